/// The few facts that the rules need about an object before they decide whether to read it.
public struct ReadingFacts: Sendable {
  /// What is true of the object.
  public var flags: Flags
  /// What its contents form together.
  public var role: Role

  /// Creates the facts about one object; without arguments, about an object with nothing to read.
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
    /// It is an accessibility element (`isAccessibilityElement`).
    public static let isElement = Self(rawValue: 1 << 1)
    /// The elements inside it are hidden (`accessibilityElementsHidden`).
    public static let elementsHidden = Self(rawValue: 1 << 2)
    /// A view that is hidden, or fully transparent.
    public static let isInvisible = Self(rawValue: 1 << 3)
    /// A view of size zero by zero.
    public static let isSizeless = Self(rawValue: 1 << 4)
    /// A view that clips its contents to its bounds.
    public static let clips = Self(rawValue: 1 << 5)
    /// Its contents are read together (`shouldGroupAccessibilityChildren`).
    public static let groupsChildren = Self(rawValue: 1 << 6)
    /// It has the `tabBar` trait.
    public static let hasTabBarTrait = Self(rawValue: 1 << 7)
    /// It is the button of one item of a `UITabBar`.
    public static let isTabButton = Self(rawValue: 1 << 8)
    /// It has a non-empty label, value or identifier; only set for semantic groups.
    public static let hasName = Self(rawValue: 1 << 9)
    /// Its contents scroll (`UIScrollView`).
    public static let scrolls = Self(rawValue: 1 << 10)
    /// A bar lies over its top: what begins under the bar is read after it.
    public static let liesUnderBar = Self(rawValue: 1 << 12)
    /// An element that is read together with controls inside it: a text field with a button that clears it.
    public static let hasParts = Self(rawValue: 1 << 13)
    /// It says how switches go into it (`accessibilityNavigationStyle`).
    public static let hasNavigationStyle = Self(rawValue: 1 << 14)
    /// It stays in sight while its section scrolls, as a pinned section header does.
    public static let isPinned = Self(rawValue: 1 << 11)
  }

  /// What the contents of an object form together.
  public enum Role: UInt8, Sendable {
    /// Nothing in particular.
    case none
    /// `UIAccessibilityContainerType`.
    case dataTable, list, landmark, semanticGroup
    /// UIKit classes that give their contents a meaning.
    case segmentedControl, tabBar, navigationBar, toolbar, alert
  }
}
