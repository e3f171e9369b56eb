import DeviceSettings
import Foundation
import Testing

@testable import CurbcutFoundation
@testable import CurbcutUIKit

@MainActor
@Suite("The words of the system's controls follow the language", .serialized)
struct SystemWordTests {
  private static func inLanguage<Result>(_ language: String, _ body: () throws -> Result) rethrows -> Result {
    var settings = Settings()
    settings.language = language
    UIKitHost.shared.apply(settings)
    defer { UIKitHost.shared.apply(Settings()) }
    return try body()
  }

  @Test("every word has English, and no language has a word that nobody says")
  func keys() {
    #expect(
      SystemWords.languages == [
        "ar", "de", "en", "es", "fr", "he", "hi", "it", "ja", "nl", "pl", "pt-BR", "ru", "zh-Hans", "zh-Hant",
      ])
    let known = Set(SystemWord.allCases.map(\.rawValue))
    for language in SystemWords.languages {
      let keys = Set(SystemWords.words(for: language).keys.map { String($0.prefix { $0 != "." }) })
      #expect(keys.subtracting(known) == [])
      if language == "en" { #expect(known.subtracting(keys) == []) }
    }
  }

  @Test("a translation has the places that English has")
  func places() {
    func count(_ text: String) -> [Int] { (1...3).map { text.components(separatedBy: "%\($0)").count - 1 } }
    for language in SystemWords.languages {
      let words = SystemWords.words(for: language)
      for key in words.keys {
        let english = SystemWords.english[key]
        let other = SystemWords.english["\(key.prefix { $0 != "." }).other"]
        #expect(count(words[key]) == count(english == key ? other : english), "\(language) \(key)")
        #expect(!words[key].isEmpty)
      }
    }
  }

  nonisolated static let spoken: [(language: String, words: [String])] = [
    ("en", ["Increment", "Clear text", "Back", "Done", "page 2 of 3", "50%"]),
    ("de", ["Erhöhen", "Text löschen", "Zurück", "Fertig", "Seite 2 von 3", "50 %"]),
    ("de-AT", ["Erhöhen", "Text löschen", "Zurück", "Fertig", "Seite 2 von 3", "50 %"]),
    ("ru", ["Увеличить", "Очистить текст", "Назад", "Готово", "страница 2 из 3", "50 %"]),
    ("zh-CN", ["递增", "清除文本", "返回", "完成", "第 2 页，共 3 页", "50%"]),
    ("zh-Hant-TW", ["遞增", "清除文字", "返回", "完成", "第 2 頁，共 3 頁", "50%"]),
    ("sw", ["Increment", "Clear text", "Back", "Done", "page 2 of 3", "50%"]),
  ]

  @Test("controls speak the device's language, and English where there is none", arguments: spoken)
  func controls(language: String, words: [String]) {
    Self.inLanguage(language) {
      let pages = UIPageControl()
      pages.numberOfPages = 3
      pages.currentPage = 1
      let slider = UISlider()
      slider.value = 0.5
      let above = UINavigationItem()
      #expect(
        [
          SystemWord.increment.text, SystemWord.clearText.text, above.backTitle,
          UIBarButtonItem(systemItem: .done).accessibilityLabel, pages.accessibilityValue,
          slider.accessibilityValue,
        ] == words)
    }
  }

  @Test("numbers have the form that their language asks for")
  func plurals() {
    let counts = [1, 2, 5, 21]
    func minutes(_ language: String) -> [String] {
      Self.inLanguage(language) { counts.map { SystemWord.minuteCount.text(counting: $0) } }
    }
    #expect(minutes("en") == ["1 minute", "2 minutes", "5 minutes", "21 minutes"])
    #expect(minutes("ru") == ["1 минута", "2 минуты", "5 минут", "21 минута"])
    #expect(minutes("zh-Hans") == ["1 分钟", "2 分钟", "5 分钟", "21 分钟"])
    // Dutch has no word for it yet.
    #expect(minutes("nl") == ["1 minute", "2 minutes", "5 minutes", "21 minutes"])
  }

  nonisolated static let apps: [(folders: [String], region: String?, isMixed: Bool, language: String)] = [
    (["en", "de"], nil, false, "de"), (["en"], nil, false, "en"), ([], "ru", false, "ru"),
    (["Base"], "$(DEVELOPMENT_LANGUAGE)", false, "en"), (["en"], nil, true, "de"),
  ]

  @Test("in an app its own language counts, not the device's", arguments: apps.indices)
  func appLanguage(index: Int) throws {
    let (folders, region, isMixed, language) = Self.apps[index]
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Words-\(UUID().uuidString).app")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in folders {
      let place = folder.appendingPathComponent("\(name).lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("\"a\" = \"b\";".utf8).write(to: place.appendingPathComponent("Localizable.strings"))
    }
    var info: [String: Any] = ["CFBundleIdentifier": "words", "CFBundleAllowMixedLocalizations": isMixed]
    info["CFBundleDevelopmentRegion"] = region
    let list = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
    try list.write(to: folder.appendingPathComponent("Info.plist"))
    let before = (Bundle.installedMain, DeviceLanguage.preferredLanguages)
    Bundle.installMain(Bundle(path: folder.path))
    DeviceLanguage.preferredLanguages = ["de"]
    defer {
      Bundle.installMain(before.0)
      DeviceLanguage.preferredLanguages = before.1
    }
    Self.inLanguage("de") { #expect(SystemWords.current.language == language) }
    // An app that is not translated is laid out in its own direction, and dates are in its words.
    Self.inLanguage("he") {
      #expect(UIKitHost.shared.traits.layoutDirection == (isMixed ? .rightToLeft : .leftToRight))
      #expect(Locale.current.region == "IL")
    }
  }
}
