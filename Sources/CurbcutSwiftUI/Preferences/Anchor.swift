import CurbcutUIKit
import Foundation

/// A place in a view, which others can find in their own coordinates.
///
/// Follows <https://developer.apple.com/documentation/swiftui/anchor>.
public struct Anchor<Value>: @unchecked Sendable {
  fileprivate weak var node: ViewNode?
  /// The value in the coordinates of the window.
  fileprivate let global: @MainActor (ViewNode) -> Value?
  /// The value in the coordinates of a view, given the view's place in the window.
  fileprivate let converted: (Value, CGRect) -> Value

  /// What an anchor is made from.
  public struct Source: @unchecked Sendable {
    fileprivate let make: @MainActor (ViewNode) -> Anchor<Value>
  }

  @MainActor
  fileprivate func value(in place: ViewNode) -> Value? {
    node.flatMap(global).map { converted($0, place.globalFrame) }
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { Isolation.onMain { a.isSame(as: b) } }

  @MainActor
  private func isSame(as other: Anchor) -> Bool {
    node === other.node && node.flatMap(global) == other.node.flatMap(other.global)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { Anchor<CGRect>(node: $0, global: { $0.globalFrame }, converted: Anchor.moved) }
  }

  /// A rectangle in the view, in points.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source {
      Anchor<CGRect>(
        node: $0, global: { r.offsetBy(dx: $0.globalFrame.minX, dy: $0.globalFrame.minY) },
        converted: Anchor.moved)
    }
  }
}

extension Anchor where Value == CGRect {
  fileprivate static func moved(_ rect: CGRect, _ place: CGRect) -> CGRect {
    rect.offsetBy(dx: -place.minX, dy: -place.minY)
  }
}

extension Anchor.Source where Value == CGPoint {
  private static func unit(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source {
      Anchor<CGPoint>(node: $0, global: { point.point(in: $0.globalFrame) }, converted: Anchor.moved)
    }
  }

  /// A point in the view, in points.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source {
      Anchor<CGPoint>(
        node: $0, global: { CGPoint(x: $0.globalFrame.minX + p.x, y: $0.globalFrame.minY + p.y) },
        converted: Anchor.moved)
    }
  }

  /// A point of the view's unit square.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source { unit(p) }
  /// The upper leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unit(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { unit(.top) }
  /// The upper trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unit(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unit(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unit(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unit(.trailing) }
  /// The lower leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unit(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { unit(.bottom) }
  /// The lower trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unit(.bottomTrailing) }
}

extension Anchor where Value == CGPoint {
  fileprivate static func moved(_ point: CGPoint, _ place: CGRect) -> CGPoint {
    CGPoint(x: point.x - place.minX, y: point.y - place.minY)
  }
}

extension GeometryProxy {
  /// The value of an anchor in the view's coordinates, in points.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/geometryproxy/subscript(_:)>.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let (place, anchor) = (node, Unchecked(anchor))
    let value = Isolation.onMain { Unchecked(place.flatMap { anchor.value.value(in: $0) }) }.value
    if let value { return value }
    // The view of the anchor is gone; its place is nowhere.
    if let rect = CGRect.zero as? T { return rect }
    if let point = CGPoint.zero as? T { return point }
    preconditionFailure("an anchor is a point or a rectangle")
  }
}

/// Gives a place of a view to the views around.
struct AnchorPreferenceModifier<Value, Key: PreferenceKey>: PrimitiveModifier {
  var source: Anchor<Value>.Source
  var transform: (inout Key.Value, Anchor<Value>) -> Void
  /// Whether what is inside gives is replaced.
  var replaces: Bool

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    private var modifier: AnchorPreferenceModifier
    private var lastFrame = CGRect.null

    init(_ modifier: Attribute<AnchorPreferenceModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.modifier = modifier.value
      super.init(inputs, content)
      observe { [unowned self] in
        self.modifier = modifier.value
        graph.preferencesDidChange()
      }
    }

    override func didPlace() {
      guard frame != lastFrame else { return }
      lastFrame = frame
      graph.preferencesDidChange()
    }

    override func collect<Other: PreferenceKey>(_ key: Other.Type, into values: inout PreferenceValues<Other>)
    {
      guard key == Key.self else { return super.collect(key, into: &values) }
      var inner = PreferenceValues<Key>()
      if !modifier.replaces { content.collect(Key.self, into: &inner) }
      var value = inner.valueOrDefault
      modifier.transform(&value, modifier.source.make(self))
      if let value = value as? Other.Value { values.add(value) }
    }
  }
}

extension View {
  /// Gives a place of the view to the views around.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/anchorpreference(key:value:transform:)>.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<A, K>(source: value, transform: { $0 = transform($1) }, replaces: true))
  }

  /// Changes the value that the views inside give, with a place of the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/transformanchorpreference(key:value:transform:)>.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceModifier<A, K>(source: value, transform: transform, replaces: false))
  }

  /// Puts a view in front of this one that is made from the value that the views inside give.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/overlaypreferencevalue(_:alignment:_:)>.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V>(transform: transform, isBehind: false, alignment: alignment))
  }

  /// Puts a view behind this one that is made from the value that the views inside give.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/backgroundpreferencevalue(_:alignment:_:)>.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(transform: transform, isBehind: true, alignment: alignment))
  }
}

/// Puts a view that is made from a preference behind or in front of the view that gives it.
struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: PrimitiveModifier {
  var transform: (Key.Value) -> Layer
  var isBehind: Bool
  var alignment: Alignment

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    let value = Attribute(Collected(value: Key.defaultValue))
    var inner = inputs
    inner.implicitLayout = .depth
    let layer = Attribute<Layer> { modifier.value.transform(value.value.value) }
    let node = Layer._makeView(view: _GraphValue(layer), inputs: inner).node
    let reader = Reader(value, inputs, body(inputs))
    return LayeredNode(modifier.map { ($0.isBehind, $0.alignment) }, node, inputs, reader)
  }

  /// A value that counts as new each time, as an anchor's place may have changed with it.
  private struct Collected { var value: Key.Value }

  private final class Reader: WrapperNode, PreferenceReader {
    private let value: Attribute<Collected>

    init(_ value: Attribute<Collected>, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.value = value
      super.init(inputs, content)
      graph.add(self)
    }

    func preferencesDidChange() {
      var values = PreferenceValues<Key>()
      content.collect(Key.self, into: &values)
      value.set(Collected(value: values.valueOrDefault))
    }
  }
}
