@_exported import CurbcutAccessibility
@_exported import CurbcutGraphics
@_exported import Foundation
