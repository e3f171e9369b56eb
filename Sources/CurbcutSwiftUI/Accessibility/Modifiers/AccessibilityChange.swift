import CurbcutUIKit
import Foundation

/// One thing that is said of a view to assistive technologies.
@MainActor
struct AccessibilityChange {
  /// Changes the properties of an element, given the environment of the modifier.
  let apply: (inout AccessibilityProperties, EnvironmentValues) -> Void
  /// Whether it makes an element of a view that is none by itself.
  var makesElement = true
  /// Otherwise what was said further in stands.
  var isEnabled = true
  /// Whether the view is hidden, or shown although it is transparent; nil when nothing is said of it.
  var isHidden: Bool?
  /// Whether the view is named for a selection of a picker.
  var namesSelection = false
  /// The modifier's call.
  private let origin = SourceOrigin()

  init(
    apply: @escaping (inout AccessibilityProperties, EnvironmentValues) -> Void, makesElement: Bool = true,
    isEnabled: Bool = true, isHidden: Bool? = nil, namesSelection: Bool = false
  ) {
    self.apply = apply
    self.makesElement = makesElement
    self.isEnabled = isEnabled
    self.isHidden = isHidden
    self.namesSelection = namesSelection
  }

  /// Changes the properties of an element, and notes by which call, while a tool records.
  func apply(to properties: inout AccessibilityProperties, _ values: EnvironmentValues) {
    guard origin.address != 0 else { return apply(&properties, values) }
    let old = properties
    apply(&properties, values)
    properties.note(origin.address, since: old)
  }

  /// A change that concerns elements that there are.
  private static func detail(
    _ isEnabled: Bool = true,
    _ apply: @escaping (inout AccessibilityProperties, EnvironmentValues) -> Void
  ) -> AccessibilityChange {
    AccessibilityChange(apply: apply, makesElement: false, isEnabled: isEnabled)
  }
}

// MARK: Words

extension AccessibilityChange {
  static func label(_ label: Text, _ isEnabled: Bool) -> AccessibilityChange {
    AccessibilityChange(
      apply: {
        $0.label = AccessibilityWords(label, $1)
        $0.links = []
        $0.hasPictureName = false
        $0.isSymbolOfTitle = false
      }, isEnabled: isEnabled)
  }

  /// A symbol that stands for the title of a label.
  static func symbolOfTitle() -> AccessibilityChange {
    detail { properties, _ in
      properties.traits.formUnion(.image)
      properties.traits.remove(.staticText)
      properties.isSymbolOfTitle = true
    }
  }

  static func value(_ value: Text, _ isEnabled: Bool) -> AccessibilityChange {
    AccessibilityChange(apply: { $0.value = AccessibilityWords(value, $1) }, isEnabled: isEnabled)
  }

  static func hint(_ hint: Text, _ isEnabled: Bool) -> AccessibilityChange {
    AccessibilityChange(apply: { $0.hint = AccessibilityWords(hint, $1) }, isEnabled: isEnabled)
  }

  static func inputLabels(_ labels: [Text], _ isEnabled: Bool) -> AccessibilityChange {
    detail(isEnabled) { properties, values in
      properties.inputLabels = labels.map { AccessibilityWords($0, values) }
    }
  }

  /// A piece of custom content; nil removes it.
  static func customContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, _ importance: AXCustomContent.Importance
  ) -> AccessibilityChange {
    AccessibilityChange(apply: { properties, values in
      let id = AnyHashable(key)
      let old = properties.customContent.firstIndex { $0.key == id }
      guard let value else {
        if let old { properties.customContent.remove(at: old) }
        return
      }
      let entry = AccessibilityProperties.CustomContentEntry(
        key: id, label: AccessibilityWords(key.label, values), value: AccessibilityWords(value, values),
        importance: importance)
      if let old { properties.customContent[old] = entry } else { properties.customContent.append(entry) }
    })
  }
}

// MARK: What elements are

extension AccessibilityChange {
  static func hidden(_ isHidden: Bool, _ isEnabled: Bool) -> AccessibilityChange {
    AccessibilityChange(apply: { _, _ in }, makesElement: false, isEnabled: isEnabled, isHidden: isHidden)
  }

  static func identifier(_ identifier: String, _ isEnabled: Bool) -> AccessibilityChange {
    detail(isEnabled) { properties, _ in properties.identifier = identifier }
  }

  static func sortPriority(_ priority: Double) -> AccessibilityChange {
    detail { properties, _ in properties.sortPriority = priority }
  }

  static func respondsToUserInteraction(_ responds: Bool, _ isEnabled: Bool) -> AccessibilityChange {
    detail(isEnabled) { properties, _ in properties.respondsToUserInteraction = responds }
  }

