/// Gathers what was not understood, once for each kind.
@MainActor
final class DiagnosticCollector {
  private(set) var diagnostics: [Diagnostic] = []
  private var kinds: Set<String> = []

  /// Adds a message, unless there was one of the same kind.
  func warn(_ message: String, kind: String? = nil, file: String, place: SourcePlace?) {
    guard kinds.insert(kind ?? message).inserted else { return }
    diagnostics.append(Diagnostic(file: file, place: place, message: message))
  }

  func add(_ others: [Diagnostic]) {
    for diagnostic in others where kinds.insert(diagnostic.description).inserted {
      diagnostics.append(diagnostic)
    }
  }
}
