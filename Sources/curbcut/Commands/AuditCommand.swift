import AppFolders
import ArgumentParser
import Audit
import Captures
import Foundation

struct AuditCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Find what is wrong for people, with what to do about it.",
    discussion: """
      Each finding names the rule, the element, what was measured and what is required, how to mend it, and the place in \
      the file. What cannot be told for sure is to be looked at, and is no failure. Besides documents and apps, recordings \
      from devices are taken, of every tool that Documentation/recordings.md names. The status is 1 when something \
      failed. The rules are listed in Documentation/audit.md.
      """)

  @OptionGroup var options: ScreenOptions

  @Argument(help: "Further documents, apps and recordings.", completion: .file())
  var more: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only these rules: their names, or names of Xcode's audits such as hitRegion, separated by commas.",
      valueName: "names"))
  var rules: String?

  @Option(help: "The form of the report: text or json.", transform: Choice.parse(Format.self))
  var format = Format.text

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

  enum Format: String, CaseIterable {
    case text, json
  }

  enum Threshold: String, CaseIterable {
    case review, minor, moderate, serious, critical, never
  }

  /// Every path that was given.
  var paths: [String] { [options.file] + more }

  func validate() throws {
    _ = try wantedRules()
    if more.contains("") { throw ValidationError("A file's name is empty.") }
  }

  func run() throws {
    let audit = Auditor(rules: try wantedRules(), options: auditOptions)
    let screens = try paths.flatMap { path -> [AuditForm.Screen] in
      if paths.count > 1, AppFolder.isApp(path), !RecordedApp.isRecorded(path) {
        return try AuditRunner.runAlone(path, among: paths)
      }
      var options = options
      options.file = path
      return try MainActor.assumeIsolated { try AuditRunner.screens(options, audit) }
    }
    let form = AuditForm(screens: screens)
    let wantsJSON = format == .json || options.json
    Console.show(wantsJSON ? try JSONForm.text(form) : AuditText(form: form).text)
    if isBad(form) { throw Curbcut.findings }
    try options.app.check(omission: screens.lazy.compactMap(\.omission).first)
  }

  private var auditOptions: AuditOptions {
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
    let failures = form.screens.flatMap(\.findings).filter(\.isFailure)
    switch failOn {
    case .never: return false
    case .review: return form.failed + form.needsReview > 0
    case .minor: return !failures.isEmpty
    case .moderate, .serious, .critical:
      guard let least = AuditSeverity(rawValue: failOn.rawValue) else { return !failures.isEmpty }
      return failures.contains { AuditSeverity(rawValue: $0.severity).map { $0 >= least } ?? true }
    }
  }
}
