import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestNumbers
import TestScreens
import Testing

@testable import Zoom

/// The seed stands in the message of a failure; `CURBCUT_SEED` plays it again.
@MainActor
@Suite("Zoom by chance")
struct RandomZoomTests {
  private static let whole = ZoomSession.whole.insetBy(dx: -1e-6, dy: -1e-6)

  private func edit(_ numbers: inout SeededNumbers) -> (inout Settings) -> Void {
    let region = ZoomSettings.Region.allCases.randomElement(using: &numbers) ?? .fullScreen
    let actions = (0..<3).map { _ in
      ZoomSettings.ControllerAction.allCases.randomElement(using: &numbers) ?? .none
    }
    let level = Double.random(in: 1.2...15, using: &numbers)
    let maximum = Double.random(in: 1.2...15, using: &numbers)
    let flags = (0..<4).map { _ in Bool.random(using: &numbers) }
    return {
      $0.zoom.region = region
      $0.zoom.level = level
      $0.zoom.maximumLevel = maximum
      $0.zoom.showsController = flags[0]
      $0.zoom.usesSmartTyping = flags[1]
      $0.zoom.adjustsLevelWithController = flags[2]
      $0.voiceOver.isRunning = flags[3]
      $0.zoom.controllerSingleTap = actions[0]
      $0.zoom.controllerDoubleTap = actions[1]
      $0.zoom.controllerLongPress = actions[2]
    }
  }

  /// The fingers that the app takes to be on the screen, as far as it was told.
  private struct AppFingers {
    var down: Set<Int> = []

    /// - Returns: what is wrong with a touch; nil for nothing.
    mutating func take(_ touch: Touch) -> String? {
      guard touch.point.x.isFinite, touch.point.y.isFinite else { return "a touch nowhere" }
      switch touch.phase {
      case .began: return down.insert(touch.finger).inserted ? nil : "a finger touches down twice"
      case .moved: return down.contains(touch.finger) ? nil : "a finger moves that is not down"
      case .ended, .cancelled:
        return down.remove(touch.finger) == nil ? "a finger is lifted that is not down" : nil
      }
    }
  }

  /// What must hold after every event; nil if it does.
  private func fault(_ session: ZoomSession, _ fingers: inout AppFingers) -> String? {
    if let problem = session.problem { return problem }
    let (engine, picture, settings) = (session.engine, session.picture, session.session.settings)
    for touch in session.touches() { if let fault = fingers.take(touch) { return fault } }
    if engine.magnification != picture { return "what is seen was not asked for" }
    guard Self.whole.contains(picture.lens) else { return "the lens leaves the screen: \(picture.lens)" }
    guard Self.whole.contains(picture.visible) else { return "beyond the screen is seen: \(picture.visible)" }
    guard picture.scale >= 1, picture.scale <= max(1.2, settings.zoom.maximumLevel) + 1e-9 else {
      return "the scale is \(picture.scale)"
    }
    if abs(picture.visible.width * picture.scale - picture.lens.width) > 1e-6 { return "a stretched lens" }
    let point = CGPoint(x: picture.lens.midX, y: picture.lens.midY)
    let shown = picture.rect(showing: CGRect(origin: picture.point(seenAt: point), size: .zero))
    if !shown.origin.isNear(point) { return "a finger does not meet what it touches" }
    if let controller = picture.controller {
      guard Self.whole.contains(controller.frame), (0.1...1).contains(controller.opacity) else {
        return "the controller is at \(controller.frame)"
      }
    }
    if let handle = picture.handle, !Self.whole.contains(handle) { return "the handle cannot be reached" }
    if !settings.isZoomEnabled {
      if picture != Magnification(visible: ZoomSession.whole, lens: ZoomSession.whole) {
        return "something is shown while Zoom is off"
      }
      if engine.panel != nil { return "a menu is open while Zoom is off" }
    } else if engine.isRunning, engine.isZoomedIn != settings.zoom.isZoomedIn,
      engine.press.down.isEmpty
    {
      return "the settings do not say whether it magnifies"
    }
    if engine.press.down.isEmpty, !fingers.down.isEmpty { return "the app has a finger that is lifted" }
    if case .zoom = engine.press.owner, !fingers.down.isEmpty { return "the app has fingers of Zoom's" }
    if engine.isWaitingToSpeak, session.session.nextDue == nil { return "what it waits for does not come" }
    return nil
  }

