import CurbcutFoundation

/// A kind of samples, and which of them.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hksamplepredicate>.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  /// The kind.
  public let sampleType: HKSampleType
  /// Which of them; nil for all.
  public let nsPredicate: NSPredicate?
}

extension HKSamplePredicate where Sample == HKSample {
  /// Samples of a kind.
  public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample>
  {
    HKSamplePredicate(sampleType: type, nsPredicate: predicate)
  }
}

extension HKSamplePredicate where Sample == HKQuantitySample {
  /// Quantities of a kind.
  public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil)
    -> HKSamplePredicate<HKQuantitySample>
  {
    HKSamplePredicate(sampleType: type, nsPredicate: predicate)
  }
}

extension HKSamplePredicate where Sample == HKCategorySample {
  /// Categories of a kind.
  public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil)
    -> HKSamplePredicate<HKCategorySample>
  {
    HKSamplePredicate(sampleType: type, nsPredicate: predicate)
  }
}

extension HKSamplePredicate where Sample == HKWorkout {
  /// Workouts.
  public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
    HKSamplePredicate(sampleType: HKWorkoutType(), nsPredicate: predicate)
  }
}

/// Finds samples once.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hksamplequerydescriptor>.
public struct HKSampleQueryDescriptor<Sample: HKSample> {
  /// Which samples.
  public var predicates: [HKSamplePredicate<Sample>]
  /// In which order.
  public var sortDescriptors: [SortDescriptor<Sample>]
  /// How many at most; nil for all.
  public var limit: Int?

  /// Creates a descriptor.
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
  ) {
    self.predicates = predicates
    self.sortDescriptors = sortDescriptors
    self.limit = limit
  }

  /// The samples.
  public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
    var found: [Sample] = []
    for predicate in predicates {
      guard HealthDatabase.wasAsked(predicate.sampleType) else {
        throw HKError(.errorAuthorizationNotDetermined)
      }
      found += HealthDatabase.samples(of: predicate.sampleType, predicate.nsPredicate)
        .compactMap { $0 as? Sample }
    }
    found.sort(using: sortDescriptors)
    return limit.map { Array(found.prefix($0)) } ?? found
  }
}

/// Calculates something of samples once.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkstatisticsquerydescriptor>.
public struct HKStatisticsQueryDescriptor {
  /// Which samples.
  public var predicate: HKSamplePredicate<HKQuantitySample>
  /// What is calculated.
  public var options: HKStatisticsOptions

  /// Creates a descriptor.
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
    self.predicate = predicate
    self.options = options
  }

  /// What was calculated; nil without samples.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
    guard let type = predicate.sampleType as? HKQuantityType else { return nil }
    return try await withCheckedThrowingContinuation { done in
      healthStore.execute(
        HKStatisticsQuery(
          quantityType: type, quantitySamplePredicate: predicate.nsPredicate, options: options
        ) { _, statistics, error in
          if let error, (error as? HKError)?.code != .errorNoData {
            done.resume(throwing: error)
          } else {
            done.resume(returning: statistics)
          }
        })
    }
  }
}

/// Calculates something of samples for each of many spans of time.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkstatisticscollectionquerydescriptor>.
public struct HKStatisticsCollectionQueryDescriptor {
  /// Which samples.
  public var predicate: HKSamplePredicate<HKQuantitySample>
  /// What is calculated.
  public var options: HKStatisticsOptions
  /// When one of the spans begins.
  public var anchorDate: Date
  /// How long each span is.
  public var intervalComponents: DateComponents

  /// Creates a descriptor.
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
    intervalComponents: DateComponents
  ) {
    self.predicate = predicate
    self.options = options
    self.anchorDate = anchorDate
    self.intervalComponents = intervalComponents
  }

  /// What was calculated.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    guard let type = predicate.sampleType as? HKQuantityType else { throw HKError(.errorInvalidArgument) }
    guard HealthDatabase.wasAsked(type) else { throw HKError(.errorAuthorizationNotDetermined) }
    StatisticsRules.check(options, type)
    let samples = HealthDatabase.samples(of: type, predicate.nsPredicate).compactMap {
      $0 as? HKQuantitySample
    }
    return StatisticsRules.collection(
      of: samples, type, options, anchor: anchorDate, interval: intervalComponents)
  }
}
