import Foundation

/// The accessibility attributes of every object, including an app's objects that are not of a UIKit class.
///
/// On iOS these are categories on `NSObject`. Swift does not let a class override what an extension of its superclass
/// declares, so `NSObject` gets them through a protocol: a class that declares one of them has its own. The getters
/// here return what was set; assistive technologies ask the object's class first. Of a view, and of everything else
/// that is accessible by its class, they return what that says: code that walks a screen knows it as an `NSObject`.
///
/// Follows <https://developer.apple.com/documentation/objectivec/nsobject/uiaccessibility>.
public protocol InformalAccessibility: NSObjectProtocol {}

extension NSObject: InformalAccessibility {}

extension InformalAccessibility where Self: NSObject {
  @MainActor private var element: AccessibleObject {
    (self as? AccessibleObject) ?? PlainObjectElement.standing(for: self)
  }

  /// Whether assistive technologies stop at this object.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { element.stored { $0.isAccessibilityElement } }
    set { element.isAccessibilityElement = newValue }
  }

  /// The localised name, without the role.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { element.stored { $0.accessibilityLabel } }
    set { element.accessibilityLabel = newValue }
  }

  /// The label with speech attributes.
  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get { element.stored { $0.accessibilityAttributedLabel } }
    set { element.accessibilityAttributedLabel = newValue }
  }

  /// The localised current value, where it differs from the label.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { element.stored { $0.accessibilityValue } }
    set { element.accessibilityValue = newValue }
  }

  /// The value with speech attributes.
  @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get { element.stored { $0.accessibilityAttributedValue } }
    set { element.accessibilityAttributedValue = newValue }
  }

  /// What the action does, localised, where it is not obvious.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { element.stored { $0.accessibilityHint } }
    set { element.accessibilityHint = newValue }
  }

  /// The hint with speech attributes.
  @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get { element.stored { $0.accessibilityAttributedHint } }
    set { element.accessibilityAttributedHint = newValue }
  }

  /// What the element is and how it behaves.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { element.stored { $0.accessibilityTraits } }
    set { element.accessibilityTraits = newValue }
  }

  /// The element's rectangle in screen coordinates, in points.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { element.stored { $0.accessibilityFrame } }
    set { element.accessibilityFrame = newValue }
  }

  /// The element's shape in screen coordinates; preferred over the frame.
  @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
    get { element.stored { $0.accessibilityPath } }
    set { element.accessibilityPath = newValue }
  }

  /// Where activation taps, in screen coordinates.
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get { element.stored { $0.accessibilityActivationPoint } }
    set { element.accessibilityActivationPoint = newValue }
  }

  /// The BCP 47 tag of the language in which the element is spoken; nil for the user's.
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { element.stored { $0.accessibilityLanguage } }
    set { element.accessibilityLanguage = newValue }
  }

  /// Whether the receiver and everything inside it are hidden from assistive technologies.
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { element.stored { $0.accessibilityElementsHidden } }
    set { element.accessibilityElementsHidden = newValue }
  }

  /// Whether the children are visited together, wherever they are on screen.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { element.stored { $0.shouldGroupAccessibilityChildren } }
    set { element.shouldGroupAccessibilityChildren = newValue }
  }

  /// How Switch Control scans the elements inside the receiver.
  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { element.stored { $0.accessibilityNavigationStyle } }
    set { element.accessibilityNavigationStyle = newValue }
  }

  /// Whether Switch Control, Voice Control and Full Keyboard Access can reach the element.
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get { element.stored { $0.accessibilityRespondsToUserInteraction } }
    set { element.accessibilityRespondsToUserInteraction = newValue }
  }

  /// The kind of content of the text.
  @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { element.stored { $0.accessibilityTextualContext } }
    set { element.accessibilityTextualContext = newValue }
  }

  /// The elements inside the receiver, in the order in which they are visited.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { element.stored { $0.accessibilityElements } }
    set { element.accessibilityElements = newValue }
  }

  /// The kind of container that the receiver is.
  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { element.stored { $0.accessibilityContainerType } }
    set { element.accessibilityContainerType = newValue }
  }

  /// Elements that are headers for this one.
  @preconcurrency @MainActor public var accessibilityHeaderElements: [Any]? {
    get { element.stored { $0.accessibilityHeaderElements } }
    set { element.accessibilityHeaderElements = newValue }
  }

  /// Whether the element can be expanded, and whether it is expanded now.
  @preconcurrency @MainActor public var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { element.stored { $0.accessibilityExpandedStatus } }
    set { element.accessibilityExpandedStatus = newValue }
  }

  /// Actions in addition to the default one.
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { element.stored { $0.accessibilityCustomActions } }
    set { element.accessibilityCustomActions = newValue }
  }

  /// Rotors that the app adds while this element has the focus.
  @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { element.stored { $0.accessibilityCustomRotors } }
    set { element.accessibilityCustomRotors = newValue }
  }

  /// Names for Voice Control and Full Keyboard Access, best first. Setting nil restores the default.
  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
    get { element.stored { $0.accessibilityUserInputLabels } }
    set { element.accessibilityUserInputLabels = newValue }
  }

  // MARK: Container

  /// The number of elements inside; `NSNotFound` when the receiver does not list any.
  @preconcurrency @MainActor public func accessibilityElementCount() -> Int {
    element.stored { $0.accessibilityElementCount() }
  }
  /// The element at an index; nil if there is none.
  @preconcurrency @MainActor public func accessibilityElement(at index: Int) -> Any? {
    element.stored { $0.accessibilityElement(at: index) }
  }
  /// The index of an element, or `NSNotFound`.
  @preconcurrency @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
    self.element.stored { $0.index(ofAccessibilityElement: element) }
  }

  // MARK: Focus and actions

  /// An assistive technology has moved its cursor here; does nothing by default.
  @preconcurrency @MainActor public func accessibilityElementDidBecomeFocused() {
    (self as? AccessibleObject)?.accessibilityElementDidBecomeFocused()
  }
  /// An assistive technology has moved its cursor away; does nothing by default.
  @preconcurrency @MainActor public func accessibilityElementDidLoseFocus() {
    (self as? AccessibleObject)?.accessibilityElementDidLoseFocus()
  }
  /// Whether any assistive technology has its cursor here.
  @preconcurrency @MainActor public func accessibilityElementIsFocused() -> Bool {
    element.accessibilityElementIsFocused()
  }
  /// The default action. Returns false by default, which lets the assistive technology tap at the activation point.
  @preconcurrency @MainActor public func accessibilityActivate() -> Bool {
    (self as? AccessibleObject)?.accessibilityActivate() ?? false
  }
  /// Increments the value by one step; does nothing by default.
  @preconcurrency @MainActor public func accessibilityIncrement() {
    (self as? AccessibleObject)?.accessibilityIncrement()
  }
  /// Decrements the value by one step; does nothing by default.
  @preconcurrency @MainActor public func accessibilityDecrement() {
    (self as? AccessibleObject)?.accessibilityDecrement()
  }
  /// Scrolls by a page. Returns false by default, which passes the call up the hierarchy.
  @preconcurrency @MainActor public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection)
    -> Bool
  { (self as? AccessibleObject)?.accessibilityScroll(direction) ?? false }
  /// Dismisses what is shown. Returns false by default, which passes the call up the hierarchy.
  @preconcurrency @MainActor public func accessibilityPerformEscape() -> Bool {
    (self as? AccessibleObject)?.accessibilityPerformEscape() ?? false
  }
  /// Performs the most important action. Returns false by default, which passes the call up the hierarchy.
  @preconcurrency @MainActor public func accessibilityPerformMagicTap() -> Bool {
    (self as? AccessibleObject)?.accessibilityPerformMagicTap() ?? false
  }
  /// Zooms in at a point. Returns false by default.
  @preconcurrency @MainActor public func accessibilityZoomIn(at point: CGPoint) -> Bool {
    (self as? AccessibleObject)?.accessibilityZoomIn(at: point) ?? false
  }
  /// Zooms out at a point. Returns false by default.
  @preconcurrency @MainActor public func accessibilityZoomOut(at point: CGPoint) -> Bool {
    (self as? AccessibleObject)?.accessibilityZoomOut(at: point) ?? false
  }
}

extension AccessibleObject {
  /// What was set on an object that is accessible only through its stand-in; of any other, what it says.
  fileprivate final func stored<Value>(_ ask: (AccessibleObject) -> Value) -> Value {
    guard let standIn = self as? PlainObjectElement else { return ask(self) }
    return standIn.whatWasSet(ask)
  }
}
