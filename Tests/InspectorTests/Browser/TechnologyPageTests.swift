import DeviceSettings
import Foundation
import Testing

@testable import Inspector

/// The tabs of the assistive technologies besides VoiceOver, as a person uses them in a browser on the dog app.
@MainActor
@Suite(
  "The tabs of the technologies, in a browser", .serialized,
  .enabled(if: BrowserTools.canBrowse, Comment(rawValue: BrowserTools.advice)))
struct TechnologyPageTests {
  @Test(
    "Switch Control is switched on in its tab; keys and buttons move the box, and the menu goes to the gallery"
  )
  func switchControl() async throws {
    try await withInspectedDogs({ $0.switchControl.scanningStyle = .manual }) { page in
      try await page.show("switchControl")
      try await page.click("#on-switchControl")
      try await page.wait("the standard switches") {
        try await $0.isTrue("document.querySelector('[data-source=\"external:space\"]')")
      }
      try await page.wait("the box") { try await !$0.markup().isEmpty }
      // The settings agree.
      try await page.show("settings")
      #expect(
        try await page.isTrue("document.querySelector('[data-key=isSwitchControlRunning] input').checked"))
      try await page.show("elements")
      // A key of the device is a switch.
      try await page.focusDevice()
      let before = try await page.markup()
      try await page.press(.right)
      try await page.wait("another place") { try await $0.markup() != before }
      // The button with the same action does the same; down to the gallery's button.
      var groups: Set<String> = []
      for _ in 0..<60 where try await !page.place("switchControl").hasPrefix("Gallery") {
        let place = try await page.place("switchControl")
        // A group is gone into once, and left at its end.
        let isSelected = place == "Leave Group" || place.hasPrefix("Group") && groups.insert(place).inserted
        try await page.click("[data-source=\"external:\(isSelected ? "space" : "right")\"]")
        try await page.wait("the next place") { try await $0.place("switchControl") != place }
      }
      #expect(try await page.place("switchControl").hasPrefix("Gallery"))
      try await page.click("[data-source=\"external:m\"]")
      try await page.wait("the menu") { try await $0.isTrue("document.querySelector('.technology-panel')") }
      try await page.click("#panel-switchControl .list button")
      try await page.wait("the gallery") { try await $0.text("tree").contains("Pictures of Luna") }
      #expect(try await page.told("switchControl").contains("Tapped Gallery"))
    }
  }

  @Test("Voice Control does what is typed, and draws numbers, names and a grid that is drilled down")
  func voiceControl() async throws {
    try await withInspectedDogs({ $0.isVoiceControlRunning = true }) { page in
      try await page.show("voiceControl")
      try await page.say("show names")
      try await page.wait("names") { try await $0.drawn("badge").contains("Gallery") }
      try await page.say("show grid")
      try await page.wait("the grid") { try await $0.isDrawn("gridCell") }
      let whole = try await page.markup()
      try await page.say("7")
      try await page.wait("a part of the grid") { try await $0.markup() != whole }
      #expect(try await page.isDrawn("gridCell"))
      try await page.say("hide grid")
      try await page.wait("no grid") { try await !$0.isDrawn("gridCell") }
      try await page.driver.run("document.getElementById('sayable').open = true")
      try await page.wait("what can be said") {
        try await $0.isTrue(
          "[...document.querySelectorAll('#sayable .chips button')].some((row) => row.textContent === 'gallery')"
        )
      }
      try await page.say("tap gallery")
      try await page.wait("the gallery") { try await $0.text("tree").contains("Pictures of Luna") }
      let told = try await page.told("voiceControl")
      #expect(told.contains("Heard “tap gallery”") && told.contains("Tapped Gallery"), "\(told)")
    }
  }

  @Test("Voice Control hears the browser's microphone, once it is asked to listen")
  func microphone() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("said-\(UUID().uuidString).wav")
    try SpokenSound("tap gallery", rate: 48_000).wave(silence: 2).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await withInspectedDogs({ $0.isVoiceControlRunning = true }, microphone: file) { page in
      try await page.show("voiceControl")
      try await page.click("#listen")
      try await page.wait("the gallery") { try await $0.text("tree").contains("Pictures of Luna") }
      #expect(try await page.text("heard") == "Heard: tap gallery")
      #expect(try await page.isTrue("document.getElementById('listen').ariaPressed === 'true'"))
      try await page.click("#listen")
      try await page.wait("silence") {
        try await $0.isTrue("document.getElementById('listen').ariaPressed === 'false'")
      }
    }
  }

  @Test("Full Keyboard Access gets Tab and the arrows on the device, lists the commands, and F6 leads out")
  func keyboard() async throws {
    try await withInspectedDogs({ $0.isFullKeyboardAccessEnabled = true }) { page in
      try await page.show("fullKeyboardAccess")
      try await page.wait("the ring") { try await $0.isDrawn("focusRing") }
      try await page.focusDevice()
      let before = try await page.place("fullKeyboardAccess")
      try await page.press(.tab)
      try await page.wait("the next stop") { try await $0.place("fullKeyboardAccess") != before }
      #expect(try await page.isTrue("document.activeElement.id === 'device'"))
      // Tab is held for its chords.
      try await page.press(.h, with: [.tab])
      try await page.wait("the help") { try await $0.isTrue("document.querySelector('.technology-panel')") }
      try await page.press(.escape)
      try await page.wait("no help") { try await $0.isTrue("!document.querySelector('.technology-panel')") }
      for _ in 0..<20 where try await !page.place("fullKeyboardAccess").hasPrefix("Gallery") {
        let place = try await page.place("fullKeyboardAccess")
        try await page.press(.tab)
        try await page.wait("the next stop") { try await $0.place("fullKeyboardAccess") != place }
      }
      try await page.press(.space)
      try await page.wait("the gallery") { try await $0.text("tree").contains("Pictures of Luna") }
      try await page.press(.f6)
      #expect(try await page.isTrue("document.activeElement.id !== 'device'"))
    }
  }

  @Test("Speak Screen reads from its button, marks the words in the text and on the picture, and is paused")
  func speakScreen() async throws {
    try await withInspectedDogs({
      $0.isSpeakScreenEnabled = true
      $0.spokenContent.highlight = .wordsAndSentences
    }) { page in
      try await page.show("spokenContent")
      let heard = try await page.heard {
        try await page.click("#panel-spokenContent [data-command=speakScreen]")
      }
      #expect(!heard.isEmpty)
      try await page.wait("a word in the text") {
        try await $0.isTrue("document.querySelector('#reading .word')")
      }
      try await page.wait("a word on the picture") { try await $0.isDrawn("highlightedWord") }
      try await page.wait("the pause button") {
        try await $0.isTrue("document.querySelector('[data-command=playPause]').textContent === 'Pause'")
      }
      try await page.click("[data-command=playPause]")
      try await page.wait("the play button") {
        try await $0.isTrue("document.querySelector('[data-command=playPause]').textContent === 'Play'")
      }
      try await page.click("[data-command=faster]")
      try await page.wait("the speed") {
        try await $0.isTrue(
          "document.querySelector('#panel-spokenContent .rotor-current').textContent === '1.25×'")
      }
    }
  }

  @Test("Zoom magnifies what is seen, its menu is chosen from, and a tap meets what is seen")
  func zoom() async throws {
    try await withInspectedDogs({ $0.isZoomEnabled = true }) { page in
      try await page.show("zoom")
      let whole = try await page.still()
      try await page.click("#panel-zoom [data-command=toggleZoom]")
      try await page.wait("another picture") { try await $0.fingerprint() != whole }
      try await page.wait("the magnification") { try await $0.text("zoom-state").hasPrefix("Magnified") }
      try await page.click("#panel-zoom [data-command=showMenu]")
      try await page.wait("the menu") {
        try await $0.isTrue("document.querySelector('.technology-panel.placed')")
      }
      try await page.driver.run(
        "[...document.querySelectorAll('#panel-zoom .list button')].find((row) => row.textContent === 'Zoom Out').click()"
      )
      try await page.wait("the whole picture") { try await $0.fingerprint() == whole }
      try await page.flip("isZoomEnabled")
    }
  }

  @Test("AssistiveTouch's button opens the menu by a finger and from the list, and the mouse is its pointer")
  func assistiveTouch() async throws {
    try await withInspectedDogs({ $0.isAssistiveTouchRunning = true }) { page in
      try await page.show("assistiveTouch")
      try await page.wait("the button") { try await $0.isDrawn("menuButton") }
      try await page.click("#panel-assistiveTouch .list button")
      try await page.wait("the menu") { try await $0.isDrawn("menuIcon") }
      #expect(try await page.drawn("menuIcon").contains("Home"))
      try await page.driver.run(
        "[...document.querySelectorAll('#panel-assistiveTouch .list button')].find((row) => row.textContent === 'Home').click()"
      )
      try await page.wait("what was asked") {
        try await $0.told("assistiveTouch").contains { $0.contains("home") }
      }
      try await page.click("#uses-pointer")
      try await page.driver.run("document.activeElement.blur()")
      try await page.moveMouse(x: 0.3, y: 0.4)
      try await page.wait("the pointer") { try await $0.isDrawn("pointer") }
    }
  }

  @Test("Guided Access is set up, a region is drawn on the picture, and the session ends with its passcode")
  func guidedAccess() async throws {
    try await withInspectedDogs({ $0.voiceOver.isRunning = false }) { page in
      @MainActor func choose(_ title: String) async throws {
        try await page.driver.run(
          """
          const button = [...document.querySelectorAll("#panel-guidedAccess button")]
            .find((one) => one.textContent === "\(title)" && !one.hidden);
          button.focus();
          button.click();
          """)
      }
      @MainActor func enter(_ digits: String) async throws {
        try await page.driver.run(
          """
          document.getElementById("guided-passcode").value = "\(digits)";
          document.getElementById("guided-passcode").form.requestSubmit();
          """)
      }
      @MainActor func waitFor(_ words: String) async throws {
        try await page.wait(words) { try await $0.place("guidedAccess").contains(words) }
      }
      try await page.show("guidedAccess")
      try await page.click("#on-guidedAccess")
      try await page.wait("the session") {
        try await $0.isTrue("!document.querySelector('#panel-guidedAccess .technology').hidden")
      }
      try await choose("Triple-click the side button")
      try await waitFor("set up")
      try await enter("123456")
      try await page.wait("the passcode") {
        try await $0.told("guidedAccess").contains("The passcode is set")
      }
      try await page.click("#guided-draws")
      try await page.drag([(from: (x: 0.1, y: 0.1), to: (x: 0.9, y: 0.9))])
      try await page.wait("the region") { try await $0.isDrawn("dimmed") }
      try await choose("Start")
      try await waitFor("is running")
      try await page.drag([(from: (x: 0.5, y: 0.5), to: (x: 0.5, y: 0.5))])
      try await page.wait("what is kept away") {
        try await $0.told("guidedAccess").contains("Kept away: a touch")
      }
      try await choose("Triple-click the side button")
      try await waitFor("The passcode is asked for")
      #expect(try await page.isTrue("document.activeElement.id === 'guided-passcode'"))
      try await enter("123456")
      try await waitFor("paused")
      try await choose("End")
      try await waitFor("no session")
      #expect(try await !page.isDrawn("dimmed"))
    }
  }

  @Test("The shortcut offers several technologies, asks before Switch Control, and both tabs agree")
  func shortcut() async throws {
    try await withInspectedDogs({
      $0.accessibilityShortcut = [.switchControl, .zoom]
      $0.switchControl.switches = [.init(.external("space"), .selectItem)]
    }) { page in
      try await page.driver.run("document.getElementById('triple-click').click()")
      try await page.wait("the list") {
        try await $0.isTrue("document.querySelectorAll('#shortcut-list button').length === 2")
      }
      try await page.click("#shortcut-list button")
      try await page.wait("the alert") {
        try await $0.isTrue("!document.getElementById('shortcut-message').hidden")
      }
      try await page.click("#shortcut-list button")
      try await page.wait("Switch Control") {
        try await $0.isTrue("document.getElementById('on-switchControl').checked")
      }
      #expect(try await page.isTrue("!document.querySelector('[data-on=switchControl]').hidden"))
      #expect(try await page.isTrue("!document.getElementById('shortcut-dialog').open"))
    }
  }
}

