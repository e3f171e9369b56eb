import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing

@testable import VoiceOver

@MainActor
@Suite("Items of the rotor")
struct RotorItemTests {
  private static let page: [FakeNode] = [
    .element("Start", traits: .staticText),
    .element("One", traits: .header),
    .element("Go", traits: .link),
    .element("Photo", traits: .image),
    .element("Save", traits: .button),
    .element("Seen", traits: [.link, .visited]),
    .element("Name", traits: .textEntry),
    .element("Find", traits: .searchField),
    .element("Level", value: "3", traits: .adjustable),
    .element("Two", traits: .header),
    .element("End", traits: .staticText),
  ]

  @Test(
    "Down goes to the next element of the kind, up to the one before, and the end sounds",
    arguments: [
      (RotorItem.Kind.headings, ["One", "Two"]), (.links, ["Go", "Seen"]), (.visitedLinks, ["Seen"]),
      (.nonVisitedLinks, ["Go"]), (.images, ["Photo"]), (.buttons, ["Save"]),
      (.formControls, ["Save", "Name", "Find", "Level"]), (.textFields, ["Name", "Find"]),
      (.searchFields, ["Find"]), (.staticText, ["End"]),
    ])
  func kinds(kind: RotorItem.Kind, expected: [String]) {
    var settings = Settings(rotor: kind)
    settings.voiceOver.changesRotorWithItem = false
    let session = FakeSession(Self.page, settings: settings)
    var found: [String?] = []
    for _ in expected {
      session.swipe(.down)
      found.append(session.focusedLabel)
    }
    #expect(found == expected)
    _ = session.takeSounds()
    let said = session.swipe(.down)
    #expect(session.takeSounds().contains(.boundaryReached))
    #expect(said.first?.contains(expected.last ?? "") == true)
    var back: [String?] = []
    for _ in expected.dropLast() {
      session.swipe(.up)
      back.append(session.focusedLabel)
    }
    #expect(back == expected.dropLast().reversed())
  }

  @Test("Headings by level")
  func levels() {
    func heading(_ label: String, _ level: Int) -> FakeNode {
      var details = AccessibilityElement.Details()
      details.headingLevel = level
      return .element(label, traits: .header, details: details)
    }
    let session = FakeSession(
      [.element("Start"), heading("A", 1), heading("B", 2), heading("C", 1), heading("D", 2)],
      settings: Settings(rotor: .headings))
    #expect(session.dial() == ["Heading 1", "Heading 2", "Headings"])
    session.turn(to: "Heading 2")
    #expect(session.swipe(.down) == ["B Heading level 2"])
    #expect(session.swipe(.down) == ["D Heading level 2"])
    #expect(session.command(.previousSameHeading) == ["B Heading level 2"])
    #expect(session.command(.previousHeading) == ["A Heading level 1"])
    #expect(session.command(.nextSameHeading) == ["C Heading level 1"])
  }

  @Test("Containers, lists, tables and landmarks are entered at their first element")
  func containers() {
    let nodes: [FakeNode] = [
      .element("Start"),
      .container(.list, .element("L1"), .element("L2")),
      .container(.dataTable, .element("T1"), .element("T2")),
      .container(.landmark, .element("M1"), .element("M2")),
      .container(.group, .element("G1")),
    ]
    let session = FakeSession(nodes, settings: Settings(rotor: .containers))
    for expected in ["L1", "T1", "M1", "M1"] {
      session.swipe(.down)
      #expect(session.focusedLabel == expected)
    }
    session.swipe(.right)
    session.swipe(.up)
    // From the middle of a container the way back leads to the one before.
    #expect(session.focusedLabel == "T1")
    session.command(.nextList)
    #expect(session.focusedLabel == "T1")
    session.command(.previousList)
    #expect(session.focusedLabel == "L1")
    session.command(.nextTable)
    #expect(session.focusedLabel == "T1")
  }

  @Test("Same item and different item go by what an element is, not by its state")
  func sameItem() {
    let session = FakeSession(
      [
        .element("A", traits: .button), .element("x", traits: .staticText),
        .element("B", traits: [.button, .selected]), .element("C", traits: [.button, .notEnabled]),
        .element("y", traits: .staticText),
      ], settings: Settings(rotor: .sameItem))
    session.swipe(.down)
    #expect(session.focusedLabel == "B")
    session.swipe(.down)
    #expect(session.focusedLabel == "C")
    session.command(.nextDifferentItem)
    #expect(session.focusedLabel == "y")
    session.command(.previousDifferentItem)
    #expect(session.focusedLabel == "C")
    session.command(.previousSameItem)
    #expect(session.focusedLabel == "B")
  }

