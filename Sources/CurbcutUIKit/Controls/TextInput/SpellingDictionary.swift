import CurbcutFoundation
import Foundation

/// The spelling of one language, from the dictionaries that Hunspell, LibreOffice and Firefox share: a list of stems
/// (`en_US.dic`) and the rules for what is put before and after them (`en_US.aff`).
///
/// The format is that of <https://man.archlinux.org/man/hunspell.5>. Compounds are accepted when they consist of two
/// known words, whatever the rules for them say.
final class SpellingDictionary: Sendable {
  /// Where dictionaries are installed.
  @MainActor static var folders = [
    "/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts",
  ] {
    didSet { known = [:] }
  }
  @MainActor private static var known: [String: SpellingDictionary?] = [:]

  /// The languages with a dictionary, such as `en_US`.
  @MainActor static var languages: [String] {
    let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
    let stems = names.filter { $0.hasSuffix(".dic") }.map { String($0.dropLast(4)) }
    return Set(stems.filter { stem in names.contains("\(stem).aff") && !stem.hasPrefix("hyph") }).sorted()
  }

  /// The dictionary of a language; nil if there is none. A language without a region, or with another one, takes the
  /// first of its regions.
  @MainActor static func dictionary(for language: String) -> SpellingDictionary? {
    if let found = known[language] { return found }
    let wanted = language.replacingOccurrences(of: "-", with: "_")
    let all = languages
    let code = wanted.prefix { $0 != "_" }
    let name =
      all.first { $0 == wanted } ?? all.first { $0 == "\(code)_\(code.uppercased())" || $0 == "\(code)_US" }
      ?? all.first { $0 == code || $0.hasPrefix("\(code)_") }
    let made = name.flatMap { name in
      folders.lazy.compactMap { SpellingDictionary(folder: $0, name: name) }.first
    }
    known[language] = .some(made)
    return made
  }

  /// A rule for what is put before or after a stem.
  private struct Affix: Sendable {
    var isPrefix: Bool
    var flag: String
    var allowsOther: Bool
    var strip: [Character]
    var added: [Character]
    /// The characters that the stem begins or ends with: those that are allowed, or those that are not.
    var condition: [(characters: Set<Character>, isNegated: Bool)?]
  }

  private let stems: SpellingStems
  private let kindOfFlags: String
  private let prefixes: [Affix]
  /// By the last character that they add; those that add nothing under nil.
  private let suffixes: [Character?: [Affix]]
  private let forbidden: String?
  private let needsAffix: String?
  private let letters: [Character]

  private init?(folder: String, name: String) {
    guard let rules = Self.read("\(folder)/\(name).aff"), let list = Self.read("\(folder)/\(name).dic") else {
      return nil
    }
    var kind = "short"
    var affixes: [Affix] = []
    var headers: [String: Bool] = [:]
    var (forbidden, needsAffix): (String?, String?)
    var letters = "esianrtolcdugmphbyfvkwzxjq"
    for line in rules.split(whereSeparator: \.isNewline) {
      let fields = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
      guard fields.count > 1 else { continue }
      switch fields[0] {
      case "FLAG": kind = fields[1]
      case "TRY": letters = fields[1]
      case "FORBIDDENWORD": forbidden = fields[1]
      case "NEEDAFFIX", "ONLYINCOMPOUND": needsAffix = needsAffix ?? fields[1]
      case "PFX", "SFX":
        let key = fields[0] + fields[1]
        if headers[key] == nil, fields.count >= 4 {
          headers[key] = fields[2] == "Y"
        } else if fields.count >= 4, let allowsOther = headers[key] {
          let added =
            fields[3].split(separator: "/", omittingEmptySubsequences: false).first.map(String.init) ?? ""
          affixes.append(
            Affix(
              isPrefix: fields[0] == "PFX", flag: fields[1], allowsOther: allowsOther,
              strip: fields[2] == "0" ? [] : Array(fields[2]), added: added == "0" ? [] : Array(added),
              condition: Self.condition(fields.count > 4 ? fields[4] : ".")))
        }
      default: break
      }
    }
    stems = SpellingStems(list: list)
    kindOfFlags = kind
    prefixes = affixes.filter(\.isPrefix)
    suffixes = Dictionary(grouping: affixes.filter { !$0.isPrefix }) { $0.added.last }
    (self.forbidden, self.needsAffix) = (forbidden, needsAffix)
    self.letters = Array(letters)
  }

  private static func read(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
  }

  /// The flags of a stem; nil for what is none.
  private func flags(of stem: String) -> Set<String>? {
    let lines = stems.flags(of: stem)
    return lines.isEmpty ? nil : Set(lines.flatMap { Self.flags($0, kindOfFlags) })
  }

  private static func flags(_ text: String, _ kind: String) -> [String] {
    switch kind {
    case "num": return text.split(separator: ",").map(String.init)
    case "long":
      let all = Array(text)
      return stride(from: 0, to: all.count - 1, by: 2).map { String(all[$0...($0 + 1)]) }
    default: return text.map(String.init)
    }
  }

