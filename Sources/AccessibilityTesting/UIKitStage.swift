import AccessibilityTree
import AssistiveTechnology
import Audit
import CurbcutGraphics
import CurbcutUIKit
import DeviceHost
import DeviceSettings
import Foundation
import Reach
import ScreenAudit
import ScreenTesting

/// A screen in a window of this process's device.
@MainActor
final class UIKitStage: ScreenStage {
  let window: UIWindow
  private let reader: AccessibilityProvider
  private let environment: ScreenEnvironment

  init(_ environment: ScreenEnvironment, _ controller: () -> UIViewController) {
    self.environment = environment
    environment.install()
    window = UIKitHost.shared.makeWindow()
    window.rootViewController = controller()
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    UIKitHost.shared.runUntilIdle(limit: 2)
    reader = AccessibilityProvider(window)
    reader.update()
  }

  isolated deinit {
    window.isHidden = true
    if let scene = window.windowScene { UIKitHost.shared.disconnect(scene) }
  }

  var provider: any ScreenProvider { reader }
  var problem: String? { nil }
  var remark: String? { nil }

  var tree: ElementTree {
    reader.update()
    return reader.tree
  }

  func install() { environment.install() }

  func wait(_ seconds: Double) {}

  func picture(outlining frames: [CGRect]) -> [UInt8]? {
    install()
    let picture = DeviceDisplay.shared.picture(of: window.windowsShownTogether, scale: 2) { context in
      for frame in frames {
        let outline = frame.insetBy(dx: -2, dy: -2)
        // White around the red, to be seen on any ground.
        for (color, width) in [
          (CGColor(gray: 1, alpha: 1), 6.0), (CGColor(red: 0.8, green: 0, blue: 0, alpha: 1), 3.0),
        ] {
          context.setStrokeColor(color)
          context.setLineWidth(width)
          context.stroke(outline)
        }
      }
    }
    return picture.map { [UInt8]($0.png()) }
  }

  /// How many elements are walked through at most.
  private static let longestWalk = 300

  func audited(for rules: Set<String>) -> AuditedScreen {
    install()
    var seen = ViewScreen(window, name: window.rootViewController?.title ?? "", tree: tree)
    if !rules.isDisjoint(with: [FocusTrap.about.id, UnreachableElement.about.id]) {
      let walk = ReachWalk(
        reader, settings: UIKitHost.shared.settings, limit: Self.longestWalk, keepsScrolled: false)
      seen.add(walk: walk.unreached.map(\.id), trap: walk.trap, isComplete: walk.isComplete)
    }
    let ofTime = [MotionReduce.about, MotionPause.about, Flashing.about, ChangeUnannounced.about].map(\.id)
    if !rules.isDisjoint(with: ofTime) { seen.film() }
    return seen.screen
  }
}

extension ScreenEnvironment {
  /// Makes the device of this process the one of the environment.
  @MainActor
  func install() {
    let host = UIKitHost.shared
    let orientation = isLandscape ? Device.Orientation.landscape : .portrait
    guard host.device != device || host.orientation != orientation || host.settings != settings else {
      return
    }
    host.configure(device: device, orientation: orientation, settings: settings)
  }
}
