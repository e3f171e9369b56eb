/// What a cursor met that went through a whole screen, from one element to the next.
public struct ScreenWalk: Sendable, Equatable {
  /// The elements on which it stood, as indices of nodes.
  public var reached: Set<Int>
  /// The elements between which it went to and fro without an end; nil when it came to the end of the screen.
  public var trap: [Int]?
  /// Whether it went on until it came to the end, or was sent back.
  public var isComplete: Bool

  /// Creates a walk; all elements are indices of nodes.
  public init(reached: Set<Int>, trap: [Int]? = nil, isComplete: Bool = true) {
    self.reached = reached
    self.trap = trap
    self.isComplete = isComplete
  }
}

/// The labels of a screen in the language that an app was made in.
public struct BaseWords: Sendable, Equatable {
  /// The BCP-47 tag of that language.
  public var language: String
  /// Everything that is said there: labels, hints and values.
  public var words: Set<String>

  /// Creates the words of a language, by its BCP-47 tag.
  public init(language: String, words: Set<String>) {
    self.language = language
    self.words = words
  }
}
