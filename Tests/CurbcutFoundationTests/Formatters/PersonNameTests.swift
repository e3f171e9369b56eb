import CurbcutFoundation
import Testing

@Suite("The names of people")
struct PersonNameTests {
  private let thomas = PersonNameComponents(
    namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark", nameSuffix: "Jr.",
    nickname: "Tom")

  @Test func areWrittenInStyles() {
    #expect(thomas.formatted(.name(style: .short)) == "Tom")
    #expect(thomas.formatted(.name(style: .medium)) == "Thomas Clark")
    #expect(thomas.formatted(.name(style: .long)) == "Dr. Thomas Louis Clark Jr.")
    #expect(thomas.formatted(.name(style: .abbreviated)) == "TC")
    let format = PersonNameComponents.FormatStyle().locale(Locale(identifier: "hu"))
    #expect(format.style == .medium && format.format(thomas) == "Thomas Clark")
    #expect(
      [thomas, thomas].formatted(.list(memberStyle: .name(style: .short), type: .and)) == "Tom and Tom")
  }

  @Test(arguments: [
    "Dr. Thomas Louis Clark Jr.": ["Dr.", "Thomas", "Louis", "Clark", "Jr."],
    "Thomas Clark": ["", "Thomas", "", "Clark", ""],
    "Clark, Thomas Louis": ["", "Thomas", "Louis", "Clark", ""],
    "Thomas Clark, PhD": ["", "Thomas", "", "Clark", "PhD"],
    "Ludwig van Beethoven": ["", "Ludwig", "", "van Beethoven", ""],
    "Cher": ["", "Cher", "", "", ""],
    "Yo-Yo Ma": ["", "Yo-Yo", "", "Ma", ""],
    "Dr.": ["", "Dr.", "", "", ""],
    "陳大文": ["", "大文", "", "陳", ""],
    "宮崎 駿": ["", "駿", "", "宮崎", ""],
  ])
  func areRead(text: String, parts: [String]) throws {
    let name = try PersonNameComponents(text)
    let read = [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
    #expect(read.map { $0 ?? "" } == parts)
  }

  @Test(arguments: ["", "   ", ","])
  func nobodyIsAnError(text: String) {
    #expect(throws: CocoaError.self) { try PersonNameComponents(text, strategy: .name) }
    #expect(PersonNameComponentsFormatter().personNameComponents(from: text) == nil)
  }
}
