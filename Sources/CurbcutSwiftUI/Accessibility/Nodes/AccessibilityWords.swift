import CurbcutUIKit
import Foundation

/// Words for assistive technologies, which may have speech attributes.
struct AccessibilityWords: Equatable {
  var string: NSAttributedString

  init(_ string: NSAttributedString) { self.string = NSAttributedString(attributedString: string) }
  init(_ string: String) { self.string = NSAttributedString(string: string) }

  /// The words of a text in an environment.
  @MainActor
  init(_ text: Text, _ environment: EnvironmentValues) { self.init(ResolvedText(text, environment).spoken) }

  var plain: String { string.string }
  var isEmpty: Bool { string.length == 0 }

  /// Whether a part is spoken in a way of its own.
  var hasAttributes: Bool {
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
    let whole = NSMutableAttributedString(attributedString: first.string)
    for word in spoken.dropFirst() {
      whole.append(NSAttributedString(string: separator))
      whole.append(word.string)
    }
    return AccessibilityWords(whole)
  }
}
