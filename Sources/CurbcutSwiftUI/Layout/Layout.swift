import Foundation

/// An arrangement of views that an app defines.
///
/// Follows <https://developer.apple.com/documentation/swiftui/layout>.
public protocol Layout: Animatable {
  /// What is kept between the calls.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// How the layout treats its container, such as the direction of a stack.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date after the views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the whole prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where a guide is set; nil to merge those of the views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Where a guide is set; nil to merge those of the views.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { LayoutDefaults.explicitAlignment }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { LayoutDefaults.explicitAlignment }
}

extension Layout where Cache == Void {
  /// Makes no cache: the layout keeps nothing between the calls.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The views that the closure makes, arranged by the layout.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/layout/callasfunction(_:)>.
  @MainActor
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

/// How a layout treats its container.
public struct LayoutProperties: Sendable {
  /// The direction of a stack; nil for other layouts.
  public var stackOrientation: Axis?

  /// Creates the default properties.
  public init() {}
}

/// A key of a value that a view has for the layout that arranges it.
public protocol LayoutValueKey {
  /// The type of the value that a view has for its layout.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// One of the views that a layout arranges.
///
/// Follows <https://developer.apple.com/documentation/swiftui/layoutsubview>.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let node: ViewNode

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

  func ask<Answer>(_ question: @MainActor (ViewNode) -> Answer) -> Answer {
    nonisolated(unsafe) var answer: Answer?
    // A layout is asked on the main actor, although its methods are not bound to it.
    MainActor.assumeIsolated { answer = question(node) }
    guard let answer else { preconditionFailure("the closure above has run") }
    return answer
  }

  /// The value that the view has for the layout.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    ask { $0.trait(LayoutValueTrait<Key>.self) } ?? Key.defaultValue
  }

  /// The priority with which the view gets space.
  public var priority: Double { ask { $0.priority } }
  /// The distances that the view prefers to its neighbours.
  public var spacing: ViewSpacing { ask { $0.currentSpacing } }
  /// The size that the view chooses for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { ask { $0.size(proposal) } }
  /// The size and the guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ask { $0.dimensions(proposal) } }

  /// Places the view: its anchor comes to the position, in the layout's coordinates, which begin at the leading edge.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    ask { node in
      let size = node.size(proposal)
      LayoutPlaces.note(
        node, at: CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y),
        proposal)
    }
  }
}

/// The views that a layout arranges.
///
/// Follows <https://developer.apple.com/documentation/swiftui/layoutsubviews>.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  public typealias SubSequence = LayoutSubviews

  private let nodes: ArraySlice<ViewNode>
  /// The direction of the language.
  public let layoutDirection: LayoutDirection

  init(_ nodes: [ViewNode], _ layoutDirection: LayoutDirection) {
    self.init(nodes[...], layoutDirection)
  }

  private init(_ nodes: ArraySlice<ViewNode>, _ layoutDirection: LayoutDirection) {
    self.nodes = nodes
    self.layoutDirection = layoutDirection
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.elementsEqual(b)
  }

  public var startIndex: Int { nodes.startIndex }
  public var endIndex: Int { nodes.endIndex }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(nodes[bounds], layoutDirection) }
}

struct LayoutValueTrait<Key: LayoutValueKey>: ViewTraitKey {
  typealias Value = Key.Value
}

extension View {
  /// Gives the view a value for the layout that arranges it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/layoutvalue(key:value:)>.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(TraitModifier<LayoutValueTrait<Key>>(value: value))
  }
}
