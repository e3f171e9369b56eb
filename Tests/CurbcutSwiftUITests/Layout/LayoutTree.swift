import CurbcutGraphics
import Foundation

@testable import CurbcutSwiftUI

/// A tree of views that is laid out twice: by the module, and by the second implementation in this file, which is
/// written from the documented rules alone and knows no caches.
indirect enum LayoutTree {
  case leaf(Leaf)
  case spacer(CGFloat?)
  case stack(Axis, guide: Guide, spacing: CGFloat?, [LayoutTree])
  case depth(Guide, Guide, [LayoutTree])
  case padding(EdgeInsets, LayoutTree)
  case frame(CGFloat?, CGFloat?, Guide, Guide, LayoutTree)
  case flexible(Bounds, Bounds, Guide, Guide, LayoutTree)
  case fixedSize(Bool, Bool, LayoutTree)
  case priority(Double, LayoutTree)
  case layered(LayoutTree, isBehind: Bool, LayoutTree, Guide, Guide)
  case aspect(CGFloat?, ContentMode, LayoutTree)
  case offset(CGFloat, CGFloat, LayoutTree)
  case position(CGFloat, CGFloat, LayoutTree)
  case guide(Axis, Guide, CGFloat, LayoutTree)

  enum Guide: CaseIterable { case start, middle, end }

  struct Bounds {
    var minimum, ideal, maximum: CGFloat?
  }

  /// A view without others in it.
  enum Leaf {
    case fixed(CGFloat, CGFloat)
    case flexible
    case bounded(Bounds, Bounds)
    /// Wraps: no wider than its ideal width, and higher the narrower it is.
    case wrapping(width: CGFloat, line: CGFloat)

    func size(_ proposal: ProposedViewSize) -> CGSize {
      func bounded(_ bounds: Bounds, _ proposed: CGFloat?) -> CGFloat {
        min(max(proposed ?? bounds.ideal ?? 10, bounds.minimum ?? 0), bounds.maximum ?? .infinity)
      }
      switch self {
      case .fixed(let width, let height): return CGSize(width: width, height: height)
      case .flexible: return CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
      case .bounded(let width, let height):
        return CGSize(width: bounded(width, proposal.width), height: bounded(height, proposal.height))
      case .wrapping(let width, let line):
        let chosen = min(width, max(proposal.width ?? width, line))
        return CGSize(width: chosen, height: line * (width / chosen).rounded(.up))
      }
    }
  }
}

