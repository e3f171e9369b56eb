import Foundation
import Synchronization

/// A change that an observation reports; values are nil unless they were asked for.
struct ObservedChange {
  /// The value after the change; the inner optional is nil when the value is nil.
  var new: Any??
  /// The value before the change; the inner optional is nil when the value is nil.
  var old: Any??
  /// Whether the change is still to come.
  var isPrior = false
  var kind = NSKeyValueChange.setting
  /// Which members of a collection changed; nil when a value was set.
  var indexes: IndexSet?

  var dictionary: [NSKeyValueChangeKey: Any] {
    var result: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue]
    if let indexes { result[.indexesKey] = indexes }
    if let new { result[.newKey] = new ?? NSNull() }
    if let old { result[.oldKey] = old ?? NSNull() }
    if isPrior { result[.notificationIsPriorKey] = true }
    return result
  }
}

/// One observer's interest in one key path of one object.
final class Observation: @unchecked Sendable {
  /// A property along the key path: a change of any of them may change the value at its end.
  struct Link {
    weak var object: AnyObject?
    var id: ObjectIdentifier
    var key: String
    /// The rest of the key path after the property; nil for a property that the value depends on in another way.
    var rest: String?
  }

  private(set) weak var object: AnyObject?
  let keyPath: String
  let options: NSKeyValueObservingOptions
  let tell: (AnyObject, ObservedChange) -> Void
  /// Reads the object's value; nil to read it by key-value coding.
  var read: ((AnyObject) -> Any?)?
  /// The object notified through `observeValue`; nil when there is a handler instead.
  weak var observer: NSObject? {
    didSet {
      isForObserver = true
      observerID = observer.map { ObjectIdentifier($0) }
    }
  }
  /// Who it is between: an object whose deinitializer runs is not found by a weak reference any more.
  let objectID: ObjectIdentifier
  private(set) var observerID: ObjectIdentifier?
  private(set) var isForObserver = false
  var context: UnsafeMutableRawPointer?
  fileprivate(set) var links: [Link] = []
  /// The old values of changes that have begun but not ended.
  private var before: [Any?] = []

  init(
    of object: AnyObject, keyPath: String, options: NSKeyValueObservingOptions,
    tell: @escaping (AnyObject, ObservedChange) -> Void
  ) {
    self.object = object
    objectID = ObjectIdentifier(object)
    self.keyPath = keyPath
    self.options = options
    self.tell = tell
  }

  func begin() {
    Observations.shared.add(self)
    guard options.contains(.initial), let object else { return }
    tell(object, ObservedChange(new: options.contains(.new) ? .some(value()) : nil))
  }

  /// Whether the observed object or the observer has been deallocated.
  var isDead: Bool { object == nil || (isForObserver && observer == nil) }

  func end() { Observations.shared.remove(self) }

  private func value() -> Any? {
    guard let object else { return nil }
    if let read { return read(object) }
    return (object as? NSObject)?.value(forKeyPath: keyPath)
  }

  func willChange() {
    guard let object else { return }
    let needsOld = options.contains(.old) || links.contains { $0.rest != "" }
    let old = needsOld || options.contains(.prior) ? value() : nil
    before.append(old)
    guard options.contains(.prior) else { return }
    tell(object, ObservedChange(old: options.contains(.old) ? .some(old) : nil, isPrior: true))
  }

  /// - Parameters:
  ///   - link: the property that changed.
  ///   - old: its old value, if its setter passes it.
  func didChange(_ link: Link, old: Any??) {
    guard let object else { return }
    let remembered: Any?? = before.isEmpty ? nil : .some(before.removeLast())
    var change = ObservedChange()
    if options.contains(.new) { change.new = .some(value()) }
    if options.contains(.old) {
      if let remembered {
        change.old = remembered
      } else if let old {
        switch link.rest {
        case "": change.old = old
        case let rest?: change.old = .some((old as AnyObject as? NSObject)?.value(forKeyPath: rest))
        case nil: break
        }
      }
    }
    tell(object, change)
  }

