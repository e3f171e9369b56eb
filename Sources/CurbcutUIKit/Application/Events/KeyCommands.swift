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

  /// Where the search for who performs a command begins: the first responder, or else the innermost controller of the
  /// screen in front.
  static var first: UIResponder {
    if let responder = UIApplication.shared.firstResponder { return responder }
    guard let window = UIApplication.shared.keyWindow else { return UIApplication.shared }
    var controller = window.rootViewController
    while let current = controller {
      guard let inner = current.presentedViewController ?? (current as? any CommandContainer)?.commandChild
      else { return current }
      controller = inner
    }
    return window
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
    for command in all + UIMenuSystem.main.menu.keyCommands
    where command.input == input && !command.attributes.contains(.disabled) {
      guard let action = command.action(with: modifiers),
        let target = first.target(forAction: action, withSender: command)
      else { continue }
      (target as? UIResponder)?.validate(command)
      if command.attributes.contains(.disabled) { continue }
      if UIApplication.shared.sendAction(action, to: target, from: command, for: nil) { return true }
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

/// A container whose child in front performs commands before it does.
@MainActor
package protocol CommandContainer: UIViewController {
  /// The child in front; nil for none.
  var commandChild: UIViewController? { get }
}

extension UINavigationController: CommandContainer {
  package var commandChild: UIViewController? { topViewController }
}

extension UITabBarController: CommandContainer {
  package var commandChild: UIViewController? { selectedViewController }
}

extension UISplitViewController: CommandContainer {
  package var commandChild: UIViewController? { isCollapsed ? viewControllers.first : viewControllers.last }
}

extension UIPageViewController: CommandContainer {
  package var commandChild: UIViewController? { viewControllers?.first }
}

extension UIKeyCommand {
  /// The selector for modifier keys: the command's own, or that of an alternative; nil if they belong to neither.
  fileprivate func action(with modifiers: UIKeyModifierFlags) -> Selector? {
    if modifiers == modifierFlags { return action }
    return alternates.first { modifierFlags.union($0.modifierFlags) == modifiers }?.action
  }
}

extension UIMenu {
  /// The key commands in this menu and in the menus inside it, in order.
  fileprivate var keyCommands: [UIKeyCommand] {
    children.flatMap { child -> [UIKeyCommand] in
      if let command = child as? UIKeyCommand { return [command] }
      return (child as? UIMenu)?.keyCommands ?? []
    }
  }
}

extension UIKitHost {
  /// Shakes the device: sends the motion events to the first responder, which pass up the responder chain.
  /// Within a session of Guided Access without Motion the app hears nothing of it.
  package func shake() {
    guard GuidedAccessHost.allowsShaking else { return }
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
