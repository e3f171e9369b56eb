import CurbcutUIKit
import Foundation

/// A colour that goes to its end over time. Gradients change at once.
@MainActor
final class AnimatedPaint: AnimationParticipant {
  typealias Components = AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>

  private var animator: Animator<Components>?
  private var paint: ((_Paint) -> Void)?
  private weak var node: ViewNode?

  /// Changes what a node is painted with, for as long as the node is there.
  func change(to new: _Paint, of node: ViewNode, _ paint: @escaping (_Paint) -> Void) {
    guard case .color(let color) = new else {
      animator?.finish()
      animator = nil
      return paint(new)
    }
    let components = Self.components(of: color)
    guard var animator else {
      self.animator = Animator(components)
      return paint(new)
    }
    if components != animator.target {
      animator.change(
        to: components, node.graph.transaction(in: node.transactions),
        GraphNode.untracked { node.environment.value })
    }
    self.animator = animator
    guard animator.isRunning else { return paint(new) }
    self.paint = paint
    self.node = node
    node.graph.animations.add(self)
    show()
  }

  var isAnimating: Bool { animator?.isRunning ?? false }
  var isEndless: Bool { animator?.isEndless ?? true }

  func advance() {}

  func show() {
    // The clock keeps an animation until its end, which the node may not live to see.
    guard node != nil else {
      animator?.finish()
      return paint = nil
    }
    guard let now = animator?.value(at: HostTimer.now) else { return }
    paint?(.color(Self.color(of: now)))
  }

  private static func components(of color: UIColor) -> Components {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    // Mixed with their opacity, so that a clear colour has no hue.
    return Components(
      AnimatablePair(Double(red * alpha), Double(green * alpha)),
      AnimatablePair(Double(blue * alpha), Double(alpha)))
  }

  private static func color(of components: Components) -> UIColor {
    let alpha = min(max(components.second.second, 0), 1)
    func part(_ value: Double) -> CGFloat { alpha > 0 ? CGFloat(min(max(value / alpha, 0), 1)) : 0 }
    return UIColor(
      red: part(components.first.first), green: part(components.first.second),
      blue: part(components.second.first), alpha: CGFloat(alpha))
  }
}
