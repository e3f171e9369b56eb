import CurbcutFoundation

/// What has become of an object or a section.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsfetchedresultschangetype>.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// It is new.
  case insert = 1
  /// It is gone.
  case delete
  /// It is in another place.
  case move
  /// It has changed where it is.
  case update
}

/// A section of results.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsfetchedresultssectioninfo>.
public protocol NSFetchedResultsSectionInfo {
  /// The value that the objects have in common.
  var name: String { get }
  /// The title in an index; nil for none.
  var indexTitle: String? { get }
  /// How many objects there are.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// Is told of changes of results.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsfetchedresultscontrollerdelegate>.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// An object has come, gone, moved or changed.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// A section has come or gone.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// The results are about to change.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// The results have changed.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// The title in an index for the name of a section.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
  }
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName.first.map { String($0).uppercased() } }
}

/// The objects of a request in sections, for a table. Its delegate is told what changes.
///
/// The delegate is given a controller of the same results whose type does not say what they are; the two are equal, but
/// not the same object.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller>.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// What is fetched.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Kept for apps: results are not kept in files.
  public let cacheName: String?
  private let core: FetchedResultsCore
  /// What is told of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? { didSet { follow() } }

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - fetchRequest: what is fetched; it has to have an order.
  ///   - context: where it is fetched.
  ///   - sectionNameKeyPath: the path to the value that the objects of a section have in common; nil for one section.
  ///   - name: a name for results that are kept in a file, which they are not here.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    if fetchRequest.sortDescriptors?.isEmpty ?? true {
      NSException.raise(
        .invalidArgumentException,
        "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
    }
    self.fetchRequest = fetchRequest
    cacheName = name
    core = FetchedResultsCore(fetchRequest, context, sectionNameKeyPath)
  }

  private init(_ core: FetchedResultsCore, _ request: NSFetchRequest<ResultType>) {
    self.core = core
    fetchRequest = request
    cacheName = nil
  }

  /// Where it is fetched.
  open var managedObjectContext: NSManagedObjectContext { core.context }
  /// The path to the value that the objects of a section have in common.
  open var sectionNameKeyPath: String? { core.sectionKeyPath }

  /// Fetches the objects, and follows their changes from then on.
  open func performFetch() throws { try core.perform() }

  /// Forgets results that are kept in files; there are none.
  open class func deleteCache(withName name: String?) {}

  private func follow() {
    guard delegate != nil else {
      (core.willChange, core.didChange) = (nil, nil)
      return
    }
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: fetchRequest.entityName ?? "")
    request.predicate = fetchRequest.predicate
    request.sortDescriptors = fetchRequest.sortDescriptors
    // The core must not keep itself alive.
    core.willChange = { [weak self, weak core] in
      guard let self, let core else { return }
      delegate?.controllerWillChangeContent(
        NSFetchedResultsController<any NSFetchRequestResult>(core, request))
    }
    core.didChange = { [weak self, weak core] difference in
      guard let self, let core, let delegate else { return }
      let controller = NSFetchedResultsController<any NSFetchRequestResult>(core, request)
      for (index, section) in difference.deletedSections {
        delegate.controller(
          controller, didChange: SectionInfo(section, controller, delegate), atSectionIndex: index,
          for: .delete)
      }
      for (index, section) in difference.insertedSections {
        delegate.controller(
          controller, didChange: SectionInfo(section, controller, delegate), atSectionIndex: index,
          for: .insert)
      }
      for change in difference.changes {
        delegate.controller(
          controller, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
      }
      delegate.controllerDidChangeContent(controller)
    }
  }

  // MARK: Results

  /// The objects in order; nil before they were fetched.
  open var fetchedObjects: [ResultType]? { core.objects?.compactMap { $0 as? ResultType } }

  /// The sections; nil before the objects were fetched.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    core.sections?.map { SectionInfo($0, erased, delegate) }
  }

  private var erased: NSFetchedResultsController<any NSFetchRequestResult> {
    NSFetchedResultsController<any NSFetchRequestResult>(
      core, NSFetchRequest<any NSFetchRequestResult>(entityName: fetchRequest.entityName ?? ""))
  }

  /// The titles of sections for an index.
  open var sectionIndexTitles: [String] { sections?.compactMap(\.indexTitle) ?? [] }

  /// The title of a section in an index.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { String($0).uppercased() }
  }

  /// The section with a title in an index.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sections?.firstIndex { $0.indexTitle == title } ?? sectionIndex
  }

  /// The object at a place; one that does not exist raises `NSInvalidArgumentException`.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard indexPath.count == 2,
      let section = core.sections.flatMap({ $0.indices.contains(indexPath[0]) ? $0[indexPath[0]] : nil }),
      section.objects.indices.contains(indexPath[1]),
      let object = section.objects[indexPath[1]] as? ResultType
    else {
      NSException.end(
        .invalidArgumentException,
        "no object at index \(indexPath.last ?? 0) in section at index \(indexPath.first ?? 0)")
    }
    return object
  }

  /// The place of an object; nil if it is not among the results.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (index, section) in (core.sections ?? []).enumerated() {
      if let item = section.objects.firstIndex(where: { $0 === object as AnyObject }) {
        return [index, item]
      }
    }
    return nil
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any SharingResults)?.resultsID == ObjectIdentifier(core)
  }

  open override var hash: Int { ObjectIdentifier(core).hashValue }
}

/// A controller, whatever its results are.
private protocol SharingResults { var resultsID: ObjectIdentifier { get } }

extension NSFetchedResultsController: SharingResults {
  fileprivate var resultsID: ObjectIdentifier { ObjectIdentifier(core) }
}

/// A section as a delegate or a table sees it.
private struct SectionInfo: NSFetchedResultsSectionInfo {
  let name: String
  let indexTitle: String?
  private let content: [NSManagedObject]

  init(
    _ section: FetchedResultsCore.Section, _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    _ delegate: (any NSFetchedResultsControllerDelegate)?
  ) {
    name = section.name
    content = section.objects
    indexTitle =
      delegate.map { $0.controller(controller, sectionIndexTitleForSectionName: section.name) }
      ?? section.name.first.map { String($0).uppercased() }
  }

  var numberOfObjects: Int { content.count }
  var objects: [Any]? { content }
}
