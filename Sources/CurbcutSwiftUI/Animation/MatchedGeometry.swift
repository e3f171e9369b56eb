import CurbcutUIKit
import Foundation

/// What views with a matched geometry have in common.
///
/// Follows <https://developer.apple.com/documentation/swiftui/matchedgeometryproperties>.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = Self(rawValue: 1)
  /// The size.
  public static let size = Self(rawValue: 2)
  /// The place and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The views of a graph whose geometry is matched.
@MainActor
final class MatchedGeometry {
  struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  private struct Weak { weak var node: MatchedNode? }
  private var nodes: [Key: [Weak]] = [:]

  func add(_ node: MatchedNode, _ key: Key) {
    nodes[key, default: []].removeAll { $0.node == nil }
    nodes[key, default: []].append(Weak(node: node))
  }

  func remove(_ node: MatchedNode, _ key: Key) {
    nodes[key]?.removeAll { $0.node == nil || $0.node === node }
  }

  func all(_ key: Key) -> [MatchedNode] { nodes[key]?.compactMap(\.node) ?? [] }
}

/// Matches the geometry of a view with that of others.
struct MatchedGeometryModifier: PrimitiveModifier {
  var key: MatchedGeometry.Key
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    MatchedNode(modifier, inputs, body(inputs))
  }
}

/// The node of a view whose geometry is matched: a view that comes begins where the one of the same name is, and one
/// that is no source is always there.
@MainActor
final class MatchedNode: WrapperNode {
  private var modifier: MatchedGeometryModifier
  private var hasBeenPlaced = false

  init(_ modifier: Attribute<MatchedGeometryModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
    self.modifier = modifier.value
    super.init(inputs, content)
    graph.matchedGeometry.add(self, self.modifier.key)
    observe { [unowned self] in
      let new = modifier.value
      if new.key != self.modifier.key {
        graph.matchedGeometry.remove(self, self.modifier.key)
        graph.matchedGeometry.add(self, new.key)
      }
      self.modifier = new
      setNeedsPlacement()
      graph.afterUpdate { [weak self] in self?.tellFollowers() }
    }
  }

  private var others: [MatchedNode] { graph.matchedGeometry.all(modifier.key).filter { $0 !== self } }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    guard !modifier.isSource, let source = others.last(where: { $0.modifier.isSource && $0.isPlaced }) else {
      super.placeChildren(in: rect, proposal)
      if !hasBeenPlaced { begin() }
      hasBeenPlaced = true
      tellFollowers()
      return
    }
    let place = holder.convert(source.frame, from: source.holder)
    let size = modifier.properties.contains(.size) ? ProposedViewSize(place.size) : proposal
    let chosen = content.size(size)
    var origin = rect.origin
    if modifier.properties.contains(.position) {
      origin = CGPoint(
        x: place.minX + (place.width - chosen.width) * modifier.anchor.x,
        y: place.minY + (place.height - chosen.height) * modifier.anchor.y)
    }
    content.place(at: origin, size)
    hasBeenPlaced = true
  }

  /// Views that follow this one are placed anew.
  private func tellFollowers() {
    guard modifier.isSource else { return }
    for follower in others where !follower.modifier.isSource && follower.isPlaced {
      follower.setNeedsPlacement()
      surface.contentNeedsLayout()
    }
  }

  /// The view has come: it begins where the other one is, which goes to where this one is.
  private func begin() {
    let transaction = graph.transaction(in: transactions)
    guard transaction.shownAnimation != nil, surface.hasAppeared,
      !GraphNode.untracked({ environment.value.accessibilityStatus.reducesMotion }),
      let other = others.last(where: { $0.hasBeenPlaced })
    else { return }
    let there = holder.convert(other.frame, from: other.holder)
    let here = other.holder.convert(frame, from: holder)
    for leaf in shownNodes { leaf.move(from: leaf.frame.mapped(from: frame, to: there), transaction) }
    for leaf in other.shownNodes {
      leaf.move(to: leaf.frame.mapped(from: other.frame, to: here), transaction)
    }
  }

  override func willBeRemoved() {
    super.willBeRemoved()
    graph.matchedGeometry.remove(self, modifier.key)
  }
}

extension ViewNode {
  /// The node itself, or the nodes in it that have views of the same holder.
  fileprivate var shownNodes: [ViewNode] { view != nil ? [self] : children.flatMap(\.shownNodes) }
}

extension CGRect {
  /// The rectangle that stands in another one as this one does in a first.
  fileprivate func mapped(from old: CGRect, to new: CGRect) -> CGRect {
    let (x, y) = (
      old.width > 0 ? new.width / old.width : 1, old.height > 0 ? new.height / old.height : 1
    )
    return CGRect(
      x: new.minX + (minX - old.minX) * x, y: new.minY + (minY - old.minY) * y, width: width * x,
      height: height * y)
  }
}

extension View {
  /// Matches the geometry of the view with that of others of the same name.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/matchedgeometryeffect(id:in:properties:anchor:issource:)>.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: .init(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }

  /// Lets the view move as one, with what is in it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/geometrygroup()>.
  public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}

/// A view that moves as one.
struct GeometryGroupModifier: PrimitiveModifier {
  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    ContainerNode<UIView>(PassThroughView(), inputs, body(inputs))
  }
}
