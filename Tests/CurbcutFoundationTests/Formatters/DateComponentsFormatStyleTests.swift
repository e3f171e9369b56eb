import CurbcutFoundation
import Foundation
import Testing

@Suite("The time between two dates by its parts")
struct DateComponentsFormatStyleTests {
  private let time = Date(timeIntervalSinceReferenceDate: 0)..<Date(timeIntervalSinceReferenceDate: 9600)

  private func style(
    _ style: DateComponentsFormatStyle.Style, _ fields: Set<DateComponentsFormatStyle.Field>? = nil
  ) -> DateComponentsFormatStyle {
    DateComponentsFormatStyle(
      style: style, locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian),
      fields: fields)
  }

  @Test(arguments: [
    (DateComponentsFormatStyle.Style.wide, "2 hours, 40 minutes"), (.abbreviated, "2 hr, 40 min"),
    (.condensedAbbreviated, "2hr 40min"), (.narrow, "2h 40m"), (.spellOut, "two hours, forty minutes"),
  ])
  func styles(_ written: DateComponentsFormatStyle.Style, _ expected: String) {
    #expect(time.formatted(style(written)) == expected)
  }

  @Test func onlyTheChosenPartsAreWritten() {
    #expect(time.formatted(style(.wide, [.minute])) == "160 minutes")
    #expect(time.formatted(.timeDuration) == "2:40:00")
    #expect(
      time.formatted(.components(style: .wide, fields: [.hour]).locale(Locale(identifier: "en_US")))
        == "2 hours")
  }

  @Test func aStyleIsKeptInAFile() throws {
    let before = style(.narrow, [.day, .hour])
    let after = try JSONDecoder().decode(
      DateComponentsFormatStyle.self, from: JSONEncoder().encode(before))
    #expect(after == before)
  }
}
