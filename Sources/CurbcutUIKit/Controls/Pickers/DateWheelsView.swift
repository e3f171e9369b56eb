import Foundation

/// The wheels style of a date picker.
final class DateWheelsView: UIPickerView, DatePickerContent, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The component of a date or duration that a wheel picks.
  enum Wheel {
    case relativeDay, month, day, year, hour, minute, period, hours, minutes
  }

  private weak var datePicker: UIDatePicker?
  private let wheels: [Wheel]
  private let calendar: Calendar
  private let uses24Hours: Bool
  /// The day in the middle of the practically endless wheel of days.
  private let middleDay: Date
  private static let middleRow = 10_000
  private static let years = 1...10_000

  init(datePicker: UIDatePicker) {
    self.datePicker = datePicker
    calendar = datePicker.calendarInUse
    let locale = datePicker.localeInUse
    let hourFormat = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "h a"
    uses24Hours = !hourFormat.contains("a")
    middleDay = calendar.startOfDay(for: datePicker.date)
    let time: [Wheel] = uses24Hours ? [.hour, .minute] : [.hour, .minute, .period]
    wheels =
      switch datePicker.datePickerMode {
      case .time: time
      case .dateAndTime: [.relativeDay] + time
      case .countDownTimer: [.hours, .minutes]
      case .date: Self.dateWheels(locale: locale, withDay: true)
      case .yearAndMonth: Self.dateWheels(locale: locale, withDay: false)
      }
    super.init(frame: .zero)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// The wheels for day, month and year in the order that the locale uses.
  private static func dateWheels(locale: Locale, withDay: Bool) -> [Wheel] {
    let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
    var wheels: [Wheel] = []
    for letter in format {
      let wheel: Wheel? =
        switch letter {
        case "d": withDay ? .day : nil
        case "M", "L": .month
        case "y", "u": .year
        default: nil
        }
      if let wheel, !wheels.contains(wheel) { wheels.append(wheel) }
    }
    return wheels.isEmpty ? [.month, .day, .year] : wheels
  }

  var contentSize: CGSize { CGSize(width: 320, height: 216) }

  func dateDidChange() {
    isUserInteractionEnabled = datePicker?.isEnabled ?? false
    reloadAllComponents()
    for (component, wheel) in wheels.enumerated() {
      selectRow(row(of: wheel), inComponent: component, animated: false)
    }
  }

  // MARK: Rows

  private var date: Date { datePicker?.date ?? middleDay }
  private var step: Int { datePicker?.minuteInterval ?? 1 }

  private var duration: (hours: Int, minutes: Int) {
    let minutes = Int((datePicker?.countDownDuration ?? 0) / 60)
    return (minutes / 60, minutes % 60)
  }

  private func row(of wheel: Wheel) -> Int {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let hour = parts.hour ?? 0
    switch wheel {
    case .relativeDay:
      let days = calendar.dateComponents([.day], from: middleDay, to: calendar.startOfDay(for: date)).day ?? 0
      return Self.middleRow + days
    case .month: return (parts.month ?? 1) - 1
    case .day: return (parts.day ?? 1) - 1
    case .year: return (parts.year ?? 1) - Self.years.lowerBound
    case .hour: return uses24Hours ? hour : (hour + 11) % 12
    case .minute: return (parts.minute ?? 0) / step
    case .period: return hour < 12 ? 0 : 1
    case .hours: return duration.hours
    case .minutes: return duration.minutes / step
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch wheels[component] {
    case .relativeDay: 2 * Self.middleRow + 1
    case .month: 12
    case .day: calendar.range(of: .day, in: .month, for: date)?.count ?? 31
    case .year: Self.years.count
    case .hour: uses24Hours ? 24 : 12
    case .minute, .minutes: 60 / step
    case .period: 2
    case .hours: 24
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let room = max(0, bounds.width - 30)
    return switch wheels[component] {
    case .relativeDay: room * 0.45
    case .month: room * 0.45
    case .period, .hour, .minute: wheels.count == 4 ? room * 0.18 : min(90, room / 3)
    case .day: room * 0.2
    case .year: room * 0.3
    case .hours, .minutes: room * 0.48
    }
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    switch wheels[component] {
    case .relativeDay: return dayTitle(row: row, format: "EEEMMMd")
    case .month: return monthNames.indices.contains(row) ? monthNames[row] : nil
    case .day: return String(row + 1)
    case .year: return String(row + Self.years.lowerBound)
    case .hour: return uses24Hours ? String(format: "%02d", row) : String(row + 1)
    case .minute: return String(format: "%02d", row * step)
    case .period: return row == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .hours: return SystemWord.hourCount.text(counting: row)
    case .minutes: return SystemWord.minuteCount.text(counting: row * step)
    }
  }

  /// What VoiceOver says for a row; nil if that is the row's title.
  func spokenTitle(row: Int, component: Int) -> String? {
    switch wheels[component] {
    case .relativeDay: dayTitle(row: row, format: "EEEEMMMMd")
    case .hour where !uses24Hours: SystemWord.hourValue.text(String(row + 1))
    case .minute: SystemWord.minuteCount.text(counting: row * step)
    default: nil
    }
  }

  private var monthNames: [String] { calendar.standaloneMonthSymbols }

  private func dayTitle(row: Int, format: String) -> String? {
    guard let datePicker,
      let day = calendar.date(byAdding: .day, value: row - Self.middleRow, to: middleDay)
    else { return nil }
    if calendar.isDateInToday(day) { return SystemWord.today.text }
    return datePicker.text(day) { $0.setLocalizedDateFormatFromTemplate(format) }
  }

  // MARK: Choosing

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let datePicker else { return }
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    let hour = parts.hour ?? 0
    switch wheels[component] {
    case .relativeDay:
      let day = calendar.date(byAdding: .day, value: row - Self.middleRow, to: middleDay) ?? middleDay
      let chosen = calendar.dateComponents([.year, .month, .day], from: day)
      (parts.year, parts.month, parts.day) = (chosen.year, chosen.month, chosen.day)
    case .month: parts.month = row + 1
    case .day: parts.day = row + 1
    case .year: parts.year = row + Self.years.lowerBound
    case .hour: parts.hour = uses24Hours ? row : (row + 1) % 12 + (hour < 12 ? 0 : 12)
    case .minute: parts.minute = row * step
    case .period: parts.hour = hour % 12 + (row == 0 ? 0 : 12)
    case .hours:
      return datePicker.userChose(duration: Double(row * 3600 + duration.minutes * 60))
    case .minutes:
      return datePicker.userChose(duration: Double(duration.hours * 3600 + row * step * 60))
    }
    // The 31st of a shorter month is its last day, not the first of the next.
    if let year = parts.year, let month = parts.month,
      let first = calendar.date(from: DateComponents(year: year, month: month)),
      let days = calendar.range(of: .day, in: .month, for: first)
    {
      parts.day = min(parts.day ?? 1, days.count)
    }
    if let chosen = calendar.date(from: parts) { datePicker.userChose(chosen) }
    // The date may have been clamped to the range; make the wheels match it.
    dateDidChange()
  }
}
