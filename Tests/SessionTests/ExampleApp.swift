import AppFolders
import AssistiveTechnology
import CurbcutFoundation
import DeviceSettings
import InterfaceBuilder
import Testing

@testable import CurbcutUIKit

extension LiveScreen {
  /// Launches an example as iOS does, from a bundle with its resources, and starts VoiceOver on its first screen.
  ///
  /// Its code is in the tests already, lowered by the plugin; what `AppProcess` does for an app's folder is done here.
  ///
  /// - Parameters:
  ///   - name: the example's folder, which is its module.
  ///   - delegate: its application delegate.
  ///   - settings: the device's.
  convenience init(
    example name: String, delegate: AnyClass, device: Device = .iPhone16, settings: Settings = Settings()
  ) throws {
    UIApplication.shared.firstResponder?.resignFirstResponder()
    UIKitHost.shared.configure(device: device, settings: settings)
    let bundle = try Self.bundle(name)
    Bundle.installMain(bundle)
    UIKitHost.shared.apply(settings)
    UserDefaults.installStandard(.ofApp())
    InterfaceBuilderBundles.connectToUIKit(modules: [name])
    let launch = AppLaunch(bundle: bundle, delegateClass: delegate, modules: [name])
    launch.run()
    UIKitHost.shared.runUntilIdle(limit: 3)
    let window = launch.window ?? UIKitHost.shared.makeWindow()
    let displayName = launch.info["CFBundleDisplayName"] as? String
    self.init(window: window, settings: settings, appName: displayName)
  }

  private static func bundle(_ name: String) throws -> Bundle {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var contents = try AppFolder(url: package.appendingPathComponent("Examples/\(name)")).contents()
    contents.modules = []
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("curbcut-example-\(name)")
    let product = try AppBuild(contents, scratch: scratch).run()
    return try #require(Bundle(url: product.bundle))
  }

  /// What was said at the start, and what each flick to the right says up to the last element.
  func walk() -> [String] {
    var heard = said()
    var standstills = 0
    for _ in 0..<200 where standstills < 2 {
      let place = session.engines[0].focus.element
      next()
      let words = said()
      if session.engines[0].focus.element == place { standstills += 1 } else { heard += words }
    }
    return heard
  }

  func swipeUp() { send(.gesture(Gesture(.swipe(.up)))) }
  func swipeDown() { send(.gesture(Gesture(.swipe(.down)))) }
  func scrub() { send(.gesture(Gesture(.scrub, fingers: 2))) }
  func magicTap() { send(.gesture(Gesture(.tap(2), fingers: 2))) }

  /// Types into the field that has the cursor.
  func type(_ text: String) {
    for letter in text {
      guard let id = session.engines[0].focus.element else { return }
      _ = provider.perform(.edit(.insert(String(letter))), on: id)
    }
    session.settle()
  }

  /// Turns the rotor until it is at an item.
  func turnRotor(to item: String) {
    for _ in 0..<40 where session.transcript.last?.text != item { command("nextRotor") }
    _ = said()
  }
}
