import Foundation

/// The accessibility values that objects of a class report to assistive technologies where the app sets none.
///
/// A class provides its defaults as a value, which leaves the public members of UIAccessibility free for the app to
/// set and to override:
///
/// ```swift
/// @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }
///
/// private static let ownDefaults = AccessibilityDefaults(
///   of: UISlider.self, over: UIControl.accessibilityDefaults
/// ) { answers, inherited in
///   answers.isElement = { _ in true }
///   answers.traits = { slider in inherited.traits(of: slider).union(.adjustable) }
/// }
/// ```
///
/// Any module can provide defaults for its own classes, and for a single object by setting
/// ``AccessibleObject/accessibilityDefaults-swift.property``: SwiftUI's toggles label their `UISwitch` in this way.
@_spi(AccessibilityDefaults) @MainActor
public final class AccessibilityDefaults {
  /// What assistive technologies ask about an object: one closure for each attribute or action, nil where there is no
  /// answer.
  @MainActor
  public struct Answers<Object: AccessibleObject> {
    /// Whether technologies stop at the object; false without an answer.
    public var isElement: (@MainActor (Object) -> Bool)?
    /// The localised name.
    public var label: (@MainActor (Object) -> String?)?
    /// The localised current value.
    public var value: (@MainActor (Object) -> String?)?
    /// The localised result of the action.
    public var hint: (@MainActor (Object) -> String?)?
    /// What the object is and how it behaves; no traits without an answer.
    public var traits: (@MainActor (Object) -> UIAccessibilityTraits)?
    /// A name for automation.
    public var identifier: (@MainActor (Object) -> String?)?
    /// The rectangle in screen coordinates, in points; empty without an answer.
    public var frame: (@MainActor (Object) -> CGRect)?
    /// Where activation taps, in screen coordinates; without an answer, the centre of the frame, or of the path if
    /// the frame is empty.
    public var activationPoint: (@MainActor (Object) -> CGPoint)?
    /// The elements inside, in order.
    public var elements: (@MainActor (Object) -> [Any]?)?
    /// The kind of container that the object is.
    public var containerType: (@MainActor (Object) -> UIAccessibilityContainerType)?
    /// Whether technologies ignore the object's siblings.
    public var viewIsModal: (@MainActor (Object) -> Bool)?
    /// Names for Voice Control, best first.
    public var userInputLabels: (@MainActor (Object) -> [String])?
    /// Custom actions; those that the app sets replace them.
    public var customActions: (@MainActor (Object) -> [UIAccessibilityCustomAction]?)?
    /// Actions offered in addition to the app's own: a table row's swipe actions, for example.
    public var systemCustomActions: (@MainActor (Object) -> [UIAccessibilityCustomAction])?
    /// Whether the object can be expanded, and whether it is expanded now.
    public var expandedStatus: (@MainActor (Object) -> UIAccessibility.ExpandedStatus)?
    /// The text that a field shows while it is empty.
    public var placeholder: (@MainActor (Object) -> String?)?
    /// The object's position among its siblings, counted from 1, and their number, where only its class knows them:
    /// the row of a picker wheel.
    public var position: (@MainActor (Object) -> (index: Int, count: Int)?)?
    /// Whether Switch Control, Voice Control and Full Keyboard Access can reach the object; without an answer, its
    /// traits decide.
    public var respondsToUserInteraction: (@MainActor (Object) -> Bool)?
    /// The default action; false lets the technology tap at the activation point.
    public var activate: (@MainActor (Object) -> Bool)?
    /// Increments the value by one step.
    public var increment: (@MainActor (Object) -> Void)?
    /// Decrements the value by one step.
    public var decrement: (@MainActor (Object) -> Void)?
    /// Scrolls by a page; false passes the call up the hierarchy.
    public var scroll: (@MainActor (Object, UIAccessibilityScrollDirection) -> Bool)?
    /// Dismisses what is shown; false passes the call up the hierarchy.
    public var performEscape: (@MainActor (Object) -> Bool)?
    /// Performs the most important action; false passes the call up the hierarchy.
    public var performMagicTap: (@MainActor (Object) -> Bool)?

