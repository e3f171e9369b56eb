import Foundation

/// What Writing Tools may do with a text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiwritingtoolsbehavior>.
public enum UIWritingToolsBehavior: Int, Hashable, Sendable {
  /// Nothing.
  case none = -1
  /// As the system decides.
  case `default`
  /// Everything, in the text itself.
  case complete
  /// Everything, in a panel.
  case limited
}

/// What a generated password must be like.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextinputpasswordrules>.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  /// The rules, as <https://developer.apple.com/password-rules/> describes them.
  public let passwordRulesDescriptor: String

  /// Makes rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
