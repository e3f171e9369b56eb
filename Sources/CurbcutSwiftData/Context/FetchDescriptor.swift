import Foundation

/// Which models to fetch, and in which order.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/fetchdescriptor>.
public struct FetchDescriptor<T: PersistentModel> {
  /// What the models must fulfil; nil for all of the class.
  public var predicate: Predicate<T>?
  /// The order of the models; without any, that in which they were saved.
  public var sortBy: [SortDescriptor<T>]
  /// The most models to fetch; nil for any number.
  public var fetchLimit: Int?
  /// The number of models at the beginning to leave out.
  public var fetchOffset: Int?
  /// Whether changes that are not saved count.
  public var includePendingChanges = true
  /// The properties that are wanted at once. All of a row are read together here, and decoded when they are asked for.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships that are wanted at once. They are fetched here when they are asked for.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a description of what to fetch.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// The models that were fetched in batches.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/fetchresultscollection>.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
  private let identifiers: [PersistentIdentifier]
  private let context: ModelContext

  init(_ identifiers: [PersistentIdentifier], in context: ModelContext) {
    self.identifiers = identifiers
    self.context = context
  }

  public var startIndex: Int { identifiers.startIndex }
  public var endIndex: Int { identifiers.endIndex }

  /// The model at a place. The app ends when it was deleted since.
  public subscript(position: Int) -> T {
    guard let model = context.existingModel(for: identifiers[position]) as? T else {
      NSException.end(
        .internalInconsistencyException, "The model \(identifiers[position].entityName) was deleted.")
    }
    return model
  }
}
