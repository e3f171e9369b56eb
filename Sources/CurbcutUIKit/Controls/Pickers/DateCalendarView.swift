import Foundation

/// The month above a calendar: incrementing or decrementing it shows the next or previous month, a tap opens wheels.
///
/// VoiceOver reads it as in recordings of iOS: "November 2022, button, adjustable, double tap to change month and
/// year".
private final class MonthHeader: UILabel {
  var turn: ((Int) -> Void)?
  var open: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { open?() }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: MonthHeader.self, over: UILabel.accessibilityDefaults
  ) { answers, _ in
    answers.traits = { _ in [.button, .adjustable] }
    answers.hint = { _ in SystemWord.monthHint.text }
    answers.increment = { header in header.turn?(1) }
    answers.decrement = { header in header.turn?(-1) }
    answers.activate = { header in
      header.open?()
      return header.open != nil
    }
  }
}

/// The inline style of a date picker: a month with a button for each day.
final class DateCalendarView: UIView, DatePickerContent {
  private weak var datePicker: UIDatePicker?
  private var shownMonth: Date
  private var days: [CalendarDay] = []
  private var weekdayLabels: [UILabel] = []
  private let monthLabel = MonthHeader()
  /// The wheels for month and year, while they replace the days.
  private var monthWheels: UIDatePicker?
  private let previousButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)
  private var timeChip: DateChip?

  init(datePicker: UIDatePicker) {
    self.datePicker = datePicker
    shownMonth = datePicker.date
    super.init(frame: .zero)
    isOpaque = false
    monthLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    monthLabel.turn = { [weak self] in self?.turn(by: $0) }
    monthLabel.open = { [weak self] in self?.toggleMonthWheels() }
    for (button, symbol, name, months) in [
      (previousButton, "chevron.backward", SystemWord.previousMonth.text, -1),
      (nextButton, "chevron.forward", SystemWord.nextMonth.text, 1),
    ] {
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.accessibilityLabel = name
      button.addAction(
        UIAction { [weak self] _ in self?.turn(by: months) }, for: .primaryActionTriggered)
    }
    for symbol in weekdaySymbols {
      let label = UILabel()
      label.text = symbol
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      // The label of each day includes its weekday.
      label.isAccessibilityElement = false
      weekdayLabels.append(label)
    }
    if datePicker.datePickerMode == .dateAndTime {
      timeChip = DateChip(datePicker: datePicker, showsTime: true)
    }
    for view in [monthLabel, previousButton, nextButton] + weekdayLabels { addSubview(view) }
    if let timeChip { addSubview(timeChip) }
  }

  required init?(coder: NSCoder) { nil }

  private var calendar: Calendar { datePicker?.calendarInUse ?? Calendar(identifier: .gregorian) }

  private var weekdaySymbols: [String] {
    let symbols = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return symbols.indices.map { symbols[($0 + first) % symbols.count].uppercased() }
  }

  private static let header: CGFloat = 44
  private static let weekdayRow: CGFloat = 20
  private static let dayRow: CGFloat = 44
  private static let timeRow: CGFloat = 50

  var contentSize: CGSize {
    CGSize(
      width: 320,
      height: Self.header + Self.weekdayRow + 6 * Self.dayRow + (timeChip == nil ? 8 : Self.timeRow))
  }

  override var intrinsicContentSize: CGSize { contentSize }

  private func turn(by months: Int) {
    guard let next = calendar.date(byAdding: .month, value: months, to: shownMonth) else { return }
    shownMonth = next
    showMonth()
  }

  /// Replaces the days with wheels for month and year, or shows the days again.
  private func toggleMonthWheels() {
    if let monthWheels {
      monthWheels.removeFromSuperview()
      self.monthWheels = nil
    } else if let datePicker {
      let wheels = UIDatePicker()
      wheels.datePickerMode = .yearAndMonth
      wheels.calendar = calendar
      wheels.locale = datePicker.locale
      wheels.timeZone = datePicker.timeZone
      wheels.minimumDate = datePicker.minimumDate
      wheels.maximumDate = datePicker.maximumDate
      wheels.date = shownMonth
      wheels.addAction(
        UIAction { [weak self, weak wheels] _ in
          guard let self, let wheels else { return }
          shownMonth = wheels.date
          showMonth()
        }, for: .valueChanged)
      addSubview(wheels)
      monthWheels = wheels
    }
    for view in days + weekdayLabels + [previousButton, nextButton] { view.isHidden = monthWheels != nil }
    setNeedsLayout()
    UIAccessibility.post(notification: .layoutChanged, argument: monthWheels ?? monthLabel)
  }

  func dateDidChange() {
    if let date = datePicker?.date,
      !calendar.isDate(date, equalTo: shownMonth, toGranularity: .month) || days.isEmpty
    {
      shownMonth = date
    }
    timeChip?.update()
    showMonth()
  }

  private func showMonth() {
    guard let datePicker,
      let month = calendar.dateInterval(of: .month, for: shownMonth),
      let range = calendar.range(of: .day, in: .month, for: shownMonth)
    else { return }
    monthLabel.text = datePicker.text(shownMonth) { $0.setLocalizedDateFormatFromTemplate("yMMMM") }
    let isEnabled = datePicker.isEnabled
    previousButton.isEnabled = isEnabled && datePicker.minimumDate.map { $0 < month.start } ?? true
    nextButton.isEnabled = isEnabled && datePicker.maximumDate.map { $0 >= month.end } ?? true
    while days.count > range.count { days.removeLast().removeFromSuperview() }
    while days.count < range.count {
      let day = CalendarDay(frame: .zero)
      day.isHidden = monthWheels != nil
      day.calendarView = self
      days.append(day)
      addSubview(day)
    }
    for (index, view) in days.enumerated() {
      guard let day = calendar.date(byAdding: .day, value: index, to: month.start) else { continue }
      view.show(
        day: day, number: index + 1, isToday: calendar.isDateInToday(day),
        name: datePicker.text(day) { $0.setLocalizedDateFormatFromTemplate("EEEEMMMMd") })
      view.isSelected = calendar.isDate(day, inSameDayAs: datePicker.date)
      view.isEnabled = isEnabled && isInRange(day)
      view.update()
    }
    setNeedsLayout()
    accessibilityStructureDidChange()
  }

  private func isInRange(_ day: Date) -> Bool {
    guard let datePicker else { return false }
    let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    if let minimum = datePicker.minimumDate, end <= minimum { return false }
    if let maximum = datePicker.maximumDate, day > maximum { return false }
    return true
  }

  fileprivate func choose(_ day: Date) {
    guard let datePicker else { return }
    var parts = calendar.dateComponents([.year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second], from: datePicker.date)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    if let chosen = calendar.date(from: parts) { datePicker.userChose(chosen) }
  }

  override func layoutSubviews() {
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
    place(
      monthLabel, CGRect(x: side + 4, y: 0, width: max(0, bounds.width - 2 * side - 96), height: Self.header))
    monthLabel.textAlignment = isRightToLeft ? .right : .left
    place(previousButton, CGRect(x: bounds.width - side - 88, y: 0, width: 44, height: Self.header))
    place(nextButton, CGRect(x: bounds.width - side - 44, y: 0, width: 44, height: Self.header))
    for (index, label) in weekdayLabels.enumerated() {
      place(
        label, CGRect(x: side + CGFloat(index) * width, y: Self.header, width: width, height: Self.weekdayRow)
      )
    }
    let first = calendar.dateInterval(of: .month, for: shownMonth)?.start ?? shownMonth
    let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let rows = (lead + days.count + 6) / 7
    let top = Self.header + Self.weekdayRow
    let room = bounds.height - top - (timeChip == nil ? 8 : Self.timeRow)
    let height = max(20, min(Self.dayRow, room / CGFloat(max(5, rows))))
    for (index, day) in days.enumerated() {
      let cell = lead + index
      place(
        day,
        CGRect(
          x: side + CGFloat(cell % 7) * width, y: top + CGFloat(cell / 7) * height, width: width,
          height: height))
    }
    monthWheels?.frame = CGRect(
      x: side, y: Self.header, width: max(0, bounds.width - 2 * side),
      height: max(0, bounds.height - Self.header))
    if let timeChip {
      let size = timeChip.intrinsicContentSize
      place(
        timeChip,
        CGRect(
          x: bounds.width - side - size.width, y: bounds.height - Self.timeRow + 6, width: size.width,
          height: size.height))
    }
  }
}

