import CurbcutFoundation
import DeviceServices
import DeviceSettings
import Synchronization

/// The health data of this device. They begin with those of its settings, and go with the app.
enum HealthDatabase {
  private struct State: @unchecked Sendable {
    var samples: [HKSample] = []
    var deleted: [(position: Int, object: HKDeletedObject, type: HKSampleType)] = []
    /// Counts what was added and deleted.
    var position = 0
    var positions: [UUID: Int] = [:]
    var shared: Set<String> = []
    var asked: Set<String> = []
    /// What the app may not save.
    var refused: Set<String> = []
    /// What the app may not read; it finds nothing, as if there were nothing.
    var hidden: Set<String> = []
    /// The data of the settings that were added.
    var source: [ServiceSample] = []
    var running: [ObjectIdentifier: HKQuery] = [:]
  }

  private static let state = Mutex(State())
  /// Where queries are carried out and handlers are called, one after the other.
  static let queue = DispatchQueue(label: "com.apple.HealthKit.queries")

  private struct Sent<Value>: @unchecked Sendable {
    let value: Value
  }

  private static func access<Result>(_ body: (inout State) -> Result) -> Result {
    state.withLock { state in
      nonisolated(unsafe) let result = body(&state)
      return Sent(value: result)
    }.value
  }

  // MARK: What the person has allowed

  /// Notes the answer of the person.
  static func note(_ isAllowed: Bool, sharing: Set<HKSampleType>, reading: Set<HKObjectType>) {
    access {
      if isAllowed {
        $0.shared.formUnion(sharing.map(\.identifier))
        $0.refused.subtract(sharing.map(\.identifier))
        $0.hidden.subtract(reading.map(\.identifier))
      } else {
        $0.shared.subtract(sharing.map(\.identifier))
        $0.refused.formUnion(sharing.map(\.identifier))
        $0.hidden.formUnion(reading.map(\.identifier))
      }
      $0.asked.formUnion(sharing.map(\.identifier))
      $0.asked.formUnion(reading.map(\.identifier))
    }
  }

  static func mayShare(_ type: HKObjectType) -> Bool { access { $0.shared.contains(type.identifier) } }
  static func wasRefused(_ type: HKObjectType) -> Bool {
    access { $0.refused.contains(type.identifier) }
  }
  static func wasAsked(_ type: HKObjectType) -> Bool { access { $0.asked.contains(type.identifier) } }

  // MARK: Samples

  /// Adds the data of the settings.
  private static func takeSettings() {
    let wanted = Services.settings.health.samples
    let isNew = access { state in
      defer { state.source = wanted }
      return state.source != wanted
    }
    guard isNew else { return }
    _ = delete { $0.metadata?[sourceKey] != nil }
    _ = add(wanted.compactMap { HKQuantitySample($0) })
  }

  /// Marks the data of the settings.
  fileprivate static let sourceKey = "services.health.samples"

  /// Adds objects; false when one is there already.
  static func add(_ objects: [HKSample]) -> Bool {
    let isNew = access { state in
      let all = objects + objects.flatMap { Array(($0 as? HKCorrelation)?.objects ?? []) }
      guard !all.contains(where: { state.positions[$0.uuid] != nil }) else { return false }
      for sample in all {
        state.position += 1
        state.positions[sample.uuid] = state.position
        state.samples.append(sample)
      }
      return true
    }
    if isNew { tell(Set(objects.map(\.sampleType))) }
    return isNew
  }

  /// Deletes what fulfils a condition. Returns how many objects that were.
  static func delete(_ condition: (HKSample) -> Bool) -> Int {
    let gone = access { state in
      let gone = state.samples.filter(condition)
      let ids = Set(gone.map(\.uuid))
      state.samples.removeAll { ids.contains($0.uuid) }
      for sample in gone {
        state.position += 1
        state.deleted.append((state.position, HKDeletedObject(sample), sample.sampleType))
      }
      return gone
    }
    tell(Set(gone.map(\.sampleType)))
    return gone.count
  }

  /// The samples of a kind for which a predicate is true, in the order in which they were added.
  static func samples(of type: HKSampleType, _ predicate: NSPredicate?, after position: Int = 0) -> [HKSample]
  {
    takeSettings()
    let (all, positions) = access { ($0.hidden.contains(type.identifier) ? [] : $0.samples, $0.positions) }
    return all.filter {
      $0.sampleType == type && positions[$0.uuid, default: 0] > position
        && predicate?.evaluate(with: $0) ?? true
    }
  }

  /// What was deleted of a kind after a position, and the position of the last change.
  static func changes(of type: HKSampleType, after position: Int) -> (deleted: [HKDeletedObject], last: Int) {
    access { state in
      let deleted = state.deleted.filter { $0.position > position && $0.type == type }
      return (deleted.map(\.object), state.position)
    }
  }

  // MARK: Queries that go on

  static func keep(_ query: HKQuery) { access { $0.running[ObjectIdentifier(query)] = query } }
  static func end(_ query: HKQuery) { access { $0.running[ObjectIdentifier(query)] = nil } }
  static func isKept(_ query: HKQuery) -> Bool { access { $0.running[ObjectIdentifier(query)] != nil } }

  private static func tell(_ types: Set<HKSampleType>) {
    for query in access({ Array($0.running.values) }) where query.objectType.map(types.contains) ?? false {
      queue.async { if isKept(query) { query.dataChanged() } }
    }
  }
}

extension Set<HKSampleType> {
  fileprivate func contains(_ type: HKObjectType) -> Bool { contains { $0 == type } }
}

/// Something that was deleted.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkdeletedobject>.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  /// Named the object.
  public let uuid: UUID
  /// What else was known of it: by which identifier its app names it.
  public let metadata: [String: Any]?

  init(_ sample: HKSample) {
    uuid = sample.uuid
    let keys = [HKMetadataKeySyncIdentifier, HKMetadataKeySyncVersion]
    metadata = sample.metadata?.filter { keys.contains($0.key) }
    super.init()
  }
}

extension HKQuantitySample {
  /// A sample of the device's settings; nil, and a complaint, for a kind or unit that there is not.
  fileprivate convenience init?(_ sample: ServiceSample) {
    let identifier = HKQuantityTypeIdentifier(
      rawValue: "HKQuantityTypeIdentifier\(sample.type.capitalizedFirst)")
    guard let type = HKObjectType.quantityType(forIdentifier: identifier), let start = sample.start.date
    else {
      HostMessages.write(
        "warning: services.health.samples: expected a type of quantities such as stepCount, found \"\(sample.type)\"\n"
      )
      return nil
    }
    var unit: HKUnit?
    let faults = NSException.trapping { unit = HKUnit(from: sample.unit) }
    guard faults.isEmpty, let unit, type.is(compatibleWith: unit) else {
      HostMessages.write(
        "warning: services.health.samples: expected a unit of \(sample.type), found \"\(sample.unit)\"\n")
      return nil
    }
    self.init(
      type: type, quantity: HKQuantity(unit: unit, doubleValue: sample.amount), start: start,
      end: sample.end?.date ?? start, metadata: [HealthDatabase.sourceKey: true])
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
