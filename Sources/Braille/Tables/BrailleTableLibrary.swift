import AccessibilityTree
import Foundation

/// The tables that are installed with liblouis.
public enum BrailleTableLibrary {
  /// The folders that may hold tables; the first one with a table wins. Those of `LOUIS_TABLEPATH` come
  /// first, as in liblouis.
  static let folders: [String] = {
    let own = ProcessInfo.processInfo.environment["LOUIS_TABLEPATH"] ?? ""
    let named = own.split(separator: ",").map(String.init)
    return named + ["/usr/share/liblouis/tables", "/usr/local/share/liblouis/tables"]
  }()

  /// Every table that a user may choose, in the order of their file names.
  public static let all: [BrailleTableInfo] = names.compactMap { name in
    guard let path = path(of: name) else { return nil }
    return read(name, at: path)
  }

  /// The file names of all tables, including those without a header, in alphabetical order.
  public static let names: [String] = {
    var found: Set<String> = []
    for folder in folders {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for file in files where extensions.contains(where: file.hasSuffix) { found.insert(file) }
    }
    return found.sorted()
  }()

  /// The extensions of tables; files with others are only parts of tables.
  private static let extensions = [".ctb", ".utb", ".tbl"]

  /// The path of a table's file; nil when it is not installed.
  static func path(of name: String) -> String? {
    guard !name.contains("/"), !name.isEmpty else { return nil }
    return folders.lazy.map { "\($0)/\(name)" }.first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The installed table with a file name.
  ///
  /// - Throws: ``BrailleError/unknownTable(_:suggestions:)``, ``BrailleError/noTables(searched:)``.
  public static func table(named name: String) throws(BrailleError) -> BrailleTable {
    if path(of: name) != nil, extensions.contains(where: name.hasSuffix) { return BrailleTable(name) }
    guard !names.isEmpty else { throw .noTables(searched: folders) }
    throw .unknownTable(name, suggestions: suggestions(for: name))
  }

  /// What a table's header says; nil for one that is not installed or has no header.
  public static func info(of table: BrailleTable) -> BrailleTableInfo? {
    all.first { $0.table == table }
  }

  // MARK: By language

  /// The default table for a language.
  ///
  /// - Parameters:
  ///   - language: a BCP-47 tag.
  ///   - contracted: whether words should be contracted, if the language has contractions.
  ///   - eightDot: true for eight-dot computer braille.
  public static func table(
    for language: String, contracted: Bool, eightDot: Bool = false
  ) -> BrailleTable {
    let tags = Self.tags(of: language)
    let choices = eightDot ? eightDotDefaults : contracted ? contractedDefaults : uncontractedDefaults
    for tag in tags {
      if let name = choices[tag], path(of: name) != nil { return BrailleTable(name) }
    }
    if eightDot {
      if let found = best(for: tags, where: { $0.dots == 8 || $0.kind == "computer" }) { return found }
      return table(for: language, contracted: false)
    }
    // A language with a single code has it in one of the two lists.
    for tag in tags {
      let other = contracted ? uncontractedDefaults : contractedDefaults
      if let name = other[tag], path(of: name) != nil { return BrailleTable(name) }
    }
    let isReadable = { (info: BrailleTableInfo) in info.kind == "literary" && info.direction != .backward }
    return best(for: tags, where: { isReadable($0) && $0.isContracted == contracted })
      ?? best(for: tags, where: isReadable) ?? table(for: "en", contracted: contracted)
  }

  private static func best(
    for tags: [String], where isMeant: (BrailleTableInfo) -> Bool
  ) -> BrailleTable? {
    for tag in tags {
      let found = all.first { $0.language.lowercased() == tag.lowercased() && isMeant($0) }
      if let found { return found.table }
    }
    return nil
  }

  /// The contracted or uncontracted counterpart of a table in the same language; the table itself when there
  /// is none.
  public static func sibling(of table: BrailleTable, contracted: Bool) -> BrailleTable {
    guard let info = info(of: table), info.isContracted != contracted, !info.language.isEmpty else {
      return table
    }
    let fit = all.filter {
      $0.language == info.language && $0.kind == info.kind && $0.isContracted == contracted
        && $0.direction != .backward
    }
    // `en-ueb-g1` matches `en-ueb-g2` better than `en-gb-g1`.
    let stem = table.name.split(separator: ".")[0].dropLast(1)
    return (fit.first { $0.table.name.hasPrefix(stem) } ?? fit.first)?.table ?? table
  }

  /// A table of the same language that can also translate cells into text; the table itself when it can, or
  /// when there is none.
  static func reversible(_ table: BrailleTable) -> BrailleTable {
    guard let info = info(of: table), info.direction == .forward else { return table }
    let fit = all.filter {
      $0.language == info.language && $0.direction != .forward && $0.kind == info.kind
        && ($0.dots ?? 6) == (info.dots ?? 6)
    }
    let best = fit.first { $0.isContracted == info.isContracted } ?? fit.first
    return best?.table ?? table
  }

  /// True when a table is for that language.
  public static func writes(_ table: BrailleTable, _ language: String) -> Bool {
    guard let info = info(of: table), !info.language.isEmpty else { return true }
    let base = { (tag: String) in tag.split(separator: "-").first.map { $0.lowercased() } ?? "" }
    let own = base(info.language)
    return tags(of: language).contains { base($0) == own }
  }

  /// A tag and the more general ones, preceded for Chinese by the tags that the tables use: `zh-Hant-HK`,
  /// `zh-Hant`, `zh`.
  private static func tags(of language: String) -> [String] {
    var parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-").map(String.init)
    var tags: [String] = []
    if parts.first?.lowercased() == "zh" {
      let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0.lowercased()) }
      let isCantonese = parts.contains { $0.lowercased() == "hk" }
      tags.append(isCantonese ? "yue" : isTraditional ? "zh-Hant" : "zh-Hans")
      tags.append("cmn")
    }
    while !parts.isEmpty {
      tags.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    if let first = tags.last?.lowercased(), !tags.contains(first) { tags.append(first) }
    return tags
  }

