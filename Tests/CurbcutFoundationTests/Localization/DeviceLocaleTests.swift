import CurbcutFoundation
import Testing

/// 24 November 2026, 4:31:18 in UTC.
private let date = Date(timeIntervalSince1970: 1_795_494_678)

extension Shared {
  @MainActor
  @Suite("The device's locale")
  struct DeviceLocaleTests {
    private func files(_ languages: [String]) -> [String: String] {
      var files = ["Info.plist": infoPlist]
      for language in languages { files["\(language).lproj/Localizable.strings"] = "" }
      return files
    }

    @Test("is that of everything that formats, without being told")
    func formatters() throws {
      let bundle = try AppBundle(files(["en", "pl"]), languages: ["pl"])
      #expect(Locale.current.identifier == "pl_PL")
      #expect(Locale.autoupdatingCurrent.identifier == "pl_PL")
      #expect(Locale.current == Locale(identifier: "pl_PL"))
      #expect(NSLocale.current.identifier == "pl_PL")
      #expect(Calendar.current.locale?.identifier == "pl_PL")
      #expect(Calendar.current.firstWeekday == 2)
      #expect(Calendar.autoupdatingCurrent.weekdaySymbols.first == "niedziela")

      let dates = DateFormatter()
      dates.timeZone = .gmt
      dates.dateStyle = .long
      #expect(dates.string(from: date) == "24 listopada 2026")
      // What Formatter declares leads to the same.
      #expect((dates as Formatter).string(for: date) == "24 listopada 2026")
      #expect(dates.monthSymbols.first == "stycznia")
      var style = Date.FormatStyle(date: .long, time: .omitted)
      style.timeZone = .gmt
      #expect(style.format(date) == "24 listopada 2026")
      #expect(date.formatted(style) == "24 listopada 2026")
      let stretch = DateIntervalFormatter()
      stretch.timeZone = .gmt
      stretch.dateStyle = .long
      stretch.timeStyle = .none
      #expect(stretch.string(from: date, to: date + 2 * 86_400) == "24–26 listopada 2026")

      #expect(IntegerFormatStyle<Int>().format(1_234_567) == "1\u{A0}234\u{A0}567")
      #expect(1234.5.formatted(.currency(code: "EUR")) == "1234,50\u{A0}€")
      let numbers = NumberFormatter()
      numbers.numberStyle = .decimal
      #expect((numbers as Formatter).string(for: 1.5) == "1,5")
      #expect(numbers.number(from: "1,5") == 1.5)
      #expect(ByteCountFormatter().string(fromByteCount: 1_500_000) == "1,5 MB")
      #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a i b")
      let lengths = DateComponentsFormatter()
      lengths.unitsStyle = .full
      #expect(lengths.string(from: 7200) == "2 godziny")
      #expect(RelativeDateTimeFormatter().localizedString(from: DateComponents(day: -5)) == "5 dni temu")
      #expect(
        Measurement(value: 5, unit: UnitLength.kilometers).formatted(.measurement(width: .wide))
          == "5 kilometrów")
      #expect(String.localizedStringWithFormat("%.1f", 2.5) == "2,5")
      #expect(Duration.seconds(7200).formatted(.units(width: .wide)) == "2 godziny")
      withExtendedLifetime(bundle) {}
    }

    @Test("may change, and with it what is current")
    func changes() throws {
      let bundle = try AppBundle(files(["de", "ja", "th"]), languages: ["ja"])
      #expect(date.formatted(Date.FormatStyle(timeZone: .gmt).year().month().day()) == "2026年11月24日")
      DeviceLanguage.preferredLanguages = ["th"]
      #expect(Calendar.current.identifier == .buddhist)
      #expect(Calendar.current.component(.year, from: date) == 2569)
      DeviceLanguage.preferredLanguages = ["de"]
      #expect(Calendar.current.identifier == .gregorian)
      #expect(NumberFormatter.localizedString(from: 1234.5, number: .decimal) == "1.234,5")
      DeviceLanguage.region = "CH"
      #expect(NumberFormatter.localizedString(from: 1234.5, number: .decimal) == "1’234.5")
      withExtendedLifetime(bundle) {}
    }

    @Test("has the app's language and the user's region, as an app that is not translated has on iOS")
    func appLanguage() throws {
      let bundle = try AppBundle(files(["en", "pt-PT", "zh-Hans"]), languages: ["pl"])
      #expect(Locale.current.identifier == "en_PL")
      #expect(Locale.preferredLanguages == ["pl"])
      let formatter = DateFormatter()
      formatter.dateFormat = "MMMM"
      #expect(formatter.string(from: date) == "November")
      // Language and script are the app's, the region is the user's.
      DeviceLanguage.preferredLanguages = ["pt-BR"]
      #expect(Locale.current.identifier == "pt_BR")
      DeviceLanguage.preferredLanguages = ["zh-Hans"]
      #expect(Locale.current.identifier == "zh-Hans_CN")
      DeviceLanguage.preferredLanguages = ["en-GB"]
      #expect(Locale.current.identifier == "en_GB")
      withExtendedLifetime(bundle) {}
    }

    @Test("is the user's alone where the app mixes languages, or none is installed")
    func mixedLanguages() throws {
      var files = files(["en"])
      files["Info.plist"] = infoPlist.replacingOccurrences(
        of: "</dict>", with: "<key>CFBundleAllowMixedLocalizations</key><true/></dict>")
      let bundle = try AppBundle(files, languages: ["pl"])
      #expect(Locale.current.identifier == "pl_PL")
      Bundle.installMain(nil)
      #expect(Locale.current.identifier == "pl_PL")
      withExtendedLifetime(bundle) {}
    }

    @Test("has the digits that are asked for, where the app's language has them")
    func digits() throws {
      let bundle = try AppBundle(files(["ar", "hi"]), languages: ["hi-u-nu-deva"])
      #expect(1234.formatted() == "१,२३४")
      #expect(String(localized: "\(12) x") == "१२ x")
      DeviceLanguage.preferredLanguages = ["ar-EG"]
      let clock = DateComponentsFormatter()
      #expect(clock.string(from: 3725) == "١:٠٢:٠٥")
      withExtendedLifetime(bundle) {}
    }
  }
}
