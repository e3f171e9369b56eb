import UIKit

/// A message with small buttons. VoiceOver stops at the row once and offers the buttons as actions.
final class MessageRow: UIView {
  /// What was done to the message, oldest first.
  private(set) var done: [String] = []
  /// Whether the message can be deleted now.
  var canDelete = true

  init(sender: String, text: String, frame: CGRect) {
    super.init(frame: frame)
    let textLabel = UILabel()
    textLabel.text = "\(sender): \(text)"
    textLabel.font = .preferredFont(forTextStyle: .body)
    textLabel.adjustsFontForContentSizeCategory = true
    textLabel.numberOfLines = 0
    let replyButton = UIButton(type: .system)
    replyButton.setImage(UIImage(systemName: "arrowshape.turn.up.left"), for: .normal)
    replyButton.addTarget(self, action: #selector(reply), for: .touchUpInside)
    let deleteButton = UIButton(type: .system)
    deleteButton.setImage(UIImage(systemName: "trash"), for: .normal)
    deleteButton.addTarget(self, action: #selector(deleteMessage), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [textLabel, replyButton, deleteButton])
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    isAccessibilityElement = true
    accessibilityLabel = "\(sender), \(text)"
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Reply") { [weak self] _ in self?.reply() ?? false },
      UIAccessibilityCustomAction(name: "Delete", target: self, selector: #selector(deleteMessage)),
    ]
  }

  required init?(coder: NSCoder) { nil }

  @objc @discardableResult private func reply() -> Bool {
    done.append("reply")
    return true
  }

  /// - Returns: false when the message cannot be deleted.
  @objc @discardableResult private func deleteMessage() -> Bool {
    guard canDelete else { return false }
    done.append("delete")
    return true
  }
}
