import Foundation

/// The layout of ``VStack``.
///
/// Follows <https://developer.apple.com/documentation/swiftui/vstacklayout>.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    BuiltInLayouts.size(of: self, proposal, subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    BuiltInLayouts.place(self, in: bounds, proposal, subviews)
  }
}

/// The layout of ``HStack``.
///
/// Follows <https://developer.apple.com/documentation/swiftui/hstacklayout>.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    BuiltInLayouts.size(of: self, proposal, subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    BuiltInLayouts.place(self, in: bounds, proposal, subviews)
  }
}

/// The layout of ``ZStack``.
///
/// Follows <https://developer.apple.com/documentation/swiftui/zstacklayout>.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  /// Creates the layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    BuiltInLayouts.size(of: self, proposal, subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    BuiltInLayouts.place(self, in: bounds, proposal, subviews)
  }
}

extension VStackLayout: BuiltInLayout {
  var arrangement: any Arrangement {
    StackArrangement(axis: .vertical, alignment: alignment.key, distance: spacing)
  }
}

extension HStackLayout: BuiltInLayout {
  var arrangement: any Arrangement {
    StackArrangement(axis: .horizontal, alignment: alignment.key, distance: spacing)
  }
}

extension ZStackLayout: BuiltInLayout {
  var arrangement: any Arrangement { DepthArrangement(alignment: alignment) }
}

/// The layout of ``Grid``. Its rows are ``GridRow``s.
///
/// Follows <https://developer.apple.com/documentation/swiftui/gridlayout>.
public struct GridLayout: Layout {
  /// Where the views stand in their cells.
  public var alignment: Alignment
  /// The distance between columns, in points; nil for the standard one.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; nil for the standard one.
  public var verticalSpacing: CGFloat?

  /// Creates the layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    BuiltInLayouts.size(of: self, proposal, subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    BuiltInLayouts.place(self, in: bounds, proposal, subviews)
  }
}

extension GridLayout: BuiltInLayout {
  var arrangement: any Arrangement {
    GridArrangement(
      alignment: alignment,
      gaps: CGSize(
        width: horizontalSpacing ?? ViewSpacing.standard, height: verticalSpacing ?? ViewSpacing.standard))
  }
}

/// The layouts of this module, asked as any other layout.
enum BuiltInLayouts {
  static func size(of layout: any BuiltInLayout, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
    -> CGSize
  {
    arranged(layout, proposal, subviews).size
  }

  static func place(
    _ layout: any BuiltInLayout, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    nonisolated(unsafe) let asked = layout
    let offered = Isolation.onMain { asked.arrangement.placingProposal(proposal, bounds.size) }
    for (subview, place) in zip(subviews, arranged(layout, offered, subviews).places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
  }

  private static func arranged(
    _ layout: any BuiltInLayout, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> Arranged {
    nonisolated(unsafe) let layout = layout
    return Isolation.onMain {
      let nodes = subviews.map(\.node)
      let context = ArrangementContext(
        isRightToLeft: false,
        displayScale: nodes.first?.surface.displayScale ?? 1)
      return layout.arrangement.arrange(nodes, proposal, in: context)
    }
  }
}
