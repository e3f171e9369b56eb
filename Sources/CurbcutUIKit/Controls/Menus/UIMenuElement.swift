import Foundation

/// An entry of a menu: an action, a command or a menu in the menu.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenuelement>.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, UIAccessibilityIdentification {
  /// What is shown and spoken.
  open internal(set) var title: String

  /// A second line.
  open var subtitle: String?

  /// Shown beside the title; nil for nothing.
  open internal(set) var image: UIImage?

  /// For automation; never spoken.
  open var accessibilityIdentifier: String?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  /// Whether an entry is on.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uimenuelement/state-swift.enum>.
  public enum State: Int, Sendable {
    /// The entry is not on.
    case off = 0
    /// The entry is on, and shows a tick.
    case on = 1
    /// The entry is on for a part of what it stands for; it shows no tick here.
    case mixed = 2
  }

  /// How an entry looks and behaves.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uimenuelement/attributes>.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entry shows, but cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The entry deletes or overwrites something; it shows in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The entry does not show.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the entry is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}

/// What a `UIAction` performs.
public typealias UIActionHandler = (UIAction) -> Void
