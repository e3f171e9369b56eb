import Foundation

/// A rotor that an app adds (iOS 10).
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor>.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Returns the next item, or nil when there is none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// Which way to search.
  public enum Direction: Int, Hashable, Sendable {
    /// Towards the beginning.
    case previous
    /// Towards the end.
    case next
  }

  /// The rotors that the system provides.
  public enum SystemRotorType: Int, Hashable, Sendable, CaseIterable {
    /// Not a system rotor: the rotor has a name of its own.
    case none
    /// Links.
    case link
    /// Visited links.
    case visitedLink
    /// Headings of every level.
    case heading
    /// Headings of the first level.
    case headingLevel1
    /// Headings of the second level.
    case headingLevel2
    /// Headings of the third level.
    case headingLevel3
    /// Headings of the fourth level.
    case headingLevel4
    /// Headings of the fifth level.
    case headingLevel5
    /// Headings of the sixth level.
    case headingLevel6
    /// Bold text.
    case boldText
    /// Italic text.
    case italicText
    /// Underlined text.
    case underlineText
    /// Words that the spell checker marks.
    case misspelledWord
    /// Images.
    case image
    /// Text fields.
    case textField
    /// Tables.
    case table
    /// Lists.
    case list
    /// Landmarks: parts of the screen that a person can jump to.
    case landmark
  }

  /// The name that is spoken for the rotor, with speech attributes (iOS 11).
  open var attributedName: NSAttributedString
  /// Finds the next item, starting from the current one.
  open var itemSearchBlock: Search
  /// The system rotor that this one replaces; `none` for one with a name of its own (iOS 11).
  public let systemRotorType: SystemRotorType

  /// The name that is spoken for the rotor, with speech attributes (iOS 11).
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// A rotor whose name has speech attributes.
  public init(attributedName: NSAttributedString, itemSearch: @escaping Search) {
    self.attributedName = attributedName
    itemSearchBlock = itemSearch
    systemRotorType = .none
    super.init()
  }

  /// A rotor with a name of its own.
  public init(name: String, itemSearch: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    itemSearchBlock = itemSearch
    systemRotorType = .none
    super.init()
  }

  /// A rotor that replaces one of the system's, under its name.
  public init(systemType: SystemRotorType, itemSearch: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    itemSearchBlock = itemSearch
    systemRotorType = systemType
    super.init()
  }
}

/// A request to a rotor: where to start, and which way to search.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate>.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item to start from. Its element is nil when the cursor is not on anything that the rotor finds.
  open var currentItem: UIAccessibilityCustomRotorItemResult
  /// Which way to search.
  open var searchDirection: UIAccessibilityCustomRotor.Direction

  public override init() {
    currentItem = UIAccessibilityCustomRotorItemResult()
    searchDirection = .next
    super.init()
  }
}

/// An item that a rotor found.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult>.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element that was found; held weakly.
  open weak var targetElement: NSObjectProtocol?
  /// The part of the element's text that was found; nil for the whole element.
  open var targetRange: UITextRange?

  public override init() { super.init() }

  /// An element, or a part of its text.
  public init(targetElement: NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
