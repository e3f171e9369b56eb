import Foundation

/// A rotor that an app adds.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor>.
@MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Answers with the next item, or nil when there is none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// Which way to search.
  public enum Direction: Int, Hashable, Sendable { case previous, next }

  /// The rotors that the system names.
  public enum SystemRotorType: Int, Hashable, Sendable, CaseIterable {
    case none, link, visitedLink, heading
    case headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
    case boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
  }

  open var attributedName: NSAttributedString
  open var itemSearchBlock: Search
  public let systemRotorType: SystemRotorType

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  public init(attributedName: NSAttributedString, itemSearch: @escaping Search) {
    self.attributedName = attributedName
    itemSearchBlock = itemSearch
    systemRotorType = .none
    super.init()
  }

  public convenience init(name: String, itemSearch: @escaping Search) {
    self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearch)
  }

  public init(systemType: SystemRotorType, itemSearch: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    itemSearchBlock = itemSearch
    systemRotorType = systemType
    super.init()
  }
}

/// What a rotor is asked for.
@MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem: UIAccessibilityCustomRotorItemResult
  open var searchDirection: UIAccessibilityCustomRotor.Direction

  public override init() {
    currentItem = UIAccessibilityCustomRotorItemResult()
    searchDirection = .next
    super.init()
  }
}

/// What a rotor found.
@MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: NSObjectProtocol?
  open var targetRange: UITextRange?

  public override init() { super.init() }

  public init(targetElement: NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
