import CurbcutFoundation
import CurbcutSwiftUI
import CurbcutUIKit
import Foundation
import Glibc
import InterfaceBuilder

/// An app that runs in this process, with its UIKit.
///
/// A process can run only one app, and only once: what a library registers when it is loaded cannot be undone.
@MainActor
public final class AppProcess {
  /// The product that was launched.
  public let product: AppBuild.Product
  private let documents: [(name: String, document: InterfaceBuilderDocument)]

  /// How long to run an app before it is read, in seconds, so that initial animations such as a fade-in have finished.
  static let launchTime = 3.0

  /// Finds the lines of calls in the app's library, if they are recorded.
  private static var calls: AppCallReader?
  private static var knownPlaces: [UInt: String] = [:]

  private let launch: AppLaunch
  private let language: String?

  private init(product: AppBuild.Product, bundle: Bundle, language: String?) {
    self.product = product
    self.language = language
    documents = Storyboards.documents(in: product.bundle)
    let main = ObjCRuntime.mainType
    launch = AppLaunch(
      bundle: bundle, delegateClass: main.flatMap { AppEntry.delegateClass(for: $0) } ?? main as? AnyClass,
      modules: [product.module])
  }

  /// Loads an app and launches it as iOS does, until its first screen is shown.
  ///
  /// - Parameters:
  ///   - product: the product of a build.
  ///   - language: the tag of the language that the app runs in; nil for the one in the settings.
  ///   - tasksAreSerial: whether all tasks of the process run on the main thread in a fixed order, so that the app
  ///     behaves the same in every run. Use it only in a process that has no tasks of its own.
  ///   - recordsSources: whether it is recorded where the app's code makes its views (``place(ofCall:)``), at a cost.
  ///   - scheme: the environment and arguments that its scheme says.
  ///   - showsPreviews: whether previews are shown in place of the windows of an app of SwiftUI.
  /// - Throws: ``AppFolderError`` when the library cannot be loaded.
  public static func launch(
    _ product: AppBuild.Product, language: String? = nil, tasksAreSerial: Bool = false,
    showsPreviews: Bool = false, recordsSources: Bool = false,
    scheme: XcodeScheme.Launch = XcodeScheme.Launch()
  ) throws(AppFolderError) -> AppProcess {
    AppEntry.showsPreviews = showsPreviews
    let bundle = try load(
      product, language: language, tasksAreSerial: tasksAreSerial, recordsSources: recordsSources,
      scheme: scheme)
    let process = AppProcess(product: product, bundle: bundle, language: language)
    process.launch.run()
    UIKitHost.shared.runUntilIdle(limit: launchTime)
    SupervisedProcess.appHasLaunched()
    return process
  }

  /// Loads an app into this process without launching it.
  ///
  /// - Returns: the app's bundle.
  /// - Throws: ``AppFolderError`` when the bundle cannot be opened, or the library cannot be loaded.
  @discardableResult
  package static func load(
    _ product: AppBuild.Product, language: String? = nil, tasksAreSerial: Bool, recordsSources: Bool = false,
    scheme: XcodeScheme.Launch = XcodeScheme.Launch()
  ) throws(AppFolderError) -> Bundle {
    guard let bundle = Bundle(url: product.bundle) else {
      throw AppFolderError(product.bundle.path, problem: "the bundle cannot be opened", expected: "a folder")
    }
    let host = UIKitHost.shared
    DeviceLanguage.idiom = host.traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    Bundle.installMain(bundle)
    // What follows the app's languages, or was set for this app alone.
    var settings = host.deviceSettings
    settings.language = language ?? settings.language
    host.apply(settings)
    AppContainer.install()
    let identifier = bundle.bundleIdentifier ?? product.module
    UserDefaults.installStandard(.ofApp(keptIn: AppContainer.preferences(of: identifier)))
    scheme.apply(to: bundle)
    host.savedState = AppContainer.keptFolder.map {
      SavedApplicationState(container: $0, identifier: identifier)
    }
    InterfaceBuilderBundles.connectToUIKit(modules: [product.module])
    ObjCRuntime.appIsIncomplete = !product.report.leftOut.isEmpty
    HostTime.tasksFollow = true
    if tasksAreSerial { SerialTasks.begin() }
    SupervisedProcess.appWillLoad(
      product.bundle.deletingPathExtension().lastPathComponent, library: product.library)
    StandInUses.tell()
    if let library = product.library { try load(library, recordsSources: recordsSources) }
    return bundle
  }

