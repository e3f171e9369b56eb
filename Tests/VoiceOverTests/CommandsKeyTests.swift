import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing

@testable import VoiceOver

@MainActor
@Suite("Keys of a keyboard under VoiceOver")
struct CommandsKeyTests {
  nonisolated static let rows: [(String, Command)] = [
    ("left", .moveToPreviousItem), ("right", .moveToNextItem), ("up", .previousRotorItem),
    ("down", .nextRotorItem), ("command+left", .previousRotor), ("command+right", .nextRotor),
    ("space", .activate), ("shift+m", .longPress), ("-", .magicTap), ("`", .escape), ("a", .readAll),
    ("b", .readFromTop), ("c", .readCharacter), ("w", .readWord), ("l", .readLine), ("f", .findText),
    ("g", .findNext), ("shift+g", .findPrevious), ("h", .home), ("i", .showItemChooser),
    ("j", .moveToLinkedItem), ("k", .toggleHelp), ("m", .moveToStatusBar), ("s", .toggleMute),
    ("t", .readTextStyle), ("/", .labelItem), (";", .lockModifiers), ("n", .announcementHistory),
    ("shift+n", .readHint), ("v", .showQuickSettings), ("q", .toggleSingleLetterQuickNav),
    ("shift+q", .toggleQuickNav), ("shift+down", .moveIn), ("shift+up", .moveOut),
    ("home", .moveToFirstItem), ("end", .moveToLastItem), ("shift+home", .topOfContainer),
    ("shift+end", .bottomOfContainer), ("pageup", .notificationCenter), ("pagedown", .controlCenter),
    ("return", .toggleTextSelection), ("fn+-", .toggleScreenCurtain), ("f11", .toggleScreenCurtain),
    ("f3", .readItemSummary), ("f6", .readSelectedText), ("f8", .openSettings),
    ("command+h", .nextHeading), ("shift+command+h", .previousHeading), ("command+l", .nextLink),
    ("command+j", .nextFormControl), ("command+g", .nextImage), ("command+t", .nextTable),
    ("command+x", .nextList), ("command+v", .nextVisitedLink), ("command+m", .nextSameHeading),
    ("command+s", .nextSameItem), ("command+d", .nextDifferentItem), ("command+b", .nextBoldText),
    ("command+i", .nextItalicText), ("command+u", .nextUnderlinedText), ("command+p", .nextPlainText),
    ("command+k", .nextColorChange), ("command+o", .nextFontChange), ("command+c", .nextStyleChange),
    ("command+e", .nextMisspelledWord), ("command+q", .nextBlockquote), ("command+y", .nextColumn),
    ("command+f", .nextFrame), ("shift+command+l", .previousLink), ("shift+command+f", .previousFrame),
  ]

  private static let screen: [FakeNode] = [
    .element("One", traits: .header), .element("Two", value: "5", traits: .adjustable), .element("Three"),
    .element("Four"),
  ]

  private static func press(_ name: String) throws -> [Event] {
    var press = try #require(KeyPress(named: name))
    let down = press
    press.isDown = false
    return [.key(down), .key(press)]
  }

  private static func trace(_ events: [Event], settings: Settings = Settings()) -> [String] {
    let session = FakeSession(screen, settings: settings)
    session.swipe(.right)
    _ = session.takeSounds()
    let before = session.screen.requests.count
    let said = events.flatMap { session.send($0) }
    let asked = session.screen.requests[before...].map { "\($0.action) \($0.element ?? 0)" }
    let others: [String] = session.effects.compactMap {
      switch $0 {
      case .play(let earcon): "\(earcon)"
      case .system(let request): "\(request)"
      case .change(let change): "\(change)"
      default: nil
      }
    }
    return said + asked + others + [session.focusedLabel ?? ""]
  }

  @Test("Each key with Control and Option does what its command does", arguments: rows)
  func table(name: String, command: Command) throws {
    #expect(KeyMap.defaults[try #require(KeyPress(named: "vo+" + name)).name] == command)
    #expect(Self.trace(try Self.press("vo+" + name)) == Self.trace([.command(command.rawValue)]))
  }

