import CurbcutFoundation
import Foundation

/// Finds what the app does at the press of keys, along the chain.
@MainActor
package enum KeyCommands {
  /// Every command that is there now, the first responder's first.
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

  /// Presses a key of a keyboard that is connected: a command of the app's, else a press that goes up the chain from the
  /// first responder.
  ///
  /// - Parameters:
  ///   - input: what the key types, or one of the names that `UIKeyCommand` has.
  ///   - modifiers: what is held down beside it.
  /// - Returns: whether a command was carried out.
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

/// A key with a meaning in the app.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeycommand>.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  /// The arrow up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
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

  /// What menus call the command.
  open var title: String
  /// What menus show beside the title; nil by default.
  open var image: UIImage?
  /// Sent to the first object along the chain that performs it.
  public let action: Selector?
  /// What the key types, or one of the names above; nil for no key.
  public let input: String?
  /// What must be held down beside it.
  public let modifierFlags: UIKeyModifierFlags
  /// Whatever tells this command from others with the same selector; nil for nothing.
  public let propertyList: Any?
  /// What the list of shortcuts calls the command; nil for nothing.
  open var discoverabilityTitle: String?
  /// How the entry looks and behaves in menus.
  open var attributes: UIMenuElement.Attributes = []
  /// Whether the entry shows as on in menus.
  open var state = UIMenuElement.State.off
  /// Whether the command comes before what the system does with the same key; false by default. Here it always
  /// does.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the key follows the layout of another keyboard; true by default. There is one layout here.
  open var allowsAutomaticLocalization = true
  /// Whether the key follows the direction of the language; true by default. It stays as it is here.
  open var allowsAutomaticMirroring = true

  /// A command for a key.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A command for a key, with the title that the list of shortcuts has for it.
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
  ///   - title: what menus call it.
  ///   - image: what menus show beside the title; nil for nothing.
  ///   - action: sent to the first object along the chain that performs it.
  ///   - input: what the key types, or one of the names above.
  ///   - modifierFlags: what must be held down beside it.
  ///   - propertyList: whatever tells this command from others with the same selector.
  ///   - discoverabilityTitle: what the list of shortcuts calls it.
  ///   - attributes: none by default.
  ///   - state: off by default.
  public init(
    title: String, image: UIImage? = nil, action: Selector, input: String,
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
  /// Shakes the device: the first responder hears of it, and those up the chain.
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
