import Foundation
import Testing

@testable import CurbcutFoundation

@Suite("Files of translations")
struct StringsFileTests {
  func read(_ text: String) -> StringsFile { StringsFile(Data(text.utf8), file: "a.strings") }

  @Test(
    "Entries in every spelling",
    arguments: [
      ("\"a.text\" = \"One\";", ["a.text": "One"]),
      ("a.text = One;", ["a.text": "One"]),
      ("/* Class = \"UILabel\"; */\n\"a\" = \"1\"; // rest\n\"b\"=\"2\";", ["a": "1", "b": "2"]),
      ("\"a\" = \"Say \\\"hi\\\"\\n\\\\ \\U00e4\\u00f6 \\101\";", ["a": "Say \"hi\"\n\\ äö A"]),
      ("\"a\" = \"\\Ud83d\\Ude00\";", ["a": "😀"]),
      ("\"a\" = \"two\nlines\";", ["a": "two\nlines"]),
      ("\"a\";", ["a": "a"]),
      ("\"a\" = \"1\"", ["a": "1"]),
      ("\"a\" = \"1\"; \"a\" = \"2\";", ["a": "2"]),
      ("", [:]),
      ("/* only a comment */", [:]),
    ] as [(String, [String: String])])
  func entries(text: String, expected: [String: String]) {
    let file = read(text)
    #expect(file.entries == expected)
    #expect(file.problems.isEmpty)
  }

  @Test("A broken entry is named and costs only itself")
  func broken() {
    let file = read("\"a\" = \"1\";\n\"b\" \"2\";\n\"c\" = \"3\";\n")
    #expect(file.entries == ["a": "1", "c": "3"])
    #expect(file.problems.map(\.line) == [2])
  }

  @Test("UTF-16 with and without a mark, UTF-8 with one, and property lists")
  func encodings() throws {
    let text = "\"a\" = \"ü\";"
    let xml =
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><string>ü</string></dict></plist>"
    let binary = try PropertyListSerialization.data(fromPropertyList: ["a": "ü"], format: .binary, options: 0)
    let little = try #require(text.data(using: .utf16LittleEndian))
    let big = try #require(text.data(using: .utf16BigEndian))
    for data in [
      little, big, Data([0xFF, 0xFE]) + little, Data([0xFE, 0xFF]) + big,
      Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8), Data(xml.utf8), binary,
    ] {
      #expect(StringsFile(data, file: "a.strings").entries == ["a": "ü"])
    }
  }

  @Test("Damaged files never stop the reader")
  func fuzz() {
    var numbers = Numbers(state: 3)
    let original = Array(
      "/* Class = \"UILabel\"; */\n\"abc-de-fgh.text\" = \"Tür \\U00e4 \\n\";\n\nb = c;\n".utf8)
    var kept = 0
    for _ in 0..<2000 {
      var bytes = original
      for _ in 0...numbers.next() % 4 where !bytes.isEmpty {
        let index = Int(numbers.next() % UInt64(bytes.count))
        switch numbers.next() % 3 {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = UInt8(truncatingIfNeeded: numbers.next() >> 9)
        default: bytes.insert(UInt8(ascii: "\""), at: index)
        }
      }
      kept += StringsFile(Data(bytes), file: "a.strings").entries.count
    }
    #expect(kept > 500)
  }

  @Test("A string catalog gives each language, and variants by device")
  func catalog() {
    let catalog = StringCatalog(
      Data(
        """
        {"version": "1.0", "sourceLanguage": "en", "strings": {
          "a.text": {"comment": "Class", "extractionState": "extracted_with_value", "localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Eins"}},
            "en": {"stringUnit": {"state": "new", "value": "One"}}}},
          "b.text": {"localizations": {"de": {"variations": {"device": {
            "ipad": {"stringUnit": {"value": "Tablett"}}, "other": {"stringUnit": {"value": "Telefon"}}}}}}},
          "c.text": {"localizations": {"de": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%d Hund"}}, "other": {"stringUnit": {"value": "%d Hunde"}}}}}}},
          "d.text": {}, "e.text": {"localizations": {"de": {}}}
        }}
        """.utf8), file: "a.xcstrings")
    #expect(catalog.languages == ["de", "en"])
    let german = catalog.translations["de"]
    #expect(german?["a.text"]?.text(device: "iphone") == "Eins")
    #expect(german?["b.text"]?.text(device: "ipad") == "Tablett")
    #expect(german?["b.text"]?.text(device: "iphone") == "Telefon")
    #expect(german?["c.text"]?.text(device: "iphone") == "%d Hunde")
    #expect(german?.count == 3)
    #expect(StringCatalog(Data("[]".utf8), file: "a").problems.count == 1)
  }

  @Test("Plural rules and width rules give one text")
  func dictionary() throws {
    let rules: [String: Any] = [
      "a": [
        "NSStringLocalizedFormatKey": "%#@dogs@ here",
        "dogs": ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": "a dog", "other": "%d dogs"],
      ],
      "b": ["NSStringVariableWidthRuleType": ["20": "Hi", "50": "Hello there"]],
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: rules, format: .xml, options: 0)
    #expect(
      StringsDictionary(data, file: "a.stringsdict").entries == ["a": "%d dogs here", "b": "Hello there"])
  }

  @Test(
    "Languages fall back to more general ones",
    arguments: [
      ("pt-BR", ["pt-BR", "pt"]), ("zh-Hant-HK", ["zh-Hant-HK", "zh-Hant", "zh"]),
      ("de", ["de", "German"]), ("nb", ["nb", "no"]),
    ])
  func fallbacks(language: String, expected: [String]) {
    #expect(LanguageTag.fallbacks(language) == expected)
  }
}
/// Numbers that are the same at every run.
struct Numbers {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
