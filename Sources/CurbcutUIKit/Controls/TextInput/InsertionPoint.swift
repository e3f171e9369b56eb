import Foundation

/// The cursor at the insertion point, visible and hidden for half a second in turn, timed by the device's clock.
///
/// It stays visible with Prefer Non-Blinking Cursor
/// (<https://developer.apple.com/documentation/accessibility/accessibilitysettings/prefersnonblinkingtextinsertionindicator>),
/// and for half a second after each change, so that the user sees where text is being typed.
@MainActor
final class InsertionPoint {
  /// How long it is visible, and how long it is hidden, in seconds.
  private static let rhythm = 0.5

  private var start: TimeInterval = 0
  private var alarm: Int?

  /// Restarts blinking with the cursor visible, when editing begins and whenever the text or the position has
  /// changed.
  func restart() {
    start = UIKitHost.shared.clock.now
    if alarm == nil { waitForChange() }
  }

  /// Stops blinking when editing ends.
  func stop() {
    if let alarm { UIKitHost.shared.clock.callOff(alarm) }
    alarm = nil
  }

  /// Schedules an alarm for the next change. The screen is redrawn at every alarm, so the handler need only set the
  /// next.
  private func waitForChange() {
    alarm = UIKitHost.shared.clock.after(Self.rhythm, recurs: true) { [weak self] in self?.waitForChange() }
  }

  /// Whether the cursor is visible now.
  var isShown: Bool {
    if UIKitHost.shared.settings.prefersNonBlinkingTextInsertionIndicator { return true }
    let passed = UIKitHost.shared.clock.now - start
    return passed.truncatingRemainder(dividingBy: 2 * Self.rhythm) < Self.rhythm
  }

  /// Draws the cursor, two points wide, at the left edge of a rectangle, if it is visible now.
  func draw(in rect: CGRect, color: UIColor) {
    guard isShown else { return }
    color.setFill()
    UIBezierPath(
      roundedRect: CGRect(x: rect.minX, y: rect.minY, width: 2, height: rect.height), cornerRadius: 1
    ).fill()
  }
}
