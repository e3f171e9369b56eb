import CurbcutFoundation
import Foundation
import Testing

@testable import Inspector
@testable import curbcut

/// A folder of recordings in the Inspector.
@MainActor
@Suite("Recordings in the Inspector", .serialized)
struct RecordingInspectionTests {
  private func screen(_ title: String, _ button: String) -> String {
    """
    Element subtree:
     →Application, 0x1, pid: 1, label: 'App'
        Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
          StaticText, 0x4, {{150.0, 57.0}, {90.0, 20.0}}, label: '\(title)'
          Button, 0x5, {{16.0, 200.0}, {100.0, 44.0}}, label: '\(button)'
    """
  }

  @Test("It shows the recording, goes where activation leads, and lets one choose")
  func shows() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("first.txt", screen("Home", "Open"))
    _ = try folder.file("second.txt", screen("Details", "Close"))
    _ = try folder.file(
      "steps.json",
      #"{"format": "curbcut.steps", "version": 1, "steps": [{"from": "first", "activate": "Open", "to": "second"}]}"#
    )
    let options = try ScreenOptions.parse([folder.url(".").path])
    let screen = try RecordingScreen(options)
    let inspection = try RunningInspection(screen)
    func labels() -> [String] { inspection.provider.tree.elements.compactMap { $0.label?.string } }
    #expect(labels() == ["Home", "Open"])
    #expect(inspection.provider.window.bounds.size == CGSize(width: 390, height: 844))
    let before = try #require(inspection.currentPicture()?.png())
    let button = try #require(inspection.provider.tree.elements.last)
    _ = inspection.provider.perform(.init(number: 1, action: .activate, element: button.id))
    inspection.turn(at: 1)
    #expect(labels() == ["Details", "Close"])
    #expect(screen.screens.map(\.isCurrent) == [false, true])
    inspection.mayLookDifferent = true
    #expect(inspection.currentPicture()?.png() != before)
    try screen.choose("first")
    inspection.show(try screen.makeWindow(language: nil))
    #expect(labels() == ["Home", "Open"])
  }

  @Test("What it shows is audited, with the line of the recording, and follows activation")
  func audit() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("first.txt", screen("Home", "Open."))
    _ = try folder.file("second.txt", screen("Details", "Close"))
    _ = try folder.file(
      "steps.json",
      #"{"format": "curbcut.steps", "version": 1, "steps": [{"from": "first", "activate": "Open.", "to": "second"}]}"#
    )
    let inspection = try RunningInspection(
      RecordingScreen(try ScreenOptions.parse([folder.url(".").path])))
    let outbox = PageOutbox()
    inspection.turn(
      [(0, .opened(1, outbox)), (0, .text(#"{"kind":"audit","isOn":true}"#, from: 1))], at: 0)
    for step in 1...20 { inspection.turn(at: Double(step) * 0.1) }
    let outcome = try #require(inspection.audits.outcome)
    #expect(outcome.isComplete)
    let finding = try #require(outcome.judged.screen.findings.first { $0.rule == "label-punctuation" })
    #expect(finding.source?.hasSuffix("first.txt:5") == true, "\(finding.source ?? "none")")
    let button = try #require(inspection.provider.tree.elements.last)
    let told = outbox.takeBytes().map { String(decoding: $0, as: UTF8.self) }
    #expect(
      told.contains { $0.contains(#""kind":"audit""#) && $0.contains(#""element":"e\#(button.id)""#) })
    _ = inspection.provider.perform(.init(number: 1, action: .activate, element: button.id))
    for step in 21...60 { inspection.turn(at: Double(step) * 0.1) }
    let after = try #require(inspection.audits.outcome).judged.screen
    #expect(after.file.hasSuffix("second.txt"))
    #expect(!after.findings.contains { $0.rule == "label-punctuation" })
  }
}
