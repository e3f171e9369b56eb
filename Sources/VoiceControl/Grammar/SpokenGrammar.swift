/// What can be said to Voice Control now: the commands that mean something, with the names and numbers on the screen.
///
/// A value for whatever turns sound into text. It is made of rules; each rule is a list of alternatives, each alternative a
/// list of words and other rules.
public struct SpokenGrammar: Hashable, Sendable {
  /// A word, or what a rule allows.
  public enum Part: Hashable, Sendable {
    /// One word in lower case, without punctuation; numbers are spelled out.
    case word(String)
    /// Whatever the rule of that name allows.
    case rule(String)
  }

  /// The BCP-47 tag of the language.
  public var language: String
  /// What may be said: each alternative by itself is a whole phrase.
  public var phrases: [[Part]]
  /// What the rules allow, by name. A rule never leads back to itself.
  public var rules: [String: [[Part]]]
  /// True while any other text is typed as it is dictated.
  public var takesDictation: Bool

  /// Creates a grammar of phrases and the rules that they use.
  public init(
    language: String, phrases: [[Part]], rules: [String: [[Part]]] = [:], takesDictation: Bool = false
  ) {
    self.language = language
    self.phrases = phrases
    self.rules = rules
    self.takesDictation = takesDictation
  }

  /// Every word that can be said, in alphabetical order.
  public var words: [String] {
    var words: Set<String> = []
    for parts in phrases + rules.values.flatMap({ $0 }) {
      for case .word(let word) in parts { words.insert(word) }
    }
    return words.sorted()
  }
}
