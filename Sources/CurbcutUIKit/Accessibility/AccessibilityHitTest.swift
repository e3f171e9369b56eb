import AccessibilityTree
import Foundation

extension AccessibleObject {
  /// The object that VoiceOver finds at a point, possibly the receiver itself; nil if there is none.
  final func elementFound(at point: CGPoint) -> AccessibleObject? {
    guard let view = self as? UIView else {
      return isAccessibilityElement && accessibilityFrame.contains(point) ? self : nil
    }
    let provider = AccessibilityProvider(view, rules: nil, readsWholeScene: false)
    provider.update()
    let place = view.convertToScreen(CGRect(origin: point, size: .zero)).origin
    guard let index = provider.tree.hitTest(place) else { return nil }
    return provider.object(withID: provider.tree.elements[index].id)
  }
}
