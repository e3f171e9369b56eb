import CurbcutFoundation

/// The menus that the system gives every app on an iPad, in the order of Apple's Human Interface Guidelines.
///
/// The application menu has none of the entries of a Mac that tell of the app, hide it or end it. Follows
/// <https://developer.apple.com/design/human-interface-guidelines/the-menu-bar>.
@MainActor
struct StandardMenus {
  private let configuration: UIMainMenuSystem.Configuration

  init(_ configuration: UIMainMenuSystem.Configuration) { self.configuration = configuration }

  /// All menus, with a group for each identifier into which apps may insert something.
  var root: UIMenu {
    var menus = [application, file, edit]
    if configuration.textFormattingPreference != .removed { menus.append(format) }
    return UIMenu(identifier: .root, children: menus + [view, window, help])
  }

  private static var info: [String: Any] { AppLaunch.current?.info ?? Bundle.main.infoDictionary ?? [:] }

  /// The name under which the home screen shows the app.
  static var appName: String {
    info["CFBundleDisplayName"] as? String ?? info["CFBundleName"] as? String
      ?? ProcessInfo.processInfo.processName
  }

  // MARK: Making entries

  private func group(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
    UIMenu(identifier: identifier, options: .displayInline, children: children)
  }

  private func command(
    _ word: SystemWord, _ action: StandardEditAction, _ key: String? = nil,
    _ modifiers: UIKeyModifierFlags = .command
  ) -> UICommand { command(word.text, action.selector, key, modifiers) }

  private func command(
    _ word: SystemWord, _ action: ApplicationCommand, _ key: String? = nil,
    _ modifiers: UIKeyModifierFlags = .command
  ) -> UICommand { command(word.text, action.selector, key, modifiers) }

  private func command(
    _ title: String, _ action: Selector, _ key: String?, _ modifiers: UIKeyModifierFlags
  ) -> UICommand {
    guard let key else { return UICommand(title: title, action: action) }
    return UIKeyCommand(title: title, action: action, input: key, modifierFlags: modifiers)
  }

  // MARK: Menus

  private var application: UIMenu {
    UIMenu(
      title: Self.appName, identifier: .application,
      children: [
        group(.about), group(.preferences, [command(.menuSettings, .openSettings, ",")]), group(.services),
        group(.hide), group(.quit),
      ])
  }

  private var file: UIMenu {
    let hasScenes =
      configuration.newScenePreference == .included
      || configuration.newScenePreference == .automatic && UIApplication.shared.supportsMultipleScenes
    let prints =
      configuration.printingPreference == .included
      || configuration.printingPreference == .automatic
        && Self.info["UIApplicationSupportsPrintCommand"] as? Bool == true
    let scene = group(.newScene, hasScenes ? [command(.newWindow, .newWindow, "n")] : [])
    let document: [UIMenuElement] =
      configuration.documentPreference != .included
      ? []
      : [
        command(.duplicate, .duplicate, "s", [.shift, .command]), command(.moveDocument, .move),
        command(.renameDocument, .rename), command(.exportDocument, .export),
      ]
    return UIMenu(
      title: SystemWord.menuFile.text, identifier: .file,
      children: [
        group(.newItem, [scene]), group(.open), group(.openRecent), group(.document, document),
        group(.close, [command(.closeWindow, .closeWindow, "w")]), group(.importExport),
        group(.print, prints ? [command(.print, .printContent, "p")] : []),
      ])
  }

  private var edit: UIMenu {
    UIMenu(
      title: SystemWord.menuEdit.text, identifier: .edit,
      children: [
        group(
          .undoRedo, [command(.undo, .undo, "z"), command(.redo, .redo, "z", [.shift, .command])]),
        group(
          .standardEdit,
          [
            command(.cut, .cut, "x"), command(.copy, .copy, "c"), command(.paste, .paste, "v"),
            command(.pasteAndMatchStyle, .pasteAndMatchStyle, "v", [.alternate, .shift, .command]),
            command(.delete, .delete), command(.selectAll, .selectAll, "a"),
          ]),
        find,
      ])
  }

