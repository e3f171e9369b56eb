/// A place at which the device is.
public struct ServicePlace: Hashable, Sendable {
  /// Degrees north of the equator, -90 to 90.
  public var latitude: Double
  /// Degrees east of the prime meridian, -180 to 180.
  public var longitude: Double
  /// The height above the sea, in metres; nil where it is not known.
  public var altitude: Double?
  /// How far the device may be from the place, in metres.
  public var accuracy = 5.0
  /// When the device is there, in seconds from the beginning of a route.
  public var time = 0.0

  /// Creates a place.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A contact.
public struct ServicePerson: Hashable, Sendable {
  /// The given name.
  public var givenName = ""
  /// The family name.
  public var familyName = ""
  /// The company.
  public var organization = ""
  /// The telephone numbers.
  public var phones: [String] = []
  /// The addresses for mail.
  public var emails: [String] = []

  /// Creates a contact.
  public init(givenName: String = "", familyName: String = "") {
    self.givenName = givenName
    self.familyName = familyName
  }
}

/// An event of a calendar.
public struct ServiceEvent: Hashable, Sendable {
  /// What it is.
  public var title: String
  /// When it begins.
  public var start: ServiceTime
  /// When it ends; nil for an hour later, or the same day where it lasts the whole day.
  public var end: ServiceTime?
  /// Where it is; nil for nothing.
  public var location: String?
  /// What else there is to say; nil for nothing.
  public var notes: String?
  /// Whether it lasts the whole day.
  public var isAllDay = false

  /// Creates an event of an hour.
  public init(title: String, start: ServiceTime) {
    self.title = title
    self.start = start
  }
}

/// A reminder.
public struct ServiceReminder: Hashable, Sendable {
  /// What is to be done.
  public var title: String
  /// Until when; nil for at any time.
  public var due: ServiceTime?
  /// What else there is to say; nil for nothing.
  public var notes: String?
  /// How urgent it is: 1 is high, 5 medium, 9 low, and 0 none.
  public var priority = 0
  /// Whether it was done.
  public var isCompleted = false

  /// Creates a reminder for any time.
  public init(title: String) {
    self.title = title
  }
}

/// A notification that arrives as from a server.
public struct ServiceNotification: Hashable, Sendable {
  /// The title.
  public var title: String
  /// What stands below the title.
  public var subtitle = ""
  /// The text.
  public var body = ""
  /// The name of the category, which gives the actions.
  public var category = ""
  /// In how many seconds after the launch of the app it arrives.
  public var after = 0.0

  /// Creates a notification.
  public init(title: String, after: Double = 0) {
    self.title = title
    self.after = after
  }
}

/// What a pedometer has counted today.
public struct ServiceSteps: Hashable, Sendable {
  /// The steps.
  public var count: Int
  /// The way, in metres; nil where it is not known.
  public var distance: Double?
  /// The floors that the person went up; nil where they are not known.
  public var floorsAscended: Int?
  /// The floors that the person went down; nil where they are not known.
  public var floorsDescended: Int?

  /// Creates what was counted.
  public init(count: Int) {
    self.count = count
  }
}

/// Three numbers, along the axes of the device.
public struct ServiceVector: Hashable, Sendable {
  /// To the right of the screen.
  public var x: Double
  /// To the top of the screen.
  public var y: Double
  /// Towards who looks at the screen.
  public var z: Double

  /// Creates numbers.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// Something that was measured of the person.
public struct ServiceSample: Hashable, Sendable {
  /// What was measured, by HealthKit's name without its beginning: `stepCount`, `heartRate`.
  public var type: String
  /// How much it was.
  public var amount: Double
  /// The unit, as HealthKit writes it: `count`, `kg`, `count/min`.
  public var unit: String
  /// From when on.
  public var start: ServiceTime
  /// Until when; nil for the same moment.
  public var end: ServiceTime?

  /// Creates a measurement of one moment.
  public init(type: String, amount: Double, unit: String, start: ServiceTime) {
    self.type = type
    self.amount = amount
    self.unit = unit
    self.start = start
  }
}
