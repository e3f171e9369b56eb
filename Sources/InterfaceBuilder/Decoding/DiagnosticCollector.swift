/// Collects diagnostics, one for each kind of problem.
@MainActor
final class DiagnosticCollector {
  private(set) var diagnostics: [Diagnostic] = []
  private var kinds: Set<String> = []
  /// Called with each diagnostic as it is added.
  var listener: ((Diagnostic) -> Void)?

  /// Adds a message, unless there was one of the same kind.
  func warn(_ message: String, kind: String? = nil, file: String, place: SourcePlace?) {
    guard kinds.insert(kind ?? message).inserted else { return }
    append(Diagnostic(file: file, place: place, message: message))
  }

  func add(_ others: [Diagnostic]) {
    for diagnostic in others where kinds.insert(diagnostic.description).inserted {
      append(diagnostic)
    }
  }

  private func append(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    listener?(diagnostic)
  }
}
