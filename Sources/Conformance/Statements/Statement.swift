import AccessibilityTree
import Foundation
import VoiceOver

/// A sentence that reports what VoiceOver, or a similar tool, says about a control.
///
/// The sentences are written for people. `Data/trials.json` says what is created and done to test one; the
/// expected words come from the sentence itself.
struct Statement {
  var kind: String
  var control: String
  var config: String
  var utterance: String
  let path: String

  init(_ reader: CaseReader) throws {
    var reader = reader
    path = reader.path
    kind = try reader.required("kind")
    control = try reader.required("control")
    config = try reader.string("config") ?? ""
    utterance = try reader.required("utterance")
    _ = try reader.string("source")
    try reader.finish()
  }

  var name: String { config.isEmpty ? control : "\(control), \(config)" }

  @MainActor
  func run() throws -> CaseFinding {
    var finding = CaseFinding(section: kind, name: name)
    if control.hasPrefix("vocabulary ") {
      finding.add(wordsMissing(in: String(control.dropFirst(11))), to: 0)
      return finding
    }
    guard let trial = try StatementTrial.all()[finding.id] else {
      if let trait = traitWithWords {
        finding.add(wordsMissing(of: trait), to: 0)
      } else {
        finding.partCount = parts.count
        finding.untried = Set(parts.indices)
      }
      return finding
    }
    let claims = try trial.reads(for: self) ?? parts
    finding.partCount = claims.count
    try trial.run(claims, into: &finding)
    return finding
  }

  // MARK: Parts

  /// The parts between bars; "A. On. / Off." is short for "A. On." and "A. Off."
  var parts: [StatementPart] {
    utterance.components(separatedBy: " | ").flatMap { Self.alternatives($0) }.map { StatementPart($0) }
  }

  private static func alternatives(_ part: String) -> [String] {
    let pieces = part.components(separatedBy: " / ")
    guard let first = pieces.first, pieces.count > 1 else { return [part] }
    let words = first.components(separatedBy: " ")
    let stem = words.dropLast().joined(separator: " ")
    return [first] + pieces.dropFirst().map { $0.contains(" ") ? $0 : "\(stem) \($0)" }
  }

  // MARK: Words

  /// Checks the vocabulary of a language, which the sentence separates by slashes.
  private func wordsMissing(in language: String) -> [String] {
    guard let table = WordTable.table(for: language) else { return ["no table for \(language)"] }
    let known = Set(
      Word.allCases.map(table.written) + GeneratedHint.allCases.map(table.hint)
        + [Word.switchButton, .on, .off, .mixed].map(table.written))
    let formats = [table.written(.position).filter { !"123".contains($0) }]
    var missing: [String] = []
    for piece in utterance.components(separatedBy: " / ") where !known.contains(piece) {
      let isFormat = formats.contains(piece.replacingOccurrences(of: "@", with: ""))
      let words = piece.components(separatedBy: " ")
      if !isFormat, !words.allSatisfy(known.contains) { missing.append("- \(piece)") }
    }
    return missing
  }

  /// The trait whose words the sentence quotes.
  private var traitWithWords: AccessibilityTraits? {
    guard control.hasPrefix("trait "), utterance.contains("\"") else { return nil }
    return AccessibilityTraits(name: String(control.dropFirst(6)))
  }

  /// Checks that the words in quotation marks are said for an element with the trait, and only for one with
  /// it; after the label if the sentence says so.
  private func wordsMissing(of trait: AccessibilityTraits) -> [String] {
    func said(_ traits: AccessibilityTraits) -> String {
      let element = AccessibilityElement(label: "Label", traits: traits)
      return StatementPart.words(ScreenReader().utterance(for: StopFacts(element: element)).text())
    }
    let (with, without) = (said(trait), said([]))
    let quoted = utterance.components(separatedBy: "\"")
    let expected = quoted.indices.filter { $0 % 2 == 1 }.map { StatementPart.words(quoted[$0]) }
    let place = utterance.contains("after the label") ? "label " : " "
    let missing = expected.filter {
      !" \(with) ".contains("\(place)\($0) ") || " \(without) ".contains(" \($0) ")
    }
    return missing.isEmpty ? [] : missing.map { "- \($0)" } + ["+ \(with)"]
  }
}

/// One part of a statement: what is heard or shown, without the reporter's remarks in parentheses.
struct StatementPart {
  var text: String
  /// The remarks, such as "no hint".
  var remarks: [String]
  /// True when a "…" before or after the words leaves something out.
  var leavesOutStart = false
  var leavesOutEnd = false
  /// True when the reporter mentions a hint without its words.
  var mentionsHint = false

  init(_ written: String) {
    remarks = []
    var text = written
    while let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")") {
      // A parenthesis within a name, such as "English (US)", is followed by more words of the same sentence.
      let inside = text[text.index(after: open)..<close]
      guard inside.contains(" ") || open == text.startIndex || text[close...].dropFirst().isEmpty else {
        break
      }
      remarks.append(String(inside))
      text.removeSubrange(open...close)
    }
    for suffix in [" + hint", " + Hint"] where text.hasSuffix(suffix) {
      text.removeLast(suffix.count)
      mentionsHint = true
    }
    // "after swipe down: 38%" says what was done before giving what was heard.
    if text.hasPrefix("after "), let colon = text.range(of: ": ") { text = String(text[colon.upperBound...]) }
    text = text.trimmingCharacters(in: .whitespaces)
    if text == "\"\"" { text = "" }
    leavesOutStart = text.hasPrefix("…")
    leavesOutEnd = text.hasSuffix("…")
    self.text = text
  }

  var isGap: Bool { text == "…" }

  /// Normalises text for comparison, as captions preserve neither case nor punctuation.
  static func words(_ text: String) -> String {
    let kept = text.lowercased().map { $0.isLetter || $0.isNumber || "%'’".contains($0) ? $0 : " " }
    return String(kept).split(separator: " ").joined(separator: " ")
  }

  /// True when a text has the words of the sentence, as far as the sentence gives them.
  func isHeard(in text: String) -> Bool {
    let (expected, found) = (Self.words(self.text), Self.words(text))
    switch (leavesOutStart, leavesOutEnd) {
    case (false, false): return found == expected
    case (false, true): return " \(found) ".hasPrefix(" \(expected) ") || found == expected
    case (true, false): return " \(found) ".hasSuffix(" \(expected) ") || found == expected
    case (true, true): return " \(found) ".contains(" \(expected) ")
    }
  }
}
