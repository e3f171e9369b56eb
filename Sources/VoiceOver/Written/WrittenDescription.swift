/// One stop in the written style: "Label: Value. Button.", and its hint.
public struct WrittenDescription: Hashable, Sendable {
  /// Label, value and traits, in one line.
  public var text: String
  /// The hint; nil when there is none.
  public var hint: String?

  /// Creates a description from its text and hint.
  public init(text: String, hint: String? = nil) {
    self.text = text
    self.hint = hint
  }
}
