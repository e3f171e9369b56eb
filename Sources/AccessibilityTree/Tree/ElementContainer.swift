import Foundation

/// A group of elements that means something to a person: a list, a tab bar, a labelled group.
public struct ElementContainer: Equatable, Sendable {
  /// What the provider calls the object behind the container.
  public var id: AccessibilityElement.ID
  /// What the container is.
  public var kind: Kind
  /// What the group is called; nil when it has no name.
  public var label: AccessibilityText?
  /// What the group holds, in words; nil for none.
  public var value: AccessibilityText?
  /// Never spoken; for automation.
  public var identifier: String?
  /// The traits of the object behind the container; they do not pass to what is inside.
  public var traits: AccessibilityTraits
  /// Points, in screen coordinates.
  public var frame: CGRect
  /// Rows and columns of a data table.
  public var rowCount: Int?
  /// The columns of a data table; nil for every other kind.
  public var columnCount: Int?
  /// True when the app asked that everything else be ignored.
  public var isModal: Bool
  /// What is directly inside, in reading order.
  public var children: [ElementTree.Item]
  /// The container around this one, as an index into ``ElementTree/containers``.
  public var parent: Int?

  /// Makes a container; everything but its kind may be left out.
  public init(
    id: AccessibilityElement.ID = 0, kind: Kind, label: AccessibilityText? = nil,
    value: AccessibilityText? = nil, identifier: String? = nil,
    traits: AccessibilityTraits = [], frame: CGRect = .zero, rowCount: Int? = nil,
    columnCount: Int? = nil, isModal: Bool = false, children: [ElementTree.Item] = [],
    parent: Int? = nil
  ) {
    self.id = id
    self.kind = kind
    self.label = label
    self.value = value
    self.identifier = identifier
    self.traits = traits
    self.frame = frame
    self.rowCount = rowCount
    self.columnCount = columnCount
    self.isModal = isModal
    self.children = children
    self.parent = parent
  }

  /// What a container is.
  public enum Kind: String, Hashable, Sendable {
    /// Kept together, without a meaning of its own (`shouldGroupAccessibilityChildren`, a fixed order).
    case group
    /// A table with rows, columns and headers.
    case dataTable
    /// A list, whose beginning and end are spoken.
    case list
    /// A part of the screen that somebody may want to jump to.
    case landmark
    /// A group whose name is spoken when it is entered.
    case semanticGroup
    /// A view with the `tabBar` trait, or a `UITabBar`.
    case tabBar
    /// A `UISegmentedControl`.
    case segmentedControl
    /// A scroll view, a table or a collection view.
    case scrollView
    /// A `UINavigationBar`.
    case navigationBar
    /// A `UIToolbar`.
    case toolbar
    /// An alert.
    case alert
  }
}
