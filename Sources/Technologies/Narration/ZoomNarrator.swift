import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Zoom

/// Tells what the lens of Zoom shows, and what its menu offers.
@MainActor
open class ZoomNarrator: Narrator {
  /// What Zoom draws besides the lens.
  public private(set) var overlay = Overlay()
  private var last = Sight()
  private var touches: [(effect: Effect, time: Double)] = []
  private var fingers: Set<Int> = []

  /// What is seen, as it was told.
  private struct Sight: Equatable {
    /// What the lens shows; nil while nothing is magnified.
    var lens: Lens?
    var panel: Overlay.Panel?
    var hasController = false

    struct Lens: Equatable {
      var scale: Double
      var visible: CGRect
      var region: ZoomSettings.Region
      var filter: ZoomSettings.Filter
    }
  }

  /// Zoom as it is now.
  public var engine: ZoomEngine? { session?.engine(ZoomEngine.self) }

  // MARK: What happens

  open override func show(_ effect: Effect, of technology: String, at time: Double) {
    switch effect {
    case .overlay(let new): overlay = new
    case .perform(let request):
      guard case .touch(let touch) = request.action else {
        return super.show(effect, of: technology, at: time)
      }
      keep(touch, effect, of: technology, at: time)
    default: super.show(effect, of: technology, at: time)
    }
  }

  /// Touches are told when no finger is left of them; what Zoom took from the app for a gesture of its own is not.
  private func keep(_ touch: Touch, _ effect: Effect, of technology: String, at time: Double) {
    switch touch.phase {
    case .began: fingers.insert(touch.finger)
    case .moved: break
    case .ended, .cancelled: fingers.remove(touch.finger)
    }
    guard touch.phase != .cancelled else { return touches.removeAll() }
    touches.append((effect, time))
    guard fingers.isEmpty else { return }
    for touch in touches { super.show(touch.effect, of: technology, at: touch.time) }
    touches.removeAll()
  }

  // MARK: Telling

  private var sight: Sight {
    guard let picture = engine?.magnification else { return Sight() }
    var sight = Sight(panel: overlay.panel, hasController: picture.controller != nil)
    if picture.isMagnified {
      sight.lens = .init(
        scale: picture.scale, visible: picture.visible, region: picture.region, filter: picture.filter)
    }
    return sight
  }

  open override func look() {
    super.look()
    // A gesture is told when it is over.
    guard engine?.isAtRest == true else { return }
    tellSight(always: false)
  }

  /// Tells what has changed, and what the lens shows anyway if asked.
  public func tellSight(always: Bool) {
    let (before, now) = (last, sight)
    last = now
    if now.hasController != before.hasController {
      tell(now.hasController ? "The controller is shown" : "The controller is hidden")
    }
    if now.lens != before.lens || always { tell(now.lens) }
    if let panel = now.panel, panel != before.panel {
      tell("\(panel.title): \(panel.rows.joined(separator: ", "))", parts: [panel.title] + panel.rows)
    }
  }

  /// What the lens shows: how large it is, where, and the elements in it.
  private func tell(_ lens: Sight.Lens?) {
    guard let lens else { return tell("Not magnified") }
    _ = provider.bringUpToDate()
    let seen = lens.visible
    let names = provider.tree.elements.filter { $0.bounds.intersects(seen) }.map { ElementWords.name(of: $0) }
    let words = ZoomWords(language: "en")
    let how = [
      lens.region == .fullScreen ? nil : words.title(of: lens.region),
      lens.filter == .none ? nil : words.title(of: lens.filter),
    ].compactMap { $0 }
    let part = "\(Int(seen.width)) by \(Int(seen.height)) points at \(Int(seen.minX)), \(Int(seen.minY))"
    tell(
      "Magnified \(Self.number(lens.scale)) times\(how.isEmpty ? "" : " (\(how.joined(separator: ", ")))"): \(part): \(names.isEmpty ? "nothing" : names.joined(separator: "; "))",
      parts: names)
  }

  /// A magnification in words.
  public static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}
