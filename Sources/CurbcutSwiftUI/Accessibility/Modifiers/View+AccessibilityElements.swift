import CurbcutUIKit
import Foundation

extension View {
  // MARK: Elements

  /// Makes one element or container of the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityelement(children:)>.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityElementModifier(behavior: children))
  }

  /// Hides the view and all in it from assistive technologies.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:)>.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityHiddenModifier(isHidden: hidden))
  }
  /// Hides the view and all in it from assistive technologies; without effect when not enabled.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    modifier(AccessibilityHiddenModifier(isHidden: isEnabled ? hidden : nil))
  }

  /// Sets the name by which automation knows the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:)>.
  public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityIdentifier(identifier, isEnabled: true)
  }
  /// Sets the name by which automation knows the view; without effect when not enabled.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(makesElement: false, isEnabled: isEnabled) { properties, _ in
      properties.identifier = identifier
    }
  }

  /// Sets the order among the elements of a container; 0 by default, higher comes first.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitysortpriority(_:)>.
  public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(makesElement: false) { properties, _ in properties.sortPriority = sortPriority }
  }

  /// Sets whether technologies other than VoiceOver can use the element.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityrespondstouserinteraction(_:)>.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityRespondsToUserInteraction(respondsToUserInteraction, isEnabled: true)
  }
  /// Sets whether technologies other than VoiceOver can use the element; without effect when not enabled.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(makesElement: false, isEnabled: isEnabled) { properties, _ in
      properties.respondsToUserInteraction = respondsToUserInteraction
    }
  }

  // MARK: Traits

  /// Adds traits.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityaddtraits(_:)>.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { properties, _ in
      properties.isModal = properties.isModal || traits.contains(.isModal)
      let added = traits.traits.subtracting(AccessibilityTraits.modalMark)
      properties.traits.formUnion(added)
      properties.removedTraits.subtract(added)
    }
  }

  /// Removes traits.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityremovetraits(_:)>.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(makesElement: false) { properties, _ in
      if traits.contains(.isModal) { properties.isModal = false }
      properties.traits.subtract(traits.traits)
      properties.removedTraits.formUnion(traits.traits)
    }
  }

  /// Sets the level of a heading.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityheading(_:)>.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(makesElement: false) { properties, _ in properties.headingLevel = level }
  }

  /// Sets the kind of the text.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitytextcontenttype(_:)>.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(makesElement: false) { properties, _ in properties.textContentType = value }
  }

  // MARK: Relations

  /// Makes a pair of a view that describes and one that is described, wherever they are.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitylabeledpair(role:id:in:)>.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    accessibility(makesElement: false) { properties, _ in
      properties.pairs.append(
        .init(role: role, key: AnyHashable(NamespaceKey(id: AnyHashable(id), namespace: namespace))))
    }
  }

  /// Links views that are far from each other, so that a person can move from one to the next.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitylinkedgroup(id:in:)>.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    accessibility(makesElement: false) { properties, _ in
      properties.linkedGroups.append(AnyHashable(NamespaceKey(id: AnyHashable(id), namespace: namespace)))
    }
  }
}

/// An id in a namespace.
struct NamespaceKey: Hashable {
  var id: AnyHashable
  var namespace: Namespace.ID
}
