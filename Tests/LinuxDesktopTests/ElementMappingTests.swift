import AccessibilityTree
import Foundation
import Testing
import VoiceOver

@testable import LinuxDesktop

@Suite("Objects of a program as elements")
struct ElementMappingTests {
  private static func tree(_ objects: [Made]) -> ElementTree {
    let model = Made.model([Made(1, .frame, "Kennel", objects)])
    return DesktopSource(model: model).tree(rules: .init(isPhone: false), expectedCount: 0)
  }

  private static func said(_ objects: [Made]) -> [String] {
    ScreenReader(language: "en").transcript(of: tree(objects)).map { $0.utterance.caption }
  }

  private static func extra(_ edit: (inout DesktopExtra) -> Void) -> DesktopExtra {
    var extra = DesktopExtra()
    edit(&extra)
    return extra
  }

  @Test(
    "Each control is said as the one that corresponds on iOS",
    arguments: [
      (Made(2, .pushButton, "Feed"), "Feed, Button"),
      (Made(2, .pushButton, "Feed", without: [.sensitive]), "Feed, dimmed, Button"),
      (Made(2, .pushButton, "Feed", description: "Gives dinner"), "Feed, Button, Gives dinner"),
      (Made(2, .pushButton, description: "Feed"), "Feed, Button"),
      (Made(2, .pushButton, [Made(3, .image, "A bone")]), "A bone, Button"),
      (Made(2, .pushButton, "Pedigree", interfaces: .hyperlink), "Pedigree, Link"),
      (Made(2, .link, "Pedigree", states: .visited), "Pedigree, Visited, Link"),
      (
        Made(2, .checkBox, "Vaccinated", states: .checked),
        "Vaccinated, Switch button, on, Double tap to toggle setting."
      ),
      (Made(2, .checkBox, "Vaccinated"), "Vaccinated, Switch button, off, Double tap to toggle setting."),
      (
        Made(2, .checkBox, "Vaccinated", states: .indeterminate),
        "Vaccinated, Switch button, mixed, Double tap to toggle setting."
      ),
      (
        Made(2, .toggleButton, "Mute", states: .pressed),
        "Mute, Switch button, on, Double tap to toggle setting."
      ),
      (Made(2, .radioButton, "Small", states: .checked), "selected, Small, Button"),
      (Made(2, .heading, "Dogs"), "Dogs, Heading"),
      (Made(2, .heading, "Dogs", extra: extra { $0.attributes["level"] = "2" }), "Dogs, Heading level 2"),
      (Made(2, .label, "Dogs"), "Dogs"),
      (Made(2, .image, "A dog"), "A dog, Image"),
      (Made(2, .image), ""),
      (Made(2, .separator, "Line"), ""),
      (
        Made(
          2, .slider, "Appetite", description: "4",
          extra: extra {
            $0.value = 4
            $0.maximum = 10
          }), "Appetite, 40%, adjustable, Swipe up or down with one finger to adjust the value."
      ),
      (
        Made(
          2, .spinButton, "Age",
          extra: extra {
            $0.value = 4
            $0.maximum = 20
          }), "Age, 4, adjustable, Swipe up or down with one finger to adjust the value."
      ),
      (
        Made(
          2, .progressBar, "Training",
          extra: extra {
            $0.value = 0.25
            $0.maximum = 1
          }), "Training, 25%"
      ),
      (
        Made(2, .text, "Name", states: .editable, interfaces: .text, extra: extra { $0.text = "Rex" }),
        "Name, Rex, Text field, Double tap to edit."
      ),
      (
        Made(
          2, .entry, "Name", states: .editable, interfaces: .text,
          extra: extra {
            $0.text = ""
            $0.attributes["placeholder-text"] = "Of the dog"
          }), "Name, Of the dog, Text field, Double tap to edit."
      ),
      (
        Made(
          2, .passwordText, "Password", states: .editable, interfaces: .text,
          extra: extra { $0.characterCount = 4 }),
        "Password, 4 bullets, Secure text field, Double tap to edit."
      ),
      (Made(2, .paragraph, interfaces: .text, extra: extra { $0.text = "A dog.\n" }), "A dog."),
    ])
  func controls(object: Made, expected: String) {
    #expect(Self.said([object]) == (expected.isEmpty ? [] : [expected]))
  }

