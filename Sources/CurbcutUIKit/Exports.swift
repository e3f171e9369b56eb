@_exported import CurbcutAccessibility
@_exported import CurbcutDrawing
@_exported import CurbcutFoundation
@_exported import CurbcutGraphics
