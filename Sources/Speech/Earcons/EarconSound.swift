import AssistiveTechnology
import Foundation

/// The sounds that convey what happened without words, each made of a few soft tones.
///
/// Apple's own sounds are not published; these follow users' descriptions of them: a tick for the focus, a
/// low thud at a boundary, two rising tones for a new screen, three for pass-through.
public enum EarconSound {
  /// The length of the longest sound, in seconds.
  public static let longest = 0.2

  /// The samples of a sound, at ``SpeechAudio/liveRate``. Always the same for the same earcon.
  public static func samples(of earcon: Earcon) -> [Int16] {
    let tones = tones(of: earcon)
    let length = tones.map(\.end).max() ?? 0
    var mixed = [Double](repeating: 0, count: Int(length * rate))
    for tone in tones { tone.add(to: &mixed) }
    return mixed.map { Int16(clamping: Int(($0 * loudness).rounded())) }
  }

  private static let rate = Double(SpeechAudio.liveRate)
  /// The amplitude of a tone with gain 1: well below that of the voice.
  private static let loudness = 6_000.0

  /// A tone that rises within milliseconds and fades away.
  private struct Tone {
    /// Seconds from the beginning of the sound.
    var start: Double
    var duration: Double
    /// The range of the pitch from beginning to end, in hertz.
    var pitch: ClosedRange<Double>
    var isFalling: Bool
    var gain: Double
    /// The gain of the octave above, 0 to 1.
    var brightness: Double

    var end: Double { start + duration }

    func add(to samples: inout [Double]) {
      let first = Int(start * rate)
      let count = min(Int(duration * rate), samples.count - first)
      guard count > 2 else { return }
      var phase = 0.0
      for index in 0..<count {
        let place = Double(index) / Double(count - 1)
        let share = isFalling ? 1 - place : place
        let hertz = pitch.lowerBound + (pitch.upperBound - pitch.lowerBound) * share
        let wave = sin(phase) + brightness * sin(2 * phase)
        samples[first + index] += gain * envelope(place) * wave / (1 + brightness)
        phase += 2 * .pi * hertz / rate
      }
    }

    /// The envelope: a short attack, then a decay to silence.
    private func envelope(_ place: Double) -> Double {
      let attack = min(0.004 / duration, 0.3)
      if place < attack { return sin(place / attack * .pi / 2) }
      let rest = (place - attack) / (1 - attack)
      return exp(-2.5 * rest) * cos(rest * .pi / 2)
    }
  }

  private static func tone(
    _ pitch: Double, at start: Double = 0, for duration: Double = 0.06, gain: Double = 1,
    brightness: Double = 0.2
  ) -> Tone {
    Tone(
      start: start, duration: duration, pitch: pitch...pitch, isFalling: false, gain: gain,
      brightness: brightness)
  }

  private static func slide(
    _ from: Double, _ to: Double, at start: Double = 0, for duration: Double = 0.1, gain: Double = 1,
    brightness: Double = 0.1
  ) -> Tone {
    Tone(
      start: start, duration: duration, pitch: min(from, to)...max(from, to), isFalling: to < from,
      gain: gain, brightness: brightness)
  }

  /// A sequence of tones.
  private static func steps(_ pitches: [Double], every time: Double, gain: Double = 1) -> [Tone] {
    pitches.enumerated().map { index, pitch in
      tone(pitch, at: Double(index) * time, for: time * 1.2, gain: gain)
    }
  }