  private static func condition(_ text: String) -> [(characters: Set<Character>, isNegated: Bool)?] {
    var result: [(characters: Set<Character>, isNegated: Bool)?] = []
    var rest = Substring(text)
    while let first = rest.popFirst() {
      if first == "[" {
        let isNegated = rest.first == "^"
        if isNegated { rest.removeFirst() }
        let inside = rest.prefix { $0 != "]" }
        rest = rest.dropFirst(inside.count + 1)
        result.append((Set(inside), isNegated))
      } else {
        result.append(first == "." ? nil : ([first], false))
      }
    }
    return text == "." ? [] : result
  }

  // MARK: Checking

  /// Whether a word is spelled as in the dictionary. Capitals are allowed at the beginning and throughout.
  func accepts(_ word: String) -> Bool {
    if word.contains(where: \.isNumber) { return true }
    let plain = word.replacingOccurrences(of: "’", with: "'")
    var forms = [plain]
    if plain.first?.isUppercase == true { forms.append(plain.lowercased()) }
    if plain.count > 1, plain == plain.uppercased() { forms.append(plain.capitalized) }
    return forms.contains { hasForm($0) || isCompound($0) }
  }

  private func hasForm(_ word: String) -> Bool {
    if let flags = flags(of: word) {
      if let forbidden, flags.contains(forbidden) { return false }
      if needsAffix.map({ !flags.contains($0) }) ?? true { return true }
    }
    let letters = Array(word)
    if hasSuffix(letters, besides: nil) { return true }
    return prefixes.contains { prefix in
      guard let stem = stem(of: letters, without: prefix) else { return false }
      if flags(of: String(stem))?.contains(prefix.flag) == true { return true }
      return prefix.allowsOther && hasSuffix(stem, besides: prefix)
    }
  }

  private func hasSuffix(_ word: [Character], besides prefix: Affix?) -> Bool {
    guard let last = word.last else { return false }
    return [last, nil].contains { key in
      (suffixes[key] ?? []).contains { suffix in
        guard prefix == nil || suffix.allowsOther, let stem = stem(of: word, without: suffix),
          let flags = flags(of: String(stem))
        else { return false }
        return flags.contains(suffix.flag) && prefix.map { flags.contains($0.flag) } ?? true
      }
    }
  }

  /// What is left of a word without what a rule adds; nil if the rule does not apply.
  private func stem(of word: [Character], without affix: Affix) -> [Character]? {
    let count = affix.added.count
    guard word.count > count else { return nil }
    let stem: [Character]
    if affix.isPrefix {
      guard Array(word.prefix(count)) == affix.added else { return nil }
      stem = affix.strip + word.dropFirst(count)
    } else {
      guard Array(word.suffix(count)) == affix.added else { return nil }
      stem = word.dropLast(count) + affix.strip
    }
    guard stem.count >= affix.condition.count else { return nil }
    let part = affix.isPrefix ? stem.prefix(affix.condition.count) : stem.suffix(affix.condition.count)
    for (letter, rule) in zip(part, affix.condition) {
      if let rule, rule.characters.contains(letter) == rule.isNegated { return nil }
    }
    return stem
  }

  /// Whether a long word consists of two known ones.
  private func isCompound(_ word: String) -> Bool {
    guard word.count >= 8 else { return false }
    let letters = Array(word)
    return (4...(letters.count - 4)).contains { place in
      hasForm(String(letters[..<place]))
        && (hasForm(String(letters[place...])) || hasForm(String(letters[place...]).capitalized))
    }
  }

  // MARK: Suggesting

  /// Words that differ from a misspelled one by one letter, likelier changes first.
  func guesses(for word: String) -> [String] {
    let letters = Array(word)
    var found: [String] = []
    func offer(_ candidate: [Character]) {
      let text = String(candidate)
      if text != word, !found.contains(text), hasForm(text) { found.append(text) }
    }
    for place in letters.indices.dropLast() {
      var swapped = letters
      swapped.swapAt(place, place + 1)
      offer(swapped)
    }
    for place in letters.indices {
      for letter in self.letters {
        var changed = letters
        changed[place] = letter
        offer(changed)
      }
    }
    for place in 0...letters.count {
      for letter in self.letters {
        var longer = letters
        longer.insert(letter, at: place)
        offer(longer)
      }
    }
    for place in letters.indices {
      var shorter = letters
      shorter.remove(at: place)
      offer(shorter)
    }
    return Array(found.prefix(5))
  }

  /// Words that begin with some letters, shorter ones first.
  func completions(of part: String) -> [String] {
    guard !part.isEmpty else { return [] }
    let all = stems.stems(with: part).subtracting([part])
    return Array(all.sorted { ($0.count, $0) < ($1.count, $1) }.prefix(8))
  }
}
