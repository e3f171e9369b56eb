import CurbcutUIKit
import Foundation

/// A view that takes what is proposed, and makes its content knowing its size.
///
/// Follows <https://developer.apple.com/documentation/swiftui/geometryreader>.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a view.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    let proxy = Attribute(GeometryProxy())
    let graph = inputs.graph
    let content = Attribute<Content> {
      let (reader, proxy) = (view.value, proxy.value)
      return ObservedReads.track(graph) { reader.content(proxy) }
    }
    var inner = inputs
    inner.implicitLayout = .depth
    let list = Content._makeViewList(view: _GraphValue(content), inputs: inner).list
    let arrangement = Attribute<any Arrangement> { DepthArrangement(alignment: .topLeading) }
    return GeometryNode(proxy, inputs, LayoutNode(arrangement, list: list, inputs))
  }
}

/// The size and place of a view.
///
/// Follows <https://developer.apple.com/documentation/swiftui/geometryproxy>.
public struct GeometryProxy: @unchecked Sendable {
  /// The size in points.
  public fileprivate(set) var size = CGSize.zero
  /// The insets of the safe area.
  public fileprivate(set) var safeAreaInsets = EdgeInsets()
  weak var node: ViewNode?

  init() {}

  /// The geometry of a node.
  @MainActor
  init(node: ViewNode, size: CGSize) {
    self.node = node
    self.size = size
    let insets = node.surface.safeAreaInsets
    safeAreaInsets = EdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  /// The rectangle of the view in a coordinate space, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The rectangle of the view in a coordinate space, in points.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let node = node
    return Isolation.onMain {
      guard let node else { return CGRect(origin: .zero, size: size) }
      switch coordinateSpace {
      case .local: return CGRect(origin: .zero, size: size)
      case .global: return node.globalFrame
      case .named(let name):
        guard let space = node.enclosingSpace(named: name) else { return node.globalFrame }
        let origin = space.globalFrame.origin
        return node.globalFrame.offsetBy(dx: -origin.x, dy: -origin.y)
      }
    }
  }
}

extension GeometryProxy {
  /// The rectangle of a view around that has named its coordinates, in this view's own; nil where there is none.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/geometryproxy/bounds(of:)>.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let (node, name) = (node, Unchecked(coordinateSpace.name))
    return Isolation.onMain {
      guard let node, let space = node.enclosingSpace(named: name.value) else { return nil }
      let origin = node.globalFrame.origin
      return space.globalFrame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
}

extension GeometryProxy: SelfComparing {
  func isSame(as other: GeometryProxy) -> Bool {
    size == other.size && safeAreaInsets == other.safeAreaInsets && node === other.node
  }
}

@MainActor
private final class GeometryNode: WrapperNode {
  private let proxy: Attribute<GeometryProxy>

  init(_ proxy: Attribute<GeometryProxy>, _ inputs: _ViewInputs, _ content: ViewNode) {
    self.proxy = proxy
    super.init(inputs, content)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    // A new size makes the content anew in the next round of the same update.
    proxy.set(GeometryProxy(node: self, size: rect.size))
    content.place(at: rect.origin, ProposedViewSize(rect.size))
  }

  override var spacing: ViewSpacing { ViewSpacing() }
  override var layoutPriority: Double { 0 }
  override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
}

extension ViewNode {
  /// The rectangle in the coordinates of the window.
  var globalFrame: CGRect { holder.convert(frame, to: nil) }

  /// The nearest view around with a coordinate space of that name.
  func enclosingSpace(named name: AnyHashable) -> ViewNode? {
    var node = parent
    while let found = node {
      if let space = found as? CoordinateSpaceNode, space.name == name { return space }
      if let scroll = found as? ScrollNode, let space = name.base as? ScrollSpace, space.isThat(of: scroll) {
        return scroll
      }
      node = found.parent
    }
    return nil
  }
}

/// A system of coordinates.
///
/// Follows <https://developer.apple.com/documentation/swiftui/coordinatespace>.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// That of the window.
  case global
  /// That of the view.
  case local
  /// That of a view around that has the name.
  case named(AnyHashable)
}

/// Something that names a system of coordinates.
public protocol CoordinateSpaceProtocol {
  /// The system of coordinates.
  var coordinateSpace: CoordinateSpace { get }
}

/// The system of coordinates of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the name.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}
/// The system of coordinates of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the name.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}
/// The system of coordinates of a view around that has the name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// That of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// That of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// That of a view around that has the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// The name of the coordinates of scroll views.
struct ScrollSpace: Hashable {
  /// Nil for a scroll view of any direction.
  var axis: Axis?

  @MainActor
  func isThat(of scroll: ScrollNode) -> Bool { axis.map { scroll.axes.contains($0) } ?? true }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The system of coordinates of the nearest scroll view around.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol/scrollview>.
  public static var scrollView: NamedCoordinateSpace { scrollSpace(nil) }

  /// The system of coordinates of the nearest scroll view around that scrolls in a direction.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollSpace(axis) }

  private static func scrollSpace(_ axis: Axis?) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: axis)))
  }
}

/// Names the coordinates of a view.
struct CoordinateSpaceModifier: PrimitiveModifier {
  var name: AnyHashable

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    CoordinateSpaceNode(modifier.value.name, inputs, body(inputs))
  }
}

@MainActor
final class CoordinateSpaceNode: WrapperNode {
  let name: AnyHashable

  init(_ name: AnyHashable, _ inputs: _ViewInputs, _ content: ViewNode) {
    self.name = name
    super.init(inputs, content)
  }
}

extension View {
  /// Names the coordinates of the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/coordinatespace(_:)>.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Names the coordinates of the view.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