  private static func tones(of earcon: Earcon) -> [Tone] {
    switch earcon {
    // Interaction
    case .itemFocused: [tone(1_900, for: 0.018, gain: 0.7)]
    case .itemActivated: [tone(1_100, for: 0.03), tone(1_650, at: 0.025, for: 0.05)]
    case .navigationWrappedForwards: [slide(700, 1_500, for: 0.12), tone(1_500, at: 0.1, for: 0.05)]
    case .navigationWrappedBackwards: [slide(1_500, 700, for: 0.12), tone(700, at: 0.1, for: 0.05)]
    case .scrolledPage: [slide(500, 1_000, for: 0.14, gain: 0.8, brightness: 0.5)]
    case .boundaryReached: [slide(150, 110, for: 0.14, gain: 1.4), tone(75, for: 0.14, gain: 0.8)]
    case .noItemDiscovered: [tone(240, for: 0.05, gain: 0.8, brightness: 0)]
    case .interactableGroup: [tone(880, for: 0.05), tone(1_320, for: 0.05, gain: 0.5)]
    case .startInteracting: [tone(660, for: 0.05), tone(880, at: 0.05, for: 0.08)]
    case .stopInteracting: [tone(880, for: 0.05), tone(660, at: 0.05, for: 0.08)]
    case .explorationBegan: [slide(400, 800, for: 0.07, gain: 0.7)]
    // Feedback
    case .screenChanged: [tone(780, for: 0.09), tone(1_170, at: 0.08, for: 0.11)]
    case .synchronizedFocus: [tone(1_400, for: 0.03), tone(1_400, at: 0.05, for: 0.03)]
    case .previousRotor: [tone(1_000, for: 0.025), tone(750, at: 0.02, for: 0.03)]
    case .nextRotor: [tone(1_000, for: 0.025), tone(1_330, at: 0.02, for: 0.03)]
    case .passThrough: steps([660, 880, 1_175], every: 0.06)
    case .noResults: [tone(440, for: 0.06), tone(330, at: 0.06, for: 0.1)]
    case .detectedText: steps([1_320, 1_760], every: 0.045, gain: 0.8)
    case .quickNavEnabled: steps([523, 784], every: 0.06)
    case .quickNavDisabled: steps([784, 523], every: 0.06)
    case .unknownCommand: [tone(196, for: 0.12, brightness: 0.6)]
    case .actionFailed:
      [tone(233, for: 0.07, brightness: 0.5), tone(175, at: 0.075, for: 0.11, brightness: 0.5)]
    // App
    case .itemLoading: [tone(620, for: 0.05, gain: 0.6), tone(620, at: 0.09, for: 0.05, gain: 0.6)]
    case .itemLoaded: [tone(620, for: 0.05, gain: 0.6), tone(930, at: 0.06, for: 0.09, gain: 0.7)]
    case .popoverAppeared: [slide(520, 1_040, for: 0.09), tone(1_560, at: 0.08, for: 0.07, gain: 0.6)]
    case .alertAppeared:
      [tone(988, for: 0.08), tone(784, at: 0.08, for: 0.08), tone(988, at: 0.14, for: 0.06)]
    case .itemReordered: [slide(900, 600, for: 0.06), slide(600, 900, at: 0.07, for: 0.06)]
    case .layoutChanged: [tone(780, for: 0.05, gain: 0.5), tone(980, at: 0.05, for: 0.06, gain: 0.5)]
    // Text
    case .insertionPointMoved: [tone(2_400, for: 0.015, gain: 0.5, brightness: 0)]
    case .secureTextEntered: [tone(320, for: 0.03, brightness: 0.7)]
    case .capitalLetter: [slide(1_200, 1_800, for: 0.05, gain: 0.8)]
    case .deletedText: [slide(900, 350, for: 0.08, gain: 0.8)]
    case .link: [tone(1_568, for: 0.04, gain: 0.7), tone(2_093, for: 0.04, gain: 0.5)]
    case .moreActions: steps([1_047, 1_319, 1_047], every: 0.04, gain: 0.6)
    case .textSelectionDirectionChanged:
      [slide(800, 1_200, for: 0.05), slide(1_200, 800, at: 0.055, for: 0.05)]
    // System
    case .keyboardAppeared: [slide(300, 900, for: 0.12, gain: 0.8, brightness: 0.3)]
    case .keyboardDisappeared: [slide(900, 300, for: 0.12, gain: 0.8, brightness: 0.3)]
    case .screenLocked: [tone(500, for: 0.02, brightness: 0.9), tone(180, at: 0.03, for: 0.1)]
    case .volumeChanged: [tone(1_000, for: 0.06, gain: 0.6, brightness: 0)]
    case .curtainOn: [slide(700, 250, for: 0.18)]
    case .curtainOff: [slide(250, 700, for: 0.18)]
    // Braille
    case .brailleConnected: steps([587, 740, 880], every: 0.05, gain: 0.7)
    case .brailleDisconnected: steps([880, 740, 587], every: 0.05, gain: 0.7)
    }
  }
}
