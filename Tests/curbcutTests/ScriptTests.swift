import Foundation
import Testing

@Suite("Gesture scripts in a terminal")
struct ScriptTests {
  private func play(_ script: String) throws -> CommandLineTool.Result {
    let folder = try TemporaryFolder()
    let file = folder.url("walk.gestures")
    try Data(script.utf8).write(to: file)
    return try CommandLineTool.run(
      ["voiceover", CommandLineTool.example("After"), "--script", file.path])
  }

  @Test("What is said is printed, and an expectation that does not hold is told")
  func play() throws {
    let good = try play("swipe right\nswipe left\n")
    #expect(good.status == 0)
    #expect(good.errors == "")
    let lines = good.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first == lines.last)
    let bad = try play("swipe right\nexpect \"No such words\"\n")
    #expect(bad.status == 1)
    #expect(
      bad.errors.contains("walk.gestures:2: error: Expected “No such words”. Said: “Dogs, Luna, 1 of 3"))
  }

  @Test("Every command is led to a screen by a script, and says where a way ends that does not lead there")
  func way() throws {
    let folder = try TemporaryFolder()
    let (way, wrong) = (folder.url("way.gestures"), folder.url("wrong.gestures"))
    try Data("flick to \"Open\"\ndouble tap\n".utf8).write(to: way)
    try Data("flick to \"No such dog\"\n".utf8).write(to: wrong)
    let app = try SmallApp("Kennel")
    try app.write(
      "KennelApp.swift",
      """
      import SwiftUI

      @main
      struct KennelApp: App {
        @State private var isOpen = false
        var body: some Scene {
          WindowGroup { if isOpen { Text("Luna") } else { Button("Open") { isOpen = true } } }
        }
      }
      """)
    #expect(try app.run(["read"]).output == "1. Open, Button\n")
    #expect(try app.run(["read", "--after", way.path]).output == "1. Luna\n")
    let tree = try app.run(["tree", "--after", way.path])
    #expect(tree.output.contains("Luna"))
    let lost = try app.run(["tree", "--after", wrong.path])
    #expect(lost.status == 1)
    #expect(lost.output == "")
    #expect(
      lost.errors.contains(
        "wrong.gestures:1: error: No element is said as “No such dog”. Said: “Open, Button”."))
    #expect(try app.run(["read", "--after", folder.url("none").path]).status == 2)
  }

  @Test("A run leaves what was said, heard and recorded, and shows it in braille")
  func outputs() throws {
    let folder = try TemporaryFolder()
    let (script, said) = (folder.url("walk.gestures"), folder.url("said.txt"))
    let (sound, log) = (folder.url("walk.wav"), folder.url("walk.jsonl"))
    try Data("swipe right\n".utf8).write(to: script)
    let run = try CommandLineTool.run([
      "voiceover", CommandLineTool.example("After"), "--script", script.path, "--transcript", said.path,
      "--wav", sound.path, "--record", log.path, "--braille", "20",
    ])
    #expect(run.status == 0)
    #expect(run.output.contains("⠠⠙⠕⠛⠎"))
    let words = try String(contentsOf: said, encoding: .utf8)
    #expect(words.hasPrefix("Dogs near you, Heading\nDogs, Luna, 1 of 3, adjustable"))
    #expect(try Data(contentsOf: sound).count > 40_000)
    let replay = try CommandLineTool.run(["replay", log.path])
    #expect(replay.status == 0)
    #expect(replay.output == words)
  }

  @Test("read, voiceover, replay and the transcript write the same words in the same form")
  func oneForm() throws {
    let folder = try TemporaryFolder()
    let (script, said, log) = (folder.url("a"), folder.url("b"), folder.url("c.jsonl"))
    try Data("swipe right\nswipe right\n".utf8).write(to: script)
    let example = CommandLineTool.example("After")
    let run = try CommandLineTool.run([
      "voiceover", example, "--script", script.path, "--transcript", said.path, "--record", log.path,
    ])
    let heard = try String(contentsOf: said, encoding: .utf8).split(separator: "\n")
    #expect(heard.first == "Dogs near you, Heading")
    let terminal = run.output.split(separator: "\n").map { $0.drop { " 0123456789".contains($0) } }
    #expect(terminal == heard)
    let replay = try CommandLineTool.run(["replay", log.path])
    #expect(replay.output.split(separator: "\n") == heard)
    // read has the hint of a stop on a line of its own.
    let read = try CommandLineTool.run(["read", example, "--no-hints"]).output.split(separator: "\n")
    for (line, words) in zip(read, heard) {
      #expect(words.hasPrefix(line.drop { " 0123456789.".contains($0) }), "\(line): \(words)")
    }
  }

  @Test("A script that is not understood is told with its place")
  func mistakes() throws {
    let result = try play("swipe rigth")
    #expect(result.status != 0)
    #expect(result.output == "")
    #expect(result.errors.contains("walk.gestures:1:1: error: "))
    #expect(result.errors.contains("Did you mean “swipe right”?"))
  }
}
