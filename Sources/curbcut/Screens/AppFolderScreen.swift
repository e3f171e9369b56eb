import AppFolders
import CurbcutFoundation
import CurbcutUIKit
import Foundation
import Inspector
import InterfaceBuilder

/// An app from its folder, for the Inspector: what it shows when it has launched, and the scenes of its storyboards.
@MainActor
final class AppFolderScreen: InspectedScreen {
  private let options: ScreenOptions
  private let app: RunningApp
  private let contents: AppContents
  /// What stands for the scene or preview that is shown; nil for what the app shows by itself.
  private var scene: String?
  /// The previews, if they are shown in place of the app.
  private var previews: WantedPreview?

  /// Builds and launches the app. What is missing is printed to stderr.
  ///
  /// - Parameters:
  ///   - options: the options, with the app's folder.
  ///   - language: the language that the app runs in; nil for the one in the settings.
  ///   - scene: the id of the scene to show; nil for what the app shows by itself.
  init(_ options: ScreenOptions, language: String?, scene: String?) throws {
    self.options = options
    // The Inspector's server runs tasks of its own, so tasks cannot be serial.
    app = try RunningApp.launch(
      options, language: language, tasksAreSerial: false, recordsSources: true, isInspection: true)
    contents = app.contents
    if WantedPreview.isWanted(by: options) {
      let previews = WantedPreview(options, of: app)
      self.previews = previews
      // A preview that has gone or has another name gives way to the first.
      let index =
        try scene.map { $0 == options.preview ? try previews.index(of: $0) : try? previews.index(of: $0) }
        ?? previews.indices().first
      self.scene = previews.names.choice(index ?? 0)
      return
    }
    if let scene { self.scene = names.id(try app.scene(named: scene, in: options.file)) }
  }

  private var names: ScreenNames { ScreenNames(app.process.scenes) }

  var name: String { contents.name }
  var file: String { options.file }
  var bundleIdentifier: String? { Bundle.installedMain?.bundleIdentifier }
  var needsRestart: Bool { true }

  var commandArguments: [String]? {
    let screen = scene.map { [previews == nil ? "--screen" : "--preview", $0] } ?? []
    let target = options.app.target.map { ["--target", $0] } ?? []
    let packages = options.app.packages.flatMap {
      ["--packages", URL(fileURLWithPath: $0).standardizedFileURL.path]
    }
    // What was left out when it was recorded was left out of what was heard, too.
    let missing = app.omission == nil ? [] : ["--allow-missing"]
    let path = URL(fileURLWithPath: options.file).standardizedFileURL.path
    return [path] + screen + target + packages + missing
  }
  var hasRevisions: Bool { false }

  var screens: [ScreenChoice] {
    if let names = previews?.names {
      return names.entries.indices.map { index in
        let choice = names.choice(index)
        return ScreenChoice(id: choice, title: choice, isCurrent: choice == scene)
      }
    }
    return scenes
  }

  private var scenes: [ScreenChoice] {
    [ScreenChoice(id: "", title: "\(name), as it launches", isCurrent: scene == nil)]
      + names.entries.indices.map { index in
        let screen = names.entries[index].screen
        let id = names.id(index)
        return ScreenChoice(
          id: id, title: screen.title ?? screen.storyboardIdentifier ?? screen.className,
          isCurrent: id == scene)
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
    if let previews { return app.process.show(previews.names.entries[try previews.index(of: scene ?? "1")]) }
    guard let scene else { return try app.process.firstWindow() }
    guard case .one(let index) = names.match(scene), let window = try app.process.show(names.entries[index])
    else {
      throw InspectorError("No storyboard of \(name) has a scene ‘\(scene)’. ‘curbcut screens’ lists them.")
    }
    return window
  }

  func place(ofCall address: UInt) -> String? { app.process.place(ofCall: address) }
  func original(of file: String) -> String { app.original(of: file) }
  var auditedID: String { scene ?? app.process.product.module }

  func choose(_ id: String) throws {
    if let previews {
      guard case .one = previews.names.match(id) else {
        throw InspectorError("\(name) has no preview ‘\(id)’.")
      }
    } else if !id.isEmpty {
      guard case .one = names.match(id) else { throw InspectorError("\(name) has no scene ‘\(id)’.") }
    }
    scene = id.isEmpty ? nil : id
  }

  func makeWindow(revision: String, language: String?) throws -> UIWindow {
    throw InspectorError("An app can run only once in a process, so revisions of apps cannot be compared.")
  }
}
