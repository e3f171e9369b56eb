import CurbcutFoundation

/// How samples of a kind are put together.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkquantityaggregationstyle>.
public enum HKQuantityAggregationStyle: Int, Hashable, Sendable {
  /// They are added.
  case cumulative = 0
  /// Their mean is taken.
  case discreteArithmetic = 1
  /// Their mean over time is taken.
  case discreteTemporallyWeighted = 2
  /// Their mean as a sound level is taken.
  case discreteEquivalentContinuousLevel = 3
}

extension HKQuantityAggregationStyle {
  /// Their mean is taken: the name before iOS 13.
  public static var discrete: HKQuantityAggregationStyle { .discreteArithmetic }
}

/// A kind of health data.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkobjecttype>.
open class HKObjectType: NSObject, NSCopying, @unchecked Sendable {
  /// Names the kind.
  public let identifier: String

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// The kind of quantity with an identifier; nil for an unknown one.
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    QuantityTable.rows[identifier.rawValue] == nil ? nil : HKQuantityType(identifier)
  }
  /// The kind of category with an identifier.
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  /// What does not change about the person, by its identifier.
  open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier)
    -> HKCharacteristicType?
  {
    HKCharacteristicType(identifier)
  }
  /// The kind of samples that belong together with an identifier.
  open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType?
  {
    HKCorrelationType(identifier)
  }
  /// The kind of workouts.
  open class func workoutType() -> HKWorkoutType { HKWorkoutType() }
  /// The kind of summaries of days.
  open class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType() }

  /// Whether the person is asked for each object of the kind: false.
  open func requiresPerObjectAuthorization() -> Bool { false }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
  open override var description: String { identifier }
}

/// A kind of samples.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hksampletype>.
open class HKSampleType: HKObjectType, @unchecked Sendable {
  /// Whether samples may last only so long: false.
  open var isMaximumDurationRestricted: Bool { false }
  /// Whether samples must last so long: false.
  open var isMinimumDurationRestricted: Bool { false }
}

/// A kind of quantities.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkquantitytype>.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// Creates the kind with an identifier.
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier: identifier.rawValue) }

  /// How samples are put together.
  open var aggregationStyle: HKQuantityAggregationStyle {
    QuantityTable.rows[identifier]?.style ?? .discreteArithmetic
  }
  /// Whether a unit measures the kind.
  open func `is`(compatibleWith unit: HKUnit) -> Bool {
    keptUnit.measure.dimensions == unit.measure.dimensions
  }

  /// The unit in which the kind is kept.
  var keptUnit: HKUnit { HKUnit(from: QuantityTable.rows[identifier]?.unit ?? "count") }
}

/// A kind of categories.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkcategorytype>.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// Creates the kind with an identifier.
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// A kind of samples that belong together.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkcorrelationtype>.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
  /// Creates the kind with an identifier.
  public init(_ identifier: HKCorrelationTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// The kind of workouts.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkworkouttype>.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {
  init() { super.init(identifier: HKWorkoutTypeIdentifier) }
}

/// What does not change about the person.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkcharacteristictype>.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  /// Creates the kind with an identifier.
  public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}

/// The kind of summaries of days.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkactivitysummarytype>.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {
  init() { super.init(identifier: "HKActivitySummaryTypeIdentifier") }
}
