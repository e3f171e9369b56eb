@_exported import CurbcutAccessibility
@_exported import CurbcutFoundation
@_exported import CurbcutGraphics
@_exported import CurbcutUIKit
@_exported import CurbcutUniformTypeIdentifiers
@_exported import Observation

// Apple's SwiftUI shows no more of Combine than this: an app's package may have its own `Subscription`.
@_exported import protocol OpenCombine.ObservableObject
@_exported import class OpenCombine.ObservableObjectPublisher
@_exported import struct OpenCombine.Published
