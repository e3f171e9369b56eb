import AccessibilityTree
import Audit
import AuditReports
import CurbcutUIKit
import DeviceSettings
import Foundation
import ScreenAudit

import struct CurbcutSwiftUI.ViewSource

/// The audit of what is shown.
extension RunningInspection {
  /// Goes on with the audit, if somebody wants it and nobody uses the screen, and tells what it finds.
  func audit() {
    guard audits.isWanted else { return }
    audits.followFiles(at: now)
    if let work = audits.work(at: now) {
      switch work {
      case .begin: beginAudit()
      case .step(let step): audits.doStep { perform(step, in: &$0) }
      }
      // The app may have been asked to change, and back.
      _ = effects.drain()
    }
    let isNew = audits.collect(at: now)
    tellAudit(isNew: isNew)
  }

  /// A page wants to be told what the audit finds, or no longer.
  func audit(_ wish: PageMessage.AuditWish, for page: Int) {
    switch wish {
    case .on(let triesSettings): audits.want(triesSettings, page: page, at: now)
    case .off: stopAudit(for: page)
    case .again: audits.changed(at: now)
    }
  }

  /// A page wants nothing of the audit any more, or is closed.
  func stopAudit(for page: Int) {
    audits.want(nil, page: page, at: now)
    told.audits[page] = nil
    told.auditStates[page] = nil
  }

  private func beginAudit() {
    do {
      let setUp = try makeAuditSetUp()
      let recorded = screen.auditedScreen(language: store.settings.language)
      let subject: LiveAudit.Run.Subject
      var steps: [LiveAudit.Step] = []
      if let recorded {
        subject = .recorded(recorded)
      } else {
        guard let window = provider.window as? UIWindow else { return audits.begin(at: now) }
        subject = .live(ViewScreen(window, name: screen.name, measures: .touches, origin: origin))
        steps = [.draw, .drawWithoutText]
        if audits.triesSettings {
          steps += ViewScreen.sizes.map { .measure($0) } + ViewScreen.variants.map { .vary($0) }
        }
      }
      audits.begin(
        LiveAudit.Run(
          setUp: setUp, file: screen.auditedFile, id: screen.auditedID, subject: subject, steps: steps),
        at: now)
    } catch {
      audits.begin(problem: FailureMessage(error), at: now)
    }
  }

  private func perform(_ step: LiveAudit.Step, in run: inout LiveAudit.Run) {
    guard case .live(var live) = run.subject, let window = provider.window as? UIWindow else { return }
    switch step {
    case .draw: live.drawWhole()
    case .drawWithoutText: live.drawWithoutText()
    case .measure(let size): live.measure(size: size)
    case .vary(let variant):
      run.variants.append(
        ViewScreen.with(variant.settings, in: window) {
          var other = ViewScreen(window, name: screen.name, measures: .pictures, origin: origin).screen
          other.setting = variant.name
          return other
        })
    }
    run.subject = .live(live)
  }

  /// Answers who made an object of the app, and where.
  private var origin: (AnyObject) -> ViewScreen.Origin? {
    { [screen] object in
      guard let view = ViewSource(of: object) else { return nil }
      return ViewScreen.Origin(
        path: view.path, source: view.address.flatMap(screen.place(ofCall:)))
    }
  }

  // MARK: Telling

  /// Tells the pages that want it what was found, where that is new or stands elsewhere in the tree.
  private func tellAudit(isNew: Bool) {
    let state = AuditStateMessage(
      isMeasuring: audits.isMeasuring, problem: audits.problem?.message, place: audits.problem?.place)
    let message =
      isNew || told.auditTree != told.tree || audits.pages.keys.contains { told.audits[$0] == nil }
      ? auditMessage : told.audit
    told.auditTree = told.tree
    told.audit = message
    for page in audits.pages.keys.sorted() {
      if let message, told.audits[page] != message {
        told.audits[page] = message
        tell(.audit(message), to: page)
      }
      if told.auditStates[page] != state {
        told.auditStates[page] = state
        tell(.auditState(state), to: page)
      }
    }
  }

