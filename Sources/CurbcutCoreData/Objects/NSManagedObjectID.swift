import CurbcutFoundation

/// Names an object in a store, or one that has not been saved yet.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsmanagedobjectid>.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, NSCopying, @unchecked Sendable {
  enum Reference: Hashable {
    /// In memory only.
    case temporary(UUID)
    /// The number of a row in a store.
    case row(Int64)
  }

  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The store that has the object; nil before it is saved.
  public internal(set) weak var persistentStore: NSPersistentStore?
  let reference: Reference

  init(_ entity: NSEntityDescription, _ reference: Reference, in store: NSPersistentStore?) {
    self.entity = entity
    self.reference = reference
    persistentStore = store
  }

  /// Whether the object has not been saved yet: its identifier then changes when it is.
  open var isTemporaryID: Bool {
    if case .temporary = reference { true } else { false }
  }

  /// The number of the object's row in its store; nil for one that has not been saved.
  var row: Int64? {
    if case .row(let number) = reference { number } else { nil }
  }

  /// The identifier as an address, `x-coredata://STORE/Entity/p7`.
  open func uriRepresentation() -> URL {
    let name = entity.name ?? ""
    let text =
      switch reference {
      case .temporary(let id): "x-coredata:///\(name)/t\(id.uuidString)"
      case .row(let number): "x-coredata://\(persistentStore?.identifier ?? "")/\(name)/p\(number)"
      }
    return URL(string: text) ?? URL(fileURLWithPath: text)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return self === other
      || reference == other.reference && entity.root === other.entity.root
        && persistentStore === other.persistentStore
  }

  open override var hash: Int { reference.hashValue }

  open override var description: String { "<\(uriRepresentation().absoluteString)>" }
}
