extension AuditForm.Screen {
  /// The screen with one finding for each fault: rows of a list that come from one object of a document, or have one
  /// identifier, are mended in one place.
  func gathered() -> Self {
    var screen = self
    screen.findings = Self.gathered(findings)
    screen.systemFindings = Self.gathered(systemFindings)
    return screen
  }

  private struct Fault: Hashable {
    var fingerprint, verdict, severity: String
    var reason: String?
  }

  private static func gathered(_ findings: [AuditForm.Finding]) -> [AuditForm.Finding] {
    var places: [Fault: Int] = [:]
    var result: [AuditForm.Finding] = []
    for finding in findings {
      let fault = Fault(
        fingerprint: finding.fingerprint, verdict: finding.verdict, severity: finding.severity,
        reason: finding.reason)
      if !finding.identity.isEmpty, let place = places[fault] {
        result[place].alike =
          (result[place].alike ?? []) + [
            .init(label: finding.label, path: finding.path, frame: finding.frame)
          ]
      } else {
        places[fault] = result.count
        result.append(finding)
      }
    }
    return result
  }
}
