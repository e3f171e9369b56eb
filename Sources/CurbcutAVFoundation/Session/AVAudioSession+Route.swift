import CurbcutFoundation

extension AVAudioSession {
  /// Where sound comes from or goes to.
  ///
  /// Follows <https://developer.apple.com/documentation/avfaudio/avaudiosession/port>.
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The device's microphone.
    public static let builtInMic = Self(rawValue: "MicrophoneBuiltIn")
    /// The microphone of headphones.
    public static let headsetMic = Self(rawValue: "MicrophoneWired")
    /// A cable from a source.
    public static let lineIn = Self(rawValue: "LineIn")
    /// The microphone of another device.
    public static let continuityMicrophone = Self(rawValue: "ContinuityMicrophone")
    /// The device's speaker.
    public static let builtInSpeaker = Self(rawValue: "Speaker")
    /// The speaker that is held to the ear.
    public static let builtInReceiver = Self(rawValue: "Receiver")
    /// Headphones.
    public static let headphones = Self(rawValue: "Headphones")
    /// A cable to an amplifier.
    public static let lineOut = Self(rawValue: "LineOut")
    /// A screen.
    public static let HDMI = Self(rawValue: "HDMIOutput")
    /// A screen.
    public static let displayPort = Self(rawValue: "DisplayPort")
    /// AirPlay.
    public static let airPlay = Self(rawValue: "AirPlay")
    /// Bluetooth headphones.
    public static let bluetoothA2DP = Self(rawValue: "BluetoothA2DPOutput")
    /// A Bluetooth headset.
    public static let bluetoothHFP = Self(rawValue: "BluetoothHFP")
    /// Hearing aids.
    public static let bluetoothLE = Self(rawValue: "BluetoothLE")
    /// USB.
    public static let usbAudio = Self(rawValue: "USBAudio")
    /// A car.
    public static let carAudio = Self(rawValue: "CarAudio")
    /// Something that is not there in fact.
    public static let virtual = Self(rawValue: "Virtual")
  }

  /// Who decides where sound goes.
  public enum RouteSharingPolicy: UInt, Hashable, Sendable {
    /// The system.
    case `default` = 0
    /// The person, for all that is long.
    case longFormAudio = 1
    /// The app.
    case independent = 2
    /// The person, for films.
    case longFormVideo = 3
  }

  /// Why sound goes another way.
  public enum RouteChangeReason: UInt, Hashable, Sendable {
    /// It is not known.
    case unknown = 0
    /// Something has come.
    case newDeviceAvailable = 1
    /// Something has gone.
    case oldDeviceUnavailable = 2
    /// The app does something else with sound.
    case categoryChange = 3
    /// The app wants it.
    case override = 4
    /// The device has woken up.
    case wakeFromSleep = 6
    /// There is no way for what the app does.
    case noSuitableRouteForCategory = 7
    /// Something on the way has changed.
    case routeConfigurationChange = 8
  }

  /// Where sound comes from and goes to.
  ///
  /// The device has a microphone, a speaker, and one that is held to the ear, which is where voices of ``Category/playAndRecord``
  /// are heard unless the app wants otherwise.
  public var currentRoute: AVAudioSessionRouteDescription {
    let toSpeaker = portOverride == .speaker || categoryOptions.contains(.defaultToSpeaker)
    return switch category {
    case .record: AVAudioSessionRouteDescription(inputs: [.microphone], outputs: [])
    case .playAndRecord:
      AVAudioSessionRouteDescription(inputs: [.microphone], outputs: [toSpeaker ? .speaker : .receiver])
    case .multiRoute: AVAudioSessionRouteDescription(inputs: [.microphone], outputs: [.speaker])
    default: AVAudioSessionRouteDescription(inputs: [], outputs: [.speaker])
    }
  }

  /// Changes something, and tells of another way.
  func changingRoute(_ reason: RouteChangeReason, _ change: () -> Void) {
    let before = currentRoute
    change()
    guard currentRoute != before else { return }
    SoundClock.soon {
      NotificationCenter.default.post(
        name: AVAudioSession.routeChangeNotification, object: AVAudioSession.sharedInstance(),
        userInfo: [
          AVAudioSessionRouteChangeReasonKey: reason.rawValue,
          AVAudioSessionRouteChangePreviousRouteKey: before,
        ])
    }
  }

  /// The microphones that the category lets the app choose among: none, or the device's.
  public var availableInputs: [AVAudioSessionPortDescription]? {
    [.record, .playAndRecord, .multiRoute].contains(category) ? [.microphone] : []
  }

  /// Chooses a microphone; nil leaves it to the system.
  public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws { preferredInput = inPort }
}

/// Why sound goes another way, in the notification of it.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The way that sound went before, in the notification of another.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
