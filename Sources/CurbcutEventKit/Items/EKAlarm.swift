import CurbcutCoreLocation
import CurbcutFoundation

/// A place of an event, or of an alarm.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekstructuredlocation>.
open class EKStructuredLocation: EKObject, NSCopying, @unchecked Sendable {
  /// The name.
  open var title: String?
  /// Where it is.
  open var geoLocation: CLLocation?
  /// How large it is, in metres; 0, the default, for the system's choice.
  open var radius = 0.0

  /// Creates a place with a name.
  public init(title: String) {
    self.title = title
    super.init()
  }

  init(_ record: PlaceRecord) {
    title = record.title
    radius = record.radius
    if let latitude = record.latitude, let longitude = record.longitude {
      geoLocation = CLLocation(latitude: latitude, longitude: longitude)
    }
    super.init()
  }

  var record: PlaceRecord {
    PlaceRecord(
      title: title, latitude: geoLocation?.coordinate.latitude,
      longitude: geoLocation?.coordinate.longitude, radius: radius)
  }

  open func copy(with zone: NSZone? = nil) -> Any { EKStructuredLocation(record) }
}

/// Tells the person of an event or a reminder.
///
/// It is kept with its event. Apps are told nothing of it, and no alarm goes off here.
/// Follows <https://developer.apple.com/documentation/eventkit/ekalarm>.
open class EKAlarm: EKObject, NSCopying, @unchecked Sendable {
  /// After how many seconds from the start it goes off; negative for before.
  open var relativeOffset: TimeInterval = 0 { didSet { absoluteDate = nil } }
  /// When it goes off; nil where that follows from the start.
  open var absoluteDate: Date?
  /// The place at which it goes off; nil for none.
  open var structuredLocation: EKStructuredLocation?
  /// Whether it goes off when the device comes to the place or leaves it; neither, by default.
  open var proximity = EKAlarmProximity.none
  /// What it does: it shows a message.
  open var type: EKAlarmType { .display }

  /// Creates an alarm at a time.
  public init(absoluteDate date: Date) {
    absoluteDate = date
    super.init()
  }

  /// Creates an alarm at a time before or after the start, in seconds.
  public init(relativeOffset offset: TimeInterval) {
    relativeOffset = offset
    super.init()
  }

  init(_ record: AlarmRecord) {
    relativeOffset = record.offset
    absoluteDate = record.date
    proximity = EKAlarmProximity(rawValue: record.proximity) ?? .none
    structuredLocation = record.place.map { EKStructuredLocation($0) }
    super.init()
  }

  var record: AlarmRecord {
    AlarmRecord(
      offset: relativeOffset, date: absoluteDate, proximity: proximity.rawValue,
      place: structuredLocation?.record)
  }

  open func copy(with zone: NSZone? = nil) -> Any { EKAlarm(record) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? EKAlarm)?.record == record }
  open override var hash: Int { record.hashValue }
}
