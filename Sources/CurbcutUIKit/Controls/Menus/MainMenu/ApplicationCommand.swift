import Foundation

/// A command of the menu bar that the app as a whole performs, at the end of the responder chain, by its selector.
@MainActor
enum ApplicationCommand: String {
  case undo, redo, showHelp
  case openSettings = "_openSettings"
  case newWindow = "_requestNewScene"
  case closeWindow = "performClose"
  case minimize = "_performMinimize"

  init?(_ selector: Selector) {
    guard selector.name.hasSuffix(":") else { return nil }
    self.init(rawValue: String(selector.name.dropLast()))
  }

  var selector: Selector { Selector(rawValue + ":") }

  private static var undoManager: UndoManager? { KeyCommands.first.undoManager }
  private static var scenes: [UIWindowScene] { UIApplication.shared.windowScenes }
  private static var frontScene: UIWindowScene? {
    UIApplication.shared.keyWindow?.windowScene ?? scenes.first
  }

  /// Whether it has something to do now.
  var isAvailable: Bool {
    switch self {
    case .undo: Self.undoManager?.canUndo == true
    case .redo: Self.undoManager?.canRedo == true
    case .openSettings, .minimize: AppLaunch.current != nil
    case .newWindow: UIApplication.shared.supportsMultipleScenes
    case .closeWindow: Self.scenes.count > 1
    case .showHelp: false
    }
  }

  /// Performs it.
  func perform() {
    guard isAvailable else { return }
    let app = UIApplication.shared
    switch self {
    case .undo: Self.undoManager?.undo()
    case .redo: Self.undoManager?.redo()
    case .openSettings:
      if let url = URL(string: UIApplication.openSettingsURLString) { app.open(url) }
    case .newWindow: app.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    case .closeWindow:
      if let session = Self.frontScene?.session { app.requestSceneSessionDestruction(session, options: nil) }
    case .minimize: UIKitHost.shared.sendAppToBackground()
    case .showHelp: break
    }
  }

  /// The title of the command at the moment; nil for that of the menu.
  var title: String? {
    switch self {
    case .undo: Self.undoManager?.undoMenuItemTitle
    case .redo: Self.undoManager?.redoMenuItemTitle
    default: nil
    }
  }
}
