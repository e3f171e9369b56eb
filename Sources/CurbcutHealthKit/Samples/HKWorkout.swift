import CurbcutFoundation

/// As the limit of a query: all objects.
public let HKObjectQueryNoLimit = 0
/// Sorts samples by their starts.
public let HKSampleSortIdentifierStartDate = "startDate"
/// Sorts samples by their ends.
public let HKSampleSortIdentifierEndDate = "endDate"
/// Sorts workouts by how long they last.
public let HKWorkoutSortIdentifierDuration = "duration"
/// In predicates, when a sample begins.
public let HKPredicateKeyPathStartDate = "startDate"
/// In predicates, when a sample ends.
public let HKPredicateKeyPathEndDate = "endDate"
/// In predicates, what else is known of an object.
public let HKPredicateKeyPathMetadata = "metadata"
/// In predicates, the number of a category.
public let HKPredicateKeyPathCategoryValue = "value"
/// In predicates, how long a workout lasts.
public let HKPredicateKeyPathWorkoutDuration = "duration"

/// Something that happens in a workout.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkworkoutevent>.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
  /// What happens.
  public let type: HKWorkoutEventType
  /// When.
  public let dateInterval: DateInterval
  /// What else is known of it; nil for nothing.
  public let metadata: [String: Any]?

  /// Creates an event.
  public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
    self.type = type
    self.dateInterval = dateInterval
    self.metadata = metadata
    super.init()
  }
}

/// What a workout is to be.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkworkoutconfiguration>.
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
  /// What someone does; something else by default.
  open var activityType = HKWorkoutActivityType.other
  /// Where it is; not said by default.
  open var locationType = HKWorkoutSessionLocationType.unknown
  /// How long a lap is in the water; nil by default.
  open var lapLength: HKQuantity?

  /// Creates a configuration.
  public override init() { super.init() }
}

/// A workout.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkworkout>.
open class HKWorkout: HKSample, @unchecked Sendable {
  /// What someone does.
  public let workoutActivityType: HKWorkoutActivityType
  /// What happens in it; nil for nothing.
  public let workoutEvents: [HKWorkoutEvent]?
  /// How long it lasts without its pauses, in seconds.
  public let duration: TimeInterval
  /// The energy; nil where it is not known.
  public let totalEnergyBurned: HKQuantity?
  /// The way; nil where it is not known.
  public let totalDistance: HKQuantity?

  /// Creates a workout.
  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
    device: HKDevice?, metadata: [String: Any]?
  ) {
    self.workoutActivityType = workoutActivityType
    self.workoutEvents = workoutEvents
    self.totalEnergyBurned = totalEnergyBurned
    self.totalDistance = totalDistance
    duration = Self.duration(from: startDate, to: endDate, workoutEvents ?? [])
    super.init(HKWorkoutType(), startDate, endDate, device: device, metadata: metadata)
  }

  /// Creates a workout.
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
    metadata: [String: Any]? = nil
  ) {
    self.init(
      activityType: workoutActivityType, start: startDate, end: endDate, workoutEvents: workoutEvents,
      totalEnergyBurned: totalEnergyBurned, totalDistance: totalDistance, device: nil, metadata: metadata)
  }

  /// Creates a workout of which nothing else is known.
  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date
  ) {
    self.init(
      activityType: workoutActivityType, start: startDate, end: endDate, workoutEvents: nil,
      totalEnergyBurned: nil, totalDistance: nil)
  }

  private static func duration(from start: Date, to end: Date, _ events: [HKWorkoutEvent]) -> TimeInterval {
    var total = 0.0
    var running: Date? = start
    for event in events.sorted(by: { $0.dateInterval.start < $1.dateInterval.start }) {
      switch event.type {
      case .pause, .motionPaused:
        if let began = running { total += event.dateInterval.start.timeIntervalSince(began) }
        running = nil
      case .resume, .motionResumed: running = running ?? event.dateInterval.start
      default: break
      }
    }
    return total + (running.map { end.timeIntervalSince($0) } ?? 0)
  }
}
