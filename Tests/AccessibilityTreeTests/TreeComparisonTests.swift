import Foundation
import Testing

@testable import AccessibilityTree

@Suite("Comparison of two readings")
struct TreeComparisonTests {
  private func element(
    _ label: String, _ traits: AccessibilityTraits = .button, identifier: String? = nil,
    className: String = "UIButton", source: String? = nil, y: Double = 0
  ) -> AccessibilityElement {
    var element = AccessibilityElement(
      id: 7, label: AccessibilityText(label), traits: traits,
      frame: CGRect(x: 0, y: y, width: 100, height: 44),
      identifier: identifier)
    element.details.className = className
    element.details.source = source
    return element
  }

  private func changes(_ old: [AccessibilityElement], _ new: [AccessibilityElement]) -> [String] {
    TreeComparison(before: tree(old), after: tree(new), idsAgree: false).changes.map { change in
      [change.kind.rawValue, change.attribute, change.before, change.after].compactMap { $0 }.joined(
        separator: " | ")
    }
  }

  private func tree(_ elements: [AccessibilityElement]) -> ElementTree {
    var tree = ElementTree()
    tree.elements = elements
    tree.places = elements.map { _ in ElementTree.Place() }
    tree.roots = elements.indices.map { .element($0) }
    return tree
  }

  @Test("A rename is a rename, not a loss and a gain: by identifier, by object, by place and class")
  func renames() {
    #expect(
      changes(
        [element("Save", identifier: "save"), element("Cancel")],
        [
          element("Cancel"), element("Store", identifier: "save"),
        ]
      ).contains("renamed | label | Save | Store"))
    #expect(
      changes(
        [element("Save", source: "A.storyboard:4:5 (a-b)")],
        [
          element("Gone fishing", .link, className: "Link", source: "A.storyboard:99:1 (a-b)")
        ]
      ).contains("renamed | label | Save | Gone fishing"))
    #expect(
      changes(
        [element("One"), element("Save"), element("Two")],
        [
          element("One"), element("Store it"), element("Two"),
        ]) == ["renamed | label | Save | Store it"])
  }

  @Test("Of several that are left, the most alike are one")
  func likeness() {
    let old = [element("Title", .header, className: "UILabel"), element("Save file"), element("Open file")]
    let new = [
      element("Open the file"), element("Save the file"), element("Titles", .header, className: "UILabel"),
    ]
    let found = changes(old, new)
    #expect(found.contains("renamed | label | Save file | Save the file"))
    #expect(found.contains("renamed | label | Open file | Open the file"))
    #expect(found.contains("renamed | label | Title | Titles"))
    #expect(!found.contains { $0.hasPrefix("added") || $0.hasPrefix("removed") })
  }

  @Test("What is nothing alike came and went")
  func others() {
    let found = changes(
      [element("Save")], [element("A picture of the sea", .image, className: "UIImageView", y: 400)])
    #expect(found == ["removed | Save, button", "added | A picture of the sea, image"])
  }

  @Test("Equal readings have no difference, whatever their ids are; many elements take no long time")
  func equal() {
    let many = (0..<3_000).map { element("Row \($0)", y: Double($0) * 44) }
    #expect(changes(many, many).isEmpty)
    let renamed = (0..<3_000).map { element("Line \($0)", y: Double($0) * 44) }
    #expect(changes(many, renamed).allSatisfy { $0.hasPrefix("renamed | label | Row ") })
  }
}