  private func act(_ session: ZoomSession, _ numbers: inout SeededNumbers, _ down: inout [Int: CGPoint]) {
    func point() -> CGPoint {
      if let controller = session.picture.controller, Int.random(in: 0..<5, using: &numbers) == 0 {
        return CGPoint(x: controller.frame.midX, y: controller.frame.midY)
      }
      if let handle = session.picture.handle, Int.random(in: 0..<5, using: &numbers) == 0 {
        return CGPoint(x: handle.midX, y: handle.midY)
      }
      return CGPoint(
        x: Double.random(in: 0..<390, using: &numbers), y: Double.random(in: 0..<844, using: &numbers))
    }
    switch Int.random(in: 0..<26, using: &numbers) {
    case 0, 1, 2, 3, 4:
      let finger = Int.random(in: 0..<5, using: &numbers)
      down[finger] = point()
      session.put(finger, .began, down[finger] ?? .zero)
    case 5, 6, 7, 8:
      guard let (finger, last) = down.sorted(by: { $0.key < $1.key }).randomElement(using: &numbers) else {
        return
      }
      let near = CGPoint(
        x: last.x + Double.random(in: -60...60, using: &numbers),
        y: last.y + Double.random(in: -60...60, using: &numbers))
      down[finger] = near
      session.put(finger, .moved, near)
    case 9, 10, 11:
      guard let finger = down.keys.sorted().randomElement(using: &numbers) else { return }
      let phase: Touch.Phase = Int.random(in: 0..<8, using: &numbers) == 0 ? .cancelled : .ended
      session.put(finger, phase, down.removeValue(forKey: finger) ?? .zero)
    case 12, 13: session.wait(Double.random(in: 0...1, using: &numbers))
    case 14:
      guard down.isEmpty else { return }
      session.drag(
        Double.random(in: -150...150, using: &numbers), Double.random(in: -150...150, using: &numbers),
        fingers: 3, taps: Int.random(in: 0...2, using: &numbers), from: point())
    case 15:
      guard down.isEmpty else { return }
      session.tap(Int.random(in: 1...4, using: &numbers), fingers: 3, at: point())
    case 16:
      let action = ZoomAction.allCases.randomElement(using: &numbers) ?? .toggleZoom
      session.session.send(.command(action.rawValue))
    case 17:
      session.session.send(
        .notification(
          .zoomFocusChanged(
            CGRect(
              origin: point(), size: CGSize(width: Double.random(in: 0...500, using: &numbers), height: 20))))
      )
    case 18:
      session.session.send(
        .notification(
          [.keyboardAppeared, .keyboardDisappeared, .gestureConflictWithZoom, .screenChanged(.none)]
            .randomElement(using: &numbers) ?? .keyboardAppeared))
    case 19: session.session.settings.isZoomEnabled = Int.random(in: 0..<3, using: &numbers) > 0
    case 20: edit(&numbers)(&session.session.settings)
    case 21: session.session.settings.zoom.isZoomedIn.toggle()
    case 22:
      session.session.send(
        .gesture(
          [
            Gesture(.tap(2), fingers: 3), Gesture(.holdAndSwipe(.up), fingers: 3), Gesture(.tap(1)),
            Gesture(.swipe(.left), fingers: 3), Gesture(.pinch(opening: true), fingers: 2),
          ].randomElement(using: &numbers) ?? Gesture(.tap(1))))
    case 23: session.screen.show(RandomScreens.parts(&numbers, depth: 0, base: 7))
    case 24:
      guard down.isEmpty, let row = session.rows.randomElement(using: &numbers) else { return }
      _ = session.choose(row)
    default:
      session.session.send(.key(KeyPress("=", modifiers: [.option, .command])))
      session.session.send(.key(KeyPress("a", characters: "a")))
    }
  }

