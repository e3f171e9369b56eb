import Foundation

/// Writes a list in words: `a, b, and c`.
///
/// Follows <https://developer.apple.com/documentation/foundation/listformatter>.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language; the user's by default, and for nil.
  open var locale: Locale! = Locale.current
  /// The formatter that writes the items; nil, the default, for their own descriptions.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Strings joined into a list, in the user's language.
  ///
  /// - Parameter strings: the strings.
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
