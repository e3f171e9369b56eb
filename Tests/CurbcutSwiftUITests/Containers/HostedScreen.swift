import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import Foundation
import VoiceOver

@testable import CurbcutSwiftUI

/// A view of SwiftUI on a device, as assistive technologies find it, UIKit's elements included.
@MainActor
final class HostedScreen<Content: View> {
  let controller: UIHostingController<Content>
  let window: UIWindow

  /// - Parameter size: the size of the room for the view, without safe area; nil for the device's screen.
  init(
    _ content: Content, system: SystemVersion = .iOS26, device: Device = .iPhone16Pro,
    orientation: Device.Orientation = .portrait, size: CGSize? = nil
  ) {
    var settings = Settings()
    settings.system = system
    UIKitHost.shared.configure(device: device, orientation: orientation, settings: settings)
    controller = UIHostingController(rootView: content)
    window = UIKitHost.shared.makeWindow()
    if let size {
      window.frame = CGRect(origin: .zero, size: size)
      controller.safeAreaRegions = []
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
  }

  /// A window that stays, and whatever moves in it for ever, would slow down every test that follows.
  isolated deinit { window.isHidden = true }

  /// Lays out, and lets transitions run to their end.
  func settle() {
    for _ in 0..<12 {
      UIKitHost.shared.pumpMainQueue()
      window.layoutIfNeeded()
      UIKitHost.shared.clock.advance(by: 0.1)
    }
    window.layoutIfNeeded()
  }

  var elements: [AccessibilityElement] {
    window.layoutIfNeeded()
    return AccessibilityProvider.tree(of: window).elements
  }

  var labels: [String] { elements.map { $0.label?.string ?? "" } }

  func element(_ label: String) -> AccessibilityElement? { elements.first { $0.label?.string == label } }

  /// The rectangles of the elements, by identifier or label.
  var frames: [String: CGRect] {
    Dictionary(elements.map { ($0.identifier ?? $0.label?.string ?? "", $0.frame) }) { first, _ in first }
  }

  /// The objects behind the elements, in the order of the views.
  var objects: [UIResponder] {
    func walk(_ item: Any) -> [UIResponder] {
      guard let object = item as? UIResponder else { return [] }
      if let view = object as? UIView, view.isHidden { return [] }
      if object.isAccessibilityElement { return [object] }
      if let inner = object.accessibilityElements { return inner.flatMap(walk) }
      return (object as? UIView)?.subviews.flatMap(walk) ?? []
    }
    return walk(window)
  }

  /// Activates the frontmost element with a label, as VoiceOver does.
  func activate(_ label: String) {
    guard let object = objects.last(where: { $0.accessibilityLabel == label }) else { return }
    if !object.accessibilityActivate() { (object as? UIControl)?.sendActions(for: .touchUpInside) }
    settle()
  }

  /// The first scroll view on the screen.
  var scrollView: UIScrollView? {
    func find(_ view: UIView) -> UIScrollView? {
      if let view = view as? UIScrollView { return view }
      for child in view.subviews { if let found = find(child) { return found } }
      return nil
    }
    return find(window)
  }

  /// VoiceOver over the screen.
  func startVoiceOver() -> Session {
    let session = Session(provider: AccessibilityProvider(window), engines: [VoiceOverEngine()])
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle()
    return session
  }
}

extension Session {
  /// What VoiceOver says while it is moved to the next element a number of times.
  func swipeRight(_ count: Int) -> [String] {
    let before = transcript.count
    for _ in 0..<count {
      send(.gesture(Gesture(.swipe(.right))))
      settle()
    }
    return transcript.dropFirst(before).filter(\.isFinished).map(\.text)
  }
}

/// Whether two lengths are the same to a pixel of a screen with three pixels a point.
func isClose(_ a: CGFloat?, _ b: CGFloat) -> Bool { abs((a ?? .infinity) - b) < 0.34 }
