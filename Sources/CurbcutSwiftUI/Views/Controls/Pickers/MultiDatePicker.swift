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
  @Environment(\.locale) private var locale
  @State private var shown = Date()

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

  /// A month with its days, which are buttons.
  public var body: some View {
    VStack(spacing: 12) {
      HStack {
        Text(shown, format: .dateTime.month(.wide).year().locale(locale)).font(.headline)
          .accessibilityAddTraits(.isHeader)
        Spacer()
        Button {
          move(-1)
        } label: {
          Image(systemName: "chevron.backward").accessibilityLabel(
            Text(verbatim: SystemWord.previousMonth.text))
        }
        .padding(.horizontal, 12)
        Button {
          move(1)
        } label: {
          Image(systemName: "chevron.forward").accessibilityLabel(Text(verbatim: SystemWord.nextMonth.text))
        }
      }
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 4) {
        ForEach(Array(weekdays.enumerated()), id: \.offset) { entry in
          Text(verbatim: entry.element).font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
            .accessibilityHidden(true)
        }
        ForEach(Array(days.enumerated()), id: \.offset) { entry in
          if let day = entry.element { button(day) } else { Color.clear.frame(height: 44) }
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(verbatim: SystemWord.datePicker.text))
  }

  private func button(_ day: Date) -> some View {
    let isChosen = selected(day) != nil
    let isInRange =
      (minimum.map { day >= calendar.startOfDay(for: $0) } ?? true) && (limit.map { day < $0 } ?? true)
    return Button {
      toggle(day)
    } label: {
      Text(verbatim: "\(calendar.component(.day, from: day))").font(.title3)
        .frame(maxWidth: .infinity, minHeight: 44)
        .foregroundStyle(isChosen ? Color.controlTint : .primary)
        .background { if isChosen { Circle().fill(Color.controlTint.opacity(0.15)) } }
    }
    .buttonStyle(.plain).disabled(!isInRange)
    .accessibilityLabel(Text(day, format: .dateTime.weekday(.wide).day().month(.wide).locale(locale)))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  private var calendar: Calendar {
    var calendar = Calendar.current
    calendar.locale = locale
    return calendar
  }

  private var weekdays: [String] {
    let symbols = calendar.veryShortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    guard symbols.indices.contains(first) else { return symbols }
    return Array(symbols[first...] + symbols[..<first])
  }

  /// The days of the month, after the empty places of its first week.
  private var days: [Date?] {
    guard let month = calendar.dateInterval(of: .month, for: shown),
      let count = calendar.range(of: .day, in: .month, for: shown)?.count
    else { return [] }
    let empty = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
    return Array(repeating: nil, count: empty)
      + (0..<count).map { calendar.date(byAdding: .day, value: $0, to: month.start) }
  }

  private func move(_ months: Int) {
    if let next = calendar.date(byAdding: .month, value: months, to: shown) { shown = next }
  }

  private func selected(_ day: Date) -> DateComponents? {
    let wanted = calendar.dateComponents([.year, .month, .day], from: day)
    return selection.wrappedValue.first {
      $0.year == wanted.year && $0.month == wanted.month && $0.day == wanted.day
    }
  }

  private func toggle(_ day: Date) {
    if let found = selected(day) {
      selection.wrappedValue.remove(found)
    } else {
      selection.wrappedValue.insert(
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
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
