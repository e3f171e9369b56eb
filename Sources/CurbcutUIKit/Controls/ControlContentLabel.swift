import Foundation

/// A label inside a control: the control speaks for it.
final class ControlContentLabel: UILabel {
  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: ControlContentLabel.self, over: UILabel.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in false }
  }
}
