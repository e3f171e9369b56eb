import CurbcutFoundation
import Foundation

/// Shows a calendar by months, with decorations below its days, and lets the person choose days.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicalendarview>.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  /// Gives the decorations, and hears which month is shown; not retained.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { showMonth() } }
  /// How days are chosen; nil, the default, for not at all.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.calendarView = nil
      selectionBehavior?.calendarView = self
      showMonth()
    }
  }
  /// The calendar; the person's own by default.
  open var calendar: Calendar = .current { didSet { showMonth() } }
  /// The language of the words; nil, the default, for that of the calendar.
  open var locale: Locale = .current { didSet { showMonth() } }
  /// The time zone; nil, the default, for that of the calendar.
  open var timeZone: TimeZone? { didSet { showMonth() } }
  /// The design of the digits.
  open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { showMonth() } }
  /// The days that can be shown; all by default.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { showMonth() }
  }
  /// Whether the view has decorations; true by default.
  open var wantsDateDecorations = true { didSet { showMonth() } }

  private var month: DateComponents
  private let header = CalendarMonthHeader()
  private let previousButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)
  private var weekdayLabels: [UILabel] = []
  private var days: [CalendarDayView] = []

  public override init(frame: CGRect) {
    month = Calendar.current.dateComponents([.era, .year, .month], from: Date())
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    month = Calendar.current.dateComponents([.era, .year, .month], from: Date())
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    header.font = .systemFont(ofSize: 17, weight: .semibold)
    header.turn = { [weak self] in self?.turn(by: $0) }
    for (button, symbol, name, step) in [
      (previousButton, "chevron.backward", SystemWord.previousMonth, -1),
      (nextButton, "chevron.forward", SystemWord.nextMonth, 1),
    ] {
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.accessibilityLabel = name.text
      button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .primaryActionTriggered)
    }
    for _ in 0..<7 {
      let label = UILabel()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      // The label of each day includes its weekday.
      label.isAccessibilityElement = false
      weekdayLabels.append(label)
    }
    for view in [header, previousButton, nextButton] + weekdayLabels { addSubview(view) }
    showMonth()
  }

  // MARK: The month

  /// The month that is shown; setting it shows another, without animation.
  open var visibleDateComponents: DateComponents {
    get { month }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows a month, without animation.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = calendar.date(from: dateComponents), availableDateRange.contains(date) else { return }
    show(monthOf: date)
  }

  private func show(monthOf date: Date) {
    let before = month
    month = ownCalendar.dateComponents([.era, .year, .month], from: date)
    showMonth()
    if before != month {
      delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: before)
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
  }

  private func turn(by months: Int) {
    guard let shown = ownCalendar.date(from: month),
      let next = ownCalendar.date(byAdding: .month, value: months, to: shown), canShow(monthOf: next)
    else { return }
    show(monthOf: next)
  }

  private func canShow(monthOf date: Date) -> Bool {
    guard let interval = ownCalendar.dateInterval(of: .month, for: date) else { return false }
    return interval.end > availableDateRange.start && interval.start <= availableDateRange.end
  }

  /// Asks for the decorations of days again, without animation.
  open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {
    let wanted = Set(dateComponents.map(DayKey.init))
    for day in days where wanted.contains(DayKey(day.components)) { decorate(day) }
  }

  final var ownCalendar: Calendar {
    var calendar = calendar
    calendar.locale = locale
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  private struct DayKey: Hashable {
    let year, month, day: Int?
    init(_ components: DateComponents) {
      (year, month, day) = (components.year, components.month, components.day)
    }
  }

  final func showMonth() {
    let calendar = ownCalendar
    guard let shown = calendar.date(from: month),
      let interval = calendar.dateInterval(of: .month, for: shown),
      let range = calendar.range(of: .day, in: .month, for: shown)
    else { return }
    header.text = Self.text(shown, "yMMMM", calendar, locale)
    previousButton.isEnabled = interval.start > availableDateRange.start
    nextButton.isEnabled = interval.end <= availableDateRange.end
    let symbols = calendar.shortStandaloneWeekdaySymbols
    for (index, label) in weekdayLabels.enumerated() where !symbols.isEmpty {
      label.text = symbols[(index + calendar.firstWeekday - 1) % symbols.count].uppercased()
    }
    while days.count > range.count { days.removeLast().removeFromSuperview() }
    while days.count < range.count {
      let day = CalendarDayView(frame: .zero)
      day.choose = { [weak self, weak day] in
        if let self, let day { selectionBehavior?.personChose(day.components) }
      }
      days.append(day)
      addSubview(day)
    }
    for (index, day) in days.enumerated() {
      guard let date = calendar.date(byAdding: .day, value: index, to: interval.start) else { continue }
      day.components = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
      day.name = Self.text(date, "EEEEMMMMd", calendar, locale)
      day.number = index + 1
      day.isToday = calendar.isDateInToday(date)
      day.design = fontDesign
      let end = calendar.date(byAdding: .day, value: 1, to: date) ?? date
      day.isEnabled =
        end > availableDateRange.start && date <= availableDateRange.end
        && (selectionBehavior?.canChoose(day.components) ?? true)
      day.canBeChosen = selectionBehavior != nil
      day.isSelected = selectionBehavior?.isChosen(day.components) ?? false
      decorate(day)
      day.update()
    }
    setNeedsLayout()
    accessibilityStructureDidChange()
  }

  private func decorate(_ day: CalendarDayView) {
    day.decoration =
      wantsDateDecorations ? delegate?.calendarView(self, decorationFor: day.components)?.makeView() : nil
  }

  private static func text(_ date: Date, _ template: String, _ calendar: Calendar, _ locale: Locale) -> String
  {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = locale
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  // MARK: Layout

  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 20
  private static let dayHeight: CGFloat = 54

  open override var intrinsicContentSize: CGSize {
    CGSize(width: 320, height: Self.headerHeight + Self.weekdayHeight + 6 * Self.dayHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ rect: CGRect) {
      view.frame =
        isRightToLeft
        ? CGRect(
          x: bounds.maxX - (rect.maxX - bounds.minX), y: rect.minY, width: rect.width, height: rect.height)
        : rect
    }
    let side: CGFloat = 12
    let width = max(0, bounds.width - 2 * side) / 7
    header.textAlignment = isRightToLeft ? .right : .left
    place(
      header,
      CGRect(x: side + 4, y: 0, width: max(0, bounds.width - 2 * side - 96), height: Self.headerHeight))
    place(previousButton, CGRect(x: bounds.width - side - 88, y: 0, width: 44, height: Self.headerHeight))
    place(nextButton, CGRect(x: bounds.width - side - 44, y: 0, width: 44, height: Self.headerHeight))
    for (index, label) in weekdayLabels.enumerated() {
      place(
        label,
        CGRect(
          x: side + CGFloat(index) * width, y: Self.headerHeight, width: width, height: Self.weekdayHeight))
    }
    let calendar = ownCalendar
    guard let first = calendar.date(from: month) else { return }
    let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let top = Self.headerHeight + Self.weekdayHeight
    let rows = (lead + days.count + 6) / 7
    let height = max(20, min(Self.dayHeight, (bounds.height - top) / CGFloat(max(5, rows))))
    for (index, day) in days.enumerated() {
      let cell = lead + index
      place(
        day,
        CGRect(
          x: side + CGFloat(cell % 7) * width, y: top + CGFloat(cell / 7) * height, width: width,
          height: height))
    }
  }
}

/// Gives the decorations of a calendar view, and hears which month it shows.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicalendarviewdelegate>.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// The decoration below a day; nil, the default, for none.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  /// Called when another month is shown.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  { nil }
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
