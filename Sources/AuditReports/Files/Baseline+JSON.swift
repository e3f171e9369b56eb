import Foundation

extension Baseline {
  private static let format = "curbcut.baseline"
  /// The largest file that is read, in bytes: some hundred thousand entries.
  private static let largest = 64 << 20

  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - data: the file's content.
  ///   - file: its path, for errors.
  /// - Throws: a ``ReportFileError`` with the place of the first fault.
  public init(_ data: Data, file: String) throws(ReportFileError) {
    guard data.count <= Self.largest else {
      throw ReportFileError(file: file, problem: "a baseline of \(data.count) bytes is too large")
    }
    let json = try PlacedJSON.read(Array(data), file: file)
    let fields = try JSONFields(json, of: file, as: "a baseline")
    let advice = "Write it with --update-baseline."
    guard let format = try fields.string("format") else { throw fields.missing("format", advice: advice) }
    guard format == Self.format else {
      throw fields.wrong(
        fields["format"], "the format is “\(format)”, not “\(Self.format)”", advice: advice)
    }
    guard let version = try fields.number("version") else { throw fields.missing("version", advice: advice) }
    guard version == 1 else {
      throw fields.wrong(
        fields["version"], "version \(version) is not known here", advice: "A later curbcut wrote it.")
    }
    guard fields["findings"] != nil else { throw fields.missing("findings", advice: advice) }
    try fields.check(known: ["format", "version", "findings"])
    var entries: [Entry] = []
    for value in try fields.list("findings") { entries.append(try Self.entry(value, file)) }
    self.init(entries: entries)
  }

  private static func entry(_ json: PlacedJSON, _ file: String) throws(ReportFileError) -> Entry {
    let fields = try JSONFields(json, of: file, as: "a finding")
    try fields.check(known: [
      "verdict", "rule", "file", "screen", "element", "fingerprint", "looseFingerprint", "reason",
    ])
    let verdict = try fields.text("verdict")
    guard ["fail", "needsReview"].contains(verdict) else {
      throw fields.wrong(fields["verdict"], "the verdict is “fail” or “needsReview”, not “\(verdict)”")
    }
    func fingerprint(_ key: String) throws(ReportFileError) -> String {
      let text = try fields.text(key)
      guard text.count == 16, text.allSatisfy({ $0.isASCII && $0.isHexDigit && !$0.isUppercase }) else {
        throw fields.wrong(fields[key], "“\(key)” is sixteen hexadecimal digits, not “\(text.prefix(40))”")
      }
      return text
    }
    return Entry(
      verdict: verdict, rule: try fields.text("rule"), file: try fields.text("file"),
      screen: try fields.string("screen") ?? "", element: try fields.string("element") ?? "",
      fingerprint: try fingerprint("fingerprint"), looseFingerprint: try fingerprint("looseFingerprint"),
      reason: try fields.string("reason"))
  }

  /// The file's content: one line for each finding, so that reviews and merges show them one by one.
  public var text: String {
    func quoted(_ text: String) -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .withoutEscapingSlashes
      return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
    let lines = entries.map { entry in
      var members: [(String, String?)] = [
        ("rule", entry.rule), ("verdict", entry.verdict), ("file", entry.file), ("screen", entry.screen),
        ("element", entry.element), ("fingerprint", entry.fingerprint),
        ("looseFingerprint", entry.looseFingerprint),
      ]
      members.append(("reason", entry.reason))
      let texts = members.compactMap { key, value in value.map { "\"\(key)\": \(quoted($0))" } }
      return "    { \(texts.joined(separator: ", ")) }"
    }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"format\": \"\(Self.format)\",\n  \"version\": 1,\n  \"findings\": \(list)\n}\n"
  }
}