/// A day of the calendar.
private final class CalendarDay: UIControl {
  weak var calendarView: DateCalendarView?
  private let label = ControlContentLabel()
  private var day = Date(timeIntervalSinceReferenceDate: 0)
  private var name = ""
  private var isToday = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(day: Date, number: Int, isToday: Bool, name: String) {
    self.day = day
    self.name = name
    self.isToday = isToday
    label.text = String(number)
  }

  func update() {
    label.font = .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
    label.textColor =
      !isEnabled ? .tertiaryLabel : isSelected ? (isToday ? .white : tintColor) : isToday ? tintColor : .label
    setNeedsDisplay()
    accessibilityAttributesDidChange()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func draw(_ rect: CGRect) {
    guard isSelected else { return }
    let side = min(bounds.width, bounds.height)
    (isToday ? tintColor : tintColor.dimmed(by: 0.15, in: traitCollection)).setFill()
    UIBezierPath(
      ovalIn: CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    ).fill()
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if isTouchInside { calendarView?.choose(day) }
  }

  // MARK: Accessibility defaults

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: CalendarDay.self, over: UIControl.accessibilityDefaults
  ) { answers, inherited in
    answers.isElement = { _ in true }
    answers.label = { day in day.isToday ? "\(SystemWord.today.text), \(day.name)" : day.name }
    answers.traits = { day in inherited.traits(of: day).union(.button) }
    answers.activate = { day in
      guard day.isEnabled else { return false }
      day.calendarView?.choose(day.day)
      return true
    }
  }

}
