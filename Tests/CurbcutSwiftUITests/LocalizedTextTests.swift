import CurbcutFoundation
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// Texts from the app's strings.
@MainActor
@Suite(.serialized)
struct LocalizedTextTests {
  /// Runs a test in an app with files, on a device of a language.
  private func withApp(_ files: [String: String], _ language: String, _ body: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).app")
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let before = (Bundle.installedMain, DeviceLanguage.preferredLanguages)
    Bundle.installMain(Bundle(path: folder.path))
    DeviceLanguage.preferredLanguages = [language]
    defer {
      Bundle.installMain(before.0)
      DeviceLanguage.preferredLanguages = before.1
      try? FileManager.default.removeItem(at: folder)
    }
    try body()
  }

  private let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld dogs": {"localizations": {
        "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld dog"}},
          "other": {"stringUnit": {"value": "%lld dogs"}}}}},
        "pl": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld pies"}},
          "few": {"stringUnit": {"value": "%lld psy"}}, "many": {"stringUnit": {"value": "%lld psów"}},
          "other": {"stringUnit": {"value": "%lld psa"}}}}},
        "ar": {"variations": {"plural": {"two": {"stringUnit": {"value": "كلبان"}},
          "other": {"stringUnit": {"value": "%lld كلب"}}}}}}},
      "Dogs": {"localizations": {"pl": {"stringUnit": {"value": "Psy"}},
        "ja": {"stringUnit": {"value": "犬"}}}}
    }}
    """

  private func shown(_ text: Text, _ locale: Locale? = nil) -> String {
    var environment = EnvironmentValues()
    if let locale { environment.locale = locale }
    return ResolvedText(text, environment).shownString
  }

  @Test func theirLanguageIsThatOfTheEnvironment() throws {
    try withApp(["Localizable.xcstrings": catalog], "pl") {
      #expect(shown(Text("Dogs")) == "Psy")
      #expect(shown(Text("\(22) dogs")) == "22 psy")
      #expect(shown(Text("Dogs"), Locale(identifier: "ja")) == "犬")
      #expect(shown(Text("\(2) dogs"), Locale(identifier: "ar_EG")) == "كلبان")
      #expect(shown(Text("\(100) dogs"), Locale(identifier: "ar_EG")) == "١٠٠ كلب")
      #expect(shown(Text("\(1) dogs"), Locale(identifier: "en_US")) == "1 dog")
      // A language that the app does not have is read as the user's.
      #expect(shown(Text("Dogs"), Locale(identifier: "sv")) == "Psy")
    }
  }

  @Test func nounsAgreeWithNumbers() throws {
    try withApp([:], "en") {
      #expect(shown(Text("^[\(1) dog](inflect: true)")) == "1 dog")
      #expect(
        shown(Text("You see ^[\(1234) dog](inflect: true), **really**")) == "You see 1,234 dogs, really")
      #expect(shown(Text("^[\("**x**") dog](inflect: true)")) == "**x** dog")
    }
  }

  @Test func clocksHaveTheDigitsOfTheLocale() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let text = Text(timerInterval: start...(start + 3725), pauseTime: start)
    #expect(shown(text, Locale(identifier: "en_US")) == "1:02:05")
    #expect(shown(text, Locale(identifier: "ar_EG")) == "١:٠٢:٠٥")
  }
}
