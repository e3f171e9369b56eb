import CurbcutFoundation

/// What the device can do, and what the app wishes of it: it has what it has.
extension AVAudioSession {
  /// Wishes for samples a second.
  public func setPreferredSampleRate(_ sampleRate: Double) throws { preferredSampleRate = sampleRate }
  /// Wishes for the length of a piece of sound, in seconds.
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    preferredIOBufferDuration = duration
  }
  /// How long a piece of sound is, in seconds: 1024 frames, or what the app wishes for.
  public var ioBufferDuration: TimeInterval {
    preferredIOBufferDuration > 0 ? preferredIOBufferDuration : 1024 / sampleRate
  }
  /// How long sound takes from the microphone, in seconds: no time.
  public var inputLatency: TimeInterval { 0 }
  /// How long sound takes to the speaker, in seconds: no time.
  public var outputLatency: TimeInterval { 0 }
  /// Whether there is a microphone: true.
  public var isInputAvailable: Bool { true }
  /// How many channels come from the microphone.
  public var inputNumberOfChannels: Int { currentRoute.inputs.isEmpty ? 0 : 1 }
  /// How many channels go to the speaker.
  public var outputNumberOfChannels: Int { currentRoute.outputs.first?.channels?.count ?? 0 }
  /// How many channels can come from the microphone.
  public var maximumInputNumberOfChannels: Int { inputNumberOfChannels }
  /// How many channels can go to the speaker.
  public var maximumOutputNumberOfChannels: Int { outputNumberOfChannels }
  /// Wishes for channels from the microphone. It has one.
  public func setPreferredInputNumberOfChannels(_ count: Int) throws {}
  /// Wishes for channels to the speaker. It has two.
  public func setPreferredOutputNumberOfChannels(_ count: Int) throws {}
  /// Whether the app can say how loud the microphone is: false, as on iPhones.
  public var isInputGainSettable: Bool { false }
  /// Says how loud the microphone is.
  public func setInputGain(_ gain: Float) throws { inputGain = min(max(gain, 0), 1) }
  /// The several microphones of the device.
  public var inputDataSources: [AVAudioSessionDataSourceDescription]? {
    currentRoute.inputs.first?.dataSources
  }
  /// The microphone that is used, of several.
  public var inputDataSource: AVAudioSessionDataSourceDescription? {
    currentRoute.inputs.first?.selectedDataSource
  }
  /// Chooses one of several microphones; nil leaves it to the system.
  public func setInputDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {
    try currentRoute.inputs.first?.setPreferredDataSource(dataSource)
  }
  /// How the device is held for a microphone that hears left and right.
  public var inputOrientation: StereoOrientation { preferredInputOrientation }
  /// Says how the device is held, for a microphone that hears left and right.
  public func setPreferredInputOrientation(_ orientation: StereoOrientation) throws {
    preferredInputOrientation = orientation
  }
  /// Has the device vibrate and click while the app records.
  public func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
    allowHapticsAndSystemSoundsDuringRecording = inValue
  }
  /// Wishes that alerts of the system do not interrupt the app.
  public func setPrefersNoInterruptionsFromSystemAlerts(_ inValue: Bool) throws {
    prefersNoInterruptionsFromSystemAlerts = inValue
  }

  // MARK: Calls

  /// Whether an app's sound is heard in a call.
  public enum MicrophoneInjectionMode: Int, Hashable, Sendable {
    /// It is not.
    case none
    /// Speech is.
    case spokenAudio
  }

  /// Whether the app's sound can be heard in a call: there are no calls.
  public var isMicrophoneInjectionAvailable: Bool { false }
  /// Wishes that the app's sound is heard in a call.
  public func setPreferredMicrophoneInjectionMode(_ inValue: MicrophoneInjectionMode) throws {
    preferredMicrophoneInjectionMode = inValue
  }
  /// A call has begun or ended; never posted here.
  public static let microphoneInjectionCapabilitiesChangeNotification = Notification.Name(
    "AVAudioSessionMicrophoneInjectionCapabilitiesChangeNotification")

  // MARK: Notifications

  /// Why the app was interrupted.
  public enum InterruptionReason: UInt, Hashable, Sendable {
    /// Another app needs the sound.
    case `default` = 0
    /// The app was suspended.
    case appWasSuspended = 1
    /// The microphone was switched off.
    case builtInMicMuted = 2
    /// What sound goes to has gone.
    case routeDisconnected = 4
  }

  /// Whether the app should be silent where its sound is not what it is for.
  public enum SilenceSecondaryAudioHintType: UInt, Hashable, Sendable {
    /// It may be heard again.
    case end
    /// It should be silent.
    case begin
  }

  /// The system's part for sound has ended; never posted here.
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  /// The system's part for sound has begun anew; never posted here.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  /// Others begin or cease to play; never posted here.
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
}

/// Whether the app was interrupted while it was suspended, in the notification of it.
public let AVAudioSessionInterruptionWasSuspendedKey = "AVAudioSessionInterruptionWasSuspendedKey"
/// Why the app was interrupted, in the notification of it.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// Whether others begin or cease to play, in the notification of it.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
/// Whether the app's sound can be heard in a call, in the notification of it.
public let AVAudioSessionMicrophoneInjectionIsAvailableKey = "AVAudioSessionMicrophoneInjectionIsAvailableKey"
