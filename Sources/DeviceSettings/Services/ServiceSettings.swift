/// What the device's services answer to an app: what the person allows, and what there is.
///
/// The defaults are those of a new simulator.
public struct ServiceSettings: Hashable, Sendable {
  /// A service about which nothing but the permission is set.
  public struct Access: Hashable, Sendable {
    /// What the person allows.
    public var permission = ServicePermission.ask
  }

  /// Where the device is.
  public var location = Location()
  /// By what the device tells its owner.
  public var localAuthentication = LocalAuthentication()
  /// The camera.
  public var camera = Access()
  /// The microphone.
  public var microphone = Access()
  /// The person's photos.
  public var photos = Photos()
  /// The person's contacts.
  public var contacts = Contacts()
  /// The person's events.
  public var calendar = Calendar()
  /// The person's reminders.
  public var reminders = Reminders()
  /// Notifications.
  public var notifications = Notifications()
  /// Speech that is recognised.
  public var speechRecognition = SpeechRecognition()
  /// How the person moves.
  public var motion = Motion()
  /// The person's health data.
  public var health = Health()
  /// Bluetooth.
  public var bluetooth = Bluetooth()
  /// Whether apps may follow the person across other companies' apps.
  public var tracking = Access()
  /// The person's music and videos.
  public var mediaLibrary = Access()
  /// iCloud.
  public var cloud = Cloud()
  /// Whether there is an account that sends mail.
  public var canSendMail = false
  /// Whether the device sends messages.
  public var canSendMessages = false

  /// Creates the services of a new simulator.
  public init() {}

  /// The files and folders that the settings name.
  public var paths: [String] { [photos.folder, contacts.file].compactMap { $0 } }
}

extension ServiceSettings {
  /// Where the device is.
  public struct Location: Hashable, Sendable {
    /// What the person allows.
    public var permission = ServicePermission.ask
    /// Whether Location Services are on.
    public var isEnabled = true
    /// Where the device is; nil where it cannot find out.
    public var place: ServicePlace?
    /// Where the device comes by, in the order of time; if there is any, it is there instead of at ``place``.
    public var route: [ServicePlace] = []
    /// The direction in which the device points, in degrees clockwise from north; nil without a compass.
    public var heading: Double?
  }

  /// By what the device tells its owner.
  public struct LocalAuthentication: Hashable, Sendable {
    /// A sensor.
    public enum Biometry: String, Hashable, Sendable, CaseIterable {
      /// The one that the device has.
      case automatic
      /// None.
      case none
      /// For a finger.
      case touchID
      /// For a face.
      case faceID
    }

    /// What happens when an app wants to know who is there.
    public enum Answer: String, Hashable, Sendable, CaseIterable {
      /// It is the owner.
      case success
      /// It is somebody else.
      case failure
      /// Whoever it is cancels.
      case cancel
    }

    /// What the person allows: Face ID only.
    public var permission = ServicePermission.ask
    /// The sensor.
    public var biometry = Biometry.automatic
    /// Whether the sensor knows the owner.
    public var isEnrolled = false
    /// Whether the device has a passcode.
    public var hasPasscode = false
    /// What happens when an app wants to know who is there.
    public var answer = Answer.success
  }

  /// The person's photos.
  public struct Photos: Hashable, Sendable {
    /// What the person allows.
    public var permission = ServicePermission.ask
    /// The folder with the pictures; nil for an empty library.
    public var folder: String?
    /// The names of the files that the app may see where the person has limited it.
    public var selection: [String] = []
  }

  /// The person's contacts.
  public struct Contacts: Hashable, Sendable {
    /// What the person allows.
    public var permission = ServicePermission.ask
    /// The file with the contacts as vCards; nil for none.
    public var file: String?
    /// Contacts besides those of the file.
    public var people: [ServicePerson] = []
    /// The full names of the contacts that the app may see where the person has limited it.
    public var selection: [String] = []
  }

  /// The person's events.
  public struct Calendar: Hashable, Sendable {
    /// What the person allows.
    public var permission = ServicePermission.ask
    /// The events.
    public var events: [ServiceEvent] = []
  }

  /// The person's reminders.
  public struct Reminders: Hashable, Sendable {
    /// What the person allows.
    public var permission = ServicePermission.ask
    /// The reminders.
    public var items: [ServiceReminder] = []
  }

  /// Notifications.
  public struct Notifications: Hashable, Sendable {
    /// What the person allows.
    public var permission = ServicePermission.ask
    /// What is delivered to the app while it runs, as from a server.
    public var deliveries: [ServiceNotification] = []
  }

  /// Speech that is recognised.
  public struct SpeechRecognition: Hashable, Sendable {
    /// What the person allows.
    public var permission = ServicePermission.ask
    /// What is heard; nil where speech cannot be recognised.
    public var transcript: String?
  }

  /// How the person moves.
  public struct Motion: Hashable, Sendable {
    /// What the person allows.
    public var permission = ServicePermission.ask
    /// What a pedometer has counted; nil without one.
    public var steps: ServiceSteps?
    /// What the accelerometer measures, with the earth's pull, in multiples of that; nil without one.
    public var acceleration: ServiceVector?
  }

  /// The person's health data.
  public struct Health: Hashable, Sendable {
    /// What the person allows.
    public var permission = ServicePermission.ask
    /// What was measured.
    public var samples: [ServiceSample] = []
  }

  /// Bluetooth.
  public struct Bluetooth: Hashable, Sendable {
    /// Whether the device can use it.
    public enum State: String, Hashable, Sendable, CaseIterable {
      /// It has none.
      case unsupported
      /// It is switched off.
      case poweredOff
      /// It is switched on.
      case poweredOn
    }

    /// What the person allows.
    public var permission = ServicePermission.ask
    /// Whether the device can use it.
    public var state = State.unsupported
  }

  /// iCloud.
  public struct Cloud: Hashable, Sendable {
    /// Whether somebody is signed in.
    public enum Account: String, Hashable, Sendable, CaseIterable {
      /// Nobody.
      case noAccount
      /// Somebody.
      case available
      /// The device does not allow it.
      case restricted
      /// It is not known.
      case couldNotDetermine
      /// Somebody, who has to confirm it.
      case temporarilyUnavailable
    }

    /// Whether somebody is signed in.
    public var account = Account.noAccount
  }
}
