import AccessibilityTree
import AssistiveTechnology
import AssistiveTouch
import DeviceSettings
import Foundation

/// Tells what AssistiveTouch shows and does, and what became of clicks of the side button.
@MainActor
open class AssistiveTouchNarrator: Narrator {
  /// What AssistiveTouch draws.
  public private(set) var overlay = Overlay()

  open override func show(_ effect: Effect, of technology: String, at time: Double) {
    super.show(effect, of: technology, at: time)
    switch effect {
    case .overlay(let new):
      let old = overlay
      overlay = new
      tell(new, after: old)
    case .change(let change) where change.key == "assistiveTouch.buttonEdge":
      if case .text(let edge) = change.value { tell("The button rests at the \(edge) edge", parts: [edge]) }
    default: break
    }
  }

  private func tell(_ new: Overlay, after old: Overlay) {
    let (icons, before) = (Self.titles(of: .menuIcon, in: new), Self.titles(of: .menuIcon, in: old))
    if icons != before {
      let heading = Self.titles(of: .menu, in: new).first ?? new.caption ?? "Menu"
      let line = icons.isEmpty ? "The menu is closed" : "\(heading): \(icons.joined(separator: ", "))"
      tell(line, parts: icons.isEmpty ? nil : [heading])
    }
    let circles = new.marks.filter { $0.kind == .touchPoint }
    // Circles that are dragged are told by what they do.
    guard new.caption == nil, circles.count != old.marks.count(where: { $0.kind == .touchPoint }) else {
      return
    }
    let places = circles.map { "\(Int($0.frame.midX.rounded())), \(Int($0.frame.midY.rounded()))" }
    tell(places.isEmpty ? "The circles are gone" : "Circles at \(places.joined(separator: "; "))")
  }

  /// The texts of the marks of a kind, in the order in which they are drawn.
  public static func titles(of kind: Overlay.Mark.Kind, in overlay: Overlay) -> [String] {
    overlay.marks.filter { $0.kind == kind }.compactMap(\.text)
  }

  // MARK: The Accessibility Shortcut

  /// Tells what followed from clicks.
  public func tell(_ outcome: ShortcutController.Outcome) {
    switch outcome {
    case .clicks(let count): tell("The side button was clicked \(count == 1 ? "once" : "\(count) times")")
    case .switched(let item, let isOn):
      tell("\(item.title) \(isOn ? "on" : "off")", parts: [item.title, isOn ? "on" : "off"])
    case .list(let list):
      tell("\(list.title): \(list.panel.rows.joined(separator: ", "))", parts: [list.title])
    case .alert(let alert):
      tell(
        "\(alert.title): \(alert.message) \(alert.buttons.joined(separator: ", "))",
        parts: [alert.title, alert.message])
    case .guidedAccess: tell("The clicks are Guided Access's")
    case .system(let request): tell("Asked of the system: \(request.rawValue)")
    case .scroll: tell("Scrolled")
    }
  }
}
