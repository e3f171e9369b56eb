import Foundation

/// The menus of an app, built by its responders.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenusystem>.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The menu bar of an iPad; the same object as ``UIMainMenuSystem/shared``.
  public static let main: UIMenuSystem = UIMainMenuSystem.shared
  /// The edit menu shown over selected text.
  public static let context = UIMenuSystem()

  /// Whether some of the system's own entries are in a menu.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uimenusystem/elementgrouppreference>.
  public enum ElementGroupPreference: Int, Sendable {
    /// As the platform and the app's Info.plist have it.
    case automatic = 0
    /// They are not there.
    case removed
    /// They are there.
    case included
  }

  private var built: UIMenu?
  /// For whom: another app in the same process builds its own.
  private weak var builtFor: UIApplication?
  private(set) var isBuilding = false

  override init() {}

  /// Makes the menus be rebuilt when they are next needed.
  open func setNeedsRebuild() { built = nil }
  /// Requests another validation of the commands. Does nothing: commands are validated whenever a menu opens.
  open func setNeedsRevalidate() {}

  /// The root of the menus as the app built them.
  package final var menu: UIMenu {
    if let built, builtFor === UIApplication.shared { return built }
    let builder = MenuBuilder(system: self, root: rootToBuildOn())
    if !isBuilding {
      isBuilding = true
      build(with: builder)
      isBuilding = false
      (built, builtFor) = (builder.root, UIApplication.shared)
    }
    return builder.root
  }

  /// What the system begins with.
  func rootToBuildOn() -> UIMenu {
    UIMenu(identifier: .root, children: [UIMenu(identifier: .standardEdit)])
  }

  /// Lets the app change what the system begins with.
  func build(with builder: any UIMenuBuilder) {
    (UIApplication.shared.delegate as? UIResponder ?? UIApplication.shared).buildMenu(with: builder)
  }
}

extension UIMenuSystem {
  /// Which of the entries that find text are in the menu bar.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uimenusystem/findelementgroupconfiguration>.
  @preconcurrency @MainActor
  open class FindElementGroupConfiguration: NSObject {
    /// Follows
    /// <https://developer.apple.com/documentation/uikit/uimenusystem/findelementgroupconfiguration/style-swift.enum>.
    public enum Style: Int, Sendable {
      /// As the platform has it: the same as ``editableText``.
      case automatic = 0
      /// One entry that searches the app's content.
      case search
      /// Those that find text, and none that replaces it.
      case nonEditableText
      /// Those that find and those that replace text.
      case editableText
    }

    /// Which entries there are.
    open var style = Style.automatic

    override init() {}
  }
}
