import Foundation

/// A place in a view, which can be read in the coordinates of other views.
///
/// Follows <https://developer.apple.com/documentation/swiftui/anchor>.
public struct Anchor<Value>: @unchecked Sendable {
  fileprivate weak var node: ViewNode?
  fileprivate let resolve: @MainActor (ViewNode, _ origin: CGPoint) -> Value

  /// How a place is chosen in a view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/anchor/source>.
  public struct Source: @unchecked Sendable {
    /// The value in the coordinates in which the view's origin is given.
    fileprivate let resolve: @MainActor (ViewNode, _ origin: CGPoint) -> Value

    func anchor(in node: ViewNode) -> Anchor<Value> { Anchor(node: node, resolve: resolve) }
  }
}

extension Anchor: SelfComparing {
  func isSame(as other: Anchor<Value>) -> Bool { false }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor<Value>, b: Anchor<Value>) -> Bool {
    Isolation.onMain { a.node === b.node && a.valueInWindow == b.valueInWindow }
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(node.map { ObjectIdentifier($0) }) }
}

extension Anchor {
  @MainActor fileprivate var valueInWindow: Value? { value(from: .zero) }

  /// The value in the coordinates of a place in the window; nil when the view has gone.
  @MainActor fileprivate func value(from origin: CGPoint) -> Value? {
    guard let node else { return nil }
    let place = node.globalFrame.origin
    return resolve(node, CGPoint(x: place.x - origin.x, y: place.y - origin.y))
  }
}

extension Anchor.Source where Value == CGRect {
  /// The rectangle of the view.
  public static var bounds: Anchor<CGRect>.Source {
    .init { node, origin in CGRect(origin: origin, size: node.frame.size) }
  }

  /// A rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    .init { _, origin in r.offsetBy(dx: origin.x, dy: origin.y) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    .init { _, origin in CGPoint(x: origin.x + p.x, y: origin.y + p.y) }
  }

  /// A point in proportion to the view.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { node, origin in
      CGPoint(x: origin.x + p.x * node.frame.width, y: origin.y + p.y * node.frame.height)
    }
  }

  /// The top left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// A place in another view, in the coordinates of this one.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/geometryproxy/subscript(_:)>.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let own = frame(in: .global).origin
    return Isolation.onMain {
      if let value = anchor.value(from: own) { return value }
      // The view has gone with this update; what reads the place goes with the next.
      return anchor.resolve(GonePlace.shared.node, .zero)
    }
  }
}

/// A place for anchors of views that have gone.
@MainActor
private final class GonePlace {
  static let shared = GonePlace()
  let graph = ViewGraph(environment: EnvironmentValues())
  lazy var surface = SurfaceView(graph)
  lazy var node: ViewNode = EmptyNode(
    _ViewInputs(graph: graph, environment: graph.environment, surface: surface))
}

/// Gives a place in the view to the views around.
struct AnchorWriter<Value, Key: PreferenceKey>: PrimitiveModifier {
  var source: Anchor<Value>.Source
  /// What is made of the value that the views inside give; nil where they are replaced.
  var change: (inout Key.Value, Anchor<Value>) -> Void
  var replaces: Bool

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    private var writer: AnchorWriter
    /// What was given last, and for which place: a value can be another one each time that it is made.
    private var given: (frame: CGRect, value: Key.Value)?

    init(_ modifier: Attribute<AnchorWriter>, _ inputs: _ViewInputs, _ content: ViewNode) {
      writer = modifier.value
      super.init(inputs, content)
      observe { [unowned self] in
        writer = modifier.value
        given = nil
        graph.preferencesDidChange()
      }
    }

    override func didPlace() {
      super.didPlace()
      graph.preferencesDidChange()
    }

    override func collect<Other: PreferenceKey>(_ key: Other.Type, into values: inout PreferenceValues<Other>)
    {
      guard key == Key.self else { return super.collect(key, into: &values) }
      var inner = PreferenceValues<Key>()
      if !writer.replaces { content.collect(Key.self, into: &inner) }
      var value = inner.valueOrDefault
      if writer.replaces, let given, given.frame == globalFrame {
        value = given.value
      } else {
        writer.change(&value, writer.source.anchor(in: self))
        given = (globalFrame, value)
      }
      if let value = value as? Other.Value { values.add(value) }
    }
  }
}

/// Shows a view made of what the views inside give.
struct PreferenceLayer<Key: PreferenceKey, Layer: View>: PrimitiveModifier {
  var place: LayeredModifier<Layer>.Place
  var alignment: Alignment
  var make: (Key.Value) -> Layer

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    let primary = body(inputs)
    let value = Attribute(Value(value: Key.defaultValue))
    let graph = inputs.graph
    let layer = Attribute<Layer> {
      let (modifier, given) = (modifier.value, value.value.value)
      return ObservedReads.track(graph) { modifier.make(given) }
    }
    var inner = inputs
    inner.implicitLayout = .depth
    let node = LayeredNode(
      modifier.map { ($0.place == .behind, $0.alignment) },
      Layer._makeView(view: _GraphValue(layer), inputs: inner).node, inputs, primary)
    return Node(value, inputs, node, primary)
  }

  private struct Value { let value: Key.Value }

  private final class Node: WrapperNode, PreferenceReader {
    private let value: Attribute<Value>
    private let primary: ViewNode

    init(_ value: Attribute<Value>, _ inputs: _ViewInputs, _ content: ViewNode, _ primary: ViewNode) {
      self.value = value
      self.primary = primary
      super.init(inputs, content)
      graph.add(self)
    }

    func preferencesDidChange() {
      var values = PreferenceValues<Key>()
      primary.collect(Key.self, into: &values)
      value.set(Value(value: values.valueOrDefault))
    }
  }
}

extension View {
  /// Gives a place in the view to the views around.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/anchorpreference(key:value:transform:)>.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorWriter<A, K>(source: value, change: { $0 = transform($1) }, replaces: true))
  }

  /// Adds a place in the view to what the views inside give.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/transformanchorpreference(key:value:transform:)>.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorWriter<A, K>(source: value, change: transform, replaces: false))
  }

  /// Puts a view, made of what the views inside give, in front of the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/overlaypreferencevalue(_:alignment:_:)>.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<K, V>(place: .inFront, alignment: alignment, make: transform))
  }

  /// Puts a view, made of what the views inside give, behind the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/backgroundpreferencevalue(_:alignment:_:)>.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<K, V>(place: .behind, alignment: alignment, make: transform))
  }
}
