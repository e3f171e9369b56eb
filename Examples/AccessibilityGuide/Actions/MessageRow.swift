import CurbcutUIKit

/// A message with small buttons. VoiceOver stops at the row once and offers the buttons as actions.
public final class MessageRow: UIView {
  /// What was done to the message, oldest first.
  public private(set) var done: [String] = []
  /// Whether the message can be deleted now.
  public var canDelete = true

  public init(sender: String, text: String, frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "\(sender), \(text)"
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Reply") { [weak self] _ in
        self?.done.append("reply")
        return true
      },
      UIAccessibilityCustomAction(name: "Delete", target: self, selector: Selector("delete")),
    ]
    ObjCRuntime.register(MessageRow.self) { type in
      type.method("delete") { row, _ in row.delete() }
    }
  }

  public required init?(coder: NSCoder) { nil }

  /// - Returns: false when the message cannot be deleted.
  public func delete() -> Bool {
    guard canDelete else { return false }
    done.append("delete")
    return true
  }
}
