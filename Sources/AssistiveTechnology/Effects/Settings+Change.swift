import DeviceSettings

extension Settings {
  /// Takes over a change that a technology made. A key that is not known changes nothing.
  public mutating func apply(_ change: SettingChange) {
    switch change.value {
    case .bool(let value):
      if let path = Self.switches[change.key] { self[keyPath: path] = value }
    case .number(let value):
      if let path = Self.numbers[change.key] { self[keyPath: path] = value }
    case .text(let value):
      Self.choices[change.key]?(&self, value)
    }
  }
}

extension Settings {
  /// The settings with two states that a technology changes, by key.
  private static var switches: [String: WritableKeyPath<Settings, Bool>] {
    [
      "voiceOver.speaksHints": \.voiceOver.speaksHints,
      "voiceOver.playsSounds": \.voiceOver.playsSounds,
      "voiceOver.isMuted": \.voiceOver.isMuted,
      "voiceOver.isScreenCurtained": \.voiceOver.isScreenCurtained,
      "voiceOver.showsCaptionPanel": \.voiceOver.showsCaptionPanel,
      "voiceOver.usesLargeCursor": \.voiceOver.usesLargeCursor,
      "voiceOver.usesDirectTouch": \.voiceOver.usesDirectTouch,
      "voiceOver.isQuickNavOn": \.voiceOver.isQuickNavOn,
      "voiceOver.isSingleLetterQuickNavOn": \.voiceOver.isSingleLetterQuickNavOn,
      "voiceOver.speaksRotorConfirmation": \.voiceOver.speaksRotorConfirmation,
      "voiceOver.isBrailleContracted": \.voiceOver.isBrailleContracted,
      "voiceOver.showsBrailleMessages": \.voiceOver.showsBrailleMessages,
    ]
  }

  private static var numbers: [String: WritableKeyPath<Settings, Double>] {
    [
      "voiceOver.speakingRate": \.voiceOver.speakingRate,
      "voiceOver.volume": \.voiceOver.volume,
      "voiceOver.pitch": \.voiceOver.pitch,
      "voiceOver.brailleAutoAdvance": \.voiceOver.brailleAutoAdvance,
    ]
  }

  private static func choice<Value: RawRepresentable<String>>(
    _ path: WritableKeyPath<Settings, Value>
  ) -> (inout Settings, String) -> Void {
    { settings, text in
      if let value = Value(rawValue: text) { settings[keyPath: path] = value }
    }
  }

  private static var choices: [String: (inout Settings, String) -> Void] {
    [
      "voiceOver.punctuation": choice(\.voiceOver.punctuation),
      "voiceOver.audioDucking": choice(\.voiceOver.audioDucking),
      "voiceOver.typingStyle": choice(\.voiceOver.typingStyle),
      "voiceOver.navigationStyle": choice(\.voiceOver.navigationStyle),
      "voiceOver.navigateImages": choice(\.voiceOver.navigateImages),
      "voiceOver.phoneticFeedback": choice(\.voiceOver.phoneticFeedback),
      "voiceOver.softwareTypingFeedback": choice(\.voiceOver.softwareTypingFeedback),
      "voiceOver.hardwareTypingFeedback": choice(\.voiceOver.hardwareTypingFeedback),
      "voiceOver.brailleTable": { $0.voiceOver.brailleTable = $1.isEmpty ? nil : $1 },
      "language": { $0.language = $1 },
    ]
  }
}
