import Foundation

/// A button of an alert.
///
/// Follows <https://developer.apple.com/documentation/uikit/uialertaction>.
@preconcurrency @MainActor
open class UIAlertAction: AccessibleObject, UIAccessibilityIdentification {
  /// What a button of an alert stands for.
  public enum Style: Int, Hashable, Sendable {
    /// An answer.
    case `default`
    /// Leaving things as they are; escaping means the same.
    case cancel
    /// Something that cannot be undone.
    case destructive
  }

  /// What the button says.
  open private(set) var title: String?
  /// What the button stands for.
  open private(set) var style: Style
  /// Whether the button can be used; true at first.
  open var isEnabled = true { didSet { button?.refresh() } }
  let handler: ((UIAlertAction) -> Void)?
  weak var button: AlertButton?

  /// Makes a button; the handler runs after the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIAlertAction.self, over: AccessibleObject.accessibilityDefaults
  ) { answers, _ in
    answers.label = { action in action.title }
    answers.traits = { action in action.isEnabled ? .button : [.button, .notEnabled] }
  }
}
