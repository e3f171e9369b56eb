import AccessibilityTree
import AssistiveTechnology
import CurbcutGraphics
import CurbcutUIKit
import DeviceHost
import DeviceSettings
import Foundation
import Technologies
import Zoom

/// Zoom in a terminal: keys and scripts are fingers on the glass; what the lens shows is told, and kept in pictures.
@MainActor
final class ZoomTerminal: ZoomNarrator, TerminalTechnology {
  let engines: [any TechnologyEngine] = [ZoomEngine()]
  let greeting =
    "Zoom. + and - magnify, the arrows move, m opens the menu, whose rows have digits, c shows the controller, p keeps a picture, q ends."
  let scripts = ScriptLanguage.zoom
  var narrator: Narrator? { self }
  private let window: UIWindow
  private var stops = StopList()
  private var pictures = 0
  private let shown: (String) -> Void

  init(
    _ provider: any ScreenProvider, window: UIWindow, show: @escaping (String) -> Void = Console.show
  ) {
    self.window = window
    shown = show
    super.init(provider, show: show)
  }

  func join(_ session: Session) { follow(session) }

  // MARK: What happens

  override func note(_ event: Event) {
    super.note(event)
    // What an app said before the session began is not among its notifications.
    if case .start = event, AccessibilityZoom.shared.hasGestureConflict {
      session?.send(.notification(.gestureConflictWithZoom))
    }
  }

  override func show(_ effect: Effect, of technology: String, at time: Double) {
    if case .magnify(let magnification) = effect {
      DeviceDisplay.shared.zoomLens.magnification = magnification
    }
    super.show(effect, of: technology, at: time)
  }

  // MARK: Orders

  override func carryOut(_ order: ScriptOrder, in session: Session) throws(ScriptOrderFailure) {
    switch order {
    case .zoom(let level): try zoom(to: level, in: session)
    case .pan(let fingers):
      guard hypot(fingers.width, fingers.height) > ZoomMeasures.slop else {
        throw ScriptOrderFailure(
          "Fingers that move \(Int(ZoomMeasures.slop)) points or less have only tapped.")
      }
      let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
      let start = session.now
      let end = CGPoint(x: middle.x + fingers.width, y: middle.y + fingers.height)
      for step in TouchPlan.drag(from: middle, to: end, fingers: 3).steps {
        session.send(.touch(step.touch), at: max(start + step.time, session.now))
      }
    case .follow(let words):
      _ = provider.bringUpToDate()
      guard
        let element = provider.tree.elements.first(where: {
          $0.label?.string == words || $0.identifier == words
        })
      else {
        throw ScriptOrderFailure("No element is called “\(words)”.")
      }
      guard session.settings.zoom.followsFocus else {
        throw ScriptOrderFailure("Follow Focus is off (zoom.followsFocus).")
      }
      session.send(.notification(.zoomFocusChanged(element.frame)))
    case .choose(let words): return try choose(words, in: session)
    case .picture(let file): return try keepPicture(file)
    default: return try super.carryOut(order, in: session)
    }
    tellSight(always: true)
  }

  private func zoom(to level: Double, in session: Session) throws(ScriptOrderFailure) {
    let highest = session.settings.zoom.maximumLevel
    guard level <= highest else {
      throw ScriptOrderFailure("The maximum zoom level is \(Self.number(highest)) (zoom.maximumLevel).")
    }
    var settings = session.settings
    settings.isZoomEnabled = true
    settings.zoom.isZoomedIn = level > 1
    if level > 1 { settings.zoom.level = level }
    session.settings = settings
  }

  private func choose(_ words: String, in session: Session) throws(ScriptOrderFailure) {
    guard let panel = engine?.panel, let size = provider.screenSize else {
      throw ScriptOrderFailure("Nothing is open to choose from.")
    }
    guard let row = panel.rows.firstIndex(where: { $0.text == words }) else {
      let rows = panel.rows.map { "“\($0.text)”" }.joined(separator: ", ")
      throw ScriptOrderFailure("No row is called “\(words)”. There are: \(rows).")
    }
    let frame = panel.frame(ofRow: row, in: size)
    session.send(.gesture(Gesture(.tap(1), at: CGPoint(x: frame.midX, y: frame.midY))))
    session.settle()
    look()
  }

  private func keepPicture(_ file: String) throws(ScriptOrderFailure) {
    let drawn = OverlayPicture(overlay, bounds: window.bounds)
    let picture = DeviceDisplay.shared.picture(
      of: window.windowsShownTogether, overlay: { drawn.draw(in: $0) })
    guard let picture else { throw ScriptOrderFailure("The screen is too large to be drawn.") }
    do { try OutputFile.write(picture.png(), to: file) } catch { throw ScriptOrderFailure("\(error)") }
    tell("Picture: \(file)", parts: [file])
  }

  func showStops() {
    if let text = stops.text(of: provider.tree) { shown(text) }
  }

  // MARK: Keys

  /// How far an arrow moves the lens, in points of the display.
  private static let step = 120.0

  func handle(_ key: TerminalKey) -> TerminalOutcome {
    let settings = session?.settings.zoom
    let level = settings.map { $0.isZoomedIn ? $0.level : 1 } ?? 1
    switch key {
    case .character("q"): return .quit
    case .character("+"): return .order(.zoom(min(level + 1, settings?.maximumLevel ?? 15)))
    case .character("-"): return .order(.zoom(max(1, level - 1)))
    // What is seen moves the other way than the fingers.
    case .left: return .order(.pan(CGSize(width: Self.step, height: 0)))
    case .right: return .order(.pan(CGSize(width: -Self.step, height: 0)))
    case .up: return .order(.pan(CGSize(width: 0, height: Self.step)))
    case .down: return .order(.pan(CGSize(width: 0, height: -Self.step)))
    case .character("m"): return .events([.command(ZoomAction.showMenu.rawValue)])
    case .character("c"): return .events([.command(ZoomAction.toggleController.rawValue)])
    case .character("p"):
      pictures += 1
      return .order(.picture("zoom-\(pictures).png"))
    case .character(let digit):
      if let row = digit.wholeNumberValue, let rows = engine?.panel?.rows, rows.indices.contains(row - 1) {
        return .order(.choose(rows[row - 1].text))
      }
    default: break
    }
    shown("  (no such key; \(greeting))")
    return .events([])
  }
}
