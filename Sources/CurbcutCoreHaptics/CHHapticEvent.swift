import CurbcutFoundation
import Foundation

/// Something that is felt or heard.
///
/// Follows <https://developer.apple.com/documentation/corehaptics/chhapticevent>.
open class CHHapticEvent: NSObject {
  /// A kind of event.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A short tap.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// What lasts.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A sound that lasts.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    /// A sound of the app's.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// What an event has a value for.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong it is, from 0 to 1.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// How sharp it is, from 0 to 1.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// How long it grows.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// How long it falls.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// How long it fades.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// Whether it stays until its end.
    public static let sustained = ParameterID(rawValue: "Sustained")
    /// How loud it is.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// How high it is.
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    /// How far left or right it is.
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    /// How bright it is.
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }

  /// The kind.
  open private(set) var type: EventType
  /// The values.
  open private(set) var eventParameters: [CHHapticEventParameter]
  /// When it begins, in seconds from the beginning of the pattern.
  open var relativeTime: TimeInterval
  /// How long it lasts, in seconds.
  open var duration: TimeInterval

  /// Creates an event.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
    super.init()
  }
}

/// A value of an event.
///
/// Follows <https://developer.apple.com/documentation/corehaptics/chhapticeventparameter>.
open class CHHapticEventParameter: NSObject {
  /// What the value is for.
  open private(set) var parameterID: CHHapticEvent.ParameterID
  /// The value.
  open var value: Float

  /// Creates a value.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
    super.init()
  }
}

/// A change of what is being played.
///
/// Follows <https://developer.apple.com/documentation/corehaptics/chhapticdynamicparameter>.
open class CHHapticDynamicParameter: NSObject {
  /// What is changed.
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong everything is.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// How sharp everything is.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    /// How loud everything is.
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    /// How high everything is.
    public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
  }

  /// What is changed.
  open private(set) var parameterID: ID
  /// The value.
  open var value: Float
  /// When, in seconds.
  open var relativeTime: TimeInterval

  /// Creates a change.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    relativeTime = time
    super.init()
  }
}

/// A change over time of what is being played.
///
/// Follows <https://developer.apple.com/documentation/corehaptics/chhapticparametercurve>.
open class CHHapticParameterCurve: NSObject {
  /// A value at a time.
  open class ControlPoint: NSObject {
    /// When, in seconds.
    open var time: TimeInterval
    /// The value.
    open var value: Float

    /// Creates a value at a time.
    public init(relativeTime time: TimeInterval, value: Float) {
      self.time = time
      self.value = value
      super.init()
    }
  }

  /// What is changed.
  open private(set) var parameterID: CHHapticDynamicParameter.ID
  /// The values over time.
  open private(set) var controlPoints: [ControlPoint]
  /// When it begins, in seconds.
  open var relativeTime: TimeInterval

  /// Creates a change over time.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
  ) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
    super.init()
  }
}
