import AssistiveTechnology
import DeviceSettings
import Foundation

/// The tables that a user's settings call for: one for the user's own language, and one for each other
/// language in a line.
public final class BrailleCode {
  /// The settings of the device.
  public var settings: Settings {
    didSet { if Choice(settings) != Choice(oldValue) { translators.removeAll() } }
  }
  private var translators: [String: BrailleTranslator] = [:]

  /// Creates the tables for those settings, each loaded when it is first needed.
  public init(_ settings: Settings = Settings()) { self.settings = settings }

  /// The settings by which tables are chosen.
  private struct Choice: Equatable {
    var output, input: String?
    var inputMode: VoiceOverSettings.BrailleMode
    var isContracted, isEightDot, speaksEmoji: Bool
    var language: String

    init(_ settings: Settings) {
      output = settings.voiceOver.brailleTable
      input = settings.voiceOver.brailleInputTable
      inputMode = settings.voiceOver.brailleInput
      isContracted = settings.voiceOver.isBrailleContracted
      isEightDot = settings.voiceOver.usesEightDotBraille
      speaksEmoji = settings.voiceOver.speaksEmoji
      language = settings.language
    }
  }

  /// The table with which the user reads a language.
  ///
  /// - Parameter language: a BCP-47 tag; nil for the user's own.
  public func table(for language: String?) -> BrailleTable {
    let voiceOver = settings.voiceOver
    if let name = voiceOver.brailleTable, let own = try? BrailleTableLibrary.table(named: name) {
      if language == nil || BrailleTableLibrary.writes(own, language ?? "") {
        return BrailleTableLibrary.sibling(of: own, contracted: voiceOver.isBrailleContracted)
      }
    }
    return BrailleTableLibrary.table(
      for: language ?? settings.language,
      contracted: voiceOver.isBrailleContracted && !voiceOver.usesEightDotBraille,
      eightDot: voiceOver.usesEightDotBraille)
  }

  /// The table with which the user types, which must be able to translate cells into text.
  public var inputTable: BrailleTable {
    let mode = settings.voiceOver.brailleInput
    let isContracted = mode == .contracted
    let language = settings.language
    var table = BrailleTableLibrary.table(
      for: language, contracted: isContracted, eightDot: mode == .uncontractedEightDot)
    let name = settings.voiceOver.brailleInputTable ?? settings.voiceOver.brailleTable
    if let name, let own = try? BrailleTableLibrary.table(named: name) {
      table = BrailleTableLibrary.sibling(of: own, contracted: isContracted)
    }
    return BrailleTableLibrary.reversible(table)
  }

  /// True when whole words are translated as they are typed, because a cell's meaning depends on those around
  /// it.
  public var isInputContracted: Bool {
    BrailleTableLibrary.info(of: inputTable)?.isContracted ?? (settings.voiceOver.brailleInput == .contracted)
  }

  /// The translator for a table; nil when liblouis cannot use it.
  func translator(_ table: BrailleTable) -> BrailleTranslator? {
    if let known = translators[table.name] { return known }
    guard var made = try? BrailleTranslator(table: table) else { return nil }
    made.namesEmoji = settings.voiceOver.speaksEmoji
    translators[table.name] = made
    return made
  }

  /// Translates a line into cells, each part with the table for its language.
  public func translate(_ line: BrailleLine) -> BrailleTranslation {
    let units = Array(line.text.utf16)
    var result = BrailleTranslation()
    var start = 0
    func add(upTo end: Int, _ language: String?) {
      guard end > start else { return }
      let part = String(decoding: units[start..<end], as: UTF16.self)
      let chosen = translator(table(for: language)) ?? translator(BrailleTable("en-ueb-g1.ctb"))
      result.append(
        chosen?.translate(part)
          ?? BrailleTranslation(
            cells: [UInt8](repeating: 0, count: end - start), textOffsets: Array(0..<(end - start)),
            length: end - start))
      start = end
    }
    for run in line.languages {
      let (lower, upper) = (min(run.range.lowerBound, units.count), min(run.range.upperBound, units.count))
      guard lower >= start else { continue }
      add(upTo: Self.boundary(lower, in: units), line.language)
      add(upTo: Self.boundary(upper, in: units), run.language)
    }
    add(upTo: units.count, line.language)
    return result
  }

  /// Moves an offset that would split a surrogate pair past its end.
  private static func boundary(_ offset: Int, in units: [UInt16]) -> Int {
    guard offset > 0, offset < units.count, UTF16.isTrailSurrogate(units[offset]) else { return offset }
    return offset + 1
  }
}
