import AccessibilityTree
import AssistiveTechnology

/// Produces what VoiceOver says at each stop of a screen.
///
/// ```swift
/// for stop in ScreenReader().transcript(of: tree) { print(stop.utterance.caption) }
/// ```
public struct ScreenReader: Sendable {
  /// The BCP-47 tag of the app's language; elements may have their own.
  public var language: String
  /// The BCP-47 tag of the device's language, in which the first utterance after an app opens is spoken.
  public var systemLanguage: String
  /// How much is said about an element.
  public var verbosity: Verbosity
  /// Which behaviour the written style follows where VoiceOver and a tool are known to differ.
  public var fidelity: Fidelity

  /// Creates a reader; languages are BCP-47 tags, and a nil `systemLanguage` is that of the app.
  public init(
    language: String = "en", systemLanguage: String? = nil, verbosity: Verbosity = Verbosity(),
    fidelity: Fidelity = .voiceOver
  ) {
    self.language = language
    self.systemLanguage = systemLanguage ?? language
    self.verbosity = verbosity
    self.fidelity = fidelity
  }

  /// One stop of a transcript.
  public struct Stop: Sendable {
    /// The index of the element, in the tree's reading order.
    public var index: Int
    /// What is said there.
    public var utterance: Utterance

    /// Creates a stop from an index and what is said there.
    public init(index: Int, utterance: Utterance) {
      self.index = index
      self.utterance = utterance
    }
  }

  // MARK: Speaking

  /// What is said when the cursor arrives at a stop.
  ///
  /// - Parameters:
  ///   - index: the index of the stop, in the tree's reading order.
  ///   - tree: the screen.
  ///   - previous: the stop that the cursor comes from; containers around both stops are not announced again.
  ///   - appName: the app's name, which is said first when the app has just opened; nil for none.
  public func utterance(
    for index: Int, in tree: ElementTree, from previous: Int? = nil, appName: String? = nil
  ) -> Utterance {
    utterance(for: StopFacts(index, in: tree, from: previous), appName: appName)
  }

  /// What is said at a stop with known facts; `appName` is said first when the app has just opened.
  public func utterance(for facts: StopFacts, appName: String? = nil) -> Utterance {
    // The first words of an app are said before VoiceOver knows the app's language.
    let words = appName == nil ? words(for: facts) : table(systemLanguage)
    // An app whose first label is its name says it only once.
    let name = appName.flatMap { $0 == facts.element.label?.string && facts.entered.isEmpty ? nil : $0 }
    return SpokenStyle(words: words, verbosity: verbosity).utterance(for: facts, appName: name)
  }

  /// What is said after an action changed the element in focus: "off", "38%".
  public func change(of facts: StopFacts) -> Utterance {
    SpokenStyle(words: words(for: facts), verbosity: verbosity).change(of: facts)
  }

  /// What is said when an element in focus has changed since it was spoken.
  func change(of facts: StopFacts, from before: SpeakingState.Spoken) -> Utterance {
    SpokenStyle(words: words(for: facts), verbosity: verbosity).change(of: facts, from: before)
  }

  /// Every stop of a screen, from the first to the last.
  public func transcript(of tree: ElementTree, appName: String? = nil) -> [Stop] {
    tree.elements.indices.map { index in
      Stop(
        index: index,
        utterance: utterance(
          for: index, in: tree, from: index == 0 ? nil : index - 1, appName: index == 0 ? appName : nil))
    }
  }

  // MARK: Writing

  /// The stop in the written style.
  public func description(of index: Int, in tree: ElementTree) -> WrittenDescription {
    description(of: StopFacts(index, in: tree))
  }

  /// The stop in the written style, from known facts.
  public func description(of facts: StopFacts) -> WrittenDescription {
    let (facts, verbosity) = fidelity.adapted(facts, verbosity)
    return WrittenStyle(words: words(for: facts), verbosity: verbosity).description(of: facts)
  }

  // MARK: Words

  private func words(for facts: StopFacts) -> WordTable {
    facts.language.flatMap(WordTable.table) ?? table(language)
  }

  private func table(_ language: String) -> WordTable {
    WordTable.table(for: language) ?? .english
  }
}
