import CurbcutUIKit
import Foundation

/// What an element is and how it behaves.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilitytraits>.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var traits: UIAccessibilityTraits

  init(_ traits: UIAccessibilityTraits) { self.traits = traits }

  public init() { traits = .none }

  public static let isButton = AccessibilityTraits(.button)
  public static let isHeader = AccessibilityTraits(.header)
  public static let isSelected = AccessibilityTraits(.selected)
  public static let isLink = AccessibilityTraits(.link)
  public static let isSearchField = AccessibilityTraits(.searchField)
  public static let isImage = AccessibilityTraits(.image)
  public static let playsSound = AccessibilityTraits(.playsSound)
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  public static let isStaticText = AccessibilityTraits(.staticText)
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// What is beside the element is ignored; UIKit has a property for it, and no trait.
  public static let isModal = AccessibilityTraits(modalMark)
  public static let isToggle = AccessibilityTraits(.toggleButton)
  public static let isTabBar = AccessibilityTraits(.tabBar)

  static let modalMark = UIAccessibilityTraits(rawValue: 1 << 62)

  public func contains(_ member: AccessibilityTraits) -> Bool { traits.contains(member.traits) }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(traits.union(other.traits)) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    .init(traits.intersection(other.traits))
  }
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
  public mutating func formUnion(_ other: AccessibilityTraits) { traits.formUnion(other.traits) }
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    traits.formIntersection(other.traits)
  }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    traits.formSymmetricDifference(other.traits)
  }
}

/// What becomes of the elements in a view that becomes an element itself.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior>.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let raw: Int

  /// They are left out.
  public static let ignore = Self(raw: 0)
  /// They stay, in a container.
  public static let contain = Self(raw: 1)
  /// Their words, traits and actions are merged into one element.
  public static let combine = Self(raw: 2)
}

/// The level of a heading.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilityheadinglevel>.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// The kind of a text.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilitytextcontenttype>.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let context: UIAccessibilityTextualContext?

  public static let plain = Self(context: nil)
  public static let console = Self(context: .console)
  public static let fileSystem = Self(context: .fileSystem)
  public static let messaging = Self(context: .messaging)
  public static let narrative = Self(context: .narrative)
  public static let sourceCode = Self(context: .sourceCode)
  public static let spreadsheet = Self(context: .spreadsheet)
  public static let wordProcessing = Self(context: .wordProcessing)
}

/// The part of an element in a pair of a label and what it labels.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label
  case content
}

/// The key of a piece of custom content; the same key replaces it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilitycustomcontentkey>.
public struct AccessibilityCustomContentKey: Hashable {
  let id: String
  let label: Text

  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// A key with an id of its own.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  /// A key whose id is its label.
  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: "\(labelKey)") }
  /// A key with an id of its own.
  @_disfavoredOverload
  public init(_ label: LocalizedStringResource, id: String) { self.init(Text(label), id: id) }
  /// A key whose id is its label.
  @_disfavoredOverload
  public init(_ label: LocalizedStringResource) { self.init(Text(label), id: "\(label)") }

  /// A key of which nothing is known but its words.
  init(words label: Text) { self.init(label, id: "\(label)") }

  public static func == (a: Self, b: Self) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
