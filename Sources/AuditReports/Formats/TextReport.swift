/// A report as text that reads well aloud: whole sentences, no tables, the place at the end of its own line.
public struct TextReport {
  private let form: AuditForm

  /// Creates the report of a run.
  public init(_ form: AuditForm) { self.form = form }

  /// The text.
  public var text: String {
    var lines: [String] = []
    for screen in form.screens { lines += Self.lines(screen) }
    if form.screens.count > 1 {
      lines.append(
        "On \(form.screens.count) screens: \(Words.counts(failed: form.failed, reviews: form.needsReview)).")
    }
    lines += (form.unjudged ?? []).map { "Not judged: \(Words.place($0)), because: \($0.reason)" }
    lines += Self.baseline(form)
    if let notes = form.configuration { lines += Self.lines(notes) }
    return lines.joined(separator: "\n")
  }

  private static func lines(_ screen: AuditForm.Screen) -> [String] {
    var lines = ["# \(screen.name)", ""]
    if let names = screen.otherNames {
      lines += ["The same screen is shown by \(names.joined(separator: ", ")).", ""]
    }
    if let omission = screen.omission { lines += [omission, ""] }
    if screen.elements == 0 {
      lines.append("There are no elements on this screen: nothing was looked at.")
    }
    for (index, finding) in screen.findings.enumerated() {
      lines += Self.lines(finding, number: index + 1)
      lines.append("")
    }
    let failed = screen.findings.count { $0.isFailure }
    let counts = Words.counts(failed: failed, reviews: screen.findings.count - failed)
    let known = screen.findings.count { $0.state == .known }
    let elements = "\(screen.elements) \(screen.elements == 1 ? "element" : "elements")"
    lines.append(
      "\(Words.sentence(counts)), on \(elements)\(known > 0 ? "; \(known) of these known before" : "").")
    if let settings = screen.settings, settings.count > 1 {
      lines.append("Looked at with \(settings.count) settings: \(settings.joined(separator: "; ")).")
    }
    if !screen.unmeasured.isEmpty {
      lines.append(
        "Not measured, since nobody knows what \(screen.unmeasuredElements) of the elements look like: "
          + screen.unmeasured.joined(separator: ", ") + ".")
    }
    if !screen.systemFindings.isEmpty {
      lines.append(
        "Not counted: \(screen.systemFindings.count) on parts that the system makes and an app cannot mend.")
    }
    for finding in screen.excluded ?? [] {
      lines.append(
        "Excluded: \(finding.rule) on \(Words.element(finding)), because: \(finding.exclusion ?? "")")
    }
    lines.append("")
    return lines
  }

  private static func lines(_ finding: AuditForm.Finding, number: Int) -> [String] {
    let kind = finding.isFailure ? Words.sentence(finding.severity) : "Please look"
    let known = finding.state == .known ? ", known before" : ""
    var lines = ["\(number). \(kind)\(known): \(finding.title)."]
    if finding.role != nil { lines.append("   Element: \(Words.element(finding))") }
    if let alike = Words.alike(finding) { lines.append("   And \(alike)") }
    lines.append("   Measured: \(finding.measured).")
    lines.append("   Required: \(finding.required).")
    if let settings = finding.settings { lines.append("   With: \(settings.joined(separator: "; "))") }
    lines.append("   Mend it: \(finding.fix)")
    lines.append("   Rule: \(finding.rule)\(Words.criterion(finding).map { ", \($0)" } ?? "")")
    if let source = finding.source { lines.append("   Place: \(source)") }
    return lines
  }

  private static func baseline(_ form: AuditForm) -> [String] {
    guard let known = form.known else { return [] }
    let new = form.failed + form.needsReview - known
    var lines = ["Beside the baseline: \(new) new, \(known) known, \(form.fixed?.count ?? 0) fixed."]
    for fixed in form.fixed ?? [] {
      lines.append("Fixed: \(fixed.rule) on \(Words.place(fixed))")
    }
    return lines
  }

  private static func lines(_ notes: ConfigurationNotes) -> [String] {
    notes.switchedOff.map { "Switched off by \($0.place): \($0.what), because: \($0.reason)" }
      + notes.changed.map { "Changed by \($0.place): \($0.what), because: \($0.reason)" }
      + notes.ended.map {
        "\($0.place): has ended, and holds no more: \($0.what), because: \($0.reason)"
      }
      + notes.unused.map { "\($0.place): nothing is excluded by \($0.what) any more; it can go." }
  }
}

/// The words that the formats have in common.
enum Words {
  /// Counts in words: “no failure”, “2 failures, 3 to look at”.
  static func counts(failed: Int, reviews: Int) -> String {
    let failures = failed == 0 ? "no failure" : failed == 1 ? "1 failure" : "\(failed) failures"
    return reviews == 0 ? failures : "\(failures), \(reviews) to look at"
  }

  /// The text with a capital letter at its beginning.
  static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// An element as it is heard, and the way to it.
  static func element(_ finding: AuditForm.Finding) -> String {
    guard let role = finding.role else { return "the screen" }
    return "\(heard(finding))\(role), \(finding.path.joined(separator: " > "))"
  }

  /// How many elements have the fault besides: “and 13 others alike: “A”, “B””. Nil for none.
  static func alike(_ finding: AuditForm.Finding) -> String? {
    guard let alike = finding.alike, !alike.isEmpty else { return nil }
    let labels = alike.compactMap(\.label).prefix(3).map { "“\($0.replacing("\n", with: " "))”" }
    let more = labels.count < alike.count && !labels.isEmpty ? ", …" : ""
    let words = labels.isEmpty ? "" : ": \(labels.joined(separator: ", "))\(more)"
    return "\(alike.count) \(alike.count == 1 ? "other" : "others") alike\(words)"
  }

  /// The label in quotes, with a comma; empty for none.
  static func heard(_ finding: AuditForm.Finding) -> String {
    finding.label.map { "“\($0.replacing("\n", with: " "))”, " } ?? ""
  }

  /// The criterion and its level: `WCAG 1.4.3 AA`.
  static func criterion(_ finding: AuditForm.Finding) -> String? {
    finding.wcag.map { "WCAG \($0)" + (finding.level.map { " \($0)" } ?? "") }
  }

  /// Which screen nobody looked at: `Main.storyboard, a-b-c, with AX3`.
  static func place(_ unjudged: AuditForm.Unjudged) -> String {
    let settings = unjudged.settings.map { ["with \($0.joined(separator: "; "))"] } ?? []
    return ([unjudged.file, unjudged.screen].filter { !$0.isEmpty } + settings).joined(separator: ", ")
  }

  /// How many screens nobody looked at; nil when somebody looked at all.
  static func unjudged(_ form: AuditForm) -> String? {
    guard let count = form.unjudged?.count, count > 0 else { return nil }
    return count == 1 ? "1 screen was not judged" : "\(count) screens were not judged"
  }

  /// Where a fixed finding was.
  static func place(_ fixed: AuditForm.Fixed) -> String {
    let element = fixed.element.isEmpty ? "the screen" : fixed.element
    return "\(element) in \(fixed.file)" + (fixed.screen.isEmpty ? "" : ", \(fixed.screen)")
  }
}
