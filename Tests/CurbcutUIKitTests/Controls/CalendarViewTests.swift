import AccessibilityTree
import AssistiveTechnology
import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("Calendar views")
struct CalendarViewTests {
  private final class Chooser: NSObject, UICalendarSelectionSingleDateDelegate, UICalendarViewDelegate {
    var chosen: [DateComponents?] = []
    var months: [Int?] = []
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate date: DateComponents?) {
      chosen.append(date)
    }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate date: DateComponents?)
      -> Bool
    { date?.day != 13 }
    func calendarView(_ calendarView: UICalendarView, decorationFor date: DateComponents)
      -> UICalendarView.Decoration?
    {
      guard date.day == 5 else { return nil }
      return .customView {
        let label = UILabel()
        label.text = "2"
        label.accessibilityLabel = "2 appointments"
        return label
      }
    }
    func calendarView(
      _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents
    ) { months.append(previous.month) }
  }

  private let chooser = Chooser()
  let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 390, height: 420))
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .gmt
    view.calendar = calendar
    view.locale = Locale(identifier: "en_US")
    view.visibleDateComponents = DateComponents(year: 2022, month: 11)
    view.delegate = chooser
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func element(_ label: String, _ provider: AccessibilityProvider) -> AccessibilityElement? {
    provider.tree.elements.first { $0.label?.string == label }
  }

  @Test("Days are read with their weekday, and with what the app's decoration says")
  func days() {
    let provider = AccessibilityProvider(window)
    provider.update()
    let labels = provider.tree.elements.compactMap { $0.label?.string }
    #expect(labels.first == "November 2022")
    #expect(labels.contains("Tuesday, November 1"))
    #expect(labels.contains("Saturday, November 5, 2 appointments"))
    #expect(labels.filter { $0.contains("November") }.count == 31)
    // Without a way to choose them, days are texts.
    #expect(element("Tuesday, November 1", provider)?.traits == .staticText)
  }

  @Test("A day is chosen by activating it, unless the app refuses")
  func choice() throws {
    view.selectionBehavior = UICalendarSelectionSingleDate(delegate: chooser)
    let provider = AccessibilityProvider(window)
    provider.update()
    let day = try #require(element("Tuesday, November 1", provider))
    #expect(day.traits == .button)
    #expect(provider.perform(ActionRequest(number: 1, action: .activate, element: day.id)).succeeded)
    #expect(chooser.chosen.map { $0?.day } == [1])
    provider.update()
    #expect(element("Tuesday, November 1", provider)?.traits == [.button, .selected])
    #expect(element("Sunday, November 13", provider)?.traits.contains(.notEnabled) == true)
  }

  @Test("Several days are chosen and taken back")
  func severalDays() throws {
    let selection = UICalendarSelectionMultiDate(delegate: nil)
    view.selectionBehavior = selection
    let provider = AccessibilityProvider(window)
    provider.update()
    for label in ["Tuesday, November 1", "Wednesday, November 2", "Tuesday, November 1"] {
      let day = try #require(element(label, provider))
      _ = provider.perform(ActionRequest(number: 1, action: .activate, element: day.id))
    }
    #expect(selection.selectedDates.map(\.day) == [2])
  }

  @Test("The month is raised and lowered, and the delegate hears of it")
  func month() throws {
    let provider = AccessibilityProvider(window)
    provider.update()
    let header = try #require(element("November 2022", provider))
    #expect(header.traits.contains(.adjustable))
    _ = provider.perform(ActionRequest(number: 1, action: .increment, element: header.id))
    provider.update()
    #expect(element("Thursday, December 1", provider) != nil)
    #expect(chooser.months == [11])
    view.availableDateRange = DateInterval(
      start: Date(timeIntervalSince1970: 1_667_260_800), end: Date(timeIntervalSince1970: 1_672_444_800))
    provider.update()
    #expect(element("Next Month", provider)?.traits.contains(.notEnabled) == true)
  }
}
