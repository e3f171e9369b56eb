import Foundation
import Testing

@testable import AccessibilityTree
@testable import Exploration

/// An app on paper: screens, and where each action leads.
private struct PaperApp {
  var screens: [String: [(action: String, to: String?)]]
  /// What ends the app.
  var crashes: Set<String> = []

  func shape(_ name: String) -> ScreenShape { ScreenShape(place: name, tree: ElementTree()) }

  func action(_ name: String) -> ElementAction {
    ElementAction(.activate, on: ElementAddress(label: name, traits: 1, place: 0))
  }

  /// Runs a job as an app would, and tells an explorer of it. The first run starts on the screen “home”.
  func run(_ job: ExplorationJob, _ explorer: inout Explorer) {
    var known: [ScreenShape: [ElementAction: ScreenShape?]] = [:]
    for entry in job.known { known[entry.from, default: [:]][entry.action] = .some(entry.to) }
    var (name, way, seen, steps) = ("home", [ElementAction](), Set<String>(), job.steps)
    func look(_ explorer: inout Explorer) {
      guard seen.insert(name).inserted else { return }
      explorer.take(
        .screen(
          .init(
            shape: shape(name), title: name, kind: "screen", elements: 3,
            actions: (screens[name] ?? []).map { action($0.action) }, rows: [], disabled: [], way: way,
            isFirst: way.isEmpty)))
    }
    look(&explorer)
    for (index, step) in job.way.enumerated() {
      guard let found = screens[name]?.first(where: { action($0.action) == step }) else {
        explorer.take(.lost(at: index))
        return explorer.runEnded(isFailure: false)
      }
      name = found.to ?? name
      way.append(step)
      look(&explorer)
    }
    while steps > 0,
      let next = screens[name]?.first(where: { known[shape(name)]?[action($0.action)] == nil })
    {
      let from = shape(name)
      explorer.take(.trying(from: from, action(next.action)))
      if crashes.contains(next.action) { return explorer.runEnded(isFailure: true) }
      let to = next.to ?? name
      known[from, default: [:]][action(next.action)] = .some(shape(to))
      way.append(action(next.action))
      name = to
      look(&explorer)
      explorer.take(
        .step(
          from: from, action(next.action), next.to == nil ? .nothing : .screen, to: shape(to), unannounced: []
        ))
      steps -= 1
    }
    explorer.runEnded(isFailure: false)
  }

  /// Explores until nothing is left.
  func map(limit: Int = 100) -> (map: ExplorationMap, runs: Int) {
    var explorer = Explorer(app: "Paper", limit: limit, rows: 3)
    var runs = 0
    while let job = explorer.nextJob(), runs < 100 {
      run(job, &explorer)
      runs += 1
    }
    explorer.finish()
    return (explorer.map, runs)
  }
}

@Suite("Exploration of an app on paper")
struct ExplorerTests {
  private let app = PaperApp(screens: [
    "home": [("Dogs", "dogs"), ("About", "about"), ("Nothing", nil)],
    "dogs": [("Pinky", "dog"), ("Back", "home")],
    "dog": [("Call", nil)],
    "about": [("Back", "home")],
  ])

  @Test("Every action of every screen is tried, and each screen has its shortest way")
  func all() {
    let (map, _) = app.map()
    #expect(Set(map.screens.map(\.title)) == ["home", "dogs", "dog", "about"])
    #expect(map.steps.count == 7)
    #expect(map.untried.isEmpty && map.ending == .complete)
    let ways = Dictionary(uniqueKeysWithValues: map.screens.map { ($0.title, $0.way.map(\.words)) })
    #expect(ways["dog"] == ["“Dogs”", "“Pinky”"])
    #expect(ways["about"] == ["“About”"])
  }

  @Test("A screen from which nothing leads back is told")
  func deadEnd() {
    let (map, _) = app.map()
    #expect(map.screens.filter { !$0.hasWayBack }.map(\.title) == ["dog"])
    #expect(map.text.contains("Nothing that was tried leads back from here."))
  }

  @Test("What ends the app is a step, and is not tried again")
  func crash() {
    var app = app
    app.crashes = ["Pinky"]
    let (map, _) = app.map()
    #expect(map.steps.filter { $0.outcome == .end }.map(\.action.words) == ["“Pinky”"])
    #expect(map.screens.contains { $0.title == "about" })
    #expect(map.text.contains("“Pinky”: the app ends"))
  }

  @Test("A bound is kept, and what was not tried is said", arguments: [1, 2, 5])
  func bounds(limit: Int) {
    let (map, _) = app.map(limit: limit)
    #expect(map.steps.count == limit)
    #expect(map.ending == .steps)
    #expect(!map.untried.isEmpty)
    #expect(map.text.contains("--steps"))
  }

