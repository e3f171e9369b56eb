import CurbcutFoundation

extension AVAudioSession {
  /// Which way a microphone looks.
  public struct Orientation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Up.
    public static let top = Self(rawValue: "Top")
    /// Down.
    public static let bottom = Self(rawValue: "Bottom")
    /// To the person.
    public static let front = Self(rawValue: "Front")
    /// Away from the person.
    public static let back = Self(rawValue: "Back")
    /// To the left.
    public static let left = Self(rawValue: "Left")
    /// To the right.
    public static let right = Self(rawValue: "Right")
  }

  /// Where a microphone is.
  public struct Location: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At the upper end.
    public static let upper = Self(rawValue: "Upper")
    /// At the lower end.
    public static let lower = Self(rawValue: "Lower")
  }

  /// From where a microphone hears.
  public struct PolarPattern: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From everywhere.
    public static let omnidirectional = Self(rawValue: "Omnidirectional")
    /// From before it.
    public static let cardioid = Self(rawValue: "Cardioid")
    /// From before it, and little else.
    public static let subcardioid = Self(rawValue: "Subcardioid")
    /// From left and right.
    public static let stereo = Self(rawValue: "Stereo")
  }

  /// How the device is held, for a microphone that hears left and right.
  public enum StereoOrientation: Int, Hashable, Sendable {
    /// It does not.
    case none = 0
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// With its end at the right.
    case landscapeRight
    /// With its end at the left.
    case landscapeLeft
  }
}

/// One of several microphones: an iPhone has one below, one at the front, and one at the back.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiosessiondatasourcedescription>.
open class AVAudioSessionDataSourceDescription: NSObject, @unchecked Sendable {
  /// Its number.
  public let dataSourceID: NSNumber
  /// What people call it.
  public let dataSourceName: String
  /// Where it is.
  public let location: AVAudioSession.Location?
  /// Which way it looks.
  public let orientation: AVAudioSession.Orientation?
  /// From where it can hear; nil where that cannot be chosen.
  public let supportedPolarPatterns: [AVAudioSession.PolarPattern]?
  /// From where the app wishes it to hear; nil for no wish.
  open private(set) var preferredPolarPattern: AVAudioSession.PolarPattern?

  private init(
    _ number: Int, _ location: AVAudioSession.Location, _ orientation: AVAudioSession.Orientation,
    _ patterns: [AVAudioSession.PolarPattern]?
  ) {
    dataSourceID = NSNumber(value: number)
    dataSourceName = orientation.rawValue
    self.location = location
    self.orientation = orientation
    supportedPolarPatterns = patterns
    super.init()
  }

  static let all = [
    AVAudioSessionDataSourceDescription(0x6D63_6931, .lower, .bottom, nil),
    AVAudioSessionDataSourceDescription(0x6D63_6932, .upper, .front, [.omnidirectional, .cardioid, .stereo]),
    AVAudioSessionDataSourceDescription(0x6D63_6933, .upper, .back, [.omnidirectional, .cardioid, .stereo]),
  ]

  /// From where it hears; nil where that cannot be chosen.
  open var selectedPolarPattern: AVAudioSession.PolarPattern? {
    preferredPolarPattern ?? supportedPolarPatterns?.first
  }

  /// Wishes it to hear from somewhere; nil leaves it to the system.
  open func setPreferredPolarPattern(_ pattern: AVAudioSession.PolarPattern?) throws {
    preferredPolarPattern = pattern
  }
}