  @Test("All keys of the defaults can be pressed, and have names that are said")
  func names() throws {
    for name in KeyMap.defaults.keys {
      let press = try #require(KeyPress(named: name), "\(name)")
      #expect(press.name == name)
      #expect(WordTable.english.name(of: press).hasPrefix("VO "))
    }
    #expect(
      WordTable.english.name(of: KeyPress("down", modifiers: [.shift, .voiceOver])) == "VO Shift Down arrow")
    #expect(WordTable.english.name(of: KeyPress("+", modifiers: .voiceOver)) == "VO +")
  }

  @Test(
    "Caps Lock is the modifier when the user chose it", arguments: VoiceOverSettings.ModifierKeys.allCases)
  func modifiers(chosen: VoiceOverSettings.ModifierKeys) throws {
    var settings = Settings()
    settings.voiceOver.modifierKeys = chosen
    for (name, moves) in [("vo+right", chosen != .capsLock), ("capslock+right", chosen != .controlOption)] {
      let session = FakeSession(Self.screen, settings: settings)
      for event in try Self.press(name) { session.send(event) }
      #expect(session.focusedLabel == (moves ? "Two" : "One"), "\(name)")
    }
  }

  @Test("The user gives a key another command, with or without the modifier, or takes it away")
  func overrides() throws {
    var settings = Settings()
    settings.voiceOver.keyCommands = ["vo+h": "moveToLastItem", "option+f": "moveToNextItem", "vo+a": ""]
    let session = FakeSession(Self.screen, settings: settings)
    for event in try Self.press("option+f") { session.send(event) }
    #expect(session.focusedLabel == "Two")
    for event in try Self.press("vo+h") { session.send(event) }
    #expect(session.focusedLabel == "Four")
    _ = session.takeSounds()
    for event in try Self.press("vo+a") { session.send(event) }
    #expect(session.takeSounds() == [.unknownCommand])
  }

  @Test("With the modifiers locked a key is VoiceOver's without them")
  func lock() throws {
    let session = FakeSession(Self.screen)
    #expect(try Self.press("vo+;").flatMap { session.send($0) } == ["VoiceOver keys locked"])
    for event in try Self.press("end") { session.send(event) }
    #expect(session.focusedLabel == "Four")
    #expect(try Self.press(";").flatMap { session.send($0) } == ["VoiceOver keys unlocked"])
    for event in try Self.press("home") { session.send(event) }
    #expect(session.focusedLabel == "Four")
  }

  @Test("Control alone holds speech; with another key it does not")
  func control() {
    let session = FakeSession(Self.screen)
    session.session.send(.command("speakItem"))
    session.session.send(.key(KeyPress("control", modifiers: .control)))
    session.session.send(.key(KeyPress("control", isDown: false)))
    #expect(session.effects.contains(.pauseSpeaking))
    _ = session.takeSounds()
    session.session.send(.key(KeyPress("control", modifiers: .control)))
    session.session.send(.key(KeyPress("option", modifiers: [.control, .option])))
    session.session.send(.key(KeyPress("option", modifiers: .control, isDown: false)))
    session.session.send(.key(KeyPress("control", isDown: false)))
    #expect(!session.effects.contains(.continueSpeaking))
  }

  // MARK: Quick Nav

  private func arrows(_ session: FakeSession, _ keys: String...) -> [String] {
    for key in keys { session.session.send(.key(KeyPress(key))) }
    for key in keys { session.session.send(.key(KeyPress(key, isDown: false))) }
    return session.listen()
  }

  /// What the app was asked for, without the keys that are left to it while Quick Nav is off.
  private func actions(of session: FakeSession) -> [Action] {
    session.screen.actions.filter { if case .key = $0 { false } else { true } }
  }

  @Test("The arrow keys move by themselves while Quick Nav is on, and act together")
  func quickNav() {
    let session = FakeSession(Self.screen)
    #expect(arrows(session, "right") == [])
    #expect(arrows(session, "left", "right") == ["Quick Nav on"])
    #expect(session.session.settings.voiceOver.isQuickNavOn)
    #expect(session.takeSounds().contains(.quickNavEnabled))
    #expect(arrows(session, "right").first?.hasPrefix("Two") == true)
    _ = arrows(session, "up")
    #expect(actions(of: session) == [.increment])
    _ = arrows(session, "up", "down")
    #expect(actions(of: session) == [.increment, .activate])
    session.send(.key(KeyPress("down", modifiers: .control)))
    session.send(.key(KeyPress("down", modifiers: .control, isDown: false)))
    #expect(session.focusedLabel == "Four")
    session.send(.key(KeyPress("down", modifiers: .option)))
    session.send(.key(KeyPress("down", modifiers: .option, isDown: false)))
    #expect(session.screen.actions.last == .scroll(.down))
    #expect(arrows(session, "right", "left") == ["Quick Nav off"])
    #expect(arrows(session, "left") == [])
  }

  @Test("A key that stays down repeats; a key without its end does not join the next")
  func repeats() {
    let session = FakeSession(Self.screen, settings: Self.quickNav)
    for _ in 0..<3 { session.session.send(.key(KeyPress("right"))) }
    session.listen()
    #expect(session.focusedLabel == "Four")
    session.session.advance(to: session.session.now + 1)
    session.send(.key(KeyPress("left")))
    #expect(session.focusedLabel == "Three")
  }

  private static var quickNav: Settings {
    var settings = Settings()
    settings.voiceOver.isQuickNavOn = true
    return settings
  }

  @Test("Single letters look for things while that is on, but not while text is edited")
  func singleLetters() throws {
    let session = FakeSession([.element("One"), .element("Two", traits: .header), .field("Name", text: "")])
    #expect(try Self.press("vo+q").flatMap { session.send($0) } == ["Single-letter Quick Nav on"])
    session.screen.change("Name") { $0.traits.remove(.isEditing) }
    session.listen()
    let commands = KeyMap.searches.values.flatMap { [$0.next, $0.previous] }
    #expect(Set(commands).count == commands.count)
    let byLetter = Self.trace(try Self.press("h"), settings: session.session.settings)
    #expect(byLetter == Self.trace([.command("nextHeading")]))
    let back = Self.trace(try Self.press("shift+h"), settings: session.session.settings)
    #expect(back == Self.trace([.command("previousHeading")]))
    session.screen.change("Name") { $0.traits.insert(.isEditing) }
    for event in try Self.press("h") { session.send(event) }
    #expect(session.screen.actions == [.edit(.insert("h"))])
  }

  // MARK: Typing

  @Test("Keys type into the text that is edited, wherever the cursor is")
  func typing() throws {
    let session = FakeSession([.element("One"), .field("Name", text: "ab")])
    for name in ["c", "shift+d", "space", "delete"] {
      for event in try Self.press(name) { session.send(event) }
    }
    #expect(session.screen.tree.elements[1].value?.string == "abcD")
    #expect(session.focusedLabel == "One")
    for name in ["left", "forwarddelete", "home", "x", "command+a", "command+c", "end", "command+v"] {
      for event in try Self.press(name) { session.send(event) }
    }
    #expect(session.screen.tree.elements[1].value?.string == "xabcxabc")
    for event in try Self.press("return") { session.send(event) }
    #expect(session.screen.actions.last == .edit(.submit))
    #expect(session.screen.requests.allSatisfy { $0.element == 2 })
  }

  @Test("In a text area Return and Tab are typed")
  func textArea() throws {
    let session = FakeSession([.field("Note", text: "", traits: [.textEntry, .textArea])])
    for name in ["a", "return", "tab", "b"] {
      for event in try Self.press(name) { session.send(event) }
    }
    #expect(session.screen.tree.elements[0].value?.string == "a\n\tb")
  }

  @Test("Keys that are not VoiceOver's are the app's; Escape goes back where the app does not take it")
  func nobody() throws {
    let session = FakeSession(Self.screen)
    for name in ["a", "return", "left", "f5", "command+a", "control+a"] {
      for event in try Self.press(name) { #expect(session.send(event) == []) }
    }
    let keys = try ["a", "return", "left", "f5", "command+a", "control+a", "escape"].map { name in
      Action.key(try #require(KeyPress(named: name)))
    }
    #expect(session.screen.actions == Array(keys.dropLast()))
    #expect(session.focusedLabel == "One")
    for event in try Self.press("escape") { session.send(event) }
    #expect(session.screen.actions == keys + [.escape])
    session.screen.answer = { request, _ in ActionOutcome(request: request.number, succeeded: true) }
    for event in try Self.press("escape") { session.send(event) }
    #expect(session.screen.actions == keys + [.escape, keys[6]])
    session.screen.answer = nil
    _ = session.takeSounds()
    for event in try Self.press("command+h") { session.send(event) }
    #expect(session.effects.contains(.system(.home)))
    for event in try Self.press("fn+m") { session.send(event) }
    #expect(session.effects.contains(.system(.menuBar)))
    for event in try Self.press("vo+0") { session.send(event) }
    #expect(session.takeSounds().contains(.unknownCommand))
  }
}