  @Test("A screen that does not come up again is given up")
  func lost() {
    var explorer = Explorer(app: "Paper", limit: 50, rows: 3)
    guard let first = explorer.nextJob() else {
      Issue.record("no first job")
      return
    }
    // The app shows a screen once, and then another one.
    app.run(ExplorationJob(way: [], known: first.known, steps: 1, rows: 3), &explorer)
    let changed = PaperApp(screens: ["home": [("Other", nil)]])
    var runs = 0
    while let job = explorer.nextJob(), runs < 20 {
      changed.run(job, &explorer)
      runs += 1
    }
    explorer.finish()
    #expect(runs < 20)
    #expect(explorer.map.untried.contains { $0.reason.contains("did not come up again") })
  }

  @Test("A map survives being written and read")
  func json() throws {
    let map = app.map().map
    let read = try JSONDecoder().decode(ExplorationMap.self, from: JSONEncoder().encode(map))
    #expect(read.text == map.text)
  }
}

@Suite("Shapes of screens")
struct ScreenShapeTests {
  private func tree(_ elements: [(String, AccessibilityTraits)]) -> ElementTree {
    ElementTree(
      column: elements.enumerated().map { index, element in
        AccessibilityElement(
          id: UInt64(index + 1), label: AccessibilityText(element.0), traits: element.1,
          frame: CGRect(x: 0, y: Double(index) * 50, width: 100, height: 44))
      })
  }

  @Test("What a screen shows does not tell it from others; what can be done on it does")
  func contents() {
    let one = ScreenShape(place: "List", tree: tree([("Pinky", .button), ("A dog", .staticText)]))
    let two = ScreenShape(place: "List", tree: tree([("Blacky", .button), ("Rex", .button)]))
    let three = ScreenShape(
      place: "List", tree: tree([("Pinky", .button), ("Show", [.button, .toggleButton])]))
    #expect(one == two)
    #expect(one != three)
    #expect(one != ScreenShape(place: "Detail", tree: tree([("Pinky", .button)])))
  }

  @Test("Of rows that are alike only some are tried; what is disabled is told; what leads back comes last")
  func actions() {
    let found = AvailableActions(
      tree([
        ("Back", [.button, .backButton]), ("Save", [.button, .notEnabled]), ("Volume", .adjustable),
        ("Text", .staticText),
      ]),
      rows: 1, canEscape: true)
    #expect(found.actions.map(\.words) == ["“Volume”: raise", "“Volume”: lower", "“Back”", "escape"])
    #expect(found.disabled == ["“Save”"])
  }

  @Test("Rows that are alike are tried as long as they lead to something new")
  func rows() {
    func action(_ row: Int) -> ElementAction {
      ElementAction(.activate, on: ElementAddress(label: "Row \(row)", traits: 0, place: 0))
    }
    func screen(_ name: String) -> ScreenShape { ScreenShape(place: name, tree: ElementTree()) }
    /// How many of 20 rows are tried when a row leads to the screen that a function names.
    func tried(_ rows: Int, _ end: (Int) -> String?) -> Int {
      let group = RowGroup((0..<20).map(action))
      var known: [ElementAction: ScreenShape?] = [:]
      while let next = group.next(on: screen("List"), rows: rows, led: { known[$0] }) {
        let row = known.count
        #expect(next == action(row), "in their order")
        known[next] = .some(end(row).map(screen))
      }
      return known.count
    }
    #expect(tried(3) { _ in "Dog" } == 3, "a list of one kind")
    #expect(tried(3) { _ in "List" } == 3, "rows that lead nowhere")
    #expect(tried(3) { "Screen \($0)" } == 20, "a menu")
    #expect(tried(3) { $0 < 7 ? "Screen \($0)" : "Dog" } == 10, "a menu, then a list")
    #expect(tried(1) { "Screen \($0)" } == 1)
    #expect(tried(3) { _ in nil } == 3, "rows that end the app")
  }

  @Test("An element is found again by what it says, and by its place among equals")
  func addresses() throws {
    let tree = tree([("Delete", .button), ("Delete", .button)])
    let addresses = tree.addresses()
    #expect(addresses[0] != addresses[1])
    #expect(tree.element(at: addresses[1])?.id == 2)
    #expect(tree.element(at: ElementAddress(label: "Gone", traits: 1, place: 0)) == nil)
  }
}

extension ElementTree {
  /// Elements one below the other, without containers.
  fileprivate init(column elements: [AccessibilityElement]) {
    self.init()
    for (index, element) in elements.enumerated() {
      self.elements.append(element)
      places.append(.init())
      roots.append(.element(index))
    }
  }
}
