import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import VoiceControl

/// Voice Control over a screen of a test.
@MainActor
final class VoiceSession {
  let screen: WrittenScreen
  let session: Session
  private(set) var overlay = Overlay()
  private(set) var system: [SystemRequest] = []
  private(set) var changes: [SettingChange] = []
  private(set) var sounds: [Earcon] = []
  private(set) var problem: String?
  private(set) var pasteboard = ""
  /// Answers an action; nil leaves it to the screen.
  var answer: ((ActionRequest, WrittenScreen) -> Bool?)?

  /// A screen that takes everything but a search for more of it.
  static func screen(_ parts: [ScreenPart]) -> WrittenScreen {
    WrittenScreen(parts) { if case .revealMore = $0 { true } else { false } }
  }

  init(_ parts: [ScreenPart], settings: Settings = Settings()) {
    screen = Self.screen(parts)
    session = Session(provider: screen, engines: [VoiceControlEngine()], settings: settings)
    screen.answer = { [unowned self] request, screen in
      if let answered = answer?(request, screen) { return answered }
      guard case .edit(let edit) = request.action, let id = request.element else { return nil }
      return carryOut(edit, on: id)
    }
    session.observer = { [unowned self] occurrence in
      switch occurrence {
      case .effect(.overlay(let overlay), _, _): self.overlay = overlay
      case .effect(.system(let request), _, _): system.append(request)
      case .effect(.change(let change), _, _): changes.append(change)
      case .effect(.play(let sound), _, _): sounds.append(sound)
      case .runaway(let event, _): problem = "a loop of events: \(event)"
      default: break
      }
    }
    session.send(.start(appName: nil, isSwitchedOn: true))
  }

  /// The edits that need a pasteboard; nil for the others, which the screen carries out by itself.
  private func carryOut(_ edit: TextEdit, on id: AccessibilityElement.ID) -> Bool? {
    guard let text = screen.tree.element(withID: id)?.details.text, text.isEditable else { return nil }
    var units = Array(text.string.utf16)
    let selection = text.selection ?? units.count..<units.count
    var inserted = ""
    switch edit {
    case .copy, .cut:
      pasteboard = String(decoding: units[selection], as: UTF16.self)
      if edit == .copy { return true }
    case .paste: inserted = pasteboard
    default: return nil
    }
    units.replaceSubrange(selection, with: Array(inserted.utf16))
    screen.change(id) {
      let end = selection.lowerBound + inserted.utf16.count
      $0.details.text = .init(
        String(decoding: units, as: UTF16.self), selection: end..<end, isEditable: true)
    }
    return true
  }

  var engine: VoiceControlEngine? { session.engines[0] as? VoiceControlEngine }

  /// Says phrases one after the other, and lets the gestures that they make end.
  func say(_ phrases: String...) {
    for phrase in phrases { say(Phrase(phrase)) }
  }

  func say(_ phrase: Phrase) {
    session.send(.phrase(phrase))
    session.advance(to: session.now + 3)
  }

  /// What was asked of the screen since the last call: `activate Save`, `swipe 100 200`.
  func takeActions() -> [String] {
    screen.takeRequests().map { request in
      let name = request.element.flatMap { screen.tree.element(withID: $0)?.label?.string } ?? ""
      switch request.action {
      case .touch(let touch): return "\(touch.phase) \(touch.finger)"
      case .custom(let index): return "custom \(index) \(name)"
      case .scroll(let direction): return "scroll \(direction) \(name)"
      default: return "\(request.action) \(name)"
      }
    }
  }

  var touches: [Touch] {
    screen.takeRequests().compactMap { if case .touch(let touch) = $0.action { touch } else { nil } }
  }

  /// What the badges say, in order.
  var badges: [String] {
    overlay.marks.compactMap { $0.kind == .badge ? $0.text : nil }
  }

  var cells: [CGRect] {
    overlay.marks.compactMap { $0.kind == .gridCell ? $0.frame : nil }
  }

  /// The text that is being edited, with its selection in brackets.
  var text: String {
    guard let text = screen.tree.elements.first(where: { $0.traits.contains(.isEditing) })?.details.text
    else {
      return "no field"
    }
    var units = Array(text.string.utf16)
    let selection = text.selection ?? units.count..<units.count
    units.insert(contentsOf: Array("]".utf16), at: selection.upperBound)
    units.insert(contentsOf: Array("[".utf16), at: selection.lowerBound)
    return String(decoding: units, as: UTF16.self)
  }
}
