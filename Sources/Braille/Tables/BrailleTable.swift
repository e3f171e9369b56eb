/// A liblouis table, which translates text into cells.
public struct BrailleTable: Hashable, Sendable, Codable {
  /// The file's name: `en-ueb-g2.ctb`.
  public var name: String

  /// Creates a reference to the table in the file with that name, which is looked up when it is used.
  public init(_ name: String) { self.name = name }
}

/// What a table's header says about it.
public struct BrailleTableInfo: Hashable, Sendable {
  /// The table itself.
  public var table: BrailleTable
  /// The name shown to users, in English.
  public var displayName: String
  /// The BCP-47 tag of the table's language; empty for a table that is not for a particular language.
  public var language: String
  /// `literary`, `computer` or whatever else the header says; empty when it does not say.
  public var kind: String
  /// The grade of contraction: `0`, `1`, `1.5`, `2`; nil when the header does not say.
  public var grade: String?
  /// True for a table of fully contracted braille.
  public var isContracted: Bool
  /// 6 or 8; nil when the header does not say.
  public var dots: Int?
  /// The direction in which the table translates.
  public var direction: Direction

  /// The direction in which a table can be used.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// From text to cells.
    case forward
    /// From cells to text.
    case backward
    /// From text to cells and back.
    case both
  }
}

/// An error of a braille table or display.
public enum BrailleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such table; with the names of similar installed tables, most similar first.
  case unknownTable(String, suggestions: [String])
  /// liblouis is installed without its tables.
  case noTables(searched: [String])
  /// liblouis could not read the table, or could not translate with it.
  case unusableTable(String)
  /// No BRLTTY daemon answers.
  case noDaemon(host: String, reason: String)
  /// The daemon does not authorise this user.
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
      "BRLTTY at \(host) refused the connection: \(reason). Give this user access to the key, or set BRLAPI_AUTH."
    case .noDisplay(let reason):
      "BRLTTY has no braille display: \(reason)."
    }
  }
}
