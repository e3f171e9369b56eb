import AppFolders
import CurbcutUIKit
import Foundation
import InterfaceBuilder

/// An app that was built from its folder and launched in this process.
@MainActor
struct RunningApp {
  let process: AppProcess

  /// Builds and launches an app. What is missing is printed to stderr, one line for each symbol.
  ///
  /// - Parameters:
  ///   - options: the options, with the app's folder.
  ///   - language: the language that the app runs in; nil for the one in the settings.
  ///   - tasksAreSerial: whether tasks run one after another, in the same order in every run.
  static func launch(
    _ options: ScreenOptions, language: String?, tasksAreSerial: Bool = true
  ) throws -> RunningApp {
    let (contents, product) = try build(options)
    let name = URL(fileURLWithPath: options.file).lastPathComponent
    for line in contents.notes + product.report.lines { Console.complain("\(name): warning: \(line)") }
    if options.app.showLeftOut {
      for line in product.report.leftOutLines { Console.complain("\(name): left out: \(line)") }
    }
    return RunningApp(
      process: try AppProcess.launch(product, language: language, tasksAreSerial: tasksAreSerial))
  }

  /// Builds an app. Nothing is expected of the main queue meanwhile.
  static func build(_ options: ScreenOptions) throws -> (contents: AppContents, product: AppBuild.Product) {
    let folder = AppFolder(url: URL(fileURLWithPath: options.file))
    let contents = try folder.contents(target: options.app.target)
    let scratch =
      options.app.scratch.map { URL(fileURLWithPath: $0) } ?? AppBuild.standardScratch(for: folder.url)
    var build = AppBuild(contents, scratch: scratch)
    build.leavesOut = !options.app.strict
    let progress = BuildProgress(name: URL(fileURLWithPath: options.file).lastPathComponent)
    defer { progress.end() }
    build.onStep = { progress.show($0) }
    return (contents, try SupervisedProcess.pausing { () throws(AppFolderError) in try build.run() })
  }

  /// A line to print first that says which parts of the app are missing; nil if none are.
  var omission: String? {
    process.product.report.omission(
      in: process.product.bundle.deletingPathExtension().lastPathComponent)
  }

  /// The screens that the options select, each in a window: what the app shows when it has launched, or scenes
  /// of its storyboards.
  func windows(_ options: ScreenOptions) throws -> [(ScreenInfo, UIWindow)] {
    if options.allScreens {
      return try process.scenes.compactMap { scene in
        guard let window = try process.show(scene) else { return nil }
        return (info(of: scene, in: window), window)
      }
    }
    if let name = options.screen {
      guard let scene = process.scene(named: name), let window = try process.show(scene) else {
        throw unknown(name, in: options.file)
      }
      return [(info(of: scene, in: window), window)]
    }
    let window = try process.firstWindow()
    return [(info(of: window), window)]
  }

  private func info(of scene: AppProcess.Scene, in window: UIWindow) -> ScreenInfo {
    let size = window.bounds.size
    return ScreenInfo(
      id: scene.screen.id, storyboardIdentifier: scene.screen.storyboardIdentifier,
      className: scene.screen.className, title: scene.screen.title, size: [size.width, size.height],
      isInitial: scene.screen.isInitial)
  }

  private func info(of window: UIWindow) -> ScreenInfo {
    let controller = window.rootViewController
    let size = window.bounds.size
    return ScreenInfo(
      id: process.product.module, storyboardIdentifier: nil,
      className: controller.map { String(describing: type(of: $0)) } ?? "UIWindow",
      title: controller?.title, size: [size.width, size.height], isInitial: true)
  }

  private func unknown(_ name: String, in folder: String) -> AppFolderError {
    let scenes = process.scenes
    let names = scenes.flatMap {
      [$0.screen.id, $0.screen.storyboardIdentifier, $0.screen.title, $0.screen.className].compactMap { $0 }
    }
    let advice =
      Suggestion.nearest(to: name, in: names).map { "Did you mean ‘\($0)’?" }
      ?? "‘curbcut screens’ lists them."
    return AppFolderError(
      folder, problem: "no storyboard of the app has a scene ‘\(name)’",
      expected: "one of \(scenes.prefix(12).map(\.screen.id).joined(separator: ", "))", advice: advice)
  }
}
