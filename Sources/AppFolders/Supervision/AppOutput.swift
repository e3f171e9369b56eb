/// What an app prints, line by line.
struct AppOutput {
  /// Standard output, or standard error with what Swift says of a crash.
  enum Stream { case output, errors }

  private let stream: Stream
  private var rest: [UInt8] = []
  /// The lines that explain a crash, and those after them. They are not printed unless the app goes on.
  private var held: [String] = []

  init(_ stream: Stream) { self.stream = stream }

  /// Takes bytes.
  ///
  /// - Returns: the lines that are complete, and no word about a crash.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [String] {
    rest += bytes
    var lines: [String] = []
    var start = 0
    while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines += keep(String(decoding: rest[start..<end], as: UTF8.self))
      start = end + 1
    }
    rest.removeFirst(start)
    return lines
  }

  private mutating func keep(_ line: String) -> [String] {
    guard stream == .errors, !held.isEmpty || Self.isOfCrash(line) else { return [line] }
    held.append(line)
    return []
  }

  /// Whether lines are held back.
  var isHolding: Bool { !held.isEmpty }

  /// The lines that were held back though the app goes on, so that they were its own.
  mutating func takeHeld() -> [String] {
    defer { held = [] }
    return held
  }

  /// What is left when the app has ended.
  ///
  /// - Parameter hasCrashed: whether it crashed, so that the lines about a crash are in ``crashWords``.
  mutating func end(hasCrashed: Bool) -> [String] {
    defer { rest = [] }
    let last = rest.isEmpty ? [] : keep(String(decoding: rest, as: UTF8.self))
    return last + (hasCrashed ? [] : takeHeld())
  }

  /// What Swift said of the crash: `Fatal error: no such star`; nil for nothing.
  var crashWords: String? {
    guard let first = held.first, !first.hasPrefix(Self.ownCalls) else { return nil }
    var words = [
      first.firstRange(of: Self.fatal).map { String(first[$0.lowerBound...].dropFirst(2)) } ?? first
    ]
    // A message may have several lines; the runtime's own list of calls ends it.
    words += held.dropFirst().prefix { !$0.hasPrefix(Self.ownCalls) && !$0.hasPrefix("*** Signal ") }
    while words.last?.isEmpty == true { words.removeLast() }
    return words.joined(separator: "\n")
  }

  /// `Clock/Star.swift:12: Fatal error: no such star`.
  private nonisolated(unsafe) static let fatal =
    /: (?:Fatal error|Assertion failed|Precondition failed)(?=:|$)/

  /// What begins the runtime's own list of calls.
  private static let ownCalls = "Current stack trace:"

  private static func isOfCrash(_ line: String) -> Bool {
    line.contains(fatal) || line.hasPrefix("Fatal error") || line.hasPrefix("Could not cast value of type")
      || line.hasPrefix("Simultaneous accesses to") || line.hasPrefix(ownCalls)
  }
}
