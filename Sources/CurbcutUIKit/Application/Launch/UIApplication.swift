import CurbcutFoundation
import Foundation

/// The running app.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiapplication>.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The one app there is.
  public internal(set) static var shared = UIApplication()

  /// How close the app is to the person.
  public enum State: Int, Hashable, Sendable {
    /// In front, and gets events.
    case active
    /// In front, but gets no events for a moment.
    case inactive
    /// Not on the screen.
    case background
  }

  /// The URL that opens the app's own page in Settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Hears of the app's life, and ends the responder chain; nil by default.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The scenes that make up the app's interface.
  open internal(set) var connectedScenes: Set<UIScene> = []
  /// Every scene that there was and that the person has not closed, connected or not.
  open internal(set) var openSessions: Set<UISceneSession> = []
  /// How close the app is to the person: as close as its closest scene.
  open internal(set) var applicationState = State.active
  /// Whether the screen stays on while nobody touches it; false by default. Without effect: this screen
  /// never sleeps.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon; 0, the default, means none.
  @Unsupported("UIApplication.applicationIconBadgeNumber: no icon shows the number")
  open var applicationIconBadgeNumber = 0
  final weak var firstResponder: UIResponder? { didSet { Keyboard.shared.update() } }

  /// Whether the on-screen keyboard is up: something that takes text has the keys, and brings no input view
  /// of its own.
  final var isKeyboardShown: Bool {
    guard let responder = firstResponder, responder is any UIKeyInput, responder.inputView == nil else {
      return false
    }
    return (responder as? UITextView)?.isEditable ?? true
  }

  /// The windows of all connected scenes, from back to front.
  open var windows: [UIWindow] { windowScenes.flatMap(\.windows) }
  /// The window that keys go to: the one made key, otherwise the first; nil without windows.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.first }

  /// The connected scenes with windows, the one that was connected first first.
  final var windowScenes: [UIWindowScene] {
    connectedScenes.compactMap { $0 as? UIWindowScene }.sorted { $0.connectionNumber < $1.connectionNumber }
  }
  /// The text size of the device.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIKitHost.shared.traits.preferredContentSizeCategory
  }
  /// The direction of the interface in the language of the device.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIKitHost.shared.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Sends an action to a target, or along the responder chain when there is none.
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

  /// Delivers an event to the windows that it is about; an event without fingers to the key window.
  open func sendEvent(_ event: UIEvent) {
    guard let touches = event.allTouches else {
      keyWindow?.sendEvent(event)
      return
    }
    for window in windows where touches.contains(where: { $0.window === window }) { window.sendEvent(event) }
  }
}
