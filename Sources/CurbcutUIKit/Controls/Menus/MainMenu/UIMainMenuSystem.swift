import CurbcutFoundation
import Foundation

/// The menus of the menu bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimainmenusystem>.
open class UIMainMenuSystem: UIMenuSystem {
  /// The menu bar's menus.
  public static let shared = UIMainMenuSystem()

  /// What an app has set.
  private struct Build {
    weak var app: UIApplication?
    var configuration: Configuration
    var handler: ((any UIMenuBuilder) -> Void)?
  }
  private var chosen: Build?
  /// Another app in the same process has not set anything.
  private var own: Build? { chosen?.app === UIApplication.shared ? chosen : nil }

  override init() {}

  /// Sets which of the system's entries there are, and builds the menus anew. Raises
  /// `NSInternalInconsistencyException` while they are being built.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uimainmenusystem/setbuildconfiguration(_:buildhandler:)>.
  ///
  /// - Parameters:
  ///   - configuration: Which entries there are. Changes to it after the call have no effect.
  ///   - buildHandler: Changes the menus, in place of the app delegate's `buildMenu(with:)`; nil to call that.
  open func setBuildConfiguration(
    _ configuration: Configuration, buildHandler: ((any UIMenuBuilder) -> Void)? = nil
  ) {
    if isBuilding {
      NSException.end(
        .internalInconsistencyException,
        "Cannot set a main menu system configuration while the main menu system is building.")
    }
    chosen = Build(
      app: UIApplication.shared, configuration: configuration.copied(), handler: buildHandler)
    setNeedsRebuild()
  }

  override func rootToBuildOn() -> UIMenu { StandardMenus(own?.configuration ?? Configuration()).root }

  override func build(with builder: any UIMenuBuilder) {
    if let handler = own?.handler { return handler(builder) }
    super.build(with: builder)
  }

  /// The menus as the bar shows them: as the app built them, with what the screen in front adds by itself.
  package final var shownMenu: UIMenu {
    guard let source = UIApplication.shared.keyWindow?.rootViewController as? any MainMenuSource else {
      return menu
    }
    let builder = MenuBuilder(system: self, root: menu)
    source.buildMainMenu(with: builder)
    return builder.root
  }
}

/// A controller that adds menus to the menu bar while its window is in front.
@MainActor
package protocol MainMenuSource: UIViewController {
  /// Adds its menus. Called each time the menu bar is shown.
  func buildMainMenu(with builder: any UIMenuBuilder)
}

extension UIMainMenuSystem {
  /// Which of the system's entries are in the menu bar.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uimainmenusystem/configuration>.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Entries that open a new window; automatically where the app's Info.plist allows several scenes.
    open var newScenePreference = ElementGroupPreference.automatic
    /// Entries that duplicate, move, rename and export a document; automatically none.
    open var documentPreference = ElementGroupPreference.automatic
    /// Entries that print; automatically where the app's Info.plist says `UIApplicationSupportsPrintCommand`.
    open var printingPreference = ElementGroupPreference.automatic
    /// Entries that find text; automatically those of ``findingConfiguration``.
    open var findingPreference = ElementGroupPreference.automatic
    /// Which of the entries that find text there are.
    open private(set) var findingConfiguration = FindElementGroupConfiguration()
    /// Entries that show and customise the toolbar; automatically none.
    open var toolbarPreference = ElementGroupPreference.automatic
    /// An entry that shows and hides the sidebar.
    open var sidebarPreference = ElementGroupPreference.automatic
    /// An entry that shows and hides the inspector; automatically none.
    open var inspectorPreference = ElementGroupPreference.automatic
    /// The Format menu.
    open var textFormattingPreference = ElementGroupPreference.automatic

    /// Creates the system's choice.
    public override init() {}

    final func copied() -> Configuration {
      let copy = Configuration()
      copy.newScenePreference = newScenePreference
      copy.documentPreference = documentPreference
      copy.printingPreference = printingPreference
      copy.findingPreference = findingPreference
      copy.findingConfiguration.style = findingConfiguration.style
      copy.toolbarPreference = toolbarPreference
      copy.sidebarPreference = sidebarPreference
      copy.inspectorPreference = inspectorPreference
      copy.textFormattingPreference = textFormattingPreference
      return copy
    }
  }
}
