import Foundation
import Testing

@_spi(AccessibilityDefaults) @testable import CurbcutUIKit

@MainActor
final class FruitPicker: UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
  let fruits = ["Apple", "Pear", "Plum"]
  var chosen: [String] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? fruits.count : 10
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    component == 0 ? fruits[row] : String(row)
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen.append("\(component):\(row)")
  }

  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
    component == 0 ? "Fruit" : nil
  }
}

@MainActor
@Suite("A picker view")
struct UIPickerViewTests {
  private func columns(_ picker: UIPickerView) throws -> [UIView] {
    try #require(picker.accessibilityElements as? [UIView])
  }

  @Test("has an adjustable element for each component")
  func components() throws {
    let source = FruitPicker()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = source
    picker.delegate = source
    let parts = try columns(picker)
    #expect(parts.map(\.accessibilityLabel) == ["Fruit", nil])
    #expect(parts.map(\.accessibilityValue) == ["Apple", "0"])
    #expect(
      parts.map(\.accessibilityTraits) == [[.adjustable, .pickerElement], [.adjustable, .pickerElement]])
    parts[0].accessibilityIncrement()
    parts[0].accessibilityIncrement()
    parts[0].accessibilityIncrement()
    #expect(parts[0].accessibilityValue == "Plum")
    #expect(source.chosen == ["0:1", "0:2"])
    let place = try #require(parts[0].accessibilityDefaults.position(of: parts[0]))
    #expect(place.index == 3)
    #expect(place.count == 3)
  }

  @Test("does not tell its delegate what code selects")
  func selecting() {
    let source = FruitPicker()
    let picker = UIPickerView(frame: .zero)
    #expect(picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = source
    picker.delegate = source
    picker.selectRow(2, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    picker.selectRow(99, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    picker.selectRow(1, inComponent: 7, animated: false)
    #expect(source.chosen.isEmpty)
  }
}

@MainActor
@Suite("A date picker")
struct UIDatePickerTests {
  private static let moment = Date(timeIntervalSinceReferenceDate: 800_000_000)  // 2026-05-09 06:13:20 UTC

  private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 330))
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = Self.moment
    picker.layoutIfNeeded()
    return picker
  }

  /// What the elements of a picker say; keeps the picker alive for so long.
  private func values(_ picker: UIDatePicker) -> [String?] {
    withExtendedLifetime(picker) { elements(picker).map(\.accessibilityValue) }
  }

  private func elements(_ object: Any) -> [UIView] {
    guard let view = object as? UIView else { return [] }
    if view.isAccessibilityElement { return [view] }
    return (view.accessibilityElements ?? view.subviews).flatMap { elements($0) }
  }

  @Test("is compact by default: a button for the date, one for the time")
  func compact() {
    let picker = picker(.dateAndTime, .automatic)
    let parts = elements(picker)
    #expect(parts.map(\.accessibilityLabel) == ["Date Picker", "Time Picker"])
    #expect(parts.map(\.accessibilityValue) == ["May 9, 2026", "6:13 AM"])
    #expect(parts.allSatisfy { $0.accessibilityTraits == .button })
    #expect(values(self.picker(.date, .compact)) == ["May 9, 2026"])
    #expect(values(self.picker(.time, .compact)) == ["6:13 AM"])
  }

  @Test("has a wheel for each part, in the order of the language")
  func wheels() {
    #expect(values(picker(.date, .wheels)) == ["May", "9", "2026"])
    let german = picker(.date, .wheels)
    german.locale = Locale(identifier: "de_DE")
    #expect(values(german) == ["9", "Mai", "2026"])
    #expect(values(picker(.time, .wheels)) == ["6 o’clock", "13 minutes", "AM"])
    #expect(values(picker(.dateAndTime, .wheels)) == ["Saturday, May 9", "6 o’clock", "13 minutes", "AM"])
    let timer = picker(.countDownTimer, .automatic)
    timer.countDownDuration = 3720
    #expect(values(timer) == ["1 hour", "2 minutes"])
  }

  @Test("changes the date by its wheels, and tells so")
  func turning() throws {
    let picker = picker(.date, .wheels)
    let log = EventLog()
    log.listen(to: picker)
    let wheels = elements(picker)
    try #require(wheels.count == 3)
    wheels[1].accessibilityIncrement()
    #expect(wheels[1].accessibilityValue == "10")
    #expect(picker.date == Self.moment.addingTimeInterval(86400))
    wheels[0].accessibilityDecrement()
    #expect(wheels[0].accessibilityValue == "April")
    #expect(log.entries.filter { $0 == "value" }.count == 2)
  }

  @Test("keeps the date in its range")
  func range() throws {
    let picker = picker(.date, .wheels)
    picker.minimumDate = Self.moment
    let wheels = elements(picker)
    wheels[1].accessibilityDecrement()
    #expect(picker.date == Self.moment)
    #expect(wheels[1].accessibilityValue == "9")
    picker.date = Self.moment.addingTimeInterval(-99_999_999)
    #expect(picker.date == Self.moment)
  }

  @Test("shows a month of days inline, those out of range dimmed")
  func inline() throws {
    let picker = picker(.date, .inline)
    picker.minimumDate = Self.moment
    let parts = elements(picker)
    let month = try #require(parts.first { $0.accessibilityLabel == "May 2026" })
    #expect(month.accessibilityTraits == [.button, .adjustable])
    let days = parts.filter { $0.accessibilityLabel?.contains(", May ") == true }
    #expect(days.count == 31)
    #expect(days[0].accessibilityLabel == "Friday, May 1")
    #expect(days[0].accessibilityTraits == [.button, .notEnabled])
    #expect(days[8].accessibilityTraits == [.button, .selected])
    #expect(days[9].accessibilityActivate())
    #expect(picker.date == Self.moment.addingTimeInterval(86400))
    #expect(days[9].accessibilityTraits.contains(.selected))
    let next = try #require(parts.first { $0.accessibilityLabel == "Next Month" })
    #expect(next.accessibilityActivate())
    #expect(elements(picker).contains { $0.accessibilityLabel == "June 2026" })
  }

  @Test("opens a calendar in front of the screen, and closes it")
  func popup() throws {
    let picker = picker(.date, .compact)
    let stage = Stage(picker, frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let chip = try #require(elements(picker).first)
    #expect(chip.accessibilityActivate())
    let overlay = try #require(stage.window.subviews.last as? ControlOverlay)
    let day = try #require(elements(overlay).first { $0.accessibilityLabel == "Wednesday, May 20" })
    #expect(day.accessibilityActivate())
    #expect(chip.accessibilityValue == "May 20, 2026")
    #expect(overlay.accessibilityPerformEscape())
    #expect(overlay.superview == nil)
  }
}

@MainActor
@Suite("A colour well")
struct UIColorWellTests {
  @Test("names its colour")
  func value() {
    let well = UIColorWell(frame: .zero)
    well.title = "Tint"
    well.selectedColor = .black
    #expect(well.accessibilityLabel == "Tint")
    #expect(well.accessibilityValue == "black")
  }
}
