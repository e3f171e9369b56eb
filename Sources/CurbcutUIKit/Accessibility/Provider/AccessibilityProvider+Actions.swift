import AccessibilityTree
import AssistiveTechnology
import Foundation

/// Carries out the requests of assistive technologies on the live objects.
///
/// Follows <https://developer.apple.com/documentation/objectivec/nsobject/uiaccessibility-actions>.
extension AccessibilityProvider {
  /// Carries out an action on an element; false when nothing handled it.
  @discardableResult
  public func perform(_ action: Action, on id: AccessibilityElement.ID) -> Bool {
    perform(ActionRequest(number: 0, action: action, element: id)).succeeded
  }

  public func perform(_ request: ActionRequest) -> ActionOutcome {
    let object = request.element.flatMap { self.object(withID: $0) }
    // An element that is gone takes no actions; touches need no element.
    if request.element != nil, object == nil, !request.action.isOnScreen {
      return ActionOutcome(request: request.number, succeeded: false)
    }
    if case .search(let search) = request.action {
      let found = object.flatMap { self.search(search, from: $0) }
      return ActionOutcome(request: request.number, succeeded: found != nil, found: found)
    }
    if case .locateText(let place) = request.action {
      let frames = object.map { self.frames(of: place, in: $0) } ?? []
      return ActionOutcome(
        request: request.number, succeeded: !frames.isEmpty, frames: frames.isEmpty ? nil : frames)
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
    case .escape where AccessibleDrag.cancel(): return true
    case .escape: return goUp(from: object ?? frontObject) { $0.accessibilityPerformEscape() }
    case .magicTap:
      return goUp(from: object ?? frontObject) { $0.accessibilityPerformMagicTap() }
        || MediaCommands.togglePlayPause?() == true
    case .scroll(let direction): return scroll(direction, from: object)
    case .touch(let touch): return put(touch)
    case .edit(let edit): return self.edit(edit, in: object)
    case .key(let press): return self.press(press)
    default: break
    }
    guard let object else { return false }
    switch action {
    case .activate: return activate(object)
    case .longPress: return longPress(object)
    case .contextMenu: return openContextMenu(of: object)
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
    case .escape, .magicTap, .scroll, .touch, .edit, .search, .scrollStatus, .locateText, .key: return false
    }
  }

  // MARK: The responder chain

  /// The object at which an action on the whole screen starts.
  private var frontObject: AccessibleObject { frontController ?? root }

  /// Asks an object and then those above it until one handles the action: superviews or containers, their
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

  /// Performs the app's own action, else taps at the activation point, where the tap goes to whatever is in front.
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

  /// Whether something else receives a touch on a view before the object does: a view in front of it, a control
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

  // MARK: Touches

  /// Presses at the activation point for as long as the slowest recogniser there requires.
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

  /// Opens the menu of the innermost view at the activation point that has one there.
  private func openContextMenu(of object: AccessibleObject) -> Bool {
    guard let window = window(of: object) else { return false }
    let point = window.convertFromScreen(object.accessibilityActivationPoint)
    var next = window.hitTest(point, with: nil)
    while let view = next {
      for case let interaction as UIContextMenuInteraction in view.interactions
      where interaction.openMenu(at: view.convert(point, from: window)) {
        return true
      }
      next = view.superview
    }
    return false
  }

  private func put(_ touch: Touch) -> Bool {
    guard let window = fingers.window(of: touch.finger) ?? window(at: touch.point) else { return false }
    var touch = touch
    touch.point = window.convertFromScreen(touch.point)
    return fingers.put(touch, on: window)
  }

  // MARK: Zoom

  /// A view takes the point in its own coordinates, any other element in screen coordinates.
  private func zoom(_ object: AccessibleObject, into: Bool) -> Bool {
    var point = object.accessibilityActivationPoint
    if let view = object as? UIView { point = view.convertFromScreen(point) }
    return into ? object.accessibilityZoomIn(at: point) : object.accessibilityZoomOut(at: point)
  }

  // MARK: Dragging

  /// Presses on the object to be dragged, and keeps the finger down.
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

  /// Moves the dragging finger to a drop point, and lifts it there.
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
  /// True for actions on the screen as a whole, whichever element they name.
  fileprivate var isOnScreen: Bool {
    if case .touch = self { true } else { false }
  }
}

extension UIAccessibilityLocationDescriptor {
  /// The location in a window; nil when the view is not in that window.
  fileprivate func place(in window: UIWindow) -> CGPoint? {
    guard let view, view.window === window else { return nil }
    return view.convert(point, to: window)
  }
}

/// Runs an app's own activation code.
@MainActor
enum Activation {
  /// The object for which only the app's own code may answer at the moment.
  private(set) static weak var asked: AccessibleObject?

  /// Runs the object's block or overridden method. The default of a UIKit class does not count: that is left to a
  /// tap, which may hit something else in front.
  static func byApp(of object: AccessibleObject) -> Bool {
    let outer = asked
    asked = object
    defer { asked = outer }
    return object.accessibilityActivate()
  }
}

extension UIView {
  /// The recognisers that receive touches on the view, its own first.
  var gestureRecognizersUpwards: [UIGestureRecognizer] {
    var all: [UIGestureRecognizer] = []
    var next: UIView? = self
    while let current = next {
      all += (current.storedGestureRecognizers ?? []).filter(\.isEnabled)
      next = current.storedSuperview
    }
    return all
  }

  /// Whether a recogniser may handle a tap on the view.
  var isWatchedByRecognizers: Bool {
    gestureRecognizersUpwards.contains {
      !($0 is UIPanGestureRecognizer || $0 is UIPinchGestureRecognizer || $0 is UIRotationGestureRecognizer
        || $0 is ContextMenuPress)
    }
  }
}
