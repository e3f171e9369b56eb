import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Testing

@testable import VoiceOver

extension FakeSession {
  /// Turns the rotor until it says a name; false when it never does.
  @discardableResult
  func turn(to name: String) -> Bool {
    for _ in 0..<60 where command(.nextRotor) == [name] { return true }
    return false
  }

  /// The names that one whole turn of the rotor says, beginning with the one after the present.
  func dial(_ command: Command = .nextRotor) -> [String] {
    var names: [String] = []
    for _ in 0..<60 {
      guard let name = self.command(command).first, name != names.first else { return names }
      names.append(name)
    }
    return names
  }
}

extension Settings {
  /// With these items on the rotor.
  init(rotor items: RotorItem.Kind...) {
    self.init()
    voiceOver.rotorItems = items.map(\.rawValue)
  }
}

@MainActor
@Suite("The rotor's dial")
struct RotorDialTests {
  @Test("It has what is switched on and means something here, in the user's order, and is a circle")
  func items() {
    let text = FakeSession([.element("Hello"), .element("World")])
    #expect(text.dial() == ["Words", "Lines", "Speaking Rate", "Characters"])
    let back = FakeSession([.element("Hello"), .element("World")])
    #expect(back.dial(.previousRotor) == ["Speaking Rate", "Lines", "Words", "Characters"])
    let rich = FakeSession([
      .element("Hello"), .element("News", traits: .header), .element("More", traits: .link),
      .container(.list, .element("Save", traits: .button)),
      .element("Pad", traits: .allowsDirectInteraction),
    ])
    #expect(
      rich.dial() == [
        "Words", "Lines", "Speaking Rate", "Containers", "Headings", "Links", "Form Controls",
        "Direct Touch", "Characters",
      ])
  }

  @Test("Every item that can be switched on shows when it has a meaning, and not without")
  func availability() {
    var settings = Settings()
    settings.voiceOver.rotorItems = RotorItem.Kind.allCases.map(\.rawValue)
    let bare = FakeSession([.element("Hello")], settings: settings)
    #expect(
      Set(bare.dial()) == [
        "Characters", "Words", "Lines", "Sentences", "Paragraphs", "Speaking Rate", "Volume",
        "Audio Ducking", "Punctuation", "Sounds", "Hints", "Braille Auto Advance Speed", "Same Item",
        "Vertical Navigation", "Navigation Style",
      ])
    settings.voiceOver.rotorLanguages = ["de-DE"]
    settings.voiceOver.rotorBrailleTables = ["de-g1.ctb"]
    var details = AccessibilityElement.Details()
    details.customContent = [.init(label: "Age", value: "5")]
    details.headingLevel = 2
    let full = FakeSession(
      [
        .element("Dog", traits: [.header, .supportsZoom, .image, .adjustable], details: details),
        .container(.landmark, .element("a", traits: [.link, .visited]), .element("b", traits: .link)),
        .container(.dataTable, .element("c", traits: .searchField)),
        .container(.list, .element("d", traits: [.staticText, .allowsDirectInteraction])),
        .element("e", traits: .button),
      ], settings: settings)
    #expect(
      Set(full.dial()) == [
        "Adjust Value", "More Content", "Characters", "Words", "Lines", "Sentences", "Paragraphs",
        "Speaking Rate", "Volume", "Audio Ducking", "Punctuation", "Sounds", "Hints", "Language",
        "Braille Table", "Braille Auto Advance Speed", "Containers", "Headings", "Heading 2", "Links",
        "Form Controls", "Tables", "Lists", "Landmarks", "Visited Links", "Non-Visited Links",
        "Buttons", "Text Fields", "Search Fields", "Images", "Static Text", "Zoom", "Same Item",
        "Vertical Navigation", "Direct Touch", "Navigation Style",
      ])
  }

  @Test("Items of editing show only while text is edited")
  func editing() {
    let session = FakeSession([.field("Name", text: "wrold", misspelled: [0..<5])])
    let names = session.dial()
    for name in ["Edit", "Text Selection", "Misspelled Words", "Typing Mode"] {
      #expect(names.contains(name), "\(name)")
    }
    let idle = FakeSession([.field("Name", text: "world", isEditing: false)])
    for name in ["Edit", "Text Selection", "Misspelled Words", "Typing Mode"] {
      #expect(!idle.dial().contains(name), "\(name)")
    }
  }

  @Test("Turning sounds, shows the name for three seconds, and says it")
  func turning() {
    let session = FakeSession([.element("Hello")])
    _ = session.takeSounds()
    session.session.send(.command("nextRotor"))
    #expect(session.effects.contains(.play(.nextRotor)))
    #expect(session.shownRotor == "Words")
    session.session.advance(to: session.session.now + 2.9)
    #expect(session.shownRotor == "Words")
    session.session.advance(to: session.session.now + 0.2)
    #expect(session.shownRotor == nil)
    session.session.send(.command("previousRotor"))
    #expect(session.effects.contains(.play(.previousRotor)))
  }

  @Test("Rotors of the app come last; one of a system's type takes that item's place and name")
  func custom() {
    var details = AccessibilityElement.Details()
    details.customRotors = [
      .init(name: "Mistakes"), .init(name: "ignored", systemType: 3), .init(name: "ignored", systemType: 10),
    ]
    let session = FakeSession(
      [.element("Hello", details: details), .element("Title", traits: .header)],
      settings: Settings(rotor: .characters, .headings, .speakingRate))
    #expect(session.dial() == ["Headings", "Speaking Rate", "Mistakes", "Bold Text", "Characters"])
    // The app's own headings are searched by the app.
    session.turn(to: "Headings")
    session.swipe(.down)
    #expect(session.screen.actions == [.search(RotorSearch(rotor: 1, forward: true))])
    // Where the app has no such rotor, the system's own goes on.
    session.command(.moveToLastItem)
    session.command(.moveToFirstItem)
    session.screen.change("Hello") { $0.details = AccessibilityElement.Details() }
    #expect(session.swipe(.down) == ["Title Heading"])
  }

  @Test("An adjustable element and one with actions turn it to themselves, and leaving turns it back")
  func changeWithItem() {
    var details = AccessibilityElement.Details()
    details.customActions = [.init(name: "Delete")]
    let nodes: [FakeNode] = [
      .element("Hello"), .element("Volume", value: "50%", traits: .adjustable),
      .element("Mail", details: details), .element("End"),
    ]
    let session = FakeSession(nodes)
    session.turn(to: "Words")
    session.swipe(.right)
    session.swipe(.up)
    #expect(session.screen.actions == [.increment])
    session.swipe(.right)
    #expect(session.swipe(.down) == ["Delete"])
    session.swipe(.right)
    #expect(session.swipe(.down) == ["End"])
    #expect(session.dial().last == "Words")

    var settings = Settings()
    settings.voiceOver.changesRotorWithItem = false
    let fixed = FakeSession(nodes, settings: settings)
    fixed.swipe(.right)
    fixed.swipe(.down)
    #expect(fixed.screen.actions.isEmpty)
    #expect(fixed.turn(to: "Adjust Value"))
    fixed.swipe(.down)
    #expect(fixed.screen.actions == [.decrement])
  }

  @Test("A dimmed slider does not take the rotor")
  func dimmed() {
    let session = FakeSession([.element("Volume", value: "5", traits: [.adjustable, .notEnabled])])
    #expect(!session.dial().contains("Adjust Value"))
  }

  @Test("Each kind of context remembers its last choice")
  func contexts() {
    let session = FakeSession([.element("Hello"), .field("Name", text: "Ada")])
    session.turn(to: "Speaking Rate")
    session.swipe(.right)
    session.turn(to: "Words")
    session.swipe(.left)
    #expect(session.swipe(.up) == ["55 percent"])
    session.swipe(.right)
    #expect(session.swipe(.up) == ["Ada"])
  }
}

extension FakeSession {
  /// What the dial shows over the screen.
  var shownRotor: String? {
    for case .overlay(let overlay) in effects.reversed() { return overlay.rotor }
    return nil
  }
}
