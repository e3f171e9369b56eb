import Foundation

extension AuditPart {
  /// The largest file that is read, in bytes.
  private static let largest = 2 << 30
  private static let again = "Run this shard again, and merge again."

  /// Reads a part.
  ///
  /// - Parameters:
  ///   - data: the file's content.
  ///   - file: its path, for errors.
  /// - Throws: a ``ReportFileError`` with the place of the first fault.
  public init(_ data: Data, file: String) throws(ReportFileError) {
    guard data.count <= Self.largest else {
      throw ReportFileError(file: file, problem: "a part of \(data.count) bytes is too large")
    }
    let bytes = [UInt8](data)
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let first = lines.first, !first.isEmpty else {
      throw ReportFileError(
        file: file, line: 1, column: 1, problem: "the part has no content", advice: Self.again)
    }
    let head = try Self.head(PartLine(first, number: 1, file: file))
    let job = head.job
    guard let shard = Shard(number: head.shard, of: head.of) else {
      throw ReportFileError(
        file: file, line: 1, column: 1, problem: "there is no shard \(head.shard) of \(head.of)")
    }
    try Self.checkWhole(&lines, file)
    let units = job.units
    let shards = job.shards(of: units, count: shard.count)
    var read: [(unit: AuditUnit, outcome: UnitOutcome)] = []
    var wanted = shards.indices.filter { shards[$0] == shard.number }[...]
    for (index, bytes) in lines.enumerated().dropFirst() {
      let place = PartLine(bytes, number: index + 1, file: file)
      let line = try place.decoded(Line.self)
      guard let next = wanted.popFirst(), line.unit == next + 1 else {
        throw place.fault(
          "unit \(line.unit) has no place here: it is another shard's, or there twice", advice: Self.again)
      }
      read.append((units[next], try Self.outcome(of: line, units[next], job, at: place)))
    }
    guard wanted.isEmpty else {
      throw ReportFileError(
        file: file, line: lines.count + 1, column: 1,
        problem: "\(wanted.count) of the shard's units are missing", advice: Self.again)
    }
    self.init(head: head, shard: shard, read: read)
  }

  private static func head(_ line: PartLine) throws(ReportFileError) -> Head {
    struct Format: Decodable { var format: String? }
    let format = try line.decoded(Format.self).format
    guard format == Self.format else {
      let found = format.map { "the format is “\($0.prefix(40))”" } ?? "there is no format"
      throw line.fault(
        "\(found), and a part's is “\(Self.format)”", advice: "curbcut audit --shard writes parts.")
    }
    struct Version: Decodable { var version: Double? }
    let version = try line.decoded(Version.self).version ?? 0
    guard version == Double(Self.version) else {
      throw line.fault(
        "version \(version) of parts is not known here", advice: "Use one version of Curbcut everywhere.")
    }
    let head = try line.decoded(Head.self)
    try JobCheck(head.job, at: line).check()
    guard head.digest == head.job.digest else {
      throw line.fault("the job is not the one that its digest was made of", advice: again)
    }
    return head
  }

  /// Takes the last line away, and holds it against the others.
  private static func checkWhole(
    _ lines: inout [ArraySlice<UInt8>], _ file: String
  ) throws(ReportFileError) {
    let last = lines.count
    func truncated() -> ReportFileError {
      ReportFileError(
        file: file, line: last, column: (lines.last?.count ?? 0) + 1,
        problem: "the part ends before its end", advice: again)
    }
    // The last line has a line break, too.
    guard last > 2, lines.removeLast().isEmpty, let bytes = lines.last else { throw truncated() }
    let line = PartLine(bytes, number: last - 1, file: file)
    guard bytes.starts(with: Array("{\"end\":".utf8)) else { throw truncated() }
    let end = try line.decoded(End.self).end
    lines.removeLast()
    var digest = Digest()
    for line in lines {
      digest.add(line)
      digest.add([UInt8(ascii: "\n")])
    }
    guard digest.text == end.digest else {
      // Where the damage can be seen, its place is told.
      for (index, bytes) in lines.enumerated() {
        let line = PartLine(bytes, number: index + 1, file: file)
        if index == 0 { _ = try line.decoded(Head.self) } else { _ = try line.decoded(Line.self) }
      }
      throw line.fault("the part was changed after it was written, or damaged", advice: again)
    }
    guard end.units == lines.count - 1 else {
      throw line.fault("the part has \(lines.count - 1) units and not \(end.units)", advice: again)
    }
  }

  private static func outcome(
    of line: Line, _ unit: AuditUnit, _ job: AuditJob, at place: PartLine
  ) throws(ReportFileError) -> UnitOutcome {
    switch (line.looks, line.failure) {
    case (let looks?, nil):
      for look in looks {
        guard unit.settings.contains(look.setting) else {
          throw place.fault("“\(look.setting.prefix(80))” is none of the settings of \(unit.words)")
        }
        try LookCheck(look.form, at: place).check()
      }
      return .judged(looks)
    case (nil, let failure?): return .failed(failure)
    default: throw place.fault("a unit has either “looks” or a “failure”")
    }
  }
}

/// A line of a part, with its place.
struct PartLine {
  private let bytes: ArraySlice<UInt8>
  private let number: Int
  private let file: String

  init(_ bytes: ArraySlice<UInt8>, number: Int, file: String) {
    self.bytes = bytes
    self.number = number
    self.file = file
  }

  func fault(_ problem: String, column: Int = 1, advice: String? = nil) -> ReportFileError {
    ReportFileError(file: file, line: number, column: column, problem: problem, advice: advice)
  }

  /// The line as a value of a type.
  ///
  /// - Throws: the place of what does not fit, which Foundation's decoder tells by keys alone.
  func decoded<Value: Decodable>(_ type: Value.Type) throws(ReportFileError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch let error as DecodingError {
      let (keys, problem) = Self.told(error)
      do {
        let json = try PlacedJSON.read(Array(bytes), file: file)
        throw fault(problem, column: json.place(of: keys).column)
      } catch let error as ReportFileError {
        throw fault(error.problem, column: error.column ?? 1, advice: error.advice)
      } catch {
        throw fault(problem)
      }
    } catch {
      throw fault("the line cannot be read")
    }
  }

  private static func told(_ error: DecodingError) -> (keys: [any CodingKey], problem: String) {
    switch error {
    case .keyNotFound(let key, let context): (context.codingPath, "the key “\(key.stringValue)” is missing")
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      (context.codingPath, "the value of “\(context.codingPath.last?.stringValue ?? "")” is of another kind")
    @unknown default: ([], "the line cannot be read")
    }
  }
}

extension PlacedJSON {
  /// Where the value stands that keys and places in lists lead to, or the last of those that are there.
  func place(of keys: [any CodingKey]) -> (line: Int, column: Int) {
    var json = self
    for key in keys {
      switch json.value {
      case .object(let members):
        guard let member = members.first(where: { $0.key == key.stringValue }) else { break }
        json = member.value
      case .array(let values):
        guard let index = key.intValue, values.indices.contains(index) else { break }
        json = values[index]
      default: break
      }
    }
    return (json.line, json.column)
  }
}
