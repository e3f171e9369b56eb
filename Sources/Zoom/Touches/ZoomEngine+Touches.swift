import AssistiveTechnology
import Foundation

extension ZoomEngine {
  mutating func handle(_ touch: Touch) {
    guard touch.phase == .cancelled || touch.point.isOnDisplay else {
      // A finger that leaves for nowhere leaves from where it was.
      if touch.phase == .ended, let last = press.down[touch.finger] { ended(touch.finger, at: last) }
      return
    }
    switch touch.phase {
    case .began:
      // The end of its touch before got lost.
      if let lost = press.down[touch.finger] { cancelled(touch.finger, at: lost) }
      began(touch.finger, at: touch.point)
    case .moved: moved(touch.finger, to: touch.point)
    case .ended: ended(touch.finger, at: touch.point)
    case .cancelled: if let last = press.down[touch.finger] { cancelled(touch.finger, at: last) }
    }
  }

  private mutating func began(_ finger: Int, at point: CGPoint) {
    if press.down.isEmpty {
      press = Press()
      press.owner = owner(at: point)
    }
    press.land(finger, at: point, now: now)
    if isOn, press.down.count == Self.fingers, press.owner != .nobody { return beginZoomGesture() }
    switch press.owner {
    case .app: tell(finger, .began, at: point)
    case .zoom:
      // More fingers than Zoom knows what to do with are the system's.
      taps = PendingTaps()
      finishDeed()
      press.spend()
    case .controller where press.down.count == 1: controllerBegan(at: point)
    case .panel(let row) where press.down.count == 1: panelMoved(row, to: point)
    case .handle, .grip, .controller, .panel, .beside, .nobody: break
    }
  }

  private mutating func moved(_ finger: Int, to point: CGPoint) {
    guard press.down[finger] != nil else { return }
    let step = press.move(finger, to: point)
    switch press.owner {
    case .app: tell(finger, .moved, at: point)
    case .zoom(let deed): zoomFingersMoved(by: step, deed)
    case .handle: lens.moveWindow(by: step)
    case .grip(let index): lens.resize(grip: index, to: point)
    case .controller: controllerMoved(to: point)
    case .panel(let row): panelMoved(row, to: point)
    case .beside, .nobody: break
    }
  }

  private mutating func ended(_ finger: Int, at point: CGPoint) {
    guard press.down[finger] != nil else { return }
    if press.down[finger] != point { moved(finger, to: point) }
    let middle = press.middle
    press.lift(finger)
    if press.owner == .app { tell(finger, .ended, at: point) }
    guard press.down.isEmpty else { return }
    switch press.owner {
    case .zoom(let deed): zoomFingersLifted(deed)
    case .grip: saveSize()
    case .controller: controllerLifted()
    case .panel(let row): panelLifted(row, at: middle ?? point)
    case .beside: if hypot(press.travel.dx, press.travel.dy) <= ZoomMeasures.slop { isResizing = false }
    case .app, .handle, .nobody: break
    }
    press = Press()
  }

  private mutating func cancelled(_ finger: Int, at point: CGPoint) {
    press.lift(finger)
    if press.owner == .app { tell(finger, .cancelled, at: point) } else { spendPress() }
    if press.down.isEmpty { press = Press() }
  }

  /// Ends what fingers that are not the app's have begun.
  private mutating func spendPress() {
    switch press.owner {
    case .grip: saveSize()
    case .controller:
      controller.release()
      isPeeking = false
    case .app, .zoom, .handle, .panel, .beside, .nobody: break
    }
    save()
    taps = PendingTaps()
    press.spend()
  }

  // MARK: Whose a finger is

  /// How many fingers are Zoom's.
  private static let fingers = 3

