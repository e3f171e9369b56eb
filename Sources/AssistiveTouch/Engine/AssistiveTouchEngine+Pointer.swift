import AssistiveTechnology
import DeviceSettings
import Foundation

extension AssistiveTouchEngine {
  mutating func handle(_ pointer: Pointer) {
    guard pointer.point.isFinite else { return }
    let point = onScreen(pointer.point)
    switch pointer.phase {
    case .moved: movePointer(to: point)
    case .pressed:
      movePointer(to: point)
      // Who clicks does not rest as well.
      dwell.rest()
      press(pointer.button, at: point)
    case .released:
      movePointer(to: point)
      if pointer.button == 0 { end(Self.pointerFinger, at: point) }
    case .left:
      end(Self.pointerFinger, at: dwell.point ?? point, isCancelled: true)
      dwell.leave()
      clock.movedAt = nil
    }
  }

  private mutating func movePointer(to point: CGPoint) {
    if dwell.point != point { clock.movedAt = now }
    dwell.move(to: point, at: now, tolerance: options.movementTolerance)
    move(Self.pointerFinger, to: point)
  }

  private mutating func press(_ button: Int, at point: CGPoint) {
    switch button {
    case 0: click(at: point)
    case 1: perform(options.secondaryButton, byPointer: true)
    case 2: perform(options.tertiaryButton, byPointer: true)
    default: break
    }
  }

  private mutating func click(at point: CGPoint) {
    if options.playsSoundOnClick { effects.append(.play(.itemActivated)) }
    // What is held already, by resting, is let go.
    if fingers[Self.pointerFinger] != nil { return end(Self.pointerFinger, at: point) }
    if use(of: point, in: screenSize) != nil { return begin(Self.pointerFinger, at: point) }
    if let chosen, chosen != .holdAndDrag {
      self.chosen = nil
      return make(chosen, at: point)
    }
    chosen = nil
    holdApp(at: point)
  }

  /// Puts a finger on the app's screen that follows the pointer.
  private mutating func holdApp(at point: CGPoint) {
    cancelTouches()
    fingers[Self.pointerFinger] = .app
    touchApp(.began, at: [point])
  }

  // MARK: Dwell Control

  /// The pointer has rested long enough.
  mutating func rested(at point: CGPoint) {
    guard !playing.isActive else { return dwell.restart(at: now) }
    // What was picked up by resting is put down by resting.
    if fingers[Self.pointerFinger] != nil { return end(Self.pointerFinger, at: dwell.point ?? point) }
    if let screenSize, let use = use(of: point, in: screenSize) { return rested(on: use, at: point) }
    if let screenSize, let action = options.cornerAction(at: point, in: screenSize) {
      return perform(action, byPointer: true)
    }
    guard !isDwellPaused else { return }
    let action = chosen ?? options.fallbackAction
    if options.fallbackAction != .none { chosen = nil }
    switch action {
    case .holdAndDrag: holdApp(at: point)
    case .pinchAndRotate, .twoFingers, .threeFingers, .fourFingers, .fiveFingers: place(action, at: point)
    case let action where action.needsPlace: make(action, at: point)
    default: perform(action, byPointer: true)
    }
    if action.isRepeated { dwell.restart(at: now) }
  }

  private mutating func rested(on use: FingerUse, at point: CGPoint) {
    clock.usedAt = now
    switch use {
    case .button: pressed(.single, byPointer: true)
    case .menu(let target):
      guard let target else { return }
      choose(target, byPointer: true)
      if case .action(let action) = target, action.isRepeated { dwell.restart(at: now) }
    case .outside: closeMenu()
    case .circle(let circle, _):
      if placement?.kind == .placed || circle == nil {
        releaseCircles(isCancelled: false)
      } else {
        begin(Self.pointerFinger, at: point)
      }
    case .recorderButton:
      begin(Self.pointerFinger, at: point)
      end(Self.pointerFinger, at: point)
    case .recording: begin(Self.pointerFinger, at: point)
    case .app, .ignored: break
    }
  }
}
