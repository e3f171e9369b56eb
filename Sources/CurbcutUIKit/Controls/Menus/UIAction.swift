import Foundation

/// A menu entry or control action that runs a closure.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaction>.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Identifies an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Makes an identifier, preferably in reverse DNS notation.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the action.
  public let identifier: Identifier
  /// The title that explains the action where shortcuts are listed, if any.
  open var discoverabilityTitle: String?
  /// The appearance and behaviour of the entry.
  open var attributes: Attributes
  /// Whether the entry is shown as on.
  open var state: State
  private let handler: UIActionHandler

  /// The object from which the action is presented; always nil.
  open private(set) weak var presentationSourceItem: AnyObject?

  /// The control or view that triggered the action; nil when the action is not being performed.
  open private(set) weak var sender: AnyObject?

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The text that is shown and spoken.
  ///   - subtitle: A second line.
  ///   - image: Shown beside the title.
  ///   - identifier: If nil, a unique one is generated.
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

  /// Performs the action on behalf of `sender`, unless it is disabled.
  func perform(from sender: AnyObject?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// Performs the action on behalf of `sender`, unless it is disabled. The target is ignored.
  open func performWithSender(_ sender: Any?, target: Any?) {
    perform(from: sender.map { $0 as AnyObject })
  }
}
