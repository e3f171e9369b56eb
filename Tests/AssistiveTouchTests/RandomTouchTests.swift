import AssistiveTechnology
import DeviceSettings
import Foundation
import TestNumbers
import TestScreens
import Testing

@testable import AssistiveTouch

/// The seed stands in the message of a failure; `CURBCUT_SEED` plays it again.
@MainActor
@Suite("AssistiveTouch by chance")
struct RandomTouchTests {
  private func settings(_ numbers: inout SeededNumbers) -> (inout AssistiveTouchSettings) -> Void {
    func action() -> AssistiveTouchAction {
      (AssistiveTouchAction.plain + [.none, .gesture("S"), .gesture("gone")]).randomElement(using: &numbers)
        ?? .none
    }
    let actions = (0..<20).map { _ in action() }
    let count = Int.random(in: 1...8, using: &numbers)
    let flags = (0..<4).map { _ in Bool.random(using: &numbers) }
    return {
      $0.menuItems = actions.prefix(count).filter { $0 != .none } + [.openMenu].prefix(count == 1 ? 1 : 0)
      ($0.doubleTap, $0.longPress) = (flags[0] ? actions[8] : .none, flags[1] ? actions[9] : .none)
      ($0.topLeftCorner, $0.bottomRightCorner) = (actions[10], actions[11])
      $0.fallbackAction = actions[12]
      $0.usesDwell = flags[2]
      $0.alwaysShowsMenu = flags[3]
      $0.dwellTime = 0.5
      $0.savedGestures = [
        SavedGesture(name: "S", duration: 1, fingers: [[at(1, 1), at(200, 3)], [at(5, 700)]])
      ]
    }
  }

  /// What must hold after every event; nil if it does.
  private func fault(_ session: TouchSession) -> String? {
    let screen = CGRect(origin: .zero, size: TouchSession.size)
    if let problem = session.problem { return problem }
    for mark in session.overlay.marks {
      guard mark.frame.minX.isFinite, mark.frame.minY.isFinite else { return "a mark is nowhere" }
      switch mark.kind {
      case .menuButton, .menu, .menuIcon:
        guard screen.insetBy(dx: -0.001, dy: -0.001).contains(mark.frame) else {
          return "\(mark.kind) is off the screen: \(mark.frame)"
        }
      case .touchPoint, .pointer:
        guard screen.insetBy(dx: -0.001, dy: -0.001).contains(mark.frame.middle) else {
          return "\(mark.kind) is off the screen: \(mark.frame)"
        }
      default: return "an unknown mark"
      }
    }
    guard let engine = session.engine, engine.isRunning else { return nil }
    if let menu = engine.menu {
      if menu.shown.isEmpty { return "a page without icons" }
      for icon in menu.icons(in: TouchSession.size)
      where menu.target(at: icon.frame.middle, in: TouchSession.size) != icon.target {
        return "an icon cannot be chosen"
      }
    }
    if !engine.live.isEmpty, engine.fingers.isEmpty { return "a finger is left on the app" }
    return nil
  }

  /// Whether the touches that were put on the app's screen belong together: fingers come down once and are lifted once.
  private struct Glass {
    var down: Set<Int> = []

    mutating func take(_ touches: [Touch]) -> String? {
      for touch in touches {
        switch touch.phase {
        case .began:
          if !down.insert(touch.finger).inserted { return "finger \(touch.finger) comes down twice" }
        case .moved: if !down.contains(touch.finger) { return "finger \(touch.finger) moves in the air" }
        case .ended, .cancelled:
          if down.remove(touch.finger) == nil { return "finger \(touch.finger) is lifted twice" }
        }
        let point = touch.point
        if point.x < 0 || point.x > 390 || point.y < 0 || point.y > 844 { return "a touch is off the screen" }
      }
      return nil
    }
  }

  /// A point of chance: somewhere, or on what is shown.
  private func place(_ session: TouchSession, _ numbers: inout SeededNumbers) -> CGPoint {
    if Int.random(in: 0..<3, using: &numbers) > 0,
      let mark = session.overlay.marks.randomElement(using: &numbers)
    {
      return mark.frame.middle
    }
    return at(
      Double(Int.random(in: -20...410, using: &numbers)), Double(Int.random(in: -20...870, using: &numbers)))
  }

