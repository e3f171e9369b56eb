import AccessibilityTree
import Foundation

extension AccessibleObject {
  /// What VoiceOver finds at a point, the receiver included; nil where nothing is.
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
