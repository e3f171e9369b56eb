import Audit
import Foundation

/// A report as one page that needs nothing else: pictures with numbered outlines, filters, and words for managers.
///
/// It is whole without scripts; with them it can be filtered. Headings, landmarks and names are there for people who
/// navigate by them, and a test holds axe-core against it.
public struct HTMLReport {
  private let form: AuditForm
  private let paths: ReportPaths
  private let title: String

  /// Creates the report of a run.
  ///
  /// - Parameters:
  ///   - paths: how files are named.
  ///   - title: what the page is called.
  public init(_ form: AuditForm, paths: ReportPaths, title: String = "Accessibility audit") {
    self.form = form
    self.paths = paths
    self.title = title
  }

  /// The page.
  public var text: String {
    let screens = form.screens.enumerated().map { section($1, number: $0 + 1) }.joined()
    return HTMLPage(
      title: title, summary: totals, content: "findings", navigationHeading: "Screens",
      navigation: screenTable,
      main: "\(ruleTable)\(filters)<p id=\"count\" role=\"status\"></p>\n\(screens)",
      footer:
        "\(notes)<p>Made by Curbcut. A failure was measured; what is “to look at” only a person can judge.</p>\n",
      script: String(decoding: PackageResources.report_js, as: UTF8.self)
    ).text
  }

  private var totals: String {
    let screens = "\(form.screens.count) \(form.screens.count == 1 ? "screen" : "screens")"
    var text =
      "\(Words.sentence(Words.counts(failed: form.failed, reviews: form.needsReview))) on \(screens)."
    if let known = form.known {
      let new = form.failed + form.needsReview - known
      text += " Beside the baseline: \(new) new, \(known) known, \(form.fixed?.count ?? 0) fixed."
    }
    if let unjudged = Words.unjudged(form) { text += " \(unjudged)." }
    return text
  }

  // MARK: Overviews

  private var screenTable: String {
    let rows = form.screens.enumerated().map { index, screen in
      let failed = screen.findings.count(where: \.isFailure)
      return """
        <tr><th scope="row"><a href="#s\(index + 1)">\(HTMLText.escaped(screen.name))</a></th>\
        <td>\(failed)</td><td>\(screen.findings.count - failed)</td><td>\(screen.elements)</td></tr>

        """
    }
    return Self.table(
      "Findings by screen", ["Screen", "Failures", "To look at", "Elements"], rows.joined())
  }

  private var ruleTable: String {
    let found = form.screens.flatMap(\.findings)
    let rows = Auditor.rules.map { $0.about }.compactMap { about -> String? in
      let own = found.filter { $0.rule == about.id }
      guard let first = own.first else { return nil }
      let failed = own.count(where: \.isFailure)
      return """
        <tr><th scope="row">\(HTMLText.escaped(about.title)) <code>\(about.id)</code></th>\
        <td>\(HTMLText.escaped(Words.criterion(first) ?? "–"))</td><td>\(failed)</td><td>\(own.count - failed)</td></tr>

        """
    }
    guard !rows.isEmpty else { return "" }
    return "<section aria-labelledby=\"rules-heading\">\n<h2 id=\"rules-heading\">What is wrong</h2>\n"
      + Self.table("Findings by rule", ["Rule", "Criterion", "Failures", "To look at"], rows.joined())
      + "</section>\n"
  }

  /// A table that can be scrolled sideways on a narrow page, by keyboard too.
  private static func table(_ caption: String, _ columns: [String], _ rows: String) -> String {
    let head = columns.map { "<th scope=\"col\">\($0)</th>" }.joined()
    return """
      <div class="scroll" role="group" tabindex="0" aria-label="\(caption)">
      <table><caption>\(caption)</caption>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(rows)</tbody></table>
      </div>

      """
  }

  /// The filters, which a script shows: without one they could do nothing.
  private var filters: String {
    let found = form.screens.flatMap(\.findings)
    guard !found.isEmpty else { return "" }
    func select(_ id: String, _ label: String, _ choices: [(value: String, text: String)]) -> String {
      let options = choices.map {
        "<option value=\"\(HTMLText.escaped($0.value))\">\(HTMLText.escaped($0.text))</option>"
      }.joined()
      return """
        <p><label for="\(id)">\(label)</label> <select id="\(id)"><option value="">All</option>\(options)</select></p>

        """
    }
    let kinds = AuditSeverity.allCases.map(\.rawValue).filter { severity in
      found.contains { $0.isFailure && $0.severity == severity }
    }.map { (value: $0, text: Words.sentence($0)) }
    let review =
      found.contains { !$0.isFailure } ? [(value: "review", text: "To look at")] : []
    let rules = Set(found.map(\.rule)).sorted().map { (value: $0, text: $0) }
    let criteria = Set(found.compactMap(\.wcag)).sorted {
      $0.compare($1, options: .numeric) == .orderedAscending
    }.map { (value: $0, text: $0) }
    let screens = form.screens.enumerated().map { (value: "s\($0 + 1)", text: $1.name) }
    let states =
      form.known == nil
      ? "" : select("f-state", "Baseline", [(value: "new", text: "New"), (value: "known", text: "Known")])
    return """
      <form id="filters" hidden aria-label="Filters">
      \(select("f-severity", "Severity", kinds + review))\(select("f-rule", "Rule", rules))\
      \(select("f-wcag", "WCAG", criteria))\(select("f-screen", "Screen", screens))\(states)\
      <p><button type="reset">Show all</button></p>
      </form>

      """
  }