  private var auditMessage: AuditMessage? {
    guard let outcome = audits.outcome else { return nil }
    let form = outcome.judged.screen
    let naming = AuditedElements(outcome, provider: provider, owners: owners)
    let known = form.findings.filter { !$0.isNew }
    let findings =
      form.findings.filter(\.isNew).map { ($0, AuditMessage.State.open) }
      + known.map { ($0, .known) } + (form.excluded ?? []).map { ($0, .excluded) }
    var counts: [String: Int] = [:]
    let open = form.findings.filter(\.isNew)
    return AuditMessage(
      isComplete: outcome.isComplete, failures: open.count(where: \.isFailure),
      reviews: open.count { !$0.isFailure },
      passes: form.rules.reduce(0) { $0 + max(0, $1.judged - $1.failed - $1.needsReview) },
      findings: findings.enumerated().map { index, entry in
        let (finding, state) = entry
        let count = counts[finding.fingerprint, default: 0]
        counts[finding.fingerprint] = count + 1
        return message(
          about: finding, state, id: "\(finding.fingerprint)-\(count)", number: index + 1, outcome, naming)
      },
      notMeasured: form.unmeasured,
      decisions: ((outcome.judged.notes?.switchedOff ?? []) + (outcome.judged.notes?.changed ?? [])).map {
        AuditMessage.Decision(what: $0.what, reason: $0.reason, place: $0.place)
      })
  }

  private func message(
    about finding: AuditForm.Finding, _ state: AuditMessage.State, id: String, number: Int,
    _ outcome: LiveAudit.Outcome, _ naming: AuditedElements
  ) -> AuditMessage.Finding {
    let rule = Auditor.rules(named: finding.rule).first?.about
    let because: String? =
      switch state {
      case .open: nil
      case .known: outcome.setUp.baseline?.reason(for: finding)
      case .excluded: finding.exclusion
      }
    return AuditMessage.Finding(
      id: id, number: number, state: state, verdict: finding.verdict, severity: finding.severity,
      rule: finding.rule, title: finding.title, why: rule?.why ?? "", measured: finding.measured,
      required: finding.required, fix: finding.fix,
      criterion: rule?.criterion.map {
        .init(number: $0.number, name: $0.name, level: $0.level, url: $0.url)
      },
      page: finding.page, audit: finding.audit, label: finding.label, role: finding.role, path: finding.path,
      element: naming.name(of: finding.rule, at: finding.path, frame: finding.frame),
      frame: finding.frame.flatMap(MessageRect.init), source: finding.source.map(original),
      alike: (finding.alike ?? []).map { other in
        AuditMessage.Alike(
          label: other.label, element: naming.name(of: finding.rule, at: other.path, frame: other.frame),
          frame: other.frame.flatMap(MessageRect.init))
      }, because: because)
  }

  /// A source with the file of the project in place of that in the app's bundle.
  private func original(_ source: String) -> String {
    let file = SourcePlace(source).file
    return screen.original(of: file) + source.dropFirst(file.count)
  }
}

/// The elements of the tree that findings are about.
@MainActor
private struct AuditedElements {
  let outcome: LiveAudit.Outcome
  let provider: SwitchingProvider
  let owners: [ObjectIdentifier: AccessibilityElement.ID]
  let nodes: [AuditedNode]

  init(
    _ outcome: LiveAudit.Outcome, provider: SwitchingProvider,
    owners: [ObjectIdentifier: AccessibilityElement.ID]
  ) {
    self.outcome = outcome
    self.provider = provider
    self.owners = owners
    nodes = outcome.subject.screen.nodes
  }

  /// The name of the element of a finding, or of the one that it is a part of; nil when there is none.
  func name(of rule: String, at path: [String], frame: [Double]?) -> String? {
    var next = outcome.judged.node(of: rule, at: path)
    // A finding of another appearance counts the nodes of that one, which may have other places.
    if let node = next, !nodes.indices.contains(node) || !stands(node, at: frame) { return nil }
    while let node = next {
      if nodes[node].exposure == .element, let id = element(node) { return NodeName.element(id) }
      next = nodes[node].parent
    }
    return nil
  }

  private func stands(_ node: Int, at frame: [Double]?) -> Bool {
    guard let frame, frame.count == 4 else { return true }
    let own = nodes[node].element.frame
    return abs(own.minX - frame[0]) < 1 && abs(own.minY - frame[1]) < 1 && abs(own.width - frame[2]) < 1
      && abs(own.height - frame[3]) < 1
  }

  private func element(_ node: Int) -> AccessibilityElement.ID? {
    switch outcome.subject {
    case .live(let live): live.object(of: node).flatMap { owners[ObjectIdentifier($0)] }
    case .recorded: provider.tree.index(of: nodes[node].element.id).map { provider.tree.elements[$0].id }
    }
  }
}

extension MessageRect {
  /// A rectangle of four numbers; nil for others.
  fileprivate init?(_ numbers: [Double]) {
    guard numbers.count == 4 else { return nil }
    self.init(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }
}

extension Baseline {
  /// Why a finding is tolerated; nil when the file does not say.
  fileprivate func reason(for finding: AuditForm.Finding) -> String? {
    (entries.first { $0.fingerprint == finding.fingerprint }
      ?? entries.first { $0.looseFingerprint == finding.looseFingerprint })?.reason
  }
}
