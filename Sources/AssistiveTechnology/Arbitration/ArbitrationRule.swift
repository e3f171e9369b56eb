/// What one technology takes of one kind of input, and when: a row of the table of ``TechnologyArbiter``.
public struct ArbitrationRule: Hashable, Sendable {
  /// What a user does with a device.
  public enum Input: String, Hashable, Sendable, CaseIterable {
    /// Raw touches of the screen.
    case touch
    /// Gestures that were recognised elsewhere.
    case gesture
    /// Keys of a hardware keyboard.
    case key
    /// Switches, among them taps on the back of the device.
    case switchPress
    /// What is said.
    case phrase
    /// Chords and keys of a braille display.
    case braille
    /// A pointing device.
    case pointer
  }

  /// How much a technology takes.
  public enum Share: String, Hashable, Sendable {
    /// Everything: technologies further down get nothing.
    case all
    /// What it claims (``TechnologyEngine/claims(_:in:)``); the rest is for those further down.
    case claimed
    /// It gets everything, and so do those further down.
    case along
  }

  /// The kind of input.
  public var input: Input
  /// The technology that takes it.
  public var technology: Technology
  /// How much it takes.
  public var share: Share
  /// The technologies without which it gets nothing of this input.
  public var with: Set<Technology>
  /// The technologies with which it gets nothing of this input.
  public var unless: Set<Technology>

  /// Creates a row of the table.
  public init(
    _ input: Input, _ technology: Technology, _ share: Share, with: Set<Technology> = [],
    unless: Set<Technology> = []
  ) {
    self.input = input
    self.technology = technology
    self.share = share
    self.with = with
    self.unless = unless
  }
}

extension ArbitrationRule {
  /// The rules of iOS: for each input, who is asked first.
  ///
  /// Guided Access is in front of all of them: `Fence` decides what reaches any technology
  /// (<https://support.apple.com/guide/iphone/iph7fad0d10/ios>).
  public static let standard: [ArbitrationRule] = [
    // Zoom is used beside VoiceOver: three fingers are its own, the rest is VoiceOver's
    // (<https://support.apple.com/guide/iphone/iph3e2e2281/ios>).
    .init(.touch, .zoom, .along, with: [.voiceOver]),
    // VoiceOver replaces the gestures of the touch screen, for every app and for everything that is drawn over it
    // (<https://support.apple.com/guide/iphone/iph3e2e2281/ios>). That its user reaches AssistiveTouch by commands or a pointer
    // only, and Switch Control's screen as a switch not at all, follows from it; Apple does not spell it out.
    .init(.touch, .voiceOver, .all),
    // The button and the menu float over every app
    // (<https://support.apple.com/guide/iphone/use-assistivetouch-iph96b21954/ios>).
    .init(.touch, .assistiveTouch, .claimed, unless: [.voiceOver]),
    // With the screen as a switch the whole screen is one (<https://support.apple.com/guide/iphone/iph400b2f114/ios>).
    .init(.touch, .switchControl, .claimed, unless: [.voiceOver]),
    // Two fingers from the top begin Speak Screen; the app sees them as well until then. With VoiceOver two fingers that swipe
    // down read all (<https://support.apple.com/guide/iphone/iph96b214f0/ios>).
    .init(.touch, .spokenContent, .along, unless: [.voiceOver]),
    // What is touched is what is seen there, magnified or not: Zoom hands touches on to the app.
    .init(.touch, .zoom, .all, unless: [.voiceOver]),
    .init(.touch, .app, .all, unless: [.voiceOver]),

    .init(.gesture, .zoom, .along),
    .init(.gesture, .voiceOver, .all),
    .init(.gesture, .assistiveTouch, .claimed, unless: [.voiceOver]),
    .init(.gesture, .spokenContent, .along, unless: [.voiceOver]),
    .init(.gesture, .app, .all, unless: [.voiceOver]),

    // A key that was set up as a switch is one before it is a key
    // (<https://support.apple.com/guide/iphone/iph400b2f114/ios>).
    .init(.key, .switchControl, .claimed),
    // Zoom has a few keys of its own (<https://support.apple.com/guide/iphone/iph3e2e367e/ios>).
    .init(.key, .zoom, .claimed),
    // VoiceOver has keys of its own, with which those of Full Keyboard Access would clash
    // (<https://support.apple.com/guide/iphone/ipha4375873f/ios>): while it runs, they do nothing. This is ours; Apple does not
    // say.
    .init(.key, .voiceOver, .all),
    .init(.key, .spokenContent, .along, unless: [.voiceOver]),
    .init(.key, .fullKeyboardAccess, .all, unless: [.voiceOver]),
    .init(.key, .app, .all, unless: [.voiceOver]),

    // Switch Control runs beside any technology: only it has switches.
    .init(.switchPress, .switchControl, .all),
    // Voice Control is used together with VoiceOver (<https://support.apple.com/guide/iphone/iph2c21a3c88/ios>).
    .init(.phrase, .voiceControl, .all),
    .init(.braille, .voiceOver, .all),
    // Hover Text shows what the pointer is over, and leaves it to whoever else has one.
    .init(.pointer, .spokenContent, .along),
    // Only AssistiveTouch shows a pointer on an iPhone (<https://support.apple.com/en-us/111775>).
    .init(.pointer, .assistiveTouch, .all),
  ]
}

extension ArbitrationRule.Input {
  /// The kind of input that an event is; nil for what no user does.
  init?(_ event: Event) {
    switch event {
    case .touch: self = .touch
    case .gesture: self = .gesture
    case .key: self = .key
    case .switchPress: self = .switchPress
    case .phrase: self = .phrase
    case .braille: self = .braille
    case .pointer: self = .pointer
    case .start, .stop, .command, .tick, .screen, .notification, .focused, .cursor, .outcome, .speech,
      .settings:
      return nil
    }
  }
}
