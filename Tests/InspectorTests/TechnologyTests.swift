import DeviceSettings
import Foundation
import Testing

@testable import Inspector

/// The assistive technologies besides VoiceOver, as the messages of a page drive them.
@MainActor
@Suite("Technologies in the Inspector", .serialized)
struct TechnologyTests {
  /// The form with one technology in place of VoiceOver.
  private func form(_ change: (inout Settings) -> Void) throws -> InspectedForm {
    var settings = Settings()
    change(&settings)
    return try InspectedForm(setUp: .init(settings: settings))
  }

  private func technology(_ name: String, in form: InspectedForm) -> [String: Any] {
    let message = form.messages.last {
      $0["kind"] as? String == "technology" && $0["name"] as? String == name
    }
    return message ?? [:]
  }

  private func marks(_ name: String, in form: InspectedForm) -> [[String: Any]] {
    technology(name, in: form)["marks"] as? [[String: Any]] ?? []
  }

  private func told(_ name: String, in form: InspectedForm) -> [String] {
    form.messages.filter { $0["kind"] as? String == "told" && $0["technology"] as? String == name }
      .flatMap { $0["lines"] as? [String] ?? [] }
  }

  private func value(_ key: String, in form: InspectedForm) -> Any? {
    (form.last("settings")?["values"] as? [String: Any])?[key]
  }

  @Test("A setting switches a technology on and off, and what it drew is gone")
  func settingSwitches() throws {
    let form = try form { $0.switchControl.scanningStyle = .manual }
    #expect(technology("switchControl", in: form)["isOn"] as? Bool == false)
    try form.send("setting", ["key": "isSwitchControlRunning", "value": true])
    #expect(technology("switchControl", in: form)["isOn"] as? Bool == true)
    #expect(!marks("switchControl", in: form).isEmpty)
    try form.send("setting", ["key": "isSwitchControlRunning", "value": false])
    #expect(technology("switchControl", in: form)["isOn"] as? Bool == false)
    #expect(marks("switchControl", in: form).isEmpty)
    #expect(value("isSwitchControlRunning", in: form) as? Bool == false)
  }

  @Test("Switches move the cursor, and a row of the scanner menu is chosen")
  func switches() throws {
    let form = try form {
      $0.isSwitchControlRunning = true
      $0.switchControl.scanningStyle = .manual
      $0.switchControl.switches = [
        .init(.external("space"), .selectItem), .init(.sound(.pop), .moveToNextItem),
      ]
    }
    let first = marks("switchControl", in: form)
    try form.send("switch", ["name": "sound:pop"])
    #expect(marks("switchControl", in: form).description != first.description)
    try form.send("command", ["technology": "switchControl", "name": "scannerMenu"])
    let panel = try #require(technology("switchControl", in: form)["panel"] as? [String: Any])
    let rows = try #require(panel["rows"] as? [String])
    let device = try #require(rows.firstIndex(of: "Device") ?? rows.firstIndex(of: "More"))
    try form.send("choose", ["technology": "switchControl", "row": device])
    let next = try #require(technology("switchControl", in: form)["panel"] as? [String: Any])
    #expect(next["rows"] as? [String] != rows)
    // An unknown switch is refused, with the reason.
    try form.send("switch", ["name": "telepathy"])
    #expect((form.last("failure")?["message"] as? String)?.contains("telepathy") == true)
  }

  @Test("What is said is heard, told and done; numbers and the grid are drawn")
  func voice() throws {
    let form = try form { $0.isVoiceControlRunning = true }
    try form.send("say", ["text": "show numbers"])
    #expect(marks("voiceControl", in: form).contains { $0["kind"] as? String == "badge" })
    try form.send("say", ["text": "show grid"])
    let cells = marks("voiceControl", in: form).filter { $0["kind"] as? String == "gridCell" }
    #expect(cells.count > 3)
    try form.send("say", ["text": "5"])
    let inner = marks("voiceControl", in: form).filter { $0["kind"] as? String == "gridCell" }
    #expect(!inner.isEmpty && inner.description != cells.description)
    try form.send("say", ["text": "tap order"])
    form.wait(0.5)
    #expect(told("voiceControl", in: form).contains("Heard “tap order”"))
    #expect(told("voiceControl", in: form).contains("Tapped Order"))
    try form.send("sayable")
    #expect((form.last("sayable")?["names"] as? [String])?.contains("order") == true)
  }

