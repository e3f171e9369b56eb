import CurbcutUIKit
import Foundation

extension View {
  func accessibility(
    makesElement: Bool = true, _ apply: @escaping (inout AccessibilityProperties, EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(
      AccessibilityAttachmentModifier(change: AccessibilityChange(apply: apply, makesElement: makesElement)))
  }

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

  /// Sets the name by which automation knows the view.
  public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(makesElement: false) { properties, _ in properties.identifier = identifier }
  }

  /// Sets the order among the elements of a container; 0 by default, higher comes first.
  public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(makesElement: false) { properties, _ in properties.sortPriority = sortPriority }
  }

  // MARK: Words

  /// Sets the name of the element.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)-1d7jv>.
  public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.label = AccessibilityWords(label, $1) }
  }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityLabel(Text(labelKey)) }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityLabel(Text(label)) }

  /// Sets the value of the element.
  public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.value = AccessibilityWords(value, $1) }
  }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityValue(Text(valueKey)) }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityValue(Text(value)) }

  /// Sets what is said of the result of the element's action.
  public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.hint = AccessibilityWords(hint, $1) }
  }
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityHint(Text(hintKey)) }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityHint(Text(hint)) }

  /// Sets the names for Voice Control, the best first.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(makesElement: false) { properties, values in
      properties.inputLabels = inputLabels.map { AccessibilityWords($0, values) }
    }
  }
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityInputLabels(inputLabelKeys.map { Text($0) }) }
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityInputLabels(inputLabels.map { Text($0) }) }

  // MARK: Traits

  /// Adds traits.
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
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(makesElement: false) { properties, _ in properties.headingLevel = level }
  }

  /// Sets the kind of the text.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(makesElement: false) { properties, _ in properties.textContentType = value }
  }

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
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityAction(AccessibilityActionKind(named: name), handler) }
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityAction(named: Text(nameKey), handler) }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityAction(named: Text(name), handler) }

  /// Makes the element adjustable.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { properties, _ in
      properties.adjust = handler
      properties.traits.formUnion(.adjustable)
    }
  }

  /// Adds an action for scrolling with three fingers.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility { properties, _ in properties.scroll = handler }
  }

  /// Sets where the element is tapped, in its own coordinates.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(makesElement: false) { properties, _ in
      properties.activationPoint = .point(activationPoint)
    }
  }

  /// Sets where the element is tapped, as a part of its size.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(makesElement: false) { properties, _ in properties.activationPoint = .unit(activationPoint)
    }
  }

  /// Sets whether technologies other than VoiceOver can use the element.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility(makesElement: false) { properties, _ in
      properties.respondsToUserInteraction = respondsToUserInteraction
    }
  }

  // MARK: Content

  /// Adds a piece of custom content, or replaces the one with the same key; nil removes it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilitycustomcontent(_:_:importance:)-6i4jv>.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { properties, values in
      let id = AnyHashable(key)
      let old = properties.customContent.firstIndex { $0.key == id }
      guard let value else {
        if let old { properties.customContent.remove(at: old) }
        return
      }
      let entry = AccessibilityProperties.CustomContentEntry(
        key: id, label: AccessibilityWords(key.label, values), value: AccessibilityWords(value, values),
        importance: importance)
      if let old { properties.customContent[old] = entry } else { properties.customContent.append(entry) }
    }
  }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(label, id: "\(label)"), value, importance: importance)
  }
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }

  /// Sets a tool tip, which is the hint of the element too.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/help(_:)-6oiyb>.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}

extension AccessibilityWords {
  /// The words of a text in an environment.
  @MainActor
  init(_ text: Text, _ environment: EnvironmentValues) { self.init(ResolvedText(text, environment).spoken) }
}
