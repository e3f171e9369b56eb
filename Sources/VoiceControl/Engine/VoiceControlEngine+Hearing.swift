import AccessibilityTree
import AssistiveTechnology
import DeviceSettings

/// What was heard, and what it means.
extension VoiceControlEngine {
  /// How long what was heard stays on the screen, in seconds.
  private static let captionTime = 4.0
  /// How deep custom commands may call others.
  private static let deepest = 8

  /// A phrase as it is compared and as it is typed.
  struct Heard {
    var text: String
    var words: [String]
    /// The words as they were said, one for each of ``words``.
    var spoken: [String]

    init(_ text: String, _ table: CommandTable) {
      self.text = text
      words = table.form.words(of: text)
      let parts = text.split(whereSeparator: \.isWhitespace).map(String.init)
      spoken = parts.count == words.count ? parts : words
    }
  }

  mutating func hear(_ phrase: Phrase) {
    guard phrase.isFinal else {
      if isAwake { show(caption: phrase.text) }
      return
    }
    let heard = Heard(phrase.text, table)
    guard !heard.words.isEmpty else { return }
    guard isAwake else {
      if table.matches(heard.words, spoken: heard.spoken).contains(where: { $0.command == .wakeUp }) {
        isAwake = true
        show(caption: phrase.text)
      }
      return
    }
    guard phrase.confidence >= settings.voiceControl.minimumConfidence else {
      notUnderstood(phrase.text)
      return
    }
    awaited = nil
    readNames()
    let isSure = phrase.confidence >= settings.voiceControl.confirmationConfidence
    let others = phrase.alternatives.filter { $0.confidence >= settings.voiceControl.minimumConfidence }
    for text in [phrase.text] + others.map(\.text) {
      let heard = Heard(text, table)
      guard !heard.words.isEmpty else { continue }
      let wasRecording = recording != nil
      if understand(heard, isSure: isSure) {
        if wasRecording, depth == 0 { recording?.append(text) }
        return
      }
      // Nobody dictates what is only a second guess, so text comes before the others.
      if text == phrase.text, dictate(phrase) {
        if depth == 0 { recording?.append(text) }
        return
      }
    }
    notUnderstood(phrase.text)
  }

  /// Carries out the command that a phrase is.
  /// - Returns: false when it is none.
  private mutating func understand(_ heard: Heard, isSure: Bool) -> Bool {
    if carryOutCustomCommand(heard) || answer(heard) || spell(heard) { return true }
    for match in table.matches(heard.words, spoken: heard.spoken) where isPossible(match) {
      var trial = self
      guard trial.perform(match) else { continue }
      if needsConfirmation(match, isSure: isSure) {
        pending = .confirm(match)
        show(caption: heard.text, hint: table.ui(isSure ? "confirm" : "didYouMean", heard.text))
        return true
      }
      let before = caption
      self = trial
      if ![.repeat, .repeatTimes, .confirm, .cancel].contains(match.command) { last = match }
      // A command may have something better to show.
      if caption?.text == before?.text, caption?.until == before?.until {
        show(caption: heard.text, hint: hint)
      }
      if settings.voiceControl.playsSound { effects.append(.play(.itemActivated)) }
      return true
    }
    return false
  }

  private func needsConfirmation(_ match: CommandMatch, isSure: Bool) -> Bool {
    if [.cancel, .confirm, .wakeUp, .goToSleep].contains(match.command) { return false }
    return !isSure || settings.voiceControl.confirmedCommands.contains(match.command.rawValue)
  }

  /// Whether a command means anything here and now.
  private func isPossible(_ match: CommandMatch) -> Bool {
    if settings.voiceControl.disabledCommands.contains(match.command.rawValue) { return false }
    guard mode == .dictation, editedText != nil else { return true }
    // A name alone, or one with "for" in it, is text while text is dictated.
    switch match.command {
    case .tap where match.fixedCount == 0:
      guard let words = match.value(.item)?.words, words.count == 1, let number = Int(words[0]) else {
        return false
      }
      return shownTarget(number) != nil
    case .customAction: return match.fixedCount > 1
    default: return true
    }
  }

  /// What the user taught Voice Control.
  private mutating func carryOutCustomCommand(_ heard: Heard) -> Bool {
    guard depth < Self.deepest, !settings.voiceControl.customCommands.isEmpty else { return false }
    let own = settings.voiceControl.customCommands.sorted { $0.key < $1.key }
      .first { table.form.words(of: $0.key) == heard.words }
    guard let own else { return false }
    depth += 1
    for part in own.value.split(separator: ";") { hear(Phrase(String(part))) }
    depth -= 1
    show(caption: heard.text)
    return true
  }

  /// Takes the name of an action from the list that is shown.
  private mutating func answer(_ heard: Heard) -> Bool {
    guard case .action(let id)? = pending, let element = tree.element(withID: id) else { return false }
    let names = element.details.customActions.map { table.form.words(of: $0.name.string) }
    guard let action = names.firstIndex(of: heard.words) else { return false }
    pending = nil
    ask(.custom(action), of: id, for: .plain)
    show(caption: heard.text)
    return true
  }

  /// Lets go of what Voice Control waits for, and of what was shown for one command.
  mutating func letGo() {
    pending = nil
    showsCommands = false
    showsVocabulary = false
    if shown?.isContinuous == false { shown = nil }
  }

  // MARK: What is shown of it

  mutating func show(caption text: String, hint: String? = nil) {
    let lines = [settings.voiceControl.showsConfirmation ? text : nil, hint].compactMap { $0 }
    guard !lines.isEmpty else { return }
    let until = now + Self.captionTime
    caption = (lines.joined(separator: "\n"), until)
    effects.append(.wake(at: until))
  }

  private mutating func notUnderstood(_ text: String) {
    show(
      caption: table.ui("notUnderstood", text),
      hint: settings.voiceControl.showsHints ? table.ui("hintCommands") : nil)
    if settings.voiceControl.playsSound { effects.append(.play(.unknownCommand)) }
  }

  /// What could be said next; nil when nothing need be suggested.
  private var hint: String? {
    guard settings.voiceControl.showsHints else { return nil }
    switch pending {
    case .choose?, .action?, .correction?: return table.ui("hintNumbers")
    case .confirm?, nil: break
    }
    switch currentOverlay {
    case .grid?: return table.ui("hintGrid")
    case .numbers?: return table.ui("hintNumbers")
    case .names?, nil: return nil
    }
  }
}
