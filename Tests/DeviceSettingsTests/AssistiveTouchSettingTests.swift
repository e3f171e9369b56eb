import Foundation
import Testing

@testable import DeviceSettings

@Suite("The settings of AssistiveTouch, Back Tap and the side button")
struct AssistiveTouchSettingTests {
  @Test("They are written as text, and read back as they were")
  func coding() throws {
    var settings = Settings()
    settings.assistiveTouch.menuItems = [.home, .gesture("a, b"), .pauseDwell]
    settings.assistiveTouch.doubleTap = .gesture("Wave")
    settings.assistiveTouch.longPress = .screenshot
    settings.assistiveTouch.savedGestures = [
      SavedGesture(name: "Wave", duration: 0.5, fingers: [[CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)]])
    ]
    settings.assistiveTouch.topLeftCorner = .siri
    settings.assistiveTouch.buttonEdge = .bottom
    settings.backTap.doubleTap = .perform(.scrollUp)
    settings.backTap.tripleTap = .toggle(.voiceOver)
    settings.clickSpeed = .slowest
    settings.confirmedFeatures = [.voiceOver]
    let data = try JSONEncoder().encode(settings)
    #expect(try JSONDecoder().decode(Settings.self, from: data) == settings)
  }

  @Test("Each plain action has a name of its own that leads back to it")
  func names() {
    for action in AssistiveTouchAction.plain {
      #expect(AssistiveTouchAction(named: action.name) == action)
    }
    #expect(Set(AssistiveTouchAction.plain.map(\.name)).count == AssistiveTouchAction.plain.count)
    #expect(!AssistiveTouchAction.plain.contains(.none))
    #expect(AssistiveTouchAction(named: "gesture:") == nil)
    for action in BackTapAction.performable.map(BackTapAction.perform)
      + BackTapAction.switchable.map(BackTapAction.toggle)
    {
      #expect(BackTapAction(named: action.name) == action)
    }
  }

  @Test(
    "What cannot be understood is refused with what is expected, and nothing changes",
    arguments: [
      ("assistiveTouch.menuItems", "", "1 to 8 names of actions"),
      ("assistiveTouch.menuItems", "home, home2", "1 to 8 names of actions"),
      ("assistiveTouch.menuItems", "none", "1 to 8 names of actions"),
      ("assistiveTouch.menuItems", Array(repeating: "home", count: 9).joined(separator: ","), "1 to 8"),
      ("assistiveTouch.singleTap", "Home", "the name of an action, such as home or none"),
      ("assistiveTouch.dwellTime", "9", "a number from 0.25 to 8"),
      ("assistiveTouch.idleOpacity", "0.1", "a number from 0.15 to 1"),
      ("backTap.doubleTap", "device", "the name of an action, or nothing"),
      ("confirmedFeatures", "everything", "a list of texts"),
    ])
  func refused(key: String, text: String, expected: String) {
    var settings = Settings()
    let error = #expect(throws: SettingError.self) { try settings.set(key, text: text) }
    #expect(error?.expected.hasPrefix(expected) == true, "\(String(describing: error))")
    #expect(settings == Settings())
  }

  @Test("Defaults and ranges are those of an iPhone")
  func defaults() throws {
    let expected: [(String, Double)] = [
      ("doubleTapTimeout", 0.3), ("longPressDuration", 0.75), ("dwellTime", 2), ("idleOpacity", 0.4),
    ]
    for (key, value) in expected {
      let definition = try #require(Settings.definition(of: "assistiveTouch.\(key)"))
      #expect(definition.defaultValue == .number(value), "\(key)")
    }
    let menu = Settings().assistiveTouch.menuItems.map(\.name)
    #expect(menu == ["notificationCenter", "device", "controlCenter", "home", "siri", "custom"])
    #expect(Settings().assistiveTouch.singleTap == .openMenu)
    #expect(Settings().assistiveTouch.fallbackAction == .singleTap)
  }

  @Test("Back Tap can be switched off again")
  func backTap() throws {
    var settings = Settings()
    try settings.set("backTap.tripleTap", text: "voiceOver")
    #expect(settings.backTap.tripleTap == .toggle(.voiceOver))
    try settings.set("backTap.tripleTap", text: "")
    #expect(settings.backTap.tripleTap == nil)
  }

  @Test("VoiceOver and Switch Control are asked about the first time that they are switched on")
  func confirmation() {
    var settings = Settings()
    let asking = AccessibilityShortcut.Item.allCases.filter { $0.asksBeforeSwitching(in: settings) }
    #expect(asking == [.switchControl, .voiceOver])
    settings.voiceOver.isRunning = true
    settings.confirmedFeatures = [.switchControl]
    #expect(!AccessibilityShortcut.Item.allCases.contains { $0.asksBeforeSwitching(in: settings) })
  }
}
