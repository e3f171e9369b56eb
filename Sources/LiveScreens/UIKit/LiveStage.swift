#if canImport(UIKit)
  import AccessibilityTree
  import AssistiveTechnology
  import Audit
  import DeviceSettings
  import Foundation
  import ScreenTesting
  import UIKit

  /// A screen in a window of the process that runs the tests, with whichever UIKit that has.
  ///
  /// The window has the size of the wanted device; its safe area is that of the device on which the tests run.
  @MainActor
  final class LiveStage: ScreenStage {
    let window: UIWindow
    private let live: LiveProvider
    private let environment: ScreenEnvironment

    init(_ environment: ScreenEnvironment, _ controller: () -> UIViewController) {
      self.environment = environment
      let device = environment.device
      let size =
        environment.isLandscape
        ? CGSize(width: device.height, height: device.width)
        : CGSize(width: device.width, height: device.height)
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      if let scene = Self.scene { window.windowScene = scene }
      window.overrideUserInterfaceStyle = environment.isDark ? .dark : .light
      window.traitOverrides.preferredContentSizeCategory = Self.category(environment.textSize)
      if environment.isRightToLeft {
        window.traitOverrides.layoutDirection = .rightToLeft
        window.semanticContentAttribute = .forceRightToLeft
      }
      window.rootViewController = controller()
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      // SwiftUI makes its elements in a turn of the run loop.
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
      live = LiveProvider(window)
    }

    /// The scene of the app that hosts the tests. Without one there is no application to ask.
    private static var scene: UIWindowScene? {
      guard Bundle.main.bundlePath.hasSuffix(".app") else { return nil }
      return UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    }

    deinit {
      let window = window
      Task { @MainActor in window.isHidden = true }
    }

    private static func category(_ size: ContentSize) -> UIContentSizeCategory {
      let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
      ]
      return all[size.rawValue]
    }

    var provider: any ScreenProvider { live }

    var tree: ElementTree {
      live.wait(0.01)
      live.read()
      return live.tree
    }

    /// Controls and SwiftUI make their elements only while accessibility runs in the process.
    var problem: String? {
      if let failure = live.failure { return "The screen cannot be read: \(failure)" }
      let button = UIButton(type: .system)
      button.setTitle("Probe", for: .normal)
      if button.accessibilityLabel == "Probe" { return nil }
      return """
        Accessibility does not run in this process, so that controls and SwiftUI say nothing. Run the tests hosted by an \
        app, in a simulator in which VoiceOver, the Accessibility Inspector or a UI test is on.
        """
    }

    var remark: String? { live.unhandled }

    func install() {}

    func wait(_ seconds: Double) { live.wait(seconds) }

    func picture(outlining frames: [CGRect]) -> [UInt8]? {
      let picture = UIGraphicsImageRenderer(bounds: window.bounds).image { context in
        window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
        for frame in frames {
          let outline = UIBezierPath(rect: frame.insetBy(dx: -2, dy: -2))
          // White around the red, to be seen on any ground.
          for (color, width) in [(UIColor.white, 6.0), (UIColor(red: 0.8, green: 0, blue: 0, alpha: 1), 3.0)]
          {
            color.setStroke()
            outline.lineWidth = width
            outline.stroke()
          }
        }
      }
      return picture.pngData().map { [UInt8]($0) }
    }

    /// What the elements tell; how they look is judged on Linux.
    func audited(for rules: Set<String>) -> AuditedScreen {
      AuditedScreen(
        name: window.rootViewController?.title ?? "", tree: tree, bounds: window.bounds,
        language: environment.language, isPhone: min(window.bounds.width, window.bounds.height) < 700)
    }
  }
#endif
