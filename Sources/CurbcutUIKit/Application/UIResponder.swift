import Foundation

/// An object that answers events, in a chain with others.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiresponder>.
@MainActor
open class UIResponder: AccessibleObject {
  /// The notification that the keyboard will come, with its frame.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

  public override init() { super.init() }

  // MARK: The chain

  /// The next responder in the chain.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  /// Whether events without a place, such as keys, come here first.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// Asks to get events first.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = UIApplication.shared.firstResponder, !current.resignFirstResponder() { return false }
    UIApplication.shared.firstResponder = self
    return true
  }

  /// Gives up getting events first.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIApplication.shared.firstResponder = nil
    return true
  }

  // MARK: Events

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Input

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() {}

  // MARK: Actions

  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    SelectorTable.shared.responds(self, to: action)
  }

  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// Whether the object answers a selector.
  public final func responds(to selector: Selector?) -> Bool {
    selector.map { SelectorTable.shared.responds(self, to: $0) } ?? false
  }

  /// Sends a selector.
  @discardableResult
  public final func perform(_ selector: Selector, with argument: Any? = nil) -> Any? {
    SelectorTable.shared.send(selector, to: self, arguments: [argument])
  }
}
