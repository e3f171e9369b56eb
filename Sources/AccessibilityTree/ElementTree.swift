import Foundation

/// A screen as an assistive technology sees it: elements in reading order, and the containers
/// around them.
public struct ElementTree: Equatable, Sendable {
  /// Every element, in reading order.
  public internal(set) var elements: [AccessibilityElement] = []
  /// Where each element stands, parallel to ``elements``.
  public internal(set) var places: [Place] = []
  /// Every container, each before the ones inside it.
  public internal(set) var containers: [ElementContainer] = []
  /// The top level, in reading order.
  public internal(set) var roots: [Item] = []

  public init() {}

  /// A member of a container, or of the top level.
  public enum Item: Hashable, Sendable {
    /// An index into ``ElementTree/elements``.
    case element(Int)
    /// An index into ``ElementTree/containers``.
    case container(Int)
  }

  /// Where an element stands in the tree.
  public struct Place: Equatable, Sendable {
    /// The nearest container that means something to a person, as an index into ``ElementTree/containers``.
    public var container: Int?
    /// What the words say of its place.
    public var context: ElementContext?

    public init(container: Int? = nil, context: ElementContext? = nil) {
      self.container = container
      self.context = context
    }
  }
}

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

/// What VoiceOver says of an element's place among others.
public enum ElementContext: Equatable, Sendable {
  /// One of several of the same kind: "1 of 3".
  case series(index: Int, count: Int)
  /// An item of a `UITabBar`.
  case tabBarItem(index: Int, count: Int)
  /// An element in a view with the `tabBar` trait.
  case tab(index: Int, count: Int)
  case listStart, listEnd
  case landmarkStart, landmarkEnd
  case dataTableCell(TableCell)

  /// A cell of a data table, with the headers to be spoken. Rows and columns count from 0.
  public struct TableCell: Equatable, Sendable {
    /// Nil when the app answered "not found".
    public var row: Int?
    public var column: Int?
    public var rowSpan: Int
    public var columnSpan: Int
    public var isFirstInRow: Bool
    public var rowHeaders: [Header]
    public var columnHeaders: [Header]

    public init(
      row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1,
      isFirstInRow: Bool = false, rowHeaders: [Header] = [], columnHeaders: [Header] = []
    ) {
      self.row = row
      self.column = column
      self.rowSpan = rowSpan
      self.columnSpan = columnSpan
      self.isFirstInRow = isFirstInRow
      self.rowHeaders = rowHeaders
      self.columnHeaders = columnHeaders
    }
  }

  /// The words of a header cell.
  public struct Header: Equatable, Sendable {
    public var label: String?
    public var value: String?

    public init(label: String?, value: String?) {
      self.label = label
      self.value = value
    }
  }
}
