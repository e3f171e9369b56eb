import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// Texts of sources that go with the time.
@MainActor
@Suite(.serialized)
struct TimeSourceTests {
  private func host(_ text: Text) -> HostedView<some View> {
    HostedView(text.environment(\.locale, Locale(identifier: "en_US")))
  }

  private func shown(_ hosted: HostedView<some View>) -> String {
    (hosted.labels.first ?? "").map { $0.isWhitespace ? " " : String($0) }.joined()
  }

  private func begin() -> Date {
    UIKitHost.shared.configure(device: .iPhone16Pro, settings: .init())
    return TimelineClock.now
  }

  private func pass(_ seconds: TimeInterval, _ hosted: HostedView<some View>) {
    UIKitHost.shared.advance(by: seconds)
    hosted.settle()
  }

  @Test func aDurationFollowsTheTime() {
    let now = begin()
    let hosted = host(Text(.durationOffset(to: now), format: .time(pattern: .minuteSecond)))
    #expect(shown(hosted) == "0:00")
    pass(65.2, hosted)
    #expect(shown(hosted) == "1:05")
  }

  /// The examples of the documentation of `SystemFormatStyle`.
  @Test func theSystemsFormatsAreThoseOfTheDocumentation() {
    let now = begin()
    let timer = host(Text(.currentDate, format: .timer(countingDownIn: now..<(now + 257))))
    #expect(shown(timer) == "4:17")
    pass(10, timer)
    #expect(shown(timer) == "4:07")
    pass(1000, timer)
    #expect(shown(timer) == "0:00")
    #expect(String(SystemFormatStyle.Stopwatch.fixture(now).format(now + 3.42).characters) == "00:03.42")
    let reference = host(Text(.currentDate, format: .reference(to: TimelineClock.now + 300)))
    #expect(shown(reference) == "in 5 minutes")
    pass(600, reference)
    #expect(shown(reference) == "5 minutes ago")
    let offset = host(Text(.currentDate, format: .offset(to: TimelineClock.now - 222)))
    #expect(shown(offset) == "3 minutes, 42 seconds")
  }

  /// <https://developer.apple.com/documentation/swiftui/text/init(_:format:)-1w9pt>
  @Test func aValueMayHaveAFormatWithAttributes() {
    let now = begin()
    #expect(shown(host(Text(now + 222, format: .offset(to: now)))) == "3 minutes, 42 seconds")
    #expect(shown(host(Text(1.5, format: .number.attributed))) == "1.5")
  }

  @Test func aStopwatchGoesByHundredths() {
    let now = begin()
    let hosted = host(Text(.currentDate, format: .stopwatch(startingAt: now)))
    pass(1.23, hosted)
    #expect(shown(hosted).hasPrefix("00:01.2"))
  }

  @Test func aTimelineShowsGivenDates() {
    let now = begin()
    let hosted = HostedView(
      TimelineView(.explicit([now, now + 5, now + 8])) { context in
        Text("\(Int(context.date.timeIntervalSince(now).rounded()))")
      })
    #expect(hosted.labels == ["0"])
    UIKitHost.shared.advance(by: 6)
    hosted.settle()
    #expect(hosted.labels == ["5"])
    UIKitHost.shared.advance(by: 60)
    hosted.settle()
    #expect(hosted.labels == ["8"])
  }
}

extension SystemFormatStyle.Stopwatch {
  fileprivate static func fixture(_ date: Date) -> Self { .stopwatch(startingAt: date) }
}
