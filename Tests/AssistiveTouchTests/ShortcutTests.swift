import AssistiveTechnology
import DeviceSettings
import Testing

@testable import AssistiveTouch

@Suite("The Accessibility Shortcut on the side button")
struct ShortcutTests {
  private func click(
    _ times: [Double], until end: Double = 10, _ shortcut: inout ShortcutController,
    _ settings: inout Settings
  ) -> [ShortcutController.Outcome] {
    var outcomes: [ShortcutController.Outcome] = []
    for time in times { outcomes += shortcut.click(at: time, &settings) }
    return outcomes + shortcut.advance(to: end, &settings)
  }

  @Test(
    "Clicks count together as long as each follows soon enough",
    arguments: [
      (ClickSpeed.default, [0.0], [1]), (.default, [0, 0.3], [2]), (.default, [0, 0.6], [1, 1]),
      (.slow, [0, 0.6], [2]), (.slowest, [0, 1.1], [2]), (.slow, [0, 1.1, 1.2], [1, 2]),
    ])
  func clicks(speed: ClickSpeed, times: [Double], expected: [Int]) {
    var (shortcut, settings) = (ShortcutController(), Settings())
    settings.clickSpeed = speed
    #expect(click(times, &shortcut, &settings) == expected.map { .clicks($0) })
    #expect(shortcut.next(settings) == nil)
  }

  @Test("Three clicks switch a single feature at once, on and off")
  func single() {
    var (shortcut, settings) = (ShortcutController(), Settings())
    settings.accessibilityShortcut = [.zoom]
    #expect(click([0, 0.2, 0.4], until: 0.4, &shortcut, &settings) == [.switched(.zoom, isOn: true)])
    #expect(settings.isZoomEnabled)
    #expect(click([1, 1.2, 1.4], &shortcut, &settings) == [.switched(.zoom, isOn: false)])
    #expect(!settings.isZoomEnabled)
  }

  @Test("With the slow speed three slow clicks do so, with the usual one they do not")
  func slow() {
    var (shortcut, settings) = (ShortcutController(), Settings())
    settings.accessibilityShortcut = [.zoom]
    #expect(click([0, 0.7, 1.4], &shortcut, &settings) == [.clicks(1), .clicks(1), .clicks(1)])
    settings.clickSpeed = .slow
    #expect(click([20, 20.7, 21.4], until: 30, &shortcut, &settings) == [.switched(.zoom, isOn: true)])
  }

  @Test("Several features are listed in the order of Settings, with what is on checked")
  func list() throws {
    var (shortcut, settings) = (ShortcutController(), Settings())
    settings.accessibilityShortcut = [.zoom, .assistiveTouch, .grayscale]
    settings.isZoomEnabled = true
    _ = click([0, 0.1, 0.2], &shortcut, &settings)
    let list = try #require(shortcut.list)
    #expect(list.title == "Accessibility Shortcuts")
    #expect(list.panel.rows == ["AssistiveTouch", "Grayscale", "✓ Zoom", "Cancel"])
    #expect(shortcut.choose(row: 1, &settings) == [.switched(.grayscale, isOn: true)])
    #expect(settings.grayscale && shortcut.list == nil)
    #expect(shortcut.choose(row: 1, &settings).isEmpty)
  }

  @Test("The list is closed by Cancel, by clicking again, and by nothing that is not there")
  func closing() {
    var (shortcut, settings) = (ShortcutController(), Settings())
    settings.accessibilityShortcut = [.zoom, .grayscale]
    _ = shortcut.open(&settings)
    #expect(shortcut.choose(row: 9, &settings).isEmpty && shortcut.list != nil)
    shortcut.cancel()
    #expect(shortcut.list == nil)
    _ = shortcut.open(&settings)
    #expect(click([0, 0.1, 0.2], &shortcut, &settings).isEmpty && shortcut.list == nil)
    var unused = Settings()
    #expect(shortcut.open(&unused).isEmpty && shortcut.list == nil)
  }

  @Test(
    "What changes all gestures is asked about the first time, and never when it is switched off",
    arguments: [AccessibilityShortcut.Item.voiceOver, .switchControl])
  func alert(item: AccessibilityShortcut.Item) throws {
    var (shortcut, settings) = (ShortcutController(), Settings())
    settings.accessibilityShortcut = [item]
    _ = shortcut.open(&settings)
    let alert = try #require(shortcut.alert)
    #expect(alert.title == "Important" && alert.message.contains("gestures"))
    #expect(!item.isOn(in: settings))
    shortcut.cancel()
    #expect(shortcut.confirm(&settings).isEmpty && !item.isOn(in: settings))
    _ = shortcut.open(&settings)
    #expect(shortcut.confirm(&settings) == [.switched(item, isOn: true)])
    #expect(shortcut.open(&settings) == [.switched(item, isOn: false)])
    #expect(shortcut.open(&settings) == [.switched(item, isOn: true)])
  }

  @Test("Guided Access is set up from the shortcut; during a session its clicks are its own")
  func guidedAccess() {
    var (shortcut, settings) = (ShortcutController(), Settings())
    settings.accessibilityShortcut = [.guidedAccess]
    #expect(click([0, 0.1, 0.2], &shortcut, &settings) == [.guidedAccess(clicks: 3)])
    #expect(!settings.isGuidedAccessEnabled)
    // It does not have to be chosen for the shortcut.
    settings.accessibilityShortcut = []
    settings.guidedAccess.isAvailable = true
    #expect(click([10, 10.1, 10.2], until: 15, &shortcut, &settings) == [.guidedAccess(clicks: 3)])
    settings.isGuidedAccessEnabled = true
    settings.accessibilityShortcut = [.zoom]
    #expect(click([20, 20.1, 20.2], until: 30, &shortcut, &settings) == [.guidedAccess(clicks: 3)])
    #expect(click([40, 40.1], until: 50, &shortcut, &settings) == [.guidedAccess(clicks: 2)])
    #expect(!settings.isZoomEnabled)
  }

  @Test("Taps on the back do what they are set to, unless they are a switch")
  func backTap() {
    var (shortcut, settings) = (ShortcutController(), Settings())
    #expect(shortcut.backTap(2, &settings).isEmpty)
    settings.backTap.doubleTap = .perform(.screenshot)
    settings.backTap.tripleTap = .toggle(.smartInvert)
    #expect(shortcut.backTap(2, &settings) == [.system(.screenshot)])
    #expect(shortcut.backTap(3, &settings) == [.switched(.smartInvert, isOn: true)])
    settings.backTap.tripleTap = .perform(.scrollDown)
    #expect(shortcut.backTap(3, &settings) == [.scroll(.down)])
    settings.accessibilityShortcut = [.grayscale]
    settings.backTap.tripleTap = .perform(.accessibilityShortcut)
    #expect(shortcut.backTap(3, &settings) == [.switched(.grayscale, isOn: true)])
    settings.isSwitchControlRunning = true
    #expect(shortcut.backTap(2, &settings) == [.system(.screenshot)])
    settings.switchControl.switches = [SwitchAssignment(.backTap(.double), .selectItem)]
    #expect(shortcut.backTap(2, &settings).isEmpty)
  }

  @Test("Everything that Back Tap performs leads to something")
  func performable() {
    for action in BackTapAction.performable {
      #expect(action.systemRequest != nil || action.scrollDirection != nil, "\(action)")
    }
  }
}
