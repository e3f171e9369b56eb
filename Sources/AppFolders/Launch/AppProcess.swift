import CurbcutFoundation
import CurbcutUIKit
import Foundation
import Glibc
import InterfaceBuilder

/// An app that runs in this process, with the UIKit that the process has.
///
/// A process can run one app once: what a library registered when it was loaded stays.
@MainActor
public final class AppProcess {
  /// A scene of one of the app's storyboards.
  public struct Scene: Sendable {
    /// The name of the storyboard, without `.storyboard`.
    public var storyboard: String
    /// The scene.
    public var screen: InterfaceBuilderDocument.Screen
  }

  /// What was built.
  public let product: AppBuild.Product
  private let documents: [(name: String, document: InterfaceBuilderDocument)]

  /// What an app does in its first seconds, such as a screen that fades in, is over when it is read.
  private static let launchTime = 3.0

  private let launch: AppLaunch
  private let language: String?

  private init(product: AppBuild.Product, bundle: Bundle, language: String?) {
    self.product = product
    self.language = language
    documents = Storyboards.documents(in: product.bundle)
    launch = AppLaunch(bundle: bundle, delegateClass: ObjCRuntime.mainClass, modules: [product.module])
  }

  /// Loads an app and launches it as iOS does, up to where its first screen shows.
  ///
  /// - Parameters:
  ///   - product: what was built.
  ///   - language: the language that the app runs in, as a tag; nil for the one that it is written in.
  ///   - tasksAreSerial: whether all tasks of the process run on the main thread in a fixed order, so that the app does
  ///     the same in every run. For a process that has no tasks of its own.
  /// - Throws: ``AppFolderError`` when the library cannot be loaded.
  public static func launch(
    _ product: AppBuild.Product, language: String? = nil, tasksAreSerial: Bool = false
  ) throws(AppFolderError) -> AppProcess {
    guard let bundle = Bundle(url: product.bundle) else {
      throw AppFolderError(product.bundle.path, problem: "the bundle cannot be opened", expected: "a folder")
    }
    let host = UIKitHost.shared
    DeviceLanguage.preferredLanguages = [language ?? host.settings.language]
    DeviceLanguage.idiom = host.traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    Bundle.installMain(bundle)
    UserDefaults.installStandard(.ofApp())
    InterfaceBuilderBundles.connectToUIKit(modules: [product.module])
    ObjCRuntime.appIsIncomplete = !product.report.leftOut.isEmpty
    HostTime.tasksFollow = true
    if tasksAreSerial { SerialTasks.begin() }
    if let library = product.library { try load(library) }
    let process = AppProcess(product: product, bundle: bundle, language: language)
    process.launch.run()
    host.runUntilIdle(limit: launchTime)
    return process
  }

  /// The classes of the library register themselves as it is loaded.
  private static func load(_ library: URL) throws(AppFolderError) {
    guard dlopen(library.path, RTLD_NOW | RTLD_GLOBAL) != nil else {
      let reason = dlerror().map { String(cString: $0) } ?? "no reason was given"
      throw AppFolderError(
        library.path, problem: "the app cannot be loaded (\(reason))",
        advice: "Delete \(library.deletingLastPathComponent().path), so that it is built anew.")
    }
    AppCallSite.setLibrary(library.resolvingSymlinksInPath().path)
    ObjCRuntime.libraryDidLoad()
  }

  /// The window that shows when the app has launched.
  ///
  /// - Throws: ``AppFolderError`` when the app made none.
  public func firstWindow() throws(AppFolderError) -> UIWindow {
    guard let window = UIApplication.shared.keyWindow else {
      let usesSwiftUI = product.report.missing.contains { $0.symbol == "module SwiftUI" }
      throw AppFolderError(
        product.bundle.lastPathComponent, problem: "the app launched, and shows no window",
        expected: "a main storyboard in Info.plist, or a window made by the app's or the scene's delegate",
        advice: usesSwiftUI && documents.isEmpty
          ? "The app is written in SwiftUI, which Curbcut does not have yet."
          : "‘curbcut screens’ lists the scenes of its storyboards; --screen opens one.")
    }
    // An alert may have the keys, in a window that will go: all of the scene is read with the app's own.
    let main = window.windowsShownTogether.first ?? window
    main.layoutIfNeeded()
    return main
  }

  private func isContainer(_ controller: UIViewController) -> Bool {
    controller is UINavigationController || controller is UITabBarController
      || controller is UISplitViewController || controller is UIPageViewController
  }

  /// Makes a scene, with the app's own classes, and shows it in a window of its own.
  ///
  /// What is no container stands in a navigation controller, as most screens of an app do, and as their code
  /// expects.
  ///
  /// - Parameter scene: one of ``scenes``.
  /// - Returns: the window; nil when the scene makes no controller.
  public func show(_ scene: Scene) throws -> UIWindow? {
    guard let document = documents.first(where: { $0.name == scene.storyboard })?.document else { return nil }
    let made = try document.instantiate(
      scene.screen, options: InterfaceBuilderOptions(language: language, modules: [product.module]))
    guard let controller = made.viewController else { return nil }
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController =
      isContainer(controller) ? controller : UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  /// The scenes of all storyboards of the bundle, launch screens left out.
  public var scenes: [Scene] {
    documents.flatMap { name, document in
      document.screens.map { Scene(storyboard: name, screen: $0) }
    }
  }

  /// The scene of an id, a storyboard identifier, a class or a title, tried in this order.
  ///
  /// - Parameter name: what the scene is known by.
  public func scene(named name: String) -> Scene? {
    let scenes = scenes
    return scenes.first { $0.screen.id == name } ?? scenes.first { $0.screen.storyboardIdentifier == name }
      ?? scenes.first { $0.screen.className == name } ?? scenes.first { $0.screen.title == name }
  }
}
