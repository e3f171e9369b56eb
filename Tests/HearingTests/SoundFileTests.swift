import Foundation
import Speech
import TestNumbers
import Testing

@testable import Hearing

@Suite("Files of sound are read, and broken ones refused with the place")
struct SoundFileTests {
  private func file(_ chunks: [(String, [UInt8])]) -> Data {
    var body: [UInt8] = Array("WAVE".utf8)
    for (name, bytes) in chunks {
      body += Array(name.utf8) + number(bytes.count, 4) + bytes + (bytes.count % 2 == 1 ? [0] : [])
    }
    return Data(Array("RIFF".utf8) + number(body.count, 4) + body)
  }

  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private func format(kind: Int = 1, channels: Int = 1, rate: Int = 8_000, bits: Int = 16) -> [UInt8] {
    let frame = channels * bits / 8
    return number(kind, 2) + number(channels, 2) + number(rate, 4) + number(rate * frame, 4)
      + number(frame, 2)
      + number(bits, 2)
  }

  @Test("What was written is read again")
  func written() throws {
    let samples: [Int16] = [0, 1000, -1000, 32_767, -32_768]
    let sound = try RecordedSound(
      wav: SpeechAudio(sampleRate: 22_050, samples: samples).wavData, file: "a.wav")
    #expect(sound == RecordedSound(sampleRate: 22_050, samples: samples))
  }

  @Test("Bits of every kind, several channels and other chunks are read")
  func kinds() throws {
    let all: [(kind: Int, bits: Int, bytes: [UInt8])] = [
      (1, 8, [192]), (1, 16, number(16_384, 2)), (1, 24, number(1 << 22, 3)), (1, 32, number(1 << 30, 4)),
      (3, 32, number(Int(Float(0.5).bitPattern), 4)), (3, 64, number(Int(Double(0.5).bitPattern), 8)),
    ]
    for (kind, bits, bytes) in all {
      let data = file([
        ("LIST", [1, 2, 3]), ("fmt ", format(kind: kind, channels: 2, bits: bits)), ("data", bytes + bytes),
      ])
      let sound = try RecordedSound(wav: data, file: "a.wav")
      #expect(sound.samples == [0.5], "\(kind), \(bits) bits")
      #expect(sound.sampleRate == 8_000)
    }
  }

