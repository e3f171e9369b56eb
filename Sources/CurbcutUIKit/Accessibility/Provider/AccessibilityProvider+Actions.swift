import AccessibilityTree
import AssistiveTechnology
import Foundation

/// What assistive technologies ask of an app, carried out on the live objects.
///
/// Follows <https://developer.apple.com/documentation/objectivec/nsobject/uiaccessibility-actions>.
extension AccessibilityProvider {
  /// Carries out an action on an element; false when nobody took it.
  @discardableResult
  public func perform(_ action: Action, on id: AccessibilityElement.ID) -> Bool {
    perform(ActionRequest(number: 0, action: action, element: id)).succeeded
  }

  public func perform(_ request: ActionRequest) -> ActionOutcome {
    let object = request.element.flatMap { self.object(withID: $0) }
    // An element that has gone takes no actions; fingers need none.
    if request.element != nil, object == nil, !request.action.isOnScreen {
      return ActionOutcome(request: request.number, succeeded: false)
    }
    if case .search(let search) = request.action {
      let found = object.flatMap { self.search(search, from: $0) }
      return ActionOutcome(request: request.number, succeeded: found != nil, found: found)
    }
    if request.action == .scrollStatus {
      let words = object.flatMap { scrollStatus(around: $0) }
      let found = words.flatMap { words in
        request.element.map { ActionOutcome.FoundItem(element: $0, text: words) }
      }
      return ActionOutcome(request: request.number, succeeded: found != nil, found: found)
    }
    return ActionOutcome(request: request.number, succeeded: carryOut(request.action, on: object))
  }

  private func carryOut(_ action: Action, on object: AccessibleObject?) -> Bool {
    switch action {
    case .escape: return goUp(from: object ?? frontObject) { $0.accessibilityPerformEscape() }
    case .magicTap: return goUp(from: object ?? frontObject) { $0.accessibilityPerformMagicTap() }
    case .scroll(let direction): return scroll(direction, from: object)
    case .touch(let touch): return put(touch)
    case .edit(let edit): return self.edit(edit, in: object)
    default: break
    }
    guard let object else { return false }
    switch action {
    case .activate: return activate(object)
    case .longPress: return longPress(object)
    case .increment:
      object.accessibilityIncrement()
      return true
    case .decrement:
      object.accessibilityDecrement()
      return true
    case .scrollToVisible: return scrollToVisible(object)
    case .revealMore(let forward): return revealMore(beyond: object, forward: forward)
    case .custom(let index):
      let actions = object.offeredCustomActions
      return actions.indices.contains(index) && actions[index].perform()
    case .zoom(let into): return zoom(object, into: into)
    case .drag(let source): return beginDrag(of: object, source: source)
    case .drop(let point): return endDrag(on: object, point: point)
    case .escape, .magicTap, .scroll, .touch, .edit, .search, .scrollStatus: return false
    }
  }

  // MARK: Up the chain

  /// Where an action on the screen as a whole begins.
  private var frontObject: AccessibleObject { frontController ?? root }

  /// Asks an object and then those above it, until one takes the action: superviews or containers, their
  /// controllers, the window, the application and its delegate.
  func goUp(from object: AccessibleObject, _ ask: (AccessibleObject) -> Bool) -> Bool {
    var next: AccessibleObject? = object
    while let current = next {
      if ask(current) { return true }
      if let element = current as? UIAccessibilityElement {
        next = element.accessibilityContainer as? AccessibleObject
      } else {
        next = (current as? UIResponder)?.next
      }
    }
    return false
  }

  // MARK: Activating

  /// The app's own action, else a tap at the activation point, which takes what lies in front there.
  private func activate(_ object: AccessibleObject) -> Bool {
    if Activation.byApp(of: object) { return true }
    guard let window = window(of: object) else { return object.accessibilityDefaults.activate(object) }
    let point = window.convertFromScreen(object.accessibilityActivationPoint)
    guard let hit = window.hitTest(point, with: nil) else { return false }
    if !touchIsSeenBefore(object, at: hit), object.accessibilityDefaults.activate(object) { return true }
    if let control = nearestControl(to: hit), !control.isEnabled, !control.isWatchedByRecognizers {
      return false
    }
    window.tap(at: point)
    return true
  }

  /// Whether somebody else sees a touch on a view before the object does: a view in front of it, a control
  /// inside it, a gesture recogniser.
  private func touchIsSeenBefore(_ object: AccessibleObject, at hit: UIView) -> Bool {
    guard let owner = view(around: object) else { return false }
    var next: UIView? = hit
    while let current = next, current !== owner {
      if current is UIControl { return true }
      next = current.storedSuperview
    }
    return next == nil || hit.isWatchedByRecognizers
  }

