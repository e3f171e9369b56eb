import CurbcutFoundation
import Foundation

/// Represents a registration for trait changes, with which it can be undone.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitchangeregistration>.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object whose trait changes can be observed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitraitchangeobservable>.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// The registrations for trait changes of one view or view controller.
@MainActor
final class TraitRegistrations: NSObject {
  final class Entry: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let tell: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void) {
      self.traits = traits
      self.tell = tell
      super.init()
    }
  }

  var entries: [Entry] = []

  func tell(from previous: UITraitCollection, to now: UITraitCollection) {
    for entry in entries {
      let changed = entry.traits.contains { trait in
        guard let held = trait as? any HeldTrait.Type else {
          return !now.values.hasSame(trait, as: previous.values)
        }
        return held.value(in: previous.values) != held.value(in: now.values)
      }
      if changed { entry.tell(previous) }
    }
  }
}

extension UIViewController {
  private static let registrationsKey = "traitRegistrations"

  final var traitRegistrations: TraitRegistrations? {
    attachments[Self.registrationsKey] as? TraitRegistrations
  }

  fileprivate final func makeTraitRegistrations() -> TraitRegistrations {
    if let found = traitRegistrations { return found }
    let made = TraitRegistrations()
    attachments[Self.registrationsKey] = made
    return made
  }
}

extension UITraitChangeObservable {
  private var registrations: TraitRegistrations? {
    if let controller = self as? UIViewController { return controller.makeTraitRegistrations() }
    guard let view = self as? UIView else { return nil }
    let state = view.ensureRareState()
    if let found = state.traitRegistrations { return found }
    let made = TraitRegistrations()
    state.traitRegistrations = made
    return made
  }

  private func register(
    _ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let entry = TraitRegistrations.Entry(traits, tell)
    registrations?.entries.append(entry)
    return entry
  }

  /// Calls a closure when certain traits change.
  ///
  /// - Parameters:
  ///   - traits: the traits to observe.
  ///   - handler: receives the object and its previous traits.
  /// - Returns: the registration, for `unregisterForTraitChanges(_:)`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self] previous in if let self { handler(self, previous) } }
  }

  /// Calls a closure when certain traits change, where the closure names the type of the object, as in
  /// `(self: Self, previous: UITraitCollection) in` inside of a class that is not final.
  ///
  /// - Parameters:
  ///   - traits: the traits to observe.
  ///   - handler: receives the object and its previous traits.
  /// - Returns: the registration, for `unregisterForTraitChanges(_:)`.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Environment, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { [weak self] previous in
      if let environment = self as? Environment { handler(environment, previous) }
    }
  }

  /// Calls a method of an object when certain traits change.
  ///
  /// - Parameters:
  ///   - traits: the traits to observe.
  ///   - target: the object whose method is called.
  ///   - action: a method that takes no arguments, this object, or this object and its previous traits.
  /// - Returns: the registration, for `unregisterForTraitChanges(_:)`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let receiver = target as AnyObject
    return register(traits) { [weak self, weak receiver] previous in
      guard let self, let receiver else { return }
      let arguments: [Any?] = [self, previous]
      ObjCRuntime.deliver(action, to: receiver, arguments: Array(arguments.prefix(action.argumentCount)))
    }
  }

  /// Calls a method of the object itself when certain traits change.
  ///
  /// - Parameters:
  ///   - traits: the traits to observe.
  ///   - action: a method that takes no arguments, this object, or this object and its previous traits.
  /// - Returns: the registration, for `unregisterForTraitChanges(_:)`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Removes a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    registrations?.entries.removeAll { $0 === registration }
  }
}
