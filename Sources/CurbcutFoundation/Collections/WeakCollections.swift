import Foundation

/// How a collection holds its members.
///
/// Follows <https://developer.apple.com/documentation/foundation/nspointerfunctions/options>.
public enum NSPointerFunctions {
  /// How a collection holds and compares its members.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Members are kept alive.
    public static let strongMemory: Options = []
    /// Members are released when nothing else holds a strong reference to them.
    public static let weakMemory = Options(rawValue: 5)
    /// Members are compared by `isEqual`.
    public static let objectPersonality: Options = []
    /// Members are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 512)
    /// A copy of a member is kept.
    public static let copyIn = Options(rawValue: 65536)
  }
}

/// A member of a collection, held strongly or weakly.
struct CollectionMember {
  private let strong: AnyObject?
  private weak var object: AnyObject?
  let id: ObjectIdentifier

  init(_ member: AnyObject, _ options: NSPointerFunctions.Options) {
    let copies = options.contains(.copyIn)
    let member = copies ? (member as? any NSCopying).map { $0.copy() as AnyObject } ?? member : member
    strong = options.contains(.weakMemory) ? nil : member
    object = member
    id = ObjectIdentifier(member)
  }

  /// The member; nil once it is deallocated.
  var value: AnyObject? { object }

  func matches(_ other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    guard let value else { return false }
    if value === other { return true }
    guard !options.contains(.objectPointerPersonality) else { return false }
    return (value as? NSObject)?.isEqual(other) ?? false
  }
}

/// A set that can hold its members weakly; mostly used for delegates and observers.
///
/// Members are kept in the order in which they were added.
/// Follows <https://developer.apple.com/documentation/foundation/nshashtable>.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var members: [CollectionMember] = []
  private let options: NSPointerFunctions.Options

  /// Creates a set.
  ///
  /// - Parameters:
  ///   - options: how members are held and compared.
  ///   - initialCapacity: the expected number of members; only a hint.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// A set that holds its members weakly.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Adds an object, unless it is already a member.
  ///
  /// - Parameter object: the object; nil is not added.
  open func add(_ object: ObjectType?) {
    members.removeAll { $0.value == nil }
    guard let object, !contains(object) else { return }
    members.append(CollectionMember(object, options))
  }

  /// Removes an object.
  ///
  /// - Parameter object: the object.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    members.removeAll { $0.value == nil || $0.matches(object, options) }
  }

  /// Removes all members.
  open func removeAllObjects() { members = [] }

  /// Whether an object is a member.
  ///
  /// - Parameter anObject: the object.
  open func contains(_ anObject: ObjectType?) -> Bool {
    guard let anObject else { return false }
    return members.contains { $0.matches(anObject, options) }
  }

  /// The member that is equal to an object; nil when there is none.
  ///
  /// - Parameter object: the object.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return members.first { $0.matches(object, options) }?.value as? ObjectType
  }

  /// The members that still exist.
  open var allObjects: [ObjectType] { members.compactMap { $0.value as? ObjectType } }
  /// The members that still exist, as a set.
  open var setRepresentation: Set<AnyHashable> {
    Set(members.compactMap { ($0.value as? NSObject).map { AnyHashable($0) } })
  }
  /// One of the members; nil when there is none.
  open var anyObject: ObjectType? { allObjects.first }
  /// The number of members that still exist.
  open var count: Int { allObjects.count }
  /// The members, in order.
  open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }
}

/// A dictionary that can hold its keys and values weakly.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsmaptable>.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var entries: [(key: CollectionMember, value: CollectionMember)] = []
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options

  /// Creates a dictionary.
  ///
  /// - Parameters:
  ///   - keyOptions: how keys are held and compared.
  ///   - valueOptions: how values are held.
  ///   - initialCapacity: the expected number of entries; only a hint.
  public init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options,
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// Creates a dictionary that holds keys and values strongly.
  public override convenience init() { self.init(keyOptions: .strongMemory, valueOptions: .strongMemory) }

  /// A dictionary that holds keys and values strongly.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .strongMemory)
  }
  /// A dictionary that holds keys weakly and values strongly.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
  }
  /// A dictionary that holds keys strongly and values weakly.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }
  /// A dictionary that holds keys and values weakly.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func dropDead() { entries.removeAll { $0.key.value == nil || $0.value.value == nil } }

  /// The value of a key; nil when there is none.
  ///
  /// - Parameter aKey: the key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { $0.key.matches(aKey, keyOptions) }?.value.value as? ObjectType
  }

  /// Sets the value of a key; nil removes it.
  ///
  /// - Parameters:
  ///   - anObject: the value.
  ///   - aKey: the key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    dropDead()
    entries.removeAll { $0.key.matches(aKey, keyOptions) }
    guard let anObject else { return }
    entries.append((CollectionMember(aKey, keyOptions), CollectionMember(anObject, valueOptions)))
  }

  /// Removes a key and its value.
  ///
  /// - Parameter aKey: the key.
  open func removeObject(forKey aKey: KeyType?) { setObject(nil, forKey: aKey) }

  /// Removes all entries.
  open func removeAllObjects() { entries = [] }

  /// The number of entries whose key and value both still exist.
  open var count: Int {
    dropDead()
    return entries.count
  }

  /// The keys, in order.
  open func keyEnumerator() -> NSEnumerator {
    dropDead()
    return (entries.compactMap { $0.key.value } as NSArray).objectEnumerator()
  }

  /// The values, in order; nil when there is none.
  open func objectEnumerator() -> NSEnumerator? {
    dropDead()
    return (entries.compactMap { $0.value.value } as NSArray).objectEnumerator()
  }

  /// The keys and their values, as a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var result: [AnyHashable: ObjectType] = [:]
    for entry in entries {
      guard let key = entry.key.value as? NSObject, let value = entry.value.value as? ObjectType else {
        continue
      }
      result[AnyHashable(key)] = value
    }
    return result
  }
}
