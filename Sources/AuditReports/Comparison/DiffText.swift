import AccessibilityTree

/// A comparison as text that reads well aloud.
public struct DiffText {
  private let form: DiffForm

  /// Creates the text of a comparison.
  public init(_ form: DiffForm) { self.form = form }

  /// The text.
  public var text: String {
    if form.isSame { return "Nothing is different between \(form.before) and \(form.after)." }
    var lines: [String] = ["From \(form.before) to \(form.after):", ""]
    lines += form.removed.map { "The screen \($0) is gone." }
    lines += form.added.map { "The screen \($0) is new." }
    if lines.count > 2 { lines.append("") }
    for screen in form.screens where !screen.isSame { lines += Self.lines(screen) }
    let same = form.screens.count(where: \.isSame)
    if same > 0 { lines.append("\(same) \(same == 1 ? "screen is" : "screens are") the same.") }
    return lines.joined(separator: "\n")
  }

  private static func lines(_ screen: DiffForm.Screen) -> [String] {
    var lines = ["# \(screen.name)", ""]
    if let former = screen.formerName { lines += ["It was called \(former).", ""] }
    func part(_ title: String, _ more: [String]) {
      guard !more.isEmpty else { return }
      lines.append(title)
      lines += more.map { "  \($0)" }
      lines.append("")
    }
    part("Elements:", screen.tree.map(DiffWords.sentence))
    part(
      "VoiceOver says:",
      screen.words.filter { $0.kind != .same }.map {
        ($0.kind == .added ? "now: " : "no longer: ") + $0.text.replacing("\n", with: " ")
      })
    part("New findings:", screen.newFindings.map(finding))
    part("Fixed findings:", screen.fixedFindings.map(finding))
    if screen.remaining > 0 {
      lines += [
        "\(screen.remaining) \(screen.remaining == 1 ? "finding is" : "findings are") as before.", "",
      ]
    }
    return lines
  }

  private static func finding(_ finding: AuditForm.Finding) -> String {
    let kind = finding.isFailure ? Words.sentence(finding.severity) : "To look at"
    return
      "\(kind): \(finding.title): \(Words.heard(finding))\(finding.role ?? "the screen"): \(finding.measured) (\(finding.rule))"
      + (finding.source.map { ", \($0)" } ?? "")
  }
}

/// The words for differences.
enum DiffWords {
  /// A difference in a sentence.
  static func sentence(_ change: TreeComparison.Change) -> String {
    let element = "“\(oneLine(change.element))”"
    let (before, after) = (change.before.map(oneLine), change.after.map(oneLine))
    switch change.kind {
    case .added: return "New: \(after ?? element)"
    case .removed: return "Gone: \(before ?? element)"
    case .renamed:
      return
        "Renamed: \(before.map { "“\($0)”" } ?? "without a label") is now \(after.map { "“\($0)”" } ?? "without a label")"
    case .changed, .moved:
      let attribute = change.attribute ?? "something"
      return "\(element): \(attribute): \(before ?? "nothing") → \(after ?? "nothing")"
    }
  }

  private static func oneLine(_ text: String) -> String { text.replacing("\n", with: " ") }
}
