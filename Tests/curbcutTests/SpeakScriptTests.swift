import Foundation
import Testing

@Suite("curbcut speak with a script")
struct SpeakScriptTests {
  @Test("A script drives the controller; its transcript and its recording are kept, and replayed to the same")
  func script() throws {
    let folder = try TemporaryFolder()
    let script = try folder.file(
      "read.gestures",
      """
      two-finger swipe down 195 5
      wait for "Dogs near you"
      speak screen
      wait 0.2
      choose "Pause"
      expect "Paused"
      choose "Play"
      expect "Goes on"
      choose "Faster"
      expect "Speed 1.25×"
      choose "Fast Forward"
      choose "Close"
      """)
    let (said, record) = (folder.url("said"), folder.url("run.jsonl"))
    let result = try CommandLineTool.run(
      "speak", CommandLineTool.example("After"), "--script", script, "--transcript", said.path, "--record",
      record.path)
    #expect(result.status == 0, "\(result.errors)")
    let transcript = try String(contentsOf: said, encoding: .utf8)
    #expect(transcript == result.output)
    #expect(transcript.contains("Paused\n") && transcript.hasPrefix("Dogs near you\n"))
    let replay = try CommandLineTool.run("replay", record.path)
    #expect(replay.status == 0, "\(replay.errors)")
    #expect(replay.output.hasPrefix("Dogs near you"))
  }

  @Test("Without a script what is read is recorded and written, and printed as before")
  func reading() throws {
    let folder = try TemporaryFolder()
    let (said, record) = (folder.url("said"), folder.url("run.jsonl"))
    let result = try CommandLineTool.run(
      "speak", CommandLineTool.example("After"), "--quiet", "--transcript", said.path, "--record", record.path
    )
    #expect(result.status == 0 && result.errors == "")
    #expect(try String(contentsOf: said, encoding: .utf8) == result.output)
    let replay = try CommandLineTool.run("replay", record.path)
    #expect(replay.status == 0 && replay.output == result.output, "\(replay.errors)")
  }

  @Test("What a script expects and does not hear, and a line that is none, are told with their places")
  func failures() throws {
    let folder = try TemporaryFolder()
    for (text, status, words) in [
      ("speak screen\nexpect \"Cats\"", Int32(1), ":2: error: Expected “Cats”"),
      ("speak all", 2, ":1:7: error: Expected what is spoken"),
      ("speak selection", 1, "No text is selected"),
    ] {
      let script = try folder.file("a.gestures", text)
      let result = try CommandLineTool.run("speak", CommandLineTool.example("After"), "--script", script)
      #expect(result.status == status && result.errors.contains(words), "\(result.errors)")
    }
  }
}
