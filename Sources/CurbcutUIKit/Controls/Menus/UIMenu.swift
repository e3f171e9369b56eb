import Foundation

/// A menu: a title and entries.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenu>.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// What tells one menu from another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// An identifier, best in reverse DNS.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu shows inside another.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uimenu/options-swift.struct>.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entries stand in the menu around, with a line above and below.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu deletes or overwrites something. Kept, but its entry is not red here.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One entry at a time is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The entries stand side by side, to choose among symbols or colours. Kept, but shown as a list
    /// here.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large entries show.
  public enum ElementSize: Int, Sendable {
    /// Several side by side, without titles.
    case small = 0
    /// Several side by side, with titles under the images.
    case medium = 1
    /// One to a line.
    case large = 2
    /// As the system likes it.
    case automatic = -1
  }

  /// What tells this menu from others.
  public let identifier: Identifier
  /// How the menu shows inside another.
  public let options: Options
  /// How large the entries show.
  open var preferredElementSize: ElementSize {
    didSet {
      if preferredElementSize != oldValue {
        UnsupportedMembers.wasSet("UIMenu.preferredElementSize: every entry takes a line of its own")
      }
    }
  }

  /// The entries, in order.
  open private(set) var children: [UIMenuElement]

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: Shown above the entries, or as the entry of a menu in a menu.
  ///   - subtitle: A second line of that entry.
  ///   - image: Shown beside the title.
  ///   - identifier: nil makes one that no other menu has.
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

  /// A menu like this one with other entries.
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
