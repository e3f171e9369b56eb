import CurbcutFoundation
import Testing

extension Shared {
  @MainActor
  @Suite("A translation")
  struct LocalizationTests {
    private let rules = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>dogs</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@dogs@ in %@</string>
        <key>dogs</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>zero</key><string>No dogs</string>
          <key>one</key><string>%d dog</string><key>other</key><string>%d dogs</string>
        </dict></dict>
      <key>two numbers</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%2$#@cats@ and %1$#@dogs@</string>
        <key>dogs</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d dog</string><key>other</key><string>%d dogs</string></dict>
        <key>cats</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>one cat</string><key>other</key><string>%d cats</string></dict></dict>
      </dict></plist>
      """
    private let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello %@": {"localizations": {"de": {"stringUnit": {"value": "Hallo %@"}}}},
        "%lld files": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld file"}},
            "other": {"stringUnit": {"value": "%lld files"}}}}},
          "pl": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld plik"}},
            "few": {"stringUnit": {"value": "%lld pliki"}}, "many": {"stringUnit": {"value": "%lld plików"}},
            "other": {"stringUnit": {"value": "%lld pliku"}}}}}}},
        "%lld in %lld": {"localizations": {"en": {
          "stringUnit": {"value": "%#@birds@ in %#@trees@"},
          "substitutions": {
            "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}},
            "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg tree"}}, "other": {"stringUnit": {"value": "%arg trees"}}}}}
          }}}},
        "title": {"localizations": {"en": {"stringUnit": {"value": "The title"}}}}
      }}
      """

    @Test("comes from the folder of the device's language, its table, or the value that was given")
    func strings() throws {
      let bundle = try AppBundle(
        [
          "Info.plist": infoPlist, "de.lproj/Localizable.strings": "\"Yes\" = \"Ja\";",
          "de.lproj/Other.strings": "\"Yes\" = \"Jawohl\";",
          "fr.lproj/Localizable.strings": "\"Yes\" = \"Oui\";",
        ], languages: ["de-AT", "fr"])
      #expect(Bundle.main.bundlePath == bundle.url.path)
      #expect(Bundle.main.preferredLocalizations == ["de", "fr"])
      #expect(NSLocalizedString("Yes", comment: "") == "Ja")
      #expect(NSLocalizedString("Yes", tableName: "Other", comment: "") == "Jawohl")
      #expect(NSLocalizedString("No", comment: "") == "No")
      #expect(NSLocalizedString("No", value: "Nix", comment: "") == "Nix")
      #expect(Bundle.main.localizedString(forKey: "Yes", value: nil, table: nil) == "Ja")
      #expect(String(localized: "Yes") == "Ja")
      let french = Bundle(path: bundle.url.appendingPathComponent("fr.lproj").path)
      #expect(french?.localizedString(forKey: "Yes", value: nil, table: nil) == "Oui")
    }

    @Test("falls back to the language the app is written in")
    func fallback() throws {
      let bundle = try AppBundle(
        ["Info.plist": infoPlist, "en.lproj/Localizable.strings": "k = Text;", "fr.lproj/L.strings": ""],
        languages: ["ja"])
      #expect(Bundle.main.preferredLocalizations == ["en"])
      #expect(NSLocalizedString("k", comment: "") == "Text")
      #expect(Bundle(identifier: "org.example.app")?.bundlePath == bundle.url.path)
    }

    @Test("is the bundle of its frameworks, too")
    func frameworks() throws {
      let list = infoPlist.replacing(
        "</dict>",
        with: "<key>CurbcutFrameworkIdentifiers</key><array><string>org.example.kit</string></array></dict>")
      let bundle = try AppBundle(["Info.plist": list], languages: ["en"])
      #expect(Bundle(identifier: "org.example.kit")?.bundlePath == bundle.url.path)
      #expect(Bundle(identifier: "org.example.other") == nil)
    }

    @Test("has words that fit its numbers, by the rules of a dictionary")
    func plurals() throws {
      let bundle = try AppBundle(
        ["Info.plist": infoPlist, "en.lproj/Localizable.stringsdict": rules], languages: ["en"])
      let format = NSLocalizedString("dogs", comment: "")
      #expect(String(format: format, 1, "Rome") == "1 dog in Rome")
      #expect(String.localizedStringWithFormat(format, 3, "Rome") == "3 dogs in Rome")
      #expect(String(format: format, arguments: [0, "Rome"]) == "No dogs in Rome")
      let two = NSLocalizedString("two numbers", comment: "")
      #expect(String(format: two, 1, 2) == "2 cats and 1 dog")
      #expect(String(format: two, 2, 1) == "one cat and 2 dogs")
      withExtendedLifetime(bundle) {}
    }

