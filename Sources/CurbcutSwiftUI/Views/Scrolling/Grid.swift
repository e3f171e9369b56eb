import Foundation

/// A grid whose columns are as wide as their widest cells.
///
/// Follows <https://developer.apple.com/documentation/swiftui/grid>.
nonisolated public struct Grid<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  /// Creates a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    var rows = inputs
    rows.isInGrid = true
    let list = Content._makeViewList(view: _GraphValue(view.map { $0.content }), inputs: rows).list
    let arrangement = Attribute<any Arrangement> {
      let grid = view.value
      return GridLayout(
        alignment: grid.alignment, horizontalSpacing: grid.horizontalSpacing,
        verticalSpacing: grid.verticalSpacing
      ).arrangement
    }
    return LayoutNode(arrangement, list: list, inputs)
  }
}

/// A row of a grid. A modifier of the row is one of each of its cells.
///
/// Follows <https://developer.apple.com/documentation/swiftui/gridrow>.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    GridRowNode(view.map { $0.alignment }, list: cells(view, inputs), inputs)
  }

  /// Where a grid asks for its rows, the cells with what makes them a row.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    guard inputs.isInGrid else { return makeItem(view, inputs) }
    let row = GridRowOfCells(view.attribute.map { $0.alignment })
    let wrapper = ItemWrapper { item, inputs in GridCellNode(row, inputs, item.make(inputs)) }
    return _ViewListOutputs(list: .modified(cells(view.attribute, inputs), wrapper))
  }

  @MainActor private static func cells(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewList {
    var inner = inputs
    inner.isInGrid = false
    return Content._makeViewList(view: _GraphValue(view.map { $0.content }), inputs: inner).list
  }

  /// In a grid, as many as there are cells.
  @MainActor public static func _viewListCount() -> Int? { nil }
}

/// What the cells of a row of a grid have in common.
@MainActor
final class GridRowOfCells {
  private let given: Attribute<VerticalAlignment?>
  /// How the row's cells stand in it; nil for as the grid says.
  var alignment: VerticalAlignment? { given.value }

  init(_ alignment: Attribute<VerticalAlignment?>) { given = alignment }
}

/// The row that a cell is in.
enum GridRowTrait: ViewTraitKey {
  typealias Value = GridRowOfCells
}

/// The node of a cell in a row.
@MainActor
private final class GridCellNode: WrapperNode {
  private let row: GridRowOfCells

  init(_ row: GridRowOfCells, _ inputs: _ViewInputs, _ content: ViewNode) {
    self.row = row
    super.init(inputs, content)
    observe { [unowned self] in
      _ = row.alignment
      traitsDidChange()
    }
  }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    key == GridRowTrait.self ? row as? Key.Value : super.trait(key)
  }
}

/// The node of a row that is not in the list of a grid: a row of views like any other, or one that ``GridLayout`` places.
@MainActor
final class GridRowNode: ViewNode {
  private(set) var alignment: VerticalAlignment?
  private var list: ChildList?
  private var context: ArrangementContext
  /// Where the grid wants the cells, in the coordinates of the row.
  var places: [(origin: CGPoint, proposal: ProposedViewSize)]? {
    didSet { setNeedsPlacement() }
  }

  init(_ alignment: Attribute<VerticalAlignment?>, list: ViewList, _ inputs: _ViewInputs) {
    context = ArrangementContext(isRightToLeft: false, displayScale: inputs.surface.displayScale)
    super.init(inputs)
    observe { [unowned self] in
      self.alignment = alignment.value
      context.isRightToLeft = environment.value.layoutDirection == .rightToLeft
      parent?.invalidateLayout()
      invalidateLayout()
    }
    self.list = ChildList(list, owner: self, inputs)
  }

  var cells: [ViewNode] { children.filter { !$0.isEmpty } }
  override var isEmpty: Bool { cells.isEmpty }

  private var row: StackArrangement {
    StackArrangement(axis: .horizontal, alignment: (alignment ?? .center).key)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    row.arrange(cells, proposal, in: context).size
  }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    let places = places ?? row.arrange(cells, row.placingProposal(proposal, rect.size), in: context).places
    for (cell, place) in zip(cells, places) {
      cell.place(place.origin, in: rect, place.proposal, isRightToLeft: context.isRightToLeft)
    }
  }
}

/// How many columns a cell takes.
enum GridCellColumnsTrait: ViewTraitKey {
  typealias Value = Int
}

/// Where a cell's view stands in it.
enum GridCellAnchorTrait: ViewTraitKey {
  typealias Value = UnitPoint
}

/// How a column is aligned.
enum GridColumnAlignmentTrait: ViewTraitKey {
  typealias Value = HorizontalAlignment
}

/// The directions in which a cell asks for no room.
enum GridCellUnsizedTrait: ViewTraitKey {
  typealias Value = Axis.Set
}

extension View {
  /// Has the view take several columns of a grid.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/gridcellcolumns(_:)>.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier<GridCellColumnsTrait>(value: max(1, count)))
  }

  /// Sets where the view stands in its cell.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/gridcellanchor(_:)>.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier<GridCellAnchorTrait>(value: anchor))
  }

  /// Sets how the column of the view is aligned.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/gridcolumnalignment(_:)>.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier<GridColumnAlignmentTrait>(value: guide))
  }

  /// Keeps the view from making its row or column larger.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/gridcellunsizedaxes(_:)>.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier<GridCellUnsizedTrait>(value: axes))
  }
}
