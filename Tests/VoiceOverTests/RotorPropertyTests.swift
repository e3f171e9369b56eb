import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing

@testable import VoiceOver

/// Numbers by chance that are the same in every run.
private struct Dice {
  var seed: UInt64

  mutating func roll(_ below: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((seed >> 33) % UInt64(max(1, below)))
  }

  mutating func pick<Item>(_ items: [Item]) -> Item { items[roll(items.count)] }

  mutating func screen() -> [FakeNode] {
    (0..<(1 + roll(7))).map { _ in node(depth: 0) }
  }

  private mutating func node(depth: Int) -> FakeNode {
    if depth < 2, roll(5) == 0 {
      let kinds: [ElementContainer.Kind] = [.list, .dataTable, .landmark, .group, .scrollView, .tabBar]
      let children = (0..<(1 + roll(3))).map { _ in node(depth: depth + 1) }
      return .container(ElementContainer(kind: pick(kinds)), children)
    }
    if roll(5) == 0 {
      let text = pick(["", "one two. Three\nfour", "👩‍👧e\u{301}", "geheim"])
      let count = text.utf16.count
      let start = roll(count + 1)
      return .field(
        pick(["Name", "PIN"]), text: text, selection: start..<(start + roll(count - start + 1)),
        isEditing: roll(3) > 0,
        traits: text == "geheim" ? [.textEntry, .secureTextField] : .textEntry,
        // A provider may err: a range behind the end.
        misspelled: roll(2) == 0 ? [0..<3, count..<(count + 4)] : [], canPaste: roll(2) == 0)
    }
    var details = AccessibilityElement.Details()
    if roll(3) == 0 { details.customActions = [.init(name: "Delete")] }
    if roll(3) == 0 { details.customContent = [.init(label: "Age", value: "5")] }
    if roll(3) == 0 {
      details.customRotors = [.init(name: "Errors"), .init(name: "Other", systemType: roll(19))]
    }
    if roll(3) == 0 { details.headingLevel = 1 + roll(6) }
    if roll(4) == 0 { details.nextTextElement = AccessibilityElement.ID(1 + roll(6)) }
    let traits: [AccessibilityTraits] = [
      .button, .header, .link, [.link, .visited], .image, .adjustable, .staticText, .supportsZoom, [],
      [.adjustable, .notEnabled], .allowsDirectInteraction, .keyboardKey,
    ]
    return .element(
      pick([nil, "Hello, world", "A", "", "  ", "你好。"]), value: pick([nil, "50%", ""]), traits: pick(traits),
      frame: CGRect(x: roll(3) * 100, y: roll(5) * 40, width: 90 + roll(200), height: 40), details: details)
  }

  mutating func event() -> Event {
    let commands: [Command] = [
      .nextRotor, .previousRotor, .nextRotorItem, .previousRotorItem, .nextRotorItem, .previousRotorItem,
      .moveToNextItem, .moveToPreviousItem, .activate, .toggleTextSelection, .nextWord, .previousCharacter,
      .readLine, .readSelectedText, .selectText, .deselectText, .undo, .readTextStyle, .nextMisspelledWord,
    ]
    return .command((roll(8) == 0 ? pick(Command.allCases) : pick(commands)).rawValue)
  }
}

@MainActor
@Suite("The rotor, whatever is on the screen")
struct RotorPropertyTests {
  /// Plays turns and swipes by chance.
  private func play(seed: UInt64) -> (session: FakeSession, effects: [Effect], runaways: Int) {
    var dice = Dice(seed: seed)
    var settings = Settings()
    settings.voiceOver.rotorItems = RotorItem.Kind.allCases.filter { _ in dice.roll(3) > 0 }.map(\.rawValue)
    settings.voiceOver.rotorLanguages = ["de"]
    let session = FakeSession(dice.screen(), settings: settings)
    session.screen.answer = { request, screen in
      guard case .search = request.action else { return nil }
      // An app's rotor may find anything, even what is not there.
      let element = AccessibilityElement.ID(request.number % 9)
      let range = request.number % 3 == 0 ? 2..<(3 + request.number % 4) : nil
      return ActionOutcome(
        request: request.number, succeeded: request.number % 4 > 0,
        found: .init(element: element, range: range))
    }
    var runaways = 0
    let observer = session.session.observer
    session.session.observer = {
      if case .runaway = $0 { runaways += 1 }
      observer?($0)
    }
    for step in 0..<60 {
      if step == 30 { session.screen.show(dice.screen()) }
      session.session.send(dice.event())
      if dice.roll(3) == 0 { session.session.settle(limit: 20) }
    }
    return (session, session.effects, runaways)
  }

  @Test("Chance finds no loop, no crash and no place outside the screen", arguments: 0..<60)
  func safe(seed: Int) {
    let (session, effects, runaways) = play(seed: UInt64(seed))
    #expect(runaways == 0)
    for case .speak(let request) in effects {
      // What a secure field holds is never heard.
      #expect(!request.utterance.text().contains("gehei"), "\(request.cause)")
      #expect(!request.utterance.parts.isEmpty)
    }
    for case .perform(let request) in effects {
      guard case .edit(.select(let range)) = request.action else { continue }
      #expect(range.lowerBound >= 0 && range.upperBound <= 64)
    }
    if let id = session.focus.element { #expect(session.screen.tree.index(of: id) != nil) }
  }

  @Test("The same events have the same effects", arguments: [3, 14, 15, 92, 65])
  func deterministic(seed: Int) {
    #expect(play(seed: UInt64(seed)).effects == play(seed: UInt64(seed)).effects)
  }

  @Test("A turn of the dial comes round to where it began", arguments: 0..<20)
  func circle(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let session = FakeSession(dice.screen())
    session.screen.answer = { request, _ in ActionOutcome(request: request.number, succeeded: false) }
    let first = session.command(.nextRotor)
    let names = session.dial()
    #expect(names.last.map { [$0] } == first || names.isEmpty)
    #expect(Set(names).count == names.count)
  }
}
