import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing

@testable import AccessibilityTree
@testable import Reach

/// A screen of rows below each other, that may send the cursor elsewhere.
@MainActor
private final class Rows: ScreenProvider {
  private(set) var tree: ElementTree
  /// From which element the cursor is sent back to which.
  var sendsBack: [UInt64: UInt64] = [:]
  private var notifications: [AppNotification] = []

  init(_ rows: [(String, AccessibilityTraits)]) {
    let elements = rows.enumerated().map { index, row in
      AccessibilityElement(
        id: UInt64(index + 1), label: AccessibilityText(row.0), traits: row.1,
        frame: CGRect(x: 0, y: Double(index) * 50, width: 300, height: 44))
    }
    tree = ElementTree(column: elements)
  }

  func cursorMoved(to focus: Focus, of technology: String) {
    if let id = focus.element, let back = sendsBack[id] {
      notifications.append(.layoutChanged(.element(back)))
    }
  }

  func takeNotifications() -> [AppNotification] {
    defer { notifications = [] }
    return notifications
  }

  func perform(_ request: ActionRequest) -> ActionOutcome {
    ActionOutcome(request: request.number, succeeded: false)
  }
}

/// Rows in a scroll view that is scrolled to the one that the cursor comes to.
@MainActor
private final class ScrollingRows: ScreenProvider {
  private let count, shown: Int
  private var first = 0
  var scrollsBack = true
  private var isDirty = false
  private(set) var tree = ElementTree()
  var screenSize: CGSize? { CGSize(width: 300, height: Double(shown) * 50) }

  init(count: Int, shown: Int) {
    (self.count, self.shown) = (count, shown)
    tree = makeTree()
  }

  private func makeTree() -> ElementTree {
    var tree = ElementTree(
      column: (0..<count).map { row in
        AccessibilityElement(
          id: UInt64(row + 1), label: AccessibilityText("Row \(row)"),
          traits: row == 10 ? [.button, .header] : .button,
          frame: CGRect(x: 0, y: Double(row - first) * 50, width: 300, height: 44))
      })
    tree.containers = [
      ElementContainer(
        id: 100, kind: .scrollView, frame: CGRect(origin: .zero, size: screenSize ?? .zero),
        children: tree.roots)
    ]
    for index in tree.places.indices { tree.places[index].container = 0 }
    tree.roots = [.container(0)]
    return tree
  }

  private func scroll(to row: Int) {
    let row = min(max(row, 0), count - shown)
    guard row != first, scrollsBack || row > first else { return }
    first = row
    isDirty = true
  }

  func bringUpToDate() -> ScreenUpdate? {
    guard isDirty else { return nil }
    isDirty = false
    tree = makeTree()
    return .structure
  }

  func cursorMoved(to focus: Focus, of technology: String) {
    guard let id = focus.element, id <= UInt64(count) else { return }
    let row = Int(id) - 1
    if row < first { scroll(to: row) }
    if row >= first + shown { scroll(to: row - shown + 1) }
  }

  func perform(_ request: ActionRequest) -> ActionOutcome {
    ActionOutcome(request: request.number, succeeded: false)
  }
}

@MainActor
@Suite("Reach")
struct ReachTests {
  @Test("Each stop costs a flick more, and the seconds of all before it")
  func costs() {
    let rows = Rows([("Dogs", .header), ("Pinky", .staticText), ("Adopt", .button)])
    let walk = ReachWalk(rows, settings: Settings())
    #expect(walk.isComplete && walk.trap.isEmpty && walk.unreached.isEmpty)
    #expect(walk.stops.map(\.flicks) == [0, 1, 2])
    let report = ReachReport(walk, screen: "Dogs")
    #expect(report.totals.stops == 3 && report.totals.actionable == 1)
    #expect(report.totals.mostFlicks == 2)
    let last = report.stops[2]
    let before = report.stops[0].seconds + report.stops[1].seconds
    #expect(last.isActionable && abs(last.secondsFromStart - before - last.seconds) < 0.21)
    #expect(report.stops[0].words.contains("Dogs"))
  }

  @Test("A control costs the keys of the shorter way; what the keyboard does not stop on has none")
  func keys() throws {
    let rows = Rows([("Dogs", .header), ("Adopt", .button), ("Feed", .button), ("Call", .button)])
    let report = ReachReport(ReachWalk(rows, settings: Settings()), screen: "Dogs")
    #expect(report.stops.map(\.keystrokes) == [nil, 0, 1, 2])
    #expect(report.totals.meanKeystrokes == 1 && report.totals.mostKeystrokes == 2)
    #expect(report.text.contains("With Full Keyboard Access it takes 1 key on average, at most 2."))
    // A report of an earlier version has no keys.
    let old = try JSONSerialization.jsonObject(with: JSONEncoder().encode(report)) as? [String: Any]
    var plain = try #require(old)
    plain["stops"] = [[String: Any]]()
    var totals = try #require(plain["totals"] as? [String: Any])
    totals["meanKeystrokes"] = nil
    totals["mostKeystrokes"] = nil
    plain["totals"] = totals
    plain["unreached"] = [["label": "Help", "role": "button", "isActionable": true]]
    let read = try JSONDecoder().decode(ReachReport.self, from: JSONSerialization.data(withJSONObject: plain))
    #expect(read.totals.meanKeystrokes == nil)
    #expect(read.unreached.map(\.technology) == [.voiceOver])
  }

