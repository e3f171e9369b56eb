import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import DeviceHost
import DeviceSettings
import Foundation
import Technologies

/// The requests of pages.
extension RunningInspection {
  /// Carries out the request of a page, or tells it why that is not possible.
  func handle(_ message: PageMessage, from page: Int) {
    switch message {
    case .touch(let touch): put(touch, of: page)
    case .gesture(let line): makeGesture(line, for: page)
    case .key(let line, let parts): press(line, parts, for: page)
    case .type(let text): type(text)
    case .focus(let element): focus(on: element, for: page)
    case .select(let element): select(element, of: page)
    case .perform(let element, let action): perform(action, on: element, for: page)
    case .panelRow(let row): tapPanel(row, for: page)
    case .setting(let key, let value): changeSettings(for: page) { try $0.set(key, to: value) }
    case .resetSettings: changeSettings(for: page) { $0 = Settings() }
    case .settingsFile(let text): load(settings: text, for: page)
    case .appSetting(let key, let value):
      guard let app = screen.bundleIdentifier else {
        return fail("\(screen.name) is not an app, so it has no settings of its own.", for: page)
      }
      changeSettings(for: page) { try $0.set(key, to: value, for: app) }
    case .tripleClick: tripleClick(for: page)
    case .shortcut(let name): choose(shortcut: name, for: page)
    case .shortcutAnswer(let isWanted): answerShortcut(isWanted: isWanted, for: page)
    case .switchPress(let source, let parts): press(switch: source, parts, for: page)
    case .pointer(let pointer): point(pointer, for: page)
    case .say(let text): say(text, for: page)
    case .listen(let isOn): listen(isOn, to: page)
    case .command(let command): self.command(command, for: page)
    case .choose(let row, let technology): choose(row, of: technology, for: page)
    case .guidedAccess(let wish): guide(wish, for: page)
    case .sayable: tellSayable(to: page)
    case .device(let change): become(change, for: page)
    case .screenOf(let id): choose(screen: id, for: page)
    case .relaunch: relaunch(for: page)
    case .sound(let isOn): speech.device.setOutbox(isOn ? pages[page] : nil, of: page)
    case .compare(let question): compare(question, for: page)
    case .contrast(let question): tellContrast(question, to: page)
    case .measureContrast: measureContrast(for: page)
    case .audit(let wish): audit(wish, for: page)
    case .record(let isOn): record(isOn)
    case .replay(let text): replay(text, for: page)
    case .export(let form): export(form, for: page)
    case .shown(let frame): pictures.shown(frame, by: page)
    case .unknown(let kind): fail("The Inspector does not know “\(kind)”.", for: page)
    }
  }

  // MARK: Touches

  private func put(_ touch: Touch, of page: Int) {
    var touch = touch
    // Keep the fingers of several pages apart.
    touch.finger = page &* 1_000 &+ touch.finger % 1_000
    if isVoiceOverRunning {
      // VoiceOver reads touches where they meet the screen, Zoom where they meet the display.
      if let magnification = technologies.magnification {
        touch.point = magnification.point(seenAt: touch.point)
      }
      recorder.note(touch, at: now)
    }
    session.send(.touch(touch), at: now)
    mayLookDifferent = true
  }

  // MARK: Gestures and keys

  private func makeGesture(_ line: String, for page: Int) {
    let takers: [Technology] = [.voiceOver, .zoom, .assistiveTouch, .spokenContent]
    guard takers.contains(where: isRunning) else {
      return fail("VoiceOver is off, so it takes no gestures.", for: page)
    }
    let script: GestureScript
    do throws(ScriptError) {
      script = try GestureScript.parse(line, file: "gesture")
    } catch {
      return fail(error.message + (error.suggestion.map { " Did you mean “\($0)”?" } ?? ""), for: page)
    }
    for line in script.lines {
      switch line.statement {
      case .gesture(let gesture): send(.gesture(gesture))
      case .touch(let point):
        send(.gesture(Gesture(.explore, at: point)))
        send(.gesture(Gesture(.lift, at: point)))
      case .rotor(let name): turnRotor(to: name, for: page)
      case .key(let press): self.press(press, .both)
      case .type(let text): type(text)
      // The rest belongs to other technologies, whose scripts this page does not take.
      case .flick, .wait, .waitFor, .expect, .keys, .press, .hold, .say, .order, .drag:
        fail("“flick to”, “wait” and “expect” are for scripts, and have no effect here.", for: page)
      }
    }
  }

