import Foundation

/// The methods of a container under their names in Swift 2 and Objective-C.
extension AccessibleObject {
  /// The element at an index; nil if there is none.
  @available(*, deprecated, renamed: "accessibilityElement(at:)")
  public final func accessibilityElementAtIndex(_ index: Int) -> AnyObject? {
    accessibilityElement(at: index) as AnyObject?
  }

  /// The index of an element, or `NSNotFound`.
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

  /// A longer description of a restriction, in the person's language.
  @available(*, deprecated, renamed: "detailTextForGuidedAccessRestriction(withIdentifier:)")
  public func detailTextForGuidedAccessRestrictionWithIdentifier(
    _ restrictionIdentifier: String
  ) -> String? {
    detailTextForGuidedAccessRestriction(withIdentifier: restrictionIdentifier)
  }
}
