import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import Foundation
import VoiceOver

/// A sentence in which somebody reports what VoiceOver, or a tool like it, says of a control.
///
/// Sentences are written for people. Those that name a control which can be made here are tried on a
/// live one; the others are counted apart, with the reason.
struct Statement {
  var kind: String
  var control: String
  var config: String
  var utterance: String

  init(_ reader: CaseReader) throws {
    var reader = reader
    kind = try reader.required("kind")
    control = try reader.required("control")
    config = try reader.string("config") ?? ""
    utterance = try reader.required("utterance")
    _ = try reader.string("source")
    try reader.finish()
  }

  var name: String { config.isEmpty ? control : "\(control), \(config)" }

  @MainActor
  func run() throws -> CaseResult {
    let outcome: CaseResult.Outcome =
      switch StatementTrial(for: self) {
      case .written(let views)?: compareWritten(views)
      case .spoken(let views, let count)?: compareSpoken(views, count: count)
      case .acted(let views, let gestures)?: compareActed(views, gestures)
      case .words(let language)?: compareWords(language)
      case .traitWord(let trait)?: compareTraitWord(trait)
      case nil: .skipped("not executable: \(reason)")
      }
    return CaseResult(section: kind, name: name, outcome: outcome)
  }

  private var reason: String {
    if control.contains("SwiftUI") { return "SwiftUI is not here yet" }
    if control.contains("Safari") || control.contains("WKWebView") { return "web content is not read" }
    if control.hasPrefix("UISwitch") || control == "switch" {
      return "older words; newer recordings say the role"
    }
    if control.contains("PickerView") { return "older words; newer recordings say the place of the row" }
    if kind == "captured-property" { return "a property of a recorded tree, not words" }
    return "the sentence does not say which control to make"
  }

  // MARK: Comparing

  /// The sentences between bars, without remarks in parentheses.
  var parts: [String] {
    utterance.components(separatedBy: " | ").map(Self.withoutRemarks).flatMap(Self.alternatives)
  }

  private static func withoutRemarks(_ part: String) -> String {
    var text = part.replacingOccurrences(of: #"\s*\([^)]*\)"#, with: "", options: .regularExpression)
    for suffix in [" + hint", " + Hint"] where text.hasSuffix(suffix) { text.removeLast(suffix.count) }
    text = text.trimmingCharacters(in: .whitespaces)
    return text == "\"\"" ? "" : text
  }

  /// "A. On. / Off." says the same as "A. On." and "A. Off."
  private static func alternatives(_ part: String) -> [String] {
    let pieces = part.components(separatedBy: " / ")
    guard let first = pieces.first, pieces.count > 1 else { return [part] }
    let words = first.components(separatedBy: " ")
    let stem = words.dropLast().joined(separator: " ")
    return [first] + pieces.dropFirst().map { $0.contains(" ") ? $0 : "\(stem) \($0)" }
  }

  @MainActor
  private func tree(of views: [UIView], _ fidelity: Fidelity) -> ElementTree {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: CGFloat(views.count + 1) * 100))
    for (index, view) in views.enumerated() {
      let height = view.bounds.height == 0 ? 40 : view.bounds.height
      view.frame = CGRect(x: 20, y: CGFloat(index) * 100, width: max(view.bounds.width, 300), height: height)
      root.addSubview(view)
    }
    return AccessibilityProvider.tree(of: root, rules: ReadingRules(fidelity: fidelity))
  }

  /// Compares in the written style; hints count where the sentence gives them.
  @MainActor
  private func compareWritten(_ views: [UIView]) -> CaseResult.Outcome {
    let tree = tree(of: views, .accessibilitySnapshot)
    let reader = ScreenReader(fidelity: .accessibilitySnapshot)
    let found = tree.elements.indices.map { reader.description(of: $0, in: tree) }
    let texts = found.map(\.text)
    let withHints = found.flatMap { [$0.text] + ($0.hint.map { [$0] } ?? []) }
    let expected = parts.filter { !$0.hasPrefix("user input label:") }
      .map { $0.hasPrefix("hint: ") ? String($0.dropFirst(6)) : $0 }
    if Self.agree(expected, texts) || Self.agree(expected, withHints) { return .passed }
    var comparison = CaseComparison()
    comparison.compareLists("written", expected, withHints)
    return comparison.outcome
  }

  /// A "…" stands for any number of lines.
  private static func agree(_ expected: [String], _ found: [String]) -> Bool {
    guard let gap = expected.firstIndex(of: "…") else {
      return !expected.isEmpty
        && (found.starts(with: expected) || (expected.count == 1 && found.contains(expected[0])))
    }
    let (head, tail) = (expected[..<gap], expected[(gap + 1)...])
    return found.starts(with: head) && found.suffix(tail.count).elementsEqual(tail)
  }

  /// Compares words alone: captions know neither case nor punctuation.
  @MainActor
  private func compareSpoken(_ views: [UIView], count: Int) -> CaseResult.Outcome {
    let tree = tree(of: views, .voiceOver)
    let stops = ScreenReader().transcript(of: tree).map(\.utterance)
    let expected = parts.prefix(count).map(Self.words)
    var comparison = CaseComparison()
    comparison.compare("stops", true, stops.count >= expected.count)
    for (said, stop) in zip(expected, stops) {
      let full = Self.words(stop.text())
      let short = Self.words(stop.without([.hint]).text())
      if said != full, said != short { comparison.compare("spoken", said, full) }
    }
    return comparison.outcome
  }

  /// Compares words with what a session says while somebody acts.
  @MainActor
  private func compareActed(_ views: [UIView], _ gestures: [[Gesture.Kind]]) -> CaseResult.Outcome {
    var comparison = CaseComparison()
    let heard = StatementSession(views).heard(after: gestures)
    for (said, utterances) in zip(parts.map(Self.afterRemark), heard) {
      let full = Self.words(utterances.map { $0.text() }.joined(separator: " "))
      let short = Self.words(utterances.map { $0.without([.hint]).text() }.joined(separator: " "))
      if Self.words(said) != full, Self.words(said) != short { comparison.compare("spoken", said, full) }
    }
    comparison.compare("parts", parts.count, heard.count)
    return comparison.outcome
  }

  /// "after swipe down: 38%" tells what was done before what was heard.
  private static func afterRemark(_ part: String) -> String {
    guard part.hasPrefix("after "), let colon = part.range(of: ": ") else { return part }
    return String(part[colon.upperBound...])
  }

  static func words(_ text: String) -> String {
    let kept = text.lowercased().map { $0.isLetter || $0.isNumber || "%'’".contains($0) ? $0 : " " }
    return String(kept).split(separator: " ").joined(separator: " ")
  }

  private func compareWords(_ language: String) -> CaseResult.Outcome {
    guard let table = WordTable.table(for: language) else { return .failed(["no table for \(language)"]) }
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
    return missing.isEmpty ? .passed : .failed(["words"] + missing)
  }

  /// The words in quotation marks must be said of an element with the trait.
  private func compareTraitWord(_ trait: AccessibilityTraits) -> CaseResult.Outcome {
    let element = AccessibilityElement(label: "Label", traits: trait)
    let said = Self.words(ScreenReader().utterance(for: StopFacts(element: element)).text())
    let quoted = utterance.components(separatedBy: "\"")
    let missing = quoted.indices.filter { $0 % 2 == 1 }.map { Self.words(quoted[$0]) }
      .filter { !" \(said) ".contains(" \($0) ") }
    return missing.isEmpty ? .passed : .failed(missing.map { "- \($0)" } + ["+ \(said)"])
  }
}
