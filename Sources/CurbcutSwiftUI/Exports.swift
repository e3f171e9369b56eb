@_exported import CurbcutAccessibility
@_exported import CurbcutCombine
@_exported import CurbcutFoundation
@_exported import CurbcutGraphics
@_exported import CurbcutUIKit
@_exported import CurbcutUniformTypeIdentifiers
@_exported import Observation
