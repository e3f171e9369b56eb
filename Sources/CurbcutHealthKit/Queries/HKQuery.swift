import CurbcutFoundation

/// A condition about samples that is no format.
final class SamplePredicate: NSPredicate, @unchecked Sendable {
  private let condition: (HKObject) -> Bool

  init(_ condition: @escaping (HKObject) -> Bool) {
    self.condition = condition
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    (object as? HKObject).map(condition) ?? false
  }
}

/// Finds health data.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkquery>.
open class HKQuery: NSObject, @unchecked Sendable {
  /// The kind of what is found; nil for several.
  open var objectType: HKObjectType? { sampleType }
  /// Which objects are found; nil for all.
  public let predicate: NSPredicate?
  let sampleType: HKSampleType?

  init(_ type: HKSampleType?, _ predicate: NSPredicate?) {
    sampleType = type
    self.predicate = predicate
    super.init()
  }

  /// Carries the query out, on the queue of queries.
  func run() { HealthDatabase.end(self) }
  /// Called on the queue of queries when samples of the kind were added or deleted.
  func dataChanged() {}

  /// The error of a query for what the person was not asked for.
  var denial: HKError? {
    guard let sampleType, !(sampleType is HKCorrelationType) else { return nil }
    return HealthDatabase.wasAsked(sampleType) ? nil : HKError(.errorAuthorizationNotDetermined)
  }

  // MARK: Predicates

  /// A predicate for the samples of a span of time, which nil leaves open.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    SamplePredicate { object in
      guard let sample = object as? HKSample else { return false }
      if let startDate {
        let isIn =
          options.contains(.strictStartDate) ? sample.startDate >= startDate : sample.endDate >= startDate
        if !isIn { return false }
      }
      guard let endDate else { return true }
      return options.contains(.strictEndDate) ? sample.endDate <= endDate : sample.startDate < endDate
    }
  }
  /// A predicate for the object with an identifier.
  open class func predicateForObject(with uuid: UUID) -> NSPredicate { SamplePredicate { $0.uuid == uuid } }
  /// A predicate for the objects with some identifiers.
  open class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate {
    SamplePredicate { UUIDs.contains($0.uuid) }
  }
  /// A predicate for the objects of some apps.
  open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
    SamplePredicate { sources.contains($0.source) }
  }
  /// A predicate for the objects of which something is known.
  open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    SamplePredicate { $0.metadata?[key] != nil }
  }
  /// A predicate for the objects of which one of some values is known.
  open class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
    let values = allowedValues.compactMap { $0 as? AnyHashable }
    return SamplePredicate { ($0.metadata?[key] as? AnyHashable).map(values.contains) ?? false }
  }
  /// A predicate for the workouts of a kind.
  open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    SamplePredicate { ($0 as? HKWorkout)?.workoutActivityType == workoutActivityType }
  }
  /// A predicate for the samples whose quantity compares with another in a way.
  open class func predicateForQuantitySamples(
    with operatorType: NSComparisonPredicate.Operator, quantity: HKQuantity
  ) -> NSPredicate {
    SamplePredicate { object in
      guard let own = (object as? HKQuantitySample)?.quantity, own.is(compatibleWith: quantity.unit) else {
        return false
      }
      return compares(own.compare(quantity), operatorType)
    }
  }
  /// A predicate for the samples whose category compares with another in a way.
  open class func predicateForCategorySamples(
    with operatorType: NSComparisonPredicate.Operator, value: Int
  ) -> NSPredicate {
    SamplePredicate { object in
      guard let own = (object as? HKCategorySample)?.value else { return false }
      return compares(
        own == value ? .orderedSame : own < value ? .orderedAscending : .orderedDescending, operatorType)
    }
  }
  /// A predicate for the samples of some categories.
  open class func predicateForCategorySamples(equalTo values: Set<Int>) -> NSPredicate {
    SamplePredicate { ($0 as? HKCategorySample).map { values.contains($0.value) } ?? false }
  }

  private static func compares(_ result: ComparisonResult, _ type: NSComparisonPredicate.Operator) -> Bool {
    switch type {
    case .lessThan: result == .orderedAscending
    case .lessThanOrEqualTo: result != .orderedDescending
    case .greaterThan: result == .orderedDescending
    case .greaterThanOrEqualTo: result != .orderedAscending
    case .equalTo: result == .orderedSame
    case .notEqualTo: result != .orderedSame
    default: false
    }
  }
}

