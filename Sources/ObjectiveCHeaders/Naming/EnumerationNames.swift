/// What the names of an enumeration's constants have in common, and Swift leaves out.
enum EnumerationNames {
  /// The beginning that Swift leaves out of the constants.
  ///
  /// - Parameters:
  ///   - names: the constants without a name of their own for Swift.
  ///   - enumeration: the name of the enumeration in C.
  static func prefix(of names: [String], enumeration: String) -> String {
    guard let first = names.first else { return "" }
    var common = first
    var endsBeforeOther = false
    for name in names.dropFirst() {
      (common, endsBeforeOther) = commonWords(common, name, endsBeforeOther)
      if common.isEmpty { return "" }
    }
    var checked = common
    let bytes = Array(common.utf8)
    if bytes[0] == UInt8(ascii: "k"),
      bytes.count >= 2 ? CamelCaseWords.isUppercase(bytes[1]) : !endsBeforeOther
    {
      checked.removeFirst()
    }
    var delta = common.utf8.count - checked.utf8.count
    let withEnumeration = commonPlural(checked, enumeration)
    let rest = checked.dropFirst(withEnumeration.count)
    if rest.hasPrefix("_"), !endsBeforeOther { delta += 1 }
    return String(common.prefix(withEnumeration.count + delta))
  }

  /// The name of a constant without what all have in common.
  static func member(_ name: String, without prefix: String) -> String {
    guard !prefix.isEmpty, name.hasPrefix(prefix), name != prefix else { return name.lowercasedFirstWord }
    return String(name.dropFirst(prefix.count)).lowercasedFirstWord
  }

  /// The name of a constant of a type that its typedef makes in Swift; nil where the typedef's name is no part of it.
  static func member(_ name: String, of type: String) -> String? {
    let isMarked =
      name.hasPrefix("k") && name.utf8.dropFirst().first.map(CamelCaseWords.isUppercase) ?? false
    let checked = isMarked ? String(name.dropFirst()) : name
    let common = commonWords(checked, type, false).prefix
    guard !common.isEmpty, common.count < checked.count else { return nil }
    return String(checked.dropFirst(common.count)).lowercasedFirstWord
  }

  private static func commonWords(
    _ one: String, _ other: String, _ endsBeforeOther: Bool
  ) -> (prefix: String, endsBeforeOther: Bool) {
    let (words, others) = (CamelCaseWords(one).words, CamelCaseWords(other).words)
    var count = 0
    while count < words.count, count < others.count, words[count] == others[count] { count += 1 }
    var ends = count < words.count && count < others.count ? false : endsBeforeOther
    let next = [words, others].compactMap { $0.count > count ? $0[count] : nil }
    // What remains may not begin with a digit.
    if next.contains(where: { !SwiftWords.isIdentifier($0) }) {
      ends = true
      count = max(0, count - 1)
    }
    return (words[..<count].joined(), ends)
  }

  private static func commonPlural(_ singular: String, _ plural: String) -> String {
    guard !singular.isEmpty, !plural.isEmpty else { return "" }
    let common = commonWords(singular, plural, false).prefix
    guard common.count < singular.count, plural.hasSuffix("s") else { return common }
    let word = CamelCaseWords.first(of: String(singular.dropFirst(common.count)))
    let whole = common + word
    var stem = plural.dropLast()
    if stem.hasSuffix(word) { return whole }
    guard stem.hasSuffix("e") else { return common }
    stem = stem.dropLast()
    if stem.hasSuffix(word) { return whole }
    guard stem.hasSuffix("i"), word.hasSuffix("y") else { return common }
    return stem.dropLast().hasSuffix(word.dropLast()) ? whole : common
  }
}

extension SwiftWords {
  /// Whether a word begins as a name may.
  static func isIdentifier(_ word: String) -> Bool {
    word.utf8.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }
}
