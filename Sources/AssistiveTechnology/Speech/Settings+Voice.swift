import DeviceSettings

extension Settings {
  /// The settings with which a request is spoken: for spoken content, its own voice, languages and pronunciations stand in
  /// the place of VoiceOver's.
  public func voiced(for request: SpeechRequest) -> Settings {
    guard let rate = request.contentRate else { return self }
    var settings = self
    settings.language = spokenContent.defaultLanguage ?? language
    settings.voiceOver.speakingRate = min(max(rate, 0), 1)
    settings.voiceOver.voice = spokenContent.voice
    settings.voiceOver.detectsLanguages = spokenContent.detectsLanguages
    settings.voiceOver.pronunciations = spokenContent.pronunciations
    let defaults = VoiceOverSettings()
    settings.voiceOver.pitch = defaults.pitch
    settings.voiceOver.volume = defaults.volume
    settings.voiceOver.speechLanguage = nil
    return settings
  }
}
