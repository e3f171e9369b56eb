import AssistiveTechnology
import DeviceSettings

/// When AssistiveTouch was used last, and when it has to be woken.
struct TouchClock: Sendable, Equatable {
  /// When the button or the menu was used last, and when the pointer moved last.
  var usedAt = 0.0
  var movedAt: Double?
  /// When the engine asked to be woken last.
  private var wakesAt: Double?

  /// How long the button stays opaque after it was used, in seconds.
  static let idleDelay = 3.0

  /// The time to ask to be woken at; nil if that has been done.
  mutating func wake(at times: [Double?], now: Double) -> Double? {
    guard let next = times.compactMap({ $0 }).min() else { return nil }
    if let wakesAt, wakesAt > now, abs(wakesAt - next) < 1e-9 { return nil }
    wakesAt = next
    return next
  }
}

extension AssistiveTouchEngine {
  /// Whether the button has not been used for a while.
  var isIdle: Bool { dragged == nil && fingers.isEmpty && now >= clock.usedAt + TouchClock.idleDelay - 1e-9 }

  /// Whether the pointer has not moved for so long that it is not shown.
  var isPointerHidden: Bool {
    guard let movedAt = clock.movedAt else { return true }
    // Where resting has consequences the pointer has to be seen.
    return options.hidesPointer && !options.usesDwell && now >= movedAt + options.pointerHideDelay - 1e-9
  }

  /// Sets when the engine has to be woken.
  mutating func setClock() {
    let idleAt = clock.usedAt + TouchClock.idleDelay
    let hiddenAt = options.hidesPointer ? clock.movedAt.map { $0 + options.pointerHideDelay } : nil
    let times = [
      presses.next(options), playing.next, options.usesDwell ? dwell.next(options) : nil,
      idleAt > now ? idleAt : nil, hiddenAt.flatMap { $0 > now ? $0 : nil },
    ]
    if let time = clock.wake(at: times, now: now) { effects.append(.wake(at: time)) }
  }

  mutating func timePassed() {
    continueGesture()
    if let press = presses.advance(to: now, options) { pressed(press, byPointer: false) }
    if options.usesDwell, let point = dwell.take(at: now, options) { rested(at: point) }
  }
}
