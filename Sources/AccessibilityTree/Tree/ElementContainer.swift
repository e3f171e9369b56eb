import Foundation

/// A group of elements that means something to a person: a list, a tab bar, a labelled group.
public struct ElementContainer: Equatable, Sendable {
  public var id: AccessibilityElement.ID
  public var kind: Kind
  public var label: AccessibilityText?
  public var value: AccessibilityText?
  public var identifier: String?
  public var traits: AccessibilityTraits
  /// Points, in screen coordinates.
  public var frame: CGRect
  /// Rows and columns of a data table.
  public var rowCount: Int?
  public var columnCount: Int?
  /// True when the app asked that everything else be ignored.
  public var isModal: Bool
  public var children: [ElementTree.Item]
  /// The container around this one, as an index into ``ElementTree/containers``.
  public var parent: Int?

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
    case dataTable, list, landmark, semanticGroup
    /// A view with the `tabBar` trait, or a `UITabBar`.
    case tabBar
    /// A `UISegmentedControl`.
    case segmentedControl
    /// A scroll view, a table or a collection view.
    case scrollView
    case navigationBar, toolbar, alert
  }
}
