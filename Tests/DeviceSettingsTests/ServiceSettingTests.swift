import DeviceSettings
import Foundation
import TestNumbers
import Testing

@Suite("The services of a device in a file of settings")
struct ServiceSettingTests {
  private func settings(_ text: String, name: String = "/a/settings.json") throws -> Settings {
    var settings = Settings()
    let unknown = try SettingsFile(Data(text.utf8), name: name).apply(to: &settings)
    #expect(unknown.isEmpty)
    return settings
  }

  private static let whole = """
    {
      "services": {
        "location": {
          "permission": "whenInUse", "place": { "latitude": 51.5, "longitude": -0.12, "altitude": 11 },
          "route": [{ "latitude": 1, "longitude": 2 }, { "latitude": 2, "longitude": 2, "time": 60, "accuracy": 8 }],
          "heading": 90
        },
        "localAuthentication": { "biometry": "touchID", "enrolled": true, "passcode": true, "answer": "failure" },
        "photos": { "permission": "limited", "folder": "Photos", "selection": ["a.png"] },
        "contacts": { "file": "/b/people.vcf", "people": [{ "givenName": "Ann", "phones": ["1", "2"] }] },
        "calendar": { "permission": "writeOnly", "events": [{ "title": "Lunch", "start": "2026-11-30T12:30" }] },
        "reminders": { "items": [{ "title": "Milk", "due": "2026-12-01", "priority": 1, "isCompleted": true }] },
        "notifications": { "deliveries": [{ "title": "Hello", "after": 2.5 }] },
        "motion": { "steps": { "count": 1234, "distance": 900.5 }, "acceleration": { "x": 0, "y": -1, "z": 0 } },
        "health": { "samples": [{ "type": "stepCount", "value": 5, "unit": "count", "start": "2026-11-30T12:00Z" }] },
        "bluetooth": { "state": "poweredOn" }, "cloud": { "account": "available" }, "mail": { "canSend": true }
      }
    }
    """

  @Test("What is written is set; paths begin in the folder of the file")
  func whatIsWrittenIsSet() throws {
    let services = try settings(Self.whole).services
    #expect(services.location.permission == .whenInUse && services.location.heading == 90)
    #expect(services.location.place?.latitude == 51.5 && services.location.place?.altitude == 11)
    #expect(services.location.route.map(\.time) == [0, 60] && services.location.route[1].accuracy == 8)
    #expect(services.localAuthentication.isEnrolled && services.localAuthentication.answer == .failure)
    #expect(services.photos.folder == "/a/Photos" && services.photos.selection == ["a.png"])
    #expect(services.contacts.file == "/b/people.vcf" && services.contacts.people[0].phones == ["1", "2"])
    #expect(services.paths == ["/a/Photos", "/b/people.vcf"])
    #expect(services.calendar.events[0].start.text == "2026-11-30T12:30")
    #expect(services.reminders.items[0].priority == 1 && services.reminders.items[0].isCompleted)
    #expect(services.notifications.deliveries[0].after == 2.5)
    #expect(services.motion.steps?.count == 1234 && services.motion.acceleration?.y == -1)
    #expect(services.health.samples[0].start.offset == 0 && services.health.samples[0].amount == 5)
    #expect(services.bluetooth.state == .poweredOn && services.cloud.account == .available)
    #expect(services.canSendMail && !services.canSendMessages)
  }

  @Test("A new device asks for everything, and has nothing")
  func defaults() {
    let services = ServiceSettings()
    for definition in Settings.table where definition.key.hasSuffix(".permission") {
      #expect(definition.defaultValue == .text("ask"), "\(definition.key)")
    }
    #expect(services.location.isEnabled && services.location.place == nil && services.paths.isEmpty)
    #expect(!services.localAuthentication.isEnrolled && services.bluetooth.state == .unsupported)
  }

  @Test("What is written again is the same, in files and in recordings")
  func whatIsWrittenAgainIsTheSame() throws {
    let first = try settings(Self.whole)
    #expect(try settings(SettingsFile.text(of: first)).services == first.services)
    let data = try JSONEncoder().encode(first)
    #expect(try JSONDecoder().decode(Settings.self, from: data) == first)
  }

