import AccessibilityTree
import AssistiveTechnology
import AssistiveTouch
import CurbcutUIKit
import DeviceSettings
import Foundation
import KeyboardAccess
import SpokenContent
import SwitchControl
import Technologies
import VoiceControl
import Zoom

/// What pages ask of the technologies besides VoiceOver.
extension RunningInspection {
  /// Whether a technology is on.
  func isRunning(_ technology: Technology) -> Bool {
    Technology.running(in: session.settings).contains(technology)
  }

  func failOff(_ technology: Technology, for page: Int) {
    fail("\(Wording.title(of: technology)) is off.", for: page)
  }

  // MARK: Input

  func press(switch name: String, _ parts: PageMessage.KeyParts, for page: Int) {
    guard let source = SwitchSource(named: name) else {
      return fail("“\(name)” is not a switch. Examples of switches: external:space, sound:pop.", for: page)
    }
    guard isRunning(.switchControl) else { return failOff(.switchControl, for: page) }
    if parts != .up { session.send(.switchPress(SwitchPress(source)), at: now) }
    if parts != .down { session.send(.switchPress(SwitchPress(source, isDown: false)), at: now) }
  }

  func say(_ text: String, for page: Int) {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !words.isEmpty, words.count <= 1_000 else {
      return fail("There is nothing to be heard.", for: page)
    }
    guard isRunning(.voiceControl) else { return failOff(.voiceControl, for: page) }
    session.send(.phrase(Phrase(words)), at: now)
  }

  func point(_ pointer: Pointer, for page: Int) {
    // Hover Text shows what the pointer is over.
    let isHovering = isRunning(.spokenContent) && session.settings.spokenContent.isHoverTextEnabled
    guard isHovering || isRunning(.assistiveTouch) else { return failOff(.assistiveTouch, for: page) }
    session.send(.pointer(pointer), at: now)
  }

  func command(_ command: TechnologyCommand, for page: Int) {
    guard isRunning(command.technology) else { return failOff(command.technology, for: page) }
    session.send(command.event, at: now)
  }

  // MARK: Lists

  /// Chooses a row of a technology's list, or one of the icons of AssistiveTouch, from 0.
  func choose(_ row: Int, of technology: Technology, for page: Int) {
    guard isRunning(technology) else { return failOff(technology, for: page) }
    let overlay = technologies.overlays[technology] ?? Overlay()
    if technology == .assistiveTouch {
      let choices = Self.choices(overlay)
      guard choices.indices.contains(row) else { return fail("There is no such icon.", for: page) }
      return tap(CGPoint(x: choices[row].frame.midX, y: choices[row].frame.midY))
    }
    guard let panel = overlay.panel, panel.rows.indices.contains(row) else {
      return fail("There is no such row.", for: page)
    }
    switch technology {
    case .switchControl:
      select(row, of: technology) { self.sendCommand(.switchControl, SwitchAction.moveToNextItem.name) }
      sendCommand(.switchControl, SwitchAction.selectItem.name)
    case .fullKeyboardAccess:
      select(row, of: technology) { self.pressOnce(KeyPress("down")) }
      pressOnce(KeyPress("return", characters: "\n"))
    case .spokenContent: chooseOnController(row)
    case .zoom:
      guard let size = provider.screenSize, let panel = session.engine(ZoomEngine.self)?.panel else { return }
      let frame = panel.frame(ofRow: row, in: size)
      tap(CGPoint(x: frame.midX, y: frame.midY))
    default: fail("A row of this list is chosen by saying it.", for: page)
    }
  }

  /// Moves on in a list until a row is selected, which after so many steps it is or never will be.
  private func select(_ row: Int, of technology: Technology, step: () -> Void) {
    let rows = technologies.overlays[technology]?.panel?.rows
    for _ in 0...(rows?.count ?? 0) + 1 {
      guard let panel = technologies.overlays[technology]?.panel, panel.rows == rows, panel.selection != row
      else { return }
      step()
    }
  }

  private func sendCommand(_ technology: Technology, _ name: String) {
    session.send(TechnologyCommand(technology, name).event, at: now)
  }

  private func pressOnce(_ press: KeyPress) {
    var released = press
    released.isDown = false
    session.send(.key(press), at: now)
    session.send(.key(released), at: now)
  }

