import CurbcutUIKit
import Foundation

/// What an element is and how it behaves.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilitytraits>.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var traits: UIAccessibilityTraits

  init(_ traits: UIAccessibilityTraits) { self.traits = traits }

  /// No traits.
  public init() { traits = .none }

  /// The element is a button.
  public static let isButton = AccessibilityTraits(.button)
  /// The element is a heading.
  public static let isHeader = AccessibilityTraits(.header)
  /// The element is selected.
  public static let isSelected = AccessibilityTraits(.selected)
  /// The element is a link.
  public static let isLink = AccessibilityTraits(.link)
  /// The element is a search field.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// The element is a picture.
  public static let isImage = AccessibilityTraits(.image)
  /// The element plays a sound of its own when it is activated.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// The element is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// The element is a text that does not change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// The element sums up the screen when the app starts.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// The value or label changes often; technologies ask for it.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// Activation plays or records; VoiceOver is silent then.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// Touches go to the element directly.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// The next page is turned when the element was read to its end.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// What is beside the element is ignored; UIKit has a property for it, and no trait.
  public static let isModal = AccessibilityTraits(modalMark)
  /// The element can be switched on and off.
  public static let isToggle = AccessibilityTraits(.toggleButton)
  /// The element contains tabs.
  public static let isTabBar = AccessibilityTraits(.tabBar)

  static let modalMark = UIAccessibilityTraits(rawValue: 1 << 62)

  /// Whether all traits of another set are in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool { traits.contains(member.traits) }
  /// The traits of both sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(traits.union(other.traits)) }
  /// The traits that both sets have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    .init(traits.intersection(other.traits))
  }
  /// The traits that one of the sets has.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    .init(traits.symmetricDifference(other.traits))
  }
  @discardableResult
  public mutating func insert(_ member: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) {
    let isNew = !contains(member)
    traits.formUnion(member.traits)
    return (isNew, member)
  }
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let had = contains(member)
    traits.subtract(member.traits)
    return had ? member : nil
  }
  @discardableResult
  public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
    let had = contains(member)
    traits.formUnion(member.traits)
    return had ? member : nil
  }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { traits.formUnion(other.traits) }
  /// Keeps the traits that another set has too.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    traits.formIntersection(other.traits)
  }
  /// Keeps the traits that one of the sets has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    traits.formSymmetricDifference(other.traits)
  }
}
