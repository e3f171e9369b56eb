import CurbcutFoundation
import Testing

@Suite("The folders of an app")
struct AppContainerTests {
  @Test("What is temporary is in the container, and not among what other programs have there")
  func temporary() {
    AppContainer.install()
    let temporary = FileManager.default.temporaryDirectory
    #expect(temporary.deletingLastPathComponent().path == NSHomeDirectory())
    #expect(temporary.lastPathComponent == "tmp")
    #expect(FileManager.default.fileExists(atPath: temporary.path))
    #expect(NSTemporaryDirectory().hasPrefix(NSHomeDirectory()))
  }

  @Test("A group has one of its own, which is there")
  func groups() throws {
    let manager = FileManager.default
    let group = try #require(manager.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example"))
    let file = group.appendingPathComponent("store")
    try Data("a".utf8).write(to: file)
    defer { try? manager.removeItem(at: file) }
    #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example") == group)
    #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: "group.org.other") != group)
    for name in ["", "..", "a/b"] {
      #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
    }
  }
}
