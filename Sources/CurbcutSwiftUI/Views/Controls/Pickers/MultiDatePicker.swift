import CurbcutFoundation
import CurbcutUIKit
import Foundation

/// A control that chooses several dates.
///
/// Follows <https://developer.apple.com/documentation/swiftui/multidatepicker>.
public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let minimum: Date?
  private let limit: Date?

  /// Creates a picker with a view as its label.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.selection = selection
    minimum = nil
    limit = nil
  }

  /// Creates a picker for dates in a range with a view as its label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
    minimum = bounds.lowerBound
    limit = bounds.upperBound
  }

  /// Creates a picker for dates from a first one on with a view as its label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
    minimum = bounds.lowerBound
    limit = nil
  }

  /// Creates a picker for dates before an end with a view as its label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
    minimum = nil
    limit = bounds.upperBound
  }

  /// A month with its days.
  public var body: some View {
    MultiDateControl(selection: selection, minimum: minimum, limit: limit, label: AnyView(label))
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a localised text.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a picker for dates in a range with a localised text.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
  {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker for dates from a first one on with a localised text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker for dates before an end with a localised text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker for dates in a range with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a picker for dates from a first one on with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a picker for dates before an end with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}

/// A calendar of UIKit in which several days are chosen.
private struct MultiDateControl: PrimitiveView {
  var selection: Binding<Set<DateComponents>>
  var minimum: Date?
  /// The first time that cannot be chosen any more.
  var limit: Date?
  var label: AnyView

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    Node(view, inputs)
  }

  private final class Node: PlatformNode<UICalendarView> {
    private let control: Attribute<MultiDateControl>
    private let label: ViewNode
    private let days: UICalendarSelectionMultiDate
    private let chooser = DayChooser()

    init(_ view: Attribute<MultiDateControl>, _ inputs: _ViewInputs) {
      control = view
      label = AnyView._makeView(view: _GraphValue(view.map { $0.label }), inputs: inputs).node
      days = UICalendarSelectionMultiDate(delegate: chooser)
      super.init(UICalendarView(frame: .zero), inputs)
      platformView.wantsDateDecorations = false
      platformView.selectionBehavior = days
      // The label is heard on entering, as that of a date picker.
      platformView.accessibilityContainerType = .semanticGroup
      adopt(label)
      chooser.toggle = { [weak self] in self?.toggle($0) }
      observe { [unowned self] in update(view.value, environment.value) }
    }

    private func update(_ control: MultiDateControl, _ values: EnvironmentValues) {
      platformView.adopt(values)
      if platformView.locale != values.locale { platformView.locale = values.locale }
      if platformView.calendar != values.calendar { platformView.calendar = values.calendar }
      let start = control.minimum ?? .distantPast
      // A day that begins at the limit is not among them.
      let end = max(start, control.limit?.addingTimeInterval(-1) ?? .distantFuture)
      let available = DateInterval(start: start, end: end)
      if platformView.availableDateRange != available { platformView.availableDateRange = available }
      showDays()
      invalidateLayout()
      accessibilityDidChange()
    }

    private func showDays() {
      let chosen = control.value.selection.wrappedValue
      if Set(days.selectedDates) != chosen { days.selectedDates = Array(chosen) }
    }

    private func toggle(_ day: DateComponents) {
      let selection = control.value.selection
      let known = selection.wrappedValue.first {
        $0.year == day.year && $0.month == day.month && $0.day == day.day
      }
      if let known {
        selection.wrappedValue.remove(known)
      } else {
        selection.wrappedValue.insert(day)
      }
      // A binding may refuse the value.
      graph.afterUpdate { [weak self] in self?.showDays() }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
      let ideal = platformView.intrinsicContentSize
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

/// Hears which day of a calendar the person has chosen or taken back.
private final class DayChooser: NSObject, UICalendarSelectionMultiDateDelegate {
  var toggle: ((DateComponents) -> Void)?

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) { toggle?(dateComponents) }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) { toggle?(dateComponents) }
}