extension InspectorPage {
  /// Presses what a selector finds first.
  fileprivate func click(_ selector: String) async throws {
    let isThere: Bool = try await driver.value(
      """
      const element = document.querySelector('\(selector)');
      element?.click();
      return Boolean(element);
      """)
    if !isThere { throw WebDriver.Failure(description: "There is no \(selector).") }
  }

  /// Types something that is said to Voice Control.
  fileprivate func say(_ words: String) async throws {
    try await driver.run(
      """
      document.getElementById("say-text").value = "\(words)";
      document.getElementById("say-form").requestSubmit();
      """)
  }

  /// The texts of what is drawn of a kind.
  fileprivate func drawn(_ kind: String) async throws -> [String] {
    try await driver.value(
      "return [...document.querySelectorAll('#technology-marks .mark-\(kind)')].map((mark) => mark.textContent)"
    )
  }

  fileprivate func isDrawn(_ kind: String) async throws -> Bool { try await !drawn(kind).isEmpty }

  /// Everything that technologies draw, to see whether it changes.
  fileprivate func markup() async throws -> String {
    try await driver.value("return document.getElementById('technology-marks').innerHTML")
  }

  /// What the cursor of a technology is on.
  fileprivate func place(_ technology: String) async throws -> String {
    try await driver.value("return document.querySelector('#panel-\(technology) .place-now').textContent")
  }

  /// The lines that a technology told.
  fileprivate func told(_ technology: String) async throws -> [String] {
    try await driver.value(
      "return [...document.querySelectorAll('#panel-\(technology) .told li')].map((line) => line.textContent)"
    )
  }

  /// Moves the mouse to a point of the device, in parts of its width and height.
  fileprivate func moveMouse(x: Double, y: Double) async throws {
    let numbers: [NSNumber] = try await driver.value(
      """
      const box = document.getElementById("device").getBoundingClientRect();
      return [box.x + box.width * \(x), box.y + box.height * \(y)];
      """)
    let point = numbers.map(\.intValue)
    let moves: [[String: Any]] = [0, 20].map { offset in
      ["type": "pointerMove", "duration": 30, "x": point[0] + offset, "y": point[1]]
    }
    try await driver.perform([
      ["type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": moves]
    ])
  }
}
