import Foundation
import Testing

@testable import DeviceSettings

@Suite("The settings of Switch Control")
struct SwitchControlSettingTests {
  @Test("Switches, recipes and gestures are written as text, and read back as they were")
  func texts() throws {
    var settings = Settings()
    settings.switchControl.switches = [
      SwitchAssignment(.camera(.left), .moveToNextItem),
      SwitchAssignment(.external("space"), .selectItem, long: .home),
      SwitchAssignment(.screen, .tapPoint(x: 10, y: 20.5), long: .customGesture("a, b")),
      SwitchAssignment(.sound(.pop), .holdPoint(x: 1, y: 2)),
    ]
    settings.switchControl.recipes = [
      SwitchRecipe(
        name: "Turn Pages",
        switches: [
          SwitchAssignment(.external("="), .leftToRightSwipe),
          SwitchAssignment(.external("a"), .exitRecipe, long: .tap),
        ], timeout: 60)
    ]
    settings.switchControl.savedGestures = [
      SavedGesture(
        name: "Wave", duration: 0.6,
        fingers: [[CGPoint(x: 1, y: 2), CGPoint(x: 3.5, y: 4)], [CGPoint(x: -5, y: 6)]])
    ]
    settings.switchControl.learntUse = ["Play": 2.5]
    let keys = ["switches", "recipes", "savedGestures", "learntUse"].map { "switchControl.\($0)" }
    var read = Settings()
    for key in keys {
      let value = try settings.value(for: key)
      let text = try JSONEncoder().encode(value)
      try read.set(key, to: try JSONDecoder().decode(SettingValue.self, from: text))
    }
    #expect(read.switchControl == settings.switchControl)
  }

  @Test("Each plain action has a name of its own that leads back to it")
  func names() {
    for action in SwitchAction.plain { #expect(SwitchAction(named: action.name) == action) }
    #expect(Set(SwitchAction.plain.map(\.name)).count == SwitchAction.plain.count)
  }

  @Test(
    "What cannot be understood is refused, and nothing changes",
    arguments: [
      ("switches", "external:", "selectItem"), ("switches", "screen", "selectitem"),
      ("switches", "screen", "tapPoint:1"), ("switches", "screen", "tapPoint:1,inf"),
      ("switches", "screen", "customGesture:"), ("recipes", "R", "timeout=60"),
      ("recipes", "R", "screen=tap; timeout=5"), ("recipes", "R", "screen"), ("savedGestures", "G", "0.5"),
      ("savedGestures", "G", "0.5: 1"), ("savedGestures", "G", "99: 1,2"), ("savedGestures", "", "1: 1,2"),
      ("learntUse", "Play", "-1"), ("learntUse", "Play", "much"),
    ])
  func refused(key: String, name: String, text: String) {
    var settings = Settings()
    #expect(throws: SettingError.self) {
      try settings.set("switchControl.\(key)", to: .map([name: .text(text)]))
    }
    #expect(settings == Settings())
  }

  @Test("Defaults and ranges are those of an iPhone")
  func defaults() throws {
    let expected: [(String, Double, ClosedRange<Double>)] = [
      ("autoScanningTime", 1, 0.05...25), ("firstItemPause", 0.5, 0.03...8), ("loops", 4, 0...10),
      ("moveRepeat", 0.5, 0.5...25), ("longPressDuration", 1, 0.2...8), ("autoTapTimeout", 0.75, 0.2...20),
      ("glidingCursorSpeed", 31, 1...120),
    ]
    for (key, value, range) in expected {
      let definition = try #require(Settings.definition(of: "switchControl.\(key)"))
      #expect(definition.defaultValue == .number(value), "\(key)")
      guard case .number(let allowed, _) = definition.kind else {
        Issue.record("\(key)")
        continue
      }
      #expect(allowed == range, "\(key)")
    }
  }
}
