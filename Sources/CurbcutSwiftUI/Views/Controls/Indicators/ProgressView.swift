import CurbcutUIKit
import Foundation

/// Shows how far a task has come, or that one goes on.
///
/// Follows <https://developer.apple.com/documentation/swiftui/progressview>.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let origin = SourceOrigin()
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  @Environment(\.progressViewStyle) private var style
  @Environment(\.locale) private var locale

  private init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Creates a view of a task's progress; nil for one whose progress is not known.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, total), label: label(), currentValueLabel: currentValueLabel())
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value / total)
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }

  /// The content of the view.
  public var body: some View {
    let hasLabel = Label.self != EmptyView.self
    let hasValueLabel = CurrentValueLabel.self != EmptyView.self
    AnyView(
      style.make(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction, label: hasLabel ? .init(view: AnyView(label)) : nil,
          currentValueLabel: hasValueLabel
            ? .init(view: AnyView(ValueLabel(content: currentValueLabel))) : nil))
    )
    .modifier(
      ControlElement(
        traits: .updatesFrequently,
        value: hasValueLabel ? nil : fraction.map { NumberWords.percent($0, locale) },
        // A spinning wheel without words is skipped on iOS 26.5.
        needsWords: true))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view of a task whose progress is not known.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }
  /// Creates a view of a task whose progress is not known, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }
  /// Creates the view with a localised text.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Creates a view of a task's progress.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(
      fraction: Self.fraction(value, total), label: EmptyView(), currentValueLabel: EmptyView())
  }
  /// Creates a view of a task's progress with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: EmptyView())
  }
  /// Creates the view with a localised text.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(fraction: Self.fraction(value, total), label: Text(titleKey), currentValueLabel: EmptyView())
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(fraction: Self.fraction(value, total), label: Text(title), currentValueLabel: EmptyView())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Creates the view of a style's configuration.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension ProgressView {
  /// Creates a view of a task's progress as Foundation keeps it.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: EmptyView(),
      currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == TimerValueLabel {
  /// Creates a view of the time that has passed, or is left.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/progressview/init(timerinterval:countsdown:)>.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(
      fraction: TimerProgress.fraction(timerInterval, countsDown), label: EmptyView(),
      currentValueLabel: TimerValueLabel(interval: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView where CurrentValueLabel == TimerValueLabel {
  /// Creates a view of the time that has passed, or is left, with a label.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(
      fraction: TimerProgress.fraction(timerInterval, countsDown), label: label(),
      currentValueLabel: TimerValueLabel(interval: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView {
  /// Creates a view of the time that has passed, or is left, with labels.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: TimerProgress.fraction(timerInterval, countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

/// How much of an interval has passed.
enum TimerProgress {
  static func fraction(_ interval: ClosedRange<Date>, _ countsDown: Bool) -> Double {
    let whole = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard whole > 0 else { return countsDown ? 0 : 1 }
    let passed = min(max(Date().timeIntervalSince(interval.lowerBound) / whole, 0), 1)
    return countsDown ? 1 - passed : passed
  }
}

/// The time that has passed, or is left.
public struct TimerValueLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The minutes and seconds.
  public var body: some View {
    let now = min(max(Date(), interval.lowerBound), interval.upperBound)
    let seconds = Int(
      countsDown ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound))
    Text(verbatim: String(format: "%d:%02d", seconds / 60, seconds % 60)).monospacedDigit()
  }
}

// MARK: Styles

/// How progress views look.
///
/// Follows <https://developer.apple.com/documentation/swiftui/progressviewstyle>.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// What the style is told of a task: the part that is done, from 0 to 1, and the labels.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The view of a task's progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view.
public struct ProgressViewStyleConfiguration {
  /// From 0 to 1; nil where it is not known.
  public let fractionCompleted: Double?
  /// What describes the task.
  public var label: Label?
  /// What describes the progress.
  public var currentValueLabel: CurrentValueLabel?

  /// What describes a task.
  public struct Label: View {
    let view: AnyView
    /// The content of the view.
    public var body: some View { view }
  }
  /// What describes a task's progress.
  public struct CurrentValueLabel: View {
    let view: AnyView
    /// The content of the view.
    public var body: some View { view }
  }
}

@MainActor
struct AnyProgressViewStyle {
  let make: @MainActor (ProgressViewStyleConfiguration) -> any View

  init<S: ProgressViewStyle>(_ style: S) {
    make = { configuration in
      StyleBody(owner: style) { $0.makeBody(configuration: configuration) }
        // A view in the style's own body has the default style.
        .environment(\.progressViewStyle, .automatic)
    }
  }

  private init() {
    make = { configuration in
      if configuration.fractionCompleted == nil {
        CircularProgress(configuration: configuration)
      } else {
        LinearProgress(configuration: configuration)
      }
    }
  }

  static let automatic = AnyProgressViewStyle()
}

/// The system's choice: a bar, or a spinning wheel where the progress is not known.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgress(configuration: configuration)
    } else {
      LinearProgress(configuration: configuration)
    }
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// Creates the style.
  public init() { tint = nil }
  /// Creates the style with a colour.
  public init(tint: Color) { self.tint = tint }
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration).transformEnvironment(\.tint) { [tint] in $0 = tint ?? $0 }
  }
}

