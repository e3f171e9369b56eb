import AccessibilityTree
import AssistiveTechnology
import VoiceOver

/// What VoiceOver says on a screen, stop by stop.
struct Transcript {
  /// The wording: as it is heard, or as tools write it.
  enum Style: String, CaseIterable { case spoken, written }

  /// One stop, numbered from 1.
  struct Stop {
    var number: Int
    var text: String
    /// What is said after a pause; nil when there is none, or hints are off.
    var hint: String?
    var element: AccessibilityElement
    /// All parts, including the hint, for speech.
    var utterance: AssistiveTechnology.Utterance
  }

  var stops: [Stop]

  init(of tree: ElementTree, reader: ScreenReader, style: Style) {
    let late: Set<AssistiveTechnology.Utterance.Kind> = [.hint, .notice]
    stops = reader.transcript(of: tree).map { stop in
      let utterance = stop.utterance
      var text = utterance.without(late).caption
      var hint: String? =
        AssistiveTechnology.Utterance(utterance.parts.filter { late.contains($0.kind) }).caption
      if style == .written {
        let description = reader.description(of: stop.index, in: tree)
        (text, hint) = (description.text, description.hint)
      }
      return Stop(
        number: stop.index + 1, text: text, hint: hint.flatMap { $0.isEmpty ? nil : $0 },
        element: tree.elements[stop.index], utterance: utterance)
    }
  }

  /// Numbered lines, each hint on a line of its own below its stop.
  ///
  /// The text of a stop is printed in one line, even if it has several.
  var text: String {
    if stops.isEmpty { return "Nothing to read: VoiceOver finds no element on this screen.\n" }
    let width = String(stops.count).count
    var lines: [String] = []
    for stop in stops {
      let number = String(stop.number)
      let margin = String(repeating: " ", count: width - number.count)
      lines.append("\(margin)\(number). \(Self.oneLine(stop.text))")
      if let hint = stop.hint {
        lines.append(String(repeating: " ", count: width + 4) + Self.oneLine(hint))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
