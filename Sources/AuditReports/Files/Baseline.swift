import Foundation

/// The findings that a team knows of, so that a run tells only what is new.
///
/// A finding is recognised by its ``Fingerprint``: first by the exact one, then, each entry once, by the loose one, so that
/// an element that moved is no new finding.
public struct Baseline: Sendable {
  /// A finding that is known.
  public struct Entry: Sendable, Equatable {
    /// `fail` or `needsReview`. A known doubt does not cover a failure.
    public var verdict: String
    /// The rule's name.
    public var rule: String
    /// The file, relative to the repository.
    public var file: String
    /// What tells the screen from others of the file.
    public var screen: String
    /// Where the element is, for people who read the file.
    public var element: String
    /// What tells it from other findings.
    public var fingerprint, looseFingerprint: String
    /// Why it is tolerated, which people may write into the file; nil for no reason.
    public var reason: String?
  }

  /// What is known, in the order of the file.
  public private(set) var entries: [Entry]

  /// A baseline that knows nothing.
  public init() { entries = [] }

  /// A baseline that knows these findings.
  init(entries: [Entry]) { self.entries = entries }

  // MARK: Comparing

  /// Marks each finding of a run as new or known, and lists what is fixed.
  ///
  /// Entries about screens or rules that the run did not look at are neither known nor fixed.
  public func compare(_ form: AuditForm, paths: ReportPaths) -> AuditForm {
    var form = form
    let open = match(&form)
    form.fixed = entries.indices.filter { open.contains($0) && isLookedAt(entries[$0], in: form, paths) }.map
    {
      let entry = entries[$0]
      return AuditForm.Fixed(
        rule: entry.rule, file: entry.file, screen: entry.screen, element: entry.element)
    }
    form.count()
    return form
  }

  /// Gives the findings their states.
  ///
  /// - Returns: the entries that no finding matched.
  private func match(_ form: inout AuditForm) -> Set<Int> {
    var exact: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated() { exact[entry.fingerprint, default: []].append(index) }
    var open = Set(entries.indices)
    func covers(_ entry: Entry, _ finding: AuditForm.Finding) -> Bool {
      entry.verdict == "fail" || !finding.isFailure
    }
    for s in form.screens.indices {
      for f in form.screens[s].findings.indices {
        let finding = form.screens[s].findings[f]
        let found = exact[finding.fingerprint] ?? []
        open.subtract(found)
        form.screens[s].findings[f].state = found.contains { covers(entries[$0], finding) } ? .known : .new
      }
    }
    var loose: [String: [Int]] = [:]
    for index in open.sorted(by: >) { loose[entries[index].looseFingerprint, default: []].append(index) }
    for s in form.screens.indices {
      for f in form.screens[s].findings.indices where form.screens[s].findings[f].state == .new {
        let finding = form.screens[s].findings[f]
        // A finding whose own entry only says less is not covered by another one.
        guard exact[finding.fingerprint] == nil, let candidates = loose[finding.looseFingerprint],
          let place = candidates.lastIndex(where: { covers(entries[$0], finding) })
        else { continue }
        open.remove(candidates[place])
        loose[finding.looseFingerprint]?.remove(at: place)
        form.screens[s].findings[f].state = .known
      }
    }
    return open
  }

  private func isLookedAt(_ entry: Entry, in form: AuditForm, _ paths: ReportPaths) -> Bool {
    form.screens.contains { screen in
      screen.id == entry.screen && paths.relative(screen.file) == entry.file
        && screen.rules.contains { $0.rule == entry.rule }
    }
  }

  // MARK: Updating

  /// The baseline that knows what a run found. Entries about what the run did not look at stay, and so do reasons.
  ///
  /// - Parameter form: a run that was compared with this baseline.
  public func updated(with form: AuditForm, paths: ReportPaths) -> Baseline {
    var result = Baseline()
    result.entries = entries.filter { !isLookedAt($0, in: form, paths) }
    var seen = Set(result.entries.map { $0.verdict + $0.fingerprint })
    for screen in form.screens {
      for finding in screen.findings where seen.insert(finding.verdict + finding.fingerprint).inserted {
        let known =
          entries.first { $0.fingerprint == finding.fingerprint }
          ?? entries.first { $0.looseFingerprint == finding.looseFingerprint }
        result.entries.append(
          Entry(
            verdict: finding.verdict, rule: finding.rule, file: paths.relative(screen.file),
            screen: screen.id, element: finding.identity.joined(separator: " > "),
            fingerprint: finding.fingerprint, looseFingerprint: finding.looseFingerprint,
            reason: known?.reason))
      }
    }
    // Sorted, two branches that add entries rarely meet on one line.
    result.entries.sort {
      ($0.file, $0.screen, $0.rule, $0.element, $0.fingerprint, $0.verdict)
        < ($1.file, $1.screen, $1.rule, $1.element, $1.fingerprint, $1.verdict)
    }
    return result
  }
}
