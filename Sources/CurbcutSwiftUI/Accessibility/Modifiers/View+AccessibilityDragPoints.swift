import Foundation

// Where technologies begin and end a drag.

extension View {
  /// Adds a place where a drag of the element begins, as a part of its size.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitydragpoint(_:description:)>.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityDragPoint(point, description: description, isEnabled: true)
  }
  /// Adds a place where a drag of the element begins; without effect when not enabled.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility(isEnabled: isEnabled) { properties, values in
      properties.dragPoints.append(.init(point: point, description: AccessibilityWords(description, values)))
    }
  }
  /// Adds a place where a drag of the element begins.
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityDragPoint(point, description: Text(description), isEnabled: true)
  }
  /// Adds a place where a drag of the element begins; without effect when not enabled.
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
  }
  /// Adds a place where a drag of the element begins.
  @_disfavoredOverload
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringResource)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityDragPoint(point, description: Text(description), isEnabled: true)
  }
  /// Adds a place where a drag of the element begins; without effect when not enabled.
  @_disfavoredOverload
  public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
  }
  /// Adds a place where a drag of the element begins.
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityDragPoint(point, description: Text(description), isEnabled: true)
  }
  /// Adds a place where a drag of the element begins; without effect when not enabled.
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
  }

  /// Adds a place where a drag can end on the element, as a part of its size.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitydroppoint(_:description:)>.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityDropPoint(point, description: description, isEnabled: true)
  }
  /// Adds a place where a drag can end on the element; without effect when not enabled.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility(isEnabled: isEnabled) { properties, values in
      properties.dropPoints.append(.init(point: point, description: AccessibilityWords(description, values)))
    }
  }
  /// Adds a place where a drag can end on the element.
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityDropPoint(point, description: Text(description), isEnabled: true)
  }
  /// Adds a place where a drag can end on the element; without effect when not enabled.
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
  }
  /// Adds a place where a drag can end on the element.
  @_disfavoredOverload
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringResource)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityDropPoint(point, description: Text(description), isEnabled: true)
  }
  /// Adds a place where a drag can end on the element; without effect when not enabled.
  @_disfavoredOverload
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
  }
  /// Adds a place where a drag can end on the element.
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityDropPoint(point, description: Text(description), isEnabled: true)
  }
  /// Adds a place where a drag can end on the element; without effect when not enabled.
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S, isEnabled: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
  }
}
