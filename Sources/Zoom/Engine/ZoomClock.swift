import AssistiveTechnology

/// When the engine has to be woken.
struct ZoomClock: Sendable {
  /// When it asked to be woken last.
  private var wakesAt: Double?

  /// The time to ask to be woken at; nil if that has been done.
  mutating func wake(at times: [Double?], now: Double) -> Double? {
    guard let next = times.compactMap({ $0 }).min() else { return nil }
    if let wakesAt, wakesAt > now, wakesAt <= next + 1e-9 { return nil }
    wakesAt = next
    return next
  }
}

/// Something that moves by itself, by steps of time.
struct Motion: Sendable, Equatable {
  private(set) var last: Double
  private(set) var next: Double

  init(at now: Double) {
    last = now
    next = now + ZoomMeasures.frame
  }

  /// The seconds since the last step, if the next one is due.
  mutating func step(at now: Double) -> Double? {
    guard now + 1e-9 >= next else { return nil }
    defer {
      last = now
      next = now + ZoomMeasures.frame
    }
    return now - last
  }
}
