/// What was said to a technology, or typed in place of speaking.
public struct Phrase: Hashable, Sendable, Codable {
  /// The words that were most likely said.
  public var text: String
  /// What else may have been said, the likeliest first.
  public var alternatives: [String]
  /// How sure it is that ``text`` was said, 0 to 1; 1 for what was typed.
  public var confidence: Double
  /// False while somebody is still speaking, so that the words may yet change.
  public var isFinal: Bool

  /// Creates a phrase; by default one that is certain and complete.
  public init(_ text: String, alternatives: [String] = [], confidence: Double = 1, isFinal: Bool = true) {
    self.text = text
    self.alternatives = alternatives
    self.confidence = confidence
    self.isFinal = isFinal
  }
}
