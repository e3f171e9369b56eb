import AuditReports
import Foundation
import Testing

/// An audit that is done without screens: what is found on a unit follows from its name.
struct TestJob {
  var job: AuditJob
  private let template: AuditForm.Screen

  init(_ job: AuditJob) {
    self.job = job
    var screen = TestForm.screen([(nil, "play"), ("OK Button", "ok"), ("Search", nil), ("Search", nil)])
    screen.rules = screen.rules.filter { $0.failed > 0 || $0.rule == "label-case" }
    template = screen
  }

  /// Documents of some screens, each in two combinations of settings, recordings, and two apps.
  static func small(root: String = "/repo", reversed: Bool = false) -> TestJob {
    func path(_ name: String, isApp: Bool = false, _ screens: [String], _ settings: [[String]] = [[""]])
      -> AuditJob.Path
    {
      AuditJob.Path(
        path: name, name: name, isApp: isApp, root: root, screens: screens, settings: settings,
        content: AuditJob.digest(of: name.utf8),
        configuration: name.hasPrefix("A")
          ? .init(
            file: ".curbcut.json",
            text: """
              {"audit": {"rules": {"label-missing": {"severity": "minor", "reason": "Soon."}},
                "exclude": [{"rule": "label-role-word", "element": "#ok", "reason": "A name."}]}}
              """) : nil)
    }
    let paths = [
      path("B.storyboard", ["b-1", "b-2", "b-3"], [["light"], ["dark"]]), path("A.storyboard", ["a-1"]),
      path("recordings", ["00001 start", "00002 end"]),
      path(
        "Shop", isApp: true, ["s-1", "s-2"], [["en · light", "en · dark"], ["de · light", "de · dark"]]),
      path("Café.app", isApp: true, [""]),
    ]
    return TestJob(
      AuditJob(
        version: "1", arguments: ["--all-screens"], paths: reversed ? paths.reversed() : paths,
        hasPictures: true, workingDirectory: root))
  }

  /// What a machine finds that looks at a unit.
  func outcome(_ unit: AuditUnit) -> UnitOutcome {
    let root = job.paths.first { $0.name == unit.path }?.root ?? ""
    return .judged(
      unit.settings.map { setting in
        var screen = template
        screen.file = unit.path
        screen.id = unit.screen
        screen.name = "\(unit.path), \(unit.screen)"
        let seed = AuditJob.digest(of: "\(unit.words) \(setting)".utf8)
        let number = UInt64(seed, radix: 16) ?? 0
        // A different share of the faults is there on each screen, and with each setting.
        screen.findings = screen.findings.indices.filter { number >> UInt64($0) & 1 == 1 }.map { index in
          var finding = screen.findings[index]
          finding.fingerprint = AuditJob.digest(of: "\(unit.path) \(unit.screen) \(index)".utf8)
          finding.frame = [Double(number % 1000) / 100, 0.1 + 0.2, 44, 44]
          finding.source = "\(root)/Sources/Main.swift:\(number % 500):7"
          return finding
        }
        screen.pictures = [AuditForm.Picture(size: [390, 844], png: Data(seed.utf8).base64EncodedString())]
        return ScreenLook(setting: setting, form: screen, className: "UIViewController", signature: seed)
      })
  }

  /// What one machine finds that looks at everything.
  func all() -> [AuditUnit: UnitOutcome] {
    Dictionary(job.units.map { ($0, outcome($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// What a machine writes that does a share.
  func part(_ shard: Shard) -> AuditPart {
    let units = job.units(of: shard)
    return AuditPart(
      job: job, shard: shard,
      outcomes: Dictionary(units.map { ($0, outcome($0)) }, uniquingKeysWith: { first, _ in first }))
  }

  /// The parts of some machines, as they are read from their files.
  func parts(_ count: Int) throws -> [PartsMerge.Named] {
    try (1...count).map { number in
      let shard = try #require(Shard(number: number, of: count))
      let name = "part-\(number).jsonl"
      return .init(file: name, part: try AuditPart(part(shard).data(), file: name))
    }
  }
}

/// The report of a job in every form, as bytes.
func report(_ job: AuditJob, _ outcomes: [AuditUnit: UnitOutcome]) throws -> [String] {
  let assembly = AuditAssembly(job)
  let form = try assembly.form(of: outcomes)
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let github = GitHubReport(form, paths: assembly.paths)
  return [
    String(decoding: try encoder.encode(form), as: UTF8.self), TextReport(form).text,
    try SARIFReport(form, paths: assembly.paths, version: "1").text(), JUnitReport(form).text,
    HTMLReport(form, paths: assembly.paths).text, github.commands, github.summary,
  ]
}
