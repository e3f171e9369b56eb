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
    #expect(bad.errors.contains("walk.gestures:2: error: Expected “No such words”. Said: “\(lines[1])”."))
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
