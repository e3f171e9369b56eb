import Foundation

/// A value of the data with its label, which says what is plotted.
///
/// Follows <https://developer.apple.com/documentation/charts/plottablevalue>.
public struct PlottableValue<Value: Plottable> {
  var channel: Channel

  init(_ label: Text, _ extent: PlotExtent) { channel = Channel(label: label, extent: extent) }

  // MARK: Values

  /// A value with a label.
  public static func value(_ label: Text, _ value: Value) -> Self { Self(label, PlotExtent(value.plotValue)) }
  /// A value with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self {
    self.value(Text(labelKey), value)
  }
  /// A value with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> Self {
    self.value(Text(label), value)
  }
}

extension PlottableValue where Value == Date {
  /// The unit of the calendar that a date is in, such as its day.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    guard let stretch = calendar.dateInterval(of: unit, for: value) else { return self.value(label, value) }
    return Self(label, PlotExtent(stretch.start.plotValue, stretch.end.plotValue, unit: unit))
  }
  /// The unit of the calendar that a date is in, such as its day.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    self.value(Text(labelKey), value, unit: unit, calendar: calendar)
  }
  /// The unit of the calendar that a date is in, such as its day.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    self.value(Text(label), value, unit: unit, calendar: calendar)
  }
}

extension PlottableValue where Value: Comparable {
  /// A range of values with a label.
  public static func value(_ label: Text, _ range: Range<Value>) -> Self {
    Self(label, PlotExtent(range.lowerBound.plotValue, range.upperBound.plotValue))
  }
  /// A range of values with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> Self {
    value(Text(labelKey), range)
  }
  /// A range of values with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> Self {
    value(Text(label), range)
  }
  /// A range of values with a label.
  public static func value(_ label: Text, _ range: ClosedRange<Value>) -> Self {
    Self(label, PlotExtent(range.lowerBound.plotValue, range.upperBound.plotValue))
  }
  /// A range of values with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ClosedRange<Value>) -> Self {
    value(Text(labelKey), range)
  }
  /// A range of values with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ClosedRange<Value>) -> Self {
    value(Text(label), range)
  }
  /// A bin of values with a label.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> Self {
    Self(label, PlotExtent(range.lowerBound.plotValue, range.upperBound.plotValue))
  }
  /// A bin of values with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> Self {
    value(Text(labelKey), range)
  }
  /// A bin of values with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> Self {
    value(Text(label), range)
  }
}

/// A labelled value of any type.
struct Channel {
  var label: Text
  var extent: PlotExtent

  var value: PlotValue { extent.lower }
}
