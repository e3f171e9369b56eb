import CurbcutFoundation

/// A kind of object in a model.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsentitydescription>.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String?
  /// The model that the entity belongs to.
  public internal(set) unowned(unsafe) var managedObjectModel: NSManagedObjectModel = .none
  /// The name of the class of the objects, with its module or without.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// Whether there are only objects of its subentities.
  open var isAbstract = false
  /// What the model's author has noted.
  open var userInfo: [AnyHashable: Any]?
  /// The name that the entity had in an earlier model; nil for the same.
  open var renamingIdentifier: String?
  /// The names of attributes whose values together occur only once.
  open var uniquenessConstraints: [[Any]] = []
  /// The entity that this one inherits from.
  public private(set) weak var superentity: NSEntityDescription?

  private var ownProperties: [NSPropertyDescription] = []
  private var known: [String: NSPropertyDescription]?

  /// Creates an entity without a name.
  public override init() { super.init() }

  /// The entities that inherit from this one.
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in subentities {
        entity.superentity = self
        entity.forgetProperties()
      }
    }
  }

  /// The subentities by their names.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// All properties, inherited ones too. Those that are set are the entity's own.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + ownProperties }
    set {
      ownProperties = newValue
      for property in newValue { property.entity = self }
      forgetProperties()
    }
  }

  private func forgetProperties() {
    known = nil
    for entity in subentities { entity.forgetProperties() }
  }

  /// All properties by their names.
  open var propertiesByName: [String: NSPropertyDescription] {
    if let known { return known }
    let made = Dictionary(properties.map { ($0.name, $0) }) { $1 }
    known = made
    return made
  }

  /// All attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// All relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The relationships that lead to an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
  }

  /// Whether the entity is another one, or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    var own: NSEntityDescription? = self
    while let found = own {
      if found === entity || found.name == entity.name { return true }
      own = found.superentity
    }
    return false
  }

  /// The entity with a name in the model of a context; nil if there is none.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  { context.model?.entitiesByName[entityName] }

  /// Creates an object of an entity in a context. A name that the model does not have raises
  /// `NSInternalInconsistencyException`.
  open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      NSException.end(
        .internalInconsistencyException,
        "+entityForName: could not locate an entity named '\(entityName)' in this model.")
    }
    return ManagedObjectMaking.make(entity, context)
  }

  /// The entity at the top of the inheritance, whose objects share a table.
  var root: NSEntityDescription {
    var entity = self
    while let above = entity.superentity { entity = above }
    return entity
  }

  /// The entity and all that inherit from it.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  /// The names of the attributes of each constraint, inherited ones too.
  var constraints: [[String]] {
    (superentity?.constraints ?? [])
      + uniquenessConstraints.map { $0.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String } }
  }
}
