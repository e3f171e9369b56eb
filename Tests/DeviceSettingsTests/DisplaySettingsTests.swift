import DeviceSettings
import Foundation
import Testing

@Suite("Settings of the display") struct DisplaySettingsTests {
  @Test("Smart and Classic Invert exclude each other; the last one holds")
  func inverts() {
    var settings = Settings()
    settings.smartInvert = true
    settings.invertColors = true
    #expect(!settings.smartInvert && settings.invertColors)
    settings.smartInvert = true
    #expect(settings.smartInvert && !settings.invertColors)
  }

  @Test("Grayscale is a colour filter by another name")
  func grayscale() throws {
    var settings = Settings()
    try settings.set("grayscale", text: "on")
    #expect(settings.colorFilters.isOn && settings.colorFilters.filter == .grayscale)
    settings.colorFilters.filter = .redGreen
    #expect(!settings.grayscale)
    settings.grayscale = false
    #expect(settings.colorFilters.isOn, "Another filter stays on when Grayscale is switched off.")
  }

  @Test(
    "Numbers stay in their ranges",
    arguments: [
      ("reduceWhitePoint.intensity", 0.2), ("reduceWhitePoint.intensity", 1.1), ("colorFilters.hue", -0.1),
      ("colorFilters.intensity", 2), ("zoom.level", 1), ("zoom.level", 15.2), ("audioBalance", -1.5),
    ])
  func ranges(key: String, value: Double) {
    var settings = Settings()
    #expect(throws: SettingError.self) { try settings.set(key, to: .number(value)) }
    #expect(settings == Settings())
  }

  @Test("All of it comes back from JSON")
  func coding() throws {
    var settings = Settings()
    settings.colorFilters.isOn = true
    settings.colorFilters.filter = .colorTint
    settings.colorFilters.hue = 0.25
    settings.reduceWhitePoint.isOn = true
    settings.reduceWhitePoint.intensity = 0.8
    settings.zoom.level = 4
    settings.zoom.region = .pinnedBottom
    settings.audioBalance = -0.3
    settings.accessibilityShortcut = [.voiceOver]
    try settings.set("boldText", to: .bool(true), for: "org.example.dogs")
    settings.voiceOver.speakingRate = 0.7
    let again = try JSONDecoder().decode(Settings.self, from: JSONEncoder().encode(settings))
    #expect(again == settings)

    let file = try SettingsFile(Data(try SettingsFile.text(of: settings).utf8), name: "settings.json")
    var read = Settings()
    #expect(try file.apply(to: &read).isEmpty)
    #expect(read == settings)
  }
}

@Suite("Settings of one app") struct AppSettingsTests {
  @Test("An app has its own, and the device's for the rest")
  func resolved() throws {
    var settings = Settings()
    settings.increaseContrast = true
    try settings.set("boldText", to: .bool(true), for: "org.example.dogs")
    try settings.set("increaseContrast", to: .bool(false), for: "org.example.dogs")
    let own = settings.resolved(for: "org.example.dogs")
    #expect(own.boldText && !own.increaseContrast)
    #expect(settings.resolved(for: "org.example.cats") == settings)
    #expect(settings.resolved(for: nil) == settings)
    try settings.set("boldText", to: nil, for: "org.example.dogs")
    try settings.set("increaseContrast", to: nil, for: "org.example.dogs")
    #expect(settings.perApp.isEmpty)
  }

  @Test("Each key that an app may have is a setting")
  func keys() {
    for key in Settings.perAppKeys { #expect(Settings.definition(of: key) != nil, "\(key)") }
  }

  @Test("Others are refused, and values that cannot be")
  func refused() {
    var settings = Settings()
    #expect(throws: SettingError.self) { try settings.set("language", to: .text("de"), for: "a.b") }
    #expect(throws: SettingError.self) { try settings.set("boldText", to: .number(1), for: "a.b") }
    #expect(throws: SettingError.self) {
      try settings.set("perApp", to: .map(["a.b": .map(["language": .text("de")])]))
    }
    #expect(settings == Settings())
  }
}