  // MARK: Screens

  private func section(_ screen: AuditForm.Screen, number: Int) -> String {
    let failed = screen.findings.count(where: \.isFailure)
    let counts = Words.sentence(
      Words.counts(failed: failed, reviews: screen.findings.count - failed))
    var text = """
      <section class="screen" id="s\(number)" aria-labelledby="h\(number)">
      <h2 id="h\(number)">\(HTMLText.escaped(screen.name))</h2>
      <p>\(HTMLText.escaped(counts)), on \(screen.elements) \(screen.elements == 1 ? "element" : "elements").</p>

      """
    if let omission = screen.omission { text += "<p>\(HTMLText.escaped(omission))</p>\n" }
    if screen.elements == 0 {
      text += "<p>There are no elements on this screen: nothing was looked at.</p>\n"
    }
    if let settings = screen.settings, settings.count > 1 {
      text += "<p>Looked at with: \(HTMLText.escaped(settings.joined(separator: "; "))).</p>\n"
    }
    text += "<div class=\"columns\">\n"
    text += ScreenFigures(screen, number: number).text
    if !screen.findings.isEmpty {
      let items = screen.findings.enumerated().map {
        item($1, "\(number)-\($0 + 1)", $0 + 1, on: screen, number)
      }
      text += "<ol class=\"findings\">\n\(items.joined())</ol>\n"
    }
    return text + "</div>\n" + Self.rest(screen) + "</section>\n"
  }

  private func item(
    _ finding: AuditForm.Finding, _ id: String, _ number: Int, on screen: AuditForm.Screen, _ place: Int
  ) -> String {
    let kind = finding.isFailure ? finding.severity : "review"
    let word = finding.isFailure ? Words.sentence(finding.severity) : "To look at"
    var rows = [
      ("Element", HTMLText.escaped(Words.element(finding))),
      ("Measured", HTMLText.escaped(finding.measured)), ("Required", HTMLText.escaped(finding.required)),
      ("How to mend it", HTMLText.escaped(finding.fix)),
    ]
    if let alike = Words.alike(finding) { rows.insert(("And", HTMLText.escaped(alike)), at: 1) }
    if let settings = finding.settings {
      rows.append(("With", HTMLText.escaped(settings.joined(separator: "; "))))
    }
    let criterion = Words.criterion(finding).map { ", \(HTMLText.escaped($0))" } ?? ""
    rows.append(
      (
        "Rule",
        "<code>\(HTMLText.escaped(finding.rule))</code>\(criterion), "
          + "<a href=\"\(HTMLText.escaped(finding.page))\">Apple’s page about “\(HTMLText.escaped(finding.title))”</a>"
      ))
    if let source = finding.source {
      rows.append(
        ("Place", "<code>\(HTMLText.escaped(paths.relative(place: source, of: screen.file)))</code>"))
    }
    let list = rows.map { "<div><dt>\($0)</dt><dd>\($1)</dd></div>\n" }.joined()
    let known = finding.state.map { " <span class=\"state\">\($0 == .new ? "New" : "Known")</span>" } ?? ""
    return """
      <li class="finding" id="f\(id)" data-severity="\(kind)" data-rule="\(HTMLText.escaped(finding.rule))" \
      data-wcag="\(HTMLText.escaped(finding.wcag ?? ""))" data-screen="s\(place)" \
      data-state="\(finding.state?.rawValue ?? "")" data-box="b\(id)">
      <h3><span class="number \(kind)">\(number)</span> <span class="kind">\(word):</span> \
      \(HTMLText.escaped(finding.title))\(known)</h3>
      <dl>
      \(list)</dl>
      </li>

      """
  }

  private static func rest(_ screen: AuditForm.Screen) -> String {
    var parts: [String] = []
    let clean = screen.rules.filter { $0.judged > 0 && $0.failed == 0 && $0.needsReview == 0 }
    if !clean.isEmpty {
      parts.append(
        "<p>Without a finding: \(clean.map { "<code>\(HTMLText.escaped($0.rule))</code> (\($0.judged))" }.joined(separator: ", ")).</p>"
      )
    }
    if !screen.unmeasured.isEmpty {
      let rules = screen.unmeasured.map { "<code>\(HTMLText.escaped($0))</code>" }.joined(separator: ", ")
      parts.append(
        "<p>Not measured, since nobody knows what \(screen.unmeasuredElements) of the elements look like: \(rules).</p>"
      )
    }
    if !screen.systemFindings.isEmpty {
      parts.append(
        "<p>Not counted: \(screen.systemFindings.count) on parts that the system makes and an app cannot mend.</p>"
      )
    }
    for finding in screen.excluded ?? [] {
      parts.append(
        "<p>Excluded: <code>\(HTMLText.escaped(finding.rule))</code> on \(HTMLText.escaped(Words.element(finding))), because: \(HTMLText.escaped(finding.exclusion ?? ""))</p>"
      )
    }
    return parts.isEmpty
      ? ""
      : "<details><summary>What else was looked at on this screen</summary>\n\(parts.joined(separator: "\n"))\n</details>\n"
  }

