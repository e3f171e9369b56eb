import CurbcutUIKit
import Foundation

/// A control that chooses a date or a time.
///
/// Follows <https://developer.apple.com/documentation/swiftui/datepicker>.
public struct DatePicker<Label: View>: View {
  private let origin = SourceOrigin()
  /// What of a date is chosen.
  public typealias Components = DatePickerComponents

  private let label: Label
  private let selection: Binding<Date>
  private let minimum: Date?
  private let maximum: Date?
  private let components: Components
  @Environment(\.datePickerKind) private var kind
  @Environment(\.ownDatePickerStyle) private var ownStyle
  @Environment(\.areLabelsHidden) private var isLabelHidden

  private init(
    _ selection: Binding<Date>, minimum: Date?, maximum: Date?, _ components: Components, label: Label
  ) {
    self.label = label
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
  }

  /// Creates a picker with a view as its label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, minimum: nil, maximum: nil, displayedComponents, label: label())
  }
  /// Creates a picker for dates in a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, minimum: range.lowerBound, maximum: range.upperBound, displayedComponents, label: label())
  }
  /// Creates a picker for dates from a first one on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, minimum: range.lowerBound, maximum: nil, displayedComponents, label: label())
  }
  /// Creates a picker for dates up to a last one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, minimum: nil, maximum: range.upperBound, displayedComponents, label: label())
  }

  /// The content of the view.
  @ViewBuilder
  public var body: some View {
    if let ownStyle {
      ownStyle(
        DatePickerStyleConfiguration(
          label: .init(view: AnyView(label)), selection: selection, minimumDate: minimum,
          maximumDate: maximum, displayedComponents: components))
    } else {
      picker
    }
  }

  private var picker: some View {
    let selection = selection
    let isSmall = kind == .automatic || kind == .compact
    let control = DatePickerControl(
      date: selection.wrappedValue, set: { selection.wrappedValue = $0 }, minimum: minimum, maximum: maximum,
      components: components, kind: kind,
      // A compact picker does not take the words of the label that stands beside it.
      label: isSmall && !isLabelHidden ? nil : AnyView(label))
    return Group {
      if isSmall, !isLabelHidden {
        RowWithControl(label: AnyView(label), spoken: nil) { control }
      } else {
        control
      }
    }
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a localised text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker for dates in a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker for dates from a first one on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker for dates up to a last one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  /// Creates the view with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

/// What of a date is chosen.
///
/// Follows <https://developer.apple.com/documentation/swiftui/datepickercomponents>.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates the value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time of the day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A date picker of UIKit.
private struct DatePickerControl: PrimitiveView {
  var date: Date
  var set: (Date) -> Void
  var minimum: Date?
  var maximum: Date?
  var components: DatePickerComponents
  var kind: _DatePickerKind
  /// Names the picker; nil where the label is read for itself.
  var label: AnyView?

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    Node(view, inputs)
  }

  private final class Node: PlatformNode<UIDatePicker> {
    private let control: Attribute<DatePickerControl>
    private let label: ViewNode

    init(_ view: Attribute<DatePickerControl>, _ inputs: _ViewInputs) {
      control = view
      label =
        AnyView._makeView(
          view: _GraphValue(view.map { $0.label ?? AnyView(EmptyView()) }), inputs: inputs
        ).node
      super.init(UIDatePicker(frame: .zero), inputs)
      // The label that a calendar or wheels take, or that an app gives, is heard on entering (CVS Health).
      platformView.accessibilityContainerType = .semanticGroup
      adopt(label)
      platformView.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          control.value.set(platformView.date)
          // A binding may refuse the value.
          graph.afterUpdate { [weak self] in self?.showDate() }
        }, for: .valueChanged)
      observe { [unowned self] in update(view.value, environment.value) }
    }

    private func update(_ control: DatePickerControl, _ values: EnvironmentValues) {
      platformView.adopt(values)
      platformView.locale = values.locale
      let mode: UIDatePicker.Mode =
        switch (control.components.contains(.date), control.components.contains(.hourAndMinute)) {
        case (true, true): .dateAndTime
        case (false, true): .time
        default: .date
        }
      if platformView.datePickerMode != mode { platformView.datePickerMode = mode }
      if platformView.preferredDatePickerStyle != control.kind.platform {
        platformView.preferredDatePickerStyle = control.kind.platform
      }
      platformView.minimumDate = control.minimum
      platformView.maximumDate = control.maximum
      showDate()
      invalidateLayout()
      accessibilityDidChange()
    }

    private func showDate() {
      let date = control.value.date
      if platformView.date != date { platformView.date = date }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
      let ideal = platformView.intrinsicContentSize
      guard platformView.datePickerStyle != .compact else { return ideal }
      return CGSize(width: max(0, proposal.width ?? ideal.width), height: ideal.height)
    }

    override func makeAccessibilityItems() -> [AccessibilityItem] {
      var item = AccessibilityItem.view(platformView, self)
      item.properties.label = .joined(
        label.accessibilityItems.flatMap(\.leaves).compactMap(\.properties.label))
      return [item]
    }
  }
}