  @Test("Vertical navigation stays in its column")
  func vertical() {
    func cell(_ label: String, _ x: Double, _ y: Double, width: Double = 100) -> FakeNode {
      .element(label, frame: CGRect(x: x, y: y, width: width, height: 40))
    }
    let session = FakeSession(
      [
        cell("A", 0, 100), cell("B", 150, 100), cell("C", 0, 150), cell("D", 150, 150),
        cell("wide", 0, 200, width: 300),
      ], settings: Settings(rotor: .verticalNavigation))
    session.swipe(.right)
    #expect(session.focusedLabel == "B")
    session.swipe(.down)
    #expect(session.focusedLabel == "D")
    session.swipe(.down)
    #expect(session.focusedLabel == "wide")
    _ = session.takeSounds()
    session.swipe(.down)
    #expect(session.takeSounds().contains(.boundaryReached))
    session.swipe(.up)
    session.swipe(.up)
    #expect(session.focusedLabel == "B" || session.focusedLabel == "A")
  }

  @Test("Settings change by the rotor, and the new value is said")
  func settings() {
    func said(_ kind: RotorItem.Kind, _ directions: Gesture.Direction...) -> [String] {
      var settings = Settings(rotor: kind)
      settings.voiceOver.rotorLanguages = ["de-DE"]
      settings.voiceOver.rotorBrailleTables = ["de-g1.ctb"]
      let session = FakeSession(
        [.element("Hello", traits: .allowsDirectInteraction)], settings: settings)
      return directions.flatMap { session.swipe($0) }
    }
    #expect(said(.speakingRate, .up, .up, .down) == ["55 percent", "60 percent", "55 percent"])
    #expect(said(.volume, .up, .down) == ["100 percent", "95 percent"])
    #expect(said(.punctuation, .down, .down, .down, .up) == ["None", "All", "Some", "All"])
    #expect(said(.audioDucking, .down, .down, .up) == ["Always", "Off", "Always"])
    #expect(said(.sounds, .down, .down) == ["off", "on"])
    #expect(said(.hints, .up, .up) == ["off", "on"])
    #expect(said(.directTouch, .up, .down) == ["off", "on"])
    #expect(said(.navigationStyle, .down, .down) == ["Grouped", "Flat"])
    #expect(said(.brailleAutoAdvance, .up, .down) == ["5.25 seconds", "5 seconds"])
    #expect(said(.brailleTable, .down, .down) == ["de-g1.ctb", "Default"])
    #expect(said(.language, .down, .down) == ["Deutsch (Deutschland)", "Default"])
  }

  @Test("The rate is changed for the session, in whole steps, and stops at its ends")
  func rate() {
    let session = FakeSession([.element("Hello")])
    session.command(.speakFaster)
    #expect(session.session.settings.voiceOver.speakingRate == 0.55)
    for _ in 0..<20 { session.command(.speakSlower) }
    #expect(session.session.settings.voiceOver.speakingRate == 0)
    _ = session.takeSounds()
    #expect(session.command(.speakSlower) == ["0 percent"])
    #expect(session.takeSounds().contains(.boundaryReached))
    session.command(.toggleSounds)
    #expect(session.session.settings.voiceOver.playsSounds == false)
  }

  @Test("Typing mode turns through its three styles while text is edited")
  func typingMode() {
    let session = FakeSession([.field("Name", text: "a")])
    session.turn(to: "Typing Mode")
    #expect(session.swipe(.down) == ["Touch typing"])
    #expect(session.swipe(.down) == ["Direct touch typing"])
    #expect(session.swipe(.up) == ["Touch typing"])
  }

  @Test("A language that the rotor chose is the language of everything that is said")
  func language() {
    var settings = Settings(rotor: .language)
    settings.voiceOver.rotorLanguages = ["de-DE"]
    let session = FakeSession([.element("Hallo")], settings: settings)
    session.swipe(.down)
    session.command(.speakItem)
    #expect(session.lastUtterance?.parts.map(\.language) == ["de-DE"])
  }

  @Test("Zoom asks the element")
  func zoom() {
    let session = FakeSession([.element("Map", traits: .supportsZoom)], settings: Settings(rotor: .zoom))
    session.swipe(.up)
    session.swipe(.down)
    #expect(session.screen.actions == [.zoom(into: true), .zoom(into: false)])
  }
}
