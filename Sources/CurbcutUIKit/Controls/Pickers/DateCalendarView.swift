import Foundation

/// The inline style of a date picker: a month with a button for each day.
final class DateCalendarView: UIView, DatePickerContent {
  private weak var datePicker: UIDatePicker?
  private let month: CalendarMonthView
  private var timeChip: DateChip?

  init(datePicker: UIDatePicker) {
    self.datePicker = datePicker
    month = CalendarMonthView(showing: datePicker.date)
    super.init(frame: .zero)
    isOpaque = false
    month.prepare = { [weak self] view, day in
      guard let datePicker = self?.datePicker else { return }
      view.canBeChosen = true
      view.isSelected = datePicker.calendarInUse.isDate(day, inSameDayAs: datePicker.date)
    }
    month.choose = { [weak self] in self?.choose($0.date) }
    addSubview(month)
    if datePicker.datePickerMode == .dateAndTime {
      let chip = DateChip(datePicker: datePicker, showsTime: true)
      timeChip = chip
      addSubview(chip)
    }
  }

  required init?(coder: NSCoder) { nil }

  private static let timeRow: CGFloat = 50
  /// Below the days.
  private var rest: CGFloat { timeChip == nil ? 8 : Self.timeRow }

  var contentSize: CGSize { CGSize(width: 320, height: month.wantedHeight + rest) }

  override var intrinsicContentSize: CGSize { contentSize }

  func dateDidChange() {
    timeChip?.update()
    guard let datePicker else { return }
    let calendar = datePicker.calendarInUse
    month.setup = CalendarMonthView.Setup(
      calendar: calendar, locale: datePicker.localeInUse, start: datePicker.minimumDate,
      end: datePicker.maximumDate, isEnabled: datePicker.isEnabled)
    let isShown = calendar.isDate(datePicker.date, equalTo: month.shownDate, toGranularity: .month)
    if isShown, !month.days.isEmpty { month.update() } else { month.show(monthOf: datePicker.date) }
  }

  private func choose(_ day: Date) {
    guard let datePicker else { return }
    let calendar = datePicker.calendarInUse
    var parts = calendar.dateComponents([.year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second], from: datePicker.date)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    if let chosen = calendar.date(from: parts) { datePicker.userChose(chosen) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    month.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - rest))
    guard let timeChip else { return }
    let size = timeChip.intrinsicContentSize
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    timeChip.frame = CGRect(
      x: isRightToLeft ? 12 : bounds.width - 12 - size.width, y: bounds.height - Self.timeRow + 6,
      width: size.width, height: size.height)
  }
}
