/// The settings of Guided Access (Settings › Accessibility › Guided Access), with the defaults of a new iPhone.
///
/// Whether a session is active is ``Settings/isGuidedAccessEnabled``. What a session allows is kept from one to the next. Apple
/// does not document its first values; those here are what devices are reported to show.
/// Follows <https://support.apple.com/guide/iphone/iph7fad0d10/ios>.
public struct GuidedAccessSettings: Hashable, Sendable {
  /// After how long the display is locked during a session.
  public enum DisplayAutoLock: String, Hashable, Sendable, Codable, CaseIterable {
    /// As the settings of the display say.
    case `default`
    /// After so many seconds or minutes.
    case thirtySeconds, oneMinute, twoMinutes, threeMinutes, fourMinutes, fiveMinutes, tenMinutes,
      fifteenMinutes
    /// Not at all.
    case never

    /// In seconds; nil for never, and for what the settings of the display say.
    public var seconds: Double? {
      switch self {
      case .default, .never: nil
      case .thirtySeconds: 30
      case .oneMinute: 60
      case .twoMinutes: 120
      case .threeMinutes: 180
      case .fourMinutes: 240
      case .fiveMinutes: 300
      case .tenMinutes: 600
      case .fifteenMinutes: 900
      }
    }
  }

  /// Whether a triple click begins a session (Guided Access).
  public var isAvailable = false
  /// The passcode that ends a session, as a salted hash; nil while none is set. See `GuidedAccessPasscode`.
  public var passcode: String?
  /// Whether a double click with Face ID or Touch ID ends a session.
  public var usesBiometrics = false
  /// The name of the sound that is played before the time is over; nil for none.
  public var timeLimitSound: String?
  /// Whether the remaining time is spoken before it is over.
  public var speaksTimeLimit = false
  /// Whether a triple click during a session offers the Accessibility Shortcut.
  public var allowsShortcut = false
  /// After how long the display is locked.
  public var displayAutoLock = DisplayAutoLock.default
  /// Whether the device is supervised, and its management lets apps begin sessions by themselves
  /// (`UIAccessibility.requestGuidedAccessSession`).
  public var isSupervised = false

  // MARK: What a session allows

  /// The side button locks the device.
  public var allowsSideButton = false
  /// The volume buttons change the volume.
  public var allowsVolumeButtons = false
  /// The app hears that the device is turned and shaken.
  public var allowsMotion = true
  /// The keyboard on the screen appears.
  public var allowsKeyboards = true
  /// The screen is touched.
  public var allowsTouch = true
  /// Words are looked up.
  public var allowsDictionaryLookUp = false
  /// Whether the session ends after ``timeLimit``.
  public var hasTimeLimit = false
  /// How many minutes a session lasts, 1 to 1439.
  public var timeLimit = 60.0

  /// Creates the settings of a new iPhone.
  public init() {}
}
