import Audit
import Foundation

extension AuditConfiguration {
  /// The largest file that is read, in bytes.
  private static let largest = 4 << 20

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - data: the file's content.
  ///   - file: its path, for errors and reports.
  /// - Throws: a ``ReportFileError`` with the place of the first fault, and what was probably meant.
  public init(_ data: Data, file: String) throws(ReportFileError) {
    guard data.count <= Self.largest else {
      throw ReportFileError(file: file, problem: "a configuration of \(data.count) bytes is too large")
    }
    self.file = file
    let root = try JSONFields(
      try PlacedJSON.read(Array(data), file: file), of: file, as: "the configuration")
    try root.check(known: ["audit"])
    guard let audit = root["audit"] else { return }
    let fields = try JSONFields(audit, of: file, as: "“audit”")
    try fields.check(known: ["rules", "thresholds", "exclude"])
    if let rules = fields["rules"] { try read(rules: JSONFields(rules, of: file, as: "“rules”")) }
    if let thresholds = fields["thresholds"] {
      try read(thresholds: JSONFields(thresholds, of: file, as: "“thresholds”"))
    }
    for value in try fields.list("exclude") { exclusions.append(try exclusion(value)) }
  }

  private static var ruleNames: [String] { Auditor.rules.map { $0.about.id } }

  private func place(_ line: Int, _ column: Int) -> String { "\(file):\(line):\(column)" }

  /// The reason, which everything in the file must have.
  private func reason(_ fields: JSONFields, for what: String) throws(ReportFileError) -> String {
    guard fields["reason"] != nil else {
      throw fields.missing("reason", advice: "Say why \(what), for those who read it in a year.")
    }
    return try fields.text("reason")
  }

  /// The last day on which an entry holds; nil for no end.
  private func day(_ fields: JSONFields) throws(ReportFileError) -> Day? {
    guard let text = try fields.string("until") else { return nil }
    guard let day = Day(text) else {
      throw fields.wrong(
        fields["until"], "“until” is the last day on which this holds, not “\(text.prefix(40))”",
        advice: "Write it as 2026-12-31.")
    }
    return day
  }

  private mutating func read(rules: JSONFields) throws(ReportFileError) {
    try rules.check(known: Self.ruleNames)
    for member in rules.all {
      let fields = try JSONFields(member.value, of: file, as: "“\(member.key)”")
      try fields.check(known: ["off", "severity", "reason", "until"])
      let isOff = try fields.bool("off") ?? false
      var severity: AuditSeverity?
      if let name = try fields.string("severity") {
        severity = AuditSeverity(rawValue: name)
        guard severity != nil else {
          let known = AuditSeverity.allCases.map(\.rawValue)
          throw fields.wrong(
            fields["severity"], "there is no severity “\(name)”",
            advice: Spelling.nearest(to: name, in: known).map { "Did you mean “\($0)”?" }
              ?? "There are \(known.joined(separator: ", ")).")
        }
      }
      guard isOff || severity != nil else {
        throw fields.missing("off", advice: "Give “off”: true, or a “severity”.")
      }
      let setting = RuleSetting(
        isOff: isOff, severity: severity, reason: try reason(fields, for: "the rule is set so"),
        until: try day(fields),
        place: place(member.line, member.column))
      self.rules.append((member.key, setting))
    }
  }

  private mutating func read(thresholds: JSONFields) throws(ReportFileError) {
    try thresholds.check(known: Self.thresholds.keys.sorted())
    for member in thresholds.all {
      let fields = try JSONFields(member.value, of: file, as: "“\(member.key)”")
      try fields.check(known: ["value", "reason", "until"])
      guard let value = try fields.number("value") else { throw fields.missing("value") }
      if let range = Self.thresholds[member.key]?.range, !range.contains(value) {
        throw fields.wrong(
          fields["value"],
          "“\(member.key)” is a number from \(Int(range.lowerBound)) to \(Int(range.upperBound)), not \(value)"
        )
      }
      self.thresholds.append(
        Threshold(
          name: member.key, value: value, reason: try reason(fields, for: "the threshold is another one"),
          until: try day(fields),
          place: place(member.line, member.column)))
    }
  }

  private func exclusion(_ json: PlacedJSON) throws(ReportFileError) -> Exclusion {
    let fields = try JSONFields(json, of: file, as: "an exclusion")
    try fields.check(known: ["rule", "path", "element", "screen", "reason", "until"])
    var rules: Set<String>?
    var words: [String] = []
    if fields["rule"] != nil {
      let name = try fields.text("rule")
      let found = Auditor.rules(named: name).map { $0.about.id }
      guard !found.isEmpty else {
        let known = Self.ruleNames + XCUIAccessibilityAuditType.names.map(\.name)
        throw fields.wrong(
          fields["rule"], "there is no rule “\(name)”",
          advice: Spelling.nearest(to: name, in: known).map { "Did you mean “\($0)”?" }
            ?? "Documentation/audit.md lists them.")
      }
      rules = Set(found)
      words.append("rule \(name)")
    }
    for key in ["path", "element", "screen"] where fields[key] != nil {
      words.append("\(key) \(try fields.text(key))")
    }
    guard !words.isEmpty else {
      throw ReportFileError(
        file: file, line: json.line, column: json.column,
        problem: "an exclusion of everything excludes nothing for a reason",
        advice: "Give at least one of “rule”, “path”, “element” and “screen”.")
    }
    return Exclusion(
      rules: rules, path: try fields.string("path").map(PathPattern.init),
      element: try fields.string("element"), screen: try fields.string("screen"),
      reason: try reason(fields, for: "this is excluded"), until: try day(fields),
      place: place(json.line, json.column),
      words: words.joined(separator: ", "))
  }
}
