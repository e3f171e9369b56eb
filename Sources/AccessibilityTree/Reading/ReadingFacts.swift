/// The little that the rules need to know of an object before they decide whether to read it.
public struct ReadingFacts: Sendable {
  /// What is true of the object.
  public var flags: Flags
  /// What its contents mean together.
  public var role: Role

  /// Makes the facts of one object; without arguments, of an object that is of no interest.
  @inlinable
  public init(flags: Flags = [], role: Role = .none) {
    self.flags = flags
    self.role = role
  }

  /// What is true of an object.
  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt16

    @inlinable
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// It is a view: it has a place on the screen, and subviews.
    public static let isView = Self(rawValue: 1 << 0)
    /// It is one stop (`isAccessibilityElement`).
    public static let isElement = Self(rawValue: 1 << 1)
    /// Nothing in it is to be found (`accessibilityElementsHidden`).
    public static let elementsHidden = Self(rawValue: 1 << 2)
    /// A view that is hidden, or wholly transparent.
    public static let isInvisible = Self(rawValue: 1 << 3)
    /// A view of size zero by zero.
    public static let isSizeless = Self(rawValue: 1 << 4)
    /// A view that cuts off what lies outside it.
    public static let clips = Self(rawValue: 1 << 5)
    /// Its contents are read together (`shouldGroupAccessibilityChildren`).
    public static let groupsChildren = Self(rawValue: 1 << 6)
    /// It has the `tabBar` trait.
    public static let hasTabBarTrait = Self(rawValue: 1 << 7)
    /// It is the button of one item of a `UITabBar`.
    public static let isTabButton = Self(rawValue: 1 << 8)
    /// It has a label, a value or an identifier that is not empty; asked of semantic groups only.
    public static let hasName = Self(rawValue: 1 << 9)
    /// Its contents move under a window onto them (`UIScrollView`).
    public static let scrolls = Self(rawValue: 1 << 10)
    /// It stays in sight while what it belongs to scrolls by, as the header of a section does.
    public static let isPinned = Self(rawValue: 1 << 11)
  }

  /// What the contents of an object mean together.
  public enum Role: UInt8, Sendable {
    /// Nothing: the contents stand for themselves.
    case none
    /// `UIAccessibilityContainerType`.
    case dataTable, list, landmark, semanticGroup
    /// Classes of UIKit that give their contents a meaning.
    case segmentedControl, tabBar, navigationBar, toolbar, alert
  }
}
