import Foundation

/// A label inside a control. It is not an accessibility element; the control reports its text.
final class ControlContentLabel: UILabel {
  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: ControlContentLabel.self, over: UILabel.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in false }
  }
}
