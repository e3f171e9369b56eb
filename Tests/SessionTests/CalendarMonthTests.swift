import AssistiveTechnology
import Foundation
import Testing
import VoiceOver

@testable import CurbcutUIKit

@MainActor
@Suite("The month of an inline calendar", .serialized)
struct CalendarMonthTests {
  private func screen() throws -> (UIDatePicker, LiveScreen) {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = try #require(ISO8601DateFormatter().date(from: "2022-11-27T00:00:00Z"))
    picker.frame = CGRect(x: 20, y: 100, width: 340, height: 380)
    return (picker, LiveScreen([picker]))
  }

  @Test("A flick up or down turns to the next month and to the one before; the date stays")
  func turning() throws {
    let (picker, screen) = try screen()
    let date = picker.date
    screen.go(to: "November 2022")
    screen.swipeUp()
    #expect(screen.focused == "December 2022")
    screen.swipeDown()
    screen.swipeDown()
    #expect(screen.focused == "October 2022")
    #expect(picker.date == date)
  }

  @Test("A double tap puts wheels in place of the days, and another takes them away")
  func wheels() throws {
    let (_, screen) = try screen()
    screen.go(to: "November 2022")
    screen.activate()
    screen.provider.update()
    let labels = screen.provider.tree.elements.map { $0.label?.string ?? "" }
    #expect(!labels.contains { $0.contains("November 26") })
    #expect(screen.provider.tree.elements.contains { $0.traits.contains(.pickerElement) })
    screen.go(to: "November 2022")
    screen.activate()
    screen.provider.update()
    #expect(screen.provider.tree.elements.contains { $0.label?.string.contains("November 26") ?? false })
  }
}