  /// Loads the library, whose classes register themselves.
  private static func load(_ library: URL, recordsSources: Bool) throws(AppFolderError) {
    guard let handle = dlopen(library.path, RTLD_NOW | RTLD_GLOBAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "no reason was given"
      throw AppFolderError(
        library.path, problem: "the app cannot be loaded (\(reason))",
        advice: "Delete \(library.deletingLastPathComponent().path), so that it is rebuilt.")
    }
    NetworkSource.connect(handle)
    let path = library.resolvingSymlinksInPath().path
    AppCallSite.setLibrary(path)
    // Read as a string, the file would end after its first page, since the kernel reports a size of 0.
    if recordsSources,
      let bytes = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    {
      let maps = String(decoding: bytes, as: UTF8.self)
      calls = AppCallReader(library: path, maps: maps)
      if let calls { SourceOrigins.record(in: calls.addresses) }
    }
    ObjCRuntime.libraryDidLoad()
  }

  /// Sends the app to the background as when the person goes to the home screen, where what it keeps outlives it.
  public static func leave() {
    guard AppContainer.keptFolder != nil, AppLaunch.current != nil else { return }
    UIKitHost.shared.sendAppToBackground()
    UIKitHost.shared.runUntilIdle(limit: launchTime)
    UIKitHost.shared.savedState?.writeIfDue()
  }

  /// The file and line of a call in the app's own code, such as `/app/List.swift:31`; nil if they are not known.
  ///
  /// - Parameter address: the address after the call.
  public func place(ofCall address: UInt) -> String? {
    if let known = Self.knownPlaces[address] { return known }
    guard let calls = Self.calls else { return nil }
    let found = calls.calls(at: calls.offsets(in: [address], isInterrupted: false)).first
    Self.knownPlaces[address] = found?.place
    return found?.place
  }

  /// The window that is shown when the app has launched.
  ///
  /// - Throws: ``AppFolderError`` when the app shows none.
  public func firstWindow() throws(AppFolderError) -> UIWindow {
    guard let window = UIApplication.shared.keyWindow else {
      throw AppFolderError(
        product.bundle.lastPathComponent, problem: "the app has launched but shows no window",
        expected: "a main storyboard in Info.plist, or a window made by the app's or the scene's delegate",
        advice: product.report.noteOnWindows
          + (RegisteredPreviews.items.isEmpty
            ? "‘curbcut screens’ lists the scenes of its storyboards; --screen opens one."
            : "It has previews, which ‘curbcut previews’ lists; --preview shows one."))
    }
    // The key window may be an alert's, which will go away. The app's own window is read with all windows of its scene.
    let main = window.windowsShownTogether.first ?? window
    main.layoutIfNeeded()
    return main
  }

  private func isContainer(_ controller: UIViewController) -> Bool {
    controller is UINavigationController || controller is UITabBarController
      || controller is UISplitViewController || controller is UIPageViewController
  }

  /// Creates a scene, with the app's own classes, and shows it in a window of its own.
  ///
  /// A controller that is not a container is embedded in a navigation controller, as most screens of apps are, and as
  /// their code expects.
  ///
  /// - Parameter scene: one of ``scenes``.
  /// - Returns: the window; nil when the scene has no controller.
  /// - Throws: an `InterfaceBuilderError` when the scene cannot be created.
  public func show(_ scene: ScreenNames.Entry) throws -> UIWindow? {
    guard let document = documents.first(where: { $0.name == scene.document })?.document else { return nil }
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

  /// The scenes of all storyboards of the bundle, without launch screens.
  public var scenes: [ScreenNames.Entry] {
    documents.flatMap { name, document in
      document.screens.map { ScreenNames.Entry(document: name, screen: $0) }
    }
  }
}
