import Foundation

extension Alignment {
  /// Where content of a size stands in a larger or smaller rectangle.
  @MainActor
  func origin(
    of content: ViewDimensions, in frame: CGSize, _ context: ArrangementContext
  ) -> CGPoint {
    // The guides of an empty frame are the defaults for its size.
    let outer = ViewDimensions(node: nil, size: frame, proposal: .unspecified)
    let x = outer[horizontal] - content[horizontal]
    return CGPoint(x: x, y: outer[vertical] - content[vertical])
  }
}

/// A frame of a fixed width, height or both.
public struct _FrameLayout: UnaryLayoutModifier {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(_ proposal: ProposedViewSize, _ content: ViewNode, _ context: ArrangementContext) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.size(inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func place(
    _ proposal: ProposedViewSize, _ content: ViewNode, in size: CGSize, _ context: ArrangementContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = inner(proposal)
    return (alignment.origin(of: content.dimensions(inner), in: size, context), inner)
  }

  func spacing(_ content: ViewSpacing) -> ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return content.reset(edges)
  }
}

/// A frame that takes part in what its content is offered and chooses.
public struct _FlexFrameLayout: UnaryLayoutModifier {
  /// The bounds of a length, in points; nil where the content decides.
  struct Bounds: Equatable {
    var minimum, ideal, maximum: CGFloat?

    /// Repairs contradictory bounds as SwiftUI does, larger ones winning.
    init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
      self.minimum = minimum.map { $0 < 0 ? 0 : $0 }
      self.ideal = ideal.map { max($0, self.minimum ?? 0) }
      self.maximum = maximum.map { max($0, self.ideal ?? self.minimum ?? 0) }
    }

    func proposal(_ proposed: CGFloat?) -> CGFloat? {
      guard let proposed = proposed ?? ideal else { return nil }
      return min(max(proposed, minimum ?? -.infinity), maximum ?? .infinity)
    }

    var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

    /// The length that is chosen whatever the content is; nil where that counts.
    func fixed(_ proposed: CGFloat?) -> CGFloat? {
      guard let proposed else { return ideal }
      guard let minimum, let maximum else { return nil }
      return min(max(proposed, minimum), maximum)
    }

    /// The length that is chosen for a proposal, with what the content chose.
    func length(_ proposed: CGFloat?, _ content: CGFloat) -> CGFloat {
      if let fixed = fixed(proposed) { return fixed }
      let offered = proposal(proposed)
      switch (minimum, maximum) {
      case (let minimum?, let maximum?): return min(max(content, minimum), maximum)
      case (let minimum?, nil): return max(min(offered ?? .infinity, content), minimum)
      case (nil, let maximum?): return min(max(offered ?? -.infinity, content), maximum)
      case (nil, nil): return content
      }
    }

    /// What the content is offered in a frame of this length; nil where it has its ideal length.
    func placing(_ proposed: CGFloat?, _ length: CGFloat) -> CGFloat? {
      guard ideal == nil, proposed == nil, minimum ?? -.infinity < length, length < maximum ?? .infinity
      else { return length }
      return nil
    }
  }

  var width: Bounds
  var height: Bounds
  var alignment: Alignment

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.proposal(proposal.width), height: height.proposal(proposal.height))
  }

  func size(_ proposal: ProposedViewSize, _ content: ViewNode, _ context: ArrangementContext) -> CGSize {
    if let width = width.fixed(proposal.width), let height = height.fixed(proposal.height) {
      return CGSize(width: width, height: height)
    }
    let size = content.size(inner(proposal))
    return CGSize(
      width: width.length(proposal.width, size.width), height: height.length(proposal.height, size.height))
  }

  func place(
    _ proposal: ProposedViewSize, _ content: ViewNode, in size: CGSize, _ context: ArrangementContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = ProposedViewSize(
      width: width.placing(proposal.width, size.width), height: height.placing(proposal.height, size.height))
    return (alignment.origin(of: content.dimensions(inner), in: size, context), inner)
  }

  func spacing(_ content: ViewSpacing) -> ViewSpacing {
    var edges: Edge.Set = []
    if !width.isEmpty { edges.formUnion(.horizontal) }
    if !height.isEmpty { edges.formUnion(.vertical) }
    return content.reset(edges)
  }
}

extension View {
  /// Puts the view into a frame of a fixed size, in points; nil for the view's own.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)>.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    modifier(
      _FrameLayout(
        width: FrameLength.checked(width), height: FrameLength.checked(height), alignment: alignment))
  }

  /// Puts the view into a frame whose size stays within bounds, in points.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)>.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        width: .init(FrameLength.checked(minWidth), idealWidth, maxWidth),
        height: .init(FrameLength.checked(minHeight), idealHeight, maxHeight), alignment: alignment))
  }

  /// Gives the view its ideal size in some directions, whatever is proposed.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)>.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Gives the view its ideal size, whatever is proposed.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/fixedsize()>.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}

/// Lengths that an app gives for frames.
@MainActor
enum FrameLength {
  /// The length; nil with a warning for one that no view can have.
  static func checked(_ length: CGFloat?) -> CGFloat? {
    guard let length else { return nil }
    guard length >= 0, length.isFinite else {
      GraphWarning.invalidFrame.report()
      return nil
    }
    return length
  }
}

/// Proposes no size in some directions.
public struct _FixedSizeLayout: UnaryLayoutModifier {
  var horizontal: Bool
  var vertical: Bool

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func size(_ proposal: ProposedViewSize, _ content: ViewNode, _ context: ArrangementContext) -> CGSize {
    content.size(inner(proposal))
  }

  func place(
    _ proposal: ProposedViewSize, _ content: ViewNode, in size: CGSize, _ context: ArrangementContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (.zero, inner(proposal))
  }
}
