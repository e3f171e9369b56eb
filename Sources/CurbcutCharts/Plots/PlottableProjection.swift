import Foundation

/// A property of the elements of a collection that is plotted, with its label.
///
/// Follows <https://developer.apple.com/documentation/charts/plottableprojection>.
public struct PlottableProjection<DataElement, Value: Plottable> {
  let channel: (DataElement) -> Channel

  private init(_ label: Text, _ extent: @escaping (DataElement) -> PlotExtent) {
    channel = { Channel(label: label, extent: extent($0)) }
  }

  /// A property with a label.
  public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, Value>) -> Self {
    Self(label) { PlotExtent($0[keyPath: keyPath].plotValue) }
  }
  /// A property with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>) -> Self {
    value(Text(labelKey), keyPath)
  }
  /// A property with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<DataElement, Value>) -> Self {
    value(Text(label), keyPath)
  }

  /// Two properties, between which something is plotted.
  public static func value(
    _ label: Text, _ lower: KeyPath<DataElement, Value>, _ upper: KeyPath<DataElement, Value>
  ) -> Self {
    Self(label) { PlotExtent($0[keyPath: lower].plotValue, $0[keyPath: upper].plotValue) }
  }
  /// Two properties, between which something is plotted.
  public static func value(
    _ labelKey: LocalizedStringKey, _ lower: KeyPath<DataElement, Value>, _ upper: KeyPath<DataElement, Value>
  ) -> Self {
    value(Text(labelKey), lower, upper)
  }
  /// Two properties, between which something is plotted.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ lower: KeyPath<DataElement, Value>, _ upper: KeyPath<DataElement, Value>
  ) -> Self {
    value(Text(label), lower, upper)
  }
}

extension PlottableProjection where Value == Date {
  /// The unit of the calendar that a date of the elements is in.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    Self(label) { element in
      PlottableValue.value(label, element[keyPath: keyPath], unit: unit, calendar: calendar).channel.extent
    }
  }
  /// The unit of the calendar that a date of the elements is in.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    value(Text(labelKey), keyPath, unit: unit, calendar: calendar)
  }
  /// The unit of the calendar that a date of the elements is in.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    value(Text(label), keyPath, unit: unit, calendar: calendar)
  }
}
