import Foundation

/// Marks at values of a slider.
///
/// Follows <https://developer.apple.com/documentation/swiftui/slidertickcontent>.
@preconcurrency @MainActor
public protocol SliderTickContent<Value> {
  /// The type of the slider's values.
  associatedtype Value: BinaryFloatingPoint
  /// The marks.
  var _ticks: [SliderTick<Value>] { get }
}

/// A mark at a value of a slider.
///
/// Follows <https://developer.apple.com/documentation/swiftui/slidertick>.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent {
  let value: V
  let label: AnyView?

  /// Creates a mark at a value.
  public init(_ value: V) {
    self.value = value
    label = nil
  }

  /// Creates a mark at a value with a label.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.value = value
    self.label = AnyView(label())
  }

  /// Creates a mark with a localised text at a value.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.init(value) { Text(titleKey) } }

  /// Creates a mark with a text at a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) { self.init(value) { Text(title) } }

  public var _ticks: [SliderTick<V>] { [self] }
}

/// Several marks of a slider.
public struct _SliderTicks<V: BinaryFloatingPoint>: SliderTickContent {
  public let _ticks: [SliderTick<V>]
}

/// Marks of a slider that are made from data.
///
/// Follows <https://developer.apple.com/documentation/swiftui/slidertickcontentforeach>.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>:
  SliderTickContent
{
  public let _ticks: [SliderTick<Content.Value>]

  /// Creates marks from data, each element of which has an id.
  public init<V: BinaryFloatingPoint>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: (Data.Element) -> Content
  ) where V == Content.Value {
    _ticks = data.flatMap { content($0)._ticks }
  }
}

/// Builds the marks of a slider.
///
/// Follows <https://developer.apple.com/documentation/swiftui/slidertickbuilder>.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// A mark, or several.
  @MainActor
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> C where C.Value == V { content }
  /// The first.
  @MainActor
  public static func buildPartialBlock<C: SliderTickContent>(first content: C) -> C where C.Value == V {
    content
  }
  /// One after the other.
  @MainActor
  public static func buildPartialBlock<A: SliderTickContent, C: SliderTickContent>(
    accumulated: A, next content: C
  ) -> _SliderTicks<V> where A.Value == V, C.Value == V {
    _SliderTicks(_ticks: accumulated._ticks + content._ticks)
  }
  /// Marks under a condition.
  @MainActor
  public static func buildOptional<C: SliderTickContent>(_ content: C?) -> _SliderTicks<V>
  where C.Value == V {
    _SliderTicks(_ticks: content?._ticks ?? [])
  }
  /// Marks of one branch.
  @MainActor
  public static func buildEither<C: SliderTickContent>(first content: C) -> _SliderTicks<V>
  where C.Value == V {
    _SliderTicks(_ticks: content._ticks)
  }
  /// Marks of the other branch.
  @MainActor
  public static func buildEither<C: SliderTickContent>(second content: C) -> _SliderTicks<V>
  where C.Value == V {
    _SliderTicks(_ticks: content._ticks)
  }
}

/// What a slider shows beside its value.
@MainActor
struct SliderMarks {
  /// Where the filled part of the track begins; nil for the start.
  var neutral: Double?
  /// The values that can be chosen; nil for all.
  var enabled: ClosedRange<Double>?
  var ticks: [(value: Double, label: AnyView?)] = []
  /// What describes the value.
  var currentValue: AnyView?

  init() {}

  init<V: BinaryFloatingPoint>(
    neutral: V?, enabled: ClosedRange<V>?, ticks: [SliderTick<V>] = [], currentValue: some View
  ) {
    self.neutral = neutral.map { Double($0) }
    self.enabled = enabled.map { Double($0.lowerBound)...Double($0.upperBound) }
    self.ticks = ticks.map { (Double($0.value), $0.label) }
    if !(currentValue is EmptyView) { self.currentValue = AnyView(currentValue) }
  }
}

extension Slider {
  /// Creates a slider with marks and labels. Of the labels, the first is spoken only, and the second is the spoken value.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/slider/init(value:in:neutralvalue:enabledbounds:label:currentvaluelabel:minimumvaluelabel:maximumvaluelabel:ticks:oneditingchanged:)>.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
    marks = SliderMarks(
      neutral: neutralValue, enabled: enabledBounds, ticks: ticks()._ticks, currentValue: currentValueLabel())
  }

  /// Creates a slider with labels. Of the labels, the first is spoken only, and the second is the spoken value.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
    marks = SliderMarks(
      neutral: neutralValue, enabled: enabledBounds, ticks: ticks()._ticks, currentValue: currentValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider that is filled from a value on. Of the labels, the first is spoken only, and the second is the
  /// spoken value.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
    marks = SliderMarks(
      neutral: neutralValue, enabled: enabledBounds, currentValue: currentValueLabel())
  }

  /// Creates a slider with marks. Of the labels, the first is spoken only, and the second is the spoken value.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
    marks = SliderMarks(
      neutral: neutralValue, enabled: enabledBounds, ticks: ticks()._ticks, currentValue: currentValueLabel())
  }

  /// Creates a slider with steps and marks. Of the labels, the first is spoken only, and the second is the spoken value.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    marks = SliderMarks(
      neutral: neutralValue, enabled: enabledBounds, ticks: ticks()._ticks, currentValue: currentValueLabel())
  }
}

private enum SliderThumbVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  var sliderThumbVisibility: Visibility {
    get { self[SliderThumbVisibilityKey.self] }
    set { self[SliderThumbVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the thumbs of the sliders in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/sliderthumbvisibility(_:)>.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}
