@_exported import CurbcutFoundation
@_exported import CurbcutGraphics