/// The shape by which the module shows a leaf.
struct LeafShape: Shape {
  let leaf: LayoutTree.Leaf
  func path(in rect: CGRect) -> Path { Path(rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { leaf.size(proposal) }
  typealias AnimatableData = EmptyAnimatableData
}

// MARK: The second implementation

extension LayoutTree {
  struct Placed { var tree: LayoutTree, x: CGFloat, y: CGFloat, proposal: ProposedViewSize }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    switch self {
    case .leaf(let leaf): return leaf.size(proposal)
    case .spacer: preconditionFailure("a spacer is only in stacks")
    case .stack(let axis, let guide, let spacing, let views):
      return Self.arranged(views, axis, guide, spacing, proposal).size
    case .depth(let x, let y, let views): return Self.piled(views, x, y, proposal).size
    case .padding(let insets, let view):
      let inner = view.size(proposal.less(insets.leading + insets.trailing, insets.top + insets.bottom))
      return CGSize(
        width: max(0, inner.width + insets.leading + insets.trailing),
        height: max(0, inner.height + insets.top + insets.bottom))
    case .frame(let width, let height, _, _, let view):
      let inner = view.size(
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height))
      return CGSize(width: width ?? inner.width, height: height ?? inner.height)
    case .flexible(let width, let height, _, _, let view):
      let offered = ProposedViewSize(
        width: width.offer(proposal.width), height: height.offer(proposal.height))
      let inner = view.size(offered)
      return CGSize(
        width: width.length(proposal.width, inner.width), height: height.length(proposal.height, inner.height)
      )
    case .fixedSize(let isWide, let isHigh, let view):
      return view.size(
        ProposedViewSize(width: isWide ? nil : proposal.width, height: isHigh ? nil : proposal.height))
    case .aspect(let ratio, let mode, let view): return view.size(view.fitted(proposal, ratio, mode))
    case .position(_, _, let view):
      let inner = view.size(proposal)
      return CGSize(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
    case .priority(_, let view), .layered(let view, _, _, _, _), .offset(_, _, let view),
      .guide(_, _, _, let view):
      return view.size(proposal)
    }
  }

  /// The views directly in this one, with their places in it.
  func inner(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placed] {
    func aligned(_ view: LayoutTree, _ x: Guide, _ y: Guide, _ offered: ProposedViewSize) -> [Placed] {
      [
        Placed(
          tree: view, x: x.standard(size.width) - view.guide(.horizontal, x, offered),
          y: y.standard(size.height) - view.guide(.vertical, y, offered), proposal: offered)
      ]
    }
    switch self {
    case .leaf, .spacer: return []
    case .stack(let axis, let guide, let spacing, let views):
      // Placed with the size that was chosen, where nothing was proposed across.
      var final = proposal
      if final[axis.other] == nil { final[axis.other] = size[axis.other] }
      return Self.arranged(views, axis, guide, spacing, final).places
    case .depth(let x, let y, let views): return Self.piled(views, x, y, ProposedViewSize(size)).places
    case .padding(let insets, let view):
      return [
        Placed(
          tree: view, x: insets.leading, y: insets.top,
          proposal: proposal.less(insets.leading + insets.trailing, insets.top + insets.bottom))
      ]
    case .frame(let width, let height, let x, let y, let view):
      return aligned(
        view, x, y, ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height))
    case .flexible(let width, let height, let x, let y, let view):
      return aligned(
        view, x, y,
        ProposedViewSize(
          width: width.final(proposal.width, size.width), height: height.final(proposal.height, size.height)))
    case .fixedSize(let isWide, let isHigh, let view):
      let offered = ProposedViewSize(
        width: isWide ? nil : proposal.width, height: isHigh ? nil : proposal.height)
      return [Placed(tree: view, x: 0, y: 0, proposal: offered)]
    case .aspect(let ratio, let mode, let view):
      return [Placed(tree: view, x: 0, y: 0, proposal: view.fitted(proposal, ratio, mode))]
    case .position(let x, let y, let view):
      let own = view.size(ProposedViewSize(size))
      return [
        Placed(tree: view, x: x - own.width / 2, y: y - own.height / 2, proposal: ProposedViewSize(size))
      ]
    case .offset(let x, let y, let view): return [Placed(tree: view, x: x, y: y, proposal: proposal)]
    case .priority(_, let view), .guide(_, _, _, let view):
      return [Placed(tree: view, x: 0, y: 0, proposal: proposal)]
    case .layered(let base, let isBehind, let layer, let x, let y):
      let offered = ProposedViewSize(size)
      let front = Placed(
        tree: layer, x: base.guide(.horizontal, x, proposal) - layer.guide(.horizontal, x, offered),
        y: base.guide(.vertical, y, proposal) - layer.guide(.vertical, y, offered), proposal: offered)
      let back = Placed(tree: base, x: 0, y: 0, proposal: proposal)
      return isBehind ? [front, back] : [back, front]
    }
  }

  /// The rectangles of the leaves, in the order in which they are drawn.
  func frames(_ proposal: ProposedViewSize, x: CGFloat = 0, y: CGFloat = 0) -> [CGRect] {
    if case .spacer = self { return [] }
    let size = size(proposal)
    if case .leaf = self { return [CGRect(origin: CGPoint(x: x, y: y), size: size)] }
    return inner(proposal, size).flatMap { $0.tree.frames($0.proposal, x: x + $0.x, y: y + $0.y) }
  }

  // MARK: Guides

  func guide(_ axis: Axis, _ guide: Guide, _ proposal: ProposedViewSize) -> CGFloat {
    explicit(axis, guide, proposal) ?? guide.standard(size(proposal)[axis])
  }

  private func explicit(_ axis: Axis, _ guide: Guide, _ proposal: ProposedViewSize) -> CGFloat? {
    switch self {
    case .leaf, .spacer: return nil
    case .guide(axis, guide, let value, _): return value
    case .offset(_, _, let view): return view.explicit(axis, guide, proposal)
    case .layered(let base, _, _, _, _): return base.explicit(axis, guide, proposal)
    default:
      let values = inner(proposal, size(proposal)).compactMap { placed in
        if case .spacer = placed.tree { return CGFloat?.none }
        return placed.tree.explicit(axis, guide, placed.proposal).map {
          $0 + (axis == .horizontal ? placed.x : placed.y)
        }
      }
      return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }
  }

