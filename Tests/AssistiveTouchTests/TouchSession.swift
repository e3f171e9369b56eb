import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens

@testable import AssistiveTouch

/// AssistiveTouch over a screen of a test, 390 by 844 points.
@MainActor
final class TouchSession {
  let screen: WrittenScreen
  let session: Session
  private(set) var overlay = Overlay()
  private(set) var system: [SystemRequest] = []
  /// What was asked for since the last call of ``takeEffects()``.
  private var effects: [Effect] = []
  private(set) var problem: String?

  static let size = CGSize(width: 390, height: 844)

  init(
    _ parts: [ScreenPart] = [.element("a"), .element("b")],
    _ edit: (inout AssistiveTouchSettings) -> Void = { _ in }
  ) {
    screen = WrittenScreen(parts)
    var settings = Settings()
    edit(&settings.assistiveTouch)
    session = Session(provider: screen, engines: [AssistiveTouchEngine()], settings: settings)
    session.observer = { [unowned self] occurrence in
      switch occurrence {
      case .effect(let effect, _, _):
        effects.append(effect)
        if case .overlay(let overlay) = effect { self.overlay = overlay }
        if case .system(let request) = effect { system.append(request) }
      case .runaway(let event, _): problem = "a loop of events: \(event)"
      default: break
      }
    }
    session.send(.start(appName: nil, isSwitchedOn: true))
  }

  var engine: AssistiveTouchEngine? { session.engines[0] as? AssistiveTouchEngine }
  var options: AssistiveTouchSettings { session.settings.assistiveTouch }

  func wait(_ seconds: Double) { session.advance(to: session.now + seconds) }

  func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  // MARK: What is shown

  func marks(_ kind: Overlay.Mark.Kind) -> [Overlay.Mark] { overlay.marks.filter { $0.kind == kind } }

  /// The titles of the icons, clockwise from the top, with the way back at the end.
  var icons: [String] { marks(.menuIcon).compactMap(\.text) }

  var button: CGRect? { marks(.menuButton).first?.frame }
  var isMenuOpen: Bool { !marks(.menu).isEmpty }

  // MARK: What a user does

  func touch(_ phase: Touch.Phase, _ point: CGPoint, finger: Int = 0) {
    session.send(.touch(Touch(finger: finger, phase: phase, point: point)))
  }

  func tap(_ point: CGPoint, for seconds: Double = 0) {
    touch(.began, point)
    if seconds > 0 { wait(seconds) }
    touch(.ended, point)
  }

  func drag(_ from: CGPoint, _ to: CGPoint) {
    touch(.began, from)
    for step in 1...4 {
      let share = Double(step) / 4
      touch(.moved, CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
    }
    touch(.ended, to)
  }

  func tapButton(for seconds: Double = 0) {
    if let button { tap(button.middle, for: seconds) }
  }

  /// Taps an icon by its title; false where there is none.
  @discardableResult
  func choose(_ title: String) -> Bool {
    guard let icon = marks(.menuIcon).first(where: { $0.text == title }) else { return false }
    tap(icon.frame.middle)
    return true
  }

  func point(_ phase: Pointer.Phase, _ point: CGPoint, button: Int = 0) {
    session.send(.pointer(Pointer(phase, at: point, button: button)))
  }

  func click(_ place: CGPoint, button: Int = 0) {
    point(.pressed, place, button: button)
    point(.released, place, button: button)
  }

  /// Moves the pointer to a place and rests there.
  func rest(_ place: CGPoint) {
    point(.moved, place)
    wait(options.dwellTime)
  }

  /// The actions that were asked for since the last call.
  func actions() -> [Action] { screen.takeRequests().map(\.action) }

  func touches() -> [Touch] {
    actions().compactMap { if case .touch(let touch) = $0 { touch } else { nil } }
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
