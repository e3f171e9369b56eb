import Foundation

/// How a view with an aspect ratio fills what is proposed.
///
/// Follows <https://developer.apple.com/documentation/swiftui/contentmode>.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

/// Keeps a ratio of width to height.
public struct _AspectRatioLayout: UnaryLayoutModifier {
  /// Nil for the ratio of the ideal size.
  var ratio: CGFloat?
  var mode: ContentMode

  private func inner(_ proposal: ProposedViewSize, _ content: ViewNode) -> ProposedViewSize {
    var ratio = ratio
    if ratio == nil {
      let ideal = content.size(.unspecified)
      ratio = ideal.height > 0 ? ideal.width / ideal.height : nil
    }
    guard let ratio, ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      if width == .infinity, height == .infinity { return proposal }
      let isWidthDecisive = (width / ratio <= height) == (mode == .fit)
      return isWidthDecisive
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  func size(_ proposal: ProposedViewSize, _ content: ViewNode, _ context: ArrangementContext) -> CGSize {
    content.size(inner(proposal, content))
  }

  func place(
    _ proposal: ProposedViewSize, _ content: ViewNode, in size: CGSize, _ context: ArrangementContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = inner(proposal, content)
    let chosen = content.size(inner)
    return (
      CGPoint(x: (size.width - chosen.width) / 2, y: (size.height - chosen.height) / 2), inner
    )
  }
}

/// Moves what is seen of a view, not its place in the layout.
public struct _OffsetEffect: UnaryLayoutModifier {
  var offset: CGSize

  func size(_ proposal: ProposedViewSize, _ content: ViewNode, _ context: ArrangementContext) -> CGSize {
    content.size(proposal)
  }

  func place(
    _ proposal: ProposedViewSize, _ content: ViewNode, in size: CGSize, _ context: ArrangementContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (CGPoint(x: offset.width, y: offset.height), proposal)
  }

  /// The guides stay where they are without the offset.
  func alignment(_ key: AlignmentKey, in dimensions: ViewDimensions, _ content: ViewNode) -> CGFloat? {
    content.dimensions(dimensions.proposal).value(key)
  }
}

/// Puts the centre of a view at a point of its parent.
public struct _PositionLayout: UnaryLayoutModifier {
  var position: CGPoint

  func size(_ proposal: ProposedViewSize, _ content: ViewNode, _ context: ArrangementContext) -> CGSize {
    let size = content.size(proposal)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  func place(
    _ proposal: ProposedViewSize, _ content: ViewNode, in size: CGSize, _ context: ArrangementContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let offered = ProposedViewSize(size)
    let inner = content.size(offered)
    return (CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2), offered)
  }

  func spacing(_ content: ViewSpacing) -> ViewSpacing { ViewSpacing() }
}

/// Sets the priority with which stacks give space to a view.
public struct _LayoutPriorityLayout: UnaryLayoutModifier {
  var value: Double

  func size(_ proposal: ProposedViewSize, _ content: ViewNode, _ context: ArrangementContext) -> CGSize {
    content.size(proposal)
  }

  func place(
    _ proposal: ProposedViewSize, _ content: ViewNode, in size: CGSize, _ context: ArrangementContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, proposal) }

  func priority(_ content: Double) -> Double { value }
}

/// Sets a guide of a view.
public struct _AlignmentGuideLayout: UnaryLayoutModifier {
  var key: AlignmentKey
  var compute: (ViewDimensions) -> CGFloat

  func size(_ proposal: ProposedViewSize, _ content: ViewNode, _ context: ArrangementContext) -> CGSize {
    content.size(proposal)
  }

  func place(
    _ proposal: ProposedViewSize, _ content: ViewNode, in size: CGSize, _ context: ArrangementContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, proposal) }

  func alignment(_ key: AlignmentKey, in dimensions: ViewDimensions, _ content: ViewNode) -> CGFloat? {
    key == self.key ? compute(content.dimensions(dimensions.proposal)) : nil
  }
}

extension View {
  /// Keeps a ratio of width to height; nil for that of the ideal size.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)-771ow>.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
  }

  /// Keeps the ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Moves what is seen of the view, in points.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/offset(x:y:)>.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }

  /// Moves what is seen of the view, in points.
  public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

  /// Puts the centre of the view at a point of its parent, in points.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/position(x:y:)>.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  /// Puts the centre of the view at a point of its parent, in points.
  public func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }

  /// Sets the priority with which stacks give space to the view; 0 by default.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/layoutpriority(_:)>.
  public func layoutPriority(_ value: Double) -> some View { modifier(_LayoutPriorityLayout(value: value)) }

  /// Sets a guide of the view, in points from its leading edge.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)-330vb>.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideLayout(key: guide.key, compute: computeValue))
  }

  /// Sets a guide of the view, in points from its top edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideLayout(key: guide.key, compute: computeValue))
  }
}
