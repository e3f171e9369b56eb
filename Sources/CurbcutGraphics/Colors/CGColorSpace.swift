// Apple names these in its own way.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What a colour space can show.
public enum CGColorSpaceModel: Int32, Sendable {
  /// A model that none of the others is.
  case unknown = -1
  /// Shades of grey: one component.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}

/// A space in which the components of a colour are meant.
///
/// <https://developer.apple.com/documentation/coregraphics/cgcolorspace>
public final class CGColorSpace: Hashable, Sendable {
  /// The name of sRGB, the space of most images and of the web.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB with components below 0 and above 1 for what it cannot show.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of Display P3, the wide space of Apple's screens.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of the grey space with a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of the grey space with components below 0 and above 1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"

  /// One of the names above; nil for a space without a name.
  public let name: String?
  /// What the components of a colour in this space are.
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

/// The space of the screen for coloured drawing: sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standardRGB }

/// The space of the screen for drawing in greys: grey with a gamma of 2.2 here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .standardGray }
