import CurbcutFoundation
import Foundation

/// The language by whose rules a text is set.
///
/// Follows <https://developer.apple.com/documentation/swiftui/typesettinglanguage>.
public struct TypesettingLanguage: Equatable, Sendable {
  private let language: Locale.Language?

  /// As the text and the person's languages suggest.
  public static let automatic = Self(language: nil)
  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { Self(language: language) }
}

extension View {
  /// Sets the language by whose rules the texts in the view are set.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/typesettinglanguage(_:isenabled:)-8dqsk>.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    if isEnabled, language != .automatic {
      UnsupportedMembers.wasSet("View.typesettingLanguage: lines are as high in every language")
    }
    return self
  }

  /// Sets the language by whose rules the texts in the view are set.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
}

extension Text {
  /// Sets the language by whose rules the text is set.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/typesettinglanguage(_:isenabled:)-3cwzg>.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    if isEnabled, language != .automatic {
      UnsupportedMembers.wasSet("Text.typesettingLanguage: lines are as high in every language")
    }
    return self
  }

  /// Sets the language by whose rules the text is set.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
}
