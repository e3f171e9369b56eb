// Apple names these in its own way.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What a colour space can show.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
}

/// A space in which the components of a colour are meant.
///
/// <https://developer.apple.com/documentation/coregraphics/cgcolorspace>
public final class CGColorSpace: Hashable, Sendable {
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray = "kCGColorSpaceExtendedGray"

  public let name: String?
  public let model: CGColorSpaceModel

  /// The space of that name; nil for a space that is not one of the names above.
  public init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.displayP3: model = .rgb
    case Self.genericGrayGamma2_2, Self.extendedGray: model = .monochrome
    default: return nil
    }
    self.name = name
  }

  init(standard name: String, model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  static let standardRGB = CGColorSpace(standard: sRGB, model: .rgb)
  static let standardGray = CGColorSpace(standard: genericGrayGamma2_2, model: .monochrome)

  /// How many components a colour has, without alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standardRGB }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .standardGray }
