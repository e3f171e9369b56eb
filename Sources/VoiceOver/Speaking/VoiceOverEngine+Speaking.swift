import AccessibilityTree
import AssistiveTechnology
import DeviceSettings

extension VoiceOverEngine {
  // MARK: Words

  /// Puts elements into words according to the settings.
  var reader: ScreenReader {
    ScreenReader(
      language: settings.language, systemLanguage: settings.systemLanguage,
      verbosity: Verbosity(settings.voiceOver, saidActions: speaking.saidActions)
    )
  }

  /// The words of VoiceOver itself.
  var words: WordTable { WordTable.table(for: settings.systemLanguage ?? settings.language) ?? .english }

  // MARK: Saying

  /// Says an utterance, and records why.
  mutating func say(
    _ utterance: Utterance, rule: String, _ manner: SpeechQueue.Manner = .interrupting,
    priority: AnnouncementPriority? = nil, announcement: AccessibilityText? = nil
  ) {
    speaking.lastRequest += 1
    var why = cause
    why.rule = rule
    why.element = announcement == nil ? focus.element : nil
    let request = SpeechRequest(
      id: speaking.lastRequest, utterance: utterance.spoken(in: settings.voiceOver.speechLanguage),
      cause: why, priority: priority)
    if !utterance.parts.isEmpty { speaking.lastUtterance = utterance }
    if manner == .interrupting { timers.cancel(.phonetic) }
    effects += speech.add(SpeechQueue.Item(request, announcement: announcement), manner)
    if settings.voiceOver.showsCaptionPanel { showOverlay() }
  }

  /// Says something from VoiceOver itself.
  mutating func saySystem(_ text: String, rule: String, _ manner: SpeechQueue.Manner = .interrupting) {
    showBrailleMessage(AccessibilityText(text))
    say(
      Utterance([.init(.system, AccessibilityText(text), language: words.language)]), rule: rule, manner)
  }

  /// Says the element in focus, as on arrival.
  mutating func sayFocused(_ index: Int, _ manner: SpeechManner, rule: String = "focus") {
    // Nothing is said about the screen behind a panel.
    guard manner != .silent, panels.current == nil else { return }
    let element = tree.elements[index]
    let previous = rule == "focus" ? cursor.previous.flatMap { tree.index(of: $0) } : index
    var utterance = utterance(at: index, from: previous, appName: speaking.appName)
    speaking.appName = nil
    // A user who asks for the item wants to hear all of it.
    if rule != "speak item", let range = focus.range {
      utterance = rangeUtterance(of: element, range) ?? utterance
    }
    speaking.spoken = .init(element)
    speaking.saidActions = element.hasDetails && !element.details.customActions.isEmpty
    say(utterance, rule: rule, manner == .queued ? .queued : .interrupting)
  }

  /// The words for an element, with the label that the user gave it.
  func utterance(at index: Int, from previous: Int?, appName: String? = nil) -> Utterance {
    var facts = StopFacts(index, in: tree, from: previous)
    if let label = userLabel(of: facts.element) { facts.element.label = AccessibilityText(label) }
    // The label of the space bar is a space.
    if facts.element.traits.contains(.keyboardKey), let label = facts.element.label?.string, label.count == 1,
      let name = label.first.flatMap({ words.name(of: $0) })
    {
      facts.element.label = AccessibilityText(name)
    }
    return reader.utterance(for: facts, appName: appName)
  }

  /// The words for part of an element's text.
  private func rangeUtterance(of element: AccessibilityElement, _ range: Range<Int>) -> Utterance? {
    let parts = spoken(range, of: element)
    return parts.isEmpty ? nil : Utterance(parts)
  }

  // MARK: Changes of the element in focus

  /// Handles a change of the element in focus.
  mutating func focusedElementChanged() {
    guard let element = focusedElement, let before = speaking.spoken, before.element == element.id else {
      return
    }
    if typingChanged(element, from: before) { return }
    if isCaseOfKey(element, before) {
      speaking.spoken = .init(element)
      return
    }
    guard SpeakingState.Spoken(element) != before else { return }
    showBraille()
    // A change that the user made is spoken immediately; one that the app made, only if the element updates
    // frequently.
    if isAfterAction {
      wakeForChange()
    } else if element.traits.contains(.updatesFrequently) {
      pollIfNeeded()
    }
  }

  /// Whether all that has changed is that the capital on a key became a small letter once it was typed: the letter that
  /// was typed is said.
  private func isCaseOfKey(_ element: AccessibilityElement, _ before: SpeakingState.Spoken) -> Bool {
    guard element.traits.contains(.keyboardKey), let label = element.label?.string, label.count == 1,
      label.lowercased() == before.label?.string.lowercased()
    else { return false }
    var now = SpeakingState.Spoken(element)
    now.label = before.label
    return now == before
  }

