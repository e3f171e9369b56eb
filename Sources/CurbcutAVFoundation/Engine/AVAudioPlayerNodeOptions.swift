/// How a buffer is played.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudioplayernodebufferoptions>.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Again and again.
  public static let loops = Self(rawValue: 1)
  /// In place of what is played.
  public static let interrupts = Self(rawValue: 2)
  /// In place of what is played again and again, after its turn.
  public static let interruptsAtLoop = Self(rawValue: 4)
}

/// When a completion handler is called.
///
/// Follows <https://developer.apple.com/documentation/avfaudio/avaudioplayernodecompletioncallbacktype>.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  /// When the sound was taken.
  case dataConsumed = 0
  /// When the sound was given out.
  case dataRendered
  /// When the sound was heard.
  case dataPlayedBack
}

/// Is called when something was played.
public typealias AVAudioPlayerNodeCompletionHandler = (AVAudioPlayerNodeCompletionCallbackType) -> Void
