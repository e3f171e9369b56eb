import CurbcutUIKit
import Foundation

/// One thing that is said of a view to assistive technologies.
@MainActor
struct AccessibilityChange {
  /// Changes the properties of an element, given the environment of the modifier.
  let apply: (inout AccessibilityProperties, EnvironmentValues) -> Void
  /// Whether it makes an element of a view that is none by itself.
  var makesElement = true
  /// Without effect otherwise: what was said further in stands.
  var isEnabled = true
}

/// Says something of a view to assistive technologies.
///
/// Follows <https://developer.apple.com/documentation/swiftui/accessibilityattachmentmodifier>.
public struct AccessibilityAttachmentModifier: PrimitiveModifier {
  let change: AccessibilityChange

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: AccessibilityChangingNode {
    private let modifier: Attribute<AccessibilityAttachmentModifier>

    init(
      _ modifier: Attribute<AccessibilityAttachmentModifier>, _ inputs: _ViewInputs, _ content: ViewNode
    ) {
      self.modifier = modifier
      super.init(inputs, content)
      observe { [unowned self] in
        _ = (modifier.value, environment.value)
        accessibilityDidChange()
      }
    }

    override var change: AccessibilityChange? { modifier.value.change }

    override var automationIdentifier: String? {
      let change = modifier.value.change
      guard change.isEnabled else { return nil }
      var properties = AccessibilityProperties()
      change.apply(&properties, environment.value)
      return properties.identifier
    }
  }
}

/// A node that says something of the view in it.
@MainActor
class AccessibilityChangingNode: WrapperNode {
  /// What is said; nil for nothing.
  var change: AccessibilityChange? { nil }

  override func makeAccessibilityItems() -> [AccessibilityItem] {
    var items = content.accessibilityItems
    guard let change, change.isEnabled else { return items }
    let values = environment.value
    if items.isEmpty {
      var properties = AccessibilityProperties()
      change.apply(&properties, values)
      guard change.makesElement else { return [] }
      return [.element(self, properties)]
    }
    for index in items.indices { change.apply(&items[index].properties, values) }
    // The element takes the place of the view to which the modifier is applied.
    if items.count == 1, !items[0].isContainer { items[0].place = self }
    return items
  }
}

extension View {
  func accessibility(
    makesElement: Bool = true, isEnabled: Bool = true,
    _ apply: @escaping (inout AccessibilityProperties, EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let origin = SourceOrigin()
    let apply: (inout AccessibilityProperties, EnvironmentValues) -> Void =
      origin.address == 0
      ? apply
      : { properties, values in
        let old = properties
        apply(&properties, values)
        properties.note(origin.address, since: old)
      }
    return modifier(
      AccessibilityAttachmentModifier(
        change: AccessibilityChange(apply: apply, makesElement: makesElement, isEnabled: isEnabled)))
  }
}
