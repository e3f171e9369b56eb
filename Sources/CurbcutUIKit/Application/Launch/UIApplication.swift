import CurbcutFoundation
import Foundation

/// The running app.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiapplication>.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The app's only instance.
  public internal(set) static var shared = UIApplication()

  /// The state of the app.
  public enum State: Int, Hashable, Sendable {
    /// In the foreground, and receives events.
    case active
    /// In the foreground, but not receiving events for the moment.
    case inactive
    /// In the background: not on the screen.
    case background
  }

  /// The URL that opens the app's own page in Settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// The app's delegate, which receives its life-cycle events and ends the responder chain; nil by default.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The scenes that make up the app's interface.
  open internal(set) var connectedScenes: Set<UIScene> = []
  /// The sessions of all scenes that the person has not closed, connected or not.
  open internal(set) var openSessions: Set<UISceneSession> = []
  /// The state of the app: that of its most active scene.
  open internal(set) var applicationState = State.active
  /// Whether the screen stays on while nobody touches it; false by default. Has no effect: this screen never sleeps.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon; 0, the default, means none.
  @Unsupported("UIApplication.applicationIconBadgeNumber: no icon shows the number")
  open var applicationIconBadgeNumber = 0
  final weak var firstResponder: UIResponder? { didSet { Keyboard.shared.update() } }

  /// Whether the on-screen keyboard is shown: the first responder takes text, and has no input view of its
  /// own, and no session of Guided Access keeps it away.
  final var isKeyboardShown: Bool {
    guard let responder = firstResponder, responder is any UIKeyInput, responder.inputView == nil,
      GuidedAccessHost.allowsSoftwareKeyboard
    else { return false }
    return (responder as? UITextView)?.isEditable ?? true
  }

  /// The windows of all connected scenes, from back to front.
  open var windows: [UIWindow] { windowScenes.flatMap(\.windows) }
  /// The key window: the one made key, otherwise the first; nil without windows.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.first }

  /// The connected window scenes, in the order in which they were connected.
  final var windowScenes: [UIWindowScene] {
    connectedScenes.compactMap { $0 as? UIWindowScene }.sorted { $0.connectionNumber < $1.connectionNumber }
  }
  /// The text size of the device.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIKitHost.shared.traits.preferredContentSizeCategory
  }
  /// The layout direction of the interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIKitHost.shared.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ApplicationCommand(action)?.isAvailable == true || super.canPerformAction(action, withSender: sender)
  }

  /// Sends an action to a target, or along the responder chain if the target is nil.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let receiver: AnyObject?
    if let target {
      receiver = target as AnyObject
    } else {
      let first = firstResponder ?? sender as? UIResponder
      receiver = first?.target(forAction: action, withSender: sender).map { $0 as AnyObject }
    }
    guard let receiver else { return false }
    guard ObjCRuntime.responds(receiver, to: action) else {
      // Every responder has the methods of the edit menu, which no app's class registers.
      if let edit = StandardEditAction(action), let responder = receiver as? UIResponder {
        edit.send(to: responder, from: sender)
        return true
      }
      if receiver === self, let command = ApplicationCommand(action) {
        command.perform()
        return true
      }
      ObjCRuntime.UnrecognizedSelector(of: receiver, selector: action).raise()
      return false
    }
    let arguments: [Any?]
    switch action.argumentCount {
    case 0: arguments = []
    case 1: arguments = [sender]
    default: arguments = [sender, event]
    }
    ObjCRuntime.deliver(action, to: receiver, arguments: arguments)
    return true
  }

  /// Delivers an event to the windows of its touches; an event without touches goes to the key window.
  open func sendEvent(_ event: UIEvent) {
    guard let touches = event.allTouches else {
      keyWindow?.sendEvent(event)
      return
    }
    for window in windows where touches.contains(where: { $0.window === window }) { window.sendEvent(event) }
  }
}
