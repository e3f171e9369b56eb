import AssistiveTechnology
import DeviceSettings
import Testing

@testable import Braille

@Suite("Tables are found by name and by language")
struct BrailleTableTests {
  @Test("What is installed tells its name, language and grade")
  func list() throws {
    #expect(BrailleTableLibrary.all.count > 50)
    let info = try #require(BrailleTableLibrary.info(of: BrailleTable("en-ueb-g2.ctb")))
    #expect(info.displayName == "Unified English contracted braille")
    #expect(info.language == "en")
    #expect(info.grade == "2")
    #expect(info.isContracted)
    #expect(info.direction == .both)
    #expect(BrailleTableLibrary.info(of: BrailleTable("de-g0.utb"))?.isContracted == false)
  }

  @Test("A name nobody knows brings those that are like it")
  func unknown() {
    #expect(throws: BrailleError.self) { try BrailleTranslator(table: BrailleTable("en-ueb-g3.ctb")) }
    #expect(throws: BrailleError.self) { try BrailleTranslator(table: BrailleTable("../../etc/passwd")) }
    #expect(throws: BrailleError.self) { try BrailleTranslator(table: BrailleTable("")) }
    do {
      _ = try BrailleTranslator(table: BrailleTable("en-ueb-g3.ctb"))
    } catch {
      guard case .unknownTable(let name, let suggestions) = error else {
        return #expect(Bool(false), "\(error)")
      }
      #expect(name == "en-ueb-g3.ctb")
      #expect(suggestions.prefix(2) == ["en-ueb-g1.ctb", "en-ueb-g2.ctb"])
      #expect("\(error)".contains("Did you mean"))
    }
  }

  @Test(
    "Each language has a table by default",
    arguments: [
      ("en", true, "en-ueb-g2.ctb"), ("en", false, "en-ueb-g1.ctb"), ("en-AU", true, "en-ueb-g2.ctb"),
      ("de", true, "de-g2.ctb"), ("de-CH", false, "de-g0.utb"), ("ru", true, "ru-litbrl.ctb"),
      ("fr-CA", true, "fr-bfu-g2.ctb"), ("es", false, "es-g1.ctb"), ("zh-Hans", false, "zhcn-g1.ctb"),
      ("zh-TW", true, "zh-tw.ctb"), ("zh-HK", true, "zh-hk.ctb"), ("it", true, "it-it-comp6.utb"),
      ("xx", false, "en-ueb-g1.ctb"), ("", true, "en-ueb-g2.ctb"),
    ])
  func defaults(language: String, contracted: Bool, table: String) {
    #expect(BrailleTableLibrary.table(for: language, contracted: contracted).name == table)
  }

  @Test("Every table that a language gets by default can be used, in every way")
  func usable() throws {
    let languages = [
      "en", "de", "fr", "es", "pt", "it", "ru", "nl", "pl", "sv", "da", "nb", "fi", "cs", "sk", "hu", "tr",
      "el", "he", "ar", "ja", "ko", "hi", "uk", "vi", "zh-Hans", "zh-Hant", "zh-HK", "ro", "th", "sw", "lt",
    ]
    for language in languages {
      for (contracted, eightDot) in [(true, false), (false, false), (false, true)] {
        let table = BrailleTableLibrary.table(for: language, contracted: contracted, eightDot: eightDot)
        let translator = try BrailleTranslator(table: table)
        #expect(!translator.translate("abc").cells.isEmpty, "\(language) \(table.name)")
      }
    }
  }

  @Test("The user's table is for its own language; other languages have theirs")
  func mixed() {
    var settings = Settings()
    settings.voiceOver.brailleTable = "en-gb-g1.utb"
    settings.voiceOver.isBrailleContracted = false
    let code = BrailleCode(settings)
    #expect(code.table(for: nil).name == "en-gb-g1.utb")
    #expect(code.table(for: "en-GB").name == "en-gb-g1.utb")
    #expect(code.table(for: "de").name == "de-g0.utb")
    settings.voiceOver.brailleTable = "en-ueb-g1.ctb"
    settings.voiceOver.isBrailleContracted = true
    code.settings = settings
    #expect(code.table(for: nil).name == "en-ueb-g2.ctb")
  }

  @Test("A line in two languages is written by two tables")
  func languages() {
    var settings = Settings()
    settings.voiceOver.isBrailleContracted = true
    let code = BrailleCode(settings)
    // "und" is one cell in German; in English "u" and the sign for "nd" do not exist.
    let text = "the und the"
    let line = BrailleLine(text: text, languages: [.init(range: 4..<7, language: "de")])
    #expect(code.translate(line).unicode == "⠮⠀⠥⠀⠮")
    #expect(code.translate(BrailleLine(text: text)).unicode == "⠮⠀⠥⠝⠙⠀⠮")
    #expect(code.translate(line).textOffsets == [0, 3, 4, 7, 8])
  }
}