  @Test("What a microphone records is heard phrase by phrase, told and done")
  func microphone() async throws {
    let form = try form { $0.isVoiceControlRunning = true }
    /// What espeak-ng says, with the silence that ends a phrase.
    func sound(_ text: String) throws -> [Data] {
      let spoken = try SpokenSound(text, rate: Ears.sampleRate)
      let samples = spoken.samples + [Int16](repeating: 0, count: Ears.sampleRate)
      return stride(from: 0, to: samples.count, by: 1_600).map { start in
        samples[start..<min(start + 1_600, samples.count)].reduce(into: Data()) { data, sample in
          data.append(UInt8(truncatingIfNeeded: sample))
          data.append(UInt8(truncatingIfNeeded: sample >> 8))
        }
      }
    }
    // Before it is asked to listen, it does not.
    for block in try sound("show numbers") { form.turn([.samples(block, from: 1)]) }
    #expect(form.last("heard") == nil)
    try form.send("listen", ["isOn": true])
    for block in try sound("show numbers") { form.turn([.samples(block, from: 1)]) }
    #expect(form.last("heard")?["text"] as? String == "show numbers")
    #expect(marks("voiceControl", in: form).contains { $0["kind"] as? String == "badge" })
    // What is being said at the end counts.
    let hide = try sound("hide numbers")
    for block in hide.dropLast(10) { form.turn([.samples(block, from: 1)]) }
    try form.send("listen", ["isOn": false])
    form.wait(0.1)
    #expect(form.last("heard")?["text"] as? String == "hide numbers")
    #expect(!marks("voiceControl", in: form).contains { $0["kind"] as? String == "badge" })
  }

  @Test("A microphone is refused where nothing would be heard, with the reason")
  func microphoneRefused() throws {
    let off = try form { _ in }
    try off.send("listen", ["isOn": true])
    #expect((off.last("failure")?["message"] as? String)?.contains("Voice Control") == true)
    let german = try form {
      $0.isVoiceControlRunning = true
      $0.voiceControl.language = "de"
    }
    try german.send("listen", ["isOn": true])
    #expect((german.last("failure")?["message"] as? String)?.contains("English") == true)
  }

  @Test("Keys move the ring, Tab with H lists the commands")
  func keyboard() throws {
    let form = try form { $0.isFullKeyboardAccessEnabled = true }
    func words() -> [String] {
      (technology("fullKeyboardAccess", in: form)["fullKeyboardAccess"] as? [String: Any])?["words"]
        as? [String] ?? []
    }
    let first = words()
    try form.send("key", ["line": "tab"])
    #expect(words() != first)
    #expect(marks("fullKeyboardAccess", in: form).contains { $0["kind"] as? String == "focusRing" })
    try form.send("key", ["line": "tab", "isDown": true])
    try form.send("key", ["line": "h"])
    try form.send("key", ["line": "tab", "isUp": true])
    #expect(technology("fullKeyboardAccess", in: form)["panel"] != nil)
  }

  @Test("Speak Screen reads, marks the sentence and the word, and goes on faster")
  func speakScreen() throws {
    let form = try form {
      $0.isSpeakScreenEnabled = true
      $0.spokenContent.highlight = .wordsAndSentences
    }
    try form.send("command", ["technology": "spokenContent", "name": "speakScreen"])
    form.wait(0.5)
    #expect(!form.said.isEmpty)
    #expect(form.last("said")?["technology"] as? String == "spokenContent")
    #expect(marks("spokenContent", in: form).contains { $0["kind"] as? String == "highlightedWord" })
    let state = try #require(technology("spokenContent", in: form)["spokenContent"] as? [String: Any])
    #expect((state["text"] as? String)?.isEmpty == false)
    try form.send("command", ["technology": "spokenContent", "name": "faster"])
    let faster = technology("spokenContent", in: form)["spokenContent"] as? [String: Any]
    #expect(faster?["speed"] as? Double == 1.25)
    try form.send("command", ["technology": "spokenContent", "name": "close"])
  }

  @Test("Hover Text is shown while the mouse is over an element and Control is held")
  func hoverText() throws {
    let form = try form {
      $0.voiceOver.isRunning = false
      $0.spokenContent.isHoverTextEnabled = true
    }
    // Whatever stands in the middle of the screen or above has words.
    func captions() throws -> [String] {
      try stride(from: 60, to: 800, by: 20).compactMap { y in
        try form.send("pointer", ["phase": "moved", "x": 195, "y": y])
        return technology("spokenContent", in: form)["caption"] as? String
      }
    }
    #expect(try captions().isEmpty)
    try form.send("key", ["line": "control", "isDown": true])
    #expect(try !captions().isEmpty)
    try form.send("key", ["line": "control", "isUp": true])
    #expect(try captions().isEmpty)
  }

