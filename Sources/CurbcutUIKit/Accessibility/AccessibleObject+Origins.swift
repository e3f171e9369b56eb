import AccessibilityTree
import Foundation

/// An accessibility attribute of an object, and where its value comes from.
package struct AccessibilityAttribute: Hashable, Sendable {
  /// The name of the property: `accessibilityLabel`.
  package var name: String
  /// Its value, as text; nil for none.
  package var value: String?
  /// Where the value comes from.
  package var origin: Origin

  /// Where the value of an attribute comes from.
  package enum Origin: Hashable, Sendable {
    /// The class: the same for all its objects, or derived from what the object shows.
    case classDefault
    /// A value that was stored on the object.
    case stored
    /// A block (iOS 17) that was set on the object.
    case block
    /// A getter that a class of the app overrides.
    case overridden
  }
}

extension AccessibleObject {
  /// Every attribute that assistive technologies ask for, with its value and where it comes from.
  package var accessibilityAttributes: [AccessibilityAttribute] {
    let stored = accessibilityStorage
    let blocks = stored?.blocks
    func attribute<Value: Equatable>(
      _ name: String, _ answer: Value, default standard: Value, stored: Value?, hasBlock: Bool,
      _ words: (Value) -> String?
    ) -> AccessibilityAttribute {
      let origin: AccessibilityAttribute.Origin
      if hasBlock {
        origin = .block
      } else if let stored {
        origin = stored == answer ? .stored : .overridden
      } else {
        origin = answer == standard ? .classDefault : .overridden
      }
      return AccessibilityAttribute(name: name, value: words(answer), origin: origin)
    }
    func text(
      _ name: String, _ answer: String?, default standard: String?, stored: String?, hasBlock: Bool
    ) -> AccessibilityAttribute {
      attribute(name, answer, default: standard, stored: stored.map { $0 }, hasBlock: hasBlock) { $0 }
    }
    func flag(
      _ name: String, _ answer: Bool, default standard: Bool, stored: Bool?, hasBlock: Bool
    ) -> AccessibilityAttribute {
      attribute(name, answer, default: standard, stored: stored, hasBlock: hasBlock) { $0 ? "true" : "false" }
    }
    var list = [
      flag(
        "isAccessibilityElement", isAccessibilityElement, default: accessibilityDefaults.isElement(self),
        stored: stored?.isElement, hasBlock: blocks?.isAccessibilityElementBlock != nil),
      text(
        "accessibilityLabel", accessibilityLabel, default: accessibilityDefaults.label(of: self),
        stored: stored?.label,
        hasBlock: blocks?.accessibilityLabelBlock != nil),
      text(
        "accessibilityValue", accessibilityValue, default: accessibilityDefaults.value(of: self),
        stored: stored?.value,
        hasBlock: blocks?.accessibilityValueBlock != nil),
      text(
        "accessibilityHint", accessibilityHint, default: accessibilityDefaults.hint(of: self),
        stored: stored?.hint,
        hasBlock: blocks?.accessibilityHintBlock != nil),
      attribute(
        "accessibilityTraits", accessibilityTraits, default: accessibilityDefaults.traits(of: self),
        stored: stored?.traits,
        hasBlock: blocks?.accessibilityTraitsBlock != nil
      ) { $0.words },
      text(
        "accessibilityIdentifier", accessibilityIdentifier,
        default: accessibilityDefaults.identifier(of: self),
        stored: stored?.identifier, hasBlock: blocks?.accessibilityIdentifierBlock != nil),
      attribute(
        "accessibilityFrame", accessibilityFrame, default: accessibilityDefaults.frame(of: self),
        stored: stored?.frame,
        hasBlock: blocks?.accessibilityFrameBlock != nil, Self.words),
      attribute(
        "accessibilityActivationPoint", accessibilityActivationPoint,
        default: accessibilityDefaults.activationPoint(of: self), stored: stored?.activationPoint,
        hasBlock: blocks?.accessibilityActivationPointBlock != nil
      ) { "\(Self.number($0.x)) \(Self.number($0.y))" },
      text(
        "accessibilityLanguage", accessibilityLanguage, default: nil, stored: stored?.language,
        hasBlock: blocks?.accessibilityLanguageBlock != nil),
      flag(
        "accessibilityElementsHidden", accessibilityElementsHidden, default: false,
        stored: stored?.elementsHidden, hasBlock: blocks?.accessibilityElementsHiddenBlock != nil),
      flag(
        "accessibilityViewIsModal", accessibilityViewIsModal,
        default: accessibilityDefaults.viewIsModal(self),
        stored: stored?.viewIsModal, hasBlock: blocks?.accessibilityViewIsModalBlock != nil),
      flag(
        "shouldGroupAccessibilityChildren", shouldGroupAccessibilityChildren, default: false,
        stored: stored?.shouldGroupAccessibilityChildren,
        hasBlock: blocks?.accessibilityShouldGroupAccessibilityChildrenBlock != nil),
      flag(
        "accessibilityRespondsToUserInteraction", accessibilityRespondsToUserInteraction,
        default: accessibilityDefaults.respondsToUserInteraction(self),
        stored: stored?.respondsToUserInteraction,
        hasBlock: blocks?.accessibilityRespondsToUserInteractionBlock != nil),
      attribute(
        "accessibilityUserInputLabels", accessibilityUserInputLabels ?? [],
        default: accessibilityDefaults.userInputLabels(of: self),
        stored: stored?.userInputLabels.map { $0.map(\.string) },
        hasBlock: blocks?.accessibilityUserInputLabelsBlock != nil
      ) { $0.isEmpty ? nil : $0.joined(separator: ", ") },
      attribute(
        "accessibilityCustomActions", accessibilityCustomActions?.map(\.name) ?? [],
        default: accessibilityDefaults.customActions(of: self)?.map(\.name) ?? [],
        stored: stored?.customActions?.map(\.name), hasBlock: blocks?.accessibilityCustomActionsBlock != nil
      ) { $0.isEmpty ? nil : $0.joined(separator: ", ") },
      attribute(
        "accessibilityContainerType", accessibilityContainerType,
        default: accessibilityDefaults.containerType(of: self),
        stored: stored?.containerType, hasBlock: blocks?.accessibilityContainerTypeBlock != nil
      ) { "\($0)" },
    ]
    if let path = accessibilityPath {
      list.append(
        AccessibilityAttribute(
          name: "accessibilityPath", value: Self.words(path.bounds),
          origin: blocks?.accessibilityPathBlock != nil ? .block : stored?.path != nil ? .stored : .overridden
        ))
    }
    return list
  }

  private static func words(_ rect: CGRect) -> String {
    "\(number(rect.minX)) \(number(rect.minY)) \(number(rect.width)) × \(number(rect.height))"
  }

  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
  }
}

extension UIAccessibilityTraits {
  /// The names of the traits, separated by commas; `none` if there are none.
  package var words: String {
    let names = AccessibilityTraits(rawValue: rawValue).names
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
