import Foundation

/// A column whose views are made when they come into sight.
///
/// Follows <https://developer.apple.com/documentation/swiftui/lazyvstack>.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .top), distance: spacing,
      pinned: pinnedViews)
    self.content = content()
  }

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    let list = Content._makeViewList(view: _GraphValue(view.map { $0.content }), inputs: inputs).list
    return LazyNode(view.map { $0.arrangement }, list: list, inputs)
  }
}

/// A row whose views are made when they come into sight.
///
/// Follows <https://developer.apple.com/documentation/swiftui/lazyhstack>.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment), distance: spacing,
      pinned: pinnedViews)
    self.content = content()
  }

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    let list = Content._makeViewList(view: _GraphValue(view.map { $0.content }), inputs: inputs).list
    return LazyNode(view.map { $0.arrangement }, list: list, inputs)
  }
}

/// A grid that grows downwards, whose views are made when they come into sight.
///
/// Follows <https://developer.apple.com/documentation/swiftui/lazyvgrid>.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Creates a grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), distance: spacing,
      items: columns, pinned: pinnedViews)
    self.content = content()
  }

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    let list = Content._makeViewList(view: _GraphValue(view.map { $0.content }), inputs: inputs).list
    return LazyNode(view.map { $0.arrangement }, list: list, inputs)
  }
}

/// A grid that grows sideways, whose views are made when they come into sight.
///
/// Follows <https://developer.apple.com/documentation/swiftui/lazyhgrid>.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Creates a grid.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), distance: spacing,
      items: rows, pinned: pinnedViews)
    self.content = content()
  }

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    let list = Content._makeViewList(view: _GraphValue(view.map { $0.content }), inputs: inputs).list
    return LazyNode(view.map { $0.arrangement }, list: list, inputs)
  }
}

/// A row or column of a lazy grid.
///
/// Follows <https://developer.apple.com/documentation/swiftui/griditem>.
public struct GridItem: Sendable {
  /// How long the item is across the grid.
  public enum Size: Sendable {
    /// One column of this length.
    case fixed(CGFloat)
    /// One column of a length between two bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit, each of a length between two bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the item is.
  public var size: Size
  /// The distance to the next item, in points; nil for the standard one.
  public var spacing: CGFloat?
  /// Where views stand in their cells; nil for as the grid says.
  public var alignment: Alignment?

  /// Creates an item.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views that stay at the edge of a scroll view while their section is seen.
///
/// Follows <https://developer.apple.com/documentation/swiftui/pinnedscrollableviews>.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = Self(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = Self(rawValue: 2)
}
