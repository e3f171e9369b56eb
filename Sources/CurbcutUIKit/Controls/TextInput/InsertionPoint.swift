import Foundation

/// The mark where typed text goes: half a second to be seen, half a second not, by the device's clock.
///
/// It stays to be seen with Prefer Non-Blinking Cursor
/// (<https://developer.apple.com/documentation/accessibility/accessibilitysettings/prefersnonblinkingtextinsertionindicator>),
/// and for half a second after each change, so that whoever types sees where.
@MainActor
final class InsertionPoint {
  /// How long it is to be seen, and how long not, in seconds.
  private static let rhythm = 0.5

  private var start: TimeInterval = 0
  private var alarm: Int?

  /// Begins anew with the mark to be seen; at the beginning of editing, and whenever the text or the place changed.
  func restart() {
    start = UIKitHost.shared.clock.now
    if alarm == nil { waitForChange() }
  }

  /// Stops at the end of editing.
  func stop() {
    if let alarm { UIKitHost.shared.clock.callOff(alarm) }
    alarm = nil
  }

  /// Whoever shows the screen as time passes comes by at each alarm: nothing else has to happen at it.
  private func waitForChange() {
    alarm = UIKitHost.shared.clock.after(Self.rhythm, recurs: true) { [weak self] in self?.waitForChange() }
  }

  /// Whether the mark is to be seen now.
  var isShown: Bool {
    if UIKitHost.shared.settings.prefersNonBlinkingTextInsertionIndicator { return true }
    let passed = UIKitHost.shared.clock.now - start
    return passed.truncatingRemainder(dividingBy: 2 * Self.rhythm) < Self.rhythm
  }

  /// Draws the mark, two points wide, at the left edge of a rectangle, if it is to be seen now.
  func draw(in rect: CGRect, color: UIColor) {
    guard isShown else { return }
    color.setFill()
    UIBezierPath(
      roundedRect: CGRect(x: rect.minX, y: rect.minY, width: 2, height: rect.height), cornerRadius: 1
    ).fill()
  }
}
