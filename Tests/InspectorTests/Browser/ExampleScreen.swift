import AppFolders
import CurbcutFoundation
import InterfaceBuilder
import Testing

@testable import CurbcutUIKit
@testable import DogAdoption
@testable import Inspector

/// The dog adoption app, launched as iOS does. Its code is in the tests already, lowered by the plugin.
@MainActor
final class ExampleScreen: InspectedScreen {
  private let bundle: Bundle
  private var launch: AppLaunch?

  let name = "Dog Adoption"
  let file = "Examples/DogAdoption"
  var bundleIdentifier: String? { bundle.bundleIdentifier }
  var screens: [ScreenChoice] { [] }
  let languages = ["en", "de"]
  var watchedFiles: [URL] { [] }
  let needsRestart = false
  let hasRevisions = false

  init() throws {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var contents = try AppFolder(url: package.appendingPathComponent("Examples/DogAdoption")).contents()
    contents.modules = []
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("curbcut-inspected-example")
    let product = try AppBuild(contents, scratch: scratch).run()
    bundle = try #require(Bundle(url: product.bundle))
  }

  func makeWindow(language: String?) throws -> UIWindow {
    UIApplication.shared.firstResponder?.resignFirstResponder()
    DeviceLanguage.preferredLanguages = [language ?? "en"]
    Bundle.installMain(bundle)
    UserDefaults.installStandard(.ofApp())
    InterfaceBuilderBundles.connectToUIKit(modules: ["DogAdoption"])
    let launch = AppLaunch(bundle: bundle, delegateClass: AppDelegate.self, modules: ["DogAdoption"])
    launch.run()
    self.launch = launch
    UIKitHost.shared.runUntilIdle(limit: 3)
    return try #require(launch.window)
  }

  func choose(_ id: String) throws {}

  func makeWindow(revision: String, language: String?) throws -> UIWindow {
    throw InspectorError("The example of the tests has no revisions.")
  }
}
