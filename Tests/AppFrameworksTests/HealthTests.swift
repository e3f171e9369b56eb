import CurbcutFoundation
import CurbcutHealthKit
import DeviceServices
import DeviceSettings
import Testing

@Suite("Health data", .serialized)
struct HealthTests {
  private let store = HKHealthStore()
  private let noon = Date(timeIntervalSince1970: 1_767_268_800)

  private func allow(_ types: HKSampleType...) async throws {
    await Services.set(.allowed)
    try await store.requestAuthorization(toShare: Set(types), read: Set(types))
  }

  private func samples(_ type: HKSampleType, _ predicate: NSPredicate? = nil, newestFirst: Bool = false)
    async throws -> [HKSample]
  {
    let sort = NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: !newestFirst)
    return try await withCheckedThrowingContinuation { done in
      store.execute(
        HKSampleQuery(
          sampleType: type, predicate: predicate, limit: HKObjectQueryNoLimit, sortDescriptors: [sort]
        ) { _, found, error in
          if let error { done.resume(throwing: error) } else { done.resume(returning: found ?? []) }
        })
    }
  }

  @Test(arguments: [
    (1.0, "kg", "g", 1000), (180, "lb", "kg", 81.6466), (6, "ft", "cm", 182.88), (1, "kcal", "kJ", 4.184),
    (98.6, "degF", "degC", 37), (60, "count/min", "count/s", 1), (0.5, "%", "count", 0.005),
    (90, "mg/dL", "mmol<180.1558800000541>/L", 4.9957), (120, "mmHg", "kPa", 15.99868),
    (40, "mL/kg*min", "L/kg*min", 0.04), (1, "m^3", "L", 1000), (1, "mi/hr", "km/hr", 1.609344),
    (30, "mL/(kg·min)", "mL/kg*min", 30),
  ])
  func quantitiesAreConverted(value: Double, from: String, to: String, expected: Double) {
    let quantity = HKQuantity(unit: HKUnit(from: from), doubleValue: value)
    #expect(abs(quantity.doubleValue(for: HKUnit(from: to)) - expected) < expected / 10_000)
  }

  @Test func unitsAreMadeOfUnits() {
    #expect(HKUnit.count().unitDivided(by: .minute()).unitString == "count/min")
    #expect(HKUnit(from: "count/min") == HKUnit.count().unitDivided(by: .minute()))
    #expect(HKUnit.gramUnit(with: .kilo).unitString == "kg")
    #expect(HKUnit.meter().unitRaised(toPower: 2).unitString == "m^2")
    #expect(HKQuantityType(.heartRate).is(compatibleWith: HKUnit(from: "count/min")))
    #expect(!HKQuantityType(.heartRate).is(compatibleWith: .gram()))
    let weight = HKQuantity(unit: .gram(), doubleValue: 1)
    #expect(NSException.trapping { _ = weight.doubleValue(for: .meter()) }.count == 1)
    #expect(NSException.trapping { _ = HKUnit(from: "parsec") }.count == 1)
  }

  @Test func everyKindHasAUnit() {
    for (identifier, row) in [
      (HKQuantityTypeIdentifier.vo2Max, "mL/kg*min"), (.uvExposure, "count"), (.stepCount, "count"),
    ] {
      let type = HKObjectType.quantityType(forIdentifier: identifier)
      #expect(type?.is(compatibleWith: HKUnit(from: row)) == true)
    }
    #expect(HKObjectType.quantityType(forIdentifier: .init(rawValue: "HKQuantityTypeIdentifierX")) == nil)
  }

  @Test func whatIsSavedIsFoundAndCalculated() async throws {
    #expect(HKHealthStore.isHealthDataAvailable())
    let type = HKQuantityType(.stepCount)
    func steps(_ count: Double, _ start: TimeInterval, minutes: Double) -> HKQuantitySample {
      let begin = noon.addingTimeInterval(start)
      return HKQuantitySample(
        type: type, quantity: HKQuantity(unit: .count(), doubleValue: count), start: begin,
        end: begin.addingTimeInterval(minutes * 60))
    }
    #expect(store.authorizationStatus(for: type) == .notDetermined)
    await #expect(throws: HKError(.errorAuthorizationNotDetermined)) {
      try await store.save(steps(1, 0, minutes: 1))
    }
    await #expect(throws: HKError(.errorAuthorizationNotDetermined)) { try await samples(type) }
    try await allow(type)
    #expect(store.authorizationStatus(for: type) == .sharingAuthorized)
    let all = [steps(100, 0, minutes: 10), steps(200, 3300, minutes: 10), steps(50, 7200, minutes: 5)]
    try await store.save(all)
    await #expect(throws: HKError(.errorInvalidArgument)) { try await store.save(all[0]) }
    #expect(try await samples(type, newestFirst: true) == all.reversed())
    let hour = HKQuery.predicateForSamples(withStart: noon, end: noon.addingTimeInterval(3600))
    #expect(try await samples(type, hour).count == 2)
    let strict = HKQuery.predicateForSamples(
      withStart: noon, end: noon.addingTimeInterval(3600), options: .strictEndDate)
    #expect(try await samples(type, strict).count == 1)
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      hour, NSPredicate(format: "%K > %@", HKPredicateKeyPathStartDate, noon as NSDate),
    ])
    #expect(try await samples(type, both) == [all[1]])

    let sum = try await HKStatisticsQueryDescriptor(
      predicate: .quantitySample(type: type), options: .cumulativeSum
    ).result(for: store)
    #expect(sum?.sumQuantity()?.doubleValue(for: .count()) == 350)
    #expect(sum?.averageQuantity() == nil)
    let hours = try await HKStatisticsCollectionQueryDescriptor(
      predicate: .quantitySample(type: type), options: .cumulativeSum, anchorDate: noon,
      intervalComponents: DateComponents(hour: 1)
    ).result(for: store)
    var counts: [Double?] = []
    hours.enumerateStatistics(from: noon, to: noon.addingTimeInterval(3 * 3600)) { statistics, _ in
      counts.append(statistics.sumQuantity()?.doubleValue(for: .count()))
    }
    // Half of the second walk is in the second hour.
    #expect(counts == [200, 100, 50, nil])
    try await store.delete(all)
    #expect(try await samples(type).isEmpty)
  }

  @Test func heartRatesHaveAMean() async throws {
    let type = HKQuantityType(.heartRate)
    try await allow(type)
    let unit = HKUnit(from: "count/min")
    for (index, rate) in [60.0, 90].enumerated() {
      let time = noon.addingTimeInterval(Double(index) * 60)
      try await store.save(
        HKQuantitySample(
          type: type, quantity: HKQuantity(unit: unit, doubleValue: rate), start: time, end: time))
    }
    let found = try await HKStatisticsQueryDescriptor(
      predicate: .quantitySample(type: type),
      options: [.discreteAverage, .discreteMin, .discreteMax, .mostRecent]
    ).result(for: store)
    func rate(_ quantity: HKQuantity?) -> Int? { quantity.map { Int($0.doubleValue(for: unit).rounded()) } }
    #expect(rate(found?.averageQuantity()) == 75 && rate(found?.minimumQuantity()) == 60)
    #expect(rate(found?.maximumQuantity()) == 90 && rate(found?.mostRecentQuantity()) == 90)
    #expect(
      NSException.trapping {
        _ = HKStatisticsQuery(
          quantityType: type, quantitySamplePredicate: nil, options: .cumulativeSum
        ) { _, _, _ in }
      }.count == 1)
  }

  @Test func changesAreTold() async throws {
    let type = HKCategoryType(.mindfulSession)
    try await allow(type)
    let (told, continuation) = AsyncStream.makeStream(of: [Int].self)
    let query = HKAnchoredObjectQuery(type: type, predicate: nil, anchor: nil, limit: HKObjectQueryNoLimit) {
      _, added, deleted, _, _ in continuation.yield([added?.count ?? -1, deleted?.count ?? -1])
    }
    query.updateHandler = { _, added, deleted, _, _ in
      continuation.yield([added?.count ?? -1, deleted?.count ?? -1])
    }
    store.execute(query)
    var changes = told.makeAsyncIterator()
    #expect(await changes.next() == [0, 0])
    let sample = HKCategorySample(type: type, value: 0, start: noon, end: noon.addingTimeInterval(60))
    try await store.save(sample)
    #expect(await changes.next() == [1, 0])
    try await store.delete(sample)
    #expect(await changes.next() == [0, 1])
    store.stop(query)
  }

  @Test func aWorkoutPauses() async throws {
    let pause = { (type: HKWorkoutEventType, minute: Double) in
      let time = noon.addingTimeInterval(minute * 60)
      return HKWorkoutEvent(type: type, dateInterval: DateInterval(start: time, duration: 0), metadata: nil)
    }
    let workout = HKWorkout(
      activityType: .running, start: noon, end: noon.addingTimeInterval(1800),
      workoutEvents: [pause(.pause, 10), pause(.resume, 15)],
      totalEnergyBurned: HKQuantity(unit: .kilocalorie(), doubleValue: 300), totalDistance: nil)
    #expect(workout.duration == 1500)
    try await allow(HKObjectType.workoutType())
    try await store.save(workout)
    #expect(
      try await samples(.workoutType(), HKQuery.predicateForWorkouts(with: .running)) == [workout])
    #expect(try await samples(.workoutType(), HKQuery.predicateForWorkouts(with: .yoga)).isEmpty)
    try await store.delete(workout)
  }
}
