import AssistiveTechnology
import Foundation

/// What can be asked of Zoom by keys, and by other parts of a host as commands with these names.
public enum ZoomAction: String, Sendable, CaseIterable {
  /// Magnifies, or shows the whole screen.
  case toggleZoom
  /// Changes the level by a step.
  case zoomIn, zoomOut
  /// Moves what is shown.
  case panLeft, panRight, panUp, panDown
  /// Opens the Zoom menu.
  case showMenu
  /// Shows or hides the Zoom Controller.
  case toggleController

  /// The keys that ask for it, with Option and Command.
  static let keys: [String: ZoomAction] = [
    "=": .zoomIn, "+": .zoomIn, "-": .zoomOut, "8": .toggleZoom, "left": .panLeft, "right": .panRight,
    "up": .panUp, "down": .panDown,
  ]
}

extension ZoomEngine {
  mutating func handle(_ key: KeyPress) {
    if let action = action(of: key) {
      if key.isDown { perform(action) }
    } else if key.isDown, key.characters != nil {
      // Who types on a hardware keyboard has the insertion point in the middle.
      following.usesHardwareKeyboard = following.keyboard == nil
    }
  }

  /// Whether a key is Zoom's and not the app's.
  public func takes(_ key: KeyPress) -> Bool { action(of: key) != nil }

  public func claims(_ event: Event, in context: Context) -> Bool {
    if case .key(let press) = event { takes(press) } else { false }
  }

  private func action(of key: KeyPress) -> ZoomAction? {
    guard isOn, settings.zoom.usesKeyboardShortcuts else { return nil }
    // A plus may be a key of its own, or need Shift.
    guard key.modifiers.subtracting(.shift) == [.option, .command] else { return nil }
    return ZoomAction.keys[key.key]
  }

  mutating func perform(_ action: ZoomAction) {
    switch action {
    case .toggleZoom: toggle()
    case .zoomIn: step(into: true)
    case .zoomOut: step(into: false)
    case .panLeft: look(dx: -ZoomMeasures.keyPan, dy: 0)
    case .panRight: look(dx: ZoomMeasures.keyPan, dy: 0)
    case .panUp: look(dx: 0, dy: -ZoomMeasures.keyPan)
    case .panDown: look(dx: 0, dy: ZoomMeasures.keyPan)
    case .showMenu: openMenu()
    case .toggleController: change("zoom.showsController", .bool(!settings.zoom.showsController))
    }
  }
}