  @Test(
    "What is wrong is told with its place",
    arguments: [
      (
        #"{"services": {"location": {"permission": "maybe"}}}"#,
        "1:28: services.location.permission: expected one of"
      ),
      (
        #"{"services": {"location": {"place": {"latitude": 91, "longitude": 0}}}}"#,
        "1:38: services.location.place.latitude: expected a number from -90 to 90, found 91"
      ),
      (
        "{\"services\": {\"location\": {\"route\": [\n  {\"latitude\": 1, \"longitude\": 2},\n  {\"latitude\": 1}]}}}",
        "3:3: services.location.route[1]: expected longitude, a number from -180 to 180, found nothing"
      ),
      (
        #"{"services": {"contacts": {"people": [{"phones": ["1", 2]}]}}}"#,
        "1:56: services.contacts.people[0].phones[1]: expected text, found 2"
      ),
      (
        #"{"services": {"calendar": {"events": [{"title": "A", "start": "2026-02-29"}]}}}"#,
        "1:54: services.calendar.events[0].start: expected a date or time like 2026-11-30T09:00, found \"2026-02-29\""
      ),
      (
        #"{"services": {"reminders": {"items": {"title": "A"}}}}"#,
        "1:29: services.reminders.items: expected a list of objects, found an object"
      ),
      (
        #"{"services": {"motion": {"steps": {"cont": 1}}}}"#,
        "1:36: services.motion.steps.cont: expected an object with any of count, distance, floorsAscended, floorsDescended, found an unknown key"
      ),
      (
        #"{"services": {"camera": {"permission": "always"}}}"#,
        "1:26: services.camera.permission: expected one of ask, granted, denied, restricted"
      ),
    ])
  func wrong(text: String, message: String) {
    let error = #expect(throws: SettingError.self) { try settings(text) }
    #expect(
      error?.description.hasPrefix("/a/settings.json:\(message)") == true, "\(String(describing: error))")
  }

  @Test("A service is set by its key")
  func byKey() throws {
    var settings = Settings()
    try settings.set("services.location.permission", text: "always")
    try settings.set("services.photos.folder", text: "/photos")
    #expect(settings.services.location.permission == .always && settings.services.photos.folder == "/photos")
    #expect(throws: SettingError.self) { try settings.set("services.location.place", text: "1,2") }
    #expect(
      settings.keys(changedFrom: Settings()) == ["services.location.permission", "services.photos.folder"])
  }

  @Test(
    "Times are read as they are written",
    arguments: [
      ("2026-11-30", true), ("2026-11-30T09:00", true), ("2026-11-30T09:00:30Z", true),
      ("2024-02-29T23:59:59-03:30", true), ("2026-13-01", false), ("2026-11-31", false),
      ("2026-11-30T24:00", false),
      ("2026-11-30T9:00", false), ("2026-11-30 09:00", false), ("", false), ("2026-11-30T09:00+15:00", false),
    ])
  func times(text: String, isOne: Bool) {
    #expect(ServiceTime(text)?.text == (isOne ? text : nil))
  }

  @Test("No file of services brings the reader down, and what it takes can be written")
  func fuzz() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededNumbers(seed: seed)
    let pieces = Array(Self.whole.utf8)
    let values = ["null", "true", "-1", "1e300", "\"\"", "[]", "{}", "[{}]", "\"2026-11-30\"", "91"]
    for _ in 0..<400 {
      var text = pieces
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<text.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: text.remove(at: place)
        case 1: text[place] = UInt8.random(in: 32..<127, using: &random)
        default:
          // Another value in the place of one.
          guard let colon = text[place...].firstIndex(of: UInt8(ascii: ":")),
            let end = text[colon...].firstIndex(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") }
            )
          else { continue }
          let value = values.randomElement(using: &random) ?? ""
          text.replaceSubrange(text.index(after: colon)..<end, with: Array(value.utf8))
        }
      }
      var settings = Settings()
      do {
        _ = try SettingsFile(Data(text), name: "f").apply(to: &settings)
        let again = try self.settings(SettingsFile.text(of: settings))
        #expect(again.services == settings.services, "seed \(seed)")
      } catch let error as SettingError {
        #expect(error.place?.hasPrefix("f:") == true && settings == Settings(), "seed \(seed): \(error)")
      }
    }
  }
}
