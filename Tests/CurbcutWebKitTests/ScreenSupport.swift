import AccessibilityTree
import CurbcutWebKit

/// Shows a controller in a window of an iPhone 16 Pro and lays it out.
@MainActor
func show(_ controller: UIViewController) -> UIWindow {
  UIKitHost.shared.configure(device: .iPhone16Pro)
  let window = UIKitHost.shared.makeWindow()
  window.rootViewController = controller
  window.makeKeyAndVisible()
  for _ in 0..<3 { window.layoutIfNeeded() }
  return window
}

/// What VoiceOver stops at, in order.
@MainActor
func elements(of window: UIWindow) -> [AccessibilityElement] {
  for _ in 0..<3 { window.layoutIfNeeded() }
  return AccessibilityProvider.tree(of: window).elements
}

/// The labels of what VoiceOver stops at, in order.
@MainActor
func labels(of window: UIWindow) -> [String] { elements(of: window).map { $0.label?.string ?? "" } }
