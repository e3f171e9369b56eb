import Foundation

/// An entry of a menu: an action, a command or a submenu.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenuelement>.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, UIAccessibilityIdentification {
  /// The text that is shown and spoken.
  open internal(set) var title: String

  /// A second line.
  open var subtitle: String?

  /// The image beside the title, if any.
  open internal(set) var image: UIImage?

  /// Identifies the entry to UI automation; never spoken.
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
    /// The entry is on, and has a checkmark.
    case on = 1
    /// The entry is on for part of what it represents. It is shown without a checkmark.
    case mixed = 2
  }

  /// The appearance and behaviour of an entry.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uimenuelement/attributes>.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entry is visible but cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The entry deletes or overwrites something; it is shown in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The entry is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the entry is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}

/// The closure that a `UIAction` runs.
public typealias UIActionHandler = (UIAction) -> Void
