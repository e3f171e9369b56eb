import AccessibilityTree
import AssistiveTechnology
import CurbcutGraphics
import CurbcutUIKit
import DeviceHost
import DeviceSettings
import Foundation

/// The lens of Zoom in a terminal: what it shows is told, and kept in pictures.
@MainActor
final class ZoomTerminal: Narrator, TerminalTechnology {
  let engines: [any TechnologyEngine] = []
  let greeting = "Zoom. + and - magnify, the arrows move, p keeps a picture, q ends."
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

  // MARK: The lens

  override func carryOut(_ order: ScriptOrder, in session: Session) throws(ScriptOrderFailure) {
    switch order {
    case .zoom(let level):
      let highest = session.settings.zoom.maximumLevel
      guard level <= highest else {
        throw ScriptOrderFailure("The maximum zoom level is \(Self.number(highest)) (zoom.maximumLevel).")
      }
      session.settings.isZoomEnabled = true
      session.settings.zoom.isZoomedIn = level > 1
      if level > 1 { session.settings.zoom.level = level }
      adapt(to: session.settings)
      tellLens(session.settings)
    case .pan(let fingers):
      adapt(to: session.settings)
      DeviceDisplay.shared.zoomLens.move(by: CGVector(dx: fingers.width, dy: fingers.height))
      tellLens(session.settings)
    case .follow(let words):
      _ = provider.bringUpToDate()
      guard
        let element = provider.tree.elements.first(where: {
          $0.label?.string == words || $0.identifier == words
        })
      else {
        throw ScriptOrderFailure("No element is called “\(words)”.")
      }
      adapt(to: session.settings)
      DeviceDisplay.shared.zoomLens.follow(element.frame)
      tellLens(session.settings)
    case .picture(let file):
      guard let picture = DeviceDisplay.shared.picture(of: window.windowsShownTogether) else {
        throw ScriptOrderFailure("The screen is too large to be drawn.")
      }
      do {
        try picture.png().write(to: URL(fileURLWithPath: file))
      } catch {
        throw ScriptOrderFailure("Cannot write \(file): \(error.localizedDescription)")
      }
      tell("Picture: \(file)", parts: [file])
    default: try super.carryOut(order, in: session)
    }
  }

  private func adapt(to settings: Settings) {
    DeviceDisplay.shared.zoomLens.adapt(screen: UIKitHost.shared.screen.bounds.size, settings: settings.zoom)
  }

  /// What the lens shows: how large it is, where, and the elements in it.
  private func tellLens(_ settings: Settings) {
    guard settings.zoom.isZoomedIn else { return tell("Not magnified") }
    _ = provider.bringUpToDate()
    let seen = DeviceDisplay.shared.zoomLens.visibleRect
    let names = provider.tree.elements.filter { $0.bounds.intersects(seen) }.map { ElementWords.name(of: $0) }
    let part = "\(Int(seen.width)) by \(Int(seen.height)) points at \(Int(seen.minX)), \(Int(seen.minY))"
    tell(
      "Magnified \(Self.number(settings.zoom.level)) times: \(part): \(names.isEmpty ? "nothing" : names.joined(separator: "; "))",
      parts: names)
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
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
    case .character("p"):
      pictures += 1
      return .order(.picture("zoom-\(pictures).png"))
    default:
      shown("  (no such key; \(greeting))")
      return .events([])
    }
  }
}
