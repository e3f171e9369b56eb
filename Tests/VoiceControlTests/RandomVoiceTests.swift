import AssistiveTechnology
import DeviceSettings
import Foundation
import TestNumbers
import TestScreens
import Testing

@testable import AccessibilityTree
@testable import VoiceControl

/// The seed stands in the message of a failure; `CURBCUT_SEED` plays it again.
@MainActor
@Suite("Voice Control by chance")
struct RandomVoiceTests {
  private func settings(_ numbers: inout SeededNumbers) -> Settings {
    var settings = Settings()
    settings.voiceControl.language = ["en", "en", "de"].randomElement(using: &numbers)
    settings.voiceControl.overlay =
      VoiceControlSettings.Overlay.allCases.randomElement(using: &numbers) ?? .none
    settings.voiceControl.playsSound = Bool.random(using: &numbers)
    settings.voiceControl.showsHints = Bool.random(using: &numbers)
    settings.voiceControl.gridColumns = Double.random(in: 1...20, using: &numbers)
    settings.voiceControl.customCommands = ["own": "show numbers; one; own"]
    settings.voiceControl.confirmedCommands = Bool.random(using: &numbers) ? ["tap", "goHome"] : []
    return settings
  }

  /// A command with its blanks filled: by names of the screen, numbers, words.
  private func phrase(_ session: VoiceSession, _ numbers: inout SeededNumbers) -> String {
    let table = session.engine?.table ?? .english
    guard let pattern = table.patterns.randomElement(using: &numbers) else { return "" }
    let element = session.screen.tree.elements.randomElement(using: &numbers)
    return pattern.parts.map { part -> String in
      switch part {
      case .word(let word): return word
      case .blank(let blank) where blank.isNumber: return String(Int.random(in: 0...30, using: &numbers))
      case .blank(.item):
        return Bool.random(using: &numbers)
          ? element?.label?.string ?? "nothing" : String(Int.random(in: 1...12, using: &numbers))
      case .blank(.phrase), .blank(.action): return element?.label?.string ?? "hello"
      case .blank(let blank): return table.list(of: blank).keys.sorted().randomElement(using: &numbers) ?? ""
      }
    }.joined(separator: " ")
  }

  /// What must hold after every event; nil if it does.
  private func fault(_ session: VoiceSession) -> String? {
    // The session hears of a changed screen with the next event.
    session.session.send(.command("nothing"))
    guard let engine = session.engine else { return "no engine" }
    if let problem = session.problem { return problem }
    let tree = session.screen.tree
    let visible = VisibleArea(tree, screenSize: session.screen.screenSize)
    func isUsable(_ id: AccessibilityElement.ID) -> Bool {
      tree.index(of: id).map { tree.elements[$0].takesVoiceCommands && visible.shows($0, of: tree) } ?? false
    }
    if let id = engine.focus.element, tree.index(of: id) == nil { return "the focus is on what is gone" }
    for request in session.screen.takeRequests() {
      guard let id = request.element else { continue }
      switch request.action {
      case .activate, .longPress, .custom, .increment, .decrement:
        if !acted.contains(id) { return "\(request.action) at what cannot be used" }
      default: break
      }
    }
    for mark in session.overlay.marks where mark.kind == .badge {
      let isThere = tree.elements.contains { isUsable($0.id) && $0.bounds == mark.frame }
      if !isThere { return "a badge on what cannot be used" }
    }
    switch engine.pending {
    case .choose(_, let ids)?: if ids.contains(where: { !isUsable($0) }) { return "asked about what is gone" }
    case .action(let id)?: if !isUsable(id) { return "the actions of what is gone" }
    case .confirm?, .correction?, nil: break
    }
    return nil
  }

  /// What could be acted on before the event.
  @TaskLocal private static var usable: Set<AccessibilityElement.ID> = []
  private var acted: Set<AccessibilityElement.ID> { Self.usable }

  private func usable(_ session: VoiceSession) -> Set<AccessibilityElement.ID> {
    let tree = session.screen.tree
    let visible = VisibleArea(tree, screenSize: session.screen.screenSize)
    return Set(
      tree.elements.indices.filter { index in
        let element = tree.elements[index]
        // The next field need not be in sight: it is scrolled to when it is edited.
        let isField = !element.traits.isDisjoint(with: [.textEntry, .searchField, .textArea, .isEditing])
        return isField || element.takesVoiceCommands && visible.shows(index, of: tree)
      }.map { tree.elements[$0].id })
  }

  @Test("Nothing is acted on that is hidden or gone, and whatever was said, Voice Control can be used again")
  func sessions() {
    var events = 0
    let seeds = SeededNumbers.seeds(150)
    for seed in seeds {
      var numbers = SeededNumbers(seed: seed &* 6007)
      let session = VoiceSession(RandomScreens.screen(seed: seed), settings: settings(&numbers))
      session.answer = { request, _ in request.number % 7 == 0 ? false : nil }
      for step in 0..<150 {
        events += 1
        let said = phrase(session, &numbers)
        let fault = Self.$usable.withValue(usable(session)) { () -> String? in
          let element = session.screen.tree.elements.randomElement(using: &numbers)
          switch Int.random(in: 0..<16, using: &numbers) {
          case 0: session.screen.show(RandomScreens.parts(&numbers, depth: 0, base: step))
          case 1:
            if let element {
              session.screen.change(element.id) { $0.traits.formSymmetricDifference(.notEnabled) }
            }
          case 2: if let element { session.screen.change(element.id) { $0.frame.origin.y += 300 } }
          case 3: if let element { session.screen.change(element.id) { $0.label = "Renamed" } }
          case 4: session.session.settings.voiceControl.gridRows += 1
          case 5: session.session.send(.phrase(Phrase(said, isFinal: false)))
          case 6:
            session.session.send(.phrase(Phrase(said, confidence: Double.random(in: 0...1, using: &numbers))))
          case 7: session.session.send(.stop)
          case 8: session.session.send(.start(appName: nil, isSwitchedOn: true))
          default: session.session.send(.phrase(Phrase(said)))
          }
          session.session.advance(to: session.session.now + Double.random(in: 0...2, using: &numbers))
          return self.fault(session)
        }
        if let fault {
          Issue.record("seed \(seed), step \(step), “\(said)”: \(fault)")
          return
        }
      }
      // No trap: from wherever it is, what is on a new screen can be tapped.
      session.answer = nil
      session.session.send(.start(appName: nil, isSwitchedOn: true))
      session.session.settings.voiceControl.language = "en"
      session.session.settings.voiceControl.confirmedCommands = []
      session.screen.show([.element("Way out", id: 77)])
      session.say("go to sleep", "wake up")
      _ = session.screen.takeRequests()
      session.say("tap way out")
      #expect(session.takeActions() == ["activate Way out"], "seed \(seed)")
    }
    print("Voice Control by chance: \(events) steps over seeds \(seeds.first ?? 0) to \(seeds.last ?? 0)")
  }
}
