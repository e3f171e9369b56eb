@_exported import CurbcutSwiftUI
