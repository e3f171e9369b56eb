import Foundation

/// The methods of a container as Swift 2 and Objective-C write them.
extension AccessibleObject {
  /// The element at a place in order.
  @available(*, deprecated, renamed: "accessibilityElement(at:)")
  public final func accessibilityElementAtIndex(_ index: Int) -> AnyObject? {
    accessibilityElement(at: index) as AnyObject?
  }

  /// The place of an element in order, or `NSNotFound`.
  @available(*, deprecated, renamed: "index(ofAccessibilityElement:)")
  public final func indexOfAccessibilityElement(_ element: AnyObject) -> Int {
    index(ofAccessibilityElement: element)
  }
}

extension UIGuidedAccessRestrictionDelegate {
  /// The name of a restriction, in the person's language.
  @available(*, deprecated, renamed: "textForGuidedAccessRestriction(withIdentifier:)")
  public func textForGuidedAccessRestrictionWithIdentifier(_ restrictionIdentifier: String) -> String? {
    textForGuidedAccessRestriction(withIdentifier: restrictionIdentifier)
  }

  /// More about a restriction, in the person's language.
  @available(*, deprecated, renamed: "detailTextForGuidedAccessRestriction(withIdentifier:)")
  public func detailTextForGuidedAccessRestrictionWithIdentifier(
    _ restrictionIdentifier: String
  ) -> String? {
    detailTextForGuidedAccessRestriction(withIdentifier: restrictionIdentifier)
  }
}
