import CurbcutFoundation
import DeviceServices
import DeviceSettings

/// The health data of this device: those of its settings, and what the app saves, which goes with it. The person is asked by
/// one alert for all kinds of data, not by a list of them, unless the settings of the device say what they answer.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkhealthstore>.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// Creates a store. All stores are of the same data.
  public override init() { super.init() }

  /// Whether the device keeps health data: true.
  open class func isHealthDataAvailable() -> Bool { true }
  /// Whether the device keeps the records of clinics: false.
  open func supportsHealthRecords() -> Bool { false }

  // MARK: Access

  /// Whether the app may save data of a kind.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    HealthDatabase.mayShare(type)
      ? .sharingAuthorized : HealthDatabase.wasRefused(type) ? .sharingDenied : .notDetermined
  }

  /// Asks the person, unless it is known; the closure is called on another thread. That it succeeds says nothing of the
  /// answer.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let (sharing, reading) = (typesToShare ?? [], typesToRead ?? [])
    Permissions.request(.health) { permission in
      HealthDatabase.note(permission == .granted, sharing: sharing, reading: reading)
      HealthDatabase.queue.async { completion(true, nil) }
    }
  }

  /// Asks the person, unless it is known.
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws
  {
    let permission = await Permissions.request(.health)
    HealthDatabase.note(permission == .granted, sharing: typesToShare, reading: typesToRead)
  }

  private func requestStatus(_ share: Set<HKSampleType>, _ read: Set<HKObjectType>)
    -> HKAuthorizationRequestStatus
  {
    let isKnown = share.allSatisfy(HealthDatabase.wasAsked) && read.allSatisfy(HealthDatabase.wasAsked)
    return isKnown ? .unnecessary : .shouldRequest
  }

  /// Whether the person would be asked.
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    let status = requestStatus(typesToShare, typesToRead)
    HealthDatabase.queue.async { completion(status, nil) }
  }

  /// Whether the person would be asked.
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { requestStatus(typesToShare, typesToRead) }

  // MARK: Saving

  private func saving(_ objects: [HKObject]) -> HKError? {
    let samples = objects.compactMap { $0 as? HKSample }
    guard samples.count == objects.count, !objects.isEmpty else { return HKError(.errorInvalidArgument) }
    let kinds = samples.flatMap { sample in
      (sample as? HKCorrelation).map { Set($0.objects.map(\.sampleType)) } ?? [sample.sampleType]
    }
    guard kinds.allSatisfy(HealthDatabase.mayShare) else { return HKError(.errorAuthorizationNotDetermined) }
    return HealthDatabase.add(samples) ? nil : HKError(.errorInvalidArgument)
  }

  private func deleting(_ condition: (HKSample) -> Bool, of types: [HKObjectType]) -> (
    count: Int, error: HKError?
  ) {
    guard types.allSatisfy(HealthDatabase.mayShare) else {
      return (0, HKError(.errorAuthorizationNotDetermined))
    }
    let count = HealthDatabase.delete(condition)
    return (count, count == 0 ? HKError(.errorInvalidArgument) : nil)
  }

  /// Saves an object.
  open func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    save([object], withCompletion: completion)
  }
  /// Saves objects, all or none.
  open func save(
    _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = saving(objects)
    HealthDatabase.queue.async { completion(error == nil, error) }
  }
  /// Saves an object.
  open func save(_ object: HKObject) async throws { try await save([object]) }
  /// Saves objects, all or none.
  open func save(_ objects: [HKObject]) async throws { if let error = saving(objects) { throw error } }

  /// Deletes an object.
  open func delete(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    delete([object], withCompletion: completion)
  }
  /// Deletes objects.
  open func delete(
    _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = deleting(objects)
    HealthDatabase.queue.async { completion(error == nil, error) }
  }
  /// Deletes an object.
  open func delete(_ object: HKObject) async throws { try await delete([object]) }
  /// Deletes objects.
  open func delete(_ objects: [HKObject]) async throws { if let error = deleting(objects) { throw error } }

  private func deleting(_ objects: [HKObject]) -> HKError? {
    let ids = Set(objects.map(\.uuid))
    return deleting({ ids.contains($0.uuid) }, of: objects.compactMap { ($0 as? HKSample)?.sampleType }).error
  }

  /// Deletes the objects of a kind for which a predicate is true.
  open func deleteObjects(
    of objectType: HKObjectType, predicate: NSPredicate,
    withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
  ) {
    let (count, error) = deleting(
      { $0.sampleType == objectType && predicate.evaluate(with: $0) }, of: [objectType])
    HealthDatabase.queue.async { completion(error == nil, count, error) }
  }
  /// Deletes the objects of a kind for which a predicate is true.
  ///
  /// - Returns: how many they were.
  @discardableResult
  open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
    let (count, error) = deleting(
      { $0.sampleType == objectType && predicate.evaluate(with: $0) }, of: [objectType])
    if let error { throw error }
    return count
  }

  // MARK: Queries

  /// Carries out a query on another thread.
  open func execute(_ query: HKQuery) {
    HealthDatabase.keep(query)
    HealthDatabase.queue.async { query.run() }
  }

  /// Ends a query that goes on.
  open func stop(_ query: HKQuery) { HealthDatabase.end(query) }

  /// The units in which the person wants quantities: those in which they are kept.
  open func preferredUnits(
    for quantityTypes: Set<HKQuantityType>,
    completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) {
    let units = Dictionary(uniqueKeysWithValues: quantityTypes.map { ($0, $0.keptUnit) })
    HealthDatabase.queue.async { completion(units, nil) }
  }
  /// The units in which the person wants quantities: those in which they are kept.
  open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
    Dictionary(uniqueKeysWithValues: quantityTypes.map { ($0, $0.keptUnit) })
  }

  // MARK: The person

  private func check(_ identifier: HKCharacteristicTypeIdentifier) throws {
    guard HealthDatabase.wasAsked(HKCharacteristicType(identifier)) else {
      throw HKError(.errorAuthorizationNotDetermined)
    }
  }

  /// When the person was born. They have not said: it fails with `errorNoData`.
  open func dateOfBirthComponents() throws -> DateComponents {
    try check(.dateOfBirth)
    throw HKError(.errorNoData)
  }
  /// The person's sex, which they have not said.
  open func biologicalSex() throws -> HKBiologicalSexObject {
    try check(.biologicalSex)
    return HKBiologicalSexObject()
  }
  /// The person's blood type, which they have not said.
  open func bloodType() throws -> HKBloodTypeObject {
    try check(.bloodType)
    return HKBloodTypeObject()
  }
  /// How the person's skin takes the sun, which they have not said.
  open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject {
    try check(.fitzpatrickSkinType)
    return HKFitzpatrickSkinTypeObject()
  }
  /// Whether the person uses a wheelchair, which they have not said.
  open func wheelchairUse() throws -> HKWheelchairUseObject {
    try check(.wheelchairUse)
    return HKWheelchairUseObject()
  }

  // MARK: The background

  /// Wakes the app for new data. Apps here are never asleep: a query that observes is told as long as the app runs.
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    HealthDatabase.queue.async { completion(true, nil) }
  }
  /// Wakes the app for new data. Apps here are never asleep: a query that observes is told as long as the app runs.
  open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {}
  /// Wakes the app no longer.
  open func disableBackgroundDelivery(
    for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    HealthDatabase.queue.async { completion(true, nil) }
  }
  /// Wakes the app no longer.
  open func disableAllBackgroundDelivery(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    HealthDatabase.queue.async { completion(true, nil) }
  }
}

/// The sex of the person.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkbiologicalsexobject>.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  /// The sex of the person. It is not said.
  open var biologicalSex: HKBiologicalSex { .notSet }
}

/// The blood type of the person.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkbloodtypeobject>.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  /// The blood type of the person. It is not said.
  open var bloodType: HKBloodType { .notSet }
}

/// How the person's skin takes the sun.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkfitzpatrickskintypeobject>.
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
  /// How the person's skin takes the sun. It is not said.
  open var skinType: HKFitzpatrickSkinType { .notSet }
}

/// Whether the person uses a wheelchair.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkwheelchairuseobject>.
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
  /// Whether the person uses a wheelchair. It is not said.
  open var wheelchairUse: HKWheelchairUse { .notSet }
}
