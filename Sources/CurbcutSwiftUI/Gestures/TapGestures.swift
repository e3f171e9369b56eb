import CurbcutUIKit
import Foundation

/// Does something when a view is tapped.
struct TapModifier: PrimitiveModifier {
  var count: Int
  var space = CoordinateSpace.local
  var action: @MainActor (CGPoint) -> Void

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    TapNode(modifier, inputs, body(inputs))
  }
}

/// A node whose view recognises a gesture.
///
/// Assistive technologies activate it by a tap at the activation point; the element gets neither an action nor a
/// trait, as on iOS.
@MainActor
class GestureNode: ContainerNode<UIView> {
  override var letsContentExtend: Bool { true }

  final let recognizer: UIGestureRecognizer
  private final let target = GestureTarget()

  init(_ recognizer: UIGestureRecognizer, _ inputs: _ViewInputs, _ content: ViewNode) {
    self.recognizer = recognizer
    let area = ShapedArea()
    super.init(area, inputs, content)
    area.contains = { [weak self] in self?.contentShapeContains($0) }
    platformView.addGestureRecognizer(recognizer)
    target.action = { [weak self] in self?.wasRecognized() }
    recognizer.addTarget(target, action: GestureTarget.selector)
    observe { [unowned self] in recognizer.isEnabled = environment.value.isEnabled }
  }

  func wasRecognized() {}

  /// Whether a point is in the shape that a view inside was given; nil where none was.
  private func contentShapeContains(_ point: CGPoint) -> Bool? {
    var inner: ViewNode? = content
    while let found = inner {
      if let shaped = found as? any ContentShapeNode,
        let contains = shaped.contains(point, from: platformView)
      {
        return contains
      }
      // Another gesture further in has an area of its own.
      if found is GestureNode { return nil }
      inner = (found as? WrapperNode)?.content
    }
    return nil
  }

  override func makeAccessibilityItems() -> [AccessibilityItem] {
    content.accessibilityItems.map { item in
      var copy = item
      if copy.properties.respondsToUserInteraction == nil { copy.properties.respondsToUserInteraction = true }
      return copy
    }
  }
}

/// The node of a view that can be tapped.
@MainActor
final class TapNode: GestureNode {
  private let modifier: Attribute<TapModifier>
  private let tap: UITapGestureRecognizer

  init(_ modifier: Attribute<TapModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
    self.modifier = modifier
    let tap = UITapGestureRecognizer()
    self.tap = tap
    super.init(tap, inputs, content)
    observe { [unowned self] in self.tap.numberOfTapsRequired = max(1, modifier.value.count) }
    // A single tap waits for the double tap of the same view.
    var inner: ViewNode = content
    while let wrapper = inner as? WrapperNode {
      if let other = wrapper as? TapNode, other.modifier.value.count > modifier.value.count {
        tap.require(toFail: other.tap)
      }
      inner = wrapper.content
    }
  }

  override func wasRecognized() {
    guard recognizer.state == .ended else { return }
    let context = _GestureContext()
    context.node = self
    context.view = platformView
    let tap = modifier.value
    tap.action(context.convert(recognizer.location(in: nil), to: tap.space))
  }
}

/// A long press that tells when the finger touches and when it has gone or stayed long enough.
private struct PressingGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never
  let press: LongPressGesture
  let pressingChanged: ((Bool) -> Void)?

  func _makeTracker(_ context: _GestureContext) -> _GestureTracker<Bool> {
    Tracker(press._makeTracker(context), pressingChanged)
  }

  private final class Tracker: WrappingTracker<Bool, Bool> {
    private let pressingChanged: ((Bool) -> Void)?
    private var isPressing = false

    init(_ base: _GestureTracker<Bool>, _ pressingChanged: ((Bool) -> Void)?) {
      self.pressingChanged = pressingChanged
      super.init(base)
    }

    override var phase: GesturePhase<Bool> { base.phase }

    override func deliver() {
      super.deliver()
      let now = if case .active = base.phase { true } else { false }
      guard now != isPressing else { return }
      isPressing = now
      pressingChanged?(now)
    }
  }
}

/// Calls a closure when a recognizer has recognised its gesture.
private final class GestureTarget: NSObject {
  @MainActor var action: (() -> Void)?

  static let selector: Selector = {
    ObjCRuntime.register(GestureTarget.self) { type in
      type.method("gestureWasRecognized:") { target, _ in target.action?() }
    }
    return Selector("gestureWasRecognized:")
  }()
}

extension View {
  /// Does something when the view is tapped so many times.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)>.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(count: count) { _ in action() })
  }

  /// Does something with the place of the tap when the view is tapped so many times.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/ontapgesture(count:coordinatespace:perform:)-36x9h>.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(TapModifier(count: count, space: coordinateSpace.coordinateSpace) { action($0) })
  }

  /// Does something with the place of the tap when the view is tapped so many times.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(TapModifier(count: count, space: coordinateSpace) { action($0) })
  }

  /// Does something when a finger stays on the view, for a time in seconds and within a distance in points.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/onlongpressgesture(minimumduration:maximumdistance:perform:onpressingchanged:)>.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      PressingGesture(press: press, pressingChanged: onPressingChanged).onEnded { _ in action() })
  }

  /// Does something when a finger stays on the view.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
