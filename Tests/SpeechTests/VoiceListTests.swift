import Testing

@testable import Speech

@Suite struct VoiceListTests {
  let list = VoiceList(
    voices: [
      Voice(name: "English (Britain)", identifier: "gmw/en", languages: ["en-gb", "en"]),
      Voice(name: "English (America)", identifier: "gmw/en-US", languages: ["en-us", "en"]),
      Voice(name: "German", identifier: "gmw/de", languages: ["de"]),
      Voice(name: "Chinese (Mandarin)", identifier: "sit/cmn", languages: ["cmn", "zh-cmn", "zh"]),
      Voice(name: "Portuguese (Brazil)", identifier: "roa/pt-BR", languages: ["pt-br"]),
      Voice(name: "Serbian", identifier: "zls/sr", languages: ["sr"]),
    ], variants: ["f3", "whisper"])

  @Test(arguments: [
    ("en", "gmw/en-US"), ("en-GB", "gmw/en"), ("en_US", "gmw/en-US"), ("en-AU", "gmw/en-US"),
    ("de-AT", "gmw/de"), ("zh-Hans-CN", "sit/cmn"), ("pt", "roa/pt-BR"), ("sr-Latn-RS", "zls/sr"),
  ])
  func languageFindsVoice(language: String, identifier: String) {
    #expect(list.voice(language: language)?.identifier == identifier)
  }

  @Test(arguments: ["", "-", "xx", "enx"])
  func noVoiceForUnknownLanguages(language: String) {
    #expect(list.voice(language: language) == nil)
  }

  @Test(arguments: [
    ("en-us", "gmw/en-US"), ("German", "gmw/de"), ("en-gb+F3", "gmw/en+f3"), ("en", "gmw/en-US"),
  ])
  func nameFindsIdentifier(name: String, identifier: String) throws {
    #expect(try list.identifier(named: name) == identifier)
  }
}

@Suite("Whether a voice speaks a text's language")
struct LanguageTagTests {
  @Test(arguments: [
    ("en", "en-US", true), ("en-US", "en", true), ("en-GB", "en-US", false), ("en-GB", "en", false),
    ("EN_gb", "en-GB", true), ("de-AT", "de", false), ("zh-Hant-TW", "zh-TW", true), ("fr", "de", false),
    ("es-419", "es-419", true), ("sr-Latn", "sr", true),
  ])
  func spoken(tag: String, voice: String, isSpoken: Bool) {
    #expect(LanguageTag.isSpoken(tag, by: voice) == isSpoken)
  }
}
