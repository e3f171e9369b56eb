import Foundation

/// A button of an alert.
///
/// Follows <https://developer.apple.com/documentation/uikit/uialertaction>.
@preconcurrency @MainActor
open class UIAlertAction: AccessibleObject, UIAccessibilityIdentification {
  /// The kind of action behind an alert's button.
  public enum Style: Int, Hashable, Sendable {
    /// An ordinary action.
    case `default`
    /// Leaves things as they are; also performed by the escape gesture.
    case cancel
    /// Changes or deletes something irreversibly.
    case destructive
  }

  /// The title of the button.
  open private(set) var title: String?
  /// The kind of action.
  open private(set) var style: Style
  /// Whether the button is enabled; true by default.
  open var isEnabled = true { didSet { button?.refresh() } }
  let handler: ((UIAlertAction) -> Void)?
  weak var button: AlertButton?

  /// Creates an action; the handler runs after the alert is dismissed.
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
