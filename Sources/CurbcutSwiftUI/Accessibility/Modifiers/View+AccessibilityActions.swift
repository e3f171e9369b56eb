import CurbcutUIKit
import Foundation

// What can be done with an element, and where.

extension View {
  // MARK: Actions

  /// Adds an action.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityaction(_:_:)>.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.action(actionKind, handler))
  }
  /// Adds an action with a name.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityaction(named:_:)>.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.action(.init(named: name), handler))
  }
  /// Adds an action with a name.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    adding(.action(.init(named: Text(nameKey)), handler))
  }
  /// Adds an action with a name.
  @_disfavoredOverload
  public func accessibilityAction(named name: LocalizedStringResource, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    adding(.action(.init(named: Text(name)), handler))
  }
  /// Adds an action with a name.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    adding(.action(.init(named: Text(name)), handler))
  }
  /// Makes the element adjustable.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityadjustableaction(_:)>.
  public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    adding(.adjustableAction(handler))
  }
  /// Adds an action for scrolling with three fingers.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityscrollaction(_:)>.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    adding(.scrollAction(handler))
  }
  /// Adds an action for zooming in and out.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityzoomaction(_:)>.
  public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    adding(.zoomAction(handler))
  }
  /// Sets whether touches go to the view directly, past VoiceOver.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitydirecttouch(_:options:)>.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.directTouch(isDirectTouchArea, options))
  }
  // MARK: Places

  /// Sets where the element is tapped, in its own coordinates, if enabled.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityactivationpoint(_:)-1ybyw>.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    adding(.activationPoint(.point(activationPoint), isEnabled))
  }
  /// Sets where the element is tapped, as a part of its size, if enabled.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    adding(.activationPoint(.unit(activationPoint), isEnabled))
  }
  /// Adds a place where a drag of the element begins, as a part of its size, if enabled.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitydragpoint(_:description:)>.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    adding(.dragPoint(point, description, isEnabled))
  }
  /// Adds a place where a drag of the element begins, as a part of its size, if enabled.
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.dragPoint(point, Text(description), isEnabled))
  }
  /// Adds a place where a drag of the element begins, as a part of its size, if enabled.
  @_disfavoredOverload
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.dragPoint(point, Text(description), isEnabled))
  }
  /// Adds a place where a drag of the element begins, as a part of its size, if enabled.
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.dragPoint(point, Text(description), isEnabled))
  }
  /// Adds a place where a drag can end on the element, as a part of its size, if enabled.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitydroppoint(_:description:)>.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    adding(.dropPoint(point, description, isEnabled))
  }
  /// Adds a place where a drag can end on the element, as a part of its size, if enabled.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.dropPoint(point, Text(description), isEnabled))
  }
  /// Adds a place where a drag can end on the element, as a part of its size, if enabled.
  @_disfavoredOverload
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.dropPoint(point, Text(description), isEnabled))
  }
  /// Adds a place where a drag can end on the element, as a part of its size, if enabled.
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    adding(.dropPoint(point, Text(description), isEnabled))
  }
}
