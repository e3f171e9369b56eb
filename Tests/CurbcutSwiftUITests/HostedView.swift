import CurbcutGraphics
import CurbcutUIKit
import DeviceSettings
import Foundation

@testable import CurbcutSwiftUI

/// A view of SwiftUI in a window of its own, laid out.
@MainActor
final class HostedView<Content: View> {
  let controller: UIHostingController<Content>
  let window: UIWindow

  /// - Parameter size: the size of the room for the view, in points; nil for the device's screen with its safe area.
  init(_ content: Content, size: CGSize? = nil) {
    UIKitHost.shared.configure(device: .iPhone16Pro, settings: Settings())
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

  /// Lays out, and lets what waits for the main queue run.
  func settle() {
    UIKitHost.shared.pumpMainQueue()
    window.layoutIfNeeded()
    UIKitHost.shared.pumpMainQueue()
    window.layoutIfNeeded()
  }

  var surface: SurfaceView {
    guard let view = controller.view as? _UIHostingView<Content> else {
      preconditionFailure("a hosting view")
    }
    return view.surface
  }

  /// The elements that assistive technologies find, containers left out.
  var elements: [AccessibilityNode] {
    func leaves(_ objects: [UIResponder]) -> [AccessibilityNode] {
      objects.flatMap { object -> [AccessibilityNode] in
        guard let node = object as? AccessibilityNode else { return [] }
        guard let inner = node.accessibilityElements as? [UIResponder] else { return [node] }
        return leaves(inner)
      }
    }
    return leaves(surface.accessibilityElements as? [UIResponder] ?? [])
  }

  var labels: [String] { elements.map { $0.accessibilityLabel ?? "" } }

  /// The rectangles of the elements with an identifier, by it.
  var frames: [String: CGRect] {
    Dictionary(
      elements.map { ($0.accessibilityIdentifier ?? $0.accessibilityLabel ?? "", $0.accessibilityFrame) }
    ) { first, _ in first }
  }
}
