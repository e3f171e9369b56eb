import DeviceSettings
import Testing

@Suite("The Accessibility Shortcut") struct AccessibilityShortcutTests {
  @Test("Every item switches a setting on, and off again", arguments: AccessibilityShortcut.Item.allCases)
  func itemToggles(item: AccessibilityShortcut.Item) {
    var settings = Settings()
    #expect(!item.isOn(in: settings))
    item.toggle(in: &settings)
    #expect(item.isOn(in: settings))
    #expect(settings != Settings())
    item.toggle(in: &settings)
    #expect(!item.isOn(in: settings))
  }

  @Test("Every item has a title of its own")
  func titles() {
    let titles = Set(AccessibilityShortcut.Item.allCases.map(\.title))
    #expect(titles.count == AccessibilityShortcut.Item.allCases.count)
  }

  @Test("Guided Access is offered while it is on, in the order of Settings")
  func guidedAccess() {
    var settings = Settings()
    settings.accessibilityShortcut = [.darkAppearance, .zoom]
    #expect(AccessibilityShortcut.items(in: settings) == [.darkAppearance, .zoom])
    settings.guidedAccess.isAvailable = true
    #expect(AccessibilityShortcut.items(in: settings) == [.darkAppearance, .guidedAccess, .zoom])
    settings.accessibilityShortcut = [.guidedAccess]
    #expect(AccessibilityShortcut.items(in: settings) == [.guidedAccess])
  }

  @Test("Items are kept in the order of Settings, each once")
  func order() throws {
    var settings = Settings()
    try settings.set("accessibilityShortcut", text: "zoom, voiceOver, zoom")
    #expect(settings.accessibilityShortcut == [.voiceOver, .zoom])
    #expect(throws: SettingError.self) { try settings.set("accessibilityShortcut", text: "voiceover2") }
  }
}

@Suite("Control Center") struct ControlCenterTests {
  @Test("The text size changes for all apps, or for one")
  func textSize() throws {
    var settings = Settings()
    try ControlCenter.setTextSize(.accessibilityLarge, in: .app("org.example.dogs"), of: &settings)
    #expect(settings.contentSize == .large)
    #expect(settings.resolved(for: "org.example.dogs").contentSize == .accessibilityLarge)
    #expect(ControlCenter.textSize(in: .app("org.example.dogs"), of: settings) == .accessibilityLarge)
    #expect(ControlCenter.textSize(in: .app("org.example.cats"), of: settings) == .large)
    try ControlCenter.setTextSize(.small, in: .allApps, of: &settings)
    #expect(ControlCenter.textSize(in: .allApps, of: settings) == .small)
    #expect(ControlCenter.textSize(in: .app("org.example.dogs"), of: settings) == .accessibilityLarge)
  }

  @Test("Each switch stands there once")
  func switches() { #expect(Set(ControlCenter.switches).count == ControlCenter.switches.count) }
}
