@_exported import CurbcutFoundation
@_exported import CurbcutGraphics
@_exported import CurbcutUIKit
@_exported import CurbcutVision
