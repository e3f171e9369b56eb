import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import VoiceOver

/// Moves through a recorded screen as the recording did, flick by flick, and compares what is said.
///
/// Uses the real pipeline: a session with VoiceOver over live views.
@MainActor
struct SpokenComparison {
  let entry: SpokenEntry
  let facts: RecordingFacts
  let provider: AccessibilityProvider
  private(set) var differences: [String] = []
  private var session: Session
  /// How much of the session's transcript has been compared.
  private var heard = 0

  init(entry: SpokenEntry, facts: RecordingFacts, provider: AccessibilityProvider) {
    self.entry = entry
    self.facts = facts
    self.provider = provider
    session = Self.session(over: provider, language: entry.language)
  }

  private static func session(over provider: AccessibilityProvider, language: String) -> Session {
    var settings = Settings()
    settings.language = language
    // The recordings were made on devices set to English.
    settings.systemLanguage = "en"
    settings.voiceOver.isRunning = true
    return Session(provider: provider, engines: [VoiceOverEngine()], settings: settings)
  }

  mutating func run() {
    if entry.event == .activate {
      compareActivations()
    } else if entry.match == .separate {
      for (index, said) in entry.utterances.enumerated() {
        guard provider.tree.elements.indices.contains(index) else {
          differences += ["- \(said)", "+ nothing: there is no element \(index)"]
          continue
        }
        compareAlone(said, at: index)
      }
    } else {
      walk()
    }
  }

  // MARK: Walking

  /// Flicks from element to element; a flick past the last element says the last one again.
  private mutating func walk() {
    var said = entry.utterances[...]
    let count = provider.tree.elements.count
    var visited = 0
    guard let first = said.first else { return }
    if first == WordTable.english.spoken(.voiceOverOn) {
      let start = begin(isSwitchedOn: true)
      if start.first?.text() != first { add(first, found: start.first?.text() ?? "nothing") }
      said = said.dropFirst()
      // The entry gives what VoiceOver was on in place of the element on which it starts here.
      if facts.startsOutsideTheTree ?? false, let second = said.first {
        let element = start.dropFirst().first
        if element.map({ !agrees(second, $0, at: 0) }) ?? true { add(second, found: spoken(element)) }
        said = said.dropFirst()
      }
    } else {
      let start = begin(appName: facts.app, isSwitchedOn: false).first
      if start.map({ !agrees(first, $0, at: 0) }) ?? true { add(first, found: spoken(start)) }
      said = said.dropFirst()
    }
    for utterance in said {
      visited = min(visited + 1, count - 1)
      flick(utterance, at: visited)
    }
    if visited + 1 < count { differences.append("the recording ends before element \(visited + 1)") }
  }

  private mutating func flick(_ said: String, at index: Int) {
    session.send(.gesture(Gesture(.swipe(.right))))
    session.settle()
    let found = takeHeard()
    guard found.count == 1, let utterance = found.first else {
      return add(said, found: found.map { $0.text() }.joined(separator: " | "))
    }
    if !agrees(said, utterance, at: index) { add(said, found: spoken(utterance)) }
  }

  private mutating func begin(appName: String? = nil, isSwitchedOn: Bool) -> [Utterance] {
    session.send(.start(appName: appName, isSwitchedOn: isSwitchedOn))
    session.settle()
    return takeHeard()
  }

  private mutating func takeHeard() -> [Utterance] {
    let new = session.transcript[heard...].map(\.request.utterance)
    heard = session.transcript.count
    return new
  }

  /// Compares what is said when a finger taps a single element.
  private mutating func compareAlone(_ said: String, at index: Int) {
    session = Self.session(over: provider, language: entry.language)
    heard = 0
    _ = begin(isSwitchedOn: false)
    session.send(.gesture(Gesture(.tap(1), at: provider.tree.elements[index].activationPoint)))
    session.settle()
    let found = takeHeard()
    guard let utterance = found.first, found.count == 1, agrees(said, utterance, at: index) else {
      return add(said, found: found.map { $0.text() }.joined(separator: " | "))
    }
  }

  private mutating func add(_ said: String, found: String) {
    differences += ["- \(said)", "+ \(found)"]
  }

  /// What is said, in the form that the recorder shows.
  private func spoken(_ utterance: Utterance?) -> String {
    guard let utterance else { return "nothing" }
    guard entry.separator != " " else { return utterance.text() }
    if facts.leavesHintsOut ?? false { return utterance.without([.hint]).text(separator: entry.separator) }
    // The caption panel shows a hint as a separate text, without a full stop.
    var parts = utterance.parts
    for part in parts.indices where parts[part].kind == .hint && parts[part].text.string.hasSuffix(".") {
      parts[part].text.string.removeLast()
    }
    return Utterance(parts).text(separator: entry.separator)
  }

  private func agrees(_ said: String, _ utterance: Utterance, at index: Int) -> Bool {
    agrees(said, spoken(utterance), at: index)
  }

  private func agrees(_ said: String, _ found: String, at index: Int) -> Bool {
    if said == found { return true }
    if entry.match == .prefix { return found.hasPrefix(said) }
    let length = Utterance.recordedLength
    // The recorder truncates; a label known only from a truncated recording does not say what followed.
    if said.count == length, found.count >= length, String(found.prefix(length)) == said { return true }
    let label = provider.tree.elements[index].label?.string ?? ""
    return entry.elements[index].isTruncated && said.hasPrefix(label) && found.hasPrefix(label)
  }

  // MARK: Acting

  /// Compares what is said after a double tap on the element in focus; one element for each utterance.
  private mutating func compareActivations() {
    _ = begin(isSwitchedOn: false)
    for (index, said) in entry.utterances.enumerated() {
      if index > 0 { session.send(.gesture(Gesture(.swipe(.right)))) }
      session.settle()
      _ = takeHeard()
      session.send(.gesture(Gesture(.tap(2))))
      session.settle()
      let found = takeHeard().map { spoken($0) }.joined(separator: " | ")
      if found != said { add(said, found: found) }
    }
  }
}
