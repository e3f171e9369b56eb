import Foundation

// The C functions of UIKit's accessibility, as documentation from before `UIAccessibility` has them.
//
// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitypostnotification> and the pages
// beside it.

/// The type of the notifications that an app posts to the assistive technologies.
@available(*, deprecated, renamed: "UIAccessibility.Notification")
public typealias UIAccessibilityNotifications = UIAccessibility.Notification

/// Notifies the assistive technologies of a change.
@preconcurrency @MainActor
@available(*, deprecated, renamed: "UIAccessibility.post(notification:argument:)")
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
  UIAccessibility.post(notification: notification, argument: argument)
}

/// Converts a rectangle from a view's coordinates to screen coordinates.
@preconcurrency @MainActor
@available(*, deprecated, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
public func UIAccessibilityConvertFrameToScreenCoordinates(_ rect: CGRect, _ view: UIView) -> CGRect {
  UIAccessibility.convertToScreenCoordinates(rect, in: view)
}

/// Converts a path from a view's coordinates to screen coordinates.
@preconcurrency @MainActor
@available(*, deprecated, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
public func UIAccessibilityConvertPathToScreenCoordinates(
  _ path: UIBezierPath, _ view: UIView
) -> UIBezierPath {
  UIAccessibility.convertToScreenCoordinates(path, in: view)
}

/// The element under an assistive technology's cursor; nil means the technology whose cursor moved last.
@preconcurrency @MainActor
@available(*, deprecated, renamed: "UIAccessibility.focusedElement(using:)")
public func UIAccessibilityFocusedElement(
  _ technology: UIAccessibility.AssistiveTechnologyIdentifier?
) -> Any? {
  UIAccessibility.focusedElement(using: technology)
}

/// What Zoom should follow.
@available(*, deprecated, renamed: "UIAccessibility.ZoomType")
public typealias UIAccessibilityZoomType = UIAccessibility.ZoomType

/// Tells Zoom where the person's attention is.
@preconcurrency @MainActor
@available(*, deprecated, renamed: "UIAccessibility.zoomFocusChanged(zoomType:toFrame:in:)")
public func UIAccessibilityZoomFocusChanged(
  _ type: UIAccessibility.ZoomType, _ frame: CGRect, _ view: UIView
) {
  UIAccessibility.zoomFocusChanged(zoomType: type, toFrame: frame, in: view)
}

/// Declares that the app uses three-finger gestures.
@preconcurrency @MainActor
@available(*, deprecated, renamed: "UIAccessibility.registerGestureConflictWithZoom()")
public func UIAccessibilityRegisterGestureConflictWithZoom() {
  UIAccessibility.registerGestureConflictWithZoom()
}

/// Whether a person may use a part of the app while Guided Access is on.
@available(*, deprecated, renamed: "UIAccessibility.GuidedAccessRestrictionState")
public typealias UIGuidedAccessRestrictionState = UIAccessibility.GuidedAccessRestrictionState

/// The state of a restriction.
@preconcurrency @MainActor
@available(*, deprecated, renamed: "UIAccessibility.guidedAccessRestrictionState(forIdentifier:)")
public func UIGuidedAccessRestrictionStateForIdentifier(
  _ restrictionIdentifier: String
) -> UIAccessibility.GuidedAccessRestrictionState {
  UIAccessibility.guidedAccessRestrictionState(forIdentifier: restrictionIdentifier)
}

/// Requests the start or the end of a Single App Mode session.
@preconcurrency @MainActor
@available(*, deprecated, renamed: "UIAccessibility.requestGuidedAccessSession(enabled:completionHandler:)")
public func UIAccessibilityRequestGuidedAccessSession(
  _ enable: Bool, _ completionHandler: @escaping @Sendable @MainActor (Bool) -> Void
) {
  UIAccessibility.requestGuidedAccessSession(enabled: enable, completionHandler: completionHandler)
}

/// Turns accessibility features on or off during a Single App Mode session.
@MainActor
@available(
  *, deprecated, renamed: "UIAccessibility.configureForGuidedAccess(features:enabled:completionHandler:)"
)
public func UIGuidedAccessConfigureAccessibilityFeatures(
  _ features: UIGuidedAccessAccessibilityFeature, _ enabled: Bool,
  _ completionHandler: @escaping @Sendable @MainActor (Bool, (any Error)?) -> Void
) {
  UIAccessibility.configureForGuidedAccess(
    features: features, enabled: enabled, completionHandler: completionHandler)
}

/// The ears for which a hearing device is paired.
@preconcurrency @MainActor
@available(*, deprecated, renamed: "getter:UIAccessibility.hearingDevicePairedEar()")
public func UIAccessibilityHearingDevicePairedEar() -> UIAccessibility.HearingDeviceEar {
  UIAccessibility.hearingDevicePairedEar
}
