import CurbcutFoundation
import Foundation

/// A value that goes with the time, for texts that follow it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/timedatasource>.
public struct TimeDataSource<Value>: Sendable {
  /// The value at a date.
  let value: @Sendable (Date) -> Value
  /// The date at which the source has a value; nil where there is none.
  let date: @Sendable (Value) -> Date?
}

extension TimeDataSource where Value == Date {
  /// The present date.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/timedatasource/currentdate>.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource(value: { $0 }, date: { $0 }) }
}

extension TimeDataSource where Value == Duration {
  /// The time that has passed since a date; negative before it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/timedatasource/durationoffset(to:)>.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      value: { .seconds($0.timeIntervalSince(date)) },
      date: { date.addingTimeInterval($0 / .seconds(1)) })
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// The time from a date until now; empty before it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/timedatasource/daterange(startingat:)>.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: { date..<max(date, $0) }, date: { $0.upperBound })
  }

  /// The time from now until a date; empty after it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/timedatasource/daterange(endingat:)>.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: { min(date, $0)..<date }, date: { $0.lowerBound })
  }
}

extension Text {
  /// A value that goes with the time in a format, which follows it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/init(_:format:)-8sfgg>.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(source, format) { $0 }
  }

  /// A value that goes with the time in a format, which follows it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/init(_:format:)-4ki5z>.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(source, format) { String($0.characters) }
  }

  private init<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, _ format: F, _ string: @escaping (F.FormatOutput) -> String
  ) where V == F.FormatInput {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    self.init(
      content: .computed(
        FormattedText(
          string: { environment in
            let style = format.locale(environment.locale)
            let now = PresentTime.read(next: { date in
              style.discreteInput(after: source.value(date)).flatMap(source.date)
            })
            return string(style.format(source.value(now)))
          }, source: AnyHashable([AnyHashable(format), AnyHashable("\(source.value(reference))")]))))
  }
}
