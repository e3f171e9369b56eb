import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// The state of point mode.
struct PointState: Sendable {
  /// What a point is chosen for.
  enum Purpose: Sendable, Equatable {
    /// The scanner menu is opened there.
    case menu
    /// A drag ends there; with `holds` it began with a finger that rested.
    case drag(from: CGPoint, holds: Bool)
    /// A gesture of the user's own goes on to there.
    case freehand
  }

  /// Whether points are chosen in place of items (Point Mode).
  var isOn = false
  var purpose = Purpose.menu
  /// The cursor that glides; nil while none does.
  var cursor: GlidingCursor?
}

extension SwitchControlEngine {
  /// The size of the screen; where it is unknown, what is on it.
  private var glidingSize: CGSize {
    if let screenSize { return screenSize }
    let frame = scanTree.nodes[0].frame
    return CGSize(width: max(1, frame.maxX), height: max(1, frame.maxY))
  }

  /// Begins to choose a point.
  mutating func choosePoint(for purpose: PointState.Purpose) {
    points.purpose = purpose
    points.cursor = GlidingCursor(over: glidingSize, at: now, options)
    clock.isDwelling = false
    setFocus(nil)
    draw()
  }

  /// Chooses the point of the menu more exactly.
  mutating func refinePoint() {
    guard let point = menu?.point else { return }
    menu = nil
    points.purpose = .menu
    points.cursor = GlidingCursor(refining: point, on: glidingSize, at: now, options)
    draw()
  }

  /// Stops what glides, because a switch was pressed.
  mutating func stopGliding() {
    points.cursor?.stop(at: now)
    play(.itemActivated)
    if let point = points.cursor?.point {
      points.cursor = nil
      chose(point)
    }
    draw()
  }

  /// Draws what glides, and lets it disappear after so many rounds.
  mutating func glide() {
    guard let gliding = points.cursor, !isHidden, pauses == 0 else { return }
    if options.loops >= 1, gliding.rounds(at: now) >= Int(options.loops) { isHidden = true }
    draw()
  }

  /// Switches between item mode and point mode.
  mutating func setPointMode(_ isOn: Bool) {
    points.isOn = isOn
    points.cursor = nil
    menu = nil
    if isOn { return choosePoint(for: .menu) }
    cursor = ScanCursor()
    highlighted()
  }

  private mutating func chose(_ point: CGPoint) {
    switch points.purpose {
    case .menu: openMenu(at: point)
    case .drag(let start, let holds):
      makeGesture(.drag(from: start, to: point, hold: holds ? GestureState.hold : 0))
    case .freehand:
      gesture.drawn.append(point)
      openMenu(at: point)
      menu?.path = [.freehand]
      fillMenu()
      highlighted()
    }
  }
}