  private func send(_ event: Event) {
    // Scripts and tests are VoiceOver's.
    if isVoiceOverRunning { recorder.note(event, at: now) }
    session.send(event, at: now)
  }

  /// Turns the rotor to a setting, whichever way is shorter.
  private func turnRotor(to name: String, for page: Int) {
    guard let dial = voiceOver?.rotorNames(in: provider.tree, settings: session.settings),
      let target = dial.names.firstIndex(where: { $0.lowercased() == name.lowercased() })
    else {
      let names = voiceOver?.rotorNames(in: provider.tree, settings: session.settings).names ?? []
      return fail("The rotor has no “\(name)” here. It has: \(names.joined(separator: ", ")).", for: page)
    }
    let count = dial.names.count
    let forward = (target - (dial.current ?? count - 1) + count) % count
    let isClockwise = forward <= count - forward
    for _ in 0..<(isClockwise ? forward : count - forward) {
      send(.gesture(Gesture(.rotate(clockwise: isClockwise), fingers: 2)))
    }
  }

  private func press(_ line: String, _ parts: PageMessage.KeyParts, for page: Int) {
    guard line.count < 100, let press = KeyPress(named: line) else {
      return fail("“\(line)” is not a key. Examples of keys: vo+right, shift+tab, h.", for: page)
    }
    self.press(press, parts)
  }

  private func press(_ press: KeyPress, _ parts: PageMessage.KeyParts) {
    var released = press
    released.isDown = false
    if parts != .up { send(.key(press)) }
    if parts != .down { send(.key(released)) }
  }

  private func type(_ text: String) {
    for character in text.prefix(10_000) {
      let press: KeyPress
      switch character {
      case " ": press = KeyPress("space", characters: " ")
      case "\n": press = KeyPress("return", characters: "\n")
      case "\t": press = KeyPress("tab", characters: "\t")
      default:
        press = KeyPress(
          character.lowercased(), modifiers: character.isUppercase ? .shift : [],
          characters: String(character))
      }
      self.press(press, .both)
    }
  }

  // MARK: Elements

  /// The element that a page names. If there is none, it tells the page so.
  func element(_ name: String, for page: Int) -> AccessibilityElement.ID? {
    if let id = NodeName.elementID(name), provider.tree.index(of: id) != nil { return id }
    fail("This element is no longer on the screen, or VoiceOver does not stop at it.", for: page)
    return nil
  }

  private func focus(on name: String, for page: Int) {
    guard let id = element(name, for: page) else { return }
    guard isVoiceOverRunning else { return fail("VoiceOver is off, so it has no cursor.", for: page) }
    // As an app moves the cursor: with a layout change notification.
    provider.post(.layoutChanged(.element(id)))
    session.advance(to: now)
  }

  private func select(_ name: String?, of page: Int) {
    selections[page] = name
    told.elements[page] = nil
    tellSelection(of: page)
  }

  /// Tells a page about the element that it has selected, if something about it changed.
  func tellSelection(of page: Int) {
    guard let name = selections[page], let message = elementMessage(name), told.elements[page] != message
    else {
      return
    }
    told.elements[page] = message
    tell(.element(message), to: page)
  }

  private func perform(_ action: String, on name: String, for page: Int) {
    guard let id = element(name, for: page) else { return }
    guard let wanted = ElementActions.action(named: action) else {
      return fail("There is no action “\(action)”.", for: page)
    }
    session.advance(to: now)
    let element = provider.tree.element(withID: id)
    notes.add(
      .action, Wording.action(wanted, on: element?.label?.string ?? element?.className), cause: "the page",
      at: now)
    let outcome = provider.perform(ActionRequest(number: 0, action: wanted, element: id))
    if !outcome.succeeded { fail("Nothing handled the action.", for: page) }
    mayLookDifferent = true
    session.advance(to: now)
  }

  private func tapPanel(_ row: Int, for page: Int) {
    guard let panel = notes.overlay.panel, panel.rows.indices.contains(row) else {
      return fail("There is no such row.", for: page)
    }
    let from = panel.selection ?? 0
    let swipe = Gesture(.swipe(row > from ? .right : .left))
    for _ in 0..<abs(row - from) { send(.gesture(swipe)) }
    send(.gesture(Gesture(.tap(2))))
  }
}
