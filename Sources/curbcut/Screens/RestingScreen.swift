import AppFolders
import CurbcutUIKit
import Foundation
import Inspector

/// What the Inspector shows while an app does not run: a sentence that says why. It waits for the app's files to change.
@MainActor
final class RestingScreen: InspectedScreen {
  let name: String
  let file: String
  let watchedFiles: [URL]
  let bundleIdentifier: String? = nil
  let screens: [ScreenChoice] = []
  let languages: [String] = []
  let needsRestart = true
  let hasRevisions = false
  /// The scene that is shown when the app runs again.
  let chosen: String?
  private let reason: String

  init(_ options: ScreenOptions, chosen: String?, because reason: String) {
    self.reason = reason
    self.chosen = chosen
    let url = URL(fileURLWithPath: options.file)
    let contents = try? options.app.folder(options.file).contents(options.app.choice)
    name = contents?.name ?? url.deletingPathExtension().lastPathComponent
    file = options.file
    watchedFiles = contents.map(AppFolderScreen.watchedFiles) ?? [url]
  }

  func makeWindow(language: String?) throws -> UIWindow {
    let label = UILabel()
    label.text = reason
    label.numberOfLines = 0
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(label)
    let guide = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      label.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  func choose(_ id: String) throws { throw InspectorError("\(name) does not run.") }

  func makeWindow(revision: String, language: String?) throws -> UIWindow {
    throw InspectorError("\(name) does not run.")
  }
}
