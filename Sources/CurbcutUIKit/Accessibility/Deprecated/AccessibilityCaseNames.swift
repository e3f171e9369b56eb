import Foundation

// The cases of enumerations as Swift 2 (`.Left`) and Objective-C (`UIAccessibilityScrollDirectionLeft`) write
// them.
//
// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection> and the pages beside it.

extension UIAccessibilityScrollDirection {
  /// `right`.
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }
  /// `left`.
  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }
  /// `up`.
  @available(*, deprecated, renamed: "up")
  public static var Up: Self { .up }
  /// `down`.
  @available(*, deprecated, renamed: "down")
  public static var Down: Self { .down }
  /// `next`.
  @available(*, deprecated, renamed: "next")
  public static var Next: Self { .next }
  /// `previous`.
  @available(*, deprecated, renamed: "previous")
  public static var Previous: Self { .previous }
}

/// `UIAccessibilityScrollDirection.right`.
@available(*, deprecated, renamed: "UIAccessibilityScrollDirection.right")
public let UIAccessibilityScrollDirectionRight = UIAccessibilityScrollDirection.right

/// `UIAccessibilityScrollDirection.left`.
@available(*, deprecated, renamed: "UIAccessibilityScrollDirection.left")
public let UIAccessibilityScrollDirectionLeft = UIAccessibilityScrollDirection.left

/// `UIAccessibilityScrollDirection.up`.
@available(*, deprecated, renamed: "UIAccessibilityScrollDirection.up")
public let UIAccessibilityScrollDirectionUp = UIAccessibilityScrollDirection.up

/// `UIAccessibilityScrollDirection.down`.
@available(*, deprecated, renamed: "UIAccessibilityScrollDirection.down")
public let UIAccessibilityScrollDirectionDown = UIAccessibilityScrollDirection.down

/// `UIAccessibilityScrollDirection.next`.
@available(*, deprecated, renamed: "UIAccessibilityScrollDirection.next")
public let UIAccessibilityScrollDirectionNext = UIAccessibilityScrollDirection.next

/// `UIAccessibilityScrollDirection.previous`.
@available(*, deprecated, renamed: "UIAccessibilityScrollDirection.previous")
public let UIAccessibilityScrollDirectionPrevious = UIAccessibilityScrollDirection.previous

extension UIAccessibilityNavigationStyle {
  /// `automatic`.
  @available(*, deprecated, renamed: "automatic")
  public static var Automatic: Self { .automatic }
  /// `separate`.
  @available(*, deprecated, renamed: "separate")
  public static var Separate: Self { .separate }
  /// `combined`.
  @available(*, deprecated, renamed: "combined")
  public static var Combined: Self { .combined }
}

/// `UIAccessibilityNavigationStyle.automatic`.
@available(*, deprecated, renamed: "UIAccessibilityNavigationStyle.automatic")
public let UIAccessibilityNavigationStyleAutomatic = UIAccessibilityNavigationStyle.automatic

/// `UIAccessibilityNavigationStyle.separate`.
@available(*, deprecated, renamed: "UIAccessibilityNavigationStyle.separate")
public let UIAccessibilityNavigationStyleSeparate = UIAccessibilityNavigationStyle.separate

/// `UIAccessibilityNavigationStyle.combined`.
@available(*, deprecated, renamed: "UIAccessibilityNavigationStyle.combined")
public let UIAccessibilityNavigationStyleCombined = UIAccessibilityNavigationStyle.combined

extension UIAccessibility.ZoomType {
  /// `insertionPoint`.
  @available(*, deprecated, renamed: "insertionPoint")
  public static var InsertionPoint: Self { .insertionPoint }
}

/// `UIAccessibility.ZoomType.insertionPoint`.
@available(*, deprecated, renamed: "UIAccessibility.ZoomType.insertionPoint")
public let UIAccessibilityZoomTypeInsertionPoint = UIAccessibility.ZoomType.insertionPoint

extension UIAccessibility.GuidedAccessRestrictionState {
  /// `allow`.
  @available(*, deprecated, renamed: "allow")
  public static var Allow: Self { .allow }
  /// `deny`.
  @available(*, deprecated, renamed: "deny")
  public static var Deny: Self { .deny }
}

/// `UIAccessibility.GuidedAccessRestrictionState.allow`.
@available(*, deprecated, renamed: "UIAccessibility.GuidedAccessRestrictionState.allow")
public let UIGuidedAccessRestrictionStateAllow = UIAccessibility.GuidedAccessRestrictionState.allow

/// `UIAccessibility.GuidedAccessRestrictionState.deny`.
@available(*, deprecated, renamed: "UIAccessibility.GuidedAccessRestrictionState.deny")
public let UIGuidedAccessRestrictionStateDeny = UIAccessibility.GuidedAccessRestrictionState.deny
