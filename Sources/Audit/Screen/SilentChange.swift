/// Texts that changed, or came up, away from the cursor, and of which assistive technologies were not told: by no
/// announcement, no change of layout or screen, no move of the focus, and no trait that says that they change often.
public struct SilentChange: Sendable, Equatable {
  /// The element that was activated before, or the text that changed by itself, as the index of a node.
  public var node: Int
  /// What the texts say now.
  public var texts: [String]
  /// Whether they changed by themselves while nobody did anything.
  public var isByItself: Bool

  /// Creates a change.
  public init(node: Int, texts: [String], isByItself: Bool = false) {
    self.node = node
    self.texts = texts
    self.isByItself = isByItself
  }
}