  private func owner(at point: CGPoint) -> Press.Owner {
    guard isOn else { return .app }
    if let panel, let screenSize { return .panel(row: panel.row(at: point, in: screenSize)) }
    if isResizing, isMagnifying {
      let reach = ZoomMeasures.handleReach
      if let grip = lens.grips.firstIndex(where: { hypot($0.x - point.x, $0.y - point.y) <= reach }) {
        return .grip(grip)
      }
    }
    if let handle, handle.insetBy(dx: -ZoomMeasures.slop, dy: -ZoomMeasures.handleReach).contains(point) {
      return .handle
    }
    if controllerFrame?.contains(point) == true { return .controller }
    return isResizing ? .beside : .app
  }

  // MARK: The app

  /// Passes a touch on to the app, at the point of the screen that the finger meets.
  private mutating func tell(_ finger: Int, _ phase: Touch.Phase, at display: CGPoint) {
    // VoiceOver reads touches itself, and gives the app those that are the app's.
    guard !settings.voiceOver.isRunning || press.told[finger] != nil else { return }
    let picture = magnification
    let isInLens = phase == .began ? picture.lens.contains(display) : press.told[finger]?.isInLens ?? false
    if phase != .began, press.told[finger] == nil { return }
    var point = isInLens ? picture.pointInLens(seenAt: display) : display
    if isInLens, picture.isMagnified {
      // A finger that leaves the lens goes on beside it as if the lens were larger, but not off the screen.
      let screen = unmagnified.visible
      point.x = min(max(point.x, screen.minX), screen.maxX)
      point.y = min(max(point.y, screen.minY), screen.maxY)
    }
    press.told[finger] = phase == .began || phase == .moved ? (point, isInLens) : nil
    ask(Touch(finger: finger, phase: phase, point: point))
  }

  /// Takes the fingers away from the app, as the system does when a gesture of its own is recognised.
  mutating func cancelAppTouches() {
    for (finger, last) in press.told.sorted(by: { $0.key < $1.key }) {
      ask(Touch(finger: finger, phase: .cancelled, point: last.point))
    }
    press.told = [:]
  }

  // MARK: Gestures

  /// Makes a gesture with fingers of its own.
  mutating func make(_ gesture: Gesture) {
    for touch in playing.cancelling { handle(touch.ofGesture) }
    playing = TouchPlay()
    guard let plan = Self.plan(of: gesture, in: screenSize) else { return }
    playing = TouchPlay(plan.confined(to: screenSize), at: now)
    continueGesture()
  }

  mutating func continueGesture() {
    for touch in playing.take(until: now) { handle(touch.ofGesture) }
  }

  private static func plan(of gesture: Gesture, in size: CGSize?) -> TouchPlan? {
    let middle = CGPoint(x: (size?.width ?? 0) / 2, y: (size?.height ?? 0) / 2)
    let point = gesture.point ?? middle
    let fingers = gesture.fingers
    switch gesture.kind {
    case .tap(let count): return .tap(at: point, count: count, fingers: fingers)
    case .hold(let taps):
      return .drag(from: point, to: point, fingers: fingers, taps: max(0, taps - 1), duration: 0.8)
    case .swipe(let direction): return .swipe(direction, at: point, fingers: fingers)
    case .holdAndSwipe(let direction):
      let (x, y) = direction.unit
      let way = ZoomMeasures.doublingDistance
      return .drag(
        from: point, to: CGPoint(x: point.x + x * way, y: point.y + y * way), fingers: fingers, taps: 1)
    case .pinch(let opening): return .pinch(opening: opening, at: point)
    case .rotate(let clockwise): return .rotate(clockwise: clockwise, at: point)
    // These are VoiceOver's, or the system's.
    case .explore, .lift, .cancel, .passThrough, .splitTap, .scrub, .edge, .edgeStage, .edgeReturn: return nil
    }
  }
}

extension Touch {
  /// The touch of a gesture that Zoom makes, whose fingers are others than those on the glass.
  fileprivate var ofGesture: Touch { Touch(finger: finger + 100, phase: phase, point: point) }
}

extension CGPoint {
  /// Whether it may be on a display.
  fileprivate var isOnDisplay: Bool {
    x.isFinite && y.isFinite && abs(x) <= GestureTolerances.farthestPoint
      && abs(y) <= GestureTolerances.farthestPoint
  }
}