    fileprivate init() {}

    /// The same answers, type-erased; those of `inherited` fill the gaps.
    ///
    /// Whoever assigns defaults to an object must have checked that the object is an `Object`.
    fileprivate func erased(over inherited: Answers<AccessibleObject>?) -> Answers<AccessibleObject> {
      func erase<Answer>(
        _ own: (@MainActor (Object) -> Answer)?, _ inherited: (@MainActor (AccessibleObject) -> Answer)?
      ) -> (@MainActor (AccessibleObject) -> Answer)? {
        guard let own else { return inherited }
        return { own(unsafeDowncast($0, to: Object.self)) }
      }
      var all = Answers<AccessibleObject>()
      all.isElement = erase(isElement, inherited?.isElement)
      all.label = erase(label, inherited?.label)
      all.value = erase(value, inherited?.value)
      all.hint = erase(hint, inherited?.hint)
      all.traits = erase(traits, inherited?.traits)
      all.identifier = erase(identifier, inherited?.identifier)
      all.frame = erase(frame, inherited?.frame)
      all.activationPoint = erase(activationPoint, inherited?.activationPoint)
      all.elements = erase(elements, inherited?.elements)
      all.containerType = erase(containerType, inherited?.containerType)
      all.viewIsModal = erase(viewIsModal, inherited?.viewIsModal)
      all.userInputLabels = erase(userInputLabels, inherited?.userInputLabels)
      all.customActions = erase(customActions, inherited?.customActions)
      all.systemCustomActions = erase(systemCustomActions, inherited?.systemCustomActions)
      all.expandedStatus = erase(expandedStatus, inherited?.expandedStatus)
      all.placeholder = erase(placeholder, inherited?.placeholder)
      all.position = erase(position, inherited?.position)
      all.respondsToUserInteraction = erase(respondsToUserInteraction, inherited?.respondsToUserInteraction)
      all.activate = erase(activate, inherited?.activate)
      all.increment = erase(increment, inherited?.increment)
      all.decrement = erase(decrement, inherited?.decrement)
      if let scroll {
        all.scroll = { scroll(unsafeDowncast($0, to: Object.self), $1) }
      } else {
        all.scroll = inherited?.scroll
      }
      all.performEscape = erase(performEscape, inherited?.performEscape)
      all.performMagicTap = erase(performMagicTap, inherited?.performMagicTap)
      return all
    }
  }

  private let answers: Answers<AccessibleObject>
  /// The class whose objects may have these defaults.
  let objectClass: AccessibleObject.Type

  /// Creates the defaults of a class, or of a single object.
  /// - Parameters:
  ///   - objectClass: the class whose objects, subclasses included, may have these defaults.
  ///   - inherited: the defaults of the superclass, which supply every answer that is not set here.
  ///   - give: sets the answers; it receives the inherited defaults so that it can consult them.
  public init<Object: AccessibleObject>(
    of objectClass: Object.Type, over inherited: AccessibilityDefaults,
    _ give: (inout Answers<Object>, AccessibilityDefaults) -> Void
  ) {
    var own = Answers<Object>()
    give(&own, inherited)
    answers = own.erased(over: inherited.answers)
    self.objectClass = objectClass
  }

  /// The defaults of an object about which nothing is known.
  private init() {
    answers = Answers()
    objectClass = AccessibleObject.self
  }

  static let none = AccessibilityDefaults()

  /// Whether the answers are for objects of this class.
  func fit(_ object: AccessibleObject) -> Bool {
    type(of: object) == objectClass || type(of: object).isSubclass(of: objectClass)
  }
}

@_spi(AccessibilityDefaults)
extension AccessibilityDefaults {
  /// Whether technologies stop at an object.
  public func isElement(_ object: AccessibleObject) -> Bool { answers.isElement?(object) ?? false }

  /// The name of an object.
  public func label(of object: AccessibleObject) -> String? { answers.label?(object) }

  /// The value of an object.
  public func value(of object: AccessibleObject) -> String? { answers.value?(object) }

