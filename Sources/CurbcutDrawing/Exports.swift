@_exported import CurbcutAccessibility
@_exported import CurbcutFoundation
@_exported import CurbcutGraphics
