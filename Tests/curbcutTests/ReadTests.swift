import Conformance
import Foundation
import Testing

@testable import curbcut

/// The example's two screens, through the command from end to end.
@Suite struct ReadTests {
  @Test func beforeIsHardToUnderstand() throws {
    let lines = try transcript("Before")
    #expect(lines.contains { $0.hasSuffix(". Breed") })
    #expect(lines.contains { $0.hasSuffix(". Lab. retr.") })
    #expect(!lines.contains { $0.contains("Call") })
  }

  @Test func afterSaysWhatIsMeant() throws {
    let lines = try transcript("After")
    #expect(lines.contains { $0.contains("Dogs near you") && $0.contains("Heading") })
    #expect(lines.contains { $0.contains("Breed") && $0.contains("Labrador retriever") })
    #expect(lines.contains { $0.contains("Call Happy Tails Shelter") && $0.contains("Button") })
    #expect(
      lines.contains { $0.contains("Dogs") && $0.contains("Luna, 1 of 3") && $0.contains("adjustable") })
  }

  @Test func hintsStandOnTheirOwnLines() throws {
    let lines = try transcript("After")
    let hint = try #require(lines.firstIndex { $0.contains("Adds Luna to your favorites.") })
    #expect(lines[hint].hasPrefix("     "))
    #expect(lines[hint - 1].contains("Favorite"))
    let quiet = try CommandLineTool.run("read", "--no-hints", CommandLineTool.example("After"))
    #expect(!quiet.output.contains("Adds Luna"))
    #expect(quiet.output.contains("Favorite"))
  }

  @Test func linesAreNumberedInOrder() throws {
    let numbers = try transcript("After").compactMap { line in
      line.drop { $0 == " " }.split(separator: ".").first.flatMap { Int($0) }
    }
    #expect(numbers == Array(1...max(1, numbers.count)))
    #expect(numbers.count == 14)
  }

  @Test func writtenStyleDiffers() throws {
    let result = try CommandLineTool.run("read", "--style", "written", CommandLineTool.example("After"))
    #expect(result.output.contains("Favorite. Button."))
  }

  @Test func jsonHasTheDocumentedForm() throws {
    let result = try CommandLineTool.run("read", "--json", CommandLineTool.example("After"))
    let form = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(form["format"] as? String == "curbcut.transcript")
    #expect(form["version"] as? Int == 1)
    let screen = try #require((form["screens"] as? [[String: Any]])?.first)
    let stops = try #require(screen["stops"] as? [[String: Any]])
    #expect(stops.count == 14)
    #expect(stops.allSatisfy { ($0["frame"] as? [Double])?.count == 4 && $0["text"] is String })
    let information = try #require(screen["screen"] as? [String: Any])
    #expect(information["initial"] as? Bool == true)
    #expect(information["size"] as? [Double] == [393, 852])
  }

  @Test func speechIsWritten() throws {
    let folder = try TemporaryFolder()
    let file = folder.url("a.wav")
    let result = try CommandLineTool.run("read", "--wav", file.path, CommandLineTool.example("After"))
    #expect(result.status == 0)
    let data = try Data(contentsOf: file)
    // Ten seconds at 22 050 samples of two bytes: all 14 stops are heard.
    #expect(data.count > 441_000)
    #expect(data.prefix(4) == Data("RIFF".utf8))
  }

  @Test func fasterSpeechIsShorter() throws {
    let folder = try TemporaryFolder()
    let sizes = try ["0.3", "0.9"].map { rate in
      let file = folder.url("\(rate).wav")
      _ = try CommandLineTool.run(
        "read", "--wav", file.path, "--rate", rate, CommandLineTool.example("Before"))
      return try Data(contentsOf: file).count
    }
    #expect(sizes[0] > sizes[1] * 3 / 2)
  }

  @Test func unwritableSoundIsAnError() throws {
    let result = try CommandLineTool.run(
      "read", "--wav", "/nowhere/a.wav", CommandLineTool.example("After"))
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("/nowhere/a.wav"))
  }

  @Test func unknownScreenIsAnErrorThatNamesTheScreens() throws {
    let result = try CommandLineTool.run("read", "--screen", "nobody", CommandLineTool.example("After"))
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("nobody"))
  }

  private func transcript(_ name: String) throws -> [String] {
    let result = try CommandLineTool.run("read", CommandLineTool.example(name))
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    return result.output.split(separator: "\n").map(String.init)
  }
}