  @Test("An error says where it is and what was expected")
  func errors() {
    func error(_ data: Data) -> HearingError? {
      do {
        _ = try RecordedSound(wav: data, file: "a.wav")
        return nil
      } catch { return error }
    }
    func offset(_ data: Data) -> Int? {
      if case .badSound(_, let offset, _, _)? = error(data) { offset } else { nil }
    }
    #expect(offset(Data()) == 0)
    #expect(offset(Data("RIFX____WAVE".utf8)) == 0)
    #expect(offset(file([("data", [0, 0])])) == 12)
    #expect(offset(file([("fmt ", format(kind: 85))])) == 20)
    #expect(offset(file([("fmt ", format(channels: 0))])) == 22)
    #expect(offset(file([("fmt ", format(bits: 12))])) == 34)
    #expect(offset(file([("fmt ", format())])) == 36)
    #expect(
      error(Data("RIFF".utf8))?.description == "a.wav: byte 4: expected “WAVE”, found the end of the file.")
    #expect(throws: HearingError.self) { try RecordedSound(contentsOf: "/there/is/none.wav") }
  }

  /// The seed stands in the message of a failure; `CURBCUT_SEED` plays it again.
  @Test("Bytes that were changed, cut off or put in are read or refused, and never harm")
  func fuzz() {
    let seeds = SeededNumbers.seeds(3_000)
    var refused = 0
    for seed in seeds {
      var numbers = SeededNumbers(seed: seed)
      var bytes = Array(
        file([
          ("fmt ", format(channels: Int.random(in: 1...2, using: &numbers))),
          ("data", (0..<40).map { _ in UInt8.random(in: 0...255, using: &numbers) }),
        ]))
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        let place = Int.random(in: 0..<max(bytes.count, 1), using: &numbers)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: bytes.removeLast(min(place, bytes.count))
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &numbers), at: min(place, bytes.count))
        case 2 where !bytes.isEmpty: bytes[place] = [0, 255, 127, 128].randomElement(using: &numbers) ?? 0
        default: if !bytes.isEmpty { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers) }
        }
      }
      do {
        let sound = try RecordedSound(wav: Data(bytes), file: "fuzz.wav")
        #expect(sound.samples.allSatisfy { (-1...1).contains($0) }, "seed \(seed)")
        #expect(sound.samples.count <= bytes.count, "seed \(seed)")
      } catch {
        refused += 1
        guard case .badSound(_, let offset, _, _) = error, (0...bytes.count).contains(offset) else {
          Issue.record("seed \(seed): \(error)")
          return
        }
      }
    }
    print("files of sound by chance: seeds \(seeds.first ?? 0) to \(seeds.last ?? 0), \(refused) refused")
    if seeds.count > 1 { #expect(refused > 0 && refused < seeds.count) }
  }

  // MARK: Streams

  /// The samples of a stream that comes in pieces of that length.
  private func stream(_ bytes: [UInt8], _ form: SoundStream.Form = .wav, pieces: Int) throws -> RecordedSound
  {
    var stream = SoundStream(form, name: "pipe")
    var samples: [Float] = []
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      samples += try stream.take(bytes[start..<min(start + pieces, bytes.count)])
    }
    try stream.end()
    return RecordedSound(sampleRate: stream.sampleRate ?? 0, samples: samples)
  }

  @Test(
    "A stream has the samples of the file, in whatever pieces it comes", arguments: [1, 3, 7, 64, 10_000])
  func streams(pieces: Int) throws {
    let bytes = Array(
      file([
        ("LIST", [1, 2, 3]), ("fmt ", format(channels: 2)), ("data", (0..<200).map { UInt8($0) }),
        ("LIST", [9, 9]),
      ]))
    let whole = try RecordedSound(wav: Data(bytes), file: "a.wav")
    #expect(try stream(bytes, pieces: pieces) == whole)
    let raw = number(16_384, 2) + number(-16_384, 2)
    #expect(try stream(raw, .raw(sampleRate: 16_000), pieces: pieces).samples == [0.5, -0.5])
  }

  @Test(
    "A stream whose header does not say how long it is goes on", arguments: [0, 0x7FFF_FFF0, 0xFFFF_FFFF])
  func endless(size: Int) throws {
    var bytes = Array(file([("fmt ", format())])) + Array("data".utf8) + number(size, 4)
    for value in 0..<100 { bytes += number(value, 2) }
    #expect(try stream(bytes, pieces: 11).samples.count == 100)
  }

  @Test("A stream that is no sound is refused with the place")
  func brokenStreams() {
    func offset(_ bytes: [UInt8]) -> Int? {
      do {
        _ = try stream(bytes, pieces: 5)
        return nil
      } catch HearingError.badSound(_, let offset, _, _) { return offset } catch { return -1 }
    }
    #expect(offset([]) == 0)
    #expect(offset(Array("RIFF____WAVX____".utf8)) == 8)
    #expect(offset(Array(file([("data", [0, 0])]))) == 12)
    #expect(offset(Array(file([("fmt ", format(kind: 85))]))) == 20)
    #expect(offset(Array(file([("fmt ", format())]))) == 36)
  }

  @Test("Streams of changed bytes are read or refused, and never harm")
  func fuzzStreams() {
    let seeds = SeededNumbers.seeds(2_000)
    var refused = 0
    for seed in seeds {
      var numbers = SeededNumbers(seed: seed)
      var bytes = Array(file([("fmt ", format()), ("data", (0..<40).map { UInt8($0) })]))
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        let place = Int.random(in: 0..<max(bytes.count, 1), using: &numbers)
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: bytes.removeLast(min(place, bytes.count))
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &numbers), at: min(place, bytes.count))
        default: if !bytes.isEmpty { bytes[place] = UInt8.random(in: 0...255, using: &numbers) }
        }
      }
      do {
        let sound = try stream(bytes, pieces: Int.random(in: 1...50, using: &numbers))
        #expect(sound.samples.count <= bytes.count, "seed \(seed)")
      } catch {
        refused += 1
        guard case HearingError.badSound(_, let offset, _, _) = error, (0...bytes.count).contains(offset)
        else {
          Issue.record("seed \(seed): \(error)")
          return
        }
      }
    }
    print("streams of sound by chance: seeds \(seeds.first ?? 0) to \(seeds.last ?? 0), \(refused) refused")
    if seeds.count > 1 { #expect(refused > 0 && refused < seeds.count) }
  }
}