    @Test("comes from a catalog, with values in their places and plural forms of the language")
    func catalogs() throws {
      let bundle = try AppBundle(
        ["Info.plist": infoPlist, "Localizable.xcstrings": catalog], languages: ["pl"])
      #expect(String(localized: "\(1) files") == "1 plik")
      #expect(String(localized: "\(3) files") == "3 pliki")
      #expect(String(localized: "\(5) files") == "5 plików")
      // What is not translated reads as in the language of the catalog.
      #expect(String(localized: "title", defaultValue: "none") == "The title")
      DeviceLanguage.preferredLanguages = ["de"]
      #expect(String(localized: "Hello \("Ada")") == "Hallo Ada")
      #expect(String(localized: "Bye \("Ada"), \(3)") == "Bye Ada, 3")
      DeviceLanguage.preferredLanguages = ["en"]
      #expect(String(localized: "\(1) files") == "1 file")
      #expect(String(localized: "\(1) in \(2)") == "1 bird in 2 trees")
      withExtendedLifetime(bundle) {}
    }

    @Test("in a catalog depends on its number, wherever that stands and whatever the device is")
    func numbersInCatalogs() throws {
      let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "%@ has %lld dogs": {"localizations": {
            "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%@ has one dog"}},
              "other": {"stringUnit": {"value": "%1$@ has %2$lld dogs"}}}}},
            "ar": {"variations": {"plural": {"two": {"stringUnit": {"value": "لدى %@ كلبان"}},
              "few": {"stringUnit": {"value": "لدى %@ %lld كلاب"}},
              "other": {"stringUnit": {"value": "لدى %@ %lld كلب"}}}}}}},
          "%lld taps": {"localizations": {"en": {"variations": {"device": {
            "iphone": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld tap"}},
              "other": {"stringUnit": {"value": "%lld taps"}}}}},
            "other": {"stringUnit": {"value": "%lld clicks"}}}}}}},
          "count": {"localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg thing"}}, "other": {"stringUnit": {"value": "%arg things"}}}}}}}
        }}
        """
      let bundle = try AppBundle(
        ["Info.plist": infoPlist, "Localizable.xcstrings": catalog], languages: ["en"])
      #expect(String(localized: "\("Ana") has \(1) dogs") == "Ana has one dog")
      #expect(String(localized: "\("Ana") has \(2) dogs") == "Ana has 2 dogs")
      #expect(String(localized: "\(1) taps") == "1 tap")
      #expect(String(localized: "\(2) taps") == "2 taps")
      #expect(String(localized: "count", defaultValue: "\(1)") == "1 thing")
      DeviceLanguage.idiom = "ipad"
      defer { DeviceLanguage.idiom = "iphone" }
      #expect(String(localized: "\(2) taps") == "2 clicks")
      DeviceLanguage.preferredLanguages = ["ar-EG"]
      #expect(String(localized: "\("آنا") has \(2) dogs") == "لدى آنا كلبان")
      #expect(String(localized: "\("آنا") has \(3) dogs") == "لدى آنا ٣ كلاب")
      #expect(String(localized: "\("آنا") has \(100) dogs") == "لدى آنا ١٠٠ كلب")
      withExtendedLifetime(bundle) {}
    }

    @Test("with attributes has those of its Markdown, but not of its values, and agrees with numbers")
    func attributes() throws {
      let bundle = try AppBundle(
        [
          "Info.plist": infoPlist,
          "de.lproj/Localizable.strings":
            "\"**Hi** %@\" = \"**Hallo** %@\"; \"site\" = \"[Seite](https://a.de)\";",
          "en.lproj/Localizable.strings": "",
        ], languages: ["de"])
      let text = AttributedString(localized: "**Hi** \("*you*")")
      #expect(String(text.characters) == "Hallo *you*")
      #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
      #expect(text.runs.count == 2)
      let site = AttributedString(localized: "site", defaultValue: "[Site](https://a.com)")
      #expect(site.runs.first?.link == URL(string: "https://a.de"))
      DeviceLanguage.preferredLanguages = ["en"]
      #expect(String(AttributedString(localized: "^[\(2) dog](inflect: true)").characters) == "2 dogs")
      #expect(String(AttributedString(localized: LocalizedStringResource("*a*")).characters) == "a")
      withExtendedLifetime(bundle) {}
    }

    @Test("of a value has a key with specifiers, and writes numbers as asked")
    func values() {
      let value: String.LocalizationValue = "\("a") \(1) \(2.5) \(Int32(3)) \(UInt(4)) 100%"
      #expect(value.key == "%@ %lld %lf %d %llu 100%%")
      #expect(String(localized: "\(2.5, specifier: "%.1f") %") == "2.5 %")
      #expect(String(localized: "100%") == "100%")
      #expect(String(localized: "\(0.5, format: .percent)") == "50%")
    }

    @Test("may wait in a resource, also for another language")
    func resources() throws {
      let bundle = try AppBundle(
        [
          "Info.plist": infoPlist,
          "de.lproj/Localizable.strings": "\"Yes\" = \"Ja\"; \"n %lld\" = \"Nr. %lld\";",
          "en.lproj/Localizable.strings": "\"Yes\" = \"Yes!\";",
        ], languages: ["en"])
      var resource: LocalizedStringResource = "Yes"
      #expect(String(localized: resource) == "Yes!")
      resource.locale = Locale(identifier: "de_DE")
      #expect(String(localized: resource) == "Ja")
      #expect(LocalizedStringResource("n \(3)").key == "n %lld")
      #expect(String(localized: "a \(LocalizedStringResource("Yes")) b") == "a Yes! b")
      #expect(AttributedString(localized: "Yes") == AttributedString("Yes!"))
      withExtendedLifetime(bundle) {}
    }

    @Test("may be of what the app says about itself")
    func information() throws {
      let names = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"CFBundleIdentifier": {"localizations": {
          "pl": {"stringUnit": {"value": "pl.app"}}}}}}
        """
      let bundle = try AppBundle(
        [
          "Info.plist": infoPlist, "InfoPlist.xcstrings": names,
          "de.lproj/InfoPlist.strings": "CFBundleIdentifier = \"de.app\";", "en.lproj/A.strings": "",
        ], languages: ["de"])
      #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleIdentifier") as? String == "de.app")
      #expect(Bundle.main.localizedInfoDictionary?["CFBundleIdentifier"] as? String == "de.app")
      // What the language has no words for is as the Info.plist says.
      #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String == "en")
      #expect(Bundle.main.infoDictionary?["CFBundleIdentifier"] as? String == "org.example.app")
      DeviceLanguage.preferredLanguages = ["pl"]
      #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleIdentifier") as? String == "pl.app")
      DeviceLanguage.preferredLanguages = ["en"]
      #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleIdentifier") as? String == "org.example.app")
      withExtendedLifetime(bundle) {}
    }

    @Test("may be a whole file")
    func files() throws {
      let bundle = try AppBundle(
        [
          "Info.plist": infoPlist, "all.txt": "all", "de.lproj/help.txt": "de", "en.lproj/help.txt": "en",
          "Base.lproj/base.txt": "base", "data/deep.json": "{}",
        ], languages: ["de"])
      func text(_ url: URL?) -> String? { url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } }
      #expect(text(Bundle.main.url(forResource: "all", withExtension: "txt")) == "all")
      #expect(text(Bundle.main.url(forResource: "help", withExtension: "txt")) == "de")
      #expect(text(Bundle.main.url(forResource: "base.txt", withExtension: nil)) == "base")
      #expect(Bundle.main.path(forResource: "deep", ofType: "json", inDirectory: "data") != nil)
      #expect(Bundle.main.path(forResource: "nothing", ofType: "txt") == nil)
      DeviceLanguage.preferredLanguages = ["en"]
      #expect(text(Bundle.main.url(forResource: "help", withExtension: "txt")) == "en")
      withExtendedLifetime(bundle) {}
    }

    @Test("and dates, numbers and lists follow the device's language and region")
    func locale() throws {
      let bundle = try AppBundle(
        ["en.lproj/Localizable.strings": "", "de.lproj/Localizable.strings": ""], languages: ["de"])
      #expect(Locale.current.identifier == "de_DE")
      #expect(Locale.preferredLanguages == ["de"])
      let formatter = DateFormatter()
      formatter.dateStyle = .long
      formatter.timeZone = TimeZone(identifier: "GMT")
      #expect(formatter.string(from: Date(timeIntervalSinceReferenceDate: 0)) == "1. Januar 2001")
      #expect(1234.5.formatted() == "1.234,5")
      #expect(1234.formatted() == "1.234")
      #expect(["a", "b", "c"].formatted() == "a, b und c")
      #expect(NumberFormatter.localizedString(from: 1234.5, number: .decimal) == "1.234,5")
      #expect(String.localizedStringWithFormat("%.1f", 2.5) == "2,5")
      DeviceLanguage.preferredLanguages = ["en"]
      #expect(Locale.current.identifier == "en_US")
      DeviceLanguage.region = "GB"
      #expect(Locale.current.identifier == "en_GB")
      withExtendedLifetime(bundle) {}
    }
  }
}

@Suite("A format's pieces")
struct FormatPieceTests {
  @Test("with plain specifiers stay Foundation's")
  func plain() {
    #expect(String(format: "%d of %5.1f %@ %%", 1, 2.0, "x") == "1 of   2.0 x %")
    #expect(String(format: "%2$@ %1$@", "a", "b") == "b a")
    #expect(String(format: "%@", NSNumber(value: 3)) == "3")
    #expect(String(format: "%02d:%02d", 3, 4) == "03:04")
  }
}