/// A spinning wheel.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// Creates the style.
  public init() { tint = nil }
  /// Creates the style with a colour.
  public init(tint: Color) { self.tint = tint }
  /// The view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration).transformEnvironment(\.tint) { [tint] in $0 = tint ?? $0 }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The system's choice.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The linear style.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The circular style.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyProgressViewStyle { Isolation.onMain { .automatic } }
}

extension EnvironmentValues {
  var progressViewStyle: AnyProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the progress views in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/progressviewstyle(_:)>.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, AnyProgressViewStyle(style))
  }
}

// MARK: Looks

private struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ControlLabel(configuration.label)
      ProgressBar(fraction: configuration.fractionCompleted ?? 0)
      ControlLabel(configuration.currentValueLabel).font(.caption).placeForeground(.secondary)
    }
  }
}

private struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.controlSize) private var size

  var body: some View {
    VStack(spacing: 8) {
      ProgressWheel(isLarge: size == .large || size == .extraLarge)
      ControlLabel(configuration.label).foregroundStyle(.secondary)
      SpokenLabel(content: configuration.currentValueLabel)
    }
  }
}

/// A bar of UIKit.
private struct ProgressBar: PrimitiveView {
  var fraction: Double

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    Node(view, inputs)
  }

  private final class Node: ControlNode<UIProgressView> {
    init(_ view: Attribute<ProgressBar>, _ inputs: _ViewInputs) {
      super.init(UIProgressView(progressViewStyle: .default), inputs)
      observe { [unowned self] in
        platformView.progressTintColor =
          environment.value.tint == nil ? nil : environment.value.tintPlatformColor
        platformView.setProgress(Float(view.value.fraction), animated: isPlaced)
      }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(width: max(0, proposal.width ?? 100), height: platformView.intrinsicContentSize.height)
    }
  }
}

/// A spinning wheel of UIKit.
private struct ProgressWheel: PrimitiveView {
  var isLarge: Bool

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    Node(view, inputs)
  }

  private final class Node: ControlNode<UIActivityIndicatorView> {
    init(_ view: Attribute<ProgressWheel>, _ inputs: _ViewInputs) {
      super.init(UIActivityIndicatorView(style: .medium), inputs)
      platformView.startAnimating()
      observe { [unowned self] in
        platformView.style = view.value.isLarge ? .large : .medium
        if environment.value.tint != nil { platformView.color = environment.value.tintPlatformColor }
        invalidateLayout()
      }
    }
  }
}