  /// Tells the observer of a change of members.
  func didChange(_ members: MemberChange) {
    guard let object else { return }
    var change = ObservedChange(kind: members.kind, indexes: members.indexes)
    if options.contains(.new), let added = members.added { change.new = .some(added) }
    if options.contains(.old), let removed = members.removed { change.old = .some(removed) }
    tell(object, change)
  }

  /// Tells the observer of a change of members that is still to come, if it wants to know.
  func willChange(_ members: MemberChange) {
    guard let object, options.contains(.prior) else { return }
    var change = ObservedChange(isPrior: true, kind: members.kind, indexes: members.indexes)
    if options.contains(.old), let removed = members.removed { change.old = .some(removed) }
    tell(object, change)
  }

  /// Forgets a change that was announced but did not happen.
  func didNotChange() { _ = before.popLast() }

  /// The properties that are along the key path now.
  func currentLinks() -> [Link] {
    guard let object else { return [] }
    var links: [Link] = []
    follow(keyPath, of: object, isValue: true, depth: 0, into: &links)
    return links
  }

  private func follow(
    _ path: String, of object: AnyObject, isValue: Bool, depth: Int, into links: inout [Link]
  ) {
    // Properties that depend on each other would recurse for ever.
    guard depth < 16 else { return }
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let key = parts.first, !key.hasPrefix("@") else { return }
    let rest = parts.count > 1 ? parts[1] : ""
    links.append(Link(object: object, id: ObjectIdentifier(object), key: key, rest: isValue ? rest : nil))
    if let type = type(of: object) as? any NSObjectProtocol.Type {
      for other in ObjCRuntime.keyPathsAffecting(key, of: type).sorted() {
        follow(other, of: object, isValue: false, depth: depth + 1, into: &links)
      }
    }
    guard !rest.isEmpty, let next = try? ObjCRuntime.value(forKey: key, of: object) else { return }
    follow(rest, of: next as AnyObject, isValue: isValue, depth: depth + 1, into: &links)
  }
}

/// A change of members of a collection.
struct MemberChange {
  var kind: NSKeyValueChange
  var indexes: IndexSet
  /// The members that go.
  var removed: [Any]?
  /// The members that have come.
  var added: [Any]?

  /// - Parameter members: the members before the change.
  init(_ kind: NSKeyValueChange, _ indexes: IndexSet, of members: [Any]) {
    self.kind = kind
    self.indexes = indexes
    if kind == .removal || kind == .replacement {
      removed = indexes.filter(members.indices.contains).map { members[$0] }
    }
  }

  /// - Parameter members: the members after the change.
  mutating func end(with members: [Any]) {
    if kind == .insertion || kind == .replacement {
      added = indexes.filter(members.indices.contains).map { members[$0] }
    }
  }
}

/// All current observations.
final class Observations: @unchecked Sendable {
  static let shared = Observations()

  private struct Property: Hashable {
    var object: ObjectIdentifier
    var key: String

    /// The key of a flag may be written with or without `is`.
    init(object: ObjectIdentifier, key: String) {
      self.object = object
      if key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase {
        self.key = first.lowercased() + key.dropFirst(3)
      } else {
        self.key = key
      }
    }
  }

  private let lock = NSRecursiveLock()
  private var observations: [Property: [Observation]] = [:]
  private var all: [ObjectIdentifier: Observation] = [:]
  /// Properties that key-value coding is setting right now; their setters' own notifications would be duplicates.
  private var suppressed: [Property: Int] = [:]

  func add(_ observation: Observation) {
    lock.withLock {
      dropDead()
      all[ObjectIdentifier(observation)] = observation
      link(observation)
      ObjCRuntime.observationCount.store(all.count, ordering: .relaxed)
    }
  }

  func remove(_ observation: Observation) {
    lock.withLock {
      guard all.removeValue(forKey: ObjectIdentifier(observation)) != nil else { return }
      unlink(observation)
      ObjCRuntime.observationCount.store(all.count, ordering: .relaxed)
    }
  }

