import Foundation

/// An object that answers events, in a chain with others.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiresponder>.
@preconcurrency @MainActor
open class UIResponder: AccessibleObject {
  /// The notification that the keyboard will come, with its frame. Never posted here.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// The notification that the keyboard is up. Never posted here.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// The notification that the keyboard will go. Never posted here.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// The notification that the keyboard has gone. Never posted here.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// The notification that the keyboard will move or change its size. Never posted here.
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Where a keyboard notification carries the frame afterwards: a rectangle in screen coordinates, in
  /// points.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Where a keyboard notification carries the frame before: a rectangle in screen coordinates, in
  /// points.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where a keyboard notification carries the length of the animation, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// Where a keyboard notification carries the curve of the animation, a `UIView.AnimationCurve`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

  public override init() { super.init() }

  // MARK: The chain

  /// The next responder in the chain.
  open var next: UIResponder? { nil }

  /// Whether the object may become the first responder; false unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object may give up being the first responder; true unless a subclass says otherwise.
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

  /// Called when fingers come down; passes them on along the chain.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called when fingers move; passes them on along the chain.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called when fingers are lifted; passes them on along the chain.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called when the system takes touches away; passes it on along the chain.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Input

  /// Shown in place of the keyboard while the object is first responder; nil for the keyboard.
  open var inputView: UIView? { nil }
  /// Shown above the keyboard while the object is first responder; nil for nothing.
  open var inputAccessoryView: UIView? { nil }
  /// Tells that ``inputView`` or ``inputAccessoryView`` changed. Does nothing: they are read when
  /// needed.
  open func reloadInputViews() {}

  // MARK: Actions

  /// Whether the object performs an action now; true when its class registered the selector.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ObjCRuntime.responds(self, to: action)
  }

  /// The first object along the chain, from this one, that performs an action; nil when there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }
}
