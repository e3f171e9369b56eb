@_exported import CurbcutCoreLocation
@_exported import CurbcutUIKit