  func remove(
    _ observer: NSObject, of object: AnyObject, keyPath: String, where matches: (Observation) -> Bool
  ) {
    let found = lock.withLock {
      all.values.first {
        $0.observerID == ObjectIdentifier(observer) && $0.objectID == ObjectIdentifier(object)
          && $0.keyPath == keyPath && matches($0)
      }
    }
    if let found { return remove(found) }
    NSException.raise(
      .rangeException,
      "Cannot remove an observer <\(type(of: observer))> for the key path \"\(keyPath)\" from "
        + "<\(type(of: object))> because it is not registered as an observer.")
  }

  private func dropDead() {
    for observation in Array(all.values) where observation.isDead {
      all[ObjectIdentifier(observation)] = nil
      unlink(observation)
    }
  }

  private func link(_ observation: Observation) {
    observation.links = observation.currentLinks()
    for link in observation.links {
      observations[Property(object: link.id, key: link.key), default: []].append(observation)
    }
  }

  private func unlink(_ observation: Observation) {
    for link in observation.links {
      let property = Property(object: link.id, key: link.key)
      observations[property]?.removeAll { $0 === observation }
      if observations[property]?.isEmpty ?? false { observations[property] = nil }
    }
    observation.links = []
  }

  /// The observations that a property's change affects, each with the link for that property.
  private func concerned(
    _ object: AnyObject, _ key: String, isSetByCoding: Bool = false
  ) -> [(Observation, Observation.Link)] {
    lock.withLock {
      let property = Property(object: ObjectIdentifier(object), key: key)
      guard isSetByCoding || suppressed[property] == nil else { return [] }
      return (observations[property] ?? []).compactMap { observation in
        observation.links.first { Property(object: $0.id, key: $0.key) == property }.map { (observation, $0) }
      }
    }
  }

  /// The objects of a class that are observed.
  func observed<Object: AnyObject>(_ type: Object.Type) -> [Object] {
    lock.withLock {
      var seen: Set<ObjectIdentifier> = []
      return all.values.flatMap(\.links).compactMap { link in
        guard let object = link.object as? Object, seen.insert(link.id).inserted else { return nil }
        return object
      }
    }
  }

  func isObserved(_ object: AnyObject, _ key: String) -> Bool { !concerned(object, key).isEmpty }

  func willChange(_ object: AnyObject, _ key: String, isSetByCoding: Bool = false) {
    for (observation, _) in concerned(object, key, isSetByCoding: isSetByCoding) { observation.willChange() }
  }

  func didChange(_ object: AnyObject, _ key: String, old: Any??, isSetByCoding: Bool = false) {
    for (observation, link) in concerned(object, key, isSetByCoding: isSetByCoding) {
      // An observer notified earlier in this loop may have ended this observation.
      guard lock.withLock({ all[ObjectIdentifier(observation)] != nil }) else { continue }
      if link.rest != "" {
        lock.withLock {
          unlink(observation)
          self.link(observation)
        }
      }
      observation.didChange(link, old: old)
    }
  }

  // MARK: Members of collections

  /// The changes of members that were announced and have not ended.
  private var pendingMembers: [Property: [MemberChange]] = [:]

  func willChangeMembers(_ change: MemberChange, of object: AnyObject, _ key: String) {
    let property = Property(object: ObjectIdentifier(object), key: key)
    lock.withLock {
      pendingMembers[property, default: []].append(change)
      // What the collection's own setter reports would be a duplicate.
      suppressed[property, default: 0] += 1
    }
    for (observation, link) in concerned(object, key, isSetByCoding: true) {
      if link.rest == "" { observation.willChange(change) } else { observation.willChange() }
    }
  }

