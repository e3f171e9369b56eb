/// One stop in the written style: "Label: Value. Button.", and its hint.
public struct WrittenDescription: Hashable, Sendable {
  /// Label, value and traits, in one line.
  public var text: String
  /// What the element does; nil when it has no hint.
  public var hint: String?

  /// A description in words.
  public init(text: String, hint: String? = nil) {
    self.text = text
    self.hint = hint
  }
}
