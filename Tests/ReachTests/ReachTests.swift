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
    #expect(report.text.contains("With Full Keyboard Access it takes 1 keys on average, at most 2."))
    // A report of an earlier version has no keys.
    let old = try JSONSerialization.jsonObject(with: JSONEncoder().encode(report)) as? [String: Any]
    var plain = try #require(old)
    plain["stops"] = [[String: Any]]()
    var totals = try #require(plain["totals"] as? [String: Any])
    totals["meanKeystrokes"] = nil
    totals["mostKeystrokes"] = nil
    plain["totals"] = totals
    let read = try JSONDecoder().decode(ReachReport.self, from: JSONSerialization.data(withJSONObject: plain))
    #expect(read.totals.meanKeystrokes == nil)
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
