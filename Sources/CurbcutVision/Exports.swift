@_exported import CurbcutCoreImage
@_exported import CurbcutFoundation
@_exported import CurbcutGraphics
