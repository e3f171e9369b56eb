import AccessibilityTree
import Foundation
import VoiceOver

/// Runs a file of neutral cases through the real pipeline: live views, the tree, the spoken words.
///
/// Accepts files with `cases` (neutral reading cases), lists of spoken entries, lists of recorded statements, screens
/// with recorded frames, screens with an audit rule's verdict, and views in Swift, each of which has its own rules.
@MainActor
public struct ConformanceRun {
  /// One result for each case, in the order of the file.
  public private(set) var results: [CaseResult] = []
  /// How many of the recorded frames are where they were recorded; nil when the file records none.
  public private(set) var frames: FrameScore?
  private let exceptions: KnownExceptions

  /// Compiles and shows the views of a file: a run for each case, in their order.
  package typealias ViewPlayer = @MainActor ([ViewCase], _ file: Data) throws -> [PlayedCase]

  /// Runs every case of a file.
  ///
  /// - Parameters:
  ///   - path: the path of the JSON file.
  ///   - fidelity: the rules by which to run every reading case; nil lets each case choose.
  ///   - exceptions: the cases that are known not to pass; nil for the project's list.
  /// - Throws: a ``CaseError`` with the place of the error.
  public init(file path: String, fidelity: Fidelity? = nil, exceptions: KnownExceptions? = nil) throws {
    try self.init(file: path, fidelity: fidelity, exceptions: exceptions, player: nil)
  }

  /// Runs every case of a file, those with views in Swift by a player.
  package init(
    file path: String, fidelity: Fidelity? = nil, exceptions: KnownExceptions? = nil, player: ViewPlayer?
  ) throws {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw CaseError(path: path, problem: "cannot be read")
    }
    do {
      try self.init(data: data, fidelity: fidelity, exceptions: exceptions, player: player)
    } catch let error as CaseError {
      let place = error.path.isEmpty ? path : "\(path): \(error.path)"
      throw CaseError(path: place, problem: error.problem)
    }
  }

  /// Runs every case of a file in memory.
  ///
  /// - Parameters:
  ///   - data: the JSON.
  ///   - fidelity: the rules by which to run every reading case; nil lets each case choose.
  ///   - exceptions: the cases that are known not to pass; nil for the project's list.
  /// - Throws: a ``CaseError`` with the place of the error.
  public init(data: Data, fidelity: Fidelity? = nil, exceptions: KnownExceptions? = nil) throws {
    try self.init(data: data, fidelity: fidelity, exceptions: exceptions, player: nil)
  }

  private init(data: Data, fidelity: Fidelity?, exceptions: KnownExceptions?, player: ViewPlayer?) throws {
    self.exceptions = try exceptions ?? .ofProject()
    if let views = try ViewCase.all(in: data) {
      guard let player else {
        throw CaseError(path: "", problem: "has views in Swift, which the command compiles")
      }
      for (view, played) in zip(views, try player(views, data)) { add(view.finding(played)) }
      return
    }
    let json: JSONValue
    do {
      json = try JSONDecoder().decode(JSONValue.self, from: data)
    } catch {
      throw CaseError(path: "", problem: "is not JSON")
    }
    switch json {
    case .object(let object) where object["format"] == .string("curbcut-frames-1"):
      try runFramesFile(CaseReader(json, path: ""))
    case .object(let object) where object["format"] == .string("curbcut-audit-1"):
      try runAuditFile(CaseReader(json, path: ""))
    case .object: try runReadingFile(CaseReader(json, path: ""), fidelity: fidelity)
    case .list(let entries): try runList(entries)
    default: throw CaseError(path: "", problem: "expected an object or a list, found \(json.kind)")
    }
  }

  /// How many cases ended in which way.
  public var counts: CaseCounts { CaseCounts(results) }
  /// The counts as one line.
  public var summary: String { counts.text }

  // MARK: Files

  private mutating func runReadingFile(_ reader: CaseReader, fidelity: Fidelity?) throws {
    var file = reader
    _ = file.value("format")
    for (index, value) in (try file.list("cases") ?? []).enumerated() {
      let reading = try ReadingCase(CaseReader(value, path: "cases[\(index)]"))
      add(try reading.run(fidelity: fidelity))
    }
    for (index, value) in (try file.list("spokenTranscripts") ?? []).enumerated() {
      let entry = try SpokenEntry(CaseReader(value, path: "spokenTranscripts[\(index)]"))
      add(try entry.run(section: "spokenTranscripts"))
    }
    for (index, value) in (try file.list("deliveryCases") ?? []).enumerated() {
      let delivery = try DeliveryCase(CaseReader(value, path: "deliveryCases[\(index)]"))
      add(delivery.run())
    }
    if let collapse = try file.object("groupCollapse") {
      add(try GroupCollapseCases(collapse).run())
    }
    if let legend = try file.object("legendCases") { add(try LegendCases(legend).run()) }
    if let rotors = try file.object("rotorResultCases") { add(try RotorCases(rotors).run()) }
    try file.finish()
  }

  private mutating func runFramesFile(_ reader: CaseReader) throws {
    var file = reader
    _ = file.value("format")
    var total = FrameScore()
    for (index, value) in (try file.list("cases") ?? []).enumerated() {
      let (finding, score) = try FrameCase(CaseReader(value, path: "cases[\(index)]")).run()
      add(finding)
      total += score
    }
    frames = total
    try file.finish()
  }

  /// A case that is wrong in itself fails alone, with its place; the others are run.
  private mutating func runAuditFile(_ reader: CaseReader) throws {
    var file = reader
    for key in ["format", "about", "units", "caseKeys", "keys", "rules"] { _ = file.value(key) }
    for (index, value) in (try file.list("cases") ?? []).enumerated() {
      let reader = try CaseReader(value, path: "cases[\(index)]")
      do {
        add(try AuditCase(reader).run())
      } catch let error as CaseError {
        var named = reader
        var finding = CaseFinding(section: "audit", name: (try? named.string("name")) ?? "\(index)")
        finding.add([error.description], to: 0)
        add(finding)
      }
    }
    try file.finish()
  }

  private mutating func runList(_ entries: [JSONValue]) throws {
    for (index, value) in entries.enumerated() {
      let reader = try CaseReader(value, path: "[\(index)]")
      if reader.keys.contains("utterances") {
        add(try SpokenEntry(reader).run(section: "spoken"))
      } else {
        add(try Statement(reader).run())
      }
    }
  }

  private mutating func add(_ finding: CaseFinding) { results.append(exceptions.judge(finding)) }

  private mutating func add(_ findings: [CaseFinding]) { for finding in findings { add(finding) } }
}
