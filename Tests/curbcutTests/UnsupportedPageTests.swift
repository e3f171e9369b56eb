import Foundation
import Testing

@Suite("The page of what is accepted and does nothing")
struct UnsupportedPageTests {
  @Test("says what the marks in the sources say")
  func isUpToDate() throws {
    let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let script = Process()
    script.executableURL = project.appendingPathComponent("scripts/unsupported")
    script.arguments = ["--check"]
    try script.run()
    script.waitUntilExit()
    #expect(script.terminationStatus == 0, "Run scripts/unsupported.")
  }

  @Test("has the class that a mark names around each marked member")
  func namesAreRight() throws {
    let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let mark =
      #/@Unsupported\(\s*"(?<type>[\w.]+)\.(?<member>\w+): [^"]+"\s*\)\s*(?:[a-z]+ )+var (?<name>\w+)/#
    var count = 0
    let sources = FileManager.default.enumerator(
      at: project.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)
    while let file = sources?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: mark) {
        count += 1
        #expect(match.output.member == match.output.name, "\(file.lastPathComponent)")
        let type = match.output.type.split(separator: ".").last.map(String.init) ?? ""
        // `NSMutableParagraphStyle` keeps its values in the class that it changes.
        let around = type.replacing("NSMutableParagraphStyle", with: "NSParagraphStyle")
        #expect(
          text.contains(try Regex("(class|struct|extension) (\\w+\\.)*\(around)\\b")),
          "\(match.output.type) is not in \(file.lastPathComponent)")
      }
    }
    #expect(count > 150)
  }
}
