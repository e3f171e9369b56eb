import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import SwitchControl
import TestScreens

/// Switch Control over a screen of a test.
@MainActor
final class SwitchSession {
  let screen: WrittenScreen
  let session: Session
  private(set) var overlay = Overlay()
  private(set) var system: [SystemRequest] = []
  private(set) var sounds: [Earcon] = []
  private(set) var problem: String?

  /// The switches of a session: one that selects, two that move.
  static let space = SwitchSource.external("space")
  static let right = SwitchSource.external("right")
  static let left = SwitchSource.external("left")

  static func settings(_ edit: (inout SwitchControlSettings) -> Void = { _ in }) -> Settings {
    var settings = Settings()
    settings.switchControl.switches = [
      SwitchAssignment(space, .selectItem), SwitchAssignment(right, .moveToNextItem),
      SwitchAssignment(left, .moveToPreviousItem),
    ]
    settings.switchControl.tapBehavior = .alwaysTap
    edit(&settings.switchControl)
    return settings
  }

  /// A screen that takes everything but a search for more of it.
  static func screen(_ parts: [ScreenPart]) -> WrittenScreen {
    WrittenScreen(parts) { if case .revealMore = $0 { true } else { false } }
  }

  init(_ parts: [ScreenPart], _ edit: (inout SwitchControlSettings) -> Void = { _ in }) {
    screen = Self.screen(parts)
    session = Session(
      provider: screen, engines: [SwitchControlEngine()], settings: Self.settings(edit))
    session.observer = { [unowned self] occurrence in
      switch occurrence {
      case .effect(.overlay(let overlay), _, _): self.overlay = overlay
      case .effect(.system(let request), _, _): system.append(request)
      case .effect(.play(let sound), _, _): sounds.append(sound)
      case .runaway(let event, _): problem = "a loop of events: \(event)"
      default: break
      }
    }
    session.send(.start(appName: nil, isSwitchedOn: true))
  }

  var engine: SwitchControlEngine? { session.engines[0] as? SwitchControlEngine }

  /// Presses and releases a switch.
  func press(_ source: SwitchSource = space, for seconds: Double = 0) {
    session.send(.switchPress(SwitchPress(source)))
    if seconds > 0 { wait(seconds) }
    session.send(.switchPress(SwitchPress(source, isDown: false)))
  }

  func wait(_ seconds: Double) { session.advance(to: session.now + seconds) }

  /// Selects a row of the open menu, from page to page where it is not on the one that is shown.
  func choose(_ text: String) -> Bool {
    for _ in 0..<60 {
      guard let panel = overlay.panel, let selection = panel.selection else {
        press(Self.right)
        continue
      }
      if panel.rows[selection] == text {
        press()
        return true
      }
      let isLast = panel.rows[selection] == "More" && !panel.rows.contains(text)
      press(isLast ? Self.space : Self.right)
    }
    return false
  }

  /// What the cursor is on: the label of an item, the labels of a group in brackets.
  var current: String? {
    guard let mark = overlay.marks.first else { return nil }
    func label(_ element: AccessibilityElement?) -> String { element?.label?.string ?? "?" }
    switch mark.kind {
    case .itemCursor:
      return session.engines[0].focus.element.map { label(screen.tree.element(withID: $0)) } ?? "area"
    case .groupCursor, .leaveGroupCursor:
      let inside = screen.tree.elements.filter {
        $0.isInteractive && mark.frame.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY))
      }
      let names = inside.map { label($0) }.joined(separator: " ")
      return mark.kind == .groupCursor ? "[\(names)]" : "<\(names)>"
    default: return mark.kind.rawValue
    }
  }

  /// What the cursor comes to, step by step.
  func walk(_ steps: Int) -> [String?] {
    (0..<steps).map { _ in
      press(Self.right)
      return current
    }
  }

  /// The actions that were asked for since the last call.
  func actions() -> [Action] { screen.takeRequests().map(\.action) }

  func touches() -> [Touch] {
    actions().compactMap { if case .touch(let touch) = $0 { touch } else { nil } }
  }
}
