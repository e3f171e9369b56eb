import AppFence
import AppFolders
import ArgumentParser
import AssistiveTechnology
import DeviceSettings
import Foundation
import Speech

/// Options for turning a transcript into sound.
struct SoundOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Write the speech to a WAV file.", valueName: "file"), completion: .file())
  var wav: String?

  @Flag(help: "Play the speech.")
  var speak = false

  @Option(
    help: ArgumentHelp("The speaking rate, 0 to 1 as in Settings (by default 0.5).", valueName: "0…1"))
  var rate: Double?

  @Option(help: ArgumentHelp("The voice, like en-us, en-gb+f3 or de.", valueName: "name"))
  var voice: String?

  func validate() throws {
    if let rate, !(0...1).contains(rate) {
      throw ValidationError("--rate must be between 0 and 1, not \(rate).")
    }
    if wav?.isEmpty == true { throw ValidationError("The name of the WAV file is empty.") }
  }

  /// The settings for speech. It throws if the voice does not exist, before anything is read.
  func checkedSettings(_ setUp: ScreenOptions.SetUp) throws -> Settings {
    var settings = setUp.settings
    if setUp.language == nil { settings.language = "en-US" }
    if let rate { settings.voiceOver.speakingRate = rate }
    if let voice { settings.voiceOver.voice = voice }
    if let voice = settings.voiceOver.voice { try EspeakSynthesizer().validate(voice: voice) }
    return settings
  }

  func write(_ transcripts: [Transcript], settings: Settings) throws {
    guard let wav else { return }
    try OutputFile.write(audio(of: transcripts, settings).wavData, to: wav)
  }

  func play(_ transcripts: [Transcript], settings: Settings) throws {
    guard speak else { return }
    let audio = try audio(of: transcripts, settings)
    if Fence.isUp, SupervisedProcess.isSupervised { return SupervisedProcess.play(audio.wavData) }
    try SupervisedProcess.pausing { try AudioPlayer().play(audio) }
  }

  private func audio(of transcripts: [Transcript], _ settings: Settings) throws -> SpeechAudio {
    let whole = SpeechScript(transcripts.flatMap { $0.speech(settings: settings).segments })
    return try EspeakSynthesizer().synthesize(whole, settings: SpeechSettings(settings))
  }
}
