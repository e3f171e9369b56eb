import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// Changes of a view's look that follow from its geometry, and change no layout.
///
/// Follows <https://developer.apple.com/documentation/swiftui/visualeffect>.
nonisolated public protocol VisualEffect: Sendable {
  /// Adds the changes to what is seen.
  func _apply(to look: inout _VisualEffectLook)
}

/// No changes.
///
/// Follows <https://developer.apple.com/documentation/swiftui/emptyvisualeffect>.
nonisolated public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}

  public func _apply(to look: inout _VisualEffectLook) {}
}

/// What effects make of a view.
nonisolated public struct _VisualEffectLook {
  let size: CGSize
  let isRightToLeft: Bool
  /// Around the middle of the view.
  var transform = ProjectionTransform()
  var opacity: Double = 1
  var effects = LayerEffects()

  /// What changes the picture; nil when nothing does.
  var shownEffects: LayerEffects? { effects.filters.isEmpty ? nil : effects }

  /// Adds a transformation around a point of the view, which is applied after those before.
  mutating func add(_ transform: CGAffineTransform, around anchor: UnitPoint) {
    let anchor = isRightToLeft ? UnitPoint(x: 1 - anchor.x, y: anchor.y) : anchor
    self.transform = self.transform.concatenating(
      ProjectionTransform(transform).around(anchor, in: size))
  }
}

/// An effect with a further change.
nonisolated struct ChangedVisualEffect<Base: VisualEffect>: VisualEffect {
  var base: Base
  var change: @Sendable (inout _VisualEffectLook) -> Void

  func _apply(to look: inout _VisualEffectLook) {
    base._apply(to: &look)
    change(&look)
  }
}

nonisolated extension VisualEffect {
  func adding(_ change: @escaping @Sendable (inout _VisualEffectLook) -> Void) -> ChangedVisualEffect<Self> {
    ChangedVisualEffect(base: self, change: change)
  }

  /// Moves what is seen, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding { $0.add(CGAffineTransform(translationX: $0.isRightToLeft ? -x : x, y: y), around: .center) }
  }

  /// Moves what is seen, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  /// Scales what is seen.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { $0.add(CGAffineTransform(scaleX: x, y: y), around: anchor) }
  }

  /// Scales what is seen.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales what is seen.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Turns what is seen.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { look in
      let radians = look.isRightToLeft ? -angle.radians : angle.radians
      look.add(CGAffineTransform(rotationAngle: radians), around: anchor)
    }
  }

  /// Transforms what is seen.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding { $0.add(transform, around: .topLeading) }
  }

  /// Sets the opacity, 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding { $0.opacity *= opacity } }
}

/// Applies effects that are made from a view's geometry.
struct GeometryVisualEffect<Effect: VisualEffect>: PrimitiveModifier {
  var effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: ContainerNode<UIView> {
    private var modifier: GeometryVisualEffect

    init(_ modifier: Attribute<GeometryVisualEffect>, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.modifier = modifier.value
      super.init(PassThroughView(), inputs, content)
      observe { [unowned self] in
        self.modifier = modifier.value
        _ = environment.value.layoutDirection
        setNeedsPlacement()
      }
    }

    override func didPlace() {
      let place = pixelFrame
      platformView.bounds = CGRect(origin: .zero, size: place.size)
      platformView.center = CGPoint(x: place.midX, y: place.midY)
      enclosingScroll?.follow(self)
      apply()
      // What is around the view may be placed after it.
      graph.afterUpdate { [weak self] in self?.apply() }
    }

    private func apply() {
      let direction = GraphNode.untracked { environment.value.layoutDirection }
      var look = _VisualEffectLook(size: frame.size, isRightToLeft: direction == .rightToLeft)
      modifier.effect(EmptyVisualEffect(), GeometryProxy(node: self, size: frame.size))._apply(to: &look)
      look.transform.show(on: platformView)
      platformView.alpha = look.opacity
      platformView.show(look.shownEffects)
    }

    private var enclosingScroll: ScrollNode? {
      var node = parent
      while let found = node {
        if let scroll = found as? ScrollNode { return scroll }
        node = found.parent
      }
      return nil
    }
  }
}

extension View {
  /// Changes the look of the view by its geometry. The layout stays as it is.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/visualeffect(_:)>.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(GeometryVisualEffect(effect: effect))
  }
}
