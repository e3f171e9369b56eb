import AssistiveTechnology
import DeviceSettings
import Foundation

extension AssistiveTouchEngine {
  /// The pointer among fingers.
  static let pointerFinger = -1
  /// How far a finger moves before it drags the button rather than pressing it, in points.
  static let dragDistance = 10.0

  public func claims(_ event: Event, in context: Context) -> Bool {
    guard isRunning else { return false }
    switch event {
    case .touch(let touch):
      if touch.phase != .began { return fingers[touch.finger] != nil }
      return use(of: touch.point, in: context.screenSize) != nil
    case .gesture(let gesture):
      return gesture.point.map { use(of: $0, in: context.screenSize) != nil } ?? false
    case .pointer: return true
    default: return false
    }
  }

  /// Whether the button is on the screen.
  var isButtonShown: Bool {
    menu == nil && recorder == nil && (dwell.point == nil || options.alwaysShowsMenu)
  }

  /// Where the button is now; nil while the size of the screen is unknown.
  var buttonFrame: CGRect? {
    screenSize.map { size in
      dragged.map { MenuButton.frame(draggedTo: $0, in: size) } ?? button.frame(in: size)
    }
  }

  /// What a finger would do that comes down at a point; nil for a point that is the app's.
  func use(of point: CGPoint, in size: CGSize?) -> FingerUse? {
    guard let size, point.isFinite else { return nil }
    let point = point.confined(to: CGRect(origin: .zero, size: size))
    if recorder != nil {
      let button = RecorderButton.allCases.first { $0.frame(in: size).contains(point) }
      return button.map { .recorderButton($0) } ?? .recording
    }
    if let menu {
      return TouchMenu.frame(in: size).contains(point) ? .menu(menu.target(at: point, in: size)) : .outside
    }
    if isButtonShown, button.frame(in: size).contains(point) { return .button(point) }
    guard let placement else { return nil }
    if let circle = placement.circle(at: point) { return .circle(circle, point) }
    return placement.kind != .dragged && placement.contains(point) ? .circle(nil, point) : nil
  }

  // MARK: Fingers

  mutating func handle(_ touch: Touch) {
    guard touch.point.isFinite else { return }
    // Fingers do not leave the glass.
    let point = onScreen(touch.point)
    switch touch.phase {
    case .began: begin(touch.finger, at: point)
    case .moved: move(touch.finger, to: point)
    case .ended: end(touch.finger, at: point)
    case .cancelled: end(touch.finger, at: point, isCancelled: true)
    }
  }

  /// A gesture that was recognised elsewhere: taps on what AssistiveTouch shows, and a finger that holds its button.
  mutating func handle(_ gesture: Gesture) {
    guard let place = gesture.point, let use = use(of: place, in: screenSize), fingers.isEmpty else { return }
    let point = onScreen(place)
    switch (gesture.kind, use) {
    case (.tap(2), .button) where options.doubleTap != .none: pressed(.double, byPointer: false)
    case (.hold(taps: 1), .button) where options.longPress != .none: pressed(.long, byPointer: false)
    case (.tap, .button), (.hold, .button): pressed(.single, byPointer: false)
    case (.tap, _):
      begin(0, at: point)
      end(0, at: point)
    default: break
    }
  }

  mutating func begin(_ finger: Int, at point: CGPoint) {
    // A finger whose lifting got lost is lifted now.
    if fingers[finger] != nil { end(finger, at: point, isCancelled: true) }
    guard let use = use(of: point, in: screenSize) else { return }
    guard use == .recording || fingers.isEmpty else {
      fingers[finger] = .ignored
      return
    }
    fingers[finger] = use
    clock.usedAt = now
    switch use {
    case .button: presses.press(at: now)
    case .circle(let circle, _): holdCircles(circle)
    case .recording: recorder?.take(Touch(finger: finger, phase: .began, point: point), at: now)
    case .menu, .outside, .recorderButton, .app, .ignored: break
    }
  }

