import AccessibilityTree
import Foundation

/// The UIAccessibility attributes, actions and containers, as members that app code can override.
///
/// On iOS these are categories on `NSObject`. Swift does not let a subclass override what an
/// extension declares, so they stand here, in the body of the class from which `UIResponder`,
/// `UIBarItem` and every other accessible class of the module descend; that is why this file is long.
/// The blocks of iOS 17, which no app overrides, stand in `AccessibleObject+Blocks.swift`.
///
/// Every getter answers with the block of iOS 17 if there is one, else with what the app stored, else
/// with the default of the class.
/// Follows <https://developer.apple.com/documentation/objectivec/nsobject/uiaccessibility>.
@preconcurrency @MainActor
open class AccessibleObject: NSObject {
  /// What the app stored; nil until it stores something.
  final var accessibilityStorage: AccessibilityStorage?

  /// Whether the app stored something that decides what is read and where. While it did not, as most
  /// objects, the getters asked at every reading do not go to memory for what is not there.
  final var storesStructure = false

  /// The number by which the accessibility tree knows this object; 0 until it is asked for.
  final var accessibilityNumber: AccessibilityElement.ID = 0

  /// Whether anything is associated with the object, to be let go with it.
  nonisolated(unsafe) package final var hasAssociations = false

  public override init() { super.init() }

  deinit { if hasAssociations { AssociatedObjects.ownerDied(ObjectIdentifier(self)) } }

  // MARK: Defaults of the class

  /// What objects of the class say of themselves where the app says nothing; classes of UIKit and of other modules
  /// give theirs here and leave the public members to the app.
  @_spi(AccessibilityDefaults) open class var accessibilityDefaults: AccessibilityDefaults { .none }

  /// Those of the class until the object gets its own. Fetched once: a reading asks a dozen of them.
  private final var knownDefaults: AccessibilityDefaults?

  /// What this object says of itself where the app says nothing.
  ///
  /// Whoever made the object may give it defaults of its own, for a class of which it is one.
  @_spi(AccessibilityDefaults) public final var accessibilityDefaults: AccessibilityDefaults {
    get {
      if let knownDefaults { return knownDefaults }
      let defaults = Self.accessibilityDefaults
      adopt(defaults)
      return defaults
    }
    set {
      adopt(newValue)
      accessibilityStructureDidChange()
    }
  }

  private final func adopt(_ defaults: AccessibilityDefaults) {
    precondition(
      defaults.fit(self),
      "accessibility defaults made for \(defaults.objectClass), given to a \(type(of: self))")
    knownDefaults = defaults
  }

  // MARK: Changes

  /// A label, value, trait or other attribute may read otherwise now.
  final func accessibilityAttributesDidChange() {
    AccessibilityChanges.shared.attributesChanged(of: self)
  }

  /// Elements may have come, gone or moved under this object.
  final func accessibilityStructureDidChange() {
    AccessibilityChanges.shared.structureChanged(under: self)
  }

  final func ensureAccessibilityStorage() -> AccessibilityStorage {
    if let storage = accessibilityStorage { return storage }
    let storage = AccessibilityStorage()
    accessibilityStorage = storage
    return storage
  }

  /// For a block that is about to be set: whatever it answers may differ from what was read before.
  final func ensureAccessibilityBlocks() -> AccessibilityBlocks {
    let storage = ensureAccessibilityStorage()
    let blocks = storage.blocks ?? AccessibilityBlocks()
    storage.blocks = blocks
    storesStructure = true
    accessibilityStructureDidChange()
    return blocks
  }

  private func attributed(_ stored: NSAttributedString?, over plain: String?) -> NSAttributedString? {
    // A subclass may override the plain getter only; then its words win over what was stored.
    if let stored, stored.string == plain { return stored }
    return plain.map { NSAttributedString(string: $0) }
  }

  // MARK: Attributes

  /// Whether assistive technologies stop at this object. A true element hides what is inside it.
  open var isAccessibilityElement: Bool {
    get {
      if let block = accessibilityStorage?.blocks?.isAccessibilityElementBlock { return block() }
      return accessibilityStorage?.isElement ?? accessibilityDefaults.isElement(self)
    }
    set {
      ensureAccessibilityStorage().isElement = newValue
      accessibilityStructureDidChange()
    }
  }

