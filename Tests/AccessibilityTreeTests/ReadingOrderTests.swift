import Foundation
import Testing

@testable import AccessibilityTree

@Suite("Reading order")
struct ReadingOrderTests {
  @Test(
    "Two elements are on one line while their tops differ by less than the tolerance",
    arguments: [
      (true, 7.9, ["left", "right"]), (true, 8, ["right", "left"]), (false, 12.9, ["left", "right"]),
      (false, 13, ["right", "left"]),
    ])
  func lines(isPhone: Bool, difference: Double, expected: [String]) {
    let root = Sketch(children: [.element("left", 0, difference), .element("right", 100, 0)])
    #expect(ElementTree(root, ReadingRules(isPhone: isPhone)).labels == expected)
  }

  @Test("A line is read from its right end where the language runs so")
  func rightToLeft() {
    let root = Sketch(children: [.element("left", 0, 0), .element("right", 100, 0)])
    #expect(ElementTree(root, ReadingRules(isRightToLeft: true)).labels == ["right", "left"])
  }

  @Test("The order of an explicit list is kept, and the list stands where its first element is")
  func explicit() {
    let list = Sketch(explicit: [.element("low", 0, 200), .element("high", 0, 100)])
    let root = Sketch(children: [.element("top", 0, 0), .element("middle", 0, 150), list])
    #expect(ElementTree(root).labels == ["top", "low", "high", "middle"])
  }

  @Test("A list that names its own owner does not loop")
  func loop() {
    let owner = Sketch()
    owner.explicit = [owner, .element("inside", 0, 0)]
    #expect(ElementTree(Sketch(children: [owner])).labels == ["inside"])
  }

  @Test("Off-screen rows of a scroll view are read after what stands above it")
  func scrolledContent() {
    let rows = (0..<4).map { Sketch.element("row \($0)", 0, Double($0) * 100 - 150) }
    let table = Sketch(at: CGRect(x: 0, y: 100, width: 300, height: 300), flags: .scrolls, children: rows)
    let root = Sketch(children: [table, .element("title", 0, 20)])
    let tree = ElementTree(root)
    #expect(tree.labels == ["title", "row 0", "row 1", "row 2", "row 3"])
    #expect(tree.containers.map(\.kind) == [.scrollView])
  }

  @Test("What lies in front of a modal view is read too, what lies behind it is not")
  func modal() {
    let modal = Sketch(children: [.element("modal", 0, 100)])
    modal.isModal = true
    let root = Sketch(children: [.element("behind", 0, 0), modal, .element("in front", 0, 200)])
    #expect(ElementTree(root).labels == ["modal", "in front"])
    let head = ReadingRules(extent: .declared)
    #expect(ElementTree(root, head).labels == ["modal"])
  }

  @Test("The nearest container gives the context")
  func nearestContainer() {
    let list = Sketch(role: .list, children: [.element("a", 0, 10), .element("b", 0, 60)])
    let landmark = Sketch(role: .landmark, children: [list, .element("c", 0, 120)])
    let tree = ElementTree(Sketch(children: [landmark]))
    #expect(tree.places.map(\.context) == [.listStart, .listEnd, .landmarkEnd])
    #expect(tree.containers.map(\.kind) == [.landmark, .list])
    #expect(tree.containers(around: 0) == [0, 1])
  }

  @Test("A container without elements is no container")
  func emptyContainer() {
    let empty = Sketch(role: .list, children: [Sketch(role: .landmark)])
    let tree = ElementTree(Sketch(children: [empty, .element("a", 0, 0)]))
    #expect(tree.containers.isEmpty)
    #expect(tree.roots == [.element(0)])
  }

  @Test("An element too small to touch is left out, unless it has a path")
  func small() {
    let dot = Sketch("dot", at: CGRect(x: 0, y: 0, width: 0.5, height: 0.5), flags: .isElement)
    #expect(ElementTree(Sketch(children: [dot])).isEmpty)
    let head = ReadingRules(extent: .declared)
    #expect(ElementTree(Sketch(children: [dot]), head).labels == ["dot"])
  }
}