  private var notes: String {
    var lines = (form.fixed ?? []).map {
      "Fixed: <code>\(HTMLText.escaped($0.rule))</code> on \(HTMLText.escaped(Words.place($0)))"
    }
    lines += (form.unjudged ?? []).map {
      "Not judged: \(HTMLText.escaped(Words.place($0))), because: \(HTMLText.escaped($0.reason))"
    }
    for change in form.configuration?.switchedOff ?? [] {
      lines.append(
        "Switched off: \(HTMLText.escaped(change.what)), because: \(HTMLText.escaped(change.reason))")
    }
    for change in form.configuration?.changed ?? [] {
      lines.append("Changed: \(HTMLText.escaped(change.what)), because: \(HTMLText.escaped(change.reason))")
    }
    for change in form.configuration?.ended ?? [] {
      lines.append("Has ended: \(HTMLText.escaped(change.what)), because: \(HTMLText.escaped(change.reason))")
    }
    guard !lines.isEmpty else { return "" }
    return "<h2>Notes</h2>\n<ul>\n\(lines.map { "<li>\($0)</li>\n" }.joined())</ul>\n"
  }
}

/// The pictures of a screen, with the outlines of its findings.
private struct ScreenFigures {
  let screen: AuditForm.Screen
  let number: Int

  init(_ screen: AuditForm.Screen, number: Int) {
    self.screen = screen
    self.number = number
  }

  /// One figure for each picture; where there is none, the outlines alone on an empty screen.
  var text: String {
    let pictures = screen.pictures ?? []
    if pictures.isEmpty {
      guard let size = screen.size, screen.findings.contains(where: { $0.frame != nil }) else { return "" }
      return figure(nil, size: size, index: 0)
    }
    return pictures.indices.map { figure(pictures[$0], size: pictures[$0].size, index: $0) }.joined()
  }

  private func figure(_ picture: AuditForm.Picture?, size: [Double], index: Int) -> String {
    guard size.count == 2, size.allSatisfy({ $0.isFinite && $0 > 0 && $0 < 100_000 }) else { return "" }
    let outlines = screen.findings.enumerated().compactMap { place, finding -> String? in
      guard (finding.picture ?? 0) == index, let frame = finding.frame, frame.count == 4 else { return nil }
      return outline(finding, frame, "\(number)-\(place + 1)", place + 1, size)
    }
    guard picture != nil || !outlines.isEmpty else { return "" }
    let (width, height) = (HTMLText.number(size[0]), HTMLText.number(size[1]))
    let words =
      "\(screen.name), with \(outlines.count) findings outlined; the list after it says what they are"
    let image =
      picture.map {
        "<image href=\"data:image/png;base64,\($0.png)\" width=\"\(width)\" height=\"\(height)\"/>"
      }
      ?? "<rect class=\"empty\" width=\"\(width)\" height=\"\(height)\"/>"
    let caption =
      picture?.settings ?? (picture == nil ? "No picture was taken; only the outlines are drawn." : nil)
    return """
      <figure>
      <svg viewBox="0 0 \(width) \(height)" role="img" aria-label="\(HTMLText.escaped(words))">
      \(image)
      \(outlines.joined())</svg>
      \(caption.map { "<figcaption>\(HTMLText.escaped($0))</figcaption>\n" } ?? "")</figure>

      """
  }

  private func outline(
    _ finding: AuditForm.Finding, _ frame: [Double], _ id: String, _ place: Int, _ size: [Double]
  ) -> String {
    let kind = finding.isFailure ? finding.severity : "review"
    // The number stands left of the upper corner, where it hides less, and never beyond the picture.
    let width = place > 99 ? 26.0 : place > 9 ? 20 : 14
    let x = min(max(frame[0] - width, 0), max(0, size[0] - 18))
    let y = min(max(frame[1], 0), max(0, size[1] - 18))
    let frames = [frame] + (finding.alike ?? []).compactMap { $0.frame?.count == 4 ? $0.frame : nil }
    let outlines = frames.map { frame in
      let numbers = frame.map(HTMLText.number)
      return
        "<rect x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\" rx=\"2\"/>"
    }
    return """
      <g class="box \(kind)" id="b\(id)">\(outlines.joined())\
      <rect class="label" x="\(HTMLText.number(x))" y="\(HTMLText.number(y))" width="\(HTMLText.number(width))" height="14" rx="2"/>\
      <text x="\(HTMLText.number(x + 3))" y="\(HTMLText.number(y + 11))">\(place)</text></g>

      """
  }
}

/// Text as HTML takes it.
enum HTMLText {
  /// The text with markup escaped.
  static func escaped(_ text: String) -> String { XMLText.escaped(text) }

  /// A number with at most two digits after the point.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
