import Foundation

/// A label inside a control: the control speaks for it.
final class ControlContentLabel: UILabel {
  override var defaultIsAccessibilityElement: Bool { false }
}
