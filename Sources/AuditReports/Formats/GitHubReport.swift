/// A report for a job of GitHub's actions: commands that annotate lines, and a summary in Markdown.
///
/// Follows <https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands>. GitHub shows ten errors
/// and ten warnings of a step, and a summary of a mebibyte.
public struct GitHubReport {
  private let form: AuditForm
  private let paths: ReportPaths

  /// The longest summary, in bytes, with room for a last line.
  private static let longest = 1_000_000

  /// Creates the report of a run.
  public init(_ form: AuditForm, paths: ReportPaths) {
    self.form = form
    self.paths = paths
  }

  // MARK: Commands

  /// The commands, a line each, the worst first: `::error file=…,line=…::…`. What a baseline knows is left out.
  public var commands: String {
    let found = form.screens.flatMap { screen in
      screen.findings.filter(\.isNew).map { (screen: screen, finding: $0) }
    }
    let levels = ["error", "warning", "notice"]
    let unjudged = (form.unjudged ?? []).map {
      "::error title=Not judged::\(Self.data("\(Words.place($0)), because: \($0.reason)"))\n"
    }
    return unjudged.joined()
      + levels.map { level in
        found.filter { Self.level($0.finding) == level }.map { command(level, $0.finding, on: $0.screen) }
          .joined()
      }.joined()
  }

  private static func level(_ finding: AuditForm.Finding) -> String {
    guard finding.isFailure else { return "notice" }
    let level = SARIFReport.level(finding.severity)
    return level == "note" ? "notice" : level
  }

  private func command(
    _ level: String, _ finding: AuditForm.Finding, on screen: AuditForm.Screen
  ) -> String {
    let source = finding.source.map(SourcePlace.init)
    let file =
      source.map { paths.relative(source: $0.file, of: screen.file) } ?? paths.relative(screen.file)
    var properties = ["file=\(Self.property(file))", "line=\(source?.line ?? 1)"]
    if let column = source?.column { properties.append("col=\(column)") }
    let doubt = finding.isFailure ? "" : "Please look: "
    properties.append("title=\(Self.property("\(doubt)\(finding.title) (\(finding.rule))"))")
    var lines = [
      "\(Words.heard(finding))\(finding.role ?? "The screen")",
      "Measured: \(finding.measured). "
        + "Required: \(finding.required).", "Mend it: \(finding.fix)", "Screen: \(screen.name)",
    ]
    if let alike = Words.alike(finding) { lines.append("And \(alike)") }
    if let settings = finding.settings { lines.append("With: \(settings.joined(separator: "; "))") }
    return "::\(level) \(properties.joined(separator: ","))::\(Self.data(lines.joined(separator: "\n")))\n"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  // MARK: Summary

  /// The summary in Markdown.
  public var summary: String {
    var text = "## Accessibility audit\n\n"
    text += Words.sentence(Words.counts(failed: form.failed, reviews: form.needsReview))
    text += " on \(form.screens.count) \(form.screens.count == 1 ? "screen" : "screens")."
    if let known = form.known {
      let new = form.failed + form.needsReview - known
      text += " Beside the baseline: **\(new) new**, \(known) known, \(form.fixed?.count ?? 0) fixed."
    }
    if let unjudged = Words.unjudged(form) { text += " **\(unjudged).**" }
    text += "\n\n| Screen | Failures | To look at | Elements |\n| --- | ---: | ---: | ---: |\n"
    for screen in form.screens {
      let failed = screen.findings.count(where: \.isFailure)
      text +=
        "| \(Self.cell(screen.name)) | \(failed) | \(screen.findings.count - failed) | \(screen.elements) |\n"
    }
    for (index, screen) in form.screens.enumerated() {
      let part = self.part(screen)
      guard text.utf8.count + part.utf8.count <= Self.longest else {
        return text + "\n\(form.screens.count - index) more screens have no room here.\n"
      }
      text += part
    }
    return text + Self.notes(form)
  }

  private func part(_ screen: AuditForm.Screen) -> String {
    guard !screen.findings.isEmpty || screen.omission != nil || screen.elements == 0 else { return "" }
    var text = "\n### \(Self.inline(screen.name))\n\n"
    if let omission = screen.omission { text += "> \(Self.inline(omission))\n\n" }
    if screen.elements == 0 { text += "There are no elements on this screen: nothing was looked at.\n" }
    guard !screen.findings.isEmpty else { return text }
    text +=
      "| | What is wrong | Element | Measured, required | How to mend it | Place |\n| --- | --- | --- | --- | --- | --- |\n"
    for finding in screen.findings {
      let kind = finding.isFailure ? Words.sentence(finding.severity) : "To look at"
      let cells = [
        finding.state == .known ? "\(kind), known" : kind,
        "\(Self.cell(finding.title)) `\(finding.rule)`"
          + (Words.criterion(finding).map { "<br>\($0)" } ?? ""),
        Self.cell("\(Words.heard(finding))\(finding.role ?? "the screen")")
          + (Words.alike(finding).map { "<br>And \(Self.cell($0))" } ?? ""),
        "\(Self.cell(finding.measured)); required: \(Self.cell(finding.required))"
          + (finding.settings.map { "<br>With: \(Self.cell($0.joined(separator: "; ")))" } ?? ""),
        Self.cell(finding.fix),
        Self.cell(finding.source.map { paths.relative(place: $0, of: screen.file) } ?? ""),
      ]
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    return text
  }

  private static func notes(_ form: AuditForm) -> String {
    var lines = (form.fixed ?? []).map { "- Fixed: `\($0.rule)` on \(inline(Words.place($0)))" }
    lines += (form.unjudged ?? []).map {
      "- Not judged: \(inline(Words.place($0))), because: \(inline($0.reason))"
    }
    for finding in form.screens.flatMap({ $0.excluded ?? [] }) {
      lines.append(
        "- Excluded: `\(finding.rule)` on \(inline(Words.element(finding))), because: \(inline(finding.exclusion ?? ""))"
      )
    }
    for change in form.configuration?.switchedOff ?? [] {
      lines.append("- Switched off: \(inline(change.what)), because: \(inline(change.reason))")
    }
    for change in form.configuration?.changed ?? [] {
      lines.append("- Changed: \(inline(change.what)), because: \(inline(change.reason))")
    }
    for change in form.configuration?.ended ?? [] {
      lines.append("- Has ended: \(inline(change.what)), because: \(inline(change.reason))")
    }
    return lines.isEmpty ? "" : "\n### Notes\n\n" + lines.joined(separator: "\n") + "\n"
  }

  /// Text without line breaks, and without what Markdown takes for markup.
  private static func inline(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isNewline {
        result += " "
      } else {
        if "\\`*_{}[]<>#|~".contains(character) { result += "\\" }
        result.append(character)
      }
    }
    return result
  }

  private static func cell(_ text: String) -> String { inline(text) }
}
