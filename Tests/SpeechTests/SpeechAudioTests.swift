import Foundation
import Testing

@testable import Speech

@Suite struct SpeechAudioTests {
  let audio = SpeechAudio(
    sampleRate: 8_000, samples: [0, 1, -1, .max, .min], marks: [.init(start: 0, end: 0.000_625)])

  @Test func wavHeaderAndSamples() {
    let bytes = [UInt8](audio.wavData)
    #expect(bytes.count == 44 + 10)
    #expect(String(decoding: bytes[0..<4], as: UTF8.self) == "RIFF")
    #expect(bytes[4..<8].elementsEqual([46, 0, 0, 0]))
    #expect(String(decoding: bytes[8..<16], as: UTF8.self) == "WAVEfmt ")
    #expect(bytes[24..<28].elementsEqual([0x40, 0x1F, 0, 0]))
    #expect(bytes[40..<44].elementsEqual([10, 0, 0, 0]))
    #expect(bytes[44...].elementsEqual([0, 0, 1, 0, 0xFF, 0xFF, 0xFF, 0x7F, 0, 0x80]))
  }

  @Test func appendingMovesMarks() {
    var whole = audio
    whole.append(audio, after: 1)
    #expect(whole.samples.count == 8_010)
    #expect(whole.marks.map(\.start) == [0, 8_005.0 / 8_000])
  }

  @Test func unwritablePathIsATypedError() {
    let error = #expect(throws: SpeechError.self) { try audio.writeWAV(to: "/nowhere/at/all.wav") }
    #expect(error?.description.hasPrefix("Cannot write /nowhere/at/all.wav: ") == true)
  }
}

@Suite struct AudioPlayerTests {
  let audio = SpeechAudio(sampleRate: 8_000, samples: [0, 0])

  @Test func withoutAPlayerThereIsAClearError() {
    #expect(throws: SpeechError.noPlayer(tried: ["pw-play", "paplay", "aplay"])) {
      try AudioPlayer(searchPath: "/nonexistent").play(audio)
    }
  }

  @Test func aPlayerThatFailsSaysWhy() throws {
    try ProgramFolder.with(["aplay": "echo no card >&2\nexit 1"]) { folder in
      #expect(throws: SpeechError.playerFailed(program: "aplay", reason: "no card")) {
        try AudioPlayer(searchPath: folder).play(audio)
      }
    }
  }

  @Test func thePlayerGetsAWAVFile() throws {
    try ProgramFolder.with(["paplay": "cp \"$1\" \"$(dirname \"$0\")/heard.wav\""]) { folder in
      try AudioPlayer(searchPath: folder).play(audio)
      let heard = try Data(contentsOf: URL(fileURLWithPath: folder + "/heard.wav"))
      #expect(heard == audio.wavData)
    }
  }
}

@Suite struct MemorySynthesizerTests {
  @Test func itKeepsWhatWasSaid() throws {
    let synthesizer = MemorySynthesizer()
    let script = SpeechScript([.init("Save", pause: 0.2), .init("Button")])
    let audio = try synthesizer.synthesize(script, settings: SpeechSettings())
    #expect(synthesizer.scripts == [script])
    #expect(audio.marks.count == 2 && audio.duration > 0.5)
  }
}
