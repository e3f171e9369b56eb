import Foundation

/// Writes a list in words: `a, b, and c`.
///
/// Follows <https://developer.apple.com/documentation/foundation/listformatter>.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language; nil, the default, for the person's.
  open var locale: Locale! = Locale.current
  /// Writes the items; nil, the default, for as they describe themselves.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A list of texts in words, in the person's language.
  ///
  /// - Parameter strings: the texts.
  open class func localizedString(byJoining strings: [String]) -> String {
    ICU.list(strings, .and, width: .full, locale: Locale.current.identifier)
  }

  /// A list in words; nil when an item cannot be written.
  ///
  /// - Parameter items: what is listed.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let itemFormatter else {
        texts.append("\(item)")
        continue
      }
      guard let text = itemFormatter.string(for: item) else { return nil }
      texts.append(text)
    }
    return ICU.list(texts, .and, width: .full, locale: (locale ?? Locale.current).identifier)
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
