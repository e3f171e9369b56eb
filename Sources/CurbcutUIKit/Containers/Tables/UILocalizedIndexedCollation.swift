import CurbcutFoundation

/// Divides the rows of a table among the letters of the user's language, and sorts them.
///
/// The language is the one that the app runs in. Its letters are Unicode's; what begins with none of them stands under `#`,
/// which comes last. Follows <https://developer.apple.com/documentation/uikit/uilocalizedindexedcollation>.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private let index: LocalizedIndex

  private init(language: String) {
    index = LocalizedIndex(language: language)
    super.init()
  }

  /// The collation for the language that the app runs in.
  open class func current() -> UILocalizedIndexedCollation {
    UILocalizedIndexedCollation(
      language: Bundle.main.preferredLocalizations.first ?? Locale.current.identifier)
  }

  /// The titles of the sections, in their order.
  open var sectionTitles: [String] { index.letters + ["#"] }

  /// The titles of the index beside the table, in their order.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// The section to which the table scrolls for a title of the index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(indexTitleIndex, 0), sectionTitles.count - 1)
  }

  /// The section of an object.
  ///
  /// - Parameters:
  ///   - object: the object.
  ///   - selector: the selector of the method or property that gives the text by which it is sorted.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    index.place(of: Self.text(of: object, selector)) ?? index.letters.count
  }

  /// Some objects of one section, sorted by their texts.
  ///
  /// - Parameters:
  ///   - array: the objects.
  ///   - selector: the selector of the method or property that gives the text by which an object is sorted.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    index.sorted(array) { Self.text(of: $0, selector) }
  }

  private static func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String {
      switch selector.name {
      case "lowercaseString", "lowercased": return text.lowercased()
      case "uppercaseString", "uppercased": return text.uppercased()
      case "capitalizedString", "capitalized": return text.capitalized
      default: return text
      }
    }
    let value =
      ObjCRuntime.responds(object, to: selector)
      ? ObjCRuntime.deliver(selector, to: object)
      : try? ObjCRuntime.value(forKey: selector.name, of: object as AnyObject)
    return (value as? String) ?? (value as? NSString).map { String(describing: $0) } ?? ""
  }
}
