import Foundation

/// An object that answers events, in a chain with others.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiresponder>.
@preconcurrency @MainActor
open class UIResponder: AccessibleObject {
  /// The notification that the keyboard will come, with its frame.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// The notification that the keyboard is up.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// The notification that the keyboard will go.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// The notification that the keyboard has gone.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// The notification that the keyboard will move or change its size.
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

  /// The nearest undo manager along the chain; a window has one of its own.
  open var undoManager: UndoManager? { next?.undoManager }

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
    return Keyboard.shared.holding {
      if let current = UIApplication.shared.firstResponder, !current.resignFirstResponder() { return false }
      UIApplication.shared.firstResponder = self
      return true
    }
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

  /// Called when what was estimated about touches is known. Never called here: nothing is estimated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }
  /// Called when buttons go down; passes them on along the chain.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Called when buttons are pressed harder or less hard; passes them on along the chain.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Called when buttons are let go; passes them on along the chain.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called when the system takes presses away; passes them on along the chain.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// Called when the device begins to be moved, as by shaking; passes it on along the chain.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Called when the device was moved; passes it on along the chain.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Called when a movement turned out to be none; passes it on along the chain.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// Called when a button of a headset is pressed; passes it on along the chain.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }
  /// Keys with a meaning while the object is in the chain; nil by default.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Input

  /// Shown in place of the keyboard while the object is first responder; nil for the keyboard.
  open var inputView: UIView? { nil }
  /// Shown above the keyboard while the object is first responder; nil for nothing.
  open var inputAccessoryView: UIView? { nil }
  /// Tells that ``inputView`` or ``inputAccessoryView`` changed: the keyboard takes the room that they need.
  open func reloadInputViews() { if isFirstResponder { Keyboard.shared.update() } }

  // MARK: Activities

  /// What the person does with the object; nil by default.
  open var userActivity: NSUserActivity? {
    get { ResponderActivities.shared[self] }
    set { ResponderActivities.shared[self] = newValue }
  }
  /// Called to bring an activity up to date; does nothing by itself.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Called to go on with an activity of another time; does nothing by itself.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Changes the attributes of the selected text by a function, as the font panel of a Mac asks; passes it on
  /// along the chain.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { next?.updateTextAttributes(conversionHandler: conversionHandler) }

  /// Changes the menus of the app; passes them on along the chain.
  open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }

  /// Brings a command up to date before its menu shows: disables it, or changes its title. Does nothing by
  /// itself.
  open func validate(_ command: UICommand) {}

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
