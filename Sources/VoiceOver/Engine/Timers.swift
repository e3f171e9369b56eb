import AssistiveTechnology

/// The timers of the engine.
struct Timers: Sendable {
  enum Kind: Hashable, Sendable {
    /// An element that changes often is read again.
    case poll
    /// The phonetic word for a letter is spoken, once the cursor has rested on it.
    case phonetic
    /// A gesture is decided by time alone.
    case gesture
    /// The rotor's dial is hidden.
    case rotorOverlay
    /// A message on the braille display is replaced.
    case brailleMessage
    case brailleAdvance
    /// The element that a finger rests on is spoken.
    case explore
    /// A change of the element in focus is spoken once the app has settled.
    case change
    case keyboard
  }

  private(set) var due: [Kind: Double] = [:]

  var isWaitingToSpeak: Bool {
    due.keys.contains {
      switch $0 {
      case .phonetic, .gesture, .explore, .change, .keyboard: true
      case .poll, .rotorOverlay, .brailleMessage, .brailleAdvance: false
      }
    }
  }

  mutating func set(_ kind: Kind, at time: Double) { due[kind] = time }
  mutating func cancel(_ kind: Kind) { due[kind] = nil }

  /// Removes and returns what is due by a time, earliest first.
  mutating func removeDue(until now: Double) -> [Kind] {
    guard !due.isEmpty else { return [] }
    let fired = due.filter { $0.value <= now + 1e-9 }
    for kind in fired.keys { due[kind] = nil }
    return fired.sorted { ($0.value, "\($0.key)") < ($1.value, "\($1.key)") }.map(\.key)
  }
}

extension VoiceOverEngine {
  /// Asks to be woken.
  mutating func wake(_ kind: Timers.Kind, in seconds: Double) {
    timers.set(kind, at: now + seconds)
    effects.append(.wake(at: now + seconds))
  }

  /// Why something is said when a timer fires. Where time only gathers or decides what was done, that is the cause.
  private func cause(of kind: Timers.Kind) -> Cause {
    switch kind {
    case .change: speaking.changeCause
    case .poll: Cause(.change, element: focus.element)
    case .explore: gestures.waitingCause
    case .phonetic, .gesture, .rotorOverlay, .brailleMessage, .brailleAdvance, .keyboard:
      Cause(.timer, "\(kind)", element: focus.element)
    }
  }

  mutating func fireTimers() {
    for kind in timers.removeDue(until: now) {
      cause = self.cause(of: kind)
      switch kind {
      case .poll: pollFocusedElement()
      case .phonetic: sayPhonetic()
      case .gesture: gestureTimeout()
      case .rotorOverlay: hideRotor()
      case .brailleMessage: brailleMessageEnded()
      case .brailleAdvance: brailleAutoAdvance()
      case .explore: exploreTimeout()
      case .change: sayChange()
      case .keyboard: keyboardTimeout()
      }
    }
  }
}
