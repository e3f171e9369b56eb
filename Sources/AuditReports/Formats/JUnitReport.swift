/// A report in the XML of JUnit, which most CI services show: a suite for each screen, a case for each rule that ran.
///
/// A rule with failures is a case that failed, with the first in its message and all in its text; one with doubts alone is
/// a case that was skipped. Of JUnit there is no standard; the attributes are those that Jenkins, GitLab and GitHub's
/// actions read. Nothing tells the time, so that the same input gives the same bytes.
public struct JUnitReport {
  private let form: AuditForm

  /// Creates the report of a run.
  public init(_ form: AuditForm) { self.form = form }

  /// The XML text.
  public var text: String {
    let suites = form.screens.map(Self.suite)
    let cases = suites.reduce((tests: 0, failures: 0, skipped: 0)) {
      ($0.tests + $1.tests, $0.failures + $1.failures, $0.skipped + $1.skipped)
    }
    let unjudged = form.unjudged ?? []
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="Curbcut" tests="\(cases.tests + unjudged.count)" failures="\(cases.failures)" \
      errors="\(unjudged.count)" skipped="\(cases.skipped)">
      \(suites.map(\.xml).joined())\(Self.suite(unjudged))</testsuites>

      """
  }

  /// A suite of what nobody looked at, each an error; empty when that is nothing.
  private static func suite(_ unjudged: [AuditForm.Unjudged]) -> String {
    guard !unjudged.isEmpty else { return "" }
    let cases = unjudged.map {
      "    <testcase classname=\"Not judged\" name=\"\(attribute(Words.place($0)))\">\n"
        + "      <error type=\"unjudged\" message=\"\(attribute($0.reason))\"/>\n    </testcase>\n"
    }
    return "  <testsuite name=\"Not judged\" tests=\"\(unjudged.count)\" failures=\"0\" "
      + "errors=\"\(unjudged.count)\" skipped=\"0\">\n\(cases.joined())  </testsuite>\n"
  }

  private struct Suite {
    var tests, failures, skipped: Int
    var xml: String
  }

  private static func suite(_ screen: AuditForm.Screen) -> Suite {
    var suite = Suite(tests: 0, failures: 0, skipped: 0, xml: "")
    var cases = ""
    for rule in screen.rules {
      suite.tests += 1
      let findings = screen.findings.filter { $0.rule == rule.rule }
      let new = findings.filter { $0.isFailure && $0.isNew }
      let rest = findings.filter { !$0.isFailure || !$0.isNew }
      let open = "    <testcase classname=\"\(attribute(screen.name))\" name=\"\(attribute(rule.rule))\""
      if let first = new.first {
        suite.failures += 1
        let text = new.map(lines).joined(separator: "\n\n")
        cases +=
          "\(open)>\n      <failure type=\"\(attribute(rule.rule))\" message=\"\(attribute(summary(first)))\">"
          + "\(content(text))</failure>\n"
        if !rest.isEmpty {
          cases += "      <system-out>\(content(rest.map(lines).joined(separator: "\n\n")))</system-out>\n"
        }
        cases += "    </testcase>\n"
      } else if let first = rest.first {
        suite.skipped += 1
        let kind = first.isFailure ? "Known before: " : "Please look: "
        cases +=
          "\(open)>\n      <skipped message=\"\(attribute(kind + summary(first)))\">"
          + "\(content(rest.map(lines).joined(separator: "\n\n")))</skipped>\n    </testcase>\n"
      } else {
        cases += "\(open)/>\n"
      }
    }
    suite.xml =
      "  <testsuite name=\"\(attribute(screen.name))\" tests=\"\(suite.tests)\" failures=\"\(suite.failures)\" "
      + "errors=\"0\" skipped=\"\(suite.skipped)\" file=\"\(attribute(screen.file))\">\n\(cases)"
    if let omission = screen.omission {
      suite.xml += "    <system-err>\(content(omission))</system-err>\n"
    }
    suite.xml += "  </testsuite>\n"
    return suite
  }

  private static func summary(_ finding: AuditForm.Finding) -> String {
    "\(finding.title): \(Words.heard(finding))\(finding.role ?? "the screen"): \(finding.measured)"
  }

  private static func lines(_ finding: AuditForm.Finding) -> String {
    var lines = [
      "\(finding.isFailure ? Words.sentence(finding.severity) : "Please look"): \(Words.element(finding))",
      "Measured: \(finding.measured)", "Required: \(finding.required)",
    ]
    if let alike = Words.alike(finding) { lines.append("And \(alike)") }
    if let settings = finding.settings { lines.append("With: \(settings.joined(separator: "; "))") }
    lines.append("Mend it: \(finding.fix)")
    if let criterion = Words.criterion(finding) { lines.append(criterion) }
    if let source = finding.source { lines.append("Place: \(source)") }
    return lines.joined(separator: "\n")
  }

  private static func attribute(_ text: String) -> String {
    XMLText.escaped(text).replacing("\n", with: "&#10;")
  }

  private static func content(_ text: String) -> String { XMLText.escaped(text) }
}

/// Text as XML takes it.
enum XMLText {
  /// The text with markup escaped, and without the characters that XML 1.0 forbids.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r", "\u{20}"..."\u{FFFD}": result.unicodeScalars.append(scalar)
      case "\u{10000}"...: result.unicodeScalars.append(scalar)
      default: result += "\u{FFFD}"
      }
    }
    return result
  }
}
