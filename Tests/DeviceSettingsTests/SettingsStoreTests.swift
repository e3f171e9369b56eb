import DeviceSettings
import Foundation
import Testing

@MainActor
@Suite("The store of settings")
struct SettingsStoreTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json").path

  @Test("A change is told by key, with what was before")
  func observed() throws {
    let store = SettingsStore()
    var changes: [SettingsStore.Change] = []
    let observation = store.observe { changes.append($0) }
    try store.set("voiceOver.pitch", text: "0.25")
    try store.set("voiceOver.pitch", text: "0.25")
    try store.update {
      $0.boldText = true
      $0.voiceOver.punctuation = .all
    }
    #expect(changes.map(\.keys) == [["voiceOver.pitch"], ["boldText", "voiceOver.punctuation"]])
    #expect(changes.last?.old.boldText == false)
    #expect(changes.last?.new == store.settings)
    observation.cancel()
    try store.reset()
    #expect(changes.count == 2)
    #expect(store.settings == Settings())
  }

  @Test("An observation that is let go hears nothing more")
  func letGo() throws {
    let store = SettingsStore()
    var count = 0
    _ = store.observe { _ in count += 1 }
    try store.set("boldText", text: "on")
    #expect(count == 0)
  }

  @Test("A stream gives each change, and ends with the store")
  func stream() async throws {
    var store: SettingsStore? = SettingsStore()
    let changes = try #require(store?.changes)
    try store?.set("boldText", text: "on")
    try store?.set("grayscale", text: "on")
    store = nil
    var keys: [[String]] = []
    for await change in changes { keys.append(change.keys) }
    #expect(keys == [["boldText"], ["colorFilters.isOn"]])
  }

  @Test("What was set is there the next time, and only what differs is written")
  func kept() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let store = try SettingsStore(path: path)
    #expect(store.settings == Settings())
    try store.set("voiceOver.userLabels", to: .map(["id:ok": .text("Fine")]))
    try store.set("voiceOver.speakingRate", text: "0.8")
    let again = try SettingsStore(path: path)
    #expect(again.settings == store.settings)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("\"speakingRate\" : 0.8"))
    #expect(!text.contains("boldText"))
  }

  @Test("Keys that nobody knows are reported with their place, and kept")
  func unknown() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(
      """
      {
        "boldText": true,
        "voiceOver": {
          "speakingRat": 1,
          "userLabels": { "speakingRat": "not a key" }
        },
        "later": { "a": [1, 2] }
      }
      """.utf8
    ).write(to: URL(fileURLWithPath: path))
    let store = try SettingsStore(path: path)
    #expect(
      store.unknown.map(\.description) == [
        "\(path):4:5: voiceOver.speakingRat is not a setting; did you mean \"voiceOver.speakingRate\"?",
        "\(path):7:3: later is not a setting",
      ])
    #expect(store.settings.voiceOver.userLabels == ["speakingRat": "not a key"])
    try store.set("grayscale", text: "on")
    let again = try SettingsStore(path: path)
    #expect(again.unknown.map(\.key).sorted() == ["later", "voiceOver.speakingRat"])
    #expect(again.settings == store.settings)
  }

  @Test(
    "A value that cannot be is an error with its line",
    arguments: [
      ("{\n\n\"boldText\": \"yes\"}", "3:1", "boldText: expected true or false, found \"yes\""),
      (
        "{\"voiceOver\":\n{\"volume\": 7}}", "2:2", "voiceOver.volume: expected a number from 0 to 1, found 7"
      ),
      ("{\"voiceOver.volume\": []}", "1:2", "voiceOver.volume: expected a number from 0 to 1, found a list"),
      (
        "{\"voiceOver\": {\"pronunciations\": [{}]}}", "1:16",
        "voiceOver.pronunciations: expected a list of objects with phrase and substitution, found a list"
      ),
      ("[]", "1", "settings: expected a JSON object, found something else"),
      ("{\"boldText\": tr", "1", "settings: expected a JSON object, found something else"),
      ("", "1", "settings: expected a JSON object, found something else"),
    ])
  func bad(text: String, line: String, message: String) throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let error = #expect(throws: SettingError.self) { try SettingsStore(path: path) }
    #expect(error?.description == "\(path):\(line): \(message)")
  }

  @Test("Null is the default; a whole key counts more than its parts")
  func forms() throws {
    let text = #"{"boldText": null, "voiceOver": {"volume": 0.1}, "voiceOver.volume": 0.2}"#
    var settings = Settings()
    settings.boldText = true
    let unknown = try SettingsFile(Data(text.utf8), name: "a").apply(to: &settings)
    #expect(unknown.isEmpty)
    #expect(!settings.boldText)
    #expect(settings.voiceOver.volume == 0.2)
  }

  @Test("A file that cannot be written is an error, and the setting is changed all the same")
  func readOnly() throws {
    let store = try SettingsStore(path: "/nowhere/at/all.json")
    #expect(throws: (any Error).self) { try store.set("boldText", text: "on") }
    #expect(store.settings.boldText)
  }
}