  func didChangeMembers(of object: AnyObject, _ key: String, members: [Any]) {
    let property = Property(object: ObjectIdentifier(object), key: key)
    let pending = lock.withLock { () -> MemberChange? in
      let change = pendingMembers[property]?.popLast()
      if pendingMembers[property]?.isEmpty ?? false { pendingMembers[property] = nil }
      guard change != nil else { return nil }
      let count = (suppressed[property] ?? 1) - 1
      suppressed[property] = count == 0 ? nil : count
      return change
    }
    guard var change = pending else { return }
    change.end(with: members)
    for (observation, link) in concerned(object, key, isSetByCoding: true) {
      guard lock.withLock({ all[ObjectIdentifier(observation)] != nil }) else { continue }
      if link.rest == "" { observation.didChange(change) } else { observation.didChange(link, old: nil) }
    }
  }

  /// Sets a property by key-value coding, and notifies its observers once.
  func setting<Result>(_ object: AnyObject, _ key: String, _ set: () throws -> Result) rethrows -> Result {
    let property = Property(object: ObjectIdentifier(object), key: key)
    willChange(object, key, isSetByCoding: true)
    lock.withLock { suppressed[property, default: 0] += 1 }
    func end() {
      lock.withLock {
        let count = (suppressed[property] ?? 1) - 1
        suppressed[property] = count == 0 ? nil : count
      }
    }
    do {
      let result = try set()
      end()
      didChange(object, key, old: nil, isSetByCoding: true)
      return result
    } catch {
      end()
      for (observation, _) in concerned(object, key) { observation.didNotChange() }
      throw error
    }
  }
}

extension ObjCRuntime {
  /// The number of observations, which setters can check cheaply.
  static let observationCount = Atomic<Int>(0)

  /// Whether any property of any object is observed.
  ///
  /// Setters check this before they report a change, so that it costs nothing while there are no observers.
  public static var isObserving: Bool { observationCount.load(ordering: .relaxed) != 0 }

  /// Tells observers that a property is about to change.
  ///
  /// - Parameters:
  ///   - object: the object.
  ///   - key: the property's name.
  public static func willChange(_ object: AnyObject, _ key: String) {
    guard isObserving, notifiesAutomatically(key, of: object) else { return }
    Observations.shared.willChange(object, key)
  }

  /// Tells observers that a property has changed.
  ///
  /// - Parameters:
  ///   - object: the object.
  ///   - key: the property's name.
  public static func didChange(_ object: AnyObject, _ key: String) {
    guard isObserving else { return }
    Observations.shared.didChange(object, key, old: nil)
  }

  /// Tells observers that a property has changed, with its old value.
  ///
  /// - Parameters:
  ///   - object: the object.
  ///   - key: the property's name.
  ///   - old: the value before.
  ///   - new: the value after; observers read it from the object.
  public static func didChange<Value>(
    _ object: AnyObject, _ key: String, _ old: @autoclosure () -> Value, _ new: @autoclosure () -> Value
  ) {
    guard isObserving, Observations.shared.isObserved(object, key), notifiesAutomatically(key, of: object)
    else { return }
    Observations.shared.didChange(object, key, old: .some(ObjCValue.flattened(old())))
  }

  /// Whether the setter of a property reports its changes, which a class can opt out of.
  private static func notifiesAutomatically(_ key: String, of object: AnyObject) -> Bool {
    let selector = Selector("automaticallyNotifiesObserversForKey:")
    let type: AnyClass = type(of: object)
    guard responds(type, to: selector) else { return true }
    return deliver(selector, to: type, arguments: [key]) as? Bool ?? true
  }

  /// The properties that another depends on: from the class's own override, else from its method for that property.
  static func keyPathsAffecting(_ key: String, of type: any NSObjectProtocol.Type) -> Set<String> {
    let selector = Selector("keyPathsForValuesAffectingValueForKey:")
    guard responds(type, to: selector) else { return type.keyPathsForValuesAffectingValue(forKey: key) }
    return deliver(selector, to: type, arguments: [key]) as? Set<String> ?? []
  }

  /// Reports that an observer did not handle a change.
  package static func reportUnhandledChange(_ keyPath: String?, by observer: any NSObjectProtocol) {
    report(
      "<\(type(of: observer))>: An -observeValueForKeyPath:ofObject:change:context: message was received "
        + "but not handled. Key path: \(keyPath ?? "")")
  }
}
