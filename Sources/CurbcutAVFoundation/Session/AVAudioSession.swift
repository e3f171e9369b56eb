import CurbcutFoundation
import Foundation

/// How an app uses sound, in the view of the system.
///
/// The app is the only one on this device, and nothing is heard of it but what assistive technologies say: what the app
/// asks for is granted, and kept.
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiosession>.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let shared = AVAudioSession()
  /// The session of the app.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// What an app does with sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sound beside that of others, silent when the ringer is.
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound alone, silent when the ringer is; the default.
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sound is what the app is for.
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    /// The app records.
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    /// The app plays and records.
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// The app plays to several devices.
    public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// A special use of a category.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// None; the default.
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    /// Calls.
    public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
    /// Calls with a picture.
    public static let videoChat = Self(rawValue: "AVAudioSessionModeVideoChat")
    /// Voices in a game.
    public static let gameChat = Self(rawValue: "AVAudioSessionModeGameChat")
    /// Films that are recorded.
    public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
    /// Measurements.
    public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
    /// Films that are watched.
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Spoken words, which pause for others.
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Words that are spoken now and then.
    public static let voicePrompt = Self(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// How a category gets on with the sound of others.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Beside that of others.
    public static let mixWithOthers = Self(rawValue: 1)
    /// While others are softer.
    public static let duckOthers = Self(rawValue: 2)
    /// From a Bluetooth microphone.
    public static let allowBluetooth = Self(rawValue: 4)
    /// From a Bluetooth microphone.
    public static let allowBluetoothHFP = Self(rawValue: 4)
    /// By the speaker in place of the receiver.
    public static let defaultToSpeaker = Self(rawValue: 8)
    /// While others that speak pause.
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
    /// To Bluetooth headphones.
    public static let allowBluetoothA2DP = Self(rawValue: 32)
    /// By AirPlay.
    public static let allowAirPlay = Self(rawValue: 64)
    /// Even when the microphone is switched off.
    public static let overrideMutedMicrophoneInterruption = Self(rawValue: 128)
    /// With good Bluetooth microphones.
    public static let bluetoothHighQualityRecording = Self(rawValue: 1 << 19)
  }

  /// What becomes of the sound of others when a session begins or ends.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others are told that they may go on.
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }

  /// Which way sound goes, whatever the system would choose.
  public enum PortOverride: UInt, Hashable, Sendable {
    /// As the system chooses.
    case none = 0
    /// By the speaker.
    case speaker = 0x7370_6b72
  }

  /// Whether an interruption begins or ends.
  public enum InterruptionType: UInt, Hashable, Sendable {
    /// It ends.
    case ended
    /// It begins.
    case began
  }

  /// What is to be done after an interruption.
  public struct InterruptionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Playing may go on.
    public static let shouldResume = Self(rawValue: 1)
  }

  /// Something else, such as a call, takes the sound, or gives it back; never posted here.
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  /// Headphones have come or gone; never posted here.
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")

  /// What the app does with sound.
  open private(set) var category = Category.soloAmbient
  /// The special use of the category.
  open private(set) var mode = Mode.default
  /// How the category gets on with the sound of others.
  open private(set) var categoryOptions: CategoryOptions = []
  /// Who decides where sound goes.
  open private(set) var routeSharingPolicy = RouteSharingPolicy.default
  /// Which way sound goes, whatever the system would choose.
  private(set) var portOverride = PortOverride.none
  /// The microphone that the app wishes for; nil for none.
  open internal(set) var preferredInput: AVAudioSessionPortDescription?
  /// The samples a second that the app wishes for; 0 for none.
  open internal(set) var preferredSampleRate: Double = 0
  /// How long the app wishes a piece of sound to be, in seconds; 0 for no wish.
  open internal(set) var preferredIOBufferDuration: TimeInterval = 0
  /// How loud the microphone is, from 0 to 1.
  open internal(set) var inputGain: Float = 1
  /// How the app wishes the device to be held for a microphone that hears left and right.
  open internal(set) var preferredInputOrientation = StereoOrientation.none
  /// Whether the app wishes its sound to be heard in a call.
  open internal(set) var preferredMicrophoneInjectionMode = MicrophoneInjectionMode.none
  /// Whether the device vibrates and clicks while the app records; false by default.
  open internal(set) var allowHapticsAndSystemSoundsDuringRecording = false
  /// Whether alerts of the system do not interrupt the app; false by default.
  open internal(set) var prefersNoInterruptionsFromSystemAlerts = false

  /// Samples a second: 48 000, or what the app wishes for, from 8000 on.
  open var sampleRate: Double {
    guard preferredSampleRate > 0 else { return AudioHardware.usualRate }
    return min(max(preferredSampleRate, AudioHardware.rates.lowerBound), AudioHardware.rates.upperBound)
  }
  /// How loud the device is, from 0 to 1.
  open var outputVolume: Float { 0.5 }
  /// Whether another app plays: there is none.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether the app should be silent where its sound is not what it is for: nobody else plays.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// What an app can do with sound.
  open var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }
  /// The special uses of categories.
  open var availableModes: [Mode] {
    [
      .default, .voiceChat, .videoChat, .gameChat, .videoRecording, .measurement, .moviePlayback,
      .spokenAudio,
      .voicePrompt,
    ]
  }

  /// Says what the app does with sound.
  open func setCategory(_ category: Category) throws { try setCategory(category, mode: mode, options: []) }

  /// Says what the app does with sound, and how that gets on with the sound of others.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: mode, options: options)
  }

  /// Says what the app does with sound, for which special use, and how that gets on with the sound of others.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    try setCategory(category, mode: mode, policy: .default, options: options)
  }

  /// Says what the app does with sound, for which special use, who decides where it goes, and how that gets on with the sound
  /// of others.
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    changingRoute(.categoryChange) {
      self.category = category
      self.mode = mode
      routeSharingPolicy = policy
      categoryOptions = options
    }
  }

  /// Sets the special use of the category.
  open func setMode(_ mode: Mode) throws { self.mode = mode }

  /// Begins or ends the session.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// Has sound go another way than the system would choose.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
    changingRoute(.override) { self.portOverride = portOverride }
  }
}

/// Whether an interruption begins or ends, in the notification of it.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// What is to be done after an interruption, in the notification of it.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
