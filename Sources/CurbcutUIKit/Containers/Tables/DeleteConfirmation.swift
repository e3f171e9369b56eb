import Foundation

/// The button at the end of a row that the minus sign before it has revealed, and that deletes the row.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:titlefordeleteconfirmationbuttonforrowat:)>.
final class DeleteConfirmation: UIControl {
  private let label = ControlContentLabel()

  init(title: String, delete: @escaping () -> Void) {
    super.init(frame: .zero)
    backgroundColor = .systemRed
    label.text = title
    label.textColor = .white
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    label.font = .preferredFont(forTextStyle: .body)
    addSubview(label)
    addAction(UIAction { _ in delete() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// In points.
  var wantedWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height)).width + 30
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: DeleteConfirmation.self, over: UIControl.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in true }
    answers.label = { button in button.label.text }
    answers.traits = { _ in .button }
    answers.activate = { button in
      button.sendActions(for: .touchUpInside)
      return true
    }
  }
}
