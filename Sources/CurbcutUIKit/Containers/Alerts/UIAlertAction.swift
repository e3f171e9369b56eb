import Foundation

/// A button of an alert.
///
/// Follows <https://developer.apple.com/documentation/uikit/uialertaction>.
@MainActor
open class UIAlertAction: AccessibleObject, UIAccessibilityIdentification {
  public enum Style: Int, Hashable, Sendable { case `default`, cancel, destructive }

  open private(set) var title: String?
  open private(set) var style: Style
  open var isEnabled = true { didSet { button?.refresh() } }
  let handler: ((UIAlertAction) -> Void)?
  weak var button: AlertButton?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  override var defaultAccessibilityLabel: String? { title }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isEnabled ? .button : [.button, .notEnabled]
  }
}