  /// Whether what changes now is the doing of the user.
  var isAfterAction: Bool {
    speaking.actedAt.map { now - $0 <= SpeakingState.actionWindow } ?? false
  }

  /// Why the screen changes now: what the user has just done, or the app by itself.
  var changeCause: Cause {
    isAfterAction ? speaking.actedCause : Cause(.change, element: focus.element)
  }

  /// Several consecutive changes are spoken as one, once the app has settled.
  mutating func wakeForChange() {
    guard timers.due[.change] == nil else { return }
    speaking.changeCause = cause
    wake(.change, in: 0)
  }

  /// Says what has changed about the element in focus.
  mutating func sayChange() {
    guard let index = focusedIndex, let before = speaking.spoken, panels.current == nil else { return }
    let element = tree.elements[index]
    guard before.element == element.id, SpeakingState.Spoken(element) != before else { return }
    speaking.spoken = .init(element)
    showBraille()
    let facts = StopFacts(element: element, context: tree.places[index].context)
    let utterance = reader.change(of: facts, from: before)
    if !utterance.parts.isEmpty { say(utterance, rule: "changed") }
  }

  /// Polls the element in focus while it updates frequently.
  mutating func pollIfNeeded() {
    guard let element = focusedElement, element.traits.contains(.updatesFrequently) else {
      return timers.cancel(.poll)
    }
    if timers.due[.poll] == nil { wake(.poll, in: SpeakingState.pollInterval) }
  }

  mutating func pollFocusedElement() {
    // A change during speech waits for the next poll.
    if speech.isSilent { sayChange() }
    pollIfNeeded()
  }

  // MARK: Progress

  mutating func handle(_ progress: SpeechProgress) {
    switch progress {
    case .began, .reached: break
    case .finished(let id):
      effects += speech.finished(id)
      readingFinished(id)
    case .failed(let id):
      effects += speech.finished(id, successfully: false)
      readingFinished(id)
    }
  }

  /// Ends speech, as any user action does.
  mutating func silence() {
    timers.cancel(.phonetic)
    effects += speech.stop(sparingHigh: true)
  }

  // MARK: Sounds and haptics

  mutating func play(_ earcon: Earcon) {
    if settings.voiceOver.playsSounds { effects.append(.play(earcon)) }
  }

  mutating func vibrate(_ haptic: Haptic) {
    if settings.voiceOver.usesHaptics { effects.append(.vibrate(haptic)) }
  }

  // MARK: Overlay

  /// Draws the cursor, the rotor and everything else over the screen.
  mutating func showOverlay() {
    var overlay = Overlay()
    overlay.cursor = focusedElement?.bounds
    overlay.rotor = rotor.shownName
    overlay.isCurtained = settings.voiceOver.isScreenCurtained
    if settings.voiceOver.showsCaptionPanel { overlay.caption = speaking.lastText }
    overlay.isCursorLarge = settings.voiceOver.usesLargeCursor
    overlay.panel = panels.overlay
    cursor.drawn = overlay.cursor
    effects.append(.overlay(overlay))
  }
}

extension Verbosity {
  /// - Parameter saidActions: true when the element spoken before had actions too.
  init(_ settings: VoiceOverSettings, saidActions: Bool) {
    self.init()
    includesHints = settings.speaksHints
    includesContainers = settings.containerDescriptions.speaks
    includesTableHeaders = settings.speaksTableHeaders
    includesRowsAndColumns = settings.speaksRowAndColumnNumbers
    includesMoreContent = settings.moreContent.speaks
    includesActions =
      switch settings.actions {
      case .speak, .speakAndBraille: true
      case .firstItemOnly: !saidActions
      case .playSound, .braille, .doNothing: false
      }
  }
}

extension AccessibilityElement {
  /// The text that a cursor inside the element moves through: its text content, or else its value, or else
  /// its label.
  public var text: AccessibilityText? {
    if hasDetails, let content = details.text { return AccessibilityText(content.string) }
    if let value, !value.isEmpty { return value }
    return label
  }
}

extension AccessibilityText {
  /// A part of the text, in UTF-16 units, with the attributes in that range; nil when the range is out of
  /// bounds.
  public func substring(_ range: Range<Int>) -> AccessibilityText? {
    let units = Array(string.utf16)
    guard range.lowerBound >= 0, range.upperBound <= units.count else { return nil }
    let cut = runs.compactMap { run -> Run? in
      let part = run.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      return Run(
        range: (part.lowerBound - range.lowerBound)..<(part.upperBound - range.lowerBound),
        attributes: run.attributes)
    }
    return AccessibilityText(String(decoding: units[range], as: UTF16.self), runs: cut)
  }
}