  static func addTraits(_ traits: AccessibilityTraits) -> AccessibilityChange {
    AccessibilityChange(apply: { properties, _ in
      properties.isModal = properties.isModal || traits.contains(.isModal)
      let added = traits.traits.subtracting(AccessibilityTraits.modalMark)
      properties.traits.formUnion(added)
      properties.removedTraits.subtract(added)
    })
  }

  static func removeTraits(_ traits: AccessibilityTraits) -> AccessibilityChange {
    detail { properties, _ in
      if traits.contains(.isModal) { properties.isModal = false }
      properties.traits.subtract(traits.traits)
      properties.removedTraits.formUnion(traits.traits)
    }
  }

  static func heading(_ level: AccessibilityHeadingLevel) -> AccessibilityChange {
    detail { properties, _ in properties.headingLevel = level }
  }

  static func textContentType(_ type: AccessibilityTextContentType) -> AccessibilityChange {
    detail { properties, _ in properties.textContentType = type }
  }

  /// Whether what the view discloses is shown.
  static func expanded(_ isExpanded: Bool) -> AccessibilityChange {
    detail { properties, _ in properties.expandedStatus = isExpanded ? .expanded : .collapsed }
  }

  static func selectionIdentifier(_ identifier: AnyHashable) -> AccessibilityChange {
    var change = detail { properties, _ in properties.selectionIdentifier = identifier }
    change.namesSelection = true
    return change
  }

  static func pair(_ role: AccessibilityLabeledPairRole, _ key: NamespaceKey) -> AccessibilityChange {
    detail { properties, _ in
      AccessibilityRelations.mayExist = true
      properties.pairs.append(.init(role: role, key: AnyHashable(key)))
    }
  }

  static func linkedGroup(_ key: NamespaceKey) -> AccessibilityChange {
    detail { properties, _ in
      AccessibilityRelations.mayExist = true
      properties.linkedGroups.append(AnyHashable(key))
    }
  }
}

// MARK: Actions

extension AccessibilityChange {
  static func action(_ kind: AccessibilityActionKind, _ handler: @escaping () -> Void) -> AccessibilityChange
  {
    AccessibilityChange(apply: { properties, values in
      switch kind.kind {
      case .default: properties.defaultAction = handler
      case .escape: properties.escape = handler
      case .magicTap: properties.magicTap = handler
      case .named(let name):
        properties.namedActions.append(.init(name: AccessibilityWords(name, values), action: handler))
      }
    })
  }

  static func adjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> AccessibilityChange {
    AccessibilityChange(apply: { properties, _ in
      properties.adjust = handler
      properties.traits.formUnion(.adjustable)
    })
  }

  static func scrollAction(_ handler: @escaping (Edge) -> Void) -> AccessibilityChange {
    AccessibilityChange(apply: { properties, _ in properties.scroll = handler })
  }

  static func scrollStatus(_ status: Text, _ isEnabled: Bool) -> AccessibilityChange {
    detail(isEnabled) { properties, values in properties.scrollStatus = AccessibilityWords(status, values) }
  }

  static func zoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> AccessibilityChange {
    AccessibilityChange(apply: { properties, _ in
      properties.zoom = handler
      properties.traits.formUnion(.supportsZoom)
    })
  }

  static func directTouch(_ isArea: Bool, _ options: AccessibilityDirectTouchOptions) -> AccessibilityChange {
    AccessibilityChange(
      apply: { properties, _ in
        properties.directTouch = isArea ? options : nil
        if isArea {
          properties.traits.formUnion(.allowsDirectInteraction)
        } else {
          properties.traits.subtract(.allowsDirectInteraction)
        }
      }, makesElement: isArea)
  }

  static func activationPoint(
    _ point: AccessibilityProperties.ActivationPoint, _ isEnabled: Bool
  ) -> AccessibilityChange {
    detail(isEnabled) { properties, _ in properties.activationPoint = point }
  }

  static func dragPoint(_ point: UnitPoint, _ description: Text, _ isEnabled: Bool) -> AccessibilityChange {
    AccessibilityChange(
      apply: { properties, values in
        properties.dragPoints.append(
          .init(point: point, description: AccessibilityWords(description, values)))
      }, isEnabled: isEnabled)
  }

  static func dropPoint(_ point: UnitPoint, _ description: Text, _ isEnabled: Bool) -> AccessibilityChange {
    AccessibilityChange(
      apply: { properties, values in
        properties.dropPoints.append(
          .init(point: point, description: AccessibilityWords(description, values)))
      }, isEnabled: isEnabled)
  }
}
