import AssistiveTechnology
import Foundation
import TestNumbers
import TestScreens
import Testing

@testable import AccessibilityTree
@testable import SwitchControl

@Suite("What the cursor goes through")
struct ScanTreeTests {
  /// The tree in brackets.
  private func written(_ parts: [ScreenPart], groups: Bool = true, size: CGSize? = nil) -> String {
    let tree = ElementTree(parts)
    let scan = ScanTree(tree, screenSize: size, groupsItems: groups)
    func write(_ node: Int) -> String {
      if let element = scan.element(of: node) { return tree.elements[element].label?.string ?? "?" }
      guard scan.nodes[node].isGroup else { return "area" }
      return "[" + scan.nodes[node].children.map(write).joined(separator: " ") + "]"
    }
    return scan.nodes[0].children.map(write).joined(separator: " ")
  }

  private func cell(_ label: String, _ x: Double, _ y: Double) -> ScreenPart {
    .element(label, frame: CGRect(x: x, y: y, width: 90, height: 40))
  }

  @Test("What cannot be used is left out: text, what is dimmed, what the app says does not respond")
  func interactive() {
    let parts: [ScreenPart] = [
      .element("a"), .element("text", .staticText), .element("dimmed", [.button, .notEnabled]),
      .element("silent") { $0.respondsToUserInteraction = false },
      .element("speaking", .staticText) { $0.respondsToUserInteraction = true },
      .element("acting", .staticText) { $0.customActions = [.init(name: AccessibilityText("x"))] },
    ]
    #expect(written(parts, groups: false) == "a speaking acting")
  }

  @Test("A container is a group, one with a single item is that item, and an empty one is nothing")
  func containers() {
    let parts: [ScreenPart] = [
      .container(.navigationBar, [.element("back"), .element("edit")]),
      .container(.list, [.container(.semanticGroup, [.element("alone")])]),
      .container(.group, [.element("text", .staticText)]),
      .container(.tabBar, [.element("x"), .element("y")]),
    ]
    #expect(written(parts) == "[back edit] alone [x y]")
    #expect(written(parts, groups: false) == "back edit alone x y")
    #expect(written([.container(.list, parts)]) == "[back edit] alone [x y]")
  }

  @Test("Items side by side are rows")
  func rows() {
    let grid = (0..<3).flatMap { row in
      (0..<3).map { cell("\(row)\($0)", Double($0) * 100, Double(row) * 50) }
    }
    #expect(written(grid) == "[00 01 02] [10 11 12] [20 21 22]")
    #expect(written(Array(grid[..<3])) == "00 01 02")
  }

  @Test("Items that are read downwards, column by column, are columns")
  func columns() {
    let grid = (0..<3).flatMap { column in
      (0..<3).map { cell("\(column)\($0)", Double(column) * 100, Double($0) * 50) }
    }
    #expect(written(grid) == "[00 01 02] [10 11 12] [20 21 22]")
  }

  @Test("The app says what is one group and what stands by itself")
  func navigationStyle() {
    func bar(_ style: AccessibilityElement.NavigationStyle) -> [ScreenPart] {
      var container = ElementContainer(kind: .toolbar)
      container.navigationStyle = style
      return [.element("a"), .container(container, [.element("x"), .element("y")]), .element("b")]
    }
    #expect(written(bar(.combined), groups: false) == "a [x y] b")
    #expect(written(bar(.separate)) == "a x y b")
    #expect(written(bar(.automatic)) == "a [x y] b")
    var grid = (0..<2).flatMap { row in
      (0..<3).map { cell("\(row)\($0)", Double($0) * 100, Double(row) * 50) }
    }
    grid[1] = .element("own", frame: CGRect(x: 100, y: 0, width: 90, height: 40)) {
      $0.navigationStyle = .separate
    }
    #expect(written(grid) == "00 own 02 [10 11 12]")
  }

