import CurbcutUIKit
import Foundation

/// Words for assistive technologies, which may have speech attributes.
struct AccessibilityWords: Equatable {
  private enum Kind: Equatable {
    case plain(String)
    case attributed(NSAttributedString)
  }

  private let kind: Kind

  init(_ string: NSAttributedString) {
    kind =
      Self.hasAttributes(string)
      ? .attributed(NSAttributedString(attributedString: string)) : .plain(string.string)
  }

  init(_ string: String) { kind = .plain(string) }

  /// The words of a text in an environment.
  @MainActor
  init(_ text: Text, _ environment: EnvironmentValues) { self.init(ResolvedText(text, environment).spoken) }

  var string: NSAttributedString {
    switch kind {
    case .plain(let string): NSAttributedString(string: string)
    case .attributed(let string): string
    }
  }

  var plain: String {
    switch kind {
    case .plain(let string): string
    case .attributed(let string): string.string
    }
  }

  var isEmpty: Bool { plain.isEmpty }

  /// Whether a part is spoken in a way of its own.
  var hasAttributes: Bool {
    if case .attributed = kind { true } else { false }
  }

  private static func hasAttributes(_ string: NSAttributedString) -> Bool {
    guard string.length > 0 else { return false }
    var range = NSRange(location: 0, length: 0)
    let first = string.attributes(at: 0, effectiveRange: &range)
    return !first.isEmpty || range.length < string.length
  }

  /// What is between words that are joined.
  static let separator = ", "

  /// Several words, with a comma between them.
  static func joined(_ words: [AccessibilityWords]) -> AccessibilityWords? {
    let spoken = words.filter { !$0.isEmpty }
    guard let first = spoken.first else { return nil }
    guard spoken.count > 1 else { return first }
    guard spoken.contains(where: \.hasAttributes) else {
      return AccessibilityWords(spoken.map(\.plain).joined(separator: separator))
    }
    let whole = NSMutableAttributedString(attributedString: first.string)
    for word in spoken.dropFirst() {
      whole.append(NSAttributedString(string: separator))
      whole.append(word.string)
    }
    return AccessibilityWords(whole)
  }
}
