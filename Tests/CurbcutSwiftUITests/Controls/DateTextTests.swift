import CurbcutFoundation
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// Texts of dates, and what they say as time passes.
@MainActor
@Suite(.serialized)
struct DateTextTests {
  private func host(_ text: Text) -> HostedView<some View> {
    HostedView(
      text.environment(\.locale, Locale(identifier: "en_US")).environment(\.timeZone, .gmt))
  }

  /// The text with plain spaces for those of Unicode's tables.
  private func shown(_ hosted: HostedView<some View>) -> String {
    (hosted.labels.first ?? "").map { $0.isWhitespace ? " " : String($0) }.joined()
  }

  private static let date = Date(timeIntervalSince1970: 1_559_604_180)

  /// The examples of the documentation of `Text.DateStyle`, but for the blank that newer tables have before "PM".
  @Test(
    arguments: [(.date, "June 3, 2019"), (.time, "11:23 PM")] as [(Text.DateStyle, String)])
  func aDateIsWrittenInAStyle(style: Text.DateStyle, text: String) {
    #expect(shown(host(Text(Self.date, style: style))) == text)
    #expect(shown(host(Text("On \(Self.date, style: style)."))) == "On \(text).")
  }

  /// The examples of the documentation of `Text.DateStyle`.
  @Test(
    arguments: [
      (.relative, 8580, "2 hours, 23 minutes"), (.relative, -8580, "2 hours, 23 minutes"),
      (.relative, 5, "5 seconds"), (.offset, 7200, "+2 hours"), (.offset, -7260, "-2 hours"),
      (.timer, 152, "2:32"), (.timer, 133_141, "36:59:01"),
    ] as [(Text.DateStyle, TimeInterval, String)])
  func aDistanceIsWrittenInAStyle(style: Text.DateStyle, seconds: TimeInterval, text: String) {
    UIKitHost.shared.configure(device: .iPhone16Pro, settings: .init())
    #expect(shown(host(Text(TimelineClock.now + seconds, style: style))) == text)
  }

  @Test func distancesFollowTheTime() {
    UIKitHost.shared.configure(device: .iPhone16Pro, settings: .init())
    let date = TimelineClock.now + 61
    let hosted = host(Text("\(date, style: .timer) and \(date, style: .relative)"))
    #expect(shown(hosted) == "1:01 and 1 minute, 1 second")
    UIKitHost.shared.advance(by: 2)
    hosted.settle()
    #expect(shown(hosted) == "0:59 and 59 seconds")
    UIKitHost.shared.advance(by: 60)
    hosted.settle()
    #expect(shown(hosted) == "0:01 and 1 second")
  }

  /// `Text(timerInterval:)` counts down to the end of the interval and stands there, or where it is paused.
  @Test func aTimerRunsAsLongAsItsInterval() {
    UIKitHost.shared.configure(device: .iPhone16Pro, settings: .init())
    let now = TimelineClock.now
    let interval = now...(now + 3900)
    #expect(shown(host(Text(timerInterval: interval))) == "1:05:00")
    #expect(shown(host(Text(timerInterval: interval, showsHours: false))) == "65:00")
    #expect(shown(host(Text(timerInterval: interval, pauseTime: now - 5, countsDown: false))) == "0:00")
    let hosted = host(Text(timerInterval: now...(now + 3)))
    #expect(shown(hosted) == "0:03")
    UIKitHost.shared.advance(by: 1)
    hosted.settle()
    #expect(shown(hosted) == "0:02")
    UIKitHost.shared.advance(by: 10)
    hosted.settle()
    #expect(shown(hosted) == "0:00")
  }

  @Test func anIntervalIsWrittenByItsEnds() {
    let interval = DateInterval(start: Self.date - 3600, end: Self.date)
    #expect(shown(host(Text(interval))) == "10:23 – 11:23 PM")
    #expect(shown(host(Text(interval.start...interval.end))) == "10:23 – 11:23 PM")
  }

  @Test func aFormatterWritesAValue() {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = .gmt
    #expect(host(Text(Self.date, formatter: formatter)).labels == ["2019"])
    #expect(host(Text(NSNumber(value: 5), formatter: NumberFormatter())).labels == ["5"])
  }

  /// The locale of the environment is the device's, as `Locale.current` is: "Jan 1, 1970" on a device set to English.
  @Test func datesAreWrittenAsTheDeviceIsSet() {
    let languages = DeviceLanguage.preferredLanguages
    defer { DeviceLanguage.preferredLanguages = languages }
    for (language, text) in [("en", "June 3, 2019"), ("en-GB", "3 June 2019"), ("de", "3. Juni 2019")] {
      DeviceLanguage.preferredLanguages = [language]
      var environment = EnvironmentValues()
      environment.timeZone = .gmt
      #expect(ResolvedText(Text(Self.date, style: .date), environment).shownString == text)
      #expect(EnvironmentValues().calendar.locale == EnvironmentValues().locale)
    }
  }

  /// Nobody is called every second for a text that only has a date.
  @Test func onlyTextsOfDistancesWait() {
    func waits(_ style: Text.DateStyle) -> Bool {
      PresentTime.watch { ResolvedText(Text(Self.date, style: style), EnvironmentValues()) }.validity != nil
    }
    #expect(!waits(.date) && !waits(.time))
    #expect(waits(.timer) && waits(.relative) && waits(.offset))
  }
}