  /// The localised name, without words for the role.
  open var accessibilityLabel: String? {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityLabelBlock { return block() }
      return accessibilityStorage?.label ?? accessibilityDefaults.label(of: self)
    }
    set {
      ensureAccessibilityStorage().label = newValue
      accessibilityStorage?.attributedLabel = nil
      accessibilityAttributesDidChange()
    }
  }

  /// The localised current value, where it differs from the label.
  open var accessibilityValue: String? {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityValueBlock { return block() }
      return accessibilityStorage?.value ?? accessibilityDefaults.value(of: self)
    }
    set {
      ensureAccessibilityStorage().value = newValue
      accessibilityStorage?.attributedValue = nil
      accessibilityAttributesDidChange()
    }
  }

  /// The localised result of the action, where it is not obvious.
  open var accessibilityHint: String? {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityHintBlock { return block() }
      return accessibilityStorage?.hint ?? accessibilityDefaults.hint(of: self)
    }
    set {
      ensureAccessibilityStorage().hint = newValue
      accessibilityStorage?.attributedHint = nil
      accessibilityAttributesDidChange()
    }
  }

  /// What the element is and how it behaves.
  open var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityTraitsBlock { return block() }
      return accessibilityStorage?.traits ?? accessibilityDefaults.traits(of: self)
    }
    set {
      ensureAccessibilityStorage().traits = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// A name for automation; never spoken.
  open var accessibilityIdentifier: String? {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityIdentifierBlock { return block() }
      return accessibilityStorage?.identifier ?? accessibilityDefaults.identifier(of: self)
    }
    set {
      ensureAccessibilityStorage().identifier = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// The element's rectangle in screen coordinates, in points.
  open var accessibilityFrame: CGRect {
    get {
      guard storesStructure else { return accessibilityDefaults.frame(of: self) }
      if let block = accessibilityStorage?.blocks?.accessibilityFrameBlock { return block() }
      return accessibilityStorage?.frame ?? accessibilityDefaults.frame(of: self)
    }
    set {
      storesStructure = true
      ensureAccessibilityStorage().frame = newValue
      accessibilityStructureDidChange()
    }
  }

  /// The element's shape in screen coordinates; preferred over the frame.
  open var accessibilityPath: UIBezierPath? {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityPathBlock { return block() }
      return accessibilityStorage?.path
    }
    set {
      ensureAccessibilityStorage().path = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// Where activation taps, in screen coordinates.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityActivationPointBlock { return block() }
      return accessibilityStorage?.activationPoint ?? accessibilityDefaults.activationPoint(of: self)
    }
    set {
      ensureAccessibilityStorage().activationPoint = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// The BCP-47 language in which the element is spoken; nil for the user's.
  open var accessibilityLanguage: String? {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityLanguageBlock { return block() }
      return accessibilityStorage?.language
    }
    set {
      ensureAccessibilityStorage().language = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// Hides everything inside the receiver, and itself.
  open var accessibilityElementsHidden: Bool {
    get {
      guard storesStructure else { return false }
      if let block = accessibilityStorage?.blocks?.accessibilityElementsHiddenBlock { return block() }
      return accessibilityStorage?.elementsHidden ?? false
    }
    set {
      storesStructure = true
      ensureAccessibilityStorage().elementsHidden = newValue
      accessibilityStructureDidChange()
    }
  }

  /// Assistive technologies ignore the receiver's siblings.
  open var accessibilityViewIsModal: Bool {
    get {
      guard storesStructure else { return accessibilityDefaults.viewIsModal(self) }
      if let block = accessibilityStorage?.blocks?.accessibilityViewIsModalBlock { return block() }
      return accessibilityStorage?.viewIsModal ?? accessibilityDefaults.viewIsModal(self)
    }
    set {
      storesStructure = true
      ensureAccessibilityStorage().viewIsModal = newValue
      accessibilityStructureDidChange()
    }
  }

  /// The children are visited together, wherever they are on screen.
  open var shouldGroupAccessibilityChildren: Bool {
    get {
      guard storesStructure else { return false }
      if let block = accessibilityStorage?.blocks?.accessibilityShouldGroupAccessibilityChildrenBlock {
        return block()
      }
      return accessibilityStorage?.shouldGroupAccessibilityChildren ?? false
    }
    set {
      storesStructure = true
      ensureAccessibilityStorage().shouldGroupAccessibilityChildren = newValue
      accessibilityStructureDidChange()
    }
  }

  /// How Switch Control steps into the receiver.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityNavigationStyleBlock { return block() }
      return accessibilityStorage?.navigationStyle ?? .automatic
    }
    set {
      ensureAccessibilityStorage().navigationStyle = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// False takes the element from Switch Control, Voice Control and Full Keyboard Access.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityRespondsToUserInteractionBlock {
        return block()
      }
      return accessibilityStorage?.respondsToUserInteraction
        ?? accessibilityDefaults.respondsToUserInteraction(self)
    }
    set {
      ensureAccessibilityStorage().respondsToUserInteraction = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// The kind of content of the text.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityTextualContextBlock { return block() }
      return accessibilityStorage?.textualContext
    }
    set {
      ensureAccessibilityStorage().textualContext = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// The elements inside the receiver, in their order; fixes the order.
  open var accessibilityElements: [Any]? {
    get {
      guard storesStructure else { return accessibilityDefaults.elements(of: self) }
      if let block = accessibilityStorage?.blocks?.accessibilityElementsBlock { return block() }
      return accessibilityStorage?.elements ?? accessibilityDefaults.elements(of: self)
    }
    set {
      storesStructure = true
      ensureAccessibilityStorage().elements = newValue
      accessibilityStructureDidChange()
    }
  }

  /// What the receiver is as a container.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get {
      guard storesStructure else { return accessibilityDefaults.containerType(of: self) }
      if let block = accessibilityStorage?.blocks?.accessibilityContainerTypeBlock { return block() }
      return accessibilityStorage?.containerType ?? accessibilityDefaults.containerType(of: self)
    }
    set {
      storesStructure = true
      ensureAccessibilityStorage().containerType = newValue
      accessibilityStructureDidChange()
    }
  }

  /// Elements that are headers for this one.
  open var accessibilityHeaderElements: [Any]? {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityHeaderElementsBlock { return block() }
      return accessibilityStorage?.headerElements
    }
    set {
      ensureAccessibilityStorage().headerElements = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// How a direct touch area behaves.
  open var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions {
    get {
      return accessibilityStorage?.directTouchOptions ?? .none
    }
    set {
      ensureAccessibilityStorage().directTouchOptions = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// Whether the element discloses more, and does so now.
  open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityExpandedStatusBlock { return block() }
      return accessibilityStorage?.expandedStatus ?? accessibilityDefaults.expandedStatus(of: self)
    }
    set {
      ensureAccessibilityStorage().expandedStatus = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// Actions beside the default one.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityCustomActionsBlock { return block() }
      return accessibilityStorage?.customActions ?? accessibilityDefaults.customActions(of: self)
    }
    set {
      ensureAccessibilityStorage().customActions = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// Everything that a technology offers: the app's own actions, then UIKit's.
  final var offeredCustomActions: [UIAccessibilityCustomAction] {
    (accessibilityCustomActions ?? []) + accessibilityDefaults.systemCustomActions(of: self)
  }

  /// Rotors that the app adds while this element, or one inside it, has the focus.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityCustomRotorsBlock { return block() }
      return accessibilityStorage?.customRotors
    }
    set {
      ensureAccessibilityStorage().customRotors = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// Where text navigation goes on after this element.
  open var accessibilityNextTextNavigationElement: Any? {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityNextTextNavigationElementBlock {
        return block()
      }
      return accessibilityStorage?.nextTextNavigationElement
    }
    set {
      ensureAccessibilityStorage().nextTextNavigationElement = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// Where text navigation goes back to before this element.
  open var accessibilityPreviousTextNavigationElement: Any? {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityPreviousTextNavigationElementBlock {
        return block()
      }
      return accessibilityStorage?.previousTextNavigationElement
    }
    set {
      ensureAccessibilityStorage().previousTextNavigationElement = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// The children that automation sees in place of the assistive technologies' ones.
  open var automationElements: [Any]? {
    get {
      if let block = accessibilityStorage?.blocks?.automationElementsBlock { return block() }
      return accessibilityStorage?.automationElements
    }
    set {
      ensureAccessibilityStorage().automationElements = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// Where a drag can begin; nil lets the system decide.
  open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get {
      return accessibilityStorage?.dragSourceDescriptors
    }
    set {
      ensureAccessibilityStorage().dragSourceDescriptors = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// Where a drop can end; nil lets the system decide.
  open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get {
      return accessibilityStorage?.dropPointDescriptors
    }
    set {
      ensureAccessibilityStorage().dropPointDescriptors = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// The label with speech attributes. Setting either form sets the other.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityAttributedLabelBlock { return block() }
      if AttributedTextProbe.isAsking, accessibilityStorage?.attributedLabel == nil {
        return AttributedTextProbe.plain
      }
      return attributed(accessibilityStorage?.attributedLabel, over: accessibilityLabel)
    }
    set {
      ensureAccessibilityStorage().label = newValue?.string
      accessibilityStorage?.attributedLabel = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// The value with speech attributes. Setting either form sets the other.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityAttributedValueBlock { return block() }
      if AttributedTextProbe.isAsking, accessibilityStorage?.attributedValue == nil {
        return AttributedTextProbe.plain
      }
      return attributed(accessibilityStorage?.attributedValue, over: accessibilityValue)
    }
    set {
      ensureAccessibilityStorage().value = newValue?.string
      accessibilityStorage?.attributedValue = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// The hint with speech attributes. Setting either form sets the other.
  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityAttributedHintBlock { return block() }
      if AttributedTextProbe.isAsking, accessibilityStorage?.attributedHint == nil {
        return AttributedTextProbe.plain
      }
      return attributed(accessibilityStorage?.attributedHint, over: accessibilityHint)
    }
    set {
      ensureAccessibilityStorage().hint = newValue?.string
      accessibilityStorage?.attributedHint = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// Names for Voice Control and Full Keyboard Access, best first. Setting nil restores the default.
  open var accessibilityUserInputLabels: [String]! {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityUserInputLabelsBlock { return block() ?? [] }
      return accessibilityStorage?.userInputLabels?.map(\.string)
        ?? accessibilityDefaults.userInputLabels(of: self)
    }
    set {
      ensureAccessibilityStorage().userInputLabels = newValue?.map { NSAttributedString(string: $0) }
      accessibilityAttributesDidChange()
    }
  }

  /// The names for Voice Control with speech attributes.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityAttributedUserInputLabelsBlock {
        return block() ?? []
      }
      if let stored = accessibilityStorage?.userInputLabels { return stored }
      return accessibilityUserInputLabels.map { NSAttributedString(string: $0) }
    }
    set {
      ensureAccessibilityStorage().userInputLabels = newValue
      accessibilityAttributesDidChange()
    }
  }

  /// What takes text input for this element, where that is not the element itself (iOS 18.1); held weakly.
  ///
  /// Follows <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitytextinputresponder>.
  open weak var accessibilityTextInputResponder: (any UITextInput)? {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityTextInputResponderBlock { return block() }
      return accessibilityStorage?.textInputResponder
    }
    set {
      ensureAccessibilityStorage().textInputResponder = newValue
      accessibilityAttributesDidChange()
    }
  }

  // MARK: Container

  /// The number of elements inside; `NSNotFound` when the receiver does not say.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

  /// The element at a place in order.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The place of an element in order, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }

  // MARK: Focus

  /// An assistive technology has moved its cursor here.
  open func accessibilityElementDidBecomeFocused() {}

  /// An assistive technology has moved its cursor away.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether any assistive technology has its cursor here.
  open func accessibilityElementIsFocused() -> Bool {
    AccessibilityFocus.shared.technologies(on: self) != nil
  }

  /// The assistive technologies that have their cursor here.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    AccessibilityFocus.shared.technologies(on: self)
  }

  // MARK: Actions

  /// The default action; false lets the assistive technology tap at the activation point.
  open func accessibilityActivate() -> Bool {
    if let block = accessibilityStorage?.blocks?.accessibilityActivateBlock { return block() }
    return Activation.asked === self ? false : accessibilityDefaults.activate(self)
  }

  /// One step up.
  open func accessibilityIncrement() {
    if let block = accessibilityStorage?.blocks?.accessibilityIncrementBlock { return block() }
    accessibilityDefaults.increment(self)
  }

  /// One step down.
  open func accessibilityDecrement() {
    if let block = accessibilityStorage?.blocks?.accessibilityDecrementBlock { return block() }
    accessibilityDefaults.decrement(self)
  }

  /// Scrolls by a page; false lets the call go up the hierarchy.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    accessibilityDefaults.scroll(self, direction)
  }

  /// Leaves what is shown; false lets the call go up the hierarchy.
  open func accessibilityPerformEscape() -> Bool {
    accessibilityStorage?.blocks?.accessibilityPerformEscapeBlock?()
      ?? accessibilityDefaults.performEscape(self)
  }

  /// Does the most intended action; false lets the call go up the hierarchy.
  open func accessibilityPerformMagicTap() -> Bool {
    accessibilityStorage?.blocks?.accessibilityMagicTapBlock?()
      ?? accessibilityDefaults.performMagicTap(self)
  }

  /// Zooms in at a point of the receiver; for elements with the `supportsZoom` trait.
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }

  /// Zooms out at a point of the receiver.
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

  // MARK: Places

  /// The accessibility element at a point, which an assistive technology asks for when a finger is there
  /// (iOS 18).
  ///
  /// A view finds what VoiceOver finds there: the frontmost element that shows, or nil.
  /// - Parameters:
  ///   - point: in the coordinates of a view, in screen coordinates for any other object.
  ///   - event: what the finger did; nil when it is not known. It makes no difference here.
  open func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? {
    elementFound(at: point)
  }

  /// The place in the text, in UTF-16 units, at which the line of the selection begins (iOS 18.2).
  ///
  /// For text that is laid out by the app. `NSNotFound` where the receiver knows of no lines.
  open func accessibilityLineStartPositionFromCurrentSelection() -> Int { NSNotFound }

  /// The place in the text, in UTF-16 units, at which the line of the selection ends (iOS 18.2).
  open func accessibilityLineEndPositionFromCurrentSelection() -> Int { NSNotFound }

  /// The line around a place in the text, both in UTF-16 units (iOS 18.2).
  ///
  /// Its location is `NSNotFound` where the receiver knows of no lines.
  open func accessibilityLineRange(forPosition position: Int) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
}
