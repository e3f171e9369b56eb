import AccessibilityTree
import DeviceSettings
import Foundation

extension SessionLog {
  /// Reads a log.
  ///
  /// - Parameters:
  ///   - data: the lines of the log.
  ///   - file: the name of the log in errors.
  /// - Throws: a ``SessionLogError`` for the first invalid line.
  public init(_ data: Data, file: String) throws(SessionLogError) {
    var reader = SessionLogReader(file: file)
    var number = 0
    for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      // The text ends with a line break, which leaves an empty piece after it.
      if line.isEmpty, line.endIndex == data.endIndex { continue }
      try reader.read(line, number: number)
    }
    self = try reader.finish(after: number)
  }

  /// Reads a log from a file.
  ///
  /// - Throws: a ``SessionLogError``; when the file cannot be opened, its line is 0.
  public init(contentsOf path: String) throws(SessionLogError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw SessionLogError(
        file: path, line: 0, expected: "a file that can be read", found: error.localizedDescription)
    }
    try self.init(data, file: path)
  }
}

/// Takes the lines of a log one by one.
private struct SessionLogReader {
  let file: String
  private let decoder = SessionLog.decoder
  private var log: SessionLog?
  private var tree = ElementTree()
  private var lastTime = 0.0
  private var line = 0

  init(file: String) { self.file = file }

  mutating func read(_ text: Data, number: Int) throws(SessionLogError) {
    line = number
    guard log != nil else { return try takeHeader(text) }
    if log?.isComplete == true { throw error("nothing behind the end", "another line") }
    let record = try decode(SessionLogRecord.self, text)
    guard let content = try content(of: record) else { return }
    log?.entries.append(.init(line: number, content: content))
  }

  func finish(after lines: Int) throws(SessionLogError) -> SessionLog {
    guard let log else {
      throw SessionLogError(
        file: file, line: 1, expected: "a first line with the format \(SessionLog.format)", found: "nothing")
    }
    return log
  }

  // MARK: Lines

  private mutating func takeHeader(_ text: Data) throws(SessionLogError) {
    struct Name: Decodable {
      var format: String
      var version: Int
    }
    let name = try decode(Name.self, text)
    guard name.format == SessionLog.format else {
      throw error("\"\(SessionLog.format)\"", "\"\(name.format)\"", at: "format")
    }
    guard name.version == SessionLog.version else {
      throw error("\(SessionLog.version)", "\(name.version)", at: "version")
    }
    let header = try decode(SessionLogHeader.self, text)
    log = SessionLog(engines: header.engines, settings: header.settings, entries: [], isComplete: false)
  }

  private mutating func content(
    of record: SessionLogRecord
  ) throws(SessionLogError) -> SessionLog.Content? {
    if let screen = record.screen {
      tree = screen
      tree.prepareForEdits()
      return .screen(tree)
    }
    if let edits = record.elements {
      if let id = edits.apply(to: &tree) {
        throw error("an element of the screen", "the id \(id)", at: "elements")
      }
      return .screen(tree)
    }
    if let settings = record.settings { return .settings(settings) }
    if let size = record.screenSize { return .screenSize(size) }
    if let event = record.event {
      let (engine, time) = try owner(of: record)
      return .event(event, engine: engine, at: time)
    }
    if let effect = record.effect {
      let (engine, time) = try owner(of: record)
      return .effect(effect, engine: engine, at: time)
    }
    if let event = record.runaway { return .runaway(event, at: try time(of: record)) }
    guard record.end == true else {
      throw error("screen, elements, settings, screenSize, event, effect, runaway or end", "none of them")
    }
    log?.isComplete = true
    return nil
  }

  private mutating func owner(
    of record: SessionLogRecord
  ) throws(SessionLogError) -> (engine: Int, time: Double) {
    let count = log?.engines.count ?? 0
    guard let engine = record.engine, engine >= 0, engine < count else {
      throw error(
        "the place of one of \(count) engines", record.engine.map(String.init) ?? "none", at: "engine")
    }
    return (engine, try time(of: record))
  }

  private mutating func time(of record: SessionLogRecord) throws(SessionLogError) -> Double {
    guard let time = record.at, time.isFinite, time >= lastTime else {
      throw error(
        "a time in seconds, not before \(lastTime)", record.at.map { "\($0)" } ?? "none", at: "at")
    }
    lastTime = time
    return time
  }

  // MARK: Errors

  private func decode<Value: Decodable>(_ type: Value.Type, _ text: Data) throws(SessionLogError) -> Value {
    do {
      return try decoder.decode(type, from: text)
    } catch let error as DecodingError {
      throw SessionLogError(error, file: file, line: line)
    } catch {
      throw self.error("a JSON object", error.localizedDescription)
    }
  }

  private func error(_ expected: String, _ found: String, at place: String = "") -> SessionLogError {
    SessionLogError(file: file, line: line, place: place, expected: expected, found: found)
  }
}
