import AccessibilityTree
import Foundation
import VoiceOver

/// Runs a file of neutral cases through the real pipeline: live views, the tree, the words.
///
/// Understands files with `cases` (neutral reading cases), lists of spoken entries and lists of
/// recorded statements; each part of a file by its own rules.
@MainActor
public struct ConformanceRun {
  /// One result for each case, in the order of the file.
  public private(set) var results: [CaseResult] = []

  /// Runs every case of a file.
  ///
  /// - Parameters:
  ///   - path: of the JSON file.
  ///   - fidelity: runs every reading case by these rules; nil lets each case say.
  /// - Throws: a ``CaseError`` with the place of the mistake, or an error of the file system.
  public init(file path: String, fidelity: Fidelity? = nil) throws {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw CaseError(path: path, problem: "cannot be read")
    }
    do {
      try self.init(data: data, fidelity: fidelity)
    } catch let error as CaseError {
      let place = error.path.isEmpty ? path : "\(path): \(error.path)"
      throw CaseError(path: place, problem: error.problem)
    }
  }

  /// Runs every case of a file that is in memory.
  ///
  /// - Parameters:
  ///   - data: the JSON.
  ///   - fidelity: runs every reading case by these rules; nil lets each case say.
  /// - Throws: a ``CaseError`` with the place of the mistake.
  public init(data: Data, fidelity: Fidelity? = nil) throws {
    let json: JSONValue
    do {
      json = try JSONDecoder().decode(JSONValue.self, from: data)
    } catch {
      throw CaseError(path: "", problem: "is not JSON")
    }
    switch json {
    case .object: try runReadingFile(CaseReader(json, path: ""), fidelity: fidelity)
    case .list(let entries): try runList(entries)
    default: throw CaseError(path: "", problem: "expected an object or a list, found \(json.kind)")
    }
  }

  /// How many cases passed.
  public var passed: Int { results.count { $0.outcome == .passed } }
  /// How many cases failed.
  public var failed: Int { results.count(where: \.isFailure) }
  /// How many cases could not be run.
  public var skipped: Int { results.count - passed - failed }

  /// "163 passed, 0 failed", with the skipped ones if there are any.
  public var summary: String {
    "\(passed) passed, \(failed) failed" + (skipped > 0 ? ", \(skipped) skipped" : "")
  }

  // MARK: Files

  private mutating func runReadingFile(_ reader: CaseReader, fidelity: Fidelity?) throws {
    var file = reader
    _ = file.value("format")
    for (index, value) in (try file.list("cases") ?? []).enumerated() {
      let reading = try ReadingCase(CaseReader(value, path: "cases[\(index)]"))
      results.append(try reading.run(fidelity: fidelity))
    }
    for (index, value) in (try file.list("spokenTranscripts") ?? []).enumerated() {
      let entry = try SpokenEntry(CaseReader(value, path: "spokenTranscripts[\(index)]"))
      results.append(try entry.run(section: "spokenTranscripts"))
    }
    for (index, value) in (try file.list("deliveryCases") ?? []).enumerated() {
      let delivery = try DeliveryCase(CaseReader(value, path: "deliveryCases[\(index)]"))
      results.append(delivery.run())
    }
    if let collapse = try file.object("groupCollapse") {
      results += try GroupCollapseCases(collapse).run()
    }
    if let legend = try file.object("legendCases") { results += try LegendCases(legend).run() }
    if let rotors = try file.object("rotorResultCases") { results += try RotorCases(rotors).run() }
    try file.finish()
  }

  private mutating func runList(_ entries: [JSONValue]) throws {
    for (index, value) in entries.enumerated() {
      let reader = try CaseReader(value, path: "[\(index)]")
      if reader.keys.contains("utterances") {
        results.append(try SpokenEntry(reader).run(section: "spoken"))
      } else {
        results.append(try Statement(reader).run())
      }
    }
  }
}
