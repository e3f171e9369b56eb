import Foundation

/// The button in a text field that clears it.
final class ClearButton: UIControl {
  weak var field: UITextField?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside { field?.pressClear() }
  }

  override func draw(_ rect: CGRect) {
    let disc = CGRect(x: bounds.midX - 7.5, y: bounds.midY - 7.5, width: 15, height: 15)
    UIColor.tertiaryLabel.setFill()
    UIBezierPath(ovalIn: disc).fill()
    let arm = disc.insetBy(dx: 5, dy: 5)
    for (start, end) in [
      (CGPoint(x: arm.minX, y: arm.minY), CGPoint(x: arm.maxX, y: arm.maxY)),
      (CGPoint(x: arm.maxX, y: arm.minY), CGPoint(x: arm.minX, y: arm.maxY)),
    ] {
      ControlDrawing.strokeLine([start, end], width: 1.5, color: .systemBackground)
    }
  }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: ClearButton.self, over: UIControl.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in true }
    answers.label = { _ in SystemWord.clearText.text }
    answers.traits = { _ in .button }
    answers.activate = { button in
      button.field?.pressClear()
      return button.field != nil
    }
  }
}
