internal import CLouis
import Synchronization

/// The calls to liblouis, made one at a time, because it keeps its tables and buffers in global variables.
enum LouisLibrary {
  private static let gate = Mutex(Gate())

  /// The state that the lock protects.
  private struct Gate {
    /// The tables that have been checked, and whether they are usable.
    var tables: [String: Bool] = [:]
  }

  /// The result of one call.
  struct Result {
    var output: [UInt32]
    /// For each unit of the output, the unit of the input that it comes from.
    var inputPositions: [Int]
    /// For each unit of the input, the unit of the output that it went to.
    var outputPositions: [Int]
    /// How much of the input was translated.
    var consumed: Int
  }

  static var version: String { String(cString: lou_version()) }

  /// True when liblouis can read a table; reads it on the first call.
  static func isUsable(_ table: String) -> Bool {
    gate.withLock { gate in
      if let known = gate.tables[table] { return known }
      // liblouis's log messages would be mixed with a tool's output; the result of the check is enough.
      lou_setLogLevel(LOU_LOG_OFF)
      let isUsable = lou_checkTable(table) != 0
      gate.tables[table] = isUsable
      return isUsable
    }
  }

  /// Translates text to cells, which are returned as characters of Unicode's braille block.
  ///
  /// - Parameter noContractions: translates letter by letter if the table allows it.
  /// - Returns: nil when liblouis fails.
  static func translate(_ input: [UInt32], by table: String, noContractions: Bool) -> Result? {
    let mode = dotsIO.rawValue | ucBrl.rawValue | noUndefined.rawValue
    return call(
      input, by: table, mode: Int32(bitPattern: mode | (noContractions ? CLouis.noContractions.rawValue : 0)),
      isBack: false)
  }

  /// Translates cells, given as dots, to text.
  static func backTranslate(_ dots: [UInt8], by table: String) -> Result? {
    let input = dots.map { UInt32(LOU_DOTS.rawValue) | UInt32($0) }
    return call(
      input, by: table, mode: Int32(bitPattern: dotsIO.rawValue | noUndefined.rawValue), isBack: true)
  }

  private static func call(_ input: [UInt32], by table: String, mode: Int32, isBack: Bool) -> Result? {
    guard !input.isEmpty else {
      return Result(output: [], inputPositions: [], outputPositions: [], consumed: 0)
    }
    guard isUsable(table) else { return nil }
    return gate.withLock { _ in
      let room = input.count * 8 + 256
      var (inputLength, outputLength) = (Int32(input.count), Int32(room))
      var output = [UInt32](repeating: 0, count: room)
      // liblouis writes one position for each unit of the input and of the output.
      var inputPositions = [Int32](repeating: 0, count: room)
      var outputPositions = [Int32](repeating: 0, count: max(room, input.count))
      let succeeded =
        isBack
        ? lou_backTranslate(
          table, input, &inputLength, &output, &outputLength, nil, nil, &outputPositions, &inputPositions,
          nil, mode)
        : lou_translate(
          table, input, &inputLength, &output, &outputLength, nil, nil, &outputPositions, &inputPositions,
          nil, mode)
      guard succeeded != 0 else { return nil }
      let (consumed, written) = (Int(inputLength), min(Int(outputLength), room))
      guard consumed >= 0, written >= 0 else { return nil }
      return Result(
        output: Array(output[..<written]), inputPositions: inputPositions[..<written].map { Int($0) },
        outputPositions: outputPositions[..<input.count].map { Int($0) },
        consumed: min(consumed, input.count))
    }
  }
}
