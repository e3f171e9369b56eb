import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestNumbers
import TestScreens
import Testing

@testable import SpokenContent

/// The seed stands in the message of a failure; `CURBCUT_SEED` plays it again. `CURBCUT_SEEDS` tries
/// so many of them.
@MainActor
@Suite("Spoken Content by chance")
struct RandomContentTests {
  private var seeds: [UInt64] { SeededNumbers.seeds(200) }

  private func parts(_ numbers: inout SeededNumbers, depth: Int = 0) -> [ScreenPart] {
    (0..<Int.random(in: depth == 0 ? 1...8 : 0...4, using: &numbers)).map { _ in
      if depth < 3, Int.random(in: 0..<4, using: &numbers) == 0 {
        let kinds: [ElementContainer.Kind] = [
          .list, .toolbar, .scrollView, .scrollView, .group, .navigationBar,
        ]
        return .container(kinds.randomElement(using: &numbers) ?? .group, parts(&numbers, depth: depth + 1))
      }
      let traits: [AccessibilityTraits] = [
        .staticText, .button, .header, .image, .updatesFrequently, .keyboardKey, [.textEntry, .isEditing],
      ]
      let words = ["One.", "Two three.", "Four! Five, six.", "七。八", " ", "Nine\nten"]
      return .element(
        Int.random(in: 0..<8, using: &numbers) == 0 ? nil : words.randomElement(using: &numbers),
        traits.randomElement(using: &numbers) ?? .staticText,
        id: AccessibilityElement.ID.random(in: 1...90_000, using: &numbers),
        value: Int.random(in: 0..<4, using: &numbers) == 0 ? words.randomElement(using: &numbers) : nil)
    }
  }

  @Test("Every content of a screen is spoken once, in order, to its end, and reading ends")
  func complete() {
    for seed in seeds {
      var numbers = SeededNumbers(seed: seed)
      let session = ContentSession(parts(&numbers))
      let tree = session.screen.tree
      let expected = tree.elements.indices.filter { tree.isContent($0) }
        .compactMap { SpokenElement(tree.elements[$0]) }.map { $0.utterance(from: .init()).text() }
      // Some scroll views say that they scrolled although nothing comes.
      session.screen.answer = { request, _ in
        if case .scroll = request.action { request.number % 3 == 0 } else { nil }
      }
      #expect(session.readScreen() == expected, "seed \(seed)")
      #expect(session.session.transcript.allSatisfy { $0.isFinished }, "seed \(seed)")
      #expect(session.engine?.controller.isPlaying == false, "seed \(seed)")
    }
  }

  @Test(
    "Whatever happens, no request is forgotten, highlights lie inside their texts, and speech ends at last")
  func sessions() {
    for seed in seeds {
      var numbers = SeededNumbers(seed: seed &* 7919)
      let session = ContentSession(parts(&numbers)) {
        $0.spokenContent.highlight = .wordsAndSentences
        $0.spokenContent.speaksCharacters = true
        $0.spokenContent.speaksWords = true
        $0.spokenContent.speaksCharacterHints = true
        $0.spokenContent.showsController = Bool.random(using: &numbers)
      }
      session.screen.answer = { request, _ in
        if case .scroll = request.action { request.number % 4 == 0 } else { nil }
      }
      for step in 0..<150 {
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0: session.screen.show(parts(&numbers))
        case 1, 2: session.wait(Double.random(in: 0...0.5, using: &numbers))
        case 3:
          guard let element = session.screen.tree.elements.randomElement(using: &numbers) else { break }
          let text = ["a", "ab", "ab ", "", "abc"].randomElement(using: &numbers) ?? ""
          session.screen.change(element.id) { $0.value = AccessibilityText(text) }
        case 4:
          let point = CGPoint(x: 50, y: Int.random(in: 0...400, using: &numbers))
          let phase =
            [Touch.Phase.began, .moved, .ended, .cancelled].randomElement(using: &numbers) ?? .began
          session.session.send(
            .touch(Touch(finger: Int.random(in: 0...1, using: &numbers), phase: phase, point: point)))
        case 5: session.screen.post(.screenChanged(.none))
        default:
          session.command(SpokenContentCommand.allCases.randomElement(using: &numbers) ?? .speakScreen)
        }
        session.wait(0)
        let highlights = session.engine?.highlights ?? []
        let isSound = highlights.allSatisfy {
          $0.range.lowerBound >= 0 && $0.range.upperBound <= $0.text.utf16.count && !$0.range.isEmpty
        }
        let playing = session.engine?.controller.isPlaying ?? true
        // What plays has a request in the queue, or waits for a scroll view.
        let isAlive =
          !playing || session.engine?.queue.isSilent == false || session.engine?.isWaitingToSpeak == true
        guard isSound, isAlive, session.problem == nil else {
          Issue.record(
            "seed \(seed), step \(step): \(session.problem ?? "sound \(isSound), alive \(isAlive)")")
          return
        }
      }
      // A pause is lifted; then everything comes to its end by itself.
      if session.engine?.queue.isPaused == true { session.command(.playPause) }
      session.session.settle()
      #expect(session.engine?.queue.isSilent == true, "seed \(seed)")
      #expect(session.engine?.controller.isPlaying == false, "seed \(seed)")
    }
  }

  @Test("An event on a screen of ten thousand elements is answered at once")
  func large() {
    let tree = ElementTree([.container(.scrollView, (1...10_000).map { .element("Row \($0). Words of it.") })]
    )
    var settings = Settings()
    settings.isSpeakScreenEnabled = true
    settings.spokenContent.highlight = .wordsAndSentences
    settings.spokenContent.speaksCharacters = true
    var engine = SpokenContentEngine()
    let context = Context(tree: tree, settings: settings, now: 0)
    _ = engine.handle(.start(appName: nil, isSwitchedOn: true), in: context)
    let clock = ContinuousClock()
    var times: [Duration] = []
    var id = 0
    func note(_ effects: [Effect]) {
      for case .speak(let request) in effects { id = request.id }
    }
    note(engine.handle(.command("speakScreen"), in: context))
    for number in 0..<300 {
      let current = id
      for event in [
        Event.speech(.reached(current, part: 0, offset: 4)), .speech(.finished(current)),
        .screen(.attributes([AccessibilityElement.ID(number + 1)])),
      ] {
        times.append(clock.measure { note(engine.handle(event, in: context)) })
      }
    }
    #expect(id == 301)
    times.sort()
    print("10 000 elements: event p95 \(times[times.count * 95 / 100])")
    #if DEBUG
      #expect(times[times.count * 95 / 100] < .milliseconds(20))
    #else
      #expect(times[times.count * 95 / 100] < .milliseconds(1))
    #endif
  }
}
