import Foundation

/// The information that an observer wants about a change.
///
/// Follows <https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions>.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after the change.
  public static let new = Self(rawValue: 1)
  /// The value before the change.
  public static let old = Self(rawValue: 2)
  /// An initial notification immediately, before any change.
  public static let initial = Self(rawValue: 4)
  /// A notification before each change, too.
  public static let prior = Self(rawValue: 8)
}

/// The kind of a change.
///
/// Follows <https://developer.apple.com/documentation/foundation/nskeyvaluechange>.
public enum NSKeyValueChange: UInt, Sendable {
  /// A value was set.
  case setting = 1
  /// Members were added to a collection.
  case insertion = 2
  /// Members were removed from a collection.
  case removal = 3
  /// Members of a collection were replaced.
  case replacement = 4
}

/// The keys of a change dictionary.
///
/// Follows <https://developer.apple.com/documentation/foundation/nskeyvaluechangekey>.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind, as the number of an ``NSKeyValueChange``.
  public static let kindKey = Self(rawValue: "kind")
  /// The value after the change; `NSNull` for nil.
  public static let newKey = Self(rawValue: "new")
  /// The value before the change; `NSNull` for nil.
  public static let oldKey = Self(rawValue: "old")
  /// Which members of a collection changed, as an `IndexSet`; only for changes of members.
  public static let indexesKey = Self(rawValue: "indexes")
  /// True in a message before the change.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// A change of a property, as it is passed to a handler.
///
/// Follows <https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange>.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange
  /// The kind.
  public let kind: Kind
  /// The value after the change; nil unless it was asked for.
  public let newValue: Value?
  /// The value before the change; nil unless it was asked for.
  public let oldValue: Value?
  /// Which members of a collection changed; nil when a value was set.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}

/// An observation that lasts until it is invalidated or deallocated.
///
/// Follows <https://developer.apple.com/documentation/foundation/nskeyvalueobservation>.
public final class NSKeyValueObservation: NSObject {
  private let observation: Observation

  init(_ observation: Observation) {
    self.observation = observation
    super.init()
  }

  deinit { observation.end() }

  /// Ends the observation.
  public func invalidate() { observation.end() }
}

/// Key-value observing, for properties whose setters report changes: `@objc dynamic` ones of the app, those of
/// UIKit that Apple documents, and what is set by key-value coding.
///
/// Follows <https://developer.apple.com/documentation/objectivec/nsobject/nskeyvalueobserving>.
extension NSObjectProtocol {
  /// Calls a handler on each change of a property.
  ///
  /// - Parameters:
  ///   - keyPath: the property, or one of an object that this one refers to.
  ///   - name: the same property as key-value coding spells it: `center.x`. Sources for Apple's platforms do not pass
  ///     it; lowering adds it.
  ///   - options: what the handler wants to know, and when.
  ///   - changeHandler: is called with the object and the change, on the thread that changes it.
  /// - Returns: the observation, which ends when it is deallocated.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, _ name: String, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = Observation(of: self, keyPath: name, options: options) { object, change in
      guard let object = object as? Self else { return }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: change.kind, newValue: change.new.flatMap { ObjCValue.convert($0, to: Value.self) },
          oldValue: change.old.flatMap { ObjCValue.convert($0, to: Value.self) }, indexes: change.indexes,
          isPrior: change.isPrior))
    }
    observation.read = { object in (object as? Self).flatMap { ObjCValue.flattened($0[keyPath: keyPath]) } }
    observation.begin()
    return NSKeyValueObservation(observation)
  }

  /// Calls a handler on each change of a property.
  ///
  /// The name of the property is taken from the key path, which reveals it for stored properties only; changes of
  /// other properties go unnoticed, which is reported on standard error.
  ///
  /// - Parameters:
  ///   - keyPath: the property, or one of an object that this one refers to.
  ///   - options: what the handler wants to know, and when.
  ///   - changeHandler: is called with the object and the change, on the thread that changes it.
  /// - Returns: the observation, which ends when it is deallocated.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let parts = "\(keyPath)".split(separator: ".").dropFirst().map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: "?!"))
    }
    if parts.contains(where: { $0.contains("<") }) {
      ObjCRuntime.report("observe(_:): the name of \(keyPath) of \(type(of: self)) cannot be determined")
    }
    return observe(
      keyPath, parts.joined(separator: "."), options: options, changeHandler: changeHandler)
  }

  /// Notifies an object of each change of a property, through its `observeValue(forKeyPath:of:change:context:)`.
  ///
  /// - Parameters:
  ///   - observer: the object; it is not kept alive.
  ///   - keyPath: the property, or one of an object that this one refers to.
  ///   - options: what the observer wants to know, and when.
  ///   - context: is passed on to the observer.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let observation = Observation(of: self, keyPath: keyPath, options: options) {
      [weak observer] object, change in
      observer?.observeValue(
        forKeyPath: keyPath, of: object, change: change.dictionary, context: context)
    }
    observation.observer = observer
    observation.context = context
    observation.begin()
  }

  /// Stops notifying an object of changes of a property.
  ///
  /// - Parameters:
  ///   - observer: the object.
  ///   - keyPath: the property as it was given.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    Observations.shared.remove(observer, of: self, keyPath: keyPath) { _ in true }
  }

  /// Stops notifying an object of changes of a property that it may observe more than once.
  ///
  /// - Parameters:
  ///   - observer: the object.
  ///   - keyPath: the property as it was given.
  ///   - context: the context as it was given.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    Observations.shared.remove(observer, of: self, keyPath: keyPath) { $0.context == context }
  }

  /// Called on a change of a property that the object observes. Unless overridden, it reports the unhandled change on
  /// standard error, where iOS raises an exception.
  ///
  /// - Parameters:
  ///   - keyPath: the property as it was given.
  ///   - object: the object that has it.
  ///   - change: what changed.
  ///   - context: the context as it was given.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    ObjCRuntime.override(
      "observeValueForKeyPath:ofObject:change:context:", of: self,
      arguments: [keyPath, object, change, context]
    ) {
      ObjCRuntime.reportUnhandledChange(keyPath, by: self)
    }
  }

  /// Tells observers that a property is about to change.
  ///
  /// - Parameter key: the property's name.
  public func willChangeValue(forKey key: String) {
    guard ObjCRuntime.isObserving else { return }
    Observations.shared.willChange(self, key)
  }

  /// Tells observers that a property has changed.
  ///
  /// - Parameter key: the property's name.
  public func didChangeValue(forKey key: String) {
    guard ObjCRuntime.isObserving else { return }
    Observations.shared.didChange(self, key, old: nil)
  }

  /// Which other properties a computed property depends on: what the class method
  /// `keyPathsForValuesAffectingName` of a property `name` says, if there is one.
  ///
  /// - Parameter key: the property's name.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    guard let first = key.first else { return [] }
    let selector = Selector("keyPathsForValuesAffecting\(first.uppercased())\(key.dropFirst())")
    guard ObjCRuntime.responds(self, to: selector) else { return [] }
    return ObjCRuntime.deliver(selector, to: self) as? Set<String> ?? []
  }
}
