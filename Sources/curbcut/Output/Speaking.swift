import AssistiveTechnology
import DeviceSettings
import Speech
import VoiceOver

extension Transcript {
  /// The pause between two stops, in seconds at the normal rate: the time that a flick takes.
  private static let stopPause = 0.7

  /// Everything that is said, as one script for the synthesizer.
  func speech(settings: Settings) -> SpeechScript {
    let spoken = SpokenText(settings: settings)
    var whole = SpeechScript()
    for stop in stops {
      whole.segments += spoken.script(for: stop.utterance).segments
      whole.lengthenPause(to: Self.stopPause)
    }
    return whole
  }
}
