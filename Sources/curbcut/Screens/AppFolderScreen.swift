import AppFolders
import CurbcutFoundation
import CurbcutUIKit
import Foundation
import Inspector

/// An app from its folder, for the Inspector: what it shows when it has launched, and the scenes of its storyboards.
@MainActor
final class AppFolderScreen: InspectedScreen {
  private let options: ScreenOptions
  private let app: RunningApp
  private let contents: AppContents
  /// The id of the scene that is shown; nil for what the app shows by itself.
  private var scene: String?

  /// Builds and launches the app. What is missing is printed to stderr.
  ///
  /// - Parameters:
  ///   - options: the options, with the app's folder.
  ///   - language: the language that the app runs in; nil for the one in the settings.
  ///   - scene: the id of the scene to show; nil for what the app shows by itself.
  init(_ options: ScreenOptions, language: String?, scene: String?) throws {
    self.options = options
    contents = try AppFolder(url: URL(fileURLWithPath: options.file)).contents(target: options.app.target)
    // The Inspector's server runs tasks of its own, so tasks cannot be serial.
    app = try RunningApp.launch(options, language: language, tasksAreSerial: false)
    self.scene = scene
  }

  var name: String { contents.name }
  var file: String { options.file }
  var bundleIdentifier: String? { Bundle.installedMain?.bundleIdentifier }
  var needsRestart: Bool { true }
  var hasRevisions: Bool { false }

  var screens: [ScreenChoice] {
    [ScreenChoice(id: "", title: "\(name), as it launches", isCurrent: scene == nil)]
      + app.process.scenes.map { scene in
        let screen = scene.screen
        return ScreenChoice(
          id: screen.id, title: screen.title ?? screen.storyboardIdentifier ?? screen.className,
          isCurrent: screen.id == self.scene || screen.storyboardIdentifier == self.scene)
      }
  }

  var languages: [String] {
    let folders = contents.resources.flatMap { $0.path.split(separator: "/") }.filter {
      $0.hasSuffix(".lproj")
    }
    return Set(folders.map { String($0.dropLast(".lproj".count)) }).subtracting(["Base", "mul"]).sorted()
  }

  var chosen: String? { scene }
  var watchedFiles: [URL] { Self.watchedFiles(contents) }
  /// The parts that cannot be built, a line each.
  var leftOut: [String] { app.process.product.report.leftOutMessages }

  static func watchedFiles(_ contents: AppContents) -> [URL] {
    contents.modules.flatMap(\.sources) + contents.resources.map(\.url)
  }

  func makeWindow(language: String?) throws -> UIWindow {
    guard let scene else { return try app.process.firstWindow() }
    guard let found = app.process.scene(named: scene), let window = try app.process.show(found) else {
      throw InspectorError("No storyboard of \(name) has a scene ‘\(scene)’. ‘curbcut screens’ lists them.")
    }
    return window
  }

  func choose(_ id: String) throws {
    guard id.isEmpty || app.process.scenes.contains(where: { $0.screen.id == id }) else {
      throw InspectorError("\(name) has no scene ‘\(id)’.")
    }
    scene = id.isEmpty ? nil : id
  }

  func makeWindow(revision: String, language: String?) throws -> UIWindow {
    throw InspectorError("An app can run only once in a process, so revisions of apps cannot be compared.")
  }
}
