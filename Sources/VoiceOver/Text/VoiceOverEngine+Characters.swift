import AccessibilityTree
import AssistiveTechnology
import DeviceSettings

extension VoiceOverEngine {
  // MARK: Words for text

  /// What is said for a part of an element's text.
  ///
  /// - Parameter range: in UTF-16 units of the element's text.
  func spoken(_ range: Range<Int>, of element: AccessibilityElement) -> [Utterance.Part] {
    guard let text = element.readableText?.substring(range) else { return [] }
    return spoken(
      text, isSecure: element.traits.contains(.secureTextField),
      language: element.hasDetails ? element.details.language : nil)
  }

  /// What is said for a piece of text: a single character is said by its name.
  func spoken(_ text: AccessibilityText, isSecure: Bool, language: String? = nil) -> [Utterance.Part] {
    let string = text.string
    if isSecure {
      return string.isEmpty ? [] : [systemPart(words.bullets(string.count))]
    }
    if string.isEmpty { return [] }
    if string.count == 1, let character = string.first {
      return [spoken(character, in: text, language: language)]
    }
    // A line of whitespace has no sound of its own.
    if string.allSatisfy(\.isWhitespace) { return [systemPart(words.spoken(.blankLine))] }
    return [.init(.text, text.trimmed, language: language)]
  }

  private func spoken(
    _ character: Character, in text: AccessibilityText, language: String?
  ) -> Utterance.Part {
    if let name = words.name(of: character) { return systemPart(name) }
    if phoneticFeedback == .phoneticsOnly, let word = words.phonetic(of: character) {
      return .init(.phonetic, AccessibilityText(word), language: words.language)
    }
    guard character.isLetter, character.isUppercase else { return .init(.text, text, language: language) }
    switch settings.voiceOver.capitalLetters {
    case .speakCap:
      var part = Utterance.Part(.text, text, language: language)
      part.text = AccessibilityText(fill(words.spoken(.cap), text.string))
      return part
    case .changePitch where settings.voiceOver.usesPitchChange:
      return .init(.text, text.pitched(TypingState.capitalPitch), language: language)
    case .changePitch, .playSound, .doNothing: return .init(.text, text, language: language)
    }
  }

  private func systemPart(_ text: String) -> Utterance.Part {
    .init(.text, AccessibilityText(text), language: words.language)
  }

  /// Plays the sound for a capital letter, if the user wants one.
  mutating func playCapital(_ text: String) {
    guard settings.voiceOver.capitalLetters == .playSound, text.count == 1,
      text.first?.isUppercase == true
    else { return }
    play(.capitalLetter)
  }

  // MARK: Phonetics

  private var phoneticFeedback: VoiceOverSettings.PhoneticFeedback { settings.voiceOver.phoneticFeedback }

  /// Schedules the phonetic word for a letter, which is said once the cursor has rested on it.
  mutating func waitForPhonetic(of character: Character) {
    timers.cancel(.phonetic)
    guard phoneticFeedback == .characterAndPhonetics, let word = words.phonetic(of: character) else { return }
    typing.phonetic = AccessibilityText(word)
    wake(.phonetic, in: TypingState.phoneticDelay)
  }

  mutating func sayPhonetic() {
    guard let word = typing.phonetic else { return }
    typing.phonetic = nil
    say(Utterance([.init(.phonetic, word, language: words.language)]), rule: "phonetic", .queued)
  }
}

extension AccessibilityText {
  /// The text without leading and trailing whitespace.
  var trimmed: AccessibilityText {
    let units = Array(string.utf16)
    func isBlank(_ unit: UInt16) -> Bool { Unicode.Scalar(unit)?.properties.isWhitespace ?? false }
    guard let first = units.firstIndex(where: { !isBlank($0) }),
      let last = units.lastIndex(where: { !isBlank($0) })
    else { return self }
    return first == 0 && last == units.count - 1 ? self : substring(first..<(last + 1)) ?? self
  }

  /// The same text at another pitch.
  func pitched(_ pitch: Double) -> AccessibilityText {
    guard !isEmpty else { return self }
    return AccessibilityText(
      string, runs: [Run(range: 0..<string.utf16.count, attributes: SpeechAttributes(pitch: pitch))])
  }
}
