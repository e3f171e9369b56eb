import CurbcutUIKit
import Foundation

/// A label of a case: what the case does not specify comes from UILabel itself.
final class CaseLabel: UILabel {
  private var node: CaseNode?

  static func make(_ node: CaseNode) -> CaseLabel {
    let label = CaseLabel(frame: node.frame)
    label.node = node
    label.text = node.text
    return label
  }

  override var isAccessibilityElement: Bool {
    get { node?.isAccessibilityElement ?? super.isAccessibilityElement }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityLabel: String? {
    get { node?.label ?? super.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityValue: String? {
    get { node?.value ?? super.accessibilityValue }
    set { super.accessibilityValue = newValue }
  }
  override var accessibilityHint: String? {
    get { node?.hint ?? super.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      (node?.traits).map { UIAccessibilityTraits(rawValue: $0.rawValue) } ?? super.accessibilityTraits
    }
    set { super.accessibilityTraits = newValue }
  }
}
