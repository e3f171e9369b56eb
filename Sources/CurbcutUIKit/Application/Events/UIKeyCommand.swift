import CurbcutFoundation
import Foundation

/// Finds the app's key commands along the responder chain, and performs them.
@MainActor
package enum KeyCommands {
  /// Every command that is available now, the first responder's first.
  package static var all: [UIKeyCommand] {
    var found: [UIKeyCommand] = []
    var next: UIResponder? = first
    while let current = next {
      found += current.keyCommands ?? []
      next = current.next
    }
    return found
  }

  private static var first: UIResponder {
    if let responder = UIApplication.shared.firstResponder { return responder }
    guard let window = UIApplication.shared.keyWindow else { return UIApplication.shared }
    var controller = window.rootViewController
    while let above = controller?.presentedViewController { controller = above }
    return controller ?? window
  }

  /// Presses a key of a connected hardware keyboard: performs a command of the app, or else sends a press up the
  /// responder chain from the first responder.
  ///
  /// - Parameters:
  ///   - input: the character that the key types, or one of the constants of `UIKeyCommand`.
  ///   - modifiers: the modifier keys that are held down.
  /// - Returns: whether a command was performed.
  @discardableResult
  package static func press(_ input: String, modifiers: UIKeyModifierFlags = []) -> Bool {
    var next: UIResponder? = first
    while let current = next {
      for command in current.keyCommands ?? []
      where command.input == input && command.modifierFlags == modifiers
        && !command.attributes.contains(.disabled)
      {
        if let action = command.action, let target = first.target(forAction: action, withSender: command),
          UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
        {
          return true
        }
      }
      next = current.next
    }
    pressButton(UIKey(characters: input, modifierFlags: modifiers))
    return false
  }

  private static func pressButton(_ key: UIKey) {
    let press = UIPress()
    press.key = key
    press.window = UIApplication.shared.keyWindow
    press.responder = first
    press.timestamp = UIKitHost.shared.clock.now
    let event = UIPressesEvent()
    event.timestamp = press.timestamp
    event.allPresses = [press]
    first.pressesBegan([press], with: event)
    press.phase = .ended
    first.pressesEnded([press], with: event)
  }
}

/// A keyboard shortcut of the app.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeycommand>.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  /// The up arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// Page Up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// Page Down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// End.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// Delete.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// The title of the command in menus.
  open var title: String
  /// The image beside the title in menus; nil by default.
  open var image: UIImage?
  /// The action, sent to the first object in the responder chain that can perform it.
  public let action: Selector?
  /// The character that the key types, or one of the constants above; nil for no key.
  public let input: String?
  /// The modifier keys that must be held down.
  public let modifierFlags: UIKeyModifierFlags
  /// A value that distinguishes this command from others with the same selector; nil for none.
  public let propertyList: Any?
  /// The title of the command in the list of shortcuts; nil for none.
  open var discoverabilityTitle: String?
  /// The appearance and behaviour of the command in menus.
  open var attributes: UIMenuElement.Attributes = []
  /// The state of the command in menus: whether it has a check mark.
  open var state = UIMenuElement.State.off
  /// Whether the command takes precedence over what the system does with the same key; false by default. Here it
  /// always does.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the key is adapted to other keyboard layouts; true by default. There is only one layout here.
  open var allowsAutomaticLocalization = true
  /// Whether the key is mirrored for right-to-left languages; true by default. It is never mirrored here.
  open var allowsAutomaticMirroring = true

  /// A command for a key.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A command for a key, with its title in the list of shortcuts.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// A command for a key and for menus.
  ///
  /// - Parameters:
  ///   - title: the title in menus.
  ///   - image: the image beside the title in menus; nil for none.
  ///   - action: the action, sent to the first object in the responder chain that can perform it.
  ///   - input: the character that the key types, or one of the constants above.
  ///   - modifierFlags: the modifier keys that must be held down.
  ///   - propertyList: a value that distinguishes this command from others with the same selector.
  ///   - discoverabilityTitle: the title in the list of shortcuts.
  ///   - attributes: the appearance and behaviour in menus; none by default.
  ///   - state: the state in menus; off by default.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.title = title
    self.image = image
    self.action = action
    self.input = input
    self.modifierFlags = modifierFlags
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init()
  }
}

extension UIKitHost {
  /// Shakes the device: sends the motion events to the first responder, which pass up the responder chain.
  package func shake() {
    final class Shake: UIEvent {
      override var type: EventType { .motion }
      override var subtype: EventSubtype { .motionShake }
    }
    let event = Shake()
    event.timestamp = clock.now
    let first =
      UIApplication.shared.firstResponder ?? UIApplication.shared.keyWindow?.rootViewController
      ?? UIApplication.shared
    first.motionBegan(.motionShake, with: event)
    first.motionEnded(.motionShake, with: event)
  }

  /// Presses a button of a headset.
  package func pressRemote(_ subtype: UIEvent.EventSubtype) {
    final class Remote: UIEvent {
      var pressed = EventSubtype.none
      override var type: EventType { .remoteControl }
      override var subtype: EventSubtype { pressed }
    }
    let event = Remote()
    event.pressed = subtype
    event.timestamp = clock.now
    (UIApplication.shared.firstResponder ?? UIApplication.shared).remoteControlReceived(with: event)
  }
}
