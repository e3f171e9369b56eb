import CurbcutFoundation
import Testing

private let english = Locale(identifier: "en_US")
private let german = Locale(identifier: "de_DE")

private func calendar(_ locale: Locale) -> Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.locale = locale
  return calendar
}

@Suite("A length of time")
struct DateComponentsFormatterTests {
  func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [], _ locale: Locale = english
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.calendar = calendar(locale)
    return formatter
  }

  @Test(
    "is written in every style",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.positional, "1:10:05"), (.abbreviated, "1h 10m 5s"),
      (.short, "1 hr, 10 min, 5 sec"), (.full, "1 hour, 10 minutes, 5 seconds"),
      (.spellOut, "one hour, ten minutes, five seconds"), (.brief, "1hr 10min 5sec"),
    ])
  func styles(style: DateComponentsFormatter.UnitsStyle, expected: String) {
    #expect(formatter(style).string(from: 4205) == expected)
  }

  @Test("says that it is about right, and that it is still to come")
  func phrases() {
    func written(_ about: Bool, _ remaining: Bool, _ locale: Locale) -> String? {
      let formatter = formatter(.full, [.minute], locale)
      formatter.includesApproximationPhrase = about
      formatter.includesTimeRemainingPhrase = remaining
      return formatter.string(from: 1800)
    }
    #expect(written(true, false, english) == "About 30 minutes")
    #expect(written(false, true, english) == "30 minutes remaining")
    #expect(written(true, true, english) == "About 30 minutes remaining")
    #expect(written(true, true, german) == "Noch etwa 30 Minuten")
  }

  @Test("is written in other languages")
  func languages() {
    #expect(formatter(.full, [], german).string(from: 4205) == "1 Stunde, 10 Minuten und 5 Sekunden")
    let french = formatter(.full, [], Locale(identifier: "fr_FR")).string(from: 7260)
    #expect(french?.split(whereSeparator: \.isWhitespace) == ["2", "heures", "et", "1", "minute"])
    #expect(formatter(.full, [], Locale(identifier: "ja_JP")).string(from: 7260) == "2時間 1分")
  }

  @Test("leaves out what is nothing, or not, as asked")
  func zeros() {
    #expect(formatter(.positional, [.hour, .minute, .second]).string(from: 3605) == "1:00:05")
    #expect(formatter(.positional, [.minute, .second]).string(from: 65) == "1:05")
    #expect(formatter(.full, [.hour, .minute, .second]).string(from: 3605) == "1 hour, 5 seconds")
    let padded = formatter(.positional, [.minute, .second])
    padded.zeroFormattingBehavior = .pad
    #expect(padded.string(from: 5) == "00:05")
    padded.zeroFormattingBehavior = []
    #expect(padded.string(from: 5) == "0:5")
    #expect(formatter(.full, [.minute, .second]).string(from: 0) == "0 seconds")
  }

  @Test("has the units that are allowed, and not more than wanted")
  func units() {
    #expect(formatter(.full, [.minute]).string(from: 7200) == "120 minutes")
    let one = formatter(.full)
    one.maximumUnitCount = 1
    #expect(one.string(from: 90_000) == "1 day")
    #expect(formatter(.full).string(from: DateComponents(year: 2, month: 1)) == "2 years, 1 month")
    #expect(
      DateComponentsFormatter.localizedString(from: DateComponents(hour: 3), unitsStyle: .positional) == "3")
  }
}

@Suite("How far off a time is")
struct RelativeDateTimeFormatterTests {
  func formatter(_ locale: Locale = english) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = locale
    formatter.calendar = calendar(locale)
    return formatter
  }

  @Test("is said with its largest unit")
  func units() {
    #expect(formatter().localizedString(fromTimeInterval: -90) == "1 minute ago")
    #expect(formatter().localizedString(fromTimeInterval: 7300) == "in 2 hours")
    #expect(formatter().localizedString(fromTimeInterval: -86_400 * 15) == "2 weeks ago")
    #expect(formatter().localizedString(from: DateComponents(day: -1)) == "1 day ago")
    #expect(formatter(german).localizedString(fromTimeInterval: -86_400) == "vor 1 Tag")
  }

  @Test("has words of its own when asked, and styles")
  func styles() {
    let named = formatter()
    named.dateTimeStyle = .named
    #expect(named.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(named.localizedString(from: DateComponents(second: 0)) == "now")
    named.formattingContext = .beginningOfSentence
    #expect(named.localizedString(from: DateComponents(day: 1)) == "Tomorrow")
    let short = formatter()
    short.unitsStyle = .short
    #expect(short.localizedString(from: DateComponents(month: -2)) == "2 mo. ago")
    short.unitsStyle = .spellOut
    #expect(short.localizedString(from: DateComponents(month: -2)) == "two months ago")
  }
}

