import Foundation
import Testing

@Suite("Arguments of the commands of technologies")
struct TechnologyArgumentTests {
  private let example = CommandLineTool.example("After")

  @Test(
    "A script that is not understood is told with its place, and one that is not fulfilled with its line",
    arguments: [
      ("switch", "pres space\n", 2, "a.gestures:1:1: error: “pres” is none of press, hold, wait, expect."),
      ("switch", "wait 1\nexpect \"Nowhere\"\n", 1, "a.gestures:2: error: Expected “Nowhere”. Said: “"),
      ("keys", "key tba\n", 2, "a.gestures:1:5: error: “tba” is not a key."),
      ("keys", "key tab\nexpect \"Nowhere\"\n", 1, "a.gestures:2: error: Expected “Nowhere”. Said: “"),
      ("say", "tap nothing like that\nexpect \"Nowhere\"\n", 1, "a.gestures:2: error: Expected “Nowhere”."),
      ("say", "hear \"none.wav\"\n", 1, "none.wav cannot be read"),
      ("guided", "start\n", 1, "a.gestures:1: error: The session cannot start"),
      (
        "guided", "click 3\npasscode\n", 1, "a.gestures:2: error: There is no passcode: give --passcode-file."
      ),
      ("zoom", "zoom 30\n", 2, "a.gestures:1:6: error: Expected how many times is magnified, from 1 to 15."),
      ("zoom", "follow \"Nobody\"\n", 1, "a.gestures:1: error: No element is called “Nobody”."),
    ])
  func scripts(command: String, script: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.gestures", script)
    let result = try CommandLineTool.run(command, example, "--script", file)
    #expect(result.status == status)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test("Invalid input ends with the status for it, and says what to do")
  func invalid() throws {
    let folder = try TemporaryFolder()
    let script = try folder.file("a.gestures", "wait 1\n")
    let passcode = try folder.file("passcode", "12345\n")
    let cases: [([String], String)] = [
      (["say", example, "--hear", "a.wav", "--script", script], "exclude each other"),
      (["say", example, "--hear", folder.url("none.wav").path], "none.wav cannot be read"),
      (["say", example, "--hear", "microphone"], "arecord"),
      (["say", example, "--hear-raw"], "give --hear, too"),
      (["say", example, "--hear", script, "--hear-raw"], "for a pipe"),
      (
        ["guided", example, "--script", script, "--passcode-file", passcode],
        "passcode:1:1: expected a passcode"
      ),
      (["guided", example, "--fence", "1,2,3"], "A fence is four numbers"),
      (["switch", example, "--animation", "a.gif"], "give --script, too"),
      (["keys", example, "--all-screens"], "give --screen"),
      (["render", example, "-o", "a.png", "--technology", "say"], "give --overlay, too"),
      (["render", example, "-o", "a.png", "--overlay", "--technology", "swich"], "switch"),
    ]
    for (arguments, message) in cases {
      let result = try CommandLineTool.run(arguments)
      #expect(result.status == 2, "\(arguments)")
      #expect(result.errors.contains(message), "\(arguments): \(result.errors)")
      #expect(result.output == "")
    }
  }

  @Test("VoiceOver is off where another technology is used, and switches can be others")
  func settings() throws {
    let folder = try TemporaryFolder()
    let script = try folder.file("a.gestures", "press a\nwait 0.1\n")
    let settings = try folder.file(
      "settings.json",
      #"{"switchControl.scanningStyle": "manual", "switchControl.groupsItems": false, "switchControl.switches": {"external:a": "moveToNextItem"}}"#
    )
    let result = try CommandLineTool.run("switch", example, "--script", script, "--settings", settings)
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
    #expect(result.output.split(separator: "\n").count == 2)
  }

  @Test("Keys from a pipe are keys, and lines from a pipe are what is said")
  func pipes() throws {
    let folder = try TemporaryFolder()
    for (command, input, told) in [
      ("keys", "\t\u{4}", "Full Keyboard Access."), ("say", "show numbers\nq\n", "Numbers: 1 "),
      ("switch", "q", "Switch Control."), ("zoom", "+q", "Magnified 2 times"),
    ] {
      let file = try folder.file("input", input)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "'\(CommandLineTool.path)' \(command) '\(example)' --quiet < '\(file)'"]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(text.contains(told), "\(command): \(text)")
    }
  }
}
