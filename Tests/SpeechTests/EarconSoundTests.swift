import AssistiveTechnology
import Testing

@testable import Speech

@Suite("Sounds")
struct EarconSoundTests {
  @Test("Each is short, soft, whole and its own")
  func all() {
    var seen: [[Int16]: Earcon] = [:]
    for earcon in Earcon.allCases {
      let samples = EarconSound.samples(of: earcon)
      let seconds = Double(samples.count) / Double(SpeechAudio.liveRate)
      #expect((0.01...EarconSound.longest).contains(seconds), "\(earcon): \(seconds) s")
      #expect(seen.updateValue(earcon, forKey: samples) == nil, "\(earcon) sounds like another")
      #expect(samples.first == 0 && samples.last == 0, "\(earcon) clicks")
      let peak = samples.map { abs(Int($0)) }.max() ?? 0
      #expect((1_500...12_000).contains(peak), "\(earcon): peak \(peak)")
      let energy = samples.map { Double($0) * Double($0) }.reduce(0, +) / Double(samples.count)
      #expect((300_000...20_000_000).contains(energy), "\(earcon): energy \(energy)")
      // No step from sample to sample is as sharp as a click.
      let steps = zip(samples, samples.dropFirst()).map { abs(Int($0) - Int($1)) }
      #expect((steps.max() ?? 0) < 6_000, "\(earcon)")
      #expect(samples == EarconSound.samples(of: earcon))
    }
  }

  @Test("A new screen rises, the boundary is low")
  func character() {
    let screen = EarconSound.samples(of: .screenChanged)
    #expect(pitch(screen.prefix(screen.count / 3)) * 1.2 < pitch(screen.suffix(screen.count / 3)))
    #expect(pitch(EarconSound.samples(of: .boundaryReached)[...]) < 200)
    let pass = EarconSound.samples(of: .passThrough)
    let thirds = (0..<3).map { pitch(pass[pass.count * $0 / 3..<pass.count * ($0 + 1) / 3]) }
    #expect(thirds == thirds.sorted())
  }

  /// By how often the sound crosses zero, in hertz.
  private func pitch(_ samples: ArraySlice<Int16>) -> Double {
    let crossings = zip(samples, samples.dropFirst()).filter { ($0 < 0) != ($1 < 0) }.count
    return Double(crossings) / 2 / (Double(samples.count) / Double(SpeechAudio.liveRate))
  }
}
