/// A sentence in which somebody reports what VoiceOver, or a tool like it, says of a control.
struct Statement {
  var kind: String
  var control: String
  var config: String
  var utterance: String

  init(_ reader: CaseReader) throws {
    var reader = reader
    kind = try reader.required("kind")
    control = try reader.required("control")
    config = try reader.string("config") ?? ""
    utterance = try reader.required("utterance")
    _ = try reader.string("source")
    try reader.finish()
  }

  var name: String { config.isEmpty ? control : "\(control), \(config)" }

  @MainActor
  func run() throws -> CaseResult {
    CaseResult(section: kind, name: name, outcome: .skipped("not executable"))
  }
}