  private func tap(_ point: CGPoint) {
    session.send(.touch(Touch(phase: .began, point: point)), at: now)
    session.send(.touch(Touch(phase: .ended, point: point)), at: now)
  }

  /// The rows of the speech controller, in their order.
  private func chooseOnController(_ row: Int) {
    let rows = session.engine(SpokenContentEngine.self)?.controllerCommands ?? []
    if rows.indices.contains(row), let command = rows[row] { sendCommand(.spokenContent, command.rawValue) }
  }

  // MARK: What can be said

  func tellSayable(to page: Int) {
    guard let grammar = grammar() else { return failOff(.voiceControl, for: page) }
    func text(_ parts: [SpokenGrammar.Part]) -> String {
      parts.map { part in
        switch part {
        case .word(let word): word
        case .rule(let name): "‹\(Wording.title(name).lowercased())›"
        }
      }.joined(separator: " ")
    }
    let names = (grammar.rules["item"] ?? []).map(text).filter { !$0.hasPrefix("‹") }
    tell(.sayable(SayableMessage(commands: grammar.phrases.map(text), names: names)), to: page)
  }

  /// What can be said to Voice Control now; nil while it is off.
  func grammar() -> SpokenGrammar? {
    guard isRunning(.voiceControl), var engine = session.engine(VoiceControlEngine.self) else { return nil }
    _ = provider.bringUpToDate()
    return engine.grammar(
      in: Context(
        tree: provider.tree, settings: session.settings, now: session.now, screenSize: provider.screenSize))
  }

  // MARK: The system

  /// Does what technologies have asked of the system, as far as this device can.
  func carryOutSystemRequests() {
    for request in technologies.takeRequests() {
      guard guided.gate.allows(request) else {
        technologies.note("Kept away: \(request.rawValue)", of: .guidedAccess)
        continue
      }
      switch request {
      case .shortcut: useShortcut(for: nil) { $0.open(&$1) }
      case .rotateDevice:
        var change = PageMessage.DeviceChange()
        change.orientation = setUp.orientation == .portrait ? .landscape : .portrait
        become(change, for: 0)
      case .menuBar where UIKitHost.shared.hasMenuBar, .shake: break
      default:
        tellAll(.system(SystemMessage(request: request.rawValue, title: Wording.title(request.rawValue))))
      }
    }
  }

  /// Uses the side button or its list, and tells what followed.
  ///
  /// - Parameter page: the page that did so; nil for all.
  func useShortcut(
    for page: Int?, _ use: (inout ShortcutController, inout Settings) -> [ShortcutController.Outcome]
  ) {
    let wasOpen = shortcut.list != nil || shortcut.alert != nil
    var settings = store.settings
    let outcomes = use(&shortcut, &settings)
    // A session is set up before it is on.
    let wantsGuidedAccess =
      settings.isGuidedAccessEnabled != store.settings.isGuidedAccessEnabled
      || outcomes.contains { if case .guidedAccess = $0 { true } else { false } }
    settings.isGuidedAccessEnabled = store.settings.isGuidedAccessEnabled
    apply(settings)
    if wantsGuidedAccess { guide(.click(3), for: page ?? 0) }
    for outcome in outcomes { technologies.shortcutNarrator?.tell(outcome) }
    for case .system(let request) in outcomes {
      tellAll(.system(SystemMessage(request: request.rawValue, title: Wording.title(request.rawValue))))
    }
    var message = ShortcutMenuMessage(items: [], isGuidedAccess: false)
    message.items = (shortcut.list?.rows ?? []).map {
      .init(name: $0.item.rawValue, title: $0.title, isOn: $0.isOn)
    }
    message.alert = shortcut.alert.map { .init(title: $0.title, message: $0.message, buttons: $0.buttons) }
    message.isGuidedAccess = wantsGuidedAccess
    let isOpen = shortcut.list != nil || shortcut.alert != nil
    guard isOpen || wasOpen || message.isGuidedAccess else {
      if outcomes.isEmpty, let page { fail("No item is selected for the Accessibility Shortcut.", for: page) }
      return
    }
    if let page { tell(.shortcutMenu(message), to: page) } else { tellAll(.shortcutMenu(message)) }
  }
}
