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

/// A month of a calendar: a header, and a button for each day. A date picker and a calendar view show it.
final class CalendarMonthView: UIView {
  /// What the owner decides.
  struct Setup {
    var calendar = Calendar.current
    var locale = Locale.current
    /// The first and the last time that can be shown; nil for no limit.
    var start: Date?
    var end: Date?
    var isEnabled = true
  }

  var setup = Setup()
  /// Sets how a day looks, and whether it can be chosen.
  var prepare: ((CalendarDayView, Date) -> Void)?
  /// Called when the person has chosen a day.
  var choose: ((CalendarDayView) -> Void)?
  /// Called when the person has turned to another month.
  var monthDidChange: (() -> Void)?
  /// The height of a week of numbers alone, in points.
  static let plainWeekHeight: CGFloat = 44
  /// The height of a week, in points.
  var weekHeight = CalendarMonthView.plainWeekHeight
  /// A time in the month that is shown.
  private(set) var shownDate: Date
  private(set) var days: [CalendarDayView] = []
  private let header = MonthHeader()
  /// Points down while the wheels are shown.
  private let disclosure = UIImageView(image: nil)
  private let previousButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)
  private var weekdayLabels: [UILabel] = []
  /// The wheels for month and year, while they replace the days.
  private var wheels: UIDatePicker?

  init(showing date: Date) {
    shownDate = date
    super.init(frame: .zero)
    isOpaque = false
    header.font = .systemFont(ofSize: 17, weight: .semibold)
    header.turn = { [weak self] in self?.turn(by: $0) }
    header.open = { [weak self] in self?.toggleWheels() }
    for (button, symbol, name, months) in [
      (previousButton, "chevron.backward", SystemWord.previousMonth.text, -1),
      (nextButton, "chevron.forward", SystemWord.nextMonth.text, 1),
    ] {
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.accessibilityLabel = name
      button.addAction(UIAction { [weak self] _ in self?.turn(by: months) }, for: .primaryActionTriggered)
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
    disclosure.contentMode = .scaleAspectFit
    disclosure.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
    for view in [header, disclosure, previousButton, nextButton] + weekdayLabels { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: The month

  private func turn(by months: Int) {
    guard let next = setup.calendar.date(byAdding: .month, value: months, to: shownDate) else { return }
    personChose(monthOf: next)
  }

  private func personChose(monthOf date: Date) {
    guard let month = setup.calendar.dateInterval(of: .month, for: date),
      setup.start.map({ month.end > $0 }) ?? true, setup.end.map({ month.start <= $0 }) ?? true
    else { return }
    show(monthOf: date)
    monthDidChange?()
  }

  /// Shows the month of a date.
  func show(monthOf date: Date) {
    shownDate = date
    update()
  }

  /// Replaces the days with wheels for month and year, or shows the days again.
  private func toggleWheels() {
    if let wheels {
      wheels.removeFromSuperview()
      self.wheels = nil
    } else {
      let new = UIDatePicker()
      new.datePickerMode = .yearAndMonth
      new.calendar = setup.calendar
      new.locale = setup.locale
      new.timeZone = setup.calendar.timeZone
      new.minimumDate = setup.start
      new.maximumDate = setup.end
      new.date = shownDate
      new.addAction(
        UIAction { [weak self, weak new] _ in if let new { self?.personChose(monthOf: new.date) } },
        for: .valueChanged)
      addSubview(new)
      wheels = new
    }
    for view in days + weekdayLabels + [previousButton, nextButton] { view.isHidden = wheels != nil }
    setNeedsLayout()
    UIAccessibility.post(notification: .layoutChanged, argument: wheels ?? header)
  }

  /// Shows the month as it is now.
  func update() {
    let calendar = setup.calendar
    guard let month = calendar.dateInterval(of: .month, for: shownDate),
      let range = calendar.range(of: .day, in: .month, for: shownDate)
    else { return }
    let formatter = DateFormatter()
    formatter.locale = setup.locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    header.text = formatter.string(from: shownDate)
    formatter.setLocalizedDateFormatFromTemplate("EEEEMMMMd")
    previousButton.isEnabled = setup.isEnabled && setup.start.map { $0 < month.start } ?? true
    nextButton.isEnabled = setup.isEnabled && setup.end.map { $0 >= month.end } ?? true
    let symbols = calendar.shortStandaloneWeekdaySymbols
    for (index, label) in weekdayLabels.enumerated() where !symbols.isEmpty {
      label.text = symbols[(index + calendar.firstWeekday - 1) % symbols.count].uppercased()
    }
    while days.count > range.count { days.removeLast().removeFromSuperview() }
    while days.count < range.count {
      let day = CalendarDayView(frame: .zero)
      day.isHidden = wheels != nil
      day.choose = { [weak self, weak day] in if let day { self?.choose?(day) } }
      days.append(day)
      addSubview(day)
    }
    for (index, view) in days.enumerated() {
      guard let day = calendar.date(byAdding: .day, value: index, to: month.start) else { continue }
      view.date = day
      view.number = index + 1
      view.name = formatter.string(from: day)
      view.isToday = calendar.isDateInToday(day)
      let next = calendar.date(byAdding: .day, value: 1, to: day) ?? day
      view.isEnabled =
        setup.isEnabled && setup.start.map { next > $0 } ?? true && setup.end.map { day <= $0 } ?? true
      prepare?(view, day)
      view.update()
    }
    setNeedsLayout()
    accessibilityStructureDidChange()
  }

  // MARK: Layout

  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 20

  /// The height of six weeks below the header, in points.
  var wantedHeight: CGFloat { Self.headerHeight + Self.weekdayHeight + 6 * weekHeight }

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
    header.textAlignment = isRightToLeft ? .right : .left
    place(
      header,
      CGRect(x: side + 4, y: 0, width: max(0, bounds.width - 2 * side - 96), height: Self.headerHeight))
    disclosure.image = UIImage(systemName: wheels == nil ? "chevron.forward" : "chevron.down")
    let titleWidth = min(header.intrinsicContentSize.width, bounds.width - 2 * side - 120)
    place(
      disclosure, CGRect(x: side + 4 + titleWidth + 5, y: Self.headerHeight / 2 - 8, width: 12, height: 16))
    place(previousButton, CGRect(x: bounds.width - side - 88, y: 0, width: 44, height: Self.headerHeight))
    place(nextButton, CGRect(x: bounds.width - side - 44, y: 0, width: 44, height: Self.headerHeight))
    for (index, label) in weekdayLabels.enumerated() {
      place(
        label,
        CGRect(
          x: side + CGFloat(index) * width, y: Self.headerHeight, width: width, height: Self.weekdayHeight))
    }
    let first = setup.calendar.dateInterval(of: .month, for: shownDate)?.start ?? shownDate
    let lead = (setup.calendar.component(.weekday, from: first) - setup.calendar.firstWeekday + 7) % 7
    let weeks = (lead + days.count + 6) / 7
    let top = Self.headerHeight + Self.weekdayHeight
    let height = max(20, min(weekHeight, (bounds.height - top) / CGFloat(max(5, weeks))))
    for (index, day) in days.enumerated() {
      let cell = lead + index
      place(
        day,
        CGRect(
          x: side + CGFloat(cell % 7) * width, y: top + CGFloat(cell / 7) * height, width: width,
          height: height))
    }
    wheels?.frame = CGRect(
      x: side, y: Self.headerHeight, width: max(0, bounds.width - 2 * side),
      height: max(0, bounds.height - Self.headerHeight))
  }
}