  mutating func move(_ finger: Int, to point: CGPoint) {
    guard let use = fingers[finger] else { return }
    switch use {
    case .button(let start):
      guard dragged != nil || start.distance(to: point) > Self.dragDistance else { return }
      presses.cancel()
      dragged = point
    case .circle(let circle, let last):
      fingers[finger] = .circle(circle, point)
      moveCircles(circle, from: last, to: point)
    case .recording: recorder?.take(Touch(finger: finger, phase: .moved, point: point), at: now)
    case .app: touchApp(.moved, at: [point])
    case .menu, .outside, .recorderButton, .ignored: break
    }
  }

  mutating func end(_ finger: Int, at point: CGPoint, isCancelled: Bool = false) {
    guard let use = fingers[finger] else { return }
    let byPointer = finger == Self.pointerFinger
    if !isCancelled { move(finger, to: point) }
    fingers[finger] = nil
    clock.usedAt = now
    switch use {
    case .button: releaseButton(at: point, byPointer: byPointer, isCancelled: isCancelled)
    case .menu(let target):
      guard !isCancelled, let target, let screenSize, menu?.target(at: point, in: screenSize) == target else {
        return
      }
      choose(target, byPointer: byPointer)
    case .outside: if !isCancelled { closeMenu() }
    case .circle: releaseCircles(isCancelled: isCancelled)
    case .recording:
      recorder?.take(
        Touch(finger: finger, phase: isCancelled ? .cancelled : .ended, point: point), at: now)
    case .recorderButton(let button):
      guard !isCancelled, let screenSize, button.frame(in: screenSize).contains(point) else { return }
      endRecording(savingAs: button == .save ? nextGestureName : nil)
    case .app: touchApp(isCancelled ? .cancelled : .ended, at: [point])
    case .ignored: break
    }
  }

  private mutating func releaseButton(at point: CGPoint, byPointer: Bool, isCancelled: Bool) {
    if let dragged {
      self.dragged = nil
      if let screenSize, !isCancelled { moveButton(to: MenuButton(near: dragged, in: screenSize)) }
      return
    }
    guard !isCancelled else { return presses.cancel() }
    if let press = presses.release(at: now, options) { pressed(press, byPointer: byPointer) }
  }

  /// Brings the button to a place at an edge, where it stays.
  mutating func moveButton(to place: MenuButton) {
    guard place != button else { return }
    button = place
    change("assistiveTouch.buttonEdge", .text(place.edge.rawValue))
    change("assistiveTouch.buttonOffset", .number(place.offset))
  }

  /// The button was tapped, or held for long.
  mutating func pressed(_ press: ButtonPresses.Press, byPointer: Bool) {
    clock.usedAt = now
    let action =
      switch press {
      case .single: options.singleTap
      case .double: options.doubleTap
      case .long: options.longPress
      }
    // The button is the way out of a gesture, whatever else it does.
    if press == .single, placement != nil { return endPlacement() }
    perform(action, byPointer: byPointer)
  }

  // MARK: The app

  /// Puts fingers on the app's screen, moves or lifts them.
  mutating func touchApp(_ phase: Touch.Phase, at points: [CGPoint]) {
    for (finger, point) in points.enumerated() {
      let point = onScreen(point)
      switch phase {
      case .began: live[finger] = point
      case .moved:
        guard let last = live[finger], last != point else { continue }
        live[finger] = point
      case .ended, .cancelled: guard live.removeValue(forKey: finger) != nil else { continue }
      }
      ask(.touch(Touch(finger: finger, phase: phase, point: point)))
    }
  }

  /// Lifts every finger that is on the app's screen.
  mutating func cancelTouches() {
    for touch in playing.cancelling { ask(.touch(touch)) }
    playing = TouchPlay()
    for (finger, point) in live.sorted(by: { $0.key < $1.key }) {
      ask(.touch(Touch(finger: finger, phase: .cancelled, point: point)))
    }
    live = [:]
  }
}
