import Foundation

/// A menu entry that sends a selector up the responder chain.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicommand>.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The selector that is sent to the first object in the responder chain that can perform it. Never nil: `UIKeyCommand`
  /// declares it optional, and Swift lets a subclass not say so again.
  public let action: Selector!
  /// Data that distinguishes this command from others with the same selector, if any.
  public let propertyList: Any?
  /// The title that explains the command where shortcuts are listed, if any.
  open var discoverabilityTitle: String?
  /// The appearance and behaviour of the entry.
  open var attributes: Attributes
  /// Whether the entry is shown as on.
  open var state: State
  /// What stands for the command while other modifier keys are held down.
  open private(set) var alternates: [UICommandAlternate]

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - title: The text that is shown and spoken.
  ///   - subtitle: A second line.
  ///   - image: Shown beside the title.
  ///   - action: The selector, sent to the first object in the responder chain that can perform it.
  ///   - propertyList: Data that distinguishes this command from others with the same selector.
  ///   - alternates: What stands for the command while other modifier keys are held down.
  ///   - discoverabilityTitle: Explains the command where shortcuts are listed.
  ///   - attributes: None by default.
  ///   - state: Off by default.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Sends the selector to a target, or, without one, to the first object in the responder chain that can perform it.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let start = UIApplication.shared.firstResponder ?? sender as? UIResponder ?? KeyCommands.first
    guard let target = target ?? start.target(forAction: action, withSender: self) else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
}

/// What stands for a command while modifier keys are held down.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicommandalternate>.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title that is shown while the keys are held down.
  public let title: String
  /// The selector that is sent in place of the command's.
  public let action: Selector
  /// The modifier keys, in addition to those of the command.
  public let modifierFlags: UIKeyModifierFlags

  /// Makes an alternative to a command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}

extension UICommand {
  /// Lets the target of the command update it before it is shown.
  func validate(from source: UIResponder?) {
    let responder = UIApplication.shared.firstResponder ?? source
    let target = responder?.target(forAction: action, withSender: self)
    (target as? UIResponder)?.validate(self)
  }
}
