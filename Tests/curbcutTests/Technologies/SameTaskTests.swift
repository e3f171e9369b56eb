import Foundation
import Testing

/// Finds a dog, makes her a favorite, looks at her pictures, closes them and calls her shelter.
///
/// The scripts stand beside the app. Transcripts are in `Transcripts`; `CURBCUT_WRITE_TRANSCRIPTS=1` writes them anew.
@Suite("The same task with every technology", .serialized)
struct SameTaskTests {
  private static let examples = CommandLineTool.package.appendingPathComponent("Examples/DogAdoption")
  private static let transcripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Transcripts")
  private static let writes = ProcessInfo.processInfo.environment["CURBCUT_WRITE_TRANSCRIPTS"] != nil

  private struct Run {
    var result: CommandLineTool.Result
    var said: String
    var end: String
  }

  private func play(_ command: String, _ more: String...) throws -> Run {
    let folder = try TemporaryFolder()
    let (said, end) = (folder.url("said"), folder.url("end"))
    let script = Self.examples.appendingPathComponent("Scripts/\(command).gestures").path
    let passcode = try folder.file("passcode", "271828\n")
    let result = try CommandLineTool.run(
      [
        command, Self.examples.path, "--script", script, "--transcript", said.path, "--end", end.path,
      ] + (command == "guided" ? ["--passcode-file", passcode] : [])
        + (command == "assistivetouch" ? ["--set", "assistiveTouch.usesDwell=on"] : []) + more)
    return Run(
      result: result, said: (try? String(contentsOf: said, encoding: .utf8)) ?? "",
      end: (try? String(contentsOf: end, encoding: .utf8)) ?? "")
  }

  private func check(_ run: Run, _ name: String) throws {
    #expect(run.result.status == 0, "\(name): \(run.result.errors)")
    #expect(run.result.errors == "")
    let file = Self.transcripts.appendingPathComponent("\(name).txt")
    if Self.writes { try Data(run.said.utf8).write(to: file) }
    #expect(run.said == (try String(contentsOf: file, encoding: .utf8)), "the transcript of \(name)")
  }

  @Test(
    "VoiceOver, switches, speech, keys, a fence, a lens and a pointer lead to the same end, in the recorded words"
  )
  func sameEnd() throws {
    let voiceOver = try play("voiceover")
    try check(voiceOver, "voiceover")
    // What the end is, so that not all of them fail in the same way.
    #expect(voiceOver.end.hasPrefix("opened tel:+1-555-0100\n"))
    #expect(voiceOver.end.contains("“Remove from favorites”"))
    #expect(voiceOver.end.contains("Mia, favorite") && !voiceOver.end.contains("Pictures of"))
    for command in ["switch", "say", "keys", "guided", "zoom", "assistivetouch"] {
      let run = try play(command)
      try check(run, command)
      #expect(run.end == voiceOver.end, "\(command)")
    }
  }

  @Test("A recorded run of switches is replayed without the app, and is the same again")
  func replay() throws {
    let folder = try TemporaryFolder()
    let (log, picture) = (folder.url("run.jsonl"), folder.url("run.gif"))
    let run = try play("switch", "--record", log.path, "--animation", picture.path)
    #expect(run.result.status == 0)
    let replay = try CommandLineTool.run("replay", log.path)
    #expect(replay.status == 0, "\(replay.errors)")
    #expect(replay.output.contains("as it was recorded"))
    #expect(try Data(contentsOf: picture).starts(with: Data("GIF89a".utf8)))
  }

  @Test("The menu bar of an iPad leads to the next dog and makes it a favorite")
  func menuBar() throws {
    let app = Self.examples.deletingLastPathComponent().appendingPathComponent("DogAdoptionSwiftUI")
    let script = app.appendingPathComponent("Scripts/menu-bar.gestures").path
    let result = try CommandLineTool.run(["voiceover", app.path, "--device", "iPad", "--script", script])
    #expect(result.status == 0, "\(result.errors)")
  }
}
