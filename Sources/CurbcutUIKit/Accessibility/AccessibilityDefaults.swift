import Foundation

/// What the objects of a class say of themselves to assistive technologies where the app says nothing.
///
/// A class gives its defaults as a value, and keeps the public members of UIAccessibility free for the app to store
/// in and to override:
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
/// Any module can give defaults for its own classes, and for one object by setting
/// ``AccessibleObject/accessibilityDefaults-swift.property``: a toggle of SwiftUI names its `UISwitch` so.
@_spi(AccessibilityDefaults) @MainActor
public final class AccessibilityDefaults {
  /// The questions that assistive technologies ask, each with who answers it; nil where nobody does.
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
    /// Where activation taps, in screen coordinates; the middle of the frame, or of the path, without an answer.
    public var activationPoint: (@MainActor (Object) -> CGPoint)?
    /// The elements inside, in their order.
    public var elements: (@MainActor (Object) -> [Any]?)?
    /// What the object is as a container.
    public var containerType: (@MainActor (Object) -> UIAccessibilityContainerType)?
    /// Whether technologies ignore the object's siblings.
    public var viewIsModal: (@MainActor (Object) -> Bool)?
    /// Names for Voice Control, best first.
    public var userInputLabels: (@MainActor (Object) -> [String])?
    /// Actions that the app's own ones replace.
    public var customActions: (@MainActor (Object) -> [UIAccessibilityCustomAction]?)?
    /// Actions offered beside the app's own ones: of a table row, what a swipe over it shows.
    public var systemCustomActions: (@MainActor (Object) -> [UIAccessibilityCustomAction])?
    /// Whether the object discloses more, and does so now.
    public var expandedStatus: (@MainActor (Object) -> UIAccessibility.ExpandedStatus)?
    /// What stands in a field while it is empty.
    public var placeholder: (@MainActor (Object) -> String?)?
    /// Which one of how many the object is, counted from 1, where only its class knows: the row of a picker's wheel.
    public var position: (@MainActor (Object) -> (index: Int, count: Int)?)?
    /// Whether Switch Control, Voice Control and Full Keyboard Access find the object; what its traits suggest
    /// without an answer.
    public var respondsToUserInteraction: (@MainActor (Object) -> Bool)?
    /// The default action; false lets the technology tap at the activation point.
    public var activate: (@MainActor (Object) -> Bool)?
    /// One step up.
    public var increment: (@MainActor (Object) -> Void)?
    /// One step down.
    public var decrement: (@MainActor (Object) -> Void)?
    /// Scrolls by a page; false lets the call go up the hierarchy.
    public var scroll: (@MainActor (Object, UIAccessibilityScrollDirection) -> Bool)?
    /// Leaves what is shown; false lets the call go up the hierarchy.
    public var performEscape: (@MainActor (Object) -> Bool)?
    /// Does the most intended action; false lets the call go up the hierarchy.
    public var performMagicTap: (@MainActor (Object) -> Bool)?

    fileprivate init() {}

    /// The same answers for any object, those of `inherited` where there is none.
    ///
    /// Whoever puts defaults and an object together has checked that the object is an `Object`.
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

  /// Makes the defaults of a class, or of one object.
  /// - Parameters:
  ///   - objectClass: the class whose objects may have these defaults, with its subclasses.
  ///   - inherited: who answers what is not answered here: the defaults of the superclass.
  ///   - give: sets the answers; it is handed the inherited defaults to ask them.
  public init<Object: AccessibleObject>(
    of objectClass: Object.Type, over inherited: AccessibilityDefaults,
    _ give: (inout Answers<Object>, AccessibilityDefaults) -> Void
  ) {
    var own = Answers<Object>()
    give(&own, inherited)
    answers = own.erased(over: inherited.answers)
    self.objectClass = objectClass
  }

  /// Those of an object of which nothing is known.
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

  /// What activating an object results in.
  public func hint(of object: AccessibleObject) -> String? { answers.hint?(object) }

  /// What an object is and how it behaves.
  public func traits(of object: AccessibleObject) -> UIAccessibilityTraits {
    answers.traits?(object) ?? .none
  }

  /// The name of an object for automation.
  public func identifier(of object: AccessibleObject) -> String? { answers.identifier?(object) }

  /// The rectangle of an object in screen coordinates.
  public func frame(of object: AccessibleObject) -> CGRect { answers.frame?(object) ?? .zero }

  /// Where activating an object taps, in screen coordinates.
  public func activationPoint(of object: AccessibleObject) -> CGPoint {
    if let point = answers.activationPoint { return point(object) }
    let frame = object.accessibilityFrame
    if frame.isEmpty, let path = object.accessibilityPath {
      return CGPoint(x: path.bounds.midX, y: path.bounds.midY)
    }
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The elements inside an object.
  public func elements(of object: AccessibleObject) -> [Any]? { answers.elements?(object) }

  /// What an object is as a container.
  public func containerType(of object: AccessibleObject) -> UIAccessibilityContainerType {
    answers.containerType?(object) ?? .none
  }

  /// Whether technologies ignore the siblings of an object.
  public func viewIsModal(_ object: AccessibleObject) -> Bool { answers.viewIsModal?(object) ?? false }

  /// The names of an object for Voice Control.
  public func userInputLabels(of object: AccessibleObject) -> [String] {
    answers.userInputLabels?(object) ?? []
  }

  /// The actions of an object that the app's own ones replace.
  public func customActions(of object: AccessibleObject) -> [UIAccessibilityCustomAction]? {
    answers.customActions?(object)
  }

  /// The actions of an object beside the app's own ones.
  public func systemCustomActions(of object: AccessibleObject) -> [UIAccessibilityCustomAction] {
    answers.systemCustomActions?(object) ?? []
  }

  /// Whether an object discloses more.
  public func expandedStatus(of object: AccessibleObject) -> UIAccessibility.ExpandedStatus {
    answers.expandedStatus?(object) ?? .unsupported
  }

  /// What stands in a field while it is empty.
  public func placeholder(of object: AccessibleObject) -> String? { answers.placeholder?(object) }

  /// Which one of how many an object is, counted from 1.
  public func position(of object: AccessibleObject) -> (index: Int, count: Int)? { answers.position?(object) }

  /// Whether technologies other than VoiceOver find an object.
  public func respondsToUserInteraction(_ object: AccessibleObject) -> Bool {
    if let responds = answers.respondsToUserInteraction { return responds(object) }
    let traits = object.accessibilityTraits
    return !traits.contains(.notEnabled)
      && !traits.isDisjoint(with: [
        .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton, .textEntry,
      ])
  }

  /// Does the default action of an object; false when there is none.
  public func activate(_ object: AccessibleObject) -> Bool { answers.activate?(object) ?? false }

  /// One step up.
  public func increment(_ object: AccessibleObject) { answers.increment?(object) }

  /// One step down.
  public func decrement(_ object: AccessibleObject) { answers.decrement?(object) }

  /// Scrolls an object by a page; false when it does not scroll.
  public func scroll(_ object: AccessibleObject, _ direction: UIAccessibilityScrollDirection) -> Bool {
    answers.scroll?(object, direction) ?? false
  }

  /// Leaves what an object shows; false when it cannot be left.
  public func performEscape(_ object: AccessibleObject) -> Bool { answers.performEscape?(object) ?? false }

  /// Does the most intended action of an object; false when there is none.
  public func performMagicTap(_ object: AccessibleObject) -> Bool {
    answers.performMagicTap?(object) ?? false
  }
}
