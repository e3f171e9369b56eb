@_exported import CurbcutCoreLocation
@_exported import CurbcutGraphics
