import AccessibilityTree
import AssistiveTechnology
import DeviceSettings

/// Composes the line of a braille display from facts: the spoken words, with abbreviated roles.
struct BrailleStyle {
  /// The words, with abbreviations in place of the spoken words.
  var words: WordTable
  var settings: VoiceOverSettings

  func line(for facts: StopFacts) -> BrailleLine {
    if let line = editingLine(for: facts) { return line }
    let spoken = SpokenStyle(words: words, verbosity: verbosity)
    var parts = spoken.utterance(for: facts).parts
    if !settings.links.showsInBraille {
      let link = words.spoken(.link)
      parts.removeAll { $0.kind == .role && $0.text.string == link }
    }
    return assemble(parts, of: facts)
  }

  /// What is shown in braille has settings of its own. Hints are only spoken.
  private var verbosity: Verbosity {
    var verbosity = Verbosity()
    verbosity.includesHints = false
    verbosity.includesContainers = settings.containerDescriptions.showsInBraille
    verbosity.includesTableHeaders = settings.speaksTableHeaders
    verbosity.includesRowsAndColumns = settings.speaksRowAndColumnNumbers
    verbosity.includesMoreContent = settings.moreContent.showsInBraille
    verbosity.includesActions = settings.actions == .braille || settings.actions == .speakAndBraille
    return verbosity
  }

  private func assemble(_ parts: [Utterance.Part], of facts: StopFacts) -> BrailleLine {
    var line = BrailleLine(text: "", element: facts.element.id, language: facts.language)
    var length = 0
    for part in parts where !part.text.isEmpty {
      if length > 0 {
        line.text += " "
        length += 1
      }
      let start = length
      line.text += part.text.string
      length += part.text.string.utf16.count
      if part.kind == .label || part.kind == .value {
        line.content = (line.content?.lowerBound ?? start)..<length
      }
      line.languages += Self.languages(of: part.text, at: start, language: part.language ?? facts.language)
    }
    line.languages = line.languages.filter { $0.language != line.language }
    return line
  }

  /// While text is being edited, the line is that text, with the insertion point or the selection.
  private func editingLine(for facts: StopFacts) -> BrailleLine? {
    guard facts.traits.contains(.isEditing), facts.isTextEntry else { return nil }
    let content = facts.element.hasDetails ? facts.element.details.text : nil
    let text = content?.string ?? facts.value?.string ?? ""
    let length = text.utf16.count
    let selection = content?.selection ?? length..<length
    let lower = min(max(selection.lowerBound, 0), length)
    let cursor = lower..<min(max(selection.upperBound, lower), length)
    let value = facts.element.value.flatMap { $0.string == text ? $0 : nil } ?? AccessibilityText(text)
    return BrailleLine(
      text: text, element: facts.element.id, content: 0..<length, cursor: cursor, language: facts.language,
      languages: Self.languages(of: value, at: 0, language: nil), status: [.editing])
  }

  /// The parts of a text that are in another language, for a text that begins at an offset of the line.
  ///
  /// - Parameter language: the language of the rest; nil for the user's.
  static func languages(
    of text: AccessibilityText, at offset: Int, language: String?
  ) -> [BrailleLine.LanguageRun] {
    var runs: [BrailleLine.LanguageRun] = []
    var start = 0
    let length = text.string.utf16.count
    func add(upTo end: Int, _ language: String?) {
      if let language, end > start {
        runs.append(.init(range: (offset + start)..<(offset + end), language: language))
      }
      start = max(start, end)
    }
    for run in text.runs where run.attributes.language != nil {
      guard run.range.lowerBound >= start, run.range.upperBound <= length else { continue }
      add(upTo: run.range.lowerBound, language)
      add(upTo: run.range.upperBound, run.attributes.language)
    }
    add(upTo: length, language)
    return runs
  }
}
