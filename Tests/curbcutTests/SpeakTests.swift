import Foundation
import Testing

@Suite("curbcut speak")
struct SpeakTests {
  @Test("Reads what is on the screen from the top to the bottom, each element once")
  func reads() throws {
    let result = try CommandLineTool.run(["speak", CommandLineTool.example("After"), "--quiet"])
    #expect(result.status == 0 && result.errors == "")
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "Dogs near you")
    #expect(lines.contains("Breed, Labrador retriever"))
    #expect(Set(lines).count == lines.count)
    // What the phone says of itself, such as roles and hints, is VoiceOver's.
    #expect(!result.output.contains("Button") && !result.output.contains("Double tap"))
  }

  @Test("Writes what is heard as sound")
  func sound() throws {
    let folder = try TemporaryFolder()
    let wav = folder.url("speech.wav")
    let result = try CommandLineTool.run([
      "speak", CommandLineTool.example("After"), "--wav", wav.path,
    ])
    #expect(result.status == 0)
    // More than a second of 16-bit sound.
    #expect(try Data(contentsOf: wav).count > 32_000)
  }

  @Test(
    "Draws what is read as a moving picture with more frames than utterances, as each word is highlighted")
  func animation() throws {
    let folder = try TemporaryFolder()
    let picture = folder.url("speech.gif")
    let result = try CommandLineTool.run(
      "speak", CommandLineTool.example("After"), "--animation", picture.path)
    #expect(result.status == 0 && result.errors == "")
    let data = try Data(contentsOf: picture)
    #expect(data.starts(with: Data("GIF89a".utf8)))
    // Each frame has a graphic control extension.
    let frames = zip(data, data.dropFirst()).filter { $0 == 0x21 && $1 == 0xF9 }.count
    #expect(frames > result.output.split(separator: "\n").count + 5)
  }

  @Test("One screen is read at a time")
  func allScreens() throws {
    let result = try CommandLineTool.run(["speak", CommandLineTool.example("After"), "--all-screens"])
    #expect(result.status == 2)
  }
}