  // MARK: Stacks

  private var priority: Double {
    switch self {
    case .spacer: -.infinity
    case .priority(let value, _): value
    case .leaf, .stack, .depth: 0
    case .padding(_, let view), .frame(_, _, _, _, let view), .flexible(_, _, _, _, let view),
      .fixedSize(_, _, let view), .layered(let view, _, _, _, _), .aspect(_, _, let view),
      .offset(_, _, let view), .position(_, _, let view), .guide(_, _, _, let view):
      view.priority
    }
  }

  private func length(_ axis: Axis, _ offer: CGFloat?, across: CGFloat?) -> CGFloat {
    if case .spacer(let minimum) = self { return max(minimum ?? 8, offer ?? 0) }
    var proposal = ProposedViewSize.unspecified
    proposal[axis] = offer
    proposal[axis.other] = across
    return size(proposal)[axis]
  }

  /// The distance that the view wants at an edge along a stack; nil for the standard one.
  private func wish(_ edge: Edge) -> CGFloat? {
    func largest(_ views: some Sequence<LayoutTree>) -> CGFloat? { views.compactMap { $0.wish(edge) }.max() }
    switch self {
    case .spacer: return 0
    case .leaf, .position: return nil
    case .depth(_, _, let views): return views.isEmpty ? 0 : largest(views)
    case .stack(let axis, _, _, let views):
      if views.isEmpty { return 0 }
      let (first, last): (Edge, Edge) = axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
      if edge == first { return views.first?.wish(edge) }
      if edge == last { return views.last?.wish(edge) }
      return largest(views.filter { if case .spacer = $0 { false } else { true } })
    case .padding(let insets, let view):
      let inset: CGFloat =
        switch edge {
        case .top: insets.top
        case .bottom: insets.bottom
        case .leading: insets.leading
        case .trailing: insets.trailing
        }
      return inset != 0 ? nil : view.wish(edge)
    case .frame(let width, let height, _, _, let view):
      let isFramed = edge == .top || edge == .bottom ? height != nil : width != nil
      return isFramed ? nil : view.wish(edge)
    case .flexible(let width, let height, _, _, let view):
      return (edge == .top || edge == .bottom ? height : width).isEmpty ? view.wish(edge) : nil
    case .priority(_, let view), .fixedSize(_, _, let view), .layered(let view, _, _, _, _),
      .aspect(_, _, let view), .offset(_, _, let view), .guide(_, _, _, let view):
      return view.wish(edge)
    }
  }

