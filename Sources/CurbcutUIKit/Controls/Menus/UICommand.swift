import Foundation

/// A menu entry that sends a selector up the responder chain.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicommand>.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// Sent to the first responder that can perform it.
  public let action: Selector
  /// Whatever tells this command from others with the same selector; nil for nothing.
  public let propertyList: Any?
  /// Explains the command where shortcuts are listed; nil for nothing.
  open var discoverabilityTitle: String?
  /// How the entry looks and behaves.
  open var attributes: Attributes
  /// Whether the entry shows as on.
  open var state: State

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - title: What is shown and spoken.
  ///   - subtitle: A second line.
  ///   - image: Shown beside the title.
  ///   - action: Sent to the first responder that can perform it.
  ///   - propertyList: Whatever tells this command from others with the same selector.
  ///   - discoverabilityTitle: Explains the command where shortcuts are listed.
  ///   - attributes: None by default.
  ///   - state: Off by default.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
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

extension UICommand {
  /// Lets whoever performs the command bring it up to date before it shows.
  func validate(from source: UIResponder?) {
    let responder = UIApplication.shared.firstResponder ?? source
    let target = responder?.target(forAction: action, withSender: self)
    (target as? UIResponder)?.validate(self)
  }
}
