import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import KeyboardAccess
import TestScreens

extension ScreenPart {
  /// A button.
  static func element(
    _ label: String, id: AccessibilityElement.ID = 0, value: String? = nil, frame: CGRect = .null,
    type: Any.Type? = nil, _ edit: (inout AccessibilityElement.Details) -> Void = { _ in }
  ) -> ScreenPart {
    .element(label, .button, id: id, value: value, frame: frame, type: type, edit)
  }
}

/// Full Keyboard Access over a screen of a test.
@MainActor
final class KeyboardSession {
  let screen: WrittenScreen
  let session: Session
  private(set) var overlay = Overlay()
  private(set) var system: [SystemRequest] = []
  private(set) var events = 0
  private(set) var problem: String?

  init(_ parts: [ScreenPart], settings: Settings = Settings()) {
    screen = WrittenScreen(parts) { if case .revealMore = $0 { true } else { false } }
    session = Session(provider: screen, engines: [KeyboardAccessEngine()], settings: settings)
    session.observer = { [unowned self] occurrence in
      switch occurrence {
      case .effect(.overlay(let overlay), _, _): self.overlay = overlay
      case .effect(.system(let request), _, _): system.append(request)
      case .event: events += 1
      case .runaway(let event, _): problem = "a loop of events: \(event)"
      default: break
      }
    }
    session.send(.start(appName: nil, isSwitchedOn: true))
  }

  var engine: KeyboardAccessEngine? { session.engines[0] as? KeyboardAccessEngine }

  /// Presses and releases keys by their names, one after the other: `tab`, `shift+tab`, `tab+z`.
  func press(_ names: String...) { for name in names { press(name: name) } }

  func press(name: String) {
    guard let press = KeyPress(named: name) else { return }
    if press.modifiers.contains(.tab) {
      send(KeyPress("tab", characters: "\t"))
      var inner = press
      inner.modifiers.remove(.tab)
      tap(inner)
      send(KeyPress("tab", isDown: false))
    } else {
      tap(press)
    }
    session.settle()
  }

  func type(_ text: String) {
    for character in text {
      let key = character == " " ? "space" : character.lowercased()
      tap(KeyPress(key, modifiers: character.isUppercase ? .shift : [], characters: String(character)))
    }
    session.settle()
  }

  private func tap(_ press: KeyPress) {
    send(press)
    var released = press
    released.isDown = false
    send(released)
  }

  func send(_ press: KeyPress) { session.send(.key(press)) }

  /// The label of the element in focus.
  var focused: String? {
    session.engines[0].focus.element.flatMap { screen.tree.element(withID: $0)?.label?.string }
  }

  /// Where the keys lead, one after the other.
  func walk(_ names: String...) -> [String?] {
    names.map {
      press(name: $0)
      return focused
    }
  }

  /// The actions that were asked for since the last call, but for scrolling into view.
  func actions() -> [Action] { screen.takeRequests().map(\.action).filter { $0 != .scrollToVisible } }
}
