import Foundation

extension UIFontDescriptor {
  /// A key of one feature of a font in ``AttributeName/featureSettings``.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the feature, a number.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The selector of the feature within its type, a number.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The old name of ``type``.
    public static let featureIdentifier = type
    /// The old name of ``selector``.
    public static let typeIdentifier = selector
  }
}

extension UIFontDescriptor.AttributeName {
  /// Font features to turn on, each a dictionary; without effect, since fonts are drawn with their default features
  /// here.
  public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
  /// Descriptors of fallback fonts for characters that this one lacks; without effect, since the system finds them.
  public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
  /// The user-visible name; without effect.
  public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
  /// A transform of the glyphs; without effect, since glyphs are not transformed here.
  public static let matrix = Self(rawValue: "NSFontMatrixAttribute")
  /// The characters that the font must have; without effect.
  public static let characterSet = Self(rawValue: "NSCTFontCharacterSetAttribute")
  /// The same width for all characters, in points; without effect.
  public static let fixedAdvance = Self(rawValue: "NSCTFontFixedAdvanceAttribute")
}
