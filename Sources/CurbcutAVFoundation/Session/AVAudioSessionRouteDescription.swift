import CurbcutFoundation

/// A way of sound.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiosessionroutedescription>.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  /// Where it comes from.
  public let inputs: [AVAudioSessionPortDescription]
  /// Where it goes to.
  public let outputs: [AVAudioSessionPortDescription]

  init(inputs: [AVAudioSessionPortDescription], outputs: [AVAudioSessionPortDescription]) {
    self.inputs = inputs
    self.outputs = outputs
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioSessionRouteDescription else { return false }
    return inputs == other.inputs && outputs == other.outputs
  }
  open override var hash: Int { inputs.count << 8 | outputs.count }
}

/// Where sound comes from or goes to.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiosessionportdescription>.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  /// What it is.
  public let portType: AVAudioSession.Port
  /// What people call it.
  public let portName: String
  /// What tells it from others.
  public let uid: String
  /// Its channels.
  public let channels: [AVAudioSessionChannelDescription]?

  private init(_ type: AVAudioSession.Port, name: String, uid: String, channels: Int) {
    portType = type
    portName = name
    self.uid = uid
    self.channels = (1...channels).map { AVAudioSessionChannelDescription(name, $0, uid) }
    super.init()
  }

  static let microphone = AVAudioSessionPortDescription(
    .builtInMic, name: "iPhone Microphone", uid: "Built-In Microphone", channels: 1)
  static let speaker = AVAudioSessionPortDescription(
    .builtInSpeaker, name: "Speaker", uid: "Speaker", channels: 2)
  static let receiver = AVAudioSessionPortDescription(
    .builtInReceiver, name: "Receiver", uid: "Built-In Receiver", channels: 1)

  /// Whether it takes out echoes itself: false.
  open var hasHardwareVoiceCallProcessing: Bool { false }
  /// Whether sound is heard from all sides: false.
  open var isSpatialAudioEnabled: Bool { false }
  /// Its several microphones; nil for what has none.
  open var dataSources: [AVAudioSessionDataSourceDescription]? {
    portType == .builtInMic ? AVAudioSessionDataSourceDescription.all : nil
  }
  /// The microphone that is used of several: the one that the app wishes for, else the first.
  open var selectedDataSource: AVAudioSessionDataSourceDescription? {
    preferredDataSource ?? dataSources?.first
  }
  /// The microphone that the app wishes for, of several.
  open private(set) var preferredDataSource: AVAudioSessionDataSourceDescription?
  /// Chooses one of several microphones; nil leaves it to the system.
  open func setPreferredDataSource(_ dataSource: AVAudioSessionDataSourceDescription?) throws {
    preferredDataSource = dataSource
  }
}

/// A channel of what sound comes from or goes to.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudiosessionchanneldescription>.
open class AVAudioSessionChannelDescription: NSObject, @unchecked Sendable {
  /// What people call it.
  public let channelName: String
  /// Its number, from 1.
  public let channelNumber: Int
  /// What it belongs to.
  public let owningPortUID: String

  init(_ name: String, _ number: Int, _ uid: String) {
    channelName = "\(name) \(number)"
    channelNumber = number
    owningPortUID = uid
    super.init()
  }
}
