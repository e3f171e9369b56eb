import CurbcutFoundation
import Foundation

/// What a definition makes of texts.
struct TextFormatting {
  /// The attributes of a stretch of text as they are shown.
  let shown: (AttributeContainer) -> AttributeContainer

  init<D: AttributedTextFormattingDefinition>(_ definition: D) {
    shown = { attributes in
      var result = attributes.including(D.Scope.self)
      definition._apply(to: &result)
      return result
    }
  }

  func applied(to text: AttributedString) -> AttributedString {
    var result = AttributedString()
    for run in text.runs {
      result.append(
        AttributedString(String(text[run.range].characters), attributes: shown(run.attributes)))
    }
    return result
  }
}

private enum TextFormattingKey: EnvironmentKey {
  static var defaultValue: TextFormatting? { nil }
}

extension EnvironmentValues {
  /// What is made of texts with attributes; nil for leaving them as they are.
  var textFormatting: TextFormatting? {
    get { self[TextFormattingKey.self] }
    set { self[TextFormattingKey.self] = newValue }
  }
}

extension View {
  /// Shows the texts and editors of attributed strings in the view as a definition says.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/attributedtextformattingdefinition(_:)>.
  public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(_ definition: D)
    -> some View
  { environment(\.textFormatting, TextFormatting(definition)) }

  /// Shows the texts and editors of attributed strings in the view with the attributes of a scope.
  public func attributedTextFormattingDefinition<S: AttributeScope>(_ scope: S.Type) -> some View {
    attributedTextFormattingDefinition(AttributedTextFormatting.EmptyDefinition<S>())
  }

  /// Shows the texts and editors of attributed strings in the view with the attributes of a scope, as in `\.swiftUI`.
  public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View { attributedTextFormattingDefinition(S.self) }
}
