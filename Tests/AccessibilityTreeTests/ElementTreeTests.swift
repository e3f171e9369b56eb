import Foundation
import Testing

@testable import AccessibilityTree

@Suite("Element tree")
struct ElementTreeTests {
  let tree = ElementTree(
    Sketch(children: [
      Sketch(
        "Fruit", role: .list,
        children: [.element("apple", 0, 0), .element("pear", 0, 40, traits: [.button, .selected])]),
      .element("end", 0, 200),
    ]))

  @Test("An edit changes one element and nothing else")
  func edit() throws {
    var edited = tree
    var pear = tree.elements[1]
    pear.label = "plum"
    #expect(edited.update(pear) == 1)
    #expect(edited.labels == ["apple", "plum", "end"])
    #expect(edited.changes(since: tree).updated == [1])
    pear.id = 0
    #expect(edited.update(pear) == nil)
  }

  @Test("Changes tell what came, went and moved")
  func changes() {
    let kept = [Sketch.element("a", 0, 0), .element("b", 0, 40), .element("c", 0, 80)]
    let old = ElementTree(Sketch(children: kept))
    kept[0].frame.origin.y = 60
    let new = ElementTree(Sketch(children: [kept[0], kept[1], .element("d", 0, 120)]))
    let changes = new.changes(since: old)
    #expect(changes.removed == [kept[2].id])
    #expect(changes.inserted == [2])
    #expect(changes.updated == [1])
    #expect(changes.isReordered)
    #expect(old.changes(since: old).isEmpty)
  }

  @Test("The front-most element under a finger is found, with and without an index")
  func touch() {
    let under = Sketch("under", at: CGRect(x: 0, y: 50, width: 100, height: 100), flags: .isElement)
    let over = Sketch("over", at: CGRect(x: 0, y: 0, width: 100, height: 100), flags: .isElement)
    let tree = ElementTree(Sketch(children: [under, over]))
    #expect(tree.labels == ["over", "under"])
    let index = TouchIndex(tree)
    for (point, expected) in [
      (CGPoint(x: 10, y: 70), "over"), (CGPoint(x: 10, y: 120), "under"), (CGPoint(x: 300, y: 0), nil),
    ] {
      #expect(tree.hitTest(point).map { tree.labels[$0] } == expected)
      #expect(index.hitTest(point, in: tree).map { tree.labels[$0] } == expected)
    }
  }

  @Test("A row that is scrolled away is not touched")
  func scrolledAway() {
    let rows = [Sketch.element("hidden", 0, 0), .element("seen", 0, 120)]
    let table = Sketch(at: CGRect(x: 0, y: 100, width: 100, height: 100), flags: .scrolls, children: rows)
    let tree = ElementTree(Sketch(children: [table]))
    #expect(tree.hitTest(CGPoint(x: 5, y: 5)) == nil)
    #expect(tree.hitTest(CGPoint(x: 5, y: 125)) == 1)
  }

  @Test("JSON holds everything but the ids")
  func json() throws {
    var full = tree
    var details = AccessibilityElement.Details()
    details.path = ElementPath([
      .move(.zero), .line(CGPoint(x: 9, y: 0)), .quad(control: CGPoint(x: 9, y: 9), to: CGPoint(x: 0, y: 9)),
      .curve(control1: .zero, control2: CGPoint(x: 1, y: 1), to: CGPoint(x: 2, y: 2)), .close,
    ])
    details.customActions = [.init(name: "Eat")]
    details.customContent = [.init(label: "Colour", value: "green", isImportant: true)]
    details.expandedStatus = .collapsed
    details.language = "de"
    details.position = .init(index: 2, count: 3)
    full.elements[0].details = details
    full.elements[0].label = AccessibilityText(
      "apple", runs: [.init(range: 0..<5, attributes: SpeechAttributes(language: "en", pitch: 1.5))])
    full.places[0].context = .series(index: 1, count: 2)
    full.places[1].context = .dataTableCell(.init(row: 1, column: nil, isFirstInRow: true))
    let text = try full.json()
    let read = try JSONDecoder().decode(ElementTree.self, from: Data(text.utf8))
    #expect(try read.json() == text)
    #expect(read.elements[0].details.path == details.path)
    #expect(read.places == full.places)
    #expect(!text.contains("\"id\""))
  }

  @Test(
    "JSON that is not a tree is refused",
    arguments: [
      #"{}"#, #"{"version": 2, "elements": [], "containers": [], "roots": []}"#,
      #"{"version": 1, "elements": [], "containers": [], "roots": [{"element": 0}]}"#,
      #"{"version": 1, "elements": [{"frame": [0, 0]}], "containers": [], "roots": []}"#,
      #"{"version": 1, "elements": [{"frame": [0,0,1,1], "traits": ["no"]}], "containers": [], "roots": []}"#,
      #"{"version": 1, "elements": [], "containers": [{"kind":"list","frame":[0,0,1,1],"children":[{"container":0}]}], "roots": []}"#,
    ])
  func refused(text: String) {
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(ElementTree.self, from: Data(text.utf8))
    }
  }

  @Test("Every trait has one name, and comes back from it")
  func traitNames() {
    #expect(Set(AccessibilityTraits.names.map(\.name)).count == AccessibilityTraits.names.count)
    for bit in 0..<64 {
      let trait = AccessibilityTraits(rawValue: 1 << UInt64(bit))
      #expect(trait.names.count == 1)
      #expect(AccessibilityTraits(name: trait.names[0]) == trait)
    }
    #expect(AccessibilityTraits(name: "unknown(64)") == nil)
  }

  @Test("A point is inside a path by its shape, not by its bounds")
  func path() {
    let triangle = ElementPath([
      .move(.zero), .line(CGPoint(x: 100, y: 0)), .line(CGPoint(x: 0, y: 100)), .close,
    ])
    #expect(triangle.contains(CGPoint(x: 20, y: 20)))
    #expect(!triangle.contains(CGPoint(x: 90, y: 90)))
    #expect(!ElementPath().contains(.zero))
  }
}
