import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import curbcut

@MainActor
@Suite("AssistiveTouch in a terminal")
struct AssistiveTouchTerminalTests {
  private final class Lines {
    var all: [String] = []
  }

  /// Plays a script, and answers the lines that were told.
  private func play(_ script: String, _ edit: (inout Settings) -> Void = { _ in }) throws -> [String] {
    let lines = Lines()
    var settings = Settings()
    edit(&settings)
    let terminal = AssistiveTouchTerminal(WrittenScreen([.element("Call")])) { lines.all.append($0) }
    let session = Session(
      provider: terminal.provider, engines: terminal.engines, settings: settings, outputs: [terminal],
      arbiter: terminal.arbiter)
    terminal.join(session)
    session.send(.start(appName: nil, isSwitchedOn: true))
    try ScriptPlayer(session, account: terminal).play(
      try GestureScript.parse(script, language: .assistiveTouch))
    return lines.all
  }

  @Test("The menu, its pages and what it asks for are told")
  func menu() throws {
    let lines = try play(
      """
      choose "AssistiveTouch Menu"
      choose "Device"
      expect "Device: Lock Screen, Rotate Screen, Volume Up, Volume Down, Mute, More, Back"
      choose "Mute"
      expect "Asked of the system: mute"
      """)
    #expect(lines.first?.hasPrefix("AssistiveTouch Menu: Notification Center, Device") == true)
    #expect(lines.contains("The menu is closed"))
  }

  @Test("What is beside the menu is the app's, also for a pointer that rests")
  func app() throws {
    let lines = try play("tap 195 120\nexpect \"Tapped Call\"\nrest 195 120\nwait 1\nexpect \"Tapped Call\"")
    {
      $0.assistiveTouch.usesDwell = true
    }
    #expect(lines == ["Tapped Call", "Tapped Call"])
  }

  @Test("The button is dragged, and what is not shown cannot be chosen")
  func mistakes() throws {
    #expect(try play("drag 356 422 20 100") == ["The button rests at the left edge"])
    #expect(throws: ScriptFailure.self) { try play("choose \"Home\"") }
  }

  @Test("Three clicks offer the Accessibility Shortcut, which asks before VoiceOver")
  func shortcut() throws {
    let lines = try play("click 3\nchoose \"VoiceOver\"\nchoose \"OK\"") {
      $0.accessibilityShortcut = [.voiceOver, .zoom]
    }
    #expect(lines.first == "Accessibility Shortcuts: VoiceOver, Zoom, Cancel")
    #expect(lines.last == "VoiceOver on")
  }
}
