import AccessibilityTree
import AssistiveTechnology
import CurbcutSwiftUI
import CurbcutUIKit
import DeviceSettings
import Foundation
import VoiceOver

/// A view, a controller or a SwiftUI view on the screen of a device, as assistive technologies find it.
///
/// ```swift
/// let screen = Screen(of: SignInController())
/// screen.expectTranscript {
///   """
///   Sign in, Heading
///   Name, Text field
///       Double tap to edit.
///   """
/// }
/// screen.expectAudit()
/// ```
@MainActor
public final class Screen {
  /// The device, and its settings.
  public let environment: ScreenEnvironment
  /// The window in which it is shown.
  public let window: UIWindow
  let provider: AccessibilityProvider

  /// Shows a view: at its own size if it has one, else as wide as the screen and as high as it needs to be.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - environment: the device and its settings; nil for what the traits of the test say.
  public convenience init(of view: UIView, in environment: ScreenEnvironment? = nil) {
    self.init(environment) {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      Self.place(view, in: controller.view)
      return controller
    }
  }

  /// Shows a controller, which fills the screen.
  ///
  /// - Parameters:
  ///   - controller: the controller; it may be a navigation or tab bar controller.
  ///   - environment: the device and its settings; nil for what the traits of the test say.
  public convenience init(
    of controller: @autoclosure () -> UIViewController, in environment: ScreenEnvironment? = nil
  ) {
    self.init(environment, controller)
  }

  /// Shows a SwiftUI view, which is proposed the size of the screen.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - environment: the device and its settings; nil for what the traits of the test say.
  public convenience init<Content: View>(of view: Content, in environment: ScreenEnvironment? = nil) {
    self.init(environment) { UIHostingController(rootView: view) }
  }

  private init(_ environment: ScreenEnvironment?, _ controller: () -> UIViewController) {
    self.environment = environment ?? .current
    self.environment.install()
    window = UIKitHost.shared.makeWindow()
    window.rootViewController = controller()
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    UIKitHost.shared.runUntilIdle(limit: 2)
    provider = AccessibilityProvider(window)
    provider.update()
  }

  isolated deinit {
    window.isHidden = true
    if let scene = window.windowScene { UIKitHost.shared.disconnect(scene) }
  }

  private static func place(_ view: UIView, in container: UIView) {
    container.addSubview(view)
    guard view.bounds.isEmpty else {
      let place = container.safeAreaInsets
      view.frame.origin = CGPoint(
        x: place.left, y: max(place.top, UIKitHost.shared.device.safeArea(UIKitHost.shared.orientation).top))
      return
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    let guide = container.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  // MARK: What is on it

  /// The elements in reading order, and the containers around them, as they are now.
  public var tree: ElementTree {
    environment.install()
    provider.update()
    return provider.tree
  }

  /// What VoiceOver says, from the first element to the last: a line for each, the hint of an element indented below it.
  ///
  /// - Parameter hints: whether hints are among it.
  public func transcript(hints: Bool = true) -> String {
    var reader = ScreenReader(language: environment.language)
    reader.verbosity.includesHints = hints
    let late: Set<Utterance.Kind> = [.hint, .notice]
    var lines: [String] = []
    for stop in reader.transcript(of: tree) {
      lines.append(stop.utterance.without(late).caption)
      let hint = Utterance(stop.utterance.parts.filter { late.contains($0.kind) }).caption
      if !hint.isEmpty { lines.append("    " + hint) }
    }
    return lines.joined(separator: "\n")
  }
}