  private var find: UIMenu {
    let style = configuration.findingConfiguration.style
    var panel: [UIMenuElement] = [command(.findText, .find, "f")]
    guard configuration.findingPreference != .removed else { return group(.find) }
    if style == .search { return group(.find, panel) }
    if style != .nonEditableText {
      panel.append(command(.findAndReplace, .findAndReplace, "f", [.alternate, .command]))
    }
    panel += [
      command(.findNext, .findNext, "g"), command(.findPrevious, .findPrevious, "g", [.shift, .command]),
    ]
    let menu = UIMenu(
      title: SystemWord.menuFind.text, identifier: .find,
      children: [group(.findPanel, panel), command(.useSelectionForFind, .useSelectionForFind, "e")])
    return group(.findGroup, [menu])
  }

  private var format: UIMenu {
    let font = UIMenu(
      title: SystemWord.menuFont.text, identifier: .font,
      children: [
        group(
          .textStyle,
          [
            command(.bold, .toggleBoldface, "b"), command(.italic, .toggleItalics, "i"),
            command(.underline, .toggleUnderline, "u"),
          ]),
        group(.textSize, [command(.bigger, .increaseSize, "+"), command(.smaller, .decreaseSize, "-")]),
        group(.textColor), group(.textStylePasteboard),
      ])
    let text = UIMenu(
      title: SystemWord.menuText.text, identifier: .text,
      children: [
        group(
          .alignment,
          [
            command(.alignLeft, .alignLeft, "{"), command(.alignCenter, .alignCenter, "|"),
            command(.justify, .alignJustified), command(.alignRight, .alignRight, "}"),
          ]),
        group(.writingDirection),
      ])
    return UIMenu(
      title: SystemWord.menuFormat.text, identifier: .format, children: [group(.formatGroup, [font, text])])
  }

  private var view: UIMenu {
    let hasSidebar = configuration.sidebarPreference != .removed
    let hasInspector = configuration.inspectorPreference == .included
    return UIMenu(
      title: SystemWord.menuView.text, identifier: .view,
      children: [
        group(.toolbar),
        group(
          .sidebar, hasSidebar ? [command(.showSidebar, .toggleSidebar, "s", [.control, .command])] : []),
        group(
          .inspector,
          hasInspector ? [command(.showInspector, .toggleInspector, "i", [.alternate, .command])] : []),
        group(.fullscreen),
      ])
  }

  private var window: UIMenu {
    UIMenu(
      title: SystemWord.menuWindow.text, identifier: .window,
      children: [
        group(.minimizeAndZoom, [command(.minimize, .minimize, "m")]), group(.windowArrangement),
        group(.singleWindowList), group(.bringAllToFront),
      ])
  }

  private var help: UIMenu {
    let title = SystemWord.appHelp.text(Self.appName)
    return UIMenu(
      title: SystemWord.menuHelp.text, identifier: .help,
      children: [
        group(
          .helpGroup,
          [command(title, ApplicationCommand.showHelp.selector, "?", .command)])
      ])
  }
}

/// Groups for which UIKit has no name, and SwiftUI has places.
extension UIMenu.Identifier {
  /// What imports and exports, in the File menu.
  package static let importExport = Self("com.apple.menu.import-export")
  /// What finds and checks text, in the Edit menu.
  package static let findGroup = Self("com.apple.menu.text-editing")
  /// Fonts and text, in the Format menu.
  package static let formatGroup = Self("com.apple.menu.text-formatting")
  /// What arranges windows, in the Window menu.
  package static let windowArrangement = Self("com.apple.menu.window-arrangement")
  /// Windows of which there is only one each, in the Window menu.
  package static let singleWindowList = Self("com.apple.menu.single-window-list")
  /// The system's own help, in the Help menu.
  package static let helpGroup = Self("com.apple.menu.app-help")
}
