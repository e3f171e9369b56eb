import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import VoiceControl

@Suite("Each language has its own commands")
@MainActor
struct LanguageTests {
  @Test("Every language says every command, each in words that lead to it", arguments: CommandTable.languages)
  func complete(language: String) throws {
    let table = try #require(CommandTable.table(for: language))
    for command in VoiceCommand.allCases {
      #expect(table.patterns.contains { $0.command == command }, "\(command)")
      #expect(table.title(of: command) != command.rawValue)
    }
    for group in VoiceCommand.Group.allCases { #expect(table.title(of: group) != group.rawValue) }
    for pattern in table.patterns
    where pattern.parts.allSatisfy({ if case .word = $0 { true } else { false } }) {
      let words = pattern.parts.compactMap { if case .word(let word) = $0 { word } else { nil } }
      let found = table.matches(words, spoken: words).first?.command
      #expect(found == pattern.command, "\(words.joined(separator: " "))")
    }
    for entry in table.words.commands {
      for text in entry.say {
        let command = try #require(VoiceCommand(rawValue: entry.id))
        #expect(CommandPattern.patterns(text, for: command) != nil, "\(text)")
      }
    }
    #expect(table.words.small.count == 20 && table.words.tens.count == 8 && table.words.ordinals.count == 10)
  }

  @Test("Numbers are read back as they are said", arguments: CommandTable.languages)
  func numbers(language: String) throws {
    let form = try #require(CommandTable.table(for: language)).form
    for number in 0...999 { #expect(form.joiningNumbers(form.words(of: number)) == [String(number)]) }
  }

  @Test(
    "German is understood, with umlauts and compound numbers",
    arguments: [
      ("Tippe auf Öffnungszeiten", "activate Öffnungszeiten"), ("öffnungszeiten", "activate Öffnungszeiten"),
      ("doppeltippe auf Karte", "began 0"), ("halte Karte gedrückt", "longPress Karte"),
      ("erhöhe Lautstärke zwei mal", "increment Lautstärke"), ("scrolle nach unten", "scroll down Karte"),
      ("tippe auf Foto einundzwanzig", "activate Foto 21"),
      ("Anrufen für Karte", "custom 0 Karte"),
    ])
  func german(said: String, expected: String) {
    var settings = Settings()
    settings.voiceControl.language = "de-DE"
    let session = VoiceSession(
      [
        .container(
          .scrollView, frame: CGRect(x: 0, y: 100, width: 390, height: 600),
          [
            .element("Karte") { $0.customActions = [.init(name: "Anrufen")] },
            .element("Öffnungszeiten"), .element("Lautstärke", .adjustable), .element("Foto 21"),
          ])
      ], settings: settings)
    session.say(said)
    #expect(session.takeActions().first == expected)
  }

  @Test("German dictates, selects and answers in German")
  func germanText() {
    var settings = Settings()
    settings.voiceControl.language = "de"
    let session = VoiceSession([.field("Notiz", "")], settings: settings)
    session.say("hallo", "fragezeichen", "schöne grüße punkt", "grüße auswählen")
    #expect(session.text == "Hallo? Schöne [grüße].")
    session.say("ersetze das durch aussicht", "letztes wort löschen")
    #expect(session.text == "Hallo? Schöne[].")
    session.say("schlafen")
    #expect(session.overlay.caption == "Die Sprachsteuerung schläft. Sage „Aufwachen“.")
  }
}
