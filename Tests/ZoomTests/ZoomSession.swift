import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import VoiceOver

@testable import Zoom

/// Zoom over a screen of a test, 390 by 844 points.
@MainActor
final class ZoomSession {
  let screen: WrittenScreen
  let session: Session
  private(set) var overlay = Overlay()
  /// What is seen, as the engine asked for it last.
  private(set) var picture = Magnification(visible: .zero, lens: .zero)
  /// The settings that the engine changed, in order.
  private(set) var changes: [SettingChange] = []
  private(set) var problem: String?
  private let zoom: Int

  static let size = CGSize(width: 390, height: 844)
  static let whole = CGRect(origin: .zero, size: size)
  static let middle = CGPoint(x: 195, y: 422)

  static func settings(_ edit: (inout Settings) -> Void = { _ in }) -> Settings {
    var settings = Settings()
    settings.isZoomEnabled = true
    edit(&settings)
    return settings
  }

  /// - Parameters:
  ///   - isZoomedIn: whether the lens magnifies from the beginning.
  ///   - others: technologies that run beside Zoom.
  init(
    _ parts: [ScreenPart] = [.element("One"), .element("Two")], isZoomedIn: Bool = true,
    beside others: [any TechnologyEngine] = [], _ edit: (inout Settings) -> Void = { _ in }
  ) {
    screen = WrittenScreen(parts)
    zoom = others.count
    session = Session(
      provider: screen, engines: others + [ZoomEngine()],
      settings: Self.settings {
        $0.zoom.isZoomedIn = isZoomedIn
        edit(&$0)
      })
    session.observer = { [unowned self] occurrence in
      switch occurrence {
      case .effect(.overlay(let overlay), zoom, _): self.overlay = overlay
      case .effect(.magnify(let picture), zoom, _): self.picture = picture
      case .effect(.change(let change), zoom, _): changes.append(change)
      case .runaway(let event, _): problem = "a loop of events: \(event)"
      default: break
      }
    }
    session.send(.start(appName: nil, isSwitchedOn: true))
    changes = []
  }

  var engine: ZoomEngine {
    guard let engine = session.engines[zoom] as? ZoomEngine else { return ZoomEngine() }
    return engine
  }

  // MARK: Fingers

  func play(_ plan: TouchPlan) {
    let start = session.now
    for step in plan.steps { session.send(.touch(step.touch), at: start + step.time) }
  }

  func tap(_ count: Int = 1, fingers: Int = 1, at point: CGPoint = middle) {
    play(.tap(at: point, count: count, fingers: fingers))
  }

  func drag(
    _ dx: Double, _ dy: Double, fingers: Int = 1, taps: Int = 0, from point: CGPoint = middle
  ) {
    play(
      .drag(from: point, to: CGPoint(x: point.x + dx, y: point.y + dy), fingers: fingers, taps: taps))
  }

  func wait(_ seconds: Double) { session.advance(to: session.now + seconds) }

  func put(_ finger: Int = 0, _ phase: Touch.Phase, _ point: CGPoint) {
    session.send(.touch(Touch(finger: finger, phase: phase, point: point)))
  }

  // MARK: What is open

  /// The texts of the rows that are shown.
  var rows: [String] { overlay.panel?.rows ?? [] }

  /// Taps a row of what is open.
  func choose(_ text: String) -> Bool {
    guard let panel = engine.panel, let row = panel.rows.firstIndex(where: { $0.text == text }) else {
      return false
    }
    let frame = panel.frame(ofRow: row, in: Self.size)
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
    return true
  }

  // MARK: What the app gets

  /// The touches that the app was given since the last call.
  func touches() -> [Touch] {
    screen.takeRequests().compactMap { if case .touch(let touch) = $0.action { touch } else { nil } }
  }
}

extension CGRect {
  /// Whether two rectangles are the same, but for rounding.
  func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy {
      abs($0) < 1e-6
    }
  }
}

extension CGPoint {
  func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 }
}
