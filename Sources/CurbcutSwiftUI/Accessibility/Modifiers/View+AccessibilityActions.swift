import CurbcutUIKit
import Foundation

extension View {
  // MARK: Actions

  /// Adds an action.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityaction(_:_:)>.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { properties, values in
      switch actionKind.kind {
      case .default: properties.defaultAction = handler
      case .escape: properties.escape = handler
      case .magicTap: properties.magicTap = handler
      case .named(let name):
        properties.namedActions.append(.init(name: AccessibilityWords(name, values), action: handler))
      }
    }
  }
  /// Adds an action with a name.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }
  /// Adds an action with a name.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityAction(named: Text(nameKey), handler)
  }
  /// Adds an action with a name.
  @_disfavoredOverload
  public func accessibilityAction(named name: LocalizedStringResource, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityAction(named: Text(name), handler)
  }
  /// Adds an action with a name.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityAction(named: Text(name), handler)
  }

  /// Makes the element adjustable.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityadjustableaction(_:)>.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { properties, _ in
      properties.adjust = handler
      properties.traits.formUnion(.adjustable)
    }
  }

  /// Adds an action for scrolling with three fingers.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityscrollaction(_:)>.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { properties, _ in properties.scroll = handler }
  }

  /// Adds an action for zooming in and out.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityzoomaction(_:)>.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { properties, _ in
      properties.zoom = handler
      properties.traits.formUnion(.supportsZoom)
    }
  }

  /// Sets whether touches go to the view directly, past VoiceOver.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitydirecttouch(_:options:)>.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(makesElement: isDirectTouchArea) { properties, _ in
      properties.directTouch = isDirectTouchArea ? options : nil
      if isDirectTouchArea {
        properties.traits.formUnion(.allowsDirectInteraction)
      } else {
        properties.traits.subtract(.allowsDirectInteraction)
      }
    }
  }

  // MARK: Places

  /// Sets where the element is tapped, in its own coordinates.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityactivationpoint(_:)-1ybyw>.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityActivationPoint(activationPoint, isEnabled: true)
  }
  /// Sets where the element is tapped, in its own coordinates; without effect when not enabled.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(makesElement: false, isEnabled: isEnabled) { properties, _ in
      properties.activationPoint = .point(activationPoint)
    }
  }
  /// Sets where the element is tapped, as a part of its size.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityActivationPoint(activationPoint, isEnabled: true)
  }
  /// Sets where the element is tapped, as a part of its size; without effect when not enabled.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(makesElement: false, isEnabled: isEnabled) { properties, _ in
      properties.activationPoint = .unit(activationPoint)
    }
  }
}