@Suite struct OtherCommandTests {
  @Test func screensAreListed() throws {
    let result = try CommandLineTool.run("screens", CommandLineTool.example("After"))
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("*  "))
    #expect(result.output.contains("UIViewController"))
    #expect(result.output.contains("Adopt a Dog"))
    #expect(result.output.contains("393×852"))
  }

  @Test func theDeviceDecidesTheSize() throws {
    let result = try CommandLineTool.run(
      "screens", CommandLineTool.example("After"), "--device", "iphone se", "--landscape")
    #expect(result.output.contains("667×375"))
  }

  @Test func theTreeShowsWhatIsSet() throws {
    let result = try CommandLineTool.run("tree", CommandLineTool.example("After"))
    #expect(result.status == 0)
    for text in [
      "“Favorite”", "hint: Adds Luna to your favorites.", "traits: button", "identifier: carousel",
    ] {
      #expect(result.output.contains(text))
    }
  }

  @Test func theTreeIsJSONToo() throws {
    let result = try CommandLineTool.run("tree", "--json", CommandLineTool.example("Before"))
    let form = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(form["format"] as? String == "curbcut.trees")
    let tree = try #require((form["screens"] as? [[String: Any]])?.first?["tree"] as? [String: Any])
    #expect((tree["elements"] as? [Any])?.isEmpty == false)
  }

  @Test func aPictureIsDrawnAtTheScaleOfTheDevice() throws {
    let folder = try TemporaryFolder()
    let plain = folder.url("plain.png")
    let marked = folder.url("marked.png")
    let file = CommandLineTool.example("After")
    let result = try CommandLineTool.run("render", file, "-o", plain.path)
    #expect(result.status == 0)
    #expect(result.output == "\(plain.path)\n")
    _ = try CommandLineTool.run("render", file, "--overlay", "-o", marked.path)
    let (a, b) = (try Data(contentsOf: plain), try Data(contentsOf: marked))
    #expect(a != b)
    #expect(try pixels(of: a) == [1179, 2556])
    #expect(try pixels(of: b) == [1179, 2556])
  }

  @Test func unwritablePictureIsAnError() throws {
    let result = try CommandLineTool.run(
      "render", CommandLineTool.example("After"), "-o", "/nowhere/a.png")
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("/nowhere/a.png"))
  }

  /// Width and height in the header of a PNG.
  private func pixels(of data: Data) throws -> [Int] {
    let bytes = [UInt8](data.prefix(24))
    try #require(bytes.count == 24 && bytes[1...3].elementsEqual("PNG".utf8))
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }
}

@Suite struct ConformanceCommandTests {
  @Test func aFileThatIsNoFileIsBadInput() throws {
    let result = try CommandLineTool.run("conformance", "/nowhere/cases.json")
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("/nowhere/cases.json"))
  }

  @Test(arguments: ["{", "[1]", "7", #"{"cases": [{"name": "a", "unheard-of": 1}]}"#])
  func aFileThatIsNoCaseFileIsBadInput(content: String) throws {
    let folder = try TemporaryFolder()
    let result = try CommandLineTool.run("conformance", try folder.file("cases.json", content))
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("cases.json"))
  }

  @Test func nothingToRunIsAllPassed() throws {
    let folder = try TemporaryFolder()
    let result = try CommandLineTool.run("conformance", try folder.file("cases.json", #"{"cases": []}"#))
    #expect(result.status == 0)
    #expect(result.output == "0 passed, 0 failed\n")
  }

  @Test func failuresAreShownAndCounted() {
    let report = ConformanceReport(files: [
      CaseFile(
        name: "a.json",
        results: [
          CaseResult(section: "cases", name: "one", outcome: .passed),
          CaseResult(section: "cases", name: "two", outcome: .failed(["- Save", "+ Button"])),
          CaseResult(section: "cases", name: "three", outcome: .disagrees("older words")),
        ])
    ])
    #expect(
      report.text() == """
        FAILED  cases/two
                - Save
                + Button
        1 passed, 1 failed, 1 disagree
        """)
    #expect(report.text(withExceptions: true).contains("disagrees cases/three: older words"))
  }
}
