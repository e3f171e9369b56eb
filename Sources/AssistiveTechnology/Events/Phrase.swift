/// Something that a person said, as it was understood, or typed in place of saying it.
public struct Phrase: Hashable, Sendable, Codable {
  /// What was most probably said.
  public var text: String
  /// What else it may have been, the most probable first.
  public var alternatives: [Alternative]
  /// How sure the hearing is of ``text``, from 0 to 1; 1 for what was typed.
  public var confidence: Double
  /// False while the person is still speaking, so that the text may change.
  public var isFinal: Bool

  /// Creates a phrase, by default one that is finished and certain.
  public init(
    _ text: String, alternatives: [Alternative] = [], confidence: Double = 1, isFinal: Bool = true
  ) {
    self.text = text
    self.alternatives = alternatives
    self.confidence = confidence
    self.isFinal = isFinal
  }

  /// Something else that may have been said.
  public struct Alternative: Hashable, Sendable, Codable {
    /// The words.
    public var text: String
    /// How sure the hearing is of them, from 0 to 1.
    public var confidence: Double

    /// Creates an alternative.
    public init(_ text: String, confidence: Double) {
      self.text = text
      self.confidence = confidence
    }
  }
}
