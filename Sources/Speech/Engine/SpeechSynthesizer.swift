/// Turns speech scripts into sound.
public protocol SpeechSynthesizer: Sendable {
  /// Synthesizes a whole script.
  ///
  /// An empty script gives no samples. Text without anything to say gives an empty mark.
  func synthesize(_ script: SpeechScript, settings: SpeechSettings) throws(SpeechError) -> SpeechAudio
}

/// An error of speech synthesis or playback.
public enum SpeechError: Error, Hashable, Sendable, CustomStringConvertible {
  /// espeak-ng or its data could not be loaded.
  case engineUnavailable(reason: String)
  /// There is no voice with that name; the suggestions are similar names.
  case unknownVoice(String, suggestions: [String])
  /// espeak-ng returned an error.
  case synthesisFailed(code: Int)
  /// Sound with that sample rate cannot be mixed with the rest.
  case unsuitableSampleRate(Int)
  /// No program that plays sound is installed.
  case noPlayer(tried: [String])
  /// The program that plays sound failed.
  case playerFailed(program: String, reason: String)
  /// The file could not be written.
  case cannotWrite(path: String, reason: String)

  public var description: String {
    switch self {
    case .engineUnavailable(let reason):
      return "Speech is not available: \(reason). Install espeak-ng-data."
    case .unknownVoice(let name, let suggestions):
      let hint =
        suggestions.isEmpty
        ? "Names look like en-us, en-gb+f3 or de."
        : "Did you mean \(suggestions.joined(separator: " or "))?"
      return "There is no voice “\(name)”. \(hint)"
    case .synthesisFailed(let code):
      return "espeak-ng could not speak (error \(code))."
    case .unsuitableSampleRate(let rate):
      return "The voice has a sample rate of \(rate) Hz; \(SpeechAudio.liveRate) Hz is required."
    case .noPlayer(let tried):
      return "No program can play sound: tried \(tried.joined(separator: ", ")). "
        + "Install alsa-utils, or write a file instead."
    case .playerFailed(let program, let reason):
      return "\(program) could not play the speech: \(reason)"
    case .cannotWrite(let path, let reason):
      return "Cannot write \(path): \(reason)"
    }
  }
}
