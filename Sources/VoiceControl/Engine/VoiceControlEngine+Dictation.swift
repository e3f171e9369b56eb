import AssistiveTechnology
import DeviceSettings

/// Text that is dictated, spelled or typed.
extension VoiceControlEngine {
  mutating func performDictation(_ match: CommandMatch) -> Bool {
    switch match.command {
    case .dictationMode: return enter(.dictation)
    case .spellingMode: return enter(.spelling)
    case .commandMode: return enter(.command)
    case .numberMode: return enter(.number)
    case .type: return match.value(.phrase).map { type(dictated: $0.text) } ?? false
    case .insertEmoji:
      let emoji = match.value(.phrase).flatMap { Dictation(words: table.words).emoji($0.words) }
      return emoji.map { type($0) } ?? false
    case .newLine: return type("\n")
    case .newParagraph: return type("\n\n")
    case .returnKey:
      guard let text = editedText else { return false }
      ask(.edit(.submit), of: text.element, for: .plain)
      return true
    case .insertBefore, .insertAfter:
      guard let text = editedText, let what = match.value(.phrase),
        let place = match.value(.phrase, 1)?.words,
        let range = text.find(place, form: table.form)
      else { return false }
      let isBefore = match.command == .insertBefore
      let offset = isBefore ? range.lowerBound : range.upperBound
      return replace(offset..<offset, with: isBefore ? what.text + " " : " " + what.text)
    default: return false
    }
  }

  private mutating func enter(_ new: VoiceControlMode) -> Bool {
    mode = new
    show(caption: table.ui("\(new.rawValue)Mode"))
    return true
  }

  /// Types a phrase that is no command, if text is being dictated.
  mutating func dictate(_ phrase: Phrase) -> Bool {
    guard mode == .dictation, type(dictated: phrase.text, alternatives: phrase.alternatives.map(\.text))
    else {
      return false
    }
    last = nil
    show(caption: phrase.text)
    return true
  }

  /// Types what is spelled, if letters or digits are being dictated.
  mutating func spell(_ heard: Heard) -> Bool {
    guard mode == .spelling || mode == .number, editedText != nil else { return false }
    // Commands of more than a name are still heard.
    let isCommand = table.matches(heard.words, spoken: heard.spoken).contains {
      $0.fixedCount > 0 && $0.fixedCount + $0.closedCount == heard.words.count
    }
    guard !isCommand, let text = Dictation(words: table.words).spelled(heard.words) else { return false }
    if mode == .number, !text.allSatisfy({ $0.isNumber || $0.isPunctuation || $0 == " " }) { return false }
    guard type(text) else { return false }
    show(caption: heard.text)
    return true
  }

  mutating func type(dictated phrase: String, alternatives: [String] = []) -> Bool {
    guard let text = editedText else { return false }
    let dictation = Dictation(words: table.words)
    let before = text.string.part(0..<text.selection.lowerBound)
    return type(
      dictation.text(phrase, after: before),
      alternatives: alternatives.map { dictation.text($0, after: before) })
  }

  /// Types text in place of the selection, or of a range that was selected just now.
  private mutating func type(_ new: String, at range: Range<Int>? = nil, alternatives: [String] = []) -> Bool
  {
    guard let text = editedText, !new.isEmpty else { return false }
    let start = (range ?? text.selection).lowerBound
    ask(.edit(.insert(new)), of: text.element, for: .plain)
    insertion = (start..<start + new.utf16.count, new, alternatives)
    return true
  }

  /// Replaces a part of the text.
  mutating func replace(_ range: Range<Int>, with new: String) -> Bool {
    guard let text = editedText, range.upperBound <= text.count, !new.isEmpty else { return false }
    if text.selection != range { ask(.edit(.select(range)), of: text.element) }
    return type(new, at: range)
  }
}