/// Finds samples once.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hksamplequery>.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  /// How many samples are found at most; ``HKObjectQueryNoLimit`` for all.
  public let limit: Int
  /// In which order; nil for any.
  public let sortDescriptors: [NSSortDescriptor]?
  private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  /// Creates a query.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    self.limit = limit
    self.sortDescriptors = sortDescriptors
    handler = resultsHandler
    super.init(sampleType, predicate)
  }

  override func run() {
    super.run()
    if let denial { return handler(self, nil, denial) }
    guard let sampleType else { return }
    var found = HealthDatabase.samples(of: sampleType, predicate)
    if let sortDescriptors, !sortDescriptors.isEmpty {
      found = (found as NSArray).sortedArray(using: sortDescriptors).compactMap { $0 as? HKSample }
    }
    handler(self, limit == HKObjectQueryNoLimit ? found : Array(found.prefix(limit)), nil)
  }
}

/// A place in the changes of health data.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkqueryanchor>.
open class HKQueryAnchor: NSObject, NSCopying, @unchecked Sendable {
  let position: Int

  /// Creates an anchor from a number.
  public init(fromValue value: Int) {
    position = value
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKQueryAnchor)?.position == position }
  open override var hash: Int { position }
}

/// Finds what was added and deleted since a place in the changes, and goes on if it has a handler for that.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkanchoredobjectquery>.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  private typealias Handler =
    (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
  private var position: Int
  private let limit: Int
  private let handler: Handler

  /// Called with later changes; nil, the default, where the query ends with the first.
  open var updateHandler:
    ((HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)?

  /// Creates a query; a nil anchor is the beginning.
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler:
      @escaping (
        HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
      ) -> Void
  ) {
    position = anchor?.position ?? 0
    self.limit = limit
    self.handler = handler
    super.init(type, predicate)
  }

  override func run() {
    if updateHandler == nil { HealthDatabase.end(self) }
    if let denial { return handler(self, nil, nil, nil, denial) }
    give(handler)
  }

  override func dataChanged() { if let updateHandler { give(updateHandler) } }

  private func give(_ handler: Handler) {
    guard let sampleType else { return }
    let found = HealthDatabase.samples(of: sampleType, predicate, after: position)
    let (deleted, last) = HealthDatabase.changes(of: sampleType, after: position)
    position = last
    handler(
      self, limit == HKObjectQueryNoLimit ? found : Array(found.prefix(limit)), deleted,
      HKQueryAnchor(fromValue: last), nil)
  }
}

/// Tells whether a query that observes was dealt with.
public typealias HKObserverQueryCompletionHandler = () -> Void

/// Tells each time when samples of a kind were added or deleted.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkobserverquery>.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void

  /// Creates a query. Its handler is called once at the beginning.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler:
      @escaping (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
  ) {
    handler = updateHandler
    super.init(sampleType, predicate)
  }

  override func run() {
    if denial != nil { HealthDatabase.end(self) }
    handler(self, {}, denial)
  }

  override func dataChanged() { handler(self, {}, nil) }
}

/// Finds the apps from which samples of a kind come.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hksourcequery>.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void

  /// Creates a query.
  public init(
    sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
    completionHandler: @escaping (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  ) {
    handler = completionHandler
    super.init(sampleType, objectPredicate)
  }

  override func run() {
    super.run()
    if let denial { return handler(self, nil, denial) }
    guard let sampleType else { return }
    handler(self, Set(HealthDatabase.samples(of: sampleType, predicate).map(\.source)), nil)
  }
}
