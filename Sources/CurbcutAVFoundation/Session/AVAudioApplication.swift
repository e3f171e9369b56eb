import CurbcutFoundation

/// What an app may do with sound.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudioapplication>.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  private static let one = AVAudioApplication()

  /// There is one.
  private override init() { super.init() }

  /// The one of the app.
  open class var shared: AVAudioApplication { one }

  /// Whether the app may record.
  public enum recordPermission: Int, Hashable, Sendable {
    /// The person was not asked yet.
    case undetermined = 0x756E_6474
    /// The person has refused.
    case denied = 0x6465_6E79
    /// The person has allowed it.
    case granted = 0x6772_6E74
  }

  /// Whether the app may record.
  open var recordPermission: AVAudioApplication.recordPermission {
    switch AVCaptureDevice.authorizationStatus(for: .audio) {
    case .authorized: .granted
    case .notDetermined: .undetermined
    case .denied, .restricted: .denied
    }
  }

  /// Asks the person whether the app may record, unless it is known. The microphone hears silence.
  open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
    AVCaptureDevice.requestAccess(for: .audio, completionHandler: response)
  }

  /// Asks the person whether the app may record, unless it is known. The microphone hears silence.
  @discardableResult
  open class func requestRecordPermission() async -> Bool { await AVCaptureDevice.requestAccess(for: .audio) }

  /// Whether the app's sound may be heard in calls.
  public enum MicrophoneInjectionPermission: Int, Hashable, Sendable {
    /// The person does not want it of any app.
    case serviceDisabled = 0x7372_6473
    /// The person was not asked yet.
    case undetermined = 0x756E_6474
    /// The person has refused.
    case denied = 0x6465_6E79
    /// The person has allowed it.
    case granted = 0x6772_6E74
  }

  /// Whether the app's sound may be heard in calls: there are none.
  open var microphoneInjectionPermission: MicrophoneInjectionPermission { .serviceDisabled }
  /// Asks whether the app's sound may be heard in calls: there are none.
  @discardableResult
  open class func requestMicrophoneInjectionPermission() async -> MicrophoneInjectionPermission {
    .serviceDisabled
  }

  /// Whether the app has switched the microphone off; false by default.
  open private(set) var isInputMuted = false

  /// Switches the microphone off for the app, or on again.
  open func setInputMuted(_ muted: Bool) throws {
    guard muted != isInputMuted else { return }
    isInputMuted = muted
    NotificationCenter.default.post(
      name: Self.inputMuteStateChangeNotification, object: self, userInfo: [Self.muteStateKey: muted])
  }

  /// The app has switched the microphone off or on.
  public static let inputMuteStateChangeNotification = Notification.Name(
    "AVAudioApplicationInputMuteStateChangeNotification")
  /// Whether the microphone is off, in the notification of it.
  public static let muteStateKey = "AVAudioApplicationMuteStateKey"
}

extension AVAudioSession {
  /// Whether the app may record.
  public enum RecordPermission: UInt, Hashable, Sendable {
    /// The person was not asked yet.
    case undetermined = 0x756E_6474
    /// The person has refused.
    case denied = 0x6465_6E79
    /// The person has allowed it.
    case granted = 0x6772_6E74
  }

  /// Whether the app may record.
  public var recordPermission: RecordPermission {
    switch AVAudioApplication.shared.recordPermission {
    case .granted: .granted
    case .denied: .denied
    case .undetermined: .undetermined
    }
  }

  /// Asks the person whether the app may record, unless it is known. The microphone hears silence.
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    AVAudioApplication.requestRecordPermission(completionHandler: response)
  }
}
