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
  /// The language of the words; the person's own by default.
  open var locale: Locale = .current { didSet { showMonth() } }
  /// The time zone; nil, the default, for that of the calendar.
  open var timeZone: TimeZone? { didSet { showMonth() } }
  /// The design of the digits.
  open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { showMonth() } }
  /// The days that can be shown; all by default.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { showMonth() }
  }
  /// Whether the view has decorations, and room for them below its days; true by default.
  open var wantsDateDecorations = true {
    didSet {
      fitDecorations()
      showMonth()
    }
  }

  private let monthView = CalendarMonthView(showing: Date())

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    fitDecorations()
    monthView.prepare = { [weak self] view, _ in self?.prepare(view) }
    monthView.choose = { [weak self] view in
      if let self { selectionBehavior?.personChose(components(of: view.date)) }
    }
    addSubview(monthView)
    shown = visibleDateComponents
    monthView.monthDidChange = { [weak self] in self?.tellMonthDidChange() }
    showMonth()
  }

  /// In points below the number of a day.
  private var decorationHeight: CGFloat { wantsDateDecorations ? 16 : 0 }

  private func fitDecorations() {
    monthView.weekHeight = wantsDateDecorations ? 54 : CalendarMonthView.plainWeekHeight
    invalidateIntrinsicContentSize()
  }

  // MARK: The month

  /// The month that the delegate knows.
  private var shown = DateComponents()

  /// The month that is shown; setting it shows another, without animation.
  open var visibleDateComponents: DateComponents {
    get { ownCalendar.dateComponents([.calendar, .era, .year, .month], from: monthView.shownDate) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows a month, without animation.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = ownCalendar.date(from: dateComponents), availableDateRange.contains(date) else { return }
    monthView.setup = setup
    monthView.show(monthOf: date)
    tellMonthDidChange()
  }

  private func tellMonthDidChange() {
    let before = shown
    shown = visibleDateComponents
    guard before.year != shown.year || before.month != shown.month || before.era != shown.era else { return }
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: before)
  }

  /// Asks for the decorations of days again, without animation.
  open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {
    for view in monthView.days {
      let day = components(of: view.date)
      if dateComponents.contains(where: { UICalendarSelection.isSameDay($0, day) }) { decorate(view, day) }
    }
  }

  /// The components of a day, as delegates are given them.
  final func components(of day: Date) -> DateComponents {
    ownCalendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }

  private var ownCalendar: Calendar {
    var calendar = calendar
    calendar.locale = locale
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  private var setup: CalendarMonthView.Setup {
    let (start, end) = (availableDateRange.start, availableDateRange.end)
    return CalendarMonthView.Setup(
      calendar: ownCalendar, locale: locale, start: start == .distantPast ? nil : start,
      end: end == .distantFuture ? nil : end)
  }

  final func showMonth() {
    monthView.setup = setup
    monthView.update()
  }

  private func prepare(_ view: CalendarDayView) {
    let day = components(of: view.date)
    view.design = fontDesign
    view.canBeChosen = selectionBehavior != nil
    view.roomBelow = decorationHeight
    if selectionBehavior?.canChoose(day) == false { view.isEnabled = false }
    view.isSelected = selectionBehavior?.isChosen(day) ?? false
    decorate(view, day)
  }

  private func decorate(_ view: CalendarDayView, _ day: DateComponents) {
    view.decoration =
      wantsDateDecorations ? delegate?.calendarView(self, decorationFor: day)?.makeView() : nil
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: monthView.wantedHeight) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    monthView.frame = bounds
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