  @Test("A field is called as the label that labels it, and a list of choices by both")
  func labelled() {
    let extra = Self.extra { $0.labelledBy = [Made.reference(2)] }
    #expect(
      Self.said([
        Made(2, .label, "Breed"), Made(3, .comboBox, "Poodle", extra: extra),
      ]) == ["Breed", "Breed, Poodle, Button, Pop up button, Double tap to activate the picker"])
  }

  @Test("A row is one stop, unless something in it is used by itself")
  func rows() {
    let plain = Made(3, .listItem, [Made(4, .label, "Pinky"), Made(5, .label, "Beagle")])
    let busy = Made(6, .listItem, [Made(7, .label, "Rex"), Made(8, .pushButton, "Feed")])
    #expect(
      Self.said([Made(2, .list, [plain, busy])]) == [
        "Pinky, Beagle, List start", "Rex", "Feed, Button, List end",
      ])
  }

  @Test("The tabs are read before the page that is chosen")
  func pages() {
    let pages = Made(
      2, .pageTabList,
      [
        Made(3, .pageTab, "Habits", states: .selected, [Made(4, .label, "Walks")]),
        Made(5, .pageTab, "Food", [Made(6, .label, "Beef", without: .showing)]),
      ])
    #expect(Self.said([pages]) == ["selected, Habits, Tab, 1 of 2", "Food, Tab, 2 of 2", "Walks"])
  }

  @Test("Cells are said with their headers, row after row")
  func table() {
    let table = Made(
      2, .table, interfaces: .table,
      extra: Self.extra {
        $0.rows = 2
        $0.columns = 2
      },
      [
        Made(3, .tableColumnHeader, "Dog"), Made(4, .tableColumnHeader, "Breed"),
        Made(5, .tableCell, "Pinky"),
        Made(6, .tableCell, "Beagle"), Made(7, .tableCell, "Rex"), Made(8, .tableCell, "Terrier"),
      ])
    #expect(
      Self.said([table]) == [
        "Dog, Heading", "Breed, Heading", "Dog, Pinky, Row 1, Column 1", "Breed, Beagle, Column 2",
        "Dog, Rex, Row 2, Column 1", "Breed, Terrier, Column 2",
      ])
  }

  @Test("What is scrolled out of sight is read, and what is on another page is not")
  func scrolled() {
    let away = Made(4, .label, "Below", without: .showing)
    let gone = Made(6, .label, "Gone", without: [.showing, .visible])
    #expect(
      Self.said([
        Made(2, .scrollPane, [Made(3, .viewport, [away, Made(5, .label, "Here"), gone])]),
        Made(7, .panel, [Made(8, .label, "Not mapped", without: .showing)]),
      ]).sorted() == ["Below", "Here"])
  }

  @Test("Panels are read one after the other, and each from top to bottom")
  func columns() {
    let left = Made(
      2, .panel,
      [
        Made(3, .label, "Bottom left", frame: CGRect(x: 0, y: 300, width: 90, height: 20)),
        Made(4, .label, "Top left", frame: CGRect(x: 0, y: 0, width: 90, height: 20)),
      ])
    let right = Made(
      5, .panel, [Made(6, .label, "Top right", frame: CGRect(x: 100, y: 0, width: 90, height: 20))])
    #expect(Self.said([right, left]) == ["Top left", "Bottom left", "Top right"])
  }

  @Test("A modal window hides the others")
  func modal() {
    let model = Made.model([
      Made(1, .frame, "Kennel", states: .active, [Made(2, .label, "Dogs")]),
      Made(3, .dialog, "Question", states: .modal, [Made(4, .pushButton, "OK")]),
    ])
    let tree = DesktopSource(model: model).tree(rules: .init(isPhone: false), expectedCount: 0)
    #expect(tree.elements.map { $0.label?.string } == ["OK"])
  }

  @Test("Of the actions of an object, one activates it and the others are offered")
  func actions() throws {
    let model = Made.model([
      Made(
        1, .frame,
        [
          Made(
            2, .tableCell, "Pinky",
            extra: Self.extra {
              $0.actions = [
                DesktopAction(name: "edit", title: "Edit"), DesktopAction(name: "activate", title: ""),
                DesktopAction(name: "", title: ""),
              ]
            })
        ])
    ])
    let slot = try #require(model.slot(of: Made.reference(2)))
    #expect(model.mainAction(of: slot) == 1)
    #expect(model.element(of: slot).details.customActions.map(\.name.string) == ["Edit"])
  }

  @Test(
    "Places in a text are counted in scalars and in UTF-16 units",
    arguments: [("Dog", 2, 2), ("🐶x", 1, 2), ("🐶x", 2, 3), ("", 4, 0), ("é", 9, 1)])
  func offsets(text: String, scalar: Int, utf16: Int) {
    #expect(TextOffsets.utf16(scalar, in: text) == utf16)
    #expect(TextOffsets.scalar(utf16, in: text) == min(scalar, text.unicodeScalars.count))
  }
}
