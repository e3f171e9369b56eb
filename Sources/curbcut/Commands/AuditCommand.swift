import AppFolders
import ArgumentParser
import Audit
import AuditReports
import Captures
import Foundation

struct AuditCommand: DesktopCommand {
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

  @OptionGroup(title: "Report")
  var report: ReportOptions

  var outputs: OutputRules { report.outputs }

  @Option(
    help: ArgumentHelp(
      "The configuration; by default .curbcut.json beside the path or above it in its repository.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "The day that counts for what the configuration has until a day, as 2026-12-31; by default today, in UTC.",
      valueName: "day"), transform: Self.day)
  var date: Day?

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

  @Option(
    help: ArgumentHelp(
      "Do only this share of the work, as 3/20, and write it as a part for ‘curbcut merge’ (Documentation/many-machines.md).",
      valueName: "i/n"), transform: Self.shard)
  var shard: Shard?

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

  /// The one scene of an app that this process takes of all.
  @Option(help: .private)
  var workerScreen: String?

  /// Every path that was given.
  var paths: [String] { [options.file] + more }

  /// Whether processes of their own run the apps among the paths.
  var usesWorkers: Bool {
    guard !worker, !snapshot else { return false }
    return paths.count > 1 || shard != nil || options.allScreens
      || (matrixAxes.first { $0.key == "language" }?.values.count ?? 0) > 1
  }

  /// The axes, which ``validate()`` has checked.
  var matrixAxes: [MatrixAxis] {
    let axes = (try? MatrixAxis.parse(matrix)) ?? []
    guard let workerLanguage else { return axes }
    return axes.map { $0.key == "language" ? $0.narrowed(to: workerLanguage) : $0 }
  }

  private static func day(_ text: String) throws -> Day {
    guard let day = Day(text) else { throw ValidationError("A day is written as 2026-12-31.") }
    return day
  }

  /// The day that counts.
  var today: Day? { date ?? AuditFiles.today }

  private static func shard(_ text: String) throws -> Shard {
    do { return try Shard(text) } catch { throw ValidationError("\(error)") }
  }

  func validate() throws {
    _ = try wantedRules()
    if explore, !more.isEmpty || !AppFolder.isApp(options.file) {
      throw ValidationError("--explore is for the folder of one app.")
    }
    if explore, !matrix.isEmpty {
      throw ValidationError("--explore and --matrix do not go together: explore with one setting at a time.")
    }
    if options.desktopApp != nil, !more.isEmpty || explore || shard != nil || !matrix.isEmpty || report.draws
    {
      throw ValidationError(
        "Of a running program the tree is audited: leave further files, --explore, --shard, --matrix and --pictures out."
      )
    }
    if more.contains("") { throw ValidationError("A file's name is empty.") }
    if config?.isEmpty ?? false { throw ValidationError("The name of the file of --config is empty.") }
    do { _ = try MatrixAxis.parse(matrix) } catch { throw ValidationError("\(error)") }
    if shard != nil { try validateShard() }
  }

  /// What belongs to the whole is refused for a part, rather than done for a part as if it were the whole.
  private func validateShard() throws {
    let given = Set(OwnArguments.all.map { String($0.prefix { $0 != "=" }) })
    for option in ["--format", "--baseline", "--update-baseline", "--fail-on", "--json"]
    where given.contains(option) {
      throw ValidationError("A shard writes a part of a report: give \(option) to ‘curbcut merge’.")
    }
    if options.app.container != nil {
      throw ValidationError(
        "--container and --shard do not go together: what one machine's app keeps, another one's does not see."
      )
    }
  }

  func run() throws { try MainActor.assumeIsolated { try audit() } }

  @MainActor
  private func audit() throws {
    if snapshot { return try showSnapshots() }
    if worker {
      let runner = runner(options, try setUp(for: options.file))
      return Console.show(try JSONForm.text(runner.looks(only: workerScreen, matrix: matrixAxes)))
    }
    let known = try report.known()
    if options.desktopApp != nil { return try auditDesktop(known: known) }
    var run = try AuditRun(self)
    try run.run()
    if let shard { return try run.write(shard, to: report.output) }
    let assembly = AuditAssembly(run.job)
    let form = try assembly.form(of: run.outcomes, unjudged: run.unjudged)
    let isBad = try report.give(
      form, known: known, paths: assembly.paths, format: options.json ? .json : report.format)
    if let failure = run.firstFailure { throw ExitCode(Int32(clamping: failure.status)) }
    if isBad { throw Curbcut.findings }
    try options.app.check(omission: form.screens.lazy.compactMap(\.omission).first)
  }

  /// Audits a running program, of which the tree is known and nothing else.
  @MainActor
  private func auditDesktop(known: Baseline?) throws {
    let setUp = try setUp(for: ".")
    let screen = try DesktopScreen(options)
    let seen = AuditedScreen(
      name: screen.info.choice, tree: screen.tree, bounds: screen.bounds, language: screen.settings.language,
      isPhone: false)
    let audited = AuditForm.Screen(
      setUp.audit.report(on: seen), file: screen.info.choice, size: screen.info.size, paths: setUp.paths)
    let applied = setUp.configuration?.apply(to: [audited], paths: setUp.paths)
    var form = AuditForm(screens: applied?.screens ?? [audited])
    form.configuration = applied?.notes
    let isBad = try report.give(
      form, known: known, paths: setUp.paths, format: options.json ? .json : report.format)
    if isBad { throw Curbcut.findings }
  }

  @MainActor
  private func showSnapshots() throws {
    let setUp = try setUp(for: options.file)
    let screens = try runner(options, setUp).snapshots()
    let audits = screens.map(\.audit)
    let applied = setUp.configuration?.apply(to: audits, paths: setUp.paths).screens ?? audits
    let form = SnapshotForm(
      screens: zip(screens, applied).map { ScreenSnapshot(audit: $1, tree: $0.tree, words: $0.words) })
    Console.show(try JSONForm.text(form))
  }

  /// How a path is audited.
  struct SetUp {
    var file: AuditJob.Configuration?
    var configuration: AuditConfiguration?
    var audit: Auditor
    var paths: ReportPaths
  }

  /// How a path is audited: with the configuration that is found for it.
  func setUp(for path: String) throws -> SetUp {
    let file = try AuditFiles.configuration(config, for: path)
    let settings = try file.map { file in
      let settings = try AuditConfiguration(Data(file.text.utf8), file: file.file)
      return today.map(settings.valid) ?? settings
    }
    let wanted = try wantedRules()
    let audit = Auditor(
      rules: settings?.rules(among: wanted) ?? wanted,
      options: settings?.options(auditOptions) ?? auditOptions)
    return SetUp(file: file, configuration: settings, audit: audit, paths: AuditFiles.paths(for: path))
  }

  @MainActor
  func runner(_ options: ScreenOptions, _ setUp: SetUp) -> AuditRunner {
    AuditRunner(options: options, audit: setUp.audit, paths: setUp.paths, takesPictures: report.draws)
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
}