  private func nearestControl(to hit: UIView) -> UIControl? {
    var next: UIView? = hit
    while let current = next {
      if let control = current as? UIControl { return control }
      next = current.storedSuperview
    }
    return nil
  }

  // MARK: Fingers

  /// A finger that rests at the activation point for as long as any recogniser there waits for.
  private func longPress(_ object: AccessibleObject) -> Bool {
    guard let window = window(of: object) else { return false }
    let point = window.convertFromScreen(object.accessibilityActivationPoint)
    guard let hit = window.hitTest(point, with: nil) else { return false }
    let waits = hit.gestureRecognizersUpwards.compactMap {
      ($0 as? UILongPressGestureRecognizer)?.minimumPressDuration
    }
    fingers.put(Touch(finger: FingerTracker.own, phase: .began, point: point), on: window)
    UIKitHost.shared.clock.advance(by: max(0.5, waits.max() ?? 0) + 0.1)
    fingers.put(Touch(finger: FingerTracker.own, phase: .ended, point: point), on: window)
    return true
  }

  private func put(_ touch: Touch) -> Bool {
    guard let window = fingers.window(of: touch.finger) ?? window(at: touch.point) else { return false }
    var touch = touch
    touch.point = window.convertFromScreen(touch.point)
    return fingers.put(touch, on: window)
  }

  // MARK: Zoom

  /// A view is asked at a point of its own, any other element at a point of the screen.
  private func zoom(_ object: AccessibleObject, into: Bool) -> Bool {
    var point = object.accessibilityActivationPoint
    if let view = object as? UIView { point = view.convertFromScreen(point) }
    return into ? object.accessibilityZoomIn(at: point) : object.accessibilityZoomOut(at: point)
  }

  // MARK: Dragging

  /// Rests a finger on what is to be dragged, and keeps it down.
  private func beginDrag(of object: AccessibleObject, source: Int) -> Bool {
    guard let window = window(of: object), let sources = object.accessibilityDragSourceDescriptors,
      sources.indices.contains(source), let point = sources[source].place(in: window)
    else { return false }
    fingers.cancelAll(on: window)
    guard fingers.put(Touch(finger: FingerTracker.own, phase: .began, point: point), on: window) else {
      return false
    }
    UIKitHost.shared.clock.advance(by: 0.6)
    return true
  }

  /// Moves the finger that drags to a place for a drop, and lifts it there.
  private func endDrag(on object: AccessibleObject, point: Int) -> Bool {
    guard let window = fingers.window(of: FingerTracker.own),
      let points = object.accessibilityDropPointDescriptors, points.indices.contains(point),
      let place = points[point].place(in: window)
    else { return false }
    for phase in [Touch.Phase.moved, .ended] {
      fingers.put(Touch(finger: FingerTracker.own, phase: phase, point: place), on: window)
    }
    return true
  }
}

extension Action {
  /// True for what is done to the screen, whatever element is named.
  fileprivate var isOnScreen: Bool {
    if case .touch = self { true } else { false }
  }
}

extension UIAccessibilityLocationDescriptor {
  /// Where it is in a window; nil when its view is not in there.
  fileprivate func place(in window: UIWindow) -> CGPoint? {
    guard let view, view.window === window else { return nil }
    return view.convert(point, to: window)
  }
}

/// Asks an app for its own way to activate something.
@MainActor
enum Activation {
  /// The object of which only what the app wrote counts.
  private(set) static weak var asked: AccessibleObject?

  /// Runs the object's block or its own method. What UIKit does for a class of its own does not count:
  /// that is for a tap, which may meet something else in front.
  static func byApp(of object: AccessibleObject) -> Bool {
    let outer = asked
    asked = object
    defer { asked = outer }
    return object.accessibilityActivate()
  }
}

extension UIView {
  /// The recognisers that hear of touches on the view, its own first.
  var gestureRecognizersUpwards: [UIGestureRecognizer] {
    var all: [UIGestureRecognizer] = []
    var next: UIView? = self
    while let current = next {
      all += (current.storedGestureRecognizers ?? []).filter(\.isEnabled)
      next = current.storedSuperview
    }
    return all
  }

  /// Whether a tap on the view may be taken by a recogniser.
  var isWatchedByRecognizers: Bool {
    gestureRecognizersUpwards.contains {
      !($0 is UIPanGestureRecognizer || $0 is UIPinchGestureRecognizer || $0 is UIRotationGestureRecognizer
        || $0 is ContextMenuPress)
    }
  }
}
