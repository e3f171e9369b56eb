import CurbcutFoundation

/// The objects of relationships.
enum RelatedObjects {
  /// The objects of a set, an array or a single one.
  static func list(_ value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }.sorted(by: isBefore)
    case let array as [Any]: array.compactMap { $0 as? NSManagedObject }
    case let set as Set<NSManagedObject>: set.sorted(by: isBefore)
    default: []
    }
  }

  /// An order in which the objects of a set are always in the same way.
  private static func isBefore(_ a: NSManagedObject, _ b: NSManagedObject) -> Bool {
    a.makingOrder < b.makingOrder
  }
}

extension NSManagedObject {
  /// Sets the objects of a relationship, and what leads back from them.
  func relate(_ relationship: NSRelationshipDescription, _ new: [NSManagedObject]) {
    let key = relationship.name
    let old = relatedObjects(key)
    if new.isEmpty {
      values[key] = nil
    } else {
      values[key] = relationship.isToMany ? new as Any : new[0]
    }
    guard let inverse = relationship.inverseRelationship else { return }
    let (oldSet, newSet) = (Set(old), Set(new))
    for object in old where !newSet.contains(object) { object.forget(self, in: inverse) }
    for object in new where !oldSet.contains(object) { object.admit(self, to: inverse) }
  }

  /// The objects of a relationship.
  func relatedObjects(_ key: String) -> [NSManagedObject] {
    fire()
    if let one = values[key] as? NSManagedObject { return [one] }
    return values[key] as? [NSManagedObject] ?? []
  }

  /// Another object no longer refers to this one.
  private func forget(_ object: NSManagedObject, in inverse: NSRelationshipDescription) {
    let key = inverse.name
    let left = relatedObjects(key).filter { $0 !== object }
    changed(key) { values[key] = left.isEmpty ? nil : (inverse.isToMany ? left as Any : left[0]) }
  }

  /// Another object refers to this one now.
  private func admit(_ object: NSManagedObject, to inverse: NSRelationshipDescription) {
    let key = inverse.name
    let before = relatedObjects(key)
    guard !before.contains(object) else { return }
    if inverse.isToMany {
      changed(key) { values[key] = before + [object] }
      return
    }
    // What this one belonged to before has to let it go.
    if let previous = before.first, let back = inverse.inverseRelationship { previous.forget(self, in: back) }
    changed(key) { values[key] = object }
  }

  private func changed(_ key: String, _ change: () -> Void) {
    willChangeValue(forKey: key)
    change()
    didChangeValue(forKey: key)
  }

  /// Removes the object from all relationships, by their rules for deletion.
  ///
  /// - Returns: what is to be deleted along.
  func leaveRelationships() -> [NSManagedObject] {
    fire()
    var others: [NSManagedObject] = []
    for relationship in entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
      let related = relatedObjects(relationship.name)
      switch relationship.deleteRule {
      case .cascadeDeleteRule: others += related
      case .nullifyDeleteRule, .denyDeleteRule:
        guard relationship.deleteRule == .nullifyDeleteRule, let inverse = relationship.inverseRelationship
        else { continue }
        for object in related { object.forget(self, in: inverse) }
      case .noActionDeleteRule: break
      }
    }
    return others
  }

  /// The objects of a relationship as a set that can be changed.
  public func mutableSetValue(forKey key: String) -> NSMutableSet { ManagedSet(self, key) }

  /// The objects of an ordered relationship as an ordered set that can be changed.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    ManagedOrderedSet(self, key)
  }
}

/// The objects of a relationship; who changes the set changes the relationship.
private final class ManagedSet: NSMutableSet {
  private let owner: NSManagedObject
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) {
    NSException.end(.invalidArgumentException, "A set of related objects belongs to an object.")
  }

  required convenience init?(coder: NSCoder) { nil }

  private var objects: [NSManagedObject] { owner.relatedObjects(key) }
  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? { objects.first { $0 === object as AnyObject } }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
  override var allObjects: [Any] { objects }
  override func contains(_ anObject: Any) -> Bool { member(anObject) != nil }
  override func add(_ object: Any) { owner._addManaged(object, key) }
  override func remove(_ object: Any) { owner._removeManaged(object, key) }
  override func removeAllObjects() { owner.setValue(nil, forKey: key) }
  override func union(_ otherSet: Set<AnyHashable>) { for object in otherSet { add(object.base) } }
  override func minus(_ otherSet: Set<AnyHashable>) { for object in otherSet { remove(object.base) } }
}

/// The objects of an ordered relationship; who changes the set changes the relationship.
private final class ManagedOrderedSet: NSMutableOrderedSet {
  private var owner: NSManagedObject?
  private var key = ""

  init(_ owner: NSManagedObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required init?(coder: NSCoder) { nil }
  required init(arrayLiteral elements: Any...) { super.init(capacity: 0) }

  private var objects: [NSManagedObject] { owner?.relatedObjects(key) ?? [] }
  override var count: Int { objects.count }
  override func object(at idx: Int) -> Any { objects[idx] }
  override func index(of object: Any) -> Int {
    objects.firstIndex { $0 === object as AnyObject } ?? NSNotFound
  }
  override func insert(_ object: Any, at idx: Int) {
    guard let object = object as? NSManagedObject else { return }
    owner?._insertManaged(object, at: idx, key)
  }
  override func removeObject(at idx: Int) { owner?._removeManaged(at: idx, key) }
  override func replaceObject(at idx: Int, with obj: Any) {
    guard let object = obj as? NSManagedObject else { return }
    owner?.change(key) { if $0.indices.contains(idx) { $0[idx] = object } }
  }
  override func add(_ object: Any) { owner?._addManaged(object, key) }
  override func remove(_ object: Any) { owner?._removeManaged(object, key) }
  override func removeAllObjects() { owner?.setValue(nil, forKey: key) }
}