  @Test("A control costs presses of a switch, seconds of scanning, and words")
  func otherTechnologies() throws {
    let rows = Rows([("Dogs", .header), ("Adopt", .button), ("Call", .button), ("Call", .button)])
    let report = ReachReport(ReachWalk(rows, settings: Settings()), screen: "Dogs")
    #expect(report.stops.map(\.phrases) == [nil, ["Tap Adopt"], ["Tap Call", "1"], ["Tap Call", "2"]])
    #expect(report.stops[0].switchPresses == nil)
    #expect(report.stops[1...].allSatisfy { ($0.switchPresses ?? 0) >= 1 && ($0.switchSeconds ?? 0) > 0 })
    #expect(report.stops[2].keys == ["tab"])
    #expect(report.totals.withoutOwnName == 2 && report.totals.meanWords == 2.7)
    #expect(
      report.text.contains(
        """
        3. Call, Button
           VoiceOver: 2 flicks, \(ReachReport.seconds(report.stops[2].secondsFromStart)).
        """))
    #expect(report.text.contains("Voice Control: “Tap Call”, “1”. Keyboard: 1 key: tab."))
    #expect(report.text.contains("2 can only be called by a number"))
  }

  @Test("The rotor is told where it takes fewer gestures than flicking")
  func rotor() throws {
    var rows: [(String, AccessibilityTraits)] = (0..<12).map { ("Text \($0)", .staticText) }
    rows += [("Shelter", .header), ("Call", .button), ("Write", .button)]
    let screen = Rows(rows)
    var settings = Settings()
    settings.voiceOver.rotorItems = ["characters", "headings", "speakingRate"]
    let walk = ReachWalk(screen, settings: settings)
    let report = ReachReport(walk, screen: "Dogs", rotor: RotorWays(screen, settings: settings))
    let call = try #require(report.stops.first { $0.label == "Call" }?.rotor)
    #expect(call == .init(item: "Headings", turns: 1, swipes: 1, flicks: 1) && call.gestures == 3)
    #expect(report.stops[0].rotor == nil && report.stops[2].rotor == nil)
    #expect(report.totals.nearerByRotor == 2)
    #expect(report.text.contains("Rotor, Headings: 1 turn, 1 swipe down, 1 flick."))
  }

  @Test("What is passed by is told with the shortest way on which that is seen")
  func counterexample() {
    let rows = Rows([("A", .button), ("B", .button), ("C", .button), ("D", .button)])
    rows.sendsBack = [3: 1]
    let report = ReachReport(ReachWalk(rows, settings: Settings()), screen: "Dogs")
    #expect(report.hasFailures && report.trapFlicks == 0)
    let missed = report.unreached.first { $0.technology == .voiceOver }
    #expect(missed?.label == "D")
    #expect(
      missed?.reason.hasPrefix("at “B”, after 1 flick, a flick leads to “") == true, "\(report.unreached)")
    #expect(report.text.contains("Not reached with VoiceOver:"))
  }

  @Test(
    "What scrolls into view costs what it takes from there, and the totals are of what is on the screen at first"
  )
  func scrolling() throws {
    let list = ScrollingRows(count: 12, shown: 4)
    let walk = ReachWalk(list, settings: Settings())
    #expect(walk.stops.count == 12 && !walk.scrolled.isEmpty)
    let others = OtherWays(walk.tree, scrolled: walk.scrolled, screenSize: list.screenSize)
    let rotor = RotorWays(list, settings: Settings(), beginning: walk.tree)
    #expect(rotor.isComplete)
    let report = ReachReport(walk, screen: "Dogs", others: others, rotor: rotor)
    #expect(
      report.stops.map { $0.afterScrolling?.contains(.voiceControl) ?? false } == (0..<12).map { $0 > 3 })
    #expect(report.stops.allSatisfy { $0.phrases != nil && $0.switchPresses != nil })
    #expect(report.unreached.isEmpty)
    #expect(report.totals.switchControls == 4 && report.totals.voiceControls == 4)
    #expect(report.totals.scrolledControls == 8)
    #expect(report.text.contains("(of the 4 controls on the screen at first)."))
    #expect(report.text.contains("After scrolling: Switch Control: "))
    // Each way begins on the screen as it was at first, although the walk has scrolled it to its end.
    let tenth = try #require(report.stops[10].rotor)
    #expect(tenth.item == "Headings" && tenth.swipes == 1 && tenth.flicks <= 1)
  }

  @Test("A screen that does not go back to how it was leaves the rotor out, and says so")
  func stuck() {
    let list = ScrollingRows(count: 12, shown: 4)
    list.scrollsBack = false
    let walk = ReachWalk(list, settings: Settings())
    let rotor = RotorWays(list, settings: Settings(), beginning: walk.tree)
    #expect(!rotor.isComplete && rotor.ways.isEmpty)
    #expect(ReachReport(walk, screen: "S", rotor: rotor).text.contains("The rotor was not tried with all"))
  }

  @Test("What a recording shows only after scrolling is not called unreached")
  func recordedList() {
    let list = ScrollingRows(count: 12, shown: 4)
    let screen = StillScreen(list.tree, size: list.screenSize)
    let walk = ReachWalk(screen, settings: Settings())
    let others = OtherWays(walk.tree, scrolled: walk.scrolled, screenSize: screen.screenSize)
    let report = ReachReport(walk, screen: "S", others: others)
    #expect(others.unreached.isEmpty)
    #expect(report.stops[11].afterScrolling == [.switchControl, .voiceControl])
    #expect(report.text.contains("Only after scrolling: Switch Control, Voice Control."))
  }

  @Test("Whatever technologies that act stop at is a control")
  func actionable() {
    func element(_ traits: AccessibilityTraits, responds: Bool? = nil) -> AccessibilityElement {
      var element = AccessibilityElement(id: 1, label: "A", traits: traits, frame: .zero)
      if let responds { element.details.respondsToUserInteraction = responds }
      return element
    }
    for element in [
      element(.button), element([.button, .notEnabled]), element(.staticText),
      element(.allowsDirectInteraction),
      element(.secureTextField), element(.staticText, responds: true), element(.button, responds: false),
    ] {
      #expect(element.isActionable == element.isInteractive)
    }
  }

  @Test("One of something is one")
  func plurals() {
    let text = ReachReport(ReachWalk(Rows([("Adopt", .button)]), settings: Settings()), screen: "Dogs").text
    #expect(text.contains("1 stop, ") && text.contains("1 of them is a control."))
    #expect(text.contains("With Switch Control it takes 1 press and "))
    #expect(text.contains(", as little as any grouping could."))
    #expect(text.firstMatch(of: /\b1 (stops|flicks|presses|keys|words|times|seconds)\b/) == nil, "\(text)")
  }

  @Test("A control that costs other presses, words or keys than before is listed with them")
  func otherChanges() {
    func report(_ rows: [(String, AccessibilityTraits)]) -> ReachReport {
      ReachReport(ReachWalk(Rows(rows), settings: Settings()), screen: "Dogs")
    }
    let before = report([("Pinky", .button), ("Call", .button), ("Call", .button)])
    let after = report([("Pinky", .staticText), ("Call", .button), ("Write", .button)])
    let text = after.comparison(with: before)
    #expect(text.contains("Call, Button: "), "\(text)")
    #expect(text.contains("Voice Control “Tap Call”, “1” → “Tap Call”"), "\(text)")
    #expect(text.contains("keyboard 1 → 0 keys"), "\(text)")
    #expect(!before.comparison(with: before).contains("Controls whose way changed"))
  }

  @Test("A screen without elements has no stops")
  func empty() {
    let walk = ReachWalk(StillScreen(ElementTree()), settings: Settings())
    #expect(walk.stops.isEmpty && walk.isComplete)
    #expect(ReachReport(walk, screen: "").totals.mostFlicks == 0)
  }

  @Test("A cursor that is sent back is caught, and what comes after is never reached")
  func trap() {
    let rows = Rows([("A", .button), ("B", .button), ("C", .button), ("D", .button)])
    rows.sendsBack = [3: 1]
    let walk = ReachWalk(rows, settings: Settings())
    #expect(!walk.trap.isEmpty)
    #expect(walk.unreached.map { $0.label?.string } == ["D"])
  }

  @Test("A walk that is stopped says so")
  func limit() {
    let walk = ReachWalk(
      Rows([("A", .button), ("B", .button), ("C", .button)]), settings: Settings(), limit: 1)
    #expect(!walk.isComplete)
    #expect(walk.stops.count == 2)
    #expect(ReachReport(walk, screen: "").text.contains("stopped after 2 stops"))
  }

  @Test("Before and after: fewer stops, and which controls are nearer")
  func comparison() {
    func report(_ rows: [(String, AccessibilityTraits)]) -> ReachReport {
      ReachReport(ReachWalk(Rows(rows), settings: Settings()), screen: "Dogs")
    }
    let before = report([("Name", .staticText), ("Pinky", .staticText), ("Call", .button), ("Old", .button)])
    let after = report([("Name, Pinky", .staticText), ("Call", .button), ("New", .button)])
    let text = after.comparison(with: before)
    #expect(text.contains("Stops: 4 → 3 (−25 %)."))
    #expect(text.contains("2 → 1 flick."))
    #expect(text.contains("New: New"))
    #expect(text.contains("Gone: Old"))
  }

  @Test("A report survives being written and read")
  func json() throws {
    let report = ReachReport(ReachWalk(Rows([("A", .button)]), settings: Settings()), screen: "S")
    let read = try JSONDecoder().decode(ReachReport.self, from: JSONEncoder().encode(report))
    #expect(read == report)
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
