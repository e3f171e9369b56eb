import AssistiveTechnology
import DeviceSettings
import Foundation

extension ZoomEngine {
  private var options: ZoomSettings { settings.zoom }

  /// Where the controller is, in points of the display; nil while it is not shown.
  var controllerFrame: CGRect? {
    guard isOn, options.showsController, let screenSize else { return nil }
    let (middle, size) = (controller.middle(in: screenSize), ZoomMeasures.controllerSize)
    return CGRect(x: middle.x - size / 2, y: middle.y - size / 2, width: size, height: size)
  }

  var controllerPicture: Magnification.Controller? {
    controllerFrame.map {
      let isAwake = controller.deed != nil || controller.fadesAt != nil
      return .init(
        frame: $0, opacity: isAwake ? 1 : options.controllerIdleOpacity, color: options.controllerColor)
    }
  }

  // MARK: Fingers

  mutating func controllerBegan(at point: CGPoint) {
    controller.begin(at: point, now: now)
    // While it is down it is open whether it taps.
    controller.taps.deadline = nil
  }

  mutating func controllerMoved(to point: CGPoint) {
    guard let deed = controller.deed, let screenSize else { return }
    let before = controller.last
    controller.move(to: point)
    let travel = controller.travel
    switch deed {
    case .undecided:
      guard travel.length > ZoomMeasures.slop else { return }
      let isSecond = controller.taps.count == 1
      controller.taps = PendingTaps()
      if isSecond, options.adjustsLevelWithController {
        controller.become(.leveling(from: isZoomedIn ? lens.level : 1))
        level(up: -travel.dy)
      } else if isMagnifying {
        controller.become(.panning(Self.pull(travel), Motion(at: now)))
      } else {
        controller.become(.moving)
        moveController(by: travel, in: screenSize)
      }
    case .moving:
      moveController(by: Way(dx: point.x - before.x, dy: point.y - before.y), in: screenSize)
    case .panning(_, let motion): controller.become(.panning(Self.pull(travel), motion))
    case .leveling: level(up: -travel.dy)
    case .held: break
    }
  }

  private mutating func moveController(by step: Way, in size: CGSize) {
    let middle = controller.middle(in: size)
    controller.center = CGPoint(x: middle.x + step.dx, y: middle.y + step.dy)
    controller.stay(inside: size)
  }

  private mutating func level(up: Double) {
    guard case .leveling(let first) = controller.deed else { return }
    slide(to: first * exp2(min(max(up / ZoomMeasures.doublingDistance, -8), 8)), at: nil)
  }

  /// How much of its greatest speed a joystick asks for, in each direction.
  private static func pull(_ travel: Way) -> Way {
    let length = travel.length
    guard length > 0 else { return Way.none }
    let share = min(1, length / ZoomMeasures.joystickReach) / length
    return Way(dx: travel.dx * share, dy: travel.dy * share)
  }

  mutating func controllerLifted() {
    guard let deed = controller.deed else { return }
    if case .leveling = deed { save() }
    if deed == .held { isPeeking = false }
    controller.lift(now: now)
    guard deed == .undecided else {
      controller.taps = PendingTaps()
      return
    }
    controller.taps.count += 1
    let waits = options.controllerDoubleTap != .none || options.adjustsLevelWithController
    if controller.taps.count == 2 || !waits { return decideControllerTaps() }
    controller.taps.deadline = now + ZoomMeasures.tapPause
  }

  private mutating func decideControllerTaps() {
    let count = controller.taps.count
    controller.taps = PendingTaps()
    perform(count == 2 ? options.controllerDoubleTap : options.controllerSingleTap, isHeld: false)
  }

  private mutating func perform(_ action: ZoomSettings.ControllerAction, isHeld: Bool) {
    switch action {
    case .none: break
    case .showMenu: openMenu()
    case .zoomInOut: toggle()
    // It lasts as long as the finger that holds, or until the next tap.
    case .peekZoom: if isZoomedIn { isPeeking = isHeld || !isPeeking }
    }
  }

  // MARK: Time

  mutating func controllerTimePassed() {
    if let time = controller.taps.deadline, time <= now + 1e-9 { decideControllerTaps() }
    if let time = controller.fadesAt, time <= now + 1e-9 { controller.fadesAt = nil }
    if let time = controller.holdsAt, time <= now + 1e-9 {
      controller.become(.held)
      controller.taps = PendingTaps()
      perform(options.controllerLongPress, isHeld: true)
    }
    guard case .panning(let pull, var motion) = controller.deed, let seconds = motion.step(at: now) else {
      return
    }
    controller.become(.panning(pull, motion))
    look(
      dx: pull.dx * ZoomMeasures.joystickSpeed * seconds, dy: pull.dy * ZoomMeasures.joystickSpeed * seconds)
  }
}
