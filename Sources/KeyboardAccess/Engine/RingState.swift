import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// The ring around the element in focus, which disappears when no key is pressed for a while.
struct RingState: Sendable {
  var isHidden = false
  /// When the ring disappears; nil while it stays.
  var hidesAt: Double?
  /// When the engine will be woken for it.
  var wakesAt: Double?
  /// The settings that it was drawn with.
  var settings = FullKeyboardAccessSettings()
  /// What is drawn now.
  var shown = Overlay()
}

extension KeyboardAccessEngine {
  /// Shows the ring again, and lets it disappear later: a key was pressed.
  mutating func wakeRing() {
    let wasHidden = ring.isHidden
    ring.isHidden = false
    ring.hidesAt = nil
    if settings.fullKeyboardAccess.autoHides {
      let time = now + settings.fullKeyboardAccess.autoHideDelay
      ring.hidesAt = time
      // One waking is enough: it looks again how long ago the last key was.
      if ring.wakesAt.map({ time < $0 }) ?? true { wakeLater(at: time) }
    }
    if wasHidden { showRing() }
  }

  private mutating func wakeLater(at time: Double) {
    ring.wakesAt = time
    effects.append(.wake(at: time))
  }

  mutating func hideRingIfDue() {
    guard let wake = ring.wakesAt, now + 1e-9 >= wake else { return }
    ring.wakesAt = nil
    guard let time = ring.hidesAt, settings.fullKeyboardAccess.autoHides else { return }
    if now + 1e-9 < time { return wakeLater(at: time) }
    // What is open over the screen stays.
    guard panel == nil else { return }
    ring.hidesAt = nil
    ring.isHidden = true
    showRing()
  }

  /// Draws the ring and the open panel, if they are others than before.
  mutating func showRing() {
    var overlay = Overlay()
    focusRing = nil
    if !ring.isHidden, !isPassingThrough, let element = focusedElement {
      let ring = FocusRing(around: element.bounds, settings.fullKeyboardAccess)
      focusRing = ring
      overlay.cursor = ring.frame
      overlay.isCursorLarge = settings.fullKeyboardAccess.increasesSize
      if let mark = ring.mark { overlay.marks = [mark] }
    }
    if let panel {
      overlay.panel = panel.overlay
      if panel.kind == .find { overlay.caption = panel.typed }
    }
    if isPassingThrough { overlay.caption = words.title(of: .passThroughMode) }
    guard overlay != ring.shown else { return }
    ring.shown = overlay
    effects.append(.overlay(overlay))
  }
}
