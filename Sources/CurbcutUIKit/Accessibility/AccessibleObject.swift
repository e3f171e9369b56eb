import AccessibilityTree
import Foundation

/// The UIAccessibility attributes, actions and containers, as members that app code can override.
///
/// On iOS these are categories on `NSObject`. Swift does not let a subclass override what an extension declares, so
/// they are in the body of the class from which `UIResponder`, `UIBarItem` and every other accessible class of the
/// module descend; that is why this file is long. The blocks (iOS 17), which no app overrides, are in
/// `AccessibleObject+Blocks.swift`.
///
/// Every getter returns the value of the iOS 17 block if there is one, else the value that the app stored, else the
/// default of the class.
/// Follows <https://developer.apple.com/documentation/objectivec/nsobject/uiaccessibility>.
@preconcurrency @MainActor
open class AccessibleObject: NSObject {
  /// What the app stored; nil until it stores something.
  final var accessibilityStorage: AccessibilityStorage?

  /// Whether the app stored something that decides what is read and where. As long as it has not, which is true of
  /// most objects, the getters that every read calls need not look in the storage.
  final var storesStructure = false

  /// The number that identifies this object in the accessibility tree; 0 until it is asked for.
  final var accessibilityNumber: AccessibilityElement.ID = 0

  /// Whether the object has associated objects, which must be released with it.
  nonisolated(unsafe) package final var hasAssociations = false

  public override init() { super.init() }

  deinit { if hasAssociations { AssociatedObjects.ownerDied(ObjectIdentifier(self)) } }

  // MARK: Class defaults

  /// The accessibility values of objects of the class where the app sets none. Classes of UIKit and of other modules
  /// provide theirs here and leave the public members to the app.
  @_spi(AccessibilityDefaults) open class var accessibilityDefaults: AccessibilityDefaults { .none }

  /// The defaults of the class, until the object gets its own. Cached, because one read asks for a dozen values.
  private final var knownDefaults: AccessibilityDefaults?

  /// The accessibility values of this object where the app sets none.
  ///
  /// The code that creates an object may give it defaults of its own, provided they were made for its class or a
  /// superclass.
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

  /// Reports that a label, value, trait or other attribute may have changed.
  final func accessibilityAttributesDidChange() {
    AccessibilityChanges.shared.attributesChanged(of: self)
  }

  /// Reports that elements may have been added, removed or moved under this object.
  final func accessibilityStructureDidChange() {
    AccessibilityChanges.shared.structureChanged(under: self)
  }

  final func ensureAccessibilityStorage() -> AccessibilityStorage {
    if let storage = accessibilityStorage { return storage }
    let storage = AccessibilityStorage()
    accessibilityStorage = storage
    return storage
  }

  /// Called before a block is set: whatever it returns may differ from what was read before.
  final func ensureAccessibilityBlocks() -> AccessibilityBlocks {
    let storage = ensureAccessibilityStorage()
    let blocks = storage.blocks ?? AccessibilityBlocks()
    storage.blocks = blocks
    storesStructure = true
    accessibilityStructureDidChange()
    return blocks
  }

  private func attributed(_ stored: NSAttributedString?, over plain: String?) -> NSAttributedString? {
    // A subclass may override the plain getter only; then its string takes precedence over the stored one.
    if let stored, stored.string == plain { return stored }
    return plain.map { NSAttributedString(string: $0) }
  }

  // MARK: Attributes

  /// Whether assistive technologies stop at this object. If true, everything inside it is hidden from them.
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

  /// The localised name, without the role.
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

  /// What the action does, localised, where it is not obvious.
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

  /// The BCP 47 tag of the language in which the element is spoken; nil for the user's.
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

  /// Whether the receiver and everything inside it are hidden from assistive technologies.
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

  /// Whether assistive technologies ignore the receiver's siblings.
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

  /// Whether the children are visited together, wherever they are on screen.
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

