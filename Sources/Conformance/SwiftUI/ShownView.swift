import AccessibilityTree
import AssistiveTechnology
import CurbcutSwiftUI
import CurbcutUIKit
import DeviceSettings
import Foundation
import VoiceOver

/// What a case's view came to on one version of the system.
package struct ShownView: Codable, Sendable {
  struct Element: Codable, Sendable {
    var label, value, hint, identifier: String?
    var traits: UInt64
    /// The names of the element's own custom actions; what its cell adds is not public.
    var actions: [String]
    /// What VoiceOver says when it arrives at the element.
    var spoken: String
    var frame: CGRect
  }

  struct Frame: Codable, Sendable {
    var id: String
    var frame: CGRect
  }

  var system: SystemVersion
  var elements: [Element]
  var frames: [Frame]
  /// What the view's code printed, line by line.
  var lines: [String]

  /// For how long a view is shown before it is read, in seconds: animations end, tasks run, a timeline goes on.
  private static let time = 4.0

  /// Shows a view as a case asks for it, and reads it.
  ///
  /// - Parameters:
  ///   - controller: a new controller with the view.
  ///   - stage: where the view is seen.
  ///   - system: the version of the system.
  ///   - printed: gives the lines that the view's code has printed.
  @MainActor
  package init(
    _ controller: UIViewController, on stage: ViewStage, system: SystemVersion, printed: () -> [String]
  ) {
    let host = UIKitHost.shared
    let window = host.makeWindow()
    defer {
      window.rootViewController?.dismiss(animated: false)
      window.rootViewController = nil
      window.windowScene = nil
    }
    let screen = window.bounds.size
    switch stage.room {
    case .screen: window.rootViewController = controller
    case .hosted(let width, let height):
      window.frame.size = CGSize(width: width ?? screen.width, height: height ?? screen.height)
      window.rootViewController = controller
    case .ownSize:
      controller.loadViewIfNeeded()
      window.frame.size = controller.view.intrinsicContentSize
      window.rootViewController = controller
    case .sheet: window.rootViewController = UIViewController()
    }
    window.makeKeyAndVisible()
    if stage.room == .sheet { window.rootViewController?.present(controller, animated: false) }
    Self.settle(window)

    self.system = system
    // What comes when the view is taken away is not part of the case.
    lines = printed()
    let provider = AccessibilityProvider(window, rules: ReadingRules(fidelity: .voiceOver))
    provider.update()
    let tree = provider.tree
    let spoken = Self.walk(provider)
    elements = tree.elements.enumerated().map { index, element in
      let own = provider.object(withID: element.id)?.accessibilityCustomActions ?? []
      return Element(
        label: element.label?.string, value: element.value?.string, hint: element.hint?.string,
        identifier: element.identifier, traits: element.traits.rawValue, actions: own.map(\.name),
        spoken: spoken.indices.contains(index) ? spoken[index] : "", frame: element.frame)
    }
    frames = IdentifiedViews.frames(in: window).map { Frame(id: $0.id, frame: $0.frame) }
  }

  @MainActor
  private static func settle(_ window: UIWindow) {
    for _ in 0..<2 {
      UIKitHost.shared.advance(by: time / 2)
      UIKitHost.shared.pumpMainQueue()
      window.layoutIfNeeded()
    }
  }

  /// What VoiceOver says from the first element to the last.
  @MainActor
  private static func walk(_ provider: AccessibilityProvider) -> [String] {
    let before = UIKitHost.shared.settings
    defer { provider.apply(before) }
    var settings = before
    settings.voiceOver.isRunning = true
    let session = Session(provider: provider, engines: [VoiceOverEngine()], settings: settings)
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle()
    var spoken: [String] = []
    var heard = 0
    for _ in provider.tree.elements {
      spoken.append(session.transcript[heard...].first?.request.utterance.text() ?? "")
      heard = session.transcript.count
      session.send(.gesture(Gesture(.swipe(.right))))
      session.settle()
    }
    return spoken
  }
}