  @Test("Lens, picture and touches hold together whatever happens, and at the end nothing is left over")
  func sessions() {
    let seeds = SeededNumbers.seeds(120)
    var steps = 0
    for seed in seeds {
      var numbers = SeededNumbers(seed: seed &* 6151)
      let session = ZoomSession(
        RandomScreens.screen(seed: seed), isZoomedIn: seed % 3 != 0, edit(&numbers))
      var fingers = AppFingers()
      var down: [Int: CGPoint] = [:]
      for step in 0..<250 {
        steps += 1
        act(session, &numbers, &down)
        if let fault = fault(session, &fingers) {
          Issue.record("seed \(seed), step \(step): \(fault)")
          return
        }
      }
      for (finger, point) in down { session.put(finger, .ended, point) }
      session.wait(20)
      let end = fault(session, &fingers)
      #expect(end == nil, "seed \(seed)")
      #expect(session.engine.isAtRest && fingers.down.isEmpty, "seed \(seed)")
      #expect(session.session.nextDue == nil, "seed \(seed): something still moves")
    }
    print("Zoom by chance: \(steps) steps over seeds \(seeds.first ?? 0) to \(seeds.last ?? 0)")
  }

  @Test("A session that was recorded is played again to the same effects")
  func replay() throws {
    for seed in SeededNumbers.seeds(10) {
      var numbers = SeededNumbers(seed: seed)
      let screen = WrittenScreen(RandomScreens.screen(seed: seed))
      let session = Session(
        provider: screen, engines: [ZoomEngine()], settings: ZoomSession.settings(edit(&numbers)))
      var lines = Data()
      let recorder = SessionRecorder(session) { lines.append($0) }
      session.send(.start(appName: nil, isSwitchedOn: true))
      for _ in 0..<20 {
        let plan = TouchPlan.drag(
          from: ZoomSession.middle,
          to: CGPoint(
            x: Double.random(in: 20...370, using: &numbers), y: Double.random(in: 20...800, using: &numbers)),
          fingers: Int.random(in: 1...3, using: &numbers), taps: Int.random(in: 0...2, using: &numbers))
        let start = session.now
        for step in plan.steps { session.send(.touch(step.touch), at: start + step.time) }
        session.send(
          .notification(.zoomFocusChanged(CGRect(x: 300, y: 700, width: 2, height: 20))), at: session.now + 1)
      }
      recorder.finish()
      let log = try SessionLog(lines, file: "random.jsonl")
      let replay = SessionReplay(log, engines: [ZoomEngine()])
      #expect(replay.difference == nil, "seed \(seed)")
      #expect(replay.effects.contains { if case .magnify = $0 { true } else { false } })
    }
  }
}

@MainActor
@Suite("What Zoom costs")
struct ZoomCostTests {
  @Test("A finger costs the same over ten elements and over fifty thousand")
  func independent() {
    func seconds(over count: Int) -> Double {
      let parts = (0..<count).map { ScreenPart.element("Item \($0)", frame: ZoomSession.whole) }
      var engine = ZoomEngine()
      var settings = ZoomSession.settings()
      settings.zoom.isZoomedIn = true
      var context = Context(
        tree: ElementTree(parts), settings: settings, now: 0, screenSize: ZoomSession.size)
      _ = engine.handle(.start(appName: nil, isSwitchedOn: true), in: context)
      let events = TouchPlan.drag(
        from: ZoomSession.middle, to: CGPoint(x: 100, y: 300), fingers: 3
      ).steps.map { Event.touch($0.touch) }
      let clock = ContinuousClock()
      // The best of many is what it takes when nothing else uses the machine.
      return (0..<40).map { _ in
        let time = clock.measure {
          for event in events {
            context.now += 0.01
            _ = engine.handle(event, in: context)
          }
        }
        return Double(time.components.attoseconds) * 1e-18 + Double(time.components.seconds)
      }.min() ?? 0
    }
    let (few, many) = (seconds(over: 10), seconds(over: 50_000))
    #expect(many < few * 5 + 0.0005)
  }
}