  @Test("What a scroll view hides is not scanned; where nothing else is in it, the scroll view is an item")
  func sight() {
    let page = CGRect(x: 0, y: 100, width: 390, height: 100)
    let seen = ScreenPart.element("seen", frame: CGRect(x: 0, y: 120, width: 90, height: 40))
    let below = ScreenPart.element("below", frame: CGRect(x: 0, y: 400, width: 90, height: 40))
    let parts: [ScreenPart] = [
      .element("top"), .container(.scrollView, frame: page, [seen, below]),
      .container(
        .scrollView, frame: page,
        [.container(.group, frame: CGRect(x: 0, y: 400, width: 9, height: 9), [below])]),
      .element("far", frame: CGRect(x: 0, y: 4000, width: 10, height: 10)),
    ]
    #expect(written(parts, size: CGSize(width: 390, height: 844)) == "top seen area far")
  }

  @Test(
    "What only a scroll view in another hides can be scrolled to, and what lies off the screen with its scroll view is scanned"
  )
  func nestedSight() {
    let size = CGSize(width: 390, height: 844)
    let page = CGRect(x: 0, y: 100, width: 390, height: 100)
    let below = CGRect(x: 0, y: 400, width: 390, height: 100)
    let row = ScreenPart.element("row", frame: CGRect(x: 0, y: 420, width: 90, height: 40))
    let inner = ScreenPart.container(.scrollView, frame: below, [row])
    #expect(
      written([.element("top"), .container(.scrollView, frame: page, [inner])], size: size) == "top area")
    let far = ScreenPart.element("far", frame: CGRect(x: 0, y: 4020, width: 90, height: 40))
    let farther = ScreenPart.element("farther", frame: CGRect(x: 0, y: 4200, width: 90, height: 40))
    let away = ScreenPart.container(
      .scrollView, frame: CGRect(x: 0, y: 4000, width: 390, height: 100), [far, farther])
    #expect(written([.element("top"), away], size: size) == "top far")
  }

  @Test("The table of the best groups is that of comparing all of them")
  func best() {
    // Every level as a list of its first part and the rest, compared without a shortcut.
    var least = [0, 1]
    for n in 2...300 {
      least.append((1..<n).map { n + ($0 == 1 ? 0 : least[$0]) + least[n - $0] }.min() ?? 0)
    }
    var shape = ScanShape()
    shape.prepare(300)
    #expect(shape.least == least)
  }

  @Test("Groups of things with weights cost what the tree says, and never more than none")
  func weights() {
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<200 {
      let weights = (0..<Int.random(in: 1...60, using: &numbers)).map { _ in
        Int.random(in: 1...9, using: &numbers)
      }
      var shape = ScanShape()
      let parts = shape.parts(of: weights)
      var seen: [Int] = []
      func cost(_ parts: [ScanShape.Part], _ base: Int) -> Int {
        parts.enumerated().reduce(0) { sum, part in
          switch part.element {
          case .one(let place):
            seen.append(place)
            return sum + weights[place] * (base + part.offset + 1)
          case .several(let inner): return sum + cost(inner, base + part.offset + 1)
          }
        }
      }
      let found = cost(parts, 0)
      #expect(seen == Array(weights.indices))
      #expect(found <= weights.enumerated().reduce(0) { $0 + $1.element * ($1.offset + 1) })
      // Groups of one, or a level that is a single group, would be empty steps.
      func isSound(_ parts: [ScanShape.Part]) -> Bool {
        parts.allSatisfy {
          if case .several(let inner) = $0 { inner.count > 1 && isSound(inner) } else { true }
        }
      }
      #expect(isSound(parts))
    }
  }

  @Test("Every item is in the tree once, with its group and its place")
  func links() {
    for seed in UInt64(1)...100 {
      let tree = ElementTree(RandomScreens.screen(seed: seed))
      let scan = ScanTree(tree)
      let items = scan.items(in: 0).compactMap { scan.element(of: $0) }
      #expect(items == tree.elements.indices.filter { tree.elements[$0].isInteractive }, "seed \(seed)")
      for item in scan.items(in: 0) {
        let path = scan.path(to: item) + [item]
        for (group, member) in zip(path, path.dropFirst()) {
          #expect(scan.nodes[group].children[scan.nodes[member].slot] == member)
          #expect(scan.nodes[group].children.count > 1 || group == 0, "seed \(seed)")
        }
      }
      #expect(scan.nodes[0].count == items.count)
    }
  }
}
