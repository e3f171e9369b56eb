import Foundation

/// A menu, with a title and entries.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenu>.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Identifies a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Makes an identifier, preferably in reverse DNS notation.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is displayed inside another.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uimenu/options-swift.struct>.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entries appear directly in the parent menu, with a separator above and below.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu deletes or overwrites something. Without effect: its entry is not shown in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Only one entry can be on at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The entries are side by side, to choose among symbols or colours. Without effect: the entries are shown as a list.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size at which entries are shown.
  public enum ElementSize: Int, Sendable {
    /// Several side by side, without titles.
    case small = 0
    /// Several side by side, with titles under the images.
    case medium = 1
    /// One per row.
    case large = 2
    /// The system decides.
    case automatic = -1
  }

  /// The identifier of the menu.
  public let identifier: Identifier
  /// How the menu is displayed inside another.
  public let options: Options
  /// The preferred size of the entries.
  open var preferredElementSize: ElementSize

  /// The entries, in order.
  open private(set) var children: [UIMenuElement]

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: Shown above the entries, or as the title of the entry of a submenu.
  ///   - subtitle: A second line of that entry.
  ///   - image: Shown beside the title.
  ///   - identifier: If nil, a unique one is generated.
  ///   - options: None by default.
  ///   - preferredElementSize: `.automatic` by default.
  ///   - children: The entries, in order.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a menu like this one with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The entries that are on, in this menu and in those shown inline.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      switch child {
      case let action as UIAction: action.state == .on ? [action] : []
      case let command as UICommand: command.state == .on ? [command] : []
      case let menu as UIMenu: menu.selectedElements
      default: []
      }
    }
  }

  /// Every action in this menu and in the menus inside it, in order.
  var allActions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      switch child {
      case let action as UIAction: [action]
      case let menu as UIMenu: menu.allActions
      default: []
      }
    }
  }
}
