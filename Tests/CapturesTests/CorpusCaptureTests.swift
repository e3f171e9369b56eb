import AccessibilityTree
import Foundation
import Testing
import VoiceOver

@testable import Captures

/// The captures beside the repository, where they are there.
@Suite("Captures of the corpus")
struct CorpusCaptureTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../shared/corpus").standardized

  static let files: [String] = ["mobium-ios26", "sim-use/Tests/Fixtures/SoftKeyboard"].flatMap { name in
    let names =
      (try? FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent(name).path)) ?? []
    return names.filter { ($0.hasSuffix(".xml") || $0.hasSuffix(".json")) && !$0.contains(".elements.") }
      .map { name + "/" + $0 }.sorted()
  }

  @Test("Every capture is read, and something is said of it", arguments: files)
  func reads(file: String) throws {
    let tree = try Capture(file: Self.folder.appendingPathComponent(file).path).tree()
    #expect(!tree.isEmpty)
    let said = ScreenReader().transcript(of: tree).map { $0.utterance.text() }
    #expect(said.contains { !$0.isEmpty })
    let again = try JSONDecoder().decode(ElementTree.self, from: Data(tree.json().utf8))
    #expect(again.elements.count == tree.elements.count)
  }

  private func labels(_ file: String) throws -> [String] {
    let url = Self.folder.appendingPathComponent("mobium-ios26/\(file)")
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try Capture(file: url.path).tree().elements.map { $0.label?.string ?? "" }
  }

  @Test("The settings sheet begins with its title and its button")
  func settings() throws {
    let labels = try labels("ios26-netnewswire-settings.sheet.xml")
    guard !labels.isEmpty else { return }
    #expect(
      labels.prefix(4) == [
        "Done", "Settings", "Notifications, Badge, Data, & More", "Open System Settings",
      ] || labels.prefix(2) == ["Settings", "Done"])
    #expect(labels.count > 15)
  }
}
