import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// The items of the rotor that change a setting.
extension VoiceOverEngine {
  // MARK: Amounts

  mutating func changeAmount(_ kind: RotorItem.Kind, up: Bool) {
    switch kind {
    case .speakingRate:
      change("voiceOver.speakingRate", from: settings.voiceOver.speakingRate, up: up, in: 0...1, by: 0.05)
      sayPercent(settings.voiceOver.speakingRate, rule: "speaking rate")
    case .volume:
      change("voiceOver.volume", from: settings.voiceOver.volume, up: up, in: 0...1, by: 0.05)
      sayPercent(settings.voiceOver.volume, rule: "volume")
    case .brailleAutoAdvance:
      change(
        "voiceOver.brailleAutoAdvance", from: settings.voiceOver.brailleAutoAdvance, up: up, in: 0.25...20,
        by: 0.25)
      let seconds = settings.voiceOver.brailleAutoAdvance
      let number = seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
      saySystem(fill(words.spoken(.seconds), number), rule: "braille auto advance")
    default: break
    }
  }

  /// Changes an amount by one step; plays a sound at the end of the range.
  private mutating func change(
    _ key: String, from value: Double, up: Bool, in range: ClosedRange<Double>, by step: Double
  ) {
    let steps = (value / step).rounded() + (up ? 1 : -1)
    // Rounded to hundredths, because steps of a twentieth are inexact in binary.
    let next = min(max((steps * step * 100).rounded() / 100, range.lowerBound), range.upperBound)
    guard next != value else {
      play(.boundaryReached)
      return vibrate(.boundaryReached)
    }
    change(key, .number(next))
  }

  private mutating func sayPercent(_ value: Double, rule: String) {
    saySystem(fill(words.spoken(.percent), String(Int((value * 100).rounded()))), rule: rule)
  }

  // MARK: Choices

  mutating func changeChoice(_ kind: RotorItem.Kind, forward: Bool) {
    switch kind {
    case .audioDucking: cycle("audioDucking", settings.voiceOver.audioDucking, forward)
    case .punctuation: cycle("punctuation", settings.voiceOver.punctuation, forward)
    case .typingMode: cycle("typingStyle", settings.voiceOver.typingStyle, forward)
    case .navigationStyle: cycle("navigationStyle", settings.voiceOver.navigationStyle, forward)
    case .sounds: toggle("playsSounds", settings.voiceOver.playsSounds)
    case .hints: toggle("speaksHints", settings.voiceOver.speaksHints)
    case .directTouch: toggle("usesDirectTouch", settings.voiceOver.usesDirectTouch)
    case .language: changeLanguage(forward: forward)
    case .brailleTable: changeBrailleTable(forward: forward)
    default: break
    }
  }

  private mutating func toggle(_ key: String, _ isOn: Bool) {
    change("voiceOver.\(key)", .bool(!isOn))
    saySystem(words.spoken(isOn ? .off : .on), rule: "setting")
  }

  private mutating func cycle<Value: RawRepresentable<String> & CaseIterable & Equatable>(
    _ key: String, _ value: Value, _ forward: Bool
  ) {
    let next = neighbour(of: value, in: Array(Value.allCases), forward)
    change("voiceOver.\(key)", .text(next.rawValue))
    saySystem(words.choice("\(key).\(next.rawValue)"), rule: "setting")
  }

  private func neighbour<Value: Equatable>(of value: Value, in all: [Value], _ forward: Bool) -> Value {
    guard let place = all.firstIndex(of: value) else { return all.first ?? value }
    return all[(place + (forward ? 1 : all.count - 1)) % all.count]
  }

  private mutating func changeLanguage(forward: Bool) {
    let languages = [""] + settings.voiceOver.rotorLanguages
    let next = neighbour(of: settings.voiceOver.speechLanguage ?? "", in: languages, forward)
    change("voiceOver.speechLanguage", .text(next))
    guard !next.isEmpty else { return saySystem(words.spoken(.defaultLanguage), rule: "setting") }
    // The name of a language is given in that language, so that its voice can say it.
    let name = Locale(identifier: next).localizedString(forIdentifier: next) ?? next
    say(Utterance([.init(.system, AccessibilityText(name), language: next)]), rule: "setting")
  }

  private mutating func changeBrailleTable(forward: Bool) {
    let tables = [""] + settings.voiceOver.rotorBrailleTables
    let next = neighbour(of: settings.voiceOver.brailleTable ?? "", in: tables, forward)
    change("voiceOver.brailleTable", .text(next))
    saySystem(next.isEmpty ? words.spoken(.defaultTable) : next, rule: "setting")
  }
}

extension Utterance {
  /// The utterance with every part in one language; nil leaves each part in its own language.
  func spoken(in language: String?) -> Utterance {
    guard let language else { return self }
    return Utterance(parts.map { Part($0.kind, $0.text, language: language) })
  }
}
