/// One stop in the written style: "Label: Value. Button.", and its hint.
public struct WrittenDescription: Hashable, Sendable {
  public var text: String
  public var hint: String?

  public init(text: String, hint: String? = nil) {
    self.text = text
    self.hint = hint
  }
}
