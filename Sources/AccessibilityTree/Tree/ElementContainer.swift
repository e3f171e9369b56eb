import Foundation

/// A group of elements that has a meaning to the user: a list, a tab bar, a labelled group.
public struct ElementContainer: Equatable, Sendable {
  /// The provider's identifier for the object behind the container.
  public var id: AccessibilityElement.ID
  /// What the container is.
  public var kind: Kind
  /// The group's label; nil when it has none.
  public var label: AccessibilityText?
  /// The group's value; nil for none.
  public var value: AccessibilityText?
  /// Never spoken; for automation.
  public var identifier: String?
  /// The traits of the object behind the container; its contents do not inherit them.
  public var traits: AccessibilityTraits
  /// In points, in screen coordinates.
  public var frame: CGRect
  /// The number of rows of a data table; nil for every other kind.
  public var rowCount: Int?
  /// The number of columns of a data table; nil for every other kind.
  public var columnCount: Int?
  /// What the container says of the chart that it is; nil when it is none.
  public var chart: ChartSummary?
  /// True when the app asked for everything else to be ignored (`accessibilityViewIsModal`).
  public var isModal: Bool
  /// How Switch Control navigates into the container (`accessibilityNavigationStyle`).
  public var navigationStyle: AccessibilityElement.NavigationStyle = .automatic
  /// What is directly inside, in reading order.
  public var children: [ElementTree.Item]
  /// The container around this one, as an index into ``ElementTree/containers``.
  public var parent: Int?

  /// Creates a container; everything but its kind may be left out.
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
    /// A part of the screen that the user may want to jump to.
    case landmark
    /// A group whose name is spoken when the cursor enters it.
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
