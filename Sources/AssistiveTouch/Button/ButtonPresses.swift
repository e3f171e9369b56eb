import DeviceSettings

/// Tells a tap on the button from two taps and from a long press.
struct ButtonPresses: Sendable, Equatable {
  /// What the user did to the button.
  enum Press: Sendable, Equatable {
    case single, double, long
  }

  /// Since when the button is pressed; nil for not at all.
  private var pressedAt: Double?
  /// Until when a tap may be followed by a second one.
  private var waitsUntil: Double?
  private var isSecond = false

  /// Whether a tap waits for a second one.
  var isWaiting: Bool { waitsUntil != nil }

  /// When something is decided by itself, in seconds since the session began.
  func next(_ options: AssistiveTouchSettings) -> Double? {
    if let pressedAt, options.longPress != .none, !isSecond { return pressedAt + options.longPressDuration }
    return waitsUntil
  }

  mutating func press(at now: Double) {
    isSecond = waitsUntil.map { now <= $0 } ?? false
    waitsUntil = nil
    pressedAt = now
  }

  /// The finger is lifted from the button.
  mutating func release(at now: Double, _ options: AssistiveTouchSettings) -> Press? {
    guard pressedAt != nil else { return nil }
    pressedAt = nil
    if isSecond {
      isSecond = false
      return .double
    }
    guard options.doubleTap != .none else { return .single }
    waitsUntil = now + options.doubleTapTimeout
    return nil
  }

  /// The finger does something else: it drags the button, or the system took it away.
  mutating func cancel() { self = Self() }

  /// Lets time pass.
  mutating func advance(to now: Double, _ options: AssistiveTouchSettings) -> Press? {
    guard let next = next(options), now >= next - 1e-9 else { return nil }
    let isHeld = pressedAt != nil
    self = Self()
    return isHeld ? .long : .single
  }
}
