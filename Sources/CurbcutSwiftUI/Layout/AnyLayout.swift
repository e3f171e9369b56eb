import Foundation

/// A layout of any type. Exchanging the layout keeps the identity of the views that it arranges.
///
/// Follows <https://developer.apple.com/documentation/swiftui/anylayout>.
public struct AnyLayout: Layout, @unchecked Sendable {
  /// What the layouts keep between the calls.
  public struct Cache {
    fileprivate var value: Any
    fileprivate var layout: any Layout.Type
  }

  let layout: any Layout

  /// Creates a layout without its type.
  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// Nothing: an animated change moves the views, but asks no layout between the old and the new one.
  public typealias AnimatableData = EmptyAnimatableData

  public func makeCache(subviews: Subviews) -> Cache { Self.cache(of: layout, subviews) }

  private static func cache<L: Layout>(of layout: L, _ subviews: Subviews) -> Cache {
    Cache(value: layout.makeCache(subviews: subviews), layout: L.self)
  }

  /// Asks the layout with its own cache.
  private func ask<Answer>(
    _ cache: inout Cache, _ subviews: Subviews, _ question: (any Layout, inout Any) -> Answer
  ) -> Answer {
    // The cache of another layout is of no use.
    if cache.layout != type(of: layout) { cache = makeCache(subviews: subviews) }
    return question(layout, &cache.value)
  }

  private static func with<L: Layout, Answer>(
    _ layout: L, _ value: inout Any, _ subviews: Subviews, _ body: (L, inout L.Cache) -> Answer
  ) -> Answer {
    var own = value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { value = own }
    return body(layout, &own)
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<L: Layout>(_ layout: L, _ value: inout Any) {
      Self.with(layout, &value, subviews) { $0.updateCache(&$1, subviews: subviews) }
    }
    ask(&cache, subviews) { update($0, &$1) }
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func spacing<L: Layout>(_ layout: L, _ value: inout Any) -> ViewSpacing {
      Self.with(layout, &value, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
    }
    return ask(&cache, subviews) { spacing($0, &$1) }
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    func size<L: Layout>(_ layout: L, _ value: inout Any) -> CGSize {
      Self.with(layout, &value, subviews) {
        $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return ask(&cache, subviews) { size($0, &$1) }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<L: Layout>(_ layout: L, _ value: inout Any) {
      Self.with(layout, &value, subviews) {
        $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    ask(&cache, subviews) { place($0, &$1) }
  }
}