  private static func arranged(
    _ views: [LayoutTree], _ axis: Axis, _ guide: Guide, _ spacing: CGFloat?, _ proposal: ProposedViewSize
  ) -> (size: CGSize, places: [Placed]) {
    guard !views.isEmpty else { return (.zero, []) }
    let (after, before): (Edge, Edge) = axis == .vertical ? (.bottom, .top) : (.trailing, .leading)
    let gaps = zip(views, views.dropFirst()).map { one, next in
      spacing ?? [one.wish(after), next.wish(before)].compactMap { $0 }.max() ?? 8
    }
    let across = proposal[axis.other]
    var offers = [CGFloat?](repeating: nil, count: views.count)
    if let whole = proposal[axis] {
      var room = whole - gaps.reduce(0, +)
      let minima = views.map { $0.length(axis, 0, across: across) }
      let maxima = views.map { $0.length(axis, .infinity, across: across) }
      for priority in Set(views.map(\.priority)).sorted(by: >) {
        let lower = views.indices.filter { views[$0].priority < priority }.reduce(0) { $0 + minima[$1] }
        var available = room - lower
        var group = views.indices.filter { views[$0].priority == priority }
        while !group.isEmpty {
          // The least flexible first; of those without a limit, the one that needs most.
          let next = group.reduce(group[0]) { best, other in
            // What is endless whatever it is offered is not flexible.
            func range(_ view: Int) -> CGFloat {
              maxima[view] == minima[view] ? 0 : maxima[view] - minima[view]
            }
            let (a, b) = (range(best), range(other))
            if b != a { return b < a ? other : best }
            return b == .infinity && minima[other] > minima[best] ? other : best
          }
          let offer = max(0, available / CGFloat(group.count))
          let taken = views[next].length(axis, offer, across: across)
          offers[next] = offer
          available -= taken
          room -= taken
          group.removeAll { $0 == next }
        }
      }
    }
    var (position, start, end) = (CGFloat(0), CGFloat(0), CGFloat(0))
    var places: [Placed] = []
    var guides: [CGFloat] = []
    for (index, view) in views.enumerated() {
      var offered = ProposedViewSize.unspecified
      offered[axis] = offers[index]
      offered[axis.other] = across
      var size = CGSize.zero
      var own: CGFloat = 0
      if case .spacer = view {
        size[axis] = view.length(axis, offers[index], across: across)
      } else {
        size = view.size(offered)
        own = view.guide(axis.other, guide, offered)
      }
      start = max(start, own)
      end = max(end, size[axis.other].isFinite ? size[axis.other] - own : .infinity)
      guides.append(own)
      places.append(
        axis == .vertical
          ? Placed(tree: view, x: 0, y: position, proposal: offered)
          : Placed(tree: view, x: position, y: 0, proposal: offered))
      position += size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    for index in places.indices {
      if axis == .vertical {
        places[index].x = start - guides[index]
      } else {
        places[index].y = start - guides[index]
      }
    }
    var size = CGSize.zero
    size[axis] = position
    size[axis.other] = start + end
    return (size, places)
  }

  private static func piled(_ views: [LayoutTree], _ x: Guide, _ y: Guide, _ proposal: ProposedViewSize) -> (
    size: CGSize, places: [Placed]
  ) {
    guard let highest = views.map(\.priority).max() else { return (.zero, []) }
    let decisive = views.filter { $0.priority == highest }
    func most(_ measure: (LayoutTree) -> CGFloat) -> CGFloat { decisive.map(measure).max() ?? 0 }
    let left = most { $0.guide(.horizontal, x, proposal) }
    let right = most {
      let width = $0.size(proposal).width
      return width.isFinite ? width - $0.guide(.horizontal, x, proposal) : width
    }
    let top = most { $0.guide(.vertical, y, proposal) }
    let bottom = most {
      let height = $0.size(proposal).height
      return height.isFinite ? height - $0.guide(.vertical, y, proposal) : height
    }
    let places = views.map {
      Placed(
        tree: $0, x: left - $0.guide(.horizontal, x, proposal), y: top - $0.guide(.vertical, y, proposal),
        proposal: proposal)
    }
    return (CGSize(width: left + right, height: top + bottom), places)
  }

  // MARK: Ratios

  /// What this view is offered to keep a ratio of width to height.
  private func fitted(_ proposal: ProposedViewSize, _ ratio: CGFloat?, _ mode: ContentMode)
    -> ProposedViewSize
  {
    let ideal = size(.unspecified)
    let ratio = ratio ?? ideal.width / ideal.height
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (CGFloat.infinity?, CGFloat.infinity?): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let byWidth = CGSize(width: width, height: width / ratio)
      let byHeight = CGSize(width: height * ratio, height: height)
      let fits = byWidth.height <= height
      return ProposedViewSize(fits == (mode == .fit) ? byWidth : byHeight)
    }
  }
}

extension LayoutTree.Bounds {
  var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

  func offer(_ proposed: CGFloat?) -> CGFloat? {
    (proposed ?? ideal).map { min(max($0, minimum ?? 0), maximum ?? .infinity) }
  }

  /// "If a minimum and a maximum are given, the frame is the proposal within them; with one of them, the content's
  /// length within the proposal and that bound; without a proposal, the ideal length."
  func length(_ proposed: CGFloat?, _ content: CGFloat) -> CGFloat {
    if proposed == nil, let ideal { return ideal }
    switch (minimum, maximum) {
    case (nil, nil): return content
    case (let low?, let high?): return min(max(proposed ?? content, low), high)
    case (let low?, nil): return proposed.map { max(low, min(content, max($0, low))) } ?? max(low, content)
    case (nil, let high?):
      return proposed.map { min(high, max(content, min($0, high))) } ?? min(high, content)
    }
  }

  func final(_ proposed: CGFloat?, _ length: CGFloat) -> CGFloat? {
    let isWithin = (minimum.map { $0 < length } ?? true) && (maximum.map { length < $0 } ?? true)
    return proposed == nil && ideal == nil && isWithin ? nil : length
  }
}

extension ProposedViewSize {
  fileprivate func less(_ width: CGFloat, _ height: CGFloat) -> ProposedViewSize {
    ProposedViewSize(
      width: self.width.map { max(0, $0 - width) }, height: self.height.map { max(0, $0 - height) })
  }
}
