import CurbcutFoundation

/// The entities that an app's objects are of.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsmanagedobjectmodel>.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// What entities belong to that are in no model.
  static let none = NSManagedObjectModel()

  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities { entity.managedObjectModel = self }
      entitiesByName = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }
  }
  /// The entities by their names.
  public private(set) var entitiesByName: [String: NSEntityDescription] = [:]
  /// The requests that the model's author has prepared, by their names.
  public private(set) var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] =
    [:]
  /// What tells the model from other versions.
  open var versionIdentifiers: Set<AnyHashable> = []
  private var configurationEntities: [String: [NSEntityDescription]] = [:]

  /// Creates a model without entities.
  public override init() { super.init() }

  /// Reads a model.
  ///
  /// - Parameter url: a model in an app's bundle, `.momd` or `.mom`; nil is returned for another file.
  public convenience init?(contentsOf url: URL) {
    guard let model = ModelFile(url) else { return nil }
    self.init()
    model.fill(self)
  }

  /// The model of all models in some bundles; nil if there are none. Without bundles, those of the app.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let urls = (bundles ?? [Bundle.main]).flatMap { bundle in
      ["momd", "mom"].flatMap { bundle.urls(forResourcesWithExtension: $0, subdirectory: nil) ?? [] }
    }
    return NSManagedObjectModel(byMerging: urls.compactMap { NSManagedObjectModel(contentsOf: $0 as URL) })
  }

  /// Creates the model of several ones; nil for none.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
    for model in models { fetchRequestTemplatesByName.merge(model.fetchRequestTemplatesByName) { $1 } }
  }

  /// The names of the configurations.
  open var configurations: [String] { configurationEntities.keys.sorted() }

  /// The entities of a configuration; all without one.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    configuration.map { configurationEntities[$0] } ?? entities
  }

  /// Sets the entities of a configuration.
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
    configurationEntities[configuration] = entities
  }

  /// Keeps a request under a name.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) { fetchRequestTemplatesByName[name] = fetchRequestTemplate }

  /// The request with a name; nil if there is none.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
    fetchRequestTemplatesByName[name]
  }

  /// A copy of the request with a name, with values for its variables.
  open func fetchRequestFromTemplate(withName name: String, substitutionVariables variables: [String: Any])
    -> NSFetchRequest<any NSFetchRequestResult>?
  {
    guard let template = fetchRequestTemplatesByName[name] else { return nil }
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: template.entityName ?? "")
    request.predicate = template.predicate?.withSubstitutionVariables(variables)
    request.sortDescriptors = template.sortDescriptors
    request.fetchLimit = template.fetchLimit
    return request
  }
}
