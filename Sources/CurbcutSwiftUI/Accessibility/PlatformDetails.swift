import CurbcutUIKit
import Foundation

/// What modifiers say of a view of UIKit and few views have: rotors, custom content, the kind of the text.
@MainActor
enum PlatformDetails {
  /// The views that something was said of, so that it can be taken back.
  private static var known: Set<ObjectIdentifier> = []

  static func apply(_ properties: AccessibilityProperties, to view: UIView) {
    let id = ObjectIdentifier(view)
    let says =
      !properties.rotors.isEmpty || !properties.customContent.isEmpty || properties.textContentType != nil
      || properties.respondsToUserInteraction != nil || properties.directTouch != nil
      || properties.activationPoint != nil
    guard says || known.contains(id) else { return }
    if says { known.insert(id) } else { known.remove(id) }
    let rotors = properties.rotors
    view.accessibilityCustomRotorsBlock = block(rotors.isEmpty ? nil : rotors) { $0 }
    view.hostedCustomContent = properties.customContent.map {
      let content = AXCustomContent(attributedLabel: $0.label.string, attributedValue: $0.value.string)
      content.importance = $0.importance
      return content
    }
    view.accessibilityTextualContextBlock = block(properties.textContentType) { $0.context }
    view.accessibilityRespondsToUserInteractionBlock = block(properties.respondsToUserInteraction) { $0 }
    view.accessibilityDirectTouchOptions = properties.directTouch?.options ?? .none
    view.accessibilityActivationPointBlock = block(properties.activationPoint) { [weak view] point in
      let frame = view?.accessibilityFrame ?? .zero
      switch point {
      case .unit(let unit): return unit.point(in: frame)
      case .point(let inside): return CGPoint(x: frame.minX + inside.x, y: frame.minY + inside.y)
      }
    }
  }

  /// A block that gives an answer made of a value; nil without a value.
  private static func block<Value, Answer>(
    _ value: Value?, _ answer: @escaping @MainActor (Value) -> Answer
  ) -> (@MainActor @Sendable () -> Answer)? {
    guard let value else { return nil }
    return { answer(value) }
  }
}
