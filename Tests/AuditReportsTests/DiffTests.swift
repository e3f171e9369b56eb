import AuditReports
import Foundation
import Testing

@testable import AccessibilityTree

@Suite("Two versions of screens")
struct DiffTests {
  private func snapshot(
    _ buttons: [(label: String?, identifier: String?)], name: String = "a.storyboard, Dogs",
    file: String = "/repo/a.storyboard", id: String = "a-b"
  ) -> ScreenSnapshot {
    var elements: [AccessibilityElement] = []
    for (index, button) in buttons.enumerated() {
      var element = AccessibilityElement(
        id: UInt64(index + 1), label: button.label.map { AccessibilityText($0) }, traits: .button,
        frame: CGRect(x: 16, y: 100 + Double(index) * 60, width: 200, height: 44),
        identifier: button.identifier)
      element.details.className = "UIButton"
      elements.append(element)
    }
    var audit = TestForm.screen(buttons, name: name, file: file, id: id)
    audit.pictures = [AuditForm.Picture(size: [390, 844], png: "AA==")]
    var tree = ElementTree()
    tree.elements = elements
    tree.places = elements.map { _ in ElementTree.Place() }
    tree.roots = elements.indices.map { .element($0) }
    return ScreenSnapshot(
      audit: audit, tree: tree, words: buttons.map { "\($0.label ?? ""), Button" })
  }

  private func diff(_ old: [ScreenSnapshot], _ new: [ScreenSnapshot]) -> DiffForm {
    DiffForm(old, new, before: "old", after: "new")
  }

  @Test("Tree, words and findings are told, and what stayed is not")
  func parts() throws {
    let form = diff(
      [snapshot([("Save", "save"), (nil, "a"), ("Add.", "add")])],
      [snapshot([("Store", "save"), (nil, "a"), (nil, "b"), ("Add", "add")])])
    let screen = try #require(form.screens.first)
    #expect(screen.tree.contains { $0.kind == .renamed && $0.before == "Save" && $0.after == "Store" })
    #expect(screen.words.filter { $0.kind == .added }.map(\.text).contains("Store, Button"))
    #expect(screen.words.filter { $0.kind == .removed }.map(\.text).contains("Save, Button"))
    #expect(screen.newFindings.map(\.rule) == ["label-missing"])
    #expect(screen.newFindings.first?.identity == ["#b"])
    #expect(screen.fixedFindings.map(\.rule) == ["label-punctuation"])
    #expect(screen.remaining == 1)
    #expect(form.newFailures == 1)
  }

  @Test("Other names of files make no difference")
  func files() {
    let buttons: [(label: String?, identifier: String?)] = [("Save", "save"), (nil, nil)]
    let form = diff(
      [snapshot(buttons, name: "Before.storyboard, Dogs", file: "/repo/Before.storyboard")],
      [snapshot(buttons, name: "After.storyboard, Dogs", file: "/repo/App/After.storyboard")])
    #expect(form.isSame, "\(form)")
    #expect(DiffText(form).text == "Nothing is different between old and new.")
  }

  @Test("Screens are matched by id, by name, and by what they have in common")
  func screens() {
    let form = diff(
      [
        snapshot([("A", "a")], name: "x, One", id: "1"),
        snapshot([("B", "b"), ("C", "c")], name: "x, Two", id: "2"),
        snapshot([("Z", "z")], name: "x, Gone", id: "9"),
      ],
      [
        snapshot([("B", "b"), ("C", "c")], name: "x, Second", id: "two"),
        snapshot([("A", "a")], name: "x, First", id: "1"), snapshot([("N", "n")], name: "x, New", id: "8"),
      ])
    #expect(form.screens.map(\.name) == ["x, Second", "x, First"])
    #expect(form.screens.map(\.formerName) == ["x, Two", "x, One"])
    #expect(form.removed == ["x, Gone"])
    #expect(form.added == ["x, New"])
  }

  @Test("Text and page tell every difference; hostile words are no markup")
  func formats() {
    let form = diff(
      [snapshot([("Save", "save"), ("Old", "old")])], [snapshot([("<b>Store</b>", "save"), (nil, "n")])])
    let text = DiffText(form).text
    #expect(text.contains("Renamed: “Save” is now “<b>Store</b>”"))
    #expect(text.contains("no longer: Old, Button"))
    #expect(text.contains("New findings:\n  Critical: The element has no label"))
    let page = DiffPage(form).text
    #expect(!page.contains("<b>"))
    #expect(page.contains("&lt;b&gt;Store"))
    #expect(page.components(separatedBy: "<figure>").count == 3)
    #expect(page.contains("<del>Old, Button</del>"))
  }

  @Test("Lines of words stand in their order, with those that went where they were")
  func words() throws {
    let form = diff(
      [snapshot([("A", "1"), ("B", "2"), ("C", "3")])],
      [snapshot([("A", "1"), ("X", "4"), ("C", "3"), ("D", "5")])])
    let lines = try #require(form.screens.first).words.map { "\($0.kind.rawValue) \($0.text.prefix(1))" }
    #expect(lines == ["same A", "removed B", "added X", "same C", "added D"])
  }
}
