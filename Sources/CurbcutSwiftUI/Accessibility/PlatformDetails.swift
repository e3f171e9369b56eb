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
      || properties.activationPoint != nil || properties.scrollStatus != nil || properties.scroll != nil
      || properties.outline != nil || !properties.dragPoints.isEmpty || !properties.dropPoints.isEmpty
    guard says || known.contains(id) else { return }
    if says { known.insert(id) } else { known.remove(id) }
    let rotors = properties.rotors
    view.accessibilityCustomRotorsBlock = block(rotors.isEmpty ? nil : rotors) { $0 }
    view.hostedCustomContent = properties.customContent.map {
      let content = AXCustomContent(attributedLabel: $0.label.string, attributedValue: $0.value.string)
      content.importance = $0.importance
      return content
    }
    if let scroll = view as? UIScrollView { ScrollStatusTeller.tell(properties.scrollStatus, of: scroll) }
    (view as? any ScrollActionTaking)?.scrollAction = properties.scroll
    view.accessibilityDragSourceDescriptors = descriptors(properties.dragPoints, in: view)
    view.accessibilityDropPointDescriptors = descriptors(properties.dropPoints, in: view)
    view.accessibilityPathBlock = block(properties.outline) { [weak view] outline in
      guard let view else { return nil }
      let path = UIBezierPath(cgPath: outline(view.bounds.size).cgPath)
      return UIAccessibility.convertToScreenCoordinates(path, in: view)
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

  private static func descriptors(
    _ points: [AccessibilityProperties.DragPoint], in view: UIView
  ) -> [UIAccessibilityLocationDescriptor]? {
    guard !points.isEmpty else { return nil }
    return points.map {
      UIAccessibilityLocationDescriptor(
        attributedName: $0.description.string, point: $0.point.point(in: view.bounds), in: view)
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
