import Audit

/// Holds a job against what reports take for granted; a part may come from anywhere.
struct JobCheck {
  private let job: AuditJob
  private let line: PartLine

  /// More units than an audit has.
  private static let mostUnits = 2_000_000

  init(_ job: AuditJob, at line: PartLine) {
    self.job = job
    self.line = line
  }

  func check() throws(ReportFileError) {
    guard !job.paths.isEmpty else { throw line.fault("the job has no path") }
    var count = 0
    for path in job.paths {
      guard !path.settings.isEmpty, path.settings.allSatisfy({ !$0.isEmpty }) else {
        throw line.fault("“\(path.name.prefix(80))” is to be looked at with no settings at all")
      }
      guard Set(path.screens).count == path.screens.count, Set(path.settings).count == path.settings.count
      else { throw line.fault("a screen or a setting of “\(path.name.prefix(80))” is there twice") }
      count += path.settings.count * path.screens.count
      guard count <= Self.mostUnits else { throw line.fault("the job has more than \(Self.mostUnits) units") }
      // A broken configuration of a part is told as what it is: a file's.
      if let configuration = path.configuration {
        do {
          _ = try AuditConfiguration(.init(configuration.text.utf8), file: configuration.file)
        } catch {
          throw line.fault("the configuration in it is broken: \(error.problem)")
        }
      }
    }
  }
}

/// Holds what was found on a screen against what reports take for granted.
struct LookCheck {
  private let screen: AuditForm.Screen
  private let line: PartLine

  private static let most = 1_000_000_000
  private static let rules = Set(Auditor.rules.map { $0.about.id })

  init(_ screen: AuditForm.Screen, at line: PartLine) {
    self.screen = screen
    self.line = line
  }

  func check() throws(ReportFileError) {
    let counts =
      [screen.elements, screen.unmeasuredElements]
      + screen.rules.flatMap {
        [$0.judged, $0.failed, $0.needsReview]
      }
    try require(counts.allSatisfy { (0...Self.most).contains($0) }, "a count is out of all bounds")
    try require(screen.size.map { $0.count == 2 } ?? true, "a size is a width and a height")
    try require(screen.excluded == nil, "a configuration is applied to the whole, not to a part")
    for finding in screen.findings + screen.systemFindings { try check(finding) }
    for picture in screen.pictures ?? [] {
      try require(picture.size.count == 2, "a picture's size is a width and a height")
      try require(picture.png.utf8.allSatisfy(Self.isBase64), "a picture is not in Base64")
    }
  }

  private func check(_ finding: AuditForm.Finding) throws(ReportFileError) {
    try require(
      Self.rules.contains(finding.rule), "there is no rule “\(finding.rule.prefix(80))”")
    try require(["fail", "needsReview"].contains(finding.verdict), "a verdict is “fail” or “needsReview”")
    try require(
      AuditSeverity(rawValue: finding.severity) != nil,
      "there is no severity “\(finding.severity.prefix(80))”")
    try require(finding.page.hasPrefix("https://"), "a page begins with https://")
    try require(
      [finding.fingerprint, finding.looseFingerprint].allSatisfy {
        $0.utf8.count == 16 && $0.utf8.allSatisfy(Self.isDigit)
      }, "a fingerprint is sixteen hexadecimal digits")
    let frames = [finding.frame] + (finding.alike ?? []).map(\.frame)
    try require(frames.allSatisfy { $0.map { $0.count == 4 } ?? true }, "a frame is four numbers")
    try require(
      finding.state == nil && finding.exclusion == nil && finding.settings == nil,
      "what is known or excluded is told of the whole, not of a part")
  }

  private func require(_ condition: Bool, _ problem: String) throws(ReportFileError) {
    if !condition { throw line.fault("\(problem) (on “\(screen.name.prefix(80))”)") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="):
      true
    default: false
    }
  }
}
