import CurbcutFoundation
import Synchronization

/// Something that a person asks an app to do.
///
/// Follows <https://developer.apple.com/documentation/intents/inintent>.
open class INIntent: NSObject, @unchecked Sendable {
  /// Names the wish.
  public let identifier: String? = UUID().uuidString
  /// What the person may say for it; nil for nothing.
  open var suggestedInvocationPhrase: String?

  /// Creates a wish.
  public override init() { super.init() }

  /// A description for the person; nil for the system's.
  open var intentDescription: String? { nil }
}

/// What an app answers.
///
/// Follows <https://developer.apple.com/documentation/intents/inintentresponse>.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// What the app goes on with; nil for nothing.
  open var userActivity: NSUserActivity?

  /// Creates an answer.
  public override init() { super.init() }
}

/// How far a wish has come.
///
/// Follows <https://developer.apple.com/documentation/intents/inintenthandlingstatus>.
public enum INIntentHandlingStatus: Int, Hashable, Sendable {
  /// It is not said.
  case unspecified = 0
  /// It can be fulfilled.
  case ready = 1
  /// It is being fulfilled.
  case inProgress = 2
  /// It was fulfilled.
  case success = 3
  /// It could not be fulfilled.
  case failure = 4
  /// The app is to fulfil it.
  case deferredToApplication = 5
  /// The person must agree.
  case userConfirmationRequired = 6
}

/// Who wants something.
///
/// Follows <https://developer.apple.com/documentation/intents/ininteractiondirection>.
public enum INInteractionDirection: Int, Hashable, Sendable {
  /// It is not said.
  case unspecified = 0
  /// The person.
  case outgoing = 1
  /// Someone else.
  case incoming = 2
}

/// Something that a person has done with an app, of which the app tells the system.
///
/// The system keeps it as long as the app runs; it suggests nothing.
/// Follows <https://developer.apple.com/documentation/intents/ininteraction>.
open class INInteraction: NSObject, @unchecked Sendable {
  private static let kept = Mutex<[INInteraction]>([])

  /// What was wished.
  public let intent: INIntent
  /// What was answered; nil where it is not known.
  public let intentResponse: INIntentResponse?
  /// Who has wished it; not said by default.
  open var direction = INInteractionDirection.unspecified
  /// When; nil for now.
  open var dateInterval: DateInterval?
  /// Names it; one of the system's by default.
  open var identifier = UUID().uuidString
  /// Names what belongs together; nil by default.
  open var groupIdentifier: String?
  /// How far the wish has come.
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }

  /// Creates an interaction.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
    super.init()
  }

  /// The interactions that the system keeps.
  package static var donated: [INInteraction] { kept.withLock { $0 } }

  private static func remove(_ condition: (INInteraction) -> Bool) {
    kept.withLock { $0.removeAll(where: condition) }
  }

  /// Tells the system of it.
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    Self.kept.withLock { $0.append(self) }
    DispatchQueue.global().async { completion?(nil) }
  }
  /// Tells the system of it.
  open func donate() async throws { Self.kept.withLock { $0.append(self) } }
  /// Takes all back.
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    remove { _ in true }
    DispatchQueue.global().async { completion?(nil) }
  }
  /// Takes all back.
  open class func deleteAll() async throws { remove { _ in true } }
  /// Takes those with some identifiers back.
  open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    remove { identifiers.contains($0.identifier) }
    DispatchQueue.global().async { completion?(nil) }
  }
  /// Takes those of a group back.
  open class func delete(
    with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    remove { $0.groupIdentifier == groupIdentifier }
    DispatchQueue.global().async { completion?(nil) }
  }
}

/// Whether an app may work with Siri.
///
/// Follows <https://developer.apple.com/documentation/intents/insiriauthorizationstatus>.
public enum INSiriAuthorizationStatus: Int, Hashable, Sendable {
  /// The person has not been asked.
  case notDetermined = 0
  /// The device does not let the person decide.
  case restricted = 1
  /// The person has said no.
  case denied = 2
  /// It may.
  case authorized = 3
}

