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

  @Test("One screen is read at a time")
  func allScreens() throws {
    let result = try CommandLineTool.run(["speak", CommandLineTool.example("After"), "--all-screens"])
    #expect(result.status == 2)
  }
}
