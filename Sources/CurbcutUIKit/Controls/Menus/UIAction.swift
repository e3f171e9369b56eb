import Foundation

/// A menu entry, or what a control does, with a closure.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaction>.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What tells one action from another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// An identifier, best in reverse DNS.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What tells this action from others.
  public let identifier: Identifier
  /// Explains the action where shortcuts are listed; nil for nothing.
  open var discoverabilityTitle: String?
  /// How the entry looks and behaves.
  open var attributes: Attributes
  /// Whether the entry shows as on.
  open var state: State
  private let handler: UIActionHandler

  /// The object that performs the action, while it does.
  open private(set) weak var presentationSourceItem: AnyObject?

  /// The control or view that the action comes from, while it is performed.
  open private(set) weak var sender: AnyObject?

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: What is shown and spoken.
  ///   - subtitle: A second line.
  ///   - image: Shown beside the title.
  ///   - identifier: nil makes one that no other action has.
  ///   - discoverabilityTitle: Explains the action where shortcuts are listed.
  ///   - attributes: None by default.
  ///   - state: Off by default.
  ///   - handler: What the action does.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
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

  /// Performs the action as if `sender` had asked for it.
  func perform(from sender: AnyObject?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// Performs the action.
  open func performWithSender(_ sender: Any?, target: Any?) {
    perform(from: sender.map { $0 as AnyObject })
  }
}
