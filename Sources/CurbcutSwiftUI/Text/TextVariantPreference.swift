import CurbcutFoundation

/// How a text that has several forms chooses one.
///
/// Follows <https://developer.apple.com/documentation/swiftui/textvariantpreference>.
public protocol TextVariantPreference: Sendable {
  /// Whether the form depends on the room.
  var _dependsOnSize: Bool { get }
}

/// Always the same form.
public struct FixedTextVariant: TextVariantPreference {
  public var _dependsOnSize: Bool { false }
}

/// A shorter form where there is no room for a longer one.
public struct SizeDependentTextVariant: TextVariantPreference {
  public var _dependsOnSize: Bool { true }
}

extension TextVariantPreference where Self == FixedTextVariant {
  /// Always the same form.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}
extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// A shorter form where there is no room for a longer one.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension View {
  /// Sets how texts in the view that have several forms choose one.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/textvariant(_:)>.
  public func textVariant(_ preference: some TextVariantPreference) -> some View {
    if preference._dependsOnSize {
      UnsupportedMembers.wasSet("View.textVariant: a text has one form, whatever the room")
    }
    return self
  }
}
