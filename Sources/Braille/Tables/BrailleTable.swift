/// A table of liblouis, by which text becomes cells.
public struct BrailleTable: Hashable, Sendable, Codable {
  /// The file's name: `en-ueb-g2.ctb`.
  public var name: String

  /// The table in the file of that name, which is looked for when it is used.
  public init(_ name: String) { self.name = name }
}

/// What a table's own header says of it.
public struct BrailleTableInfo: Hashable, Sendable {
  /// The table itself.
  public var table: BrailleTable
  /// The name that people choose it by, in English.
  public var displayName: String
  /// The BCP-47 tag of the language that it writes; empty for a table of no one language.
  public var language: String
  /// `literary`, `computer` or what else the header says; empty when it does not say.
  public var kind: String
  /// How much it contracts: `0`, `1`, `1.5`, `2`; nil when the header does not say.
  public var grade: String?
  /// True when words are written by fewer cells than letters, throughout.
  public var isContracted: Bool
  /// 6 or 8; nil when the header does not say.
  public var dots: Int?
  /// Which way the table goes.
  public var direction: Direction

  /// Which way a table can be used.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// From text to cells.
    case forward
    /// From cells to text.
    case backward
    /// From text to cells and back.
    case both
  }
}

/// What can be wrong with braille.
public enum BrailleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such table; with the names of installed tables that are like it, most alike first.
  case unknownTable(String, suggestions: [String])
  /// liblouis is installed without its tables.
  case noTables(searched: [String])
  /// liblouis could not read the table, or not translate with it.
  case unusableTable(String)
  /// No daemon that drives displays answers.
  case noDaemon(host: String, reason: String)
  /// The daemon does not let this user in.
  case refused(host: String, reason: String)
  /// The daemon has no display, or lost it.
  case noDisplay(reason: String)

  public var description: String {
    switch self {
    case .unknownTable(let name, let suggestions):
      suggestions.isEmpty
        ? "There is no braille table \"\(name)\"."
        : "There is no braille table \"\(name)\". Did you mean \(suggestions.joined(separator: ", "))?"
    case .noTables(let searched):
      "No braille tables in \(searched.joined(separator: ", ")). Install the package liblouis-data."
    case .unusableTable(let name):
      "liblouis cannot translate with the braille table \"\(name)\"."
    case .noDaemon(let host, let reason):
      "No BRLTTY answers at \(host): \(reason). Start brltty, or set BRLAPI_HOST."
    case .refused(let host, let reason):
      "BRLTTY at \(host) refuses: \(reason). Give this user access to the key, or set BRLAPI_AUTH."
    case .noDisplay(let reason):
      "BRLTTY has no braille display: \(reason)."
    }
  }
}
