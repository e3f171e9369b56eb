import CurbcutFoundation
import Testing

extension Shared {
  @MainActor
  @Suite("An app's settings")
  struct AppDefaultsTests {
    @Test("begin empty, take every type, and leave the process's alone")
    func types() {
      UserDefaults.installStandard(UserDefaults.ofApp())
      defer { UserDefaults.installStandard(nil) }
      let defaults = UserDefaults.standard
      #expect(defaults.object(forKey: "AppleLocale") == nil)
      defaults.register(defaults: ["count": 7, "name": "n"])
      #expect(defaults.integer(forKey: "count") == 7)
      defaults.set(3, forKey: "count")
      defaults.set(2.5, forKey: "size")
      defaults.set(true, forKey: "on")
      defaults.set("x", forKey: "name")
      defaults.set(["a", "b"], forKey: "list")
      defaults.set(Data([1]), forKey: "data")
      defaults.set(URL(string: "https://example.org"), forKey: "url")
      #expect(defaults.integer(forKey: "count") == 3)
      #expect(defaults.double(forKey: "size") == 2.5)
      #expect(defaults.bool(forKey: "on"))
      #expect(defaults.string(forKey: "name") == "x")
      #expect(defaults.stringArray(forKey: "list") == ["a", "b"])
      #expect(defaults.data(forKey: "data") == Data([1]))
      #expect(defaults.url(forKey: "url")?.absoluteString == "https://example.org")
      defaults.removeObject(forKey: "count")
      #expect(defaults.integer(forKey: "count") == 7)
      #expect(reports { defaults.set(NSObject(), forKey: "bad") }.count == 1)
      UserDefaults.installStandard(UserDefaults.ofApp())
      #expect(UserDefaults.standard.object(forKey: "on") == nil)
    }

    @Test("tell of changes, by notification and by key")
    func changes() {
      let defaults = UserDefaults.ofApp()
      nonisolated(unsafe) var heard: [String] = []
      let token = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
      ) { _ in heard.append("changed") }
      let observation = defaults.observe(\.fontSize, "fontSize", options: [.old, .new]) {
        heard.append("\($1.oldValue ?? -1) \($1.newValue ?? -1)")
      }
      defaults.set(12, forKey: "fontSize")
      defaults.setValue(14, forKey: "fontSize")
      #expect(heard == ["0 12", "changed", "changed", "12 14"])
      #expect(defaults.value(forKey: "fontSize") as? Int == 14)
      observation.invalidate()
      NotificationCenter.default.removeObserver(token)
    }

    @Test("last from one launch to the next when kept in a file")
    func kept() throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).plist")
      defer { try? FileManager.default.removeItem(at: file) }
      UserDefaults.ofApp(keptIn: file).set("v", forKey: "k")
      #expect(UserDefaults.ofApp(keptIn: file).string(forKey: "k") == "v")
    }
  }
}

extension UserDefaults {
  fileprivate var fontSize: Int { integer(forKey: "fontSize") }
}