@Suite("A measure")
struct MeasurementFormatterTests {
  @Test("is written in the region's unit, or its own")
  func units() {
    let formatter = MeasurementFormatter()
    formatter.locale = english
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter.string(from: way) == "3.107 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: way) == "5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: way) == "5 kilometers")
    #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(
      formatter.string(from: Measurement(value: 20.6, unit: UnitTemperature.celsius)) == "21 degrees Celsius")
    let other = MeasurementFormatter()
    other.locale = german
    #expect(other.string(from: Measurement(value: 68, unit: UnitTemperature.fahrenheit)) == "20 °C")
    other.unitOptions = .temperatureWithoutUnit
    #expect(other.string(from: Measurement(value: 68, unit: UnitTemperature.fahrenheit)) == "20°")
  }

  @Test("has a style of its own")
  func styles() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(way.formatted(.measurement(width: .wide, usage: .asProvided).locale(german)) == "5 Kilometer")
    #expect(way.formatted(.measurement(width: .abbreviated).locale(english)) == "3.1 mi")
  }
}

@Suite("Names and lists")
struct NameAndListFormatterTests {
  @Test("of people are short or long, and begin with the family's name in East Asia")
  func names() {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Thomas"
    name.middleName = "Louis"
    name.familyName = "Clark"
    name.nickname = "Tom"
    func text(_ style: PersonNameComponentsFormatter.Style) -> String {
      PersonNameComponentsFormatter.localizedString(from: name, style: style)
    }
    #expect(text(.default) == "Thomas Clark")
    #expect(text(.short) == "Tom")
    #expect(text(.long) == "Dr. Thomas Louis Clark")
    #expect(text(.abbreviated) == "TC")
    name = PersonNameComponents()
    name.givenName = "太郎"
    name.familyName = "山田"
    #expect(text(.medium) == "山田太郎")
  }

  @Test("join with commas and an and")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = german
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
    #expect(formatter.string(from: [1, 2]) == "1 und 2")
    formatter.locale = english
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: []) == "")
  }
}

@Suite("A date formatter")
struct RelativeDateTests {
  @Test("names days near today where it is asked to, and no others")
  func days() {
    let formatter = DateFormatter()
    formatter.locale = english
    formatter.dateStyle = .medium
    formatter.doesRelativeDateFormatting = true
    #expect(formatter.string(from: Date()) == "Today")
    #expect(formatter.string(from: Date() - 86_400) == "Yesterday")
    #expect(formatter.string(from: Date(timeIntervalSince1970: 43_200)) == "Jan 1, 1970")
    formatter.timeStyle = .short
    formatter.timeZone = .gmt
    #expect(formatter.string(from: Date(timeIntervalSince1970: 43_200)) == "Jan 1, 1970 at 12:00\u{202F}PM")
    formatter.locale = german
    formatter.timeStyle = .none
    #expect(formatter.string(from: Date()) == "heute")
    formatter.doesRelativeDateFormatting = false
    #expect(formatter.string(from: Date(timeIntervalSince1970: 43_200)) == "01.01.1970")
  }
}

@Suite("A formatter of intervals")
struct DateIntervalFormatterTests {
  @Test("writes what both dates share once, in any locale")
  func intervals() {
    let start = Date(timeIntervalSince1970: 1_795_494_678)
    let formatter = DateIntervalFormatter()
    formatter.timeZone = .gmt
    #expect(!formatter.string(from: start, to: start + 60).isEmpty)
    formatter.locale = english
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    #expect(formatter.string(from: start, to: start + 2 * 86_400) == "Nov 24\u{2009}–\u{2009}26, 2026")
    formatter.dateTemplate = "jm"
    #expect(formatter.string(from: start, to: start + 3600) == "4:31\u{2009}–\u{2009}5:31\u{202F}AM")
    let stretch = DateInterval(start: start, duration: 3600)
    #expect((formatter as Formatter).string(for: stretch) == "4:31\u{2009}–\u{2009}5:31\u{202F}AM")
    formatter.locale = german
    #expect(formatter.string(from: start, to: start + 3600).hasPrefix("04:31"))
  }
}
