// These names follow Apple's. swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The colour model of a colour space.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Any other model.
  case unknown = -1
  /// Shades of grey: one component.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}

/// A colour space, which gives the components of a colour their meaning.
///
/// <https://developer.apple.com/documentation/coregraphics/cgcolorspace>
public final class CGColorSpace: Hashable, Sendable {
  /// The name of sRGB, the space of most images and of the web.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB extended to components below 0 and above 1, for colours outside its gamut.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of Display P3, the wide-gamut space of Apple's displays.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of the grey space with a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of the grey space with components below 0 and above 1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"

  /// One of the names above; nil for a space without a name.
  public let name: String?
  /// The colour model of the space.
  public let model: CGColorSpaceModel

  /// Creates the space with a name; nil for any name but those above.
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

  /// The number of components of a colour, without alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The device's RGB space: sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standardRGB }

/// The device's grey space: grey with a gamma of 2.2 here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .standardGray }
