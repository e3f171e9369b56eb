import AppFolders
import ArgumentParser
import Audit
import AuditReports
import Captures
import Foundation

struct AuditCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Find what is wrong for people, with what to do about it.",
    discussion: """
      Each finding names the rule, the element, what was measured and what is required, how to mend it, and the place in \
      the file. What cannot be told for sure is to be looked at, and is no failure. Besides documents and apps, recordings \
      from devices are taken, of every tool that Documentation/recordings.md names. The status is 1 when something \
      failed that no baseline knows. The rules, the formats and the configuration in .curbcut.json are described in \
      Documentation/audit.md.
      """)

  @OptionGroup var options: ScreenOptions

  @Argument(help: "Further documents, apps and recordings.", completion: .file())
  var more: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only these rules: their names, or names of Xcode's audits such as hitRegion, separated by commas.",
      valueName: "names"))
  var rules: String?

  @Option(
    help: "The form of the report: text, json, sarif, junit, github or html.",
    transform: Choice.parse(AuditFormat.self))
  var format = AuditFormat.text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write the report to, in place of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "A file with the findings that are known: only others end with status 1.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Write what was found to the file of --baseline.")
  var updateBaseline = false

  @Option(
    help: ArgumentHelp(
      "The configuration; by default .curbcut.json beside the path or above it in its repository.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var config: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Look at each screen in every combination of values; a finding is told once, with those it occurs with.",
      discussion: """
        For example --matrix textSize=large,AX3 appearance=light,dark language=en,de. The axes are those of \
        ‘curbcut render --matrix’.
        """,
      valueName: "axis=a,b"))
  var matrix: [String] = []

  @Flag(help: "Put a picture of each screen into the JSON, as html always does.")
  var pictures = false

  @Option(
    help: ArgumentHelp(
      "What ends with status 1: failures from minor, moderate, serious or critical on; review, which counts doubts too; or never.",
      valueName: "severity"), transform: Choice.parse(Threshold.self))
  var failOn = Threshold.minor

  @Option(
    help: "Which text counts as large for its contrast: wcag, wcag-px or apple.",
    transform: Choice.parse(LargeTextDefinition.self))
  var largeText = LargeTextDefinition.wcag

  @Flag(help: "Take a control for large enough that Xcode's audit is known to let pass.")
  var likeXcode = false

  @Flag(help: "Explore the app, and audit every screen that is reached.")
  var explore = false

  @OptionGroup(title: "Exploration")
  var exploration: ExplorationOptions

  /// Another process of this program asks: for JSON, and for nothing else.
  @Flag(help: .private)
  var worker = false

  /// ‘curbcut diff’ asks: for what it compares.
  @Flag(help: .private)
  var snapshot = false

  /// The one value of the axis `language` that this process takes.
  @Option(help: .private)
  var workerLanguage: String?

  enum Threshold: String, CaseIterable {
    case review, minor, moderate, serious, critical, never
  }

  /// Every path that was given.
  var paths: [String] { [options.file] + more }

  /// Whether processes of their own run the apps among the paths.
  var usesWorkers: Bool {
    guard workerLanguage == nil else { return false }
    return paths.count > 1 || (matrixAxes.first { $0.key == "language" }?.values.count ?? 0) > 1
  }

  /// The axes, which ``validate()`` has checked.
  private var matrixAxes: [MatrixAxis] {
    let axes = (try? MatrixAxis.parse(matrix)) ?? []
    guard let workerLanguage else { return axes }
    return axes.map { $0.key == "language" ? $0.narrowed(to: workerLanguage) : $0 }
  }

  func validate() throws {
    _ = try wantedRules()
    if explore, !more.isEmpty || !AppFolder.isApp(options.file) {
      throw ValidationError("--explore is for the folder of one app.")
    }
    if explore, !matrix.isEmpty {
      throw ValidationError("--explore and --matrix do not go together: explore with one setting at a time.")
    }
    if more.contains("") { throw ValidationError("A file's name is empty.") }
    for (name, value) in [("--output", output), ("--baseline", baseline), ("--config", config)]
    where value?.isEmpty ?? false {
      throw ValidationError("The name of the file of \(name) is empty.")
    }
    if updateBaseline, baseline == nil {
      throw ValidationError("--update-baseline needs --baseline with the file to write.")
    }
    do { _ = try MatrixAxis.parse(matrix) } catch { throw ValidationError("\(error)") }
  }

  func run() throws {
    if snapshot { return try showSnapshots() }
    // Read before anything is built: a fault in them is told at once, and nothing is written over.
    let known =
      worker ? nil : try baseline.map { try AuditFiles.baseline($0, mayBeMissing: updateBaseline) }
    var parts: [AuditForm] = []
    for path in paths { parts += try forms(of: path) }
    var form = AuditForm(joining: parts)
    let reportPaths = AuditFiles.paths(for: options.file)
    if let known {
      form = known.compare(form, paths: reportPaths)
      if updateBaseline, let baseline {
        let new = known.updated(with: form, paths: reportPaths)
        try AuditFiles.write(new.text, to: baseline)
        form = new.compare(form, paths: reportPaths)
      }
    }
    if worker {
      Console.show(try JSONForm.text(form))
      return
    }
    try AuditOutput(form: form, paths: reportPaths, file: output).show(options.json ? .json : format)
    if isBad(form) { throw Curbcut.findings }
    try options.app.check(omission: form.screens.lazy.compactMap(\.omission).first)
  }

  private func showSnapshots() throws {
    let paths = AuditFiles.paths(for: options.file)
    let settings = try AuditFiles.configuration(config, for: options.file)
    let wanted = try wantedRules()
    let audit = Auditor(
      rules: settings?.rules(among: wanted) ?? wanted,
      options: settings?.options(auditOptions) ?? auditOptions)
    let screens = try MainActor.assumeIsolated {
      try AuditRunner(options: options, audit: audit, paths: paths, takesPictures: pictures).snapshots()
    }
    let audits = screens.map(\.audit)
    let applied = settings?.apply(to: audits, paths: paths).screens ?? audits
    let form = SnapshotForm(
      screens: zip(screens, applied).map { ScreenSnapshot(audit: $1, tree: $0.tree, words: $0.words) })
    Console.show(try JSONForm.text(form))
  }

  /// The forms of a path: one, or one for each language of an app.
  private func forms(of path: String) throws -> [AuditForm] {
    let axes = matrixAxes
    if AppFolder.isApp(path), !RecordedApp.isRecorded(path), usesWorkers {
      guard let language = axes.first(where: { $0.key == "language" }), language.values.count > 1 else {
        return [try AuditWorker.run(path, among: paths)]
      }
      // Each worker's settings name its language, so that the parts can be joined.
      let parts = try language.values.map { try AuditWorker.run(path, among: paths, language: $0) }
      return [AuditForm(joiningSettingsOf: parts)]
    }
    var options = options
    options.file = path
    let settings = try AuditFiles.configuration(config, for: path)
    let wanted = try wantedRules()
    let audit = Auditor(
      rules: settings?.rules(among: wanted) ?? wanted,
      options: settings?.options(auditOptions) ?? auditOptions)
    let reportPaths = AuditFiles.paths(for: path)
    let draws = pictures || format == .html
    let screens =
      explore
      ? try ExploredScreens(command: self, rules: audit.rules.map { $0.about.id }, takesPictures: draws)
        .screens()
      : try MainActor.assumeIsolated {
        try AuditRunner(options: options, audit: audit, paths: reportPaths, takesPictures: draws)
          .screens(matrix: axes)
      }
    guard let settings else { return [AuditForm(screens: screens)] }
    let applied = settings.apply(to: screens, paths: reportPaths)
    var form = AuditForm(screens: applied.screens)
    form.configuration = applied.notes
    return [form]
  }

  private var auditOptions: AuditOptions { Self.options(largeText: largeText, likeXcode: likeXcode) }

  static func options(largeText: LargeTextDefinition, likeXcode: Bool) -> AuditOptions {
    var audit = AuditOptions()
    audit.largeText = largeText
    audit.isLikeXcode = likeXcode
    return audit
  }

  private func wantedRules() throws -> [any AuditRule.Type] {
    guard let rules else { return Auditor.standardRules }
    let names = rules.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      !$0.isEmpty
    }
    guard !names.isEmpty else { throw ValidationError("--rules names no rule.") }
    var wanted: Set<String> = []
    for name in names {
      let found = Auditor.rules(named: name)
      guard !found.isEmpty else {
        let known = Auditor.rules.map { $0.about.id } + XCUIAccessibilityAuditType.names.map(\.name)
        let hint = Suggestion.nearest(to: name, in: known).map { "Did you mean “\($0)”?" }
        throw ValidationError(
          "There is no rule “\(name)”. \(hint ?? "Documentation/audit.md lists them.")")
      }
      wanted.formUnion(found.map { $0.about.id })
    }
    return Auditor.rules.filter { wanted.contains($0.about.id) }
  }

  private func isBad(_ form: AuditForm) -> Bool {
    let new = form.screens.flatMap(\.findings).filter(\.isNew)
    let failures = new.filter(\.isFailure)
    switch failOn {
    case .never: return false
    case .review: return !new.isEmpty
    case .minor: return !failures.isEmpty
    case .moderate, .serious, .critical:
      guard let least = AuditSeverity(rawValue: failOn.rawValue) else { return !failures.isEmpty }
      return failures.contains { AuditSeverity(rawValue: $0.severity).map { $0 >= least } ?? true }
    }
  }
}