  private static let contractedDefaults: [String: String] = [
    "en": "en-ueb-g2.ctb", "en-US": "en-ueb-g2.ctb", "en-GB": "en-ueb-g2.ctb", "de": "de-g2.ctb",
    "fr": "fr-bfu-g2.ctb", "es": "es-g2.ctb", "pt": "pt-pt-g2.ctb", "da": "da-dk-g26.ctb",
    "nb": "no-no-g2.ctb", "no": "no-no-g2.ctb", "ar": "ar-ar-g2.ctb", "ko": "ko-2006-g2.ctb",
    "hu": "hu-hu-g2.ctb", "cy": "cy-cy-g2.ctb",
    "zh-Hans": "zhcn-g2.ctb",
  ]

  private static let uncontractedDefaults: [String: String] = [
    "en": "en-ueb-g1.ctb", "en-US": "en-ueb-g1.ctb", "en-GB": "en-ueb-g1.ctb", "de": "de-g0.utb",
    "fr": "fr-bfu-comp6.utb", "es": "es-g1.ctb", "pt": "pt-pt-g1.utb", "it": "it-it-comp6.utb",
    "ru": "ru-litbrl.ctb", "nl": "nl-NL-g0.utb", "pl": "Pl-Pl-g1.utb", "sv": "sv-g0.utb",
    "da": "da-dk-g16.ctb", "nb": "no-no-g0.utb", "no": "no-no-g0.utb", "fi": "fi.utb",
    "cs": "cs-g1.ctb", "sk": "sk-g1.ctb", "hu": "hu-hu-g1.ctb", "tr": "tr-g1.ctb", "el": "el.ctb",
    "he": "he-IL.utb", "ar": "ar-ar-g1.utb", "ja": "ja-kantenji.utb", "ko": "ko-2006-g1.ctb",
    "hi": "hi-in-g1.utb", "uk": "uk.utb", "vi": "vi-vn-g0.utb", "zh-Hans": "zhcn-g1.ctb",
    "zh-Hant": "zh-tw.ctb", "yue": "zh-hk.ctb",
  ]

  private static let eightDotDefaults: [String: String] = [
    "en": "en-us-comp8-ext.utb", "en-GB": "en-gb-comp8.ctb", "de": "de-de-comp8.ctb",
    "fr": "fr-bfu-comp8.utb", "it": "it-it-comp8.utb", "nl": "nl-comp8.utb", "cs": "cs-comp8.utb",
    "pl": "pl-pl-comp8.ctb", "pt": "pt-pt-comp8.ctb", "he": "he-IL-comp8.utb",
    "hu": "hu-hu-comp8.ctb", "no": "no-no-comp8.ctb", "nb": "no-no-comp8.ctb",
  ]

  // MARK: Suggestions

  /// The names of installed tables that are similar to a name, most similar first.
  static func suggestions(for name: String) -> [String] {
    let wanted = Array(name.lowercased().prefix(64))
    let ranked = names.map {
      (name: $0, distance: EditDistance.between(wanted, Array($0.lowercased())) ?? .max)
    }
    .filter { $0.distance <= max(3, wanted.count / 2) || $0.name.lowercased().hasPrefix(name.lowercased()) }
    .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return ranked.prefix(3).map(\.name)
  }

  // MARK: Headers

  /// Reads the lines `#-key: value` and `#+key: value` at the top of a table; nil when it has no display
  /// name, because it is then only a part of other tables.
  private static func read(_ name: String, at path: String) -> BrailleTableInfo? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    var facts: [String: String] = [:]
    for line in String(decoding: data.prefix(8_192), as: UTF8.self).split(separator: "\n") {
      guard line.hasPrefix("#+") || line.hasPrefix("#-"), let colon = line.firstIndex(of: ":") else {
        continue
      }
      let key = String(line[line.index(line.startIndex, offsetBy: 2)..<colon])
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      if facts[key] == nil { facts[key] = value }
    }
    guard let displayName = facts["display-name"] else { return nil }
    let contraction = facts["contraction"] ?? "no"
    return BrailleTableInfo(
      table: BrailleTable(name), displayName: displayName, language: facts["language"] ?? "",
      kind: facts["type"] ?? "", grade: facts["grade"], isContracted: contraction == "full",
      dots: facts["dots"].flatMap { Int($0) },
      direction: facts["direction"].flatMap { .init(rawValue: $0) } ?? .both)
  }
}
