import Foundation
import Testing

/// The example of an app that asks the phone for services, built from its folder.
@Suite("An app that asks for services", .serialized)
struct ServiceAppTests {
  private static let example = CommandLineTool.package.appendingPathComponent("Examples/LockedNotes")

  /// A copy of the example in a folder of its own.
  private func notes() throws -> SmallApp {
    let app = try SmallApp("LockedNotes")
    for name in ["LockedNotes.swift", "Info.plist"] {
      try app.write(name, String(contentsOf: Self.example.appendingPathComponent(name), encoding: .utf8))
    }
    return app
  }

  @Test(
    "As on a new simulator, nobody is enrolled; with a face that is known, the person answers the alerts once"
  )
  func unlocking() throws {
    let app = try notes()
    let script = app.folder.url("try.gestures")
    try Data("flick to \"Unlock Notes\"\ndouble tap\nflick to \"No identities are enrolled.\"\n".utf8).write(
      to: script)
    let locked = try app.run(["voiceover", "--script", script.path])
    #expect(locked.status == 0, "\(locked.output)\(locked.errors)")

    let services = Self.example.appendingPathComponent("services.json").path
    let container = app.folder.url("container").path
    let unlock = Self.example.appendingPathComponent("unlock.gestures").path
    let first = try app.run([
      "voiceover", "--settings", services, "--container", container, "--script", unlock,
    ])
    #expect(first.status == 0, "\(first.output)\(first.errors)")
    for words in [
      "Do you want to allow “Locked Notes” to use Face ID?", "Face ID keeps your notes to yourself.",
      "Allow “Locked Notes” to use your location?", "Allow Once, Button", "I was at 51.5, -0.12",
    ] { #expect(first.output.contains(words), "\(words)\n\(first.output)") }

    // What was answered holds at the next launch.
    try Data(
      "flick to \"Unlock Notes\"\ndouble tap\nwait 3\nflick to \"Note My Place\"\ndouble tap\nflick to \"I was at 51.5, -0.12\"\n"
        .utf8
    ).write(to: script)
    let second = try app.run([
      "voiceover", "--settings", services, "--container", container, "--script", script.path,
    ])
    #expect(second.status == 0 && !second.output.contains("Allow"), "\(second.output)\(second.errors)")
  }

  @Test("An app that does not say why it asks ends with the message of the system")
  func withoutPurpose() throws {
    let app = try notes()
    try app.write(
      "Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleDisplayName</key><string>Locked Notes</string></dict></plist>
      """)
    let script = app.folder.url("try.gestures")
    try Data("flick to \"Unlock Notes\"\ndouble tap\nwait 1\n".utf8).write(to: script)
    let services = Self.example.appendingPathComponent("services.json").path
    let ended = try app.run(["voiceover", "--settings", services, "--script", script.path])
    #expect(ended.status != 0)
    #expect(
      ended.errors.contains(
        "The app's Info.plist must contain an NSFaceIDUsageDescription key with a string value explaining to the user how the app uses this data."
      ), "\(ended.output)\(ended.errors)")
  }

  @Test("A service that is not there is an error with its place")
  func badSettings() throws {
    let app = try notes()
    let file = app.folder.url("settings.json")
    try Data("{\n  \"services\": { \"location\": { \"place\": { \"latitude\": 1 } } }\n}\n".utf8).write(
      to: file)
    let result = try app.run(["read", "--settings", file.path])
    #expect(result.status == 2)
    #expect(
      result.errors.contains(
        "settings.json:2:31: error: services.location.place: expected longitude, a number from -180 to 180, found nothing"
      ), "\(result.errors)")
  }
}