/// What a person has set for Siri.
///
/// Who is asked agrees, without a dialog.
/// Follows <https://developer.apple.com/documentation/intents/inpreferences>.
open class INPreferences: NSObject {
  private static let wasAsked = Atomic<Bool>(false)
  /// Whether the app may work with Siri.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    wasAsked.load(ordering: .relaxed) ? .authorized : .notDetermined
  }
  /// Asks the person, who is taken to agree.
  open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void)
  {
    wasAsked.store(true, ordering: .relaxed)
    DispatchQueue.global().async { handler(.authorized) }
  }
  /// The language of Siri: that of the person.
  open class func siriLanguageCode() -> String { Locale.preferredLanguages.first ?? "en-US" }
}

/// By what someone can be reached.
///
/// Follows <https://developer.apple.com/documentation/intents/inpersonhandletype>.
public enum INPersonHandleType: Int, Hashable, Sendable {
  /// It is not known.
  case unknown = 0
  /// An email address.
  case emailAddress = 1
  /// A phone number.
  case phoneNumber = 2
}

/// A way to reach someone.
///
/// Follows <https://developer.apple.com/documentation/intents/inpersonhandle>.
open class INPersonHandle: NSObject, @unchecked Sendable {
  /// The text.
  public let value: String?
  /// What it is.
  public let type: INPersonHandleType

  /// Creates a handle.
  public init(value: String?, type: INPersonHandleType) {
    self.value = value
    self.type = type
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPersonHandle else { return false }
    return value == other.value && type == other.type
  }
  open override var hash: Int { value.hashValue }
}

/// A picture for the system's screens.
///
/// Follows <https://developer.apple.com/documentation/intents/inimage>.
open class INImage: NSObject, @unchecked Sendable {
  /// The bytes; nil for a picture of another kind.
  let data: Data?

  /// Creates a picture from its bytes.
  public init(imageData: Data) {
    data = imageData
    super.init()
  }
}

/// Someone.
///
/// Follows <https://developer.apple.com/documentation/intents/inperson>.
open class INPerson: NSObject, @unchecked Sendable {
  /// How they can be reached.
  public let personHandle: INPersonHandle?
  /// The parts of the name; nil where they are not known.
  public let nameComponents: PersonNameComponents?
  /// The name.
  public let displayName: String
  /// A picture; nil for none.
  public let image: INImage?
  /// The identifier among the contacts; nil for none.
  public let contactIdentifier: String?
  /// The app's own identifier; nil for none.
  public let customIdentifier: String?

  /// Creates someone.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?,
    contactIdentifier: String?, customIdentifier: String?
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName = displayName ?? nameComponents.map { $0.formatted() } ?? personHandle.value ?? ""
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    super.init()
  }
}

/// A text and how it is said.
///
/// Follows <https://developer.apple.com/documentation/intents/inspeakablestring>.
open class INSpeakableString: NSObject, @unchecked Sendable {
  /// The text.
  public let spokenPhrase: String
  /// Names it in the app's vocabulary; nil for none.
  public let vocabularyIdentifier: String?
  /// How it is said; nil for as it is written.
  public let pronunciationHint: String?

  /// Creates a text.
  public init(spokenPhrase: String) {
    self.spokenPhrase = spokenPhrase
    vocabularyIdentifier = nil
    pronunciationHint = nil
    super.init()
  }
  /// Creates a text of the app's vocabulary.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.spokenPhrase = spokenPhrase
    self.vocabularyIdentifier = vocabularyIdentifier
    self.pronunciationHint = pronunciationHint
    super.init()
  }
}

/// A short way to something in an app.
///
/// Follows <https://developer.apple.com/documentation/intents/inshortcut>.
open class INShortcut: NSObject, @unchecked Sendable {
  /// The wish; nil where it is an activity.
  public let intent: INIntent?
  /// The activity; nil where it is a wish.
  public let userActivity: NSUserActivity?

  /// Creates a shortcut of a wish.
  public init?(intent: INIntent) {
    self.intent = intent
    userActivity = nil
    super.init()
  }
  /// Creates a shortcut of an activity.
  public init(userActivity: NSUserActivity) {
    intent = nil
    self.userActivity = userActivity
    super.init()
  }
}

/// Suggests shortcuts to the person. Siri is not on this device: none has been added.
///
/// Follows <https://developer.apple.com/documentation/intents/invoiceshortcutcenter>.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  private static let only = INVoiceShortcutCenter()
  /// The centre.
  open class var shared: INVoiceShortcutCenter { only }
  /// Sets what is suggested. The system shows no suggestions here.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
