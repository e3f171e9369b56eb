import CurbcutUIKit
import Foundation

/// What changes the look of a view and not its layout.
@MainActor
protocol LookEffect {
  /// Applies the effect to the view that holds what is changed.
  func apply(to view: UIView, size: CGSize, _ environment: EnvironmentValues)
  /// Whether nothing of the view can be seen, so that assistive technologies leave it out.
  var hides: Bool { get }
  /// Whether touches reach the view.
  var allowsTouches: Bool { get }
}

extension LookEffect {
  var hides: Bool { false }
  var allowsTouches: Bool { true }
}

/// A modifier that is such an effect.
@MainActor
protocol VisualEffectModifier: PrimitiveModifier, LookEffect {}

extension VisualEffectModifier {
  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    VisualEffectNode(modifier, inputs, body(inputs))
  }
}

/// The node of an effect, which has a view of its own.
@MainActor
final class VisualEffectNode<Effect: VisualEffectModifier>: ContainerNode<UIView>, TransparentNode {
  override var letsContentExtend: Bool { true }

  /// What is shown, which may be on its way.
  private var effect: Effect
  private let end: Attribute<Effect>

  init(_ modifier: Attribute<Effect>, _ inputs: _ViewInputs, _ content: ViewNode) {
    let shown = modifier.animated(inputs)
    effect = shown.value
    end = modifier
    super.init(PassThroughView(), inputs, content)
    observe { [unowned self] in
      effect = shown.value
      apply(environment.value)
    }
    observe { [unowned self] in
      _ = modifier.value
      accessibilityDidChange()
    }
  }

  private func apply(_ values: EnvironmentValues) {
    effect.apply(to: platformView, size: isPlaced ? shownFrame.size : .zero, values)
    (platformView as? PassThroughView)?.allowsTouches = end.value.allowsTouches
  }

  override func didPlace() {
    // A transformed view has no meaningful frame.
    let place = shownFrame
    platformView.bounds = CGRect(origin: .zero, size: place.size)
    let anchor = platformView.layer.anchorPoint
    platformView.center = CGPoint(
      x: place.minX + place.width * anchor.x, y: place.minY + place.height * anchor.y)
    GraphNode.untracked { apply(environment.value) }
  }

  override func makeAccessibilityItems() -> [AccessibilityItem] {
    isHiding ? [] : content.accessibilityItems
  }

  var isHiding: Bool { GraphNode.untracked { end.value.hides } && !isRevealed }

  var isRevealed = false { didSet { if isRevealed != oldValue { accessibilityDidChange() } } }
}

/// A view that only touches of what is in it concern.
final class PassThroughView: UIView {
  var allowsTouches = true
  /// The shadow of all that is in the view.
  var shadow: DrawnShadow? { didSet { if shadow != oldValue { setNeedsDisplay() } } }

  override func draw(_ rect: CGRect) {
    guard let shadow, let context = UIGraphicsGetCurrentContext() else { return }
    shadow.draw(in: context) { for view in subviews where !view.isHidden { view.renderInSuperview(context) } }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard allowsTouches, let hit = super.hitTest(point, with: event), hit !== self else { return nil }
    return hit
  }
}

/// Sets the opacity.
public struct _OpacityEffect: VisualEffectModifier, Animatable {
  var opacity: Double

  nonisolated public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  func apply(to view: UIView, size: CGSize, _ environment: EnvironmentValues) { view.alpha = opacity }
  var hides: Bool { opacity <= 0 }
}

/// Hides a view, which keeps its place.
struct HiddenEffect: VisualEffectModifier {
  func apply(to view: UIView, size: CGSize, _ environment: EnvironmentValues) { view.isHidden = true }
  var hides: Bool { true }
  var allowsTouches: Bool { false }
}

/// Sets whether touches reach a view.
struct HitTestingEffect: VisualEffectModifier {
  var isEnabled: Bool

  func apply(to view: UIView, size: CGSize, _ environment: EnvironmentValues) {}
  var allowsTouches: Bool { isEnabled }
}

/// Shows what is inside of a shape.
struct ClipEffect<ClipShape: Shape>: VisualEffectModifier, Animatable {
  var shape: ClipShape
  var style = FillStyle()

  nonisolated var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func apply(to view: UIView, size: CGSize, _ environment: EnvironmentValues) {
    let mask = (view.layer.mask as? CAShapeLayer) ?? CAShapeLayer()
    let rect = CGRect(origin: .zero, size: size)
    let isMirrored = shape.layoutDirectionBehavior.mirrors(environment.layoutDirection)
    let path = shape.found(in: environment, at: view.convert(rect, to: nil)).path(in: rect)
    mask.path = (isMirrored ? path.mirrored(in: rect) : path).cgPath
    mask.frame = CGRect(origin: .zero, size: size)
    mask.fillRule = style.isEOFilled ? .evenOdd : .nonZero
    mask.isAntialiased = style.isAntialiased
    view.layer.mask = mask
  }
}

/// A shadow.
struct ShadowEffect: VisualEffectModifier, Animatable {
  var color: Color
  var radius: CGFloat
  var x: CGFloat
  var y: CGFloat

  nonisolated var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(radius, AnimatablePair(x, y)) }
    set { (radius, x, y) = (newValue.first, newValue.second.first, newValue.second.second) }
  }

  func apply(to view: UIView, size: CGSize, _ environment: EnvironmentValues) {
    (view as? PassThroughView)?.shadow = DrawnShadow(
      color: color.platformColor(environment).cgColor, radius: radius, offset: CGSize(width: x, height: y))
  }
}

extension View {
  /// Sets the opacity, 0 to 1. Assistive technologies leave out what cannot be seen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/opacity(_:)>.
  public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }

  /// Hides the view, which keeps its place.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/hidden()>.
  public func hidden() -> some View { modifier(HiddenEffect()) }

  /// Sets whether touches reach the view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingEffect(isEnabled: enabled))
  }

  /// Shows what is inside of a shape.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/clipshape(_:style:)>.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipEffect(shape: shape, style: style))
  }

  /// Shows what is inside of the view's rectangle.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/clipped(antialiased:)>.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Rounds the corners, in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }

  /// Turns what is seen of the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/rotationeffect(_:anchor:)>.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Scales what is seen of the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/scaleeffect(_:anchor:)-pmi7>.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales what is seen of the view.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales what is seen of the view.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Adds a shadow, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(ShadowEffect(color: color, radius: radius, x: x, y: y))
  }
}