  @Test("Zoom magnifies the picture, and its menu is chosen from")
  func zoom() throws {
    let form = try form { $0.isZoomEnabled = true }
    form.wait(0.2)
    form.forget()
    try form.send("command", ["technology": "zoom", "name": "toggleZoom"])
    form.wait(0.2)
    let state = try #require(technology("zoom", in: form)["zoom"] as? [String: Any])
    #expect(state["isMagnified"] as? Bool == true)
    #expect(!form.binaries.isEmpty)
    try form.send("command", ["technology": "zoom", "name": "showMenu"])
    let panel = try #require(technology("zoom", in: form)["panel"] as? [String: Any])
    #expect(panel["frame"] != nil)
    let rows = try #require(panel["rows"] as? [String])
    let out = try #require(rows.firstIndex(of: "Zoom Out"))
    try form.send("choose", ["technology": "zoom", "row": out])
    #expect(
      (technology("zoom", in: form)["zoom"] as? [String: Any])?["isMagnified"] as? Bool == false)
    try form.send("setting", ["key": "isZoomEnabled", "value": false])
  }

  @Test("AssistiveTouch shows its button, its menu opens and closes, and the pointer rests to click")
  func assistiveTouch() throws {
    let form = try form {
      $0.isAssistiveTouchRunning = true
      $0.assistiveTouch.usesDwell = true
      $0.assistiveTouch.dwellTime = 0.5
    }
    #expect(marks("assistiveTouch", in: form).contains { $0["kind"] as? String == "menuButton" })
    try form.send("choose", ["technology": "assistiveTouch", "row": 0])
    form.wait(0.5)
    let state = try #require(technology("assistiveTouch", in: form)["assistiveTouch"] as? [String: Any])
    #expect(state["isMenuOpen"] as? Bool == true)
    #expect((state["choices"] as? [String])?.contains("Home") == true)
    try form.send("touch", ["id": 1, "phase": "began", "x": 10, "y": 300])
    try form.send("touch", ["id": 1, "phase": "ended", "x": 10, "y": 300])
    form.wait(0.3)
    form.forget()
    try form.send("pointer", ["phase": "moved", "x": 200, "y": 300])
    #expect(marks("assistiveTouch", in: form).contains { $0["kind"] as? String == "pointer" })
    form.wait(1)
    #expect(!told("assistiveTouch", in: form).isEmpty)
  }

  @Test("A recording with Switch Control is played again without a difference")
  func recording() throws {
    let form = try form {
      $0.isSwitchControlRunning = true
      $0.switchControl.scanningStyle = .manual
      $0.switchControl.speaks = true
      $0.switchControl.switches = [.init(.external("space"), .moveToNextItem)]
    }
    try form.send("switch", ["name": "external:space"])
    try form.send("record", ["isOn": true])
    form.wait(0.2)
    try form.send("switch", ["name": "external:space"])
    form.wait(3)
    try form.send("record", ["isOn": false])
    try form.send("export", ["form": "recording"])
    let text = try #require(form.last("file")?["text"] as? String)
    #expect(text.contains("switchPress"))
    form.forget()
    try form.send("replay", ["text": text])
    #expect(form.last("failure") == nil, "\(String(describing: form.last("failure")))")
    let entries = form.last("log")?["entries"] as? [[String: Any]]
    #expect(entries?.contains { $0["type"] as? String == "utterance" } == true)
  }

  @Test("VoiceOver is asked about before the shortcut switches it on, and not a second time")
  func shortcutAsks() throws {
    let form = try form { $0.accessibilityShortcut = [.voiceOver, .zoom] }
    try form.send("tripleClick")
    #expect((form.last("shortcutMenu")?["items"] as? [[String: Any]])?.count == 2)
    try form.send("shortcut", ["item": "voiceOver"])
    #expect(form.last("shortcutMenu")?["alert"] != nil)
    #expect(value("voiceOver.isRunning", in: form) as? Bool == false)
    try form.send("shortcutAnswer", ["isOn": true])
    #expect(value("voiceOver.isRunning", in: form) as? Bool == true)
    try form.send("setting", ["key": "voiceOver.isRunning", "value": false])
    try form.send("tripleClick")
    try form.send("shortcut", ["item": "voiceOver"])
    #expect(value("voiceOver.isRunning", in: form) as? Bool == true)
  }

  @Test("What is off takes nothing, and says so")
  func offTakesNothing() throws {
    let form = try form { _ in }
    for (kind, members) in [
      ("say", ["text": "show grid"]), ("switch", ["name": "external:space"]),
      ("command", ["technology": "zoom", "name": "toggleZoom"]),
      ("choose", ["technology": "switchControl", "row": 0]),
      ("pointer", ["phase": "moved", "x": 1, "y": 1]),
    ] as [(String, [String: Any])] {
      form.forget()
      try form.send(kind, members)
      #expect((form.last("failure")?["message"] as? String)?.hasSuffix("is off.") == true, "\(kind)")
    }
  }

  private func guidedAccess(_ form: InspectedForm) -> [String: Any] {
    technology("guidedAccess", in: form)["guidedAccess"] as? [String: Any] ?? [:]
  }

  @Test("A session of Guided Access is set up, fences what fingers do, and ends with its passcode")
  func guidedAccessSession() throws {
    let form = try form { $0.guidedAccess.isAvailable = true }
    #expect(technology("guidedAccess", in: form)["isOn"] as? Bool == true)
    #expect(guidedAccess(form)["state"] as? String == "off")
    // Without anything else to choose from, three clicks of the side button are for Guided Access.
    try form.send("tripleClick")
    #expect(form.last("shortcutMenu")?["isGuidedAccess"] as? Bool == true)
    #expect(guidedAccess(form)["state"] as? String == "settingUp")
    try form.send("guidedAccess", ["action": "start"])
    #expect((form.last("failure")?["message"] as? String)?.contains("passcode") == true)
    try form.send("guidedAccess", ["action": "enter", "text": "123456"])
    try form.send("guidedAccess", ["action": "fence", "x": 0, "y": 0, "width": 393, "height": 852])
    let region = try #require((guidedAccess(form)["regions"] as? [[String: Any]])?.first)
    try form.send("guidedAccess", ["action": "start"])
    #expect(guidedAccess(form)["state"] as? String == "running")
    #expect(value("isGuidedAccessEnabled", in: form) as? Bool == true)
    #expect(marks("guidedAccess", in: form).map { $0["kind"] as? String } == ["dimmed"])
    // A finger does nothing, and the device does not turn.
    try form.send("touch", ["phase": "began", "id": 1, "x": 100, "y": 200])
    try form.send("touch", ["phase": "ended", "id": 1, "x": 100, "y": 200])
    #expect(told("guidedAccess", in: form).contains("Kept away: a touch"))
    try form.send("setting", ["key": "guidedAccess.allowsMotion", "value": false])
    // What a running session allows stays as it was.
    try form.send("guidedAccess", ["action": "free", "row": region["id"] ?? 0])
    #expect((form.last("failure")?["message"] as? String)?.contains("set up") == true)
    try form.send("guidedAccess", ["action": "tripleClick"])
    #expect(guidedAccess(form)["state"] as? String == "locked")
    try form.send("guidedAccess", ["action": "enter", "text": "000000"])
    #expect(told("guidedAccess", in: form).contains("The passcode is wrong"))
    #expect(guidedAccess(form)["state"] as? String == "locked")
    try form.send("guidedAccess", ["action": "enter", "text": "123456"])
    try form.send("guidedAccess", ["action": "free", "row": region["id"] ?? 0])
    #expect((guidedAccess(form)["regions"] as? [[String: Any]])?.isEmpty == true)
    try form.send("guidedAccess", ["action": "end"])
    #expect(guidedAccess(form)["state"] as? String == "off")
    #expect(value("isGuidedAccessEnabled", in: form) as? Bool == false)
  }

  @Test("While the motion of the device is fenced off, a page cannot turn it")
  func guidedAccessMotion() throws {
    let form = try form {
      $0.guidedAccess.isAvailable = true
      $0.guidedAccess.allowsMotion = false
    }
    try form.send("guidedAccess", ["action": "tripleClick"])
    try form.send("guidedAccess", ["action": "enter", "text": "123456"])
    try form.send("guidedAccess", ["action": "start"])
    try form.send("device", ["orientation": "landscape"])
    #expect((form.last("failure")?["message"] as? String)?.contains("Motion") == true)
    #expect(form.last("screen")?["orientation"] as? String != "landscape")
    try form.send("guidedAccess", ["action": "dance"])
    #expect((form.last("failure")?["message"] as? String)?.contains("action") == true)
  }
}
