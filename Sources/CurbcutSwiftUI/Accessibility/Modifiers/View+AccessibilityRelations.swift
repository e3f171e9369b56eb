import Foundation

// What views are to each other.

extension View {
  /// Makes one element or container of the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityelement(children:)>.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityElementModifier(behavior: children))
  }

  /// Makes a pair of a view that describes and one that is described, wherever they are.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitylabeledpair(role:id:in:)>.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    adding(.pair(role, NamespaceKey(id: AnyHashable(id), namespace: namespace)))
  }

  /// Links views that are far from each other, so that a person can move from one to the next.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitylinkedgroup(id:in:)>.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    adding(.linkedGroup(NamespaceKey(id: AnyHashable(id), namespace: namespace)))
  }
}

/// An id in a namespace.
struct NamespaceKey: Hashable {
  var id: AnyHashable
  var namespace: Namespace.ID
}
