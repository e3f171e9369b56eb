import Foundation

/// An object that responds to events, as part of a responder chain.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiresponder>.
@preconcurrency @MainActor
open class UIResponder: AccessibleObject {
  /// Posted before the keyboard is shown; carries its frame.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted after the keyboard has been shown.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard is hidden.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted after the keyboard has been hidden.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before the keyboard moves or changes size.
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The `userInfo` key of the keyboard's frame after the change: a rectangle in screen coordinates, in points.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The `userInfo` key of the keyboard's frame before the change: a rectangle in screen coordinates, in points.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The `userInfo` key of the duration of the keyboard's animation, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The `userInfo` key of the curve of the keyboard's animation, a `UIView.AnimationCurve`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

  public override init() { super.init() }

  // MARK: The responder chain

  /// The next responder in the chain.
  open var next: UIResponder? { nil }

  /// The nearest undo manager along the chain; a window has one of its own.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Whether the object may become the first responder; false unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object may give up being the first responder; true unless a subclass says otherwise.
  open var canResignFirstResponder: Bool { true }

  /// Whether events without a location, such as key presses, go to this object first.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// Asks to become the first responder.
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

  /// Gives up being the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIApplication.shared.firstResponder = nil
    return true
  }

  // MARK: Events

  /// Called when fingers touch down; passes the call up the responder chain.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called when fingers move; passes the call up the responder chain.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called when fingers are lifted; passes the call up the responder chain.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called when the system cancels touches; passes the call up the responder chain.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when estimated properties of touches are updated. Never called here: nothing is estimated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }
  /// Called when buttons are pressed; passes the call up the responder chain.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Called when the pressure on buttons changes; passes the call up the responder chain.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Called when buttons are released; passes the call up the responder chain.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called when the system cancels presses; passes the call up the responder chain.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// Called when a motion of the device begins, such as a shake; passes the call up the responder chain.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Called when a motion of the device has ended; passes the call up the responder chain.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Called when a motion was cancelled; passes the call up the responder chain.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// Called when a button of a headset is pressed; passes the call up the responder chain.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }
  /// The key commands that are available while the object is in the responder chain; nil by default.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Input

  /// The view shown in place of the keyboard while the object is first responder; nil for the keyboard.
  open var inputView: UIView? { nil }
  /// The view shown above the keyboard while the object is first responder; nil for none.
  open var inputAccessoryView: UIView? { nil }
  /// Call when ``inputView`` or ``inputAccessoryView`` has changed: resizes the keyboard to fit them.
  open func reloadInputViews() { if isFirstResponder { Keyboard.shared.update() } }

  // MARK: Activities

  /// The user activity that the object supports; nil by default.
  open var userActivity: NSUserActivity? {
    get { ResponderActivities.shared[self] }
    set { ResponderActivities.shared[self] = newValue }
  }
  /// Called to update the state of an activity; does nothing by default.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Called to restore the state of an earlier activity; does nothing by default.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Changes the attributes of the selected text with a closure, at the request of the font panel on a Mac; passes
  /// the call up the responder chain.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { next?.updateTextAttributes(conversionHandler: conversionHandler) }

  /// Changes the menus of the app; passes the call up the responder chain.
  open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }

  /// Updates a command before its menu is shown: disables it, or changes its title. By default, those of the system
  /// that say what they would do are given their titles.
  open func validate(_ command: UICommand) {
    if let title = ApplicationCommand(command.action)?.title { command.title = title }
    if command.action == StandardEditAction.toggleSidebar.selector,
      let isShown = (self as? any SidebarOwner)?.isSidebarShown
    {
      command.title = (isShown ? SystemWord.hideSidebar : .showSidebar).text
    }
  }

  /// What provides the entries of a deferred element of the menu bar; nil, the default, to ask the next responder.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiresponder/provider(for:)>.
  open func provider(for deferredElement: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider? {
    next?.provider(for: deferredElement)
  }

  // MARK: Editing

  /// Moves the selection to the pasteboard; does nothing where the object holds no text.
  open func cut(_ sender: Any?) { StandardEditAction.cut.edit(self) }
  /// Copies the selection to the pasteboard; does nothing where the object holds no text.
  open func copy(_ sender: Any?) { StandardEditAction.copy.edit(self) }
  /// Pastes in place of the selection; does nothing where the object holds no text.
  open func paste(_ sender: Any?) { StandardEditAction.paste.edit(self) }
  /// Selects the word at the insertion point; does nothing where the object holds no text.
  open func select(_ sender: Any?) { StandardEditAction.select.edit(self) }
  /// Selects everything; does nothing where the object holds no text.
  open func selectAll(_ sender: Any?) { StandardEditAction.selectAll.edit(self) }
  /// Pastes in place of the selection, in the style of what is around; does nothing where the object holds no text.
  open func pasteAndMatchStyle(_ sender: Any?) { StandardEditAction.pasteAndMatchStyle.edit(self) }
  /// Makes the selection bold, or no longer bold; does nothing here.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes the selection italic, or no longer italic; does nothing here.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines the selection, or no longer; does nothing here.
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes the selection larger; does nothing here.
  open func increaseSize(_ sender: Any?) {}
  /// Makes the selection smaller; does nothing here.
  open func decreaseSize(_ sender: Any?) {}
  /// Prints the content; does nothing here.
  open func printContent(_ sender: Any?) {}
  /// Begins a search in the content; does nothing here.
  open func find(_ sender: Any?) {}
  /// Begins to search and replace in the content; does nothing here.
  open func findAndReplace(_ sender: Any?) {}
  /// Goes to what is found next; does nothing here.
  open func findNext(_ sender: Any?) {}
  /// Goes back to what was found before; does nothing here.
  open func findPrevious(_ sender: Any?) {}
  /// Searches for the selection; does nothing here.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Aligns the selection to the left; does nothing here.
  open func alignLeft(_ sender: Any?) {}
  /// Centres the selection; does nothing here.
  open func alignCenter(_ sender: Any?) {}
  /// Justifies the selection; does nothing here.
  open func alignJustified(_ sender: Any?) {}
  /// Aligns the selection to the right; does nothing here.
  open func alignRight(_ sender: Any?) {}
  /// Shows or hides the sidebar; does nothing where the object has none.
  open func toggleSidebar(_ sender: Any?) { (self as? any SidebarOwner)?.switchSidebar() }
  /// Shows or hides the inspector; does nothing here.
  open func toggleInspector(_ sender: Any?) {}
  /// Renames the document; does nothing here.
  open func rename(_ sender: Any?) {}
  /// Duplicates the document; does nothing here.
  open func duplicate(_ sender: Any?) {}
  /// Moves the document; does nothing here.
  open func move(_ sender: Any?) {}
  /// Exports the document; does nothing here.
  open func export(_ sender: Any?) {}
  /// What the person can share of the object; nil, the default, for nothing.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { nil }
    set {}
  }
  /// Takes content from the pasteboard; does nothing by default.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether the object takes some content: whether ``pasteConfiguration`` names one of its types.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    let wanted = pasteConfiguration?.acceptableTypeIdentifiers ?? []
    return itemProviders.contains { provider in
      wanted.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
  /// Deletes the selection; does nothing here.
  open func delete(_ sender: Any?) {}

  // MARK: Actions

  /// Whether the object can perform an action now; true when its class registered the selector, and for the commands of
  /// the edit menu when it holds text to which they apply.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditAction(action).map { $0.applies(to: self) } == true || ObjCRuntime.responds(self, to: action)
  }

  /// The first object in the responder chain, starting at this one, that can perform an action; nil when there is
  /// none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }
}