  private func act(_ session: TouchSession, _ numbers: inout SeededNumbers) {
    let phases: [Touch.Phase] = [.began, .began, .moved, .moved, .ended, .ended, .cancelled]
    let pointing: [Pointer.Phase] = [.moved, .moved, .moved, .pressed, .released, .left]
    switch Int.random(in: 0..<20, using: &numbers) {
    case 0, 1, 2: session.wait(Double.random(in: 0...3, using: &numbers))
    case 3, 4, 5, 6:
      session.touch(
        phases.randomElement(using: &numbers) ?? .began, place(session, &numbers),
        finger: Int.random(in: 0..<3, using: &numbers))
    case 7, 8, 9:
      session.point(
        pointing.randomElement(using: &numbers) ?? .moved, place(session, &numbers),
        button: Int.random(in: 0..<4, using: &numbers))
    case 10: session.drag(place(session, &numbers), place(session, &numbers))
    case 11:
      let action = AssistiveTouchAction.plain.randomElement(using: &numbers) ?? .home
      session.session.send(.command(action.name))
    case 12:
      let commands = ["cancelGesture", "saveGesture:S", "saveGesture:T", "gesture:S", "nothing"]
      session.session.send(.command(commands.randomElement(using: &numbers) ?? ""))
    case 13:
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: session.session.settings.assistiveTouch.usesDwell.toggle()
      case 1: session.session.settings.assistiveTouch.savedGestures = []
      case 2: session.session.settings.assistiveTouch.buttonEdge = .bottom
      default: session.session.settings.assistiveTouch.menuItems = [.custom]
      }
    case 14 where Int.random(in: 0..<5, using: &numbers) == 0:
      session.session.send(.stop)
      session.session.send(.start(appName: nil, isSwitchedOn: true))
    case 15: session.session.send(.gesture(Gesture(.tap(1), at: place(session, &numbers))))
    default: session.tap(place(session, &numbers))
    }
  }

  @Test(
    "The menu and the button stay on the screen, every icon can be chosen, and no finger stays on the app")
  func sessions() {
    var events = 0
    let seeds = SeededNumbers.seeds(150)
    for seed in seeds {
      var numbers = SeededNumbers(seed: seed &* 104_729)
      let session = TouchSession(RandomScreens.screen(seed: seed), settings(&numbers))
      var glass = Glass()
      for step in 0..<250 {
        events += 1
        act(session, &numbers)
        if let fault = glass.take(session.touches()) ?? fault(session) {
          Issue.record("seed \(seed), step \(step): \(fault)")
          return
        }
      }
      session.session.send(.stop)
      _ = glass.take(session.touches())
      #expect(glass.down.isEmpty, "seed \(seed)")
      #expect(session.overlay == Overlay(), "seed \(seed)")
    }
    print("AssistiveTouch by chance: \(events) steps over seeds \(seeds.first ?? 0) to \(seeds.last ?? 0)")
  }

  @Test("The menu, opened and closed, leaves everything as it was")
  func closing() {
    for seed in SeededNumbers.seeds(40) {
      var numbers = SeededNumbers(seed: seed)
      let session = TouchSession()
      let place = at(
        Double.random(in: 0...390, using: &numbers), Double.random(in: 0...300, using: &numbers))
      session.drag(session.button?.middle ?? .zero, place)
      let (before, settings) = (session.overlay, session.session.settings)
      session.tapButton()
      for _ in 0..<6 {
        let pages = ["Device", "More", "Gestures", "Back"].filter(session.icons.contains)
        session.choose(pages.randomElement(using: &numbers) ?? "Custom")
      }
      #expect(session.isMenuOpen, "seed \(seed)")
      session.tap(at(3, 840))
      #expect(session.overlay == before && session.session.settings == settings, "seed \(seed)")
      #expect(session.actions().isEmpty && session.system.isEmpty, "seed \(seed)")
    }
  }

  @Test("Without an event nothing is asked for: the passing of time alone only fades the button")
  func resting() {
    for seed in SeededNumbers.seeds(40) {
      var numbers = SeededNumbers(seed: seed)
      let session = TouchSession(RandomScreens.screen(seed: seed), settings(&numbers))
      session.wait(60)
      _ = session.takeEffects()
      session.wait(600)
      #expect(session.takeEffects().isEmpty, "seed \(seed)")
      #expect(session.actions().isEmpty && session.system.isEmpty, "seed \(seed)")
    }
  }

  @Test("A session that was recorded is played again to the same effects")
  func replay() throws {
    for seed in SeededNumbers.seeds(10) {
      var numbers = SeededNumbers(seed: seed)
      let screen = WrittenScreen(RandomScreens.screen(seed: seed))
      var settings = Settings()
      self.settings(&numbers)(&settings.assistiveTouch)
      let session = Session(provider: screen, engines: [AssistiveTouchEngine()], settings: settings)
      var lines = Data()
      let recorder = SessionRecorder(session) { lines.append($0) }
      session.send(.start(appName: nil, isSwitchedOn: true))
      for _ in 0..<60 {
        let point = at(
          Double.random(in: 0...390, using: &numbers), Double.random(in: 0...844, using: &numbers))
        session.send(.pointer(Pointer(.moved, at: point)))
        session.send(.touch(Touch(phase: .began, point: at(356, 422))))
        session.send(.touch(Touch(phase: .ended, point: at(356, 422))), at: session.now + 0.4)
        session.send(.touch(Touch(phase: .began, point: point)))
        session.send(.touch(Touch(phase: .ended, point: point)), at: session.now + 0.7)
      }
      recorder.finish()
      let log = try SessionLog(lines, file: "random.jsonl")
      let replay = SessionReplay(log, engines: [AssistiveTouchEngine()])
      #expect(replay.difference == nil, "seed \(seed)")
    }
  }
}