  /// What activating an object does.
  public func hint(of object: AccessibleObject) -> String? { answers.hint?(object) }

  /// What an object is and how it behaves.
  public func traits(of object: AccessibleObject) -> UIAccessibilityTraits {
    answers.traits?(object) ?? .none
  }

  /// The name of an object for automation.
  public func identifier(of object: AccessibleObject) -> String? { answers.identifier?(object) }

  /// The rectangle of an object in screen coordinates.
  public func frame(of object: AccessibleObject) -> CGRect { answers.frame?(object) ?? .zero }

  /// Whether the class itself says where activation taps.
  var answersForActivationPoint: Bool { answers.activationPoint != nil }

  /// Where activating an object taps, in screen coordinates.
  public func activationPoint(of object: AccessibleObject) -> CGPoint {
    if let point = answers.activationPoint { return point(object) }
    let frame = KnownFrame.frame(of: object) ?? object.accessibilityFrame
    if frame.isEmpty, let path = object.accessibilityPath {
      return CGPoint(x: path.bounds.midX, y: path.bounds.midY)
    }
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The elements inside an object.
  public func elements(of object: AccessibleObject) -> [Any]? { answers.elements?(object) }

  /// The kind of container that an object is.
  public func containerType(of object: AccessibleObject) -> UIAccessibilityContainerType {
    answers.containerType?(object) ?? .none
  }

  /// Whether technologies ignore the siblings of an object.
  public func viewIsModal(_ object: AccessibleObject) -> Bool { answers.viewIsModal?(object) ?? false }

  /// The names of an object for Voice Control.
  public func userInputLabels(of object: AccessibleObject) -> [String] {
    answers.userInputLabels?(object) ?? []
  }

  /// The custom actions of an object; those that the app sets replace them.
  public func customActions(of object: AccessibleObject) -> [UIAccessibilityCustomAction]? {
    answers.customActions?(object)
  }

  /// The actions of an object in addition to the app's own.
  public func systemCustomActions(of object: AccessibleObject) -> [UIAccessibilityCustomAction] {
    answers.systemCustomActions?(object) ?? []
  }

  /// Whether an object can be expanded, and whether it is expanded now.
  public func expandedStatus(of object: AccessibleObject) -> UIAccessibility.ExpandedStatus {
    answers.expandedStatus?(object) ?? .unsupported
  }

  /// The text that a field shows while it is empty.
  public func placeholder(of object: AccessibleObject) -> String? { answers.placeholder?(object) }

  /// The position of an object among its siblings, counted from 1, and their number.
  public func position(of object: AccessibleObject) -> (index: Int, count: Int)? { answers.position?(object) }

  /// Whether technologies other than VoiceOver can reach an object.
  public func respondsToUserInteraction(_ object: AccessibleObject) -> Bool {
    if let responds = answers.respondsToUserInteraction { return responds(object) }
    let traits = object.accessibilityTraits
    return !traits.contains(.notEnabled)
      && !traits.isDisjoint(with: [
        .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton, .textEntry,
      ])
  }

  /// Performs the default action of an object; false when there is none.
  public func activate(_ object: AccessibleObject) -> Bool { answers.activate?(object) ?? false }

  /// Increments the value by one step.
  public func increment(_ object: AccessibleObject) { answers.increment?(object) }

  /// Decrements the value by one step.
  public func decrement(_ object: AccessibleObject) { answers.decrement?(object) }

  /// Scrolls an object by a page; false when it does not scroll.
  public func scroll(_ object: AccessibleObject, _ direction: UIAccessibilityScrollDirection) -> Bool {
    answers.scroll?(object, direction) ?? false
  }

  /// Dismisses what an object shows; false when it cannot be dismissed.
  public func performEscape(_ object: AccessibleObject) -> Bool { answers.performEscape?(object) ?? false }

  /// Performs the most important action of an object; false when there is none.
  public func performMagicTap(_ object: AccessibleObject) -> Bool {
    answers.performMagicTap?(object) ?? false
  }
}