  /// How Switch Control scans the elements inside the receiver.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get {
      if let block = accessibilityStorage?.blocks?.accessibilityNavigationStyleBlock { return block() }
      return accessibilityStorage?.navigationStyle ?? .automatic
    }
    set {
      let before = accessibilityStorage?.navigationStyle ?? .automatic
      ensureAccessibilityStorage().navigationStyle = newValue
      // A container without a style need be none.
      if (before == .automatic) != (newValue == .automatic), !isAccessibilityElement {
        accessibilityStructureDidChange()
      } else {
        accessibilityAttributesDidChange()
      }
    }
  }

  /// Whether Switch Control, Voice Control and Full Keyboard Access can reach the element.
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

  /// The elements inside the receiver, in the order in which they are visited.
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

  /// The kind of container that the receiver is.
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

  /// Whether the element can be expanded, and whether it is expanded now.
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

  /// Actions in addition to the default one.
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

  /// Every action that an assistive technology offers: the app's own, then UIKit's.
  final var offeredCustomActions: [UIAccessibilityCustomAction] {
    var actions = (accessibilityCustomActions ?? []) + accessibilityDefaults.systemCustomActions(of: self)
    if let row = accessibilityStorage?.rowActions?() {
      // An action that the element has already is offered once.
      let own = Set(actions.map(\.name))
      actions += row.filter { !own.contains($0.name) }
    }
    return AccessibleDrag.mayExist ? actions + AccessibleDrag.actions(of: self) : actions
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

  /// The element at which text navigation continues after this one.
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

  /// The element to which text navigation goes back from this one.
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

  /// The children that automation sees instead of those that assistive technologies see.
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

  /// The object that takes text input for this element, if not the element itself (iOS 18.1); held weakly.
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

  /// The number of elements inside; `NSNotFound` when the receiver does not list any.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

  /// The element at an index; nil if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The index of an element, or `NSNotFound`.
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

  /// Increments the value by one step.
  open func accessibilityIncrement() {
    if let block = accessibilityStorage?.blocks?.accessibilityIncrementBlock { return block() }
    accessibilityDefaults.increment(self)
  }

  /// Decrements the value by one step.
  open func accessibilityDecrement() {
    if let block = accessibilityStorage?.blocks?.accessibilityDecrementBlock { return block() }
    accessibilityDefaults.decrement(self)
  }

  /// Scrolls by a page; false passes the call up the hierarchy.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    accessibilityDefaults.scroll(self, direction)
  }

  /// Dismisses what is shown; false passes the call up the hierarchy.
  open func accessibilityPerformEscape() -> Bool {
    accessibilityStorage?.blocks?.accessibilityPerformEscapeBlock?()
      ?? accessibilityDefaults.performEscape(self)
  }

  /// Performs the most important action; false passes the call up the hierarchy.
  open func accessibilityPerformMagicTap() -> Bool {
    accessibilityStorage?.blocks?.accessibilityMagicTapBlock?()
      ?? accessibilityDefaults.performMagicTap(self)
  }

  /// Zooms in at a point of the receiver; for elements with the `supportsZoom` trait.
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }

  /// Zooms out at a point of the receiver.
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

  // MARK: Hit-testing and lines of text

  /// The accessibility element at a point; assistive technologies call this for the point under a finger (iOS 18).
  ///
  /// A view returns what VoiceOver finds there: the frontmost visible element, or nil.
  /// - Parameters:
  ///   - point: in the receiver's coordinates if it is a view, otherwise in screen coordinates.
  ///   - event: the touch event; nil when it is not known. Not used here.
  open func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? {
    elementFound(at: point)
  }

  /// The offset in the text, in UTF-16 units, at which the line with the selection begins (iOS 18.2).
  ///
  /// For text that the app lays out itself. `NSNotFound` where the receiver has no lines.
  open func accessibilityLineStartPositionFromCurrentSelection() -> Int { NSNotFound }

  /// The offset in the text, in UTF-16 units, at which the line with the selection ends (iOS 18.2).
  open func accessibilityLineEndPositionFromCurrentSelection() -> Int { NSNotFound }

  /// The range of the line around an offset in the text, both in UTF-16 units (iOS 18.2).
  ///
  /// Its location is `NSNotFound` where the receiver has no lines.
  open func accessibilityLineRange(forPosition position: Int) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
}
