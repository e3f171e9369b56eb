import AppFence
import AppFolders
import CurbcutFoundation
import CurbcutUIKit
import Exploration
import Foundation
import InterfaceBuilder

/// An app that was built from its folder and launched in this process.
@MainActor
struct RunningApp {
  let process: AppProcess
  /// What it was built from.
  let contents: AppContents

  /// Whether the command speaks, and whether it plays sound while it runs.
  static var (speaks, playsSound) = (false, false)

  /// The app of this process; nil until it was launched.
  private(set) static var current: RunningApp?

  /// Builds and launches an app. What is missing is printed to stderr, one line for each symbol.
  ///
  /// - Parameters:
  ///   - options: the options, with the app's folder.
  ///   - language: the language that the app runs in; nil for the one in the settings.
  ///   - tasksAreSerial: whether tasks run one after another, in the same order in every run.
  ///   - showsPreviews: whether previews are shown; nil for what the options ask for.
  ///   - recordsSources: whether it is recorded where the app's code makes its views.
  ///   - isInspection: whether it is for the Inspector.
  static func launch(
    _ options: ScreenOptions, language: String?, tasksAreSerial: Bool = true,
    showsPreviews: Bool? = nil, recordsSources: Bool = false, isInspection: Bool = false
  ) throws -> RunningApp {
    let showsPreviews = showsPreviews ?? WantedPreview.isWanted(by: options)
    let (contents, product) = try build(options, keepsPreviews: showsPreviews)
    let name = URL(fileURLWithPath: options.file).lastPathComponent
    for line in contents.notes + product.report.lines { Console.complain("\(name): warning: \(line)") }
    if options.app.showLeftOut {
      for line in product.report.leftOutLines { Console.complain("\(name): left out: \(line)") }
    }
    AppNetwork.setAccess(try options.app.networkAccess(of: name, complain: Console.complain))
    if let container = options.app.container { AppContainer.keep(in: URL(fileURLWithPath: container)) }
    if !options.app.noFence, SupervisedProcess.isSupervised {
      AppContainer.install()
      fence(
        FencePolicy(
          contents, product, options,
          // The program that knows which line an address belongs to.
          programs: recordsSources ? .spawned : .none, isInspection: isInspection), name: name)
    }
    let app = RunningApp(
      process: try AppProcess.launch(
        product, language: language ?? contents.launch.languageTag, tasksAreSerial: tasksAreSerial,
        showsPreviews: showsPreviews, recordsSources: recordsSources, scheme: contents.launch),
      contents: contents)
    current = app
    return app
  }

  /// Builds an app. Nothing is expected of the main queue meanwhile.
  static func build(_ options: ScreenOptions, keepsPreviews: Bool? = nil) throws -> (
    contents: AppContents, product: AppBuild.Product
  ) {
    let folder = options.app.folder(options.file)
    var contents = try folder.contents(options.app.choice)
    if keepsPreviews ?? WantedPreview.isWanted(by: options) { contents = contents.keepingPreviews }
    let scratch =
      options.app.scratch.map { URL(fileURLWithPath: $0) } ?? folder.standardScratch(for: contents)
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

  /// The file of the project that a file in the app's bundle is a link to; the file itself when it is none.
  func original(of path: String) -> String {
    guard path.hasPrefix(process.product.bundle.path + "/") else { return path }
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// The screens that the options select, each in a window: what the app shows when it has launched, or scenes
  /// of its storyboards.
  ///
  /// - Parameter only: the choice of the one scene to show in place of all; nil for all.
  func windows(_ options: ScreenOptions, only: String? = nil) throws -> [(ScreenInfo, UIWindow)] {
    if WantedPreview.isWanted(by: options) {
      let previews = WantedPreview(options, of: self)
      return try previews.indices().map(previews.show)
    }
    let names = ScreenNames(process.scenes)
    let fileNames = names.fileNames
    func shown(_ index: Int) throws -> (ScreenInfo, UIWindow)? {
      guard let window = try process.show(names.entries[index]) else { return nil }
      return (
        ScreenInfo(
          index, of: names, fileNames: fileNames, size: window.bounds.size, isOfApp: true,
          isInitial: names.entries[index].screen.isInitial), window
      )
    }
    // An app without storyboards has one screen that can be shown: the one that it launches with.
    if options.allScreens, !names.entries.isEmpty {
      return try names.entries.indices.filter { only == nil || names.id($0) == only }.compactMap(shown)
    }
    if let name = options.screen {
      guard let screen = try shown(scene(named: name, in: options.file)) else {
        throw AppFolderError(
          options.file, problem: "the scene ‘\(name)’ has no view controller",
          expected: "one that can be shown alone", advice: "‘curbcut screens’ lists the others.")
      }
      return [screen]
    }
    let window = try process.firstWindow()
    return [(info(of: window), window)]
  }

  /// Which of the process's scenes a name stands for.
  func scene(named name: String, in folder: String) throws -> Int {
    do {
      return try WantedScreen.index(of: name, in: ScreenNames(process.scenes))
    } catch {
      throw AppFolderError(folder, problem: error.problem, expected: error.expected, advice: error.advice)
    }
  }

  private func info(of window: UIWindow) -> ScreenInfo {
    let controller = window.rootViewController
    let size = window.bounds.size
    // What a view of SwiftUI is shown by is generic over the view, all of it.
    return ScreenInfo(
      id: process.product.module, storyboard: nil, storyboardIdentifier: nil,
      className: controller.map { String(describing: type(of: $0)).prefix { $0 != "<" }.description }
        ?? "UIWindow",
      title: ShownPlace(window).title, size: [size.width, size.height], isInitial: true,
      choice: process.product.module, fileName: process.product.module)
  }
}
