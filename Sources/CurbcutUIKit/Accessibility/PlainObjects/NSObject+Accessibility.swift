import Foundation

/// What every object of an app has, though UIKit did not make it: the attributes that assistive technologies read.
///
/// On iOS these are categories on `NSObject`. Swift lets no class override what an extension of its superclass declares,
/// and so they come to `NSObject` by a protocol: a class that declares one of them has its own. What is read here is what
/// was set; assistive technologies ask the object's class first.
///
/// Follows <https://developer.apple.com/documentation/objectivec/nsobject/uiaccessibility>.
public protocol InformalAccessibility: NSObjectProtocol {}

extension NSObject: InformalAccessibility {}

extension InformalAccessibility where Self: NSObject {
  @MainActor private var element: PlainObjectElement { .standing(for: self) }

  /// Whether assistive technologies stop at this object.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { element.stored { $0.isAccessibilityElement } }
    set { element.isAccessibilityElement = newValue }
  }

  /// The localised name, without words for the role.
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

  /// The localised result of the action, where it is not obvious.
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

  /// The BCP-47 language in which the element is spoken; nil for the user's.
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { element.stored { $0.accessibilityLanguage } }
    set { element.accessibilityLanguage = newValue }
  }

  /// Hides everything inside the receiver, and itself.
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { element.stored { $0.accessibilityElementsHidden } }
    set { element.accessibilityElementsHidden = newValue }
  }

  /// The children are visited together, wherever they are on screen.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { element.stored { $0.shouldGroupAccessibilityChildren } }
    set { element.shouldGroupAccessibilityChildren = newValue }
  }

  /// How Switch Control steps into the receiver.
  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { element.stored { $0.accessibilityNavigationStyle } }
    set { element.accessibilityNavigationStyle = newValue }
  }

  /// False takes the element from Switch Control, Voice Control and Full Keyboard Access.
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get { element.stored { $0.accessibilityRespondsToUserInteraction } }
    set { element.accessibilityRespondsToUserInteraction = newValue }
  }

  /// The kind of content of the text.
  @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { element.stored { $0.accessibilityTextualContext } }
    set { element.accessibilityTextualContext = newValue }
  }

  /// The elements inside the receiver, in their order; fixes the order.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { element.stored { $0.accessibilityElements } }
    set { element.accessibilityElements = newValue }
  }

  /// What the receiver is as a container.
  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { element.stored { $0.accessibilityContainerType } }
    set { element.accessibilityContainerType = newValue }
  }

  /// Elements that are headers for this one.
  @preconcurrency @MainActor public var accessibilityHeaderElements: [Any]? {
    get { element.stored { $0.accessibilityHeaderElements } }
    set { element.accessibilityHeaderElements = newValue }
  }

  /// Whether the element discloses more, and does so now.
  @preconcurrency @MainActor public var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { element.stored { $0.accessibilityExpandedStatus } }
    set { element.accessibilityExpandedStatus = newValue }
  }

  /// Actions beside the default one.
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

  /// The number of elements inside; `NSNotFound` when the receiver does not say.
  @preconcurrency @MainActor public func accessibilityElementCount() -> Int {
    element.stored { $0.accessibilityElementCount() }
  }
  /// The element at a place in order.
  @preconcurrency @MainActor public func accessibilityElement(at index: Int) -> Any? {
    element.stored { $0.accessibilityElement(at: index) }
  }
  /// The place of an element in order, or `NSNotFound`.
  @preconcurrency @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
    self.element.stored { $0.index(ofAccessibilityElement: element) }
  }

  // MARK: Focus and actions

  /// An assistive technology has moved its cursor here; does nothing by itself.
  @preconcurrency @MainActor public func accessibilityElementDidBecomeFocused() {}
  /// An assistive technology has moved its cursor away; does nothing by itself.
  @preconcurrency @MainActor public func accessibilityElementDidLoseFocus() {}
  /// Whether any assistive technology has its cursor here.
  @preconcurrency @MainActor public func accessibilityElementIsFocused() -> Bool {
    element.accessibilityElementIsFocused()
  }
  /// The default action; false, which lets the assistive technology tap at the activation point.
  @preconcurrency @MainActor public func accessibilityActivate() -> Bool { false }
  /// One step up; does nothing by itself.
  @preconcurrency @MainActor public func accessibilityIncrement() {}
  /// One step down; does nothing by itself.
  @preconcurrency @MainActor public func accessibilityDecrement() {}
  /// Scrolls by a page; false, which lets the call go up the hierarchy.
  @preconcurrency @MainActor public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection)
    -> Bool
  { false }
  /// Leaves what is shown; false, which lets the call go up the hierarchy.
  @preconcurrency @MainActor public func accessibilityPerformEscape() -> Bool { false }
  /// Does the most intended action; false, which lets the call go up the hierarchy.
  @preconcurrency @MainActor public func accessibilityPerformMagicTap() -> Bool { false }
}
