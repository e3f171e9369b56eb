import CurbcutUIKit
import Foundation

/// One thing that is said of a view to assistive technologies.
@MainActor
struct AccessibilityChange {
  /// Changes the properties of an element, given the environment of the modifier.
  let apply: (inout AccessibilityProperties, EnvironmentValues) -> Void
  /// Whether it makes an element of a view that is none by itself.
  var makesElement = true
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

  private final class Node: WrapperNode {
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

    override var automationIdentifier: String? {
      var properties = AccessibilityProperties()
      modifier.value.change.apply(&properties, environment.value)
      return properties.identifier
    }

    override func makeAccessibilityItems() -> [AccessibilityItem] {
      let change = modifier.value.change
      let values = environment.value
      var items = content.accessibilityItems
      if items.isEmpty {
        var properties = AccessibilityProperties()
        change.apply(&properties, values)
        guard change.makesElement else { return [] }
        return [.element(self, properties)]
      }
      if items.count == 1 {
        change.apply(&items[0].properties, values)
        // The element takes the place of the view to which the modifier is applied.
        if !items[0].isContainer { items[0].place = self }
        return items
      }
      return items.map { $0.changed(by: change, values) }
    }
  }
}

extension AccessibilityItem {
  /// The item with a change that was made to a view with several elements in it.
  func changed(by change: AccessibilityChange, _ values: EnvironmentValues) -> AccessibilityItem {
    var copy = self
    change.apply(&copy.properties, values)
    return copy
  }
}

/// Hides a view from assistive technologies.
struct AccessibilityHiddenModifier: PrimitiveModifier {
  var isHidden: Bool

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    private let modifier: Attribute<AccessibilityHiddenModifier>

    init(_ modifier: Attribute<AccessibilityHiddenModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.modifier = modifier
      super.init(inputs, content)
      observe { [unowned self] in
        _ = modifier.value
        accessibilityDidChange()
      }
    }

    override func makeAccessibilityItems() -> [AccessibilityItem] {
      if modifier.value.isHidden { return [] }
      // False brings back what is transparent.
      return (content as? any HidingNode)?.hiddenItems ?? content.accessibilityItems
    }
  }
}

/// A node that hides what is in it, such as one that is transparent.
@MainActor
protocol HidingNode: ViewNode {
  /// What would be read if nothing were hidden.
  var hiddenItems: [AccessibilityItem] { get }
}

/// Makes one element or container of a view.
struct AccessibilityElementModifier: PrimitiveModifier {
  var behavior: AccessibilityChildBehavior

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    private let modifier: Attribute<AccessibilityElementModifier>

    init(_ modifier: Attribute<AccessibilityElementModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.modifier = modifier
      super.init(inputs, content)
      observe { [unowned self] in
        _ = modifier.value
        accessibilityDidChange()
      }
    }

    override func makeAccessibilityItems() -> [AccessibilityItem] {
      let items = content.accessibilityItems
      switch modifier.value.behavior {
      case .contain: return [container(of: items)]
      case .combine: return combined(items).map { [$0] } ?? []
      default: return [.element(self, AccessibilityProperties())]
      }
    }

    private func container(of items: [AccessibilityItem]) -> AccessibilityItem {
      var inner = items
      var properties = AccessibilityProperties()
      if items.count == 1 {
        switch items[0].kind {
        // What exists already changes its behaviour.
        case .container(let children), .combined(let children):
          inner = children
          properties = items[0].properties
          if case .combined = items[0].kind { properties = AccessibilityProperties() }
        default: break
        }
      }
      return AccessibilityItem(kind: .container(inner), owner: self, place: self, properties: properties)
    }

    private func combined(_ items: [AccessibilityItem]) -> AccessibilityItem? {
      var children = items
      var label: AccessibilityWords?
      if items.count == 1, case .container(let inner) = items[0].kind {
        children = inner
        label = items[0].properties.label
      }
      let leaves = children.flatMap(\.leaves)
      guard !leaves.isEmpty || label != nil else { return nil }
      var properties = AccessibilityCombination.properties(of: leaves)
      if let label { properties.label = label }
      return AccessibilityItem(
        kind: .combined(children), owner: self, place: self, properties: properties)
    }
  }
}

/// Merges elements into one.
@MainActor
enum AccessibilityCombination {
  static func properties(of items: [AccessibilityItem]) -> AccessibilityProperties {
    var whole = AccessibilityProperties()
    var labels: [AccessibilityWords] = []
    var values: [AccessibilityWords] = []
    var hints: [AccessibilityWords] = []
    for item in items {
      let part = item.described
      whole.namedActions += part.namedActions
      whole.customContent += part.customContent
      whole.traits.formUnion(part.traits.intersection(kept))
      if let adjust = part.adjust, whole.adjust == nil {
        whole.adjust = adjust
        whole.traits.formUnion(.adjustable)
      }
      // Symbols beside texts are silent.
      if part.traits.contains(.image) { continue }
      if part.traits.contains(.button), let action = part.defaultAction {
        whole.traits.formUnion(.button)
        if let name = part.label { whole.namedActions.append(.init(name: name, action: action)) }
        continue
      }
      if let label = part.label { labels.append(label) }
      if let value = part.value { values.append(value) }
      if let hint = part.hint { hints.append(hint) }
      if whole.defaultAction == nil { whole.defaultAction = part.defaultAction }
      if whole.headingLevel == nil { whole.headingLevel = part.headingLevel }
      whole.links += part.links
    }
    whole.label = .joined(labels)
    whole.value = .joined(values)
    whole.hint = .joined(hints)
    return whole
  }

  /// Traits of a part that the whole has too.
  private static let kept: UIAccessibilityTraits = [
    .header, .link, .selected, .updatesFrequently, .searchField, .playsSound, .startsMediaSession,
    .summaryElement, .causesPageTurn, .notEnabled,
  ]
}
