@_exported import CurbcutFoundation
@_exported import CurbcutSwiftUI
