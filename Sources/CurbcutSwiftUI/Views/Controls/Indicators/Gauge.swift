import CurbcutUIKit
import Foundation

/// Shows a value in a range.
///
/// Follows <https://developer.apple.com/documentation/swiftui/gauge>.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  private let origin = SourceOrigin()
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimum: BoundsLabel
  private let maximum: BoundsLabel
  @Environment(\.gaugeStyle) private var style
  @Environment(\.locale) private var locale

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ currentValueLabel: CurrentValueLabel,
    _ minimum: BoundsLabel, _ maximum: BoundsLabel
  ) {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = span > 0 ? Double(value - bounds.lowerBound) / span : 0
    self.fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Creates a gauge with labels of its value and its bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }

  /// The content of the view.
  public var body: some View {
    let hasValueLabel = CurrentValueLabel.self != EmptyView.self
    let hasBounds = BoundsLabel.self != EmptyView.self
    // The value is spoken, its bounds are not.
    AnyView(
      style.make(
        GaugeStyleConfiguration(
          value: fraction, label: .init(view: AnyView(label)),
          currentValueLabel: hasValueLabel
            ? .init(view: AnyView(ValueLabel(content: currentValueLabel))) : nil,
          minimumValueLabel: hasBounds ? .init(view: AnyView(minimum.accessibilityHidden(true))) : nil,
          maximumValueLabel: hasBounds ? .init(view: AnyView(maximum.accessibilityHidden(true))) : nil))
    )
    .modifier(
      ControlElement(
        traits: .none, value: hasValueLabel ? nil : NumberWords.percent(fraction, locale)))
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with a label of its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

// MARK: Styles

/// How gauges look.
///
/// Follows <https://developer.apple.com/documentation/swiftui/gaugestyle>.
@preconcurrency @MainActor
public protocol GaugeStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// What the style is told of a gauge: its value from 0 to 1 and its labels.
  typealias Configuration = GaugeStyleConfiguration
  /// The view of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge.
public struct GaugeStyleConfiguration {
  /// From 0 to 1.
  public var value: Double
  /// The label.
  public var label: Label
  /// The current value label.
  public var currentValueLabel: CurrentValueLabel?
  /// The minimum value label.
  public var minimumValueLabel: MinimumValueLabel?
  /// The maximum value label.
  public var maximumValueLabel: MaximumValueLabel?

  /// What describes a gauge.
  public struct Label: View {
    let view: AnyView
    /// The content of the view.
    public var body: some View { view }
  }
  /// What describes the value.
  public struct CurrentValueLabel: View {
    let view: AnyView
    /// The content of the view.
    public var body: some View { view }
  }
  /// What describes the lower bound.
  public struct MinimumValueLabel: View {
    let view: AnyView
    /// The content of the view.
    public var body: some View { view }
  }
  /// What describes the upper bound.
  public struct MaximumValueLabel: View {
    let view: AnyView
    /// The content of the view.
    public var body: some View { view }
  }
}

@MainActor
struct AnyGaugeStyle {
  let make: @MainActor (GaugeStyleConfiguration) -> any View

  init<S: GaugeStyle>(_ style: S) {
    make = { configuration in StyleBody(owner: style) { $0.makeBody(configuration: configuration) } }
  }
}

/// The system's choice: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}
/// A bar that is filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}
/// A small bar.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isSmall: true, marksValue: true)
  }
}
/// A small bar that is filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration, isSmall: true)
  }
}
/// An open ring.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isClosed: false)
  }
}
/// A ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isClosed: true)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The system's choice.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The linear capacity style.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The accessory linear style.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The accessory linear capacity style.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The accessory circular style.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The accessory circular capacity style.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: AnyGaugeStyle { Isolation.onMain { AnyGaugeStyle(DefaultGaugeStyle()) } }
}

extension EnvironmentValues {
  var gaugeStyle: AnyGaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the gauges in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/gaugestyle(_:)>.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, AnyGaugeStyle(style))
  }
}
