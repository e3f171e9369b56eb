import Foundation

/// Makes the report of an audit of what was seen on its units, on one machine or on many.
public struct AuditAssembly: Sendable {
  private let job: AuditJob
  private let takesPictures: Bool

  /// Prepares the report of a job.
  ///
  /// - Parameter takesPictures: whether the report is to have the pictures that were taken.
  public init(_ job: AuditJob, takesPictures: Bool = true) {
    self.job = job
    self.takesPictures = takesPictures
  }

  /// The report.
  ///
  /// - Parameters:
  ///   - outcomes: what became of the units.
  ///   - unjudged: the units that nobody looked at, each with why.
  /// - Throws: a ``ReportFileError`` for a configuration that cannot be used.
  public func form(
    of outcomes: [AuditUnit: UnitOutcome], unjudged: [(unit: AuditUnit, reason: String)] = []
  ) throws(ReportFileError) -> AuditForm {
    var forms: [AuditForm] = []
    for path in job.paths { forms.append(try form(of: path, outcomes)) }
    var form = AuditForm(joining: forms)
    if !unjudged.isEmpty {
      let files = Dictionary(job.paths.map { ($0.name, $0.path) }, uniquingKeysWith: { first, _ in first })
      form.unjudged = unjudged.map { unit, reason in
        let settings = unit.settings.filter { !$0.isEmpty }
        return AuditForm.Unjudged(
          file: files[unit.path] ?? unit.path, screen: unit.screen,
          settings: settings.isEmpty ? nil : settings, reason: reason)
      }
    }
    return form
  }

  private func form(
    of path: AuditJob.Path, _ outcomes: [AuditUnit: UnitOutcome]
  ) throws(ReportFileError) -> AuditForm {
    let screens = screens(of: path, outcomes)
    guard let settings = try job.configuration(of: path) else { return AuditForm(screens: screens) }
    let applied = settings.apply(to: screens, paths: paths(of: path))
    var form = AuditForm(screens: applied.screens)
    form.configuration = applied.notes
    return form
  }

  private func screens(
    of path: AuditJob.Path, _ outcomes: [AuditUnit: UnitOutcome]
  ) -> [AuditForm.Screen] {
    func looks(_ group: [String], with setting: String) -> [ScreenLook] {
      path.screens.flatMap { screen in
        let unit = AuditUnit(path: path.name, screen: screen, settings: group)
        return (outcomes[unit]?.looks ?? []).filter { $0.setting == setting }.map(pictured)
      }
    }
    if path.settings == [[""]] { return ScreenLook.merged(looks([""], with: "")) }
    var merge = MatrixMerge()
    for group in path.settings {
      for setting in group {
        merge.add(ScreenLook.merged(looks(group, with: setting)), setting: setting)
      }
    }
    return merge.merged
  }

  private func pictured(_ look: ScreenLook) -> ScreenLook {
    guard !takesPictures else { return look }
    var look = look
    look.form.pictures = nil
    return look
  }

  /// How files of the report are named: relative to the repository of the first path.
  public var paths: ReportPaths {
    ReportPaths(root: job.paths.first?.root ?? "", workingDirectory: job.workingDirectory)
  }

  private func paths(of path: AuditJob.Path) -> ReportPaths {
    ReportPaths(root: path.root, workingDirectory: job.workingDirectory)
  }
}
