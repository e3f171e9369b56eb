import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestNumbers
import TestScreens
import Testing

@testable import KeyboardAccess

/// The seed stands in the message of a failure; `CURBCUT_SEED` plays it again. `CURBCUT_SEEDS` tries
/// so many of them.
@MainActor
@Suite("Full Keyboard Access by chance")
struct RandomKeyboardTests {
  private var seeds: [UInt64] { SeededNumbers.seeds(150) }

  @Test("From every stop Tab leads through all others and back, and every item is reached")
  func noTrap() {
    for seed in seeds {
      let parts = RandomScreens.screen(seed: seed)
      let tree = ElementTree(parts)
      let wanted = Set(tree.elements.indices.filter { tree.elements[$0].isKeyboardFocusable })
      let session = KeyboardSession(parts)
      guard let start = session.engine?.focus.element.flatMap({ tree.index(of: $0) }) else {
        #expect(wanted.isEmpty, "seed \(seed)")
        continue
      }
      var seen: Set<Int> = []
      // From stop to stop; at each, round its group.
      for _ in 0..<(tree.elements.count + 2) {
        guard let index = session.engine?.focus.element.flatMap({ tree.index(of: $0) }) else { break }
        if seen.contains(index), wanted.isSubset(of: seen) { break }
        seen.insert(index)
        let isGroup = FocusMap(tree).stop(of: index).map { FocusMap(tree).stops[$0].group != nil } ?? false
        if isGroup {
          for _ in 0..<tree.elements.count {
            session.press(name: "control+tab")
            guard let at = session.engine?.focus.element.flatMap({ tree.index(of: $0) }), at != index else {
              break
            }
            seen.insert(at)
          }
        }
        session.press(name: "tab")
      }
      #expect(seen == wanted, "seed \(seed), from \(start)")
    }
  }

  @Test("Whatever happens, the ring is on an element of the screen, and no event leads to a loop")
  func sessions() {
    let names = [
      "tab", "shift+tab", "control+tab", "control+shift+tab", "up", "down", "left", "right", "space",
      "tab+left",
      "tab+right", "tab+b", "tab+m", "tab+z", "tab+h", "tab+f", "tab+g", "escape", "return", "a", "i",
      "delete",
      "control+option+command+p", "fn+h", "command+a", "home", "shift+right", "option+left",
    ]
    for seed in seeds {
      var numbers = SeededNumbers(seed: seed &* 7919)
      var settings = Settings()
      settings.fullKeyboardAccess.autoHides = Bool.random(using: &numbers)
      if Bool.random(using: &numbers) { settings.language = "he" }
      let session = KeyboardSession(RandomScreens.screen(seed: seed), settings: settings)
      session.screen.answer = { request, _ in request.number % 5 == 0 ? false : nil }
      for step in 0..<200 {
        switch Int.random(in: 0..<20, using: &numbers) {
        case 0: session.screen.show(RandomScreens.parts(&numbers, depth: 0, base: step))
        case 1: session.session.advance(to: session.session.now + Double.random(in: 0...20, using: &numbers))
        case 2:
          if let element = session.screen.tree.elements.randomElement(using: &numbers) {
            session.screen.change(element.id) { $0.traits.formSymmetricDifference(.notEnabled) }
          }
        case 3:
          let id = session.screen.tree.elements.randomElement(using: &numbers)?.id ?? 7
          session.screen.post(
            Bool.random(using: &numbers) ? .screenChanged(.element(id)) : .layoutChanged(.none))
        case 4:
          let command = KeyboardCommand.allCases.randomElement(using: &numbers) ?? .help
          session.session.send(.command(command.rawValue))
        case 5: session.send(KeyPress("tab", isDown: Bool.random(using: &numbers)))
        default: session.press(name: names.randomElement(using: &numbers) ?? "tab")
        }
        session.session.advance(to: session.session.now)
        let tree = session.screen.tree
        let focus = session.engine?.focus.element
        let isSound =
          focus.map { tree.index(of: $0) != nil } ?? !tree.elements.contains { $0.isKeyboardFocusable }
        guard isSound, session.problem == nil else {
          Issue.record("seed \(seed), step \(step): \(session.problem ?? "the ring is on what is not there")")
          return
        }
      }
    }
  }

  @Test("A session that was recorded is played again to the same effects")
  func replay() throws {
    for seed in seeds.prefix(10) {
      var numbers = SeededNumbers(seed: seed)
      let screen = WrittenScreen(RandomScreens.screen(seed: seed)) {
        if case .revealMore = $0 { true } else { false }
      }
      let session = Session(provider: screen, engines: [KeyboardAccessEngine()])
      var lines = Data()
      let recorder = SessionRecorder(session) { lines.append($0) }
      session.send(.start(appName: nil, isSwitchedOn: true))
      for _ in 0..<60 {
        let name = ["tab", "control+tab", "down", "space", "tab+h", "escape"].randomElement(using: &numbers)
        guard let press = name.flatMap({ KeyPress(named: $0) }) else { continue }
        session.send(.key(press))
        session.send(
          .key(KeyPress(press.key, modifiers: press.modifiers, isDown: false)), at: session.now + 0.4)
        if Int.random(in: 0..<9, using: &numbers) == 0 {
          screen.show(RandomScreens.parts(&numbers, depth: 0, base: 1))
        }
      }
      recorder.finish()
      let log = try SessionLog(lines, file: "random.jsonl")
      let replay = SessionReplay(log, engines: [KeyboardAccessEngine()])
      #expect(replay.difference == nil, "seed \(seed)")
    }
  }

  @Test("An event on a screen of ten thousand elements is answered at once, and the map is built at once")
  func large() {
    let parts =
      [ScreenPart.container(.list, (1...5000).map { .element("Row \($0)") })]
      + (5001...10_000).map { ScreenPart.element("Row \($0)") }
    let tree = ElementTree(parts)
    let clock = ContinuousClock()
    let building = (0..<5).map { _ in clock.measure { _ = FocusMap(tree) } }.min() ?? .zero
    var engine = KeyboardAccessEngine()
    var context = Context(tree: tree, settings: Settings(), now: 0)
    _ = engine.handle(.start(appName: nil, isSwitchedOn: true), in: context)
    var times: [Duration] = []
    for number in 0..<400 {
      let press =
        number % 40 == 0 ? KeyPress("down") : KeyPress("tab", modifiers: number % 3 == 0 ? .control : [])
      context.now = Double(number)
      for isDown in [true, false] {
        var event = press
        event.isDown = isDown
        times.append(clock.measure { _ = engine.handle(.key(event), in: context) })
      }
      _ = engine.handle(.focused(engine.focus), in: context)
    }
    times.sort()
    let p95 = times[times.count * 95 / 100]
    print("10 000 elements: map in \(building), event p95 \(p95), most \(times[times.count - 1])")
    #if DEBUG
      let factor = 20
    #else
      let factor = 1
    #endif
    #expect(building < .milliseconds(20 * factor))
    #expect(p95 < .milliseconds(1 * factor))
  }
}
