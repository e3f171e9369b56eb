/// Leaves out of names what their types say already, as Swift's importer of Objective-C does.
///
/// Follows <https://github.com/swiftlang/swift-evolution/blob/main/proposals/0005-objective-c-name-translation.md>.
enum NeedlessWords {
  private enum Role { case baseName, firstParameter, subsequentParameter, property, partial }

  /// A name with the labels of its arguments.
  struct Name: Hashable {
    var base: String
    var labels: [String]
  }

  /// The name without needless words.
  ///
  /// - Parameters:
  ///   - name: the words of the selector; the first label is empty.
  ///   - firstParameter: the name of the first parameter.
  ///   - result: the type of the result.
  ///   - context: the class or protocol.
  ///   - parameters: the types of the parameters.
  ///   - returnsSelf: whether the result is of the class itself.
  ///   - isProperty: whether it is a property.
  ///   - properties: the names of the properties of the class.
  static func omit(
    from name: Name, firstParameter: String = "", result: OmissionType, context: OmissionType,
    parameters: [OmissionType], returnsSelf: Bool = false, isProperty: Bool = false,
    properties: Set<String> = []
  ) -> Name {
    var name = name
    let result = returnsSelf ? context : result
    let isOfContext = !context.name.isEmpty && result.name == context.name
    if isOfContext { name.base = omitFromPrefix(name.base, context) }
    if !isProperty { name.base = omitSelf(from: name.base, context, properties) }
    if parameters.isEmpty {
      if isOfContext { name.base = omitTrailing(name.base, result, .property, properties) }
      return lowercased(name)
    }
    if CamelCaseWords.first(of: name.base) == "set" {
      name.base = omitTrailing(name.base, context, .property, properties)
    }
    if let first = parameters.first, !name.labels.isEmpty { split(&name, first, firstParameter) }
    for index in name.labels.indices where index < parameters.count {
      let role: Role =
        index > 0
        ? .subsequentParameter
        : name.labels[0].isEmpty
          ? .baseName
          : name.base == "init" || parameters[0].hasDefault ? .subsequentParameter : .firstParameter
      if role == .baseName {
        name.base = omitTrailing(name.base, parameters[index], role, properties)
      } else {
        name.labels[index] = omitTrailing(name.labels[index], parameters[index], role, [])
      }
    }
    return lowercased(name)
  }

  private static func lowercased(_ name: Name) -> Name {
    Name(base: name.base.lowercasedInitialism, labels: name.labels.map(\.lowercasedInitialism))
  }

  // MARK: Matching

  /// What of a name follows the words with which a type's name ends; nil if it does not begin with them.
  static func rest(of name: String, after type: String) -> String? {
    let words = CamelCaseWords(name).words
    let typeWords = CamelCaseWords(type).words
    guard let first = words.first,
      let start = typeWords.lastIndex(where: { matches(first, $0) })
    else { return nil }
    let count = typeWords.count - start
    guard count <= words.count, zip(words[..<count], typeWords[start...]).allSatisfy(matches) else {
      return nil
    }
    return words[count...].joined()
  }

  private static func matches(_ word: String, _ typeWord: String) -> Bool {
    let (word, typeWord) = (Array(word.utf8), Array(typeWord.utf8))
    guard !word.isEmpty, word.count <= typeWord.count else { return false }
    func isSame(_ part: ArraySlice<UInt8>) -> Bool {
      zip(word, part).allSatisfy { folded($0) == folded($1) }
    }
    if word.count == typeWord.count { return isSame(typeWord[...]) }
    let suffix = typeWord.suffix(word.count)
    if isSame(suffix), let first = suffix.first, !CamelCaseWords.isLowercase(first),
      typeWord.prefix(word.count).allSatisfy({ !CamelCaseWords.isLowercase($0) && $0 != UInt8(ascii: "_") })
    {
      return true
    }
    return isSame(typeWord.prefix(word.count))
      && typeWord.dropFirst(word.count).allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func folded(_ byte: UInt8) -> UInt8 { CamelCaseWords.isUppercase(byte) ? byte | 0x20 : byte }

  /// How many words of a name remain before those that say its type; all of them if none do.
  private static func wordsBeforeType(
    _ words: [String], _ type: OmissionType, _ properties: Set<String>
  ) -> Int {
    var type = type
    var typeWords = CamelCaseWords(type.name).words
    var (name, typeIndex) = (words.count, typeWords.count)
    while name > 0, typeIndex > 0 {
      let (word, typeWord) = (words[name - 1], typeWords[typeIndex - 1])
      if matches(word, typeWord) {
        (name, typeIndex) = (name - 1, typeIndex - 1)
      } else if matches(word, "Indexes") || matches(word, "Indices"), typeWord == "Set", typeIndex > 1,
        matches("Index", typeWords[typeIndex - 2])
      {
        (name, typeIndex) = (name - 1, typeIndex - 2)
      } else if matches(word, "Index"), matches("Int", typeWord) || matches("Integer", typeWord) {
        (name, typeIndex) = (name - 1, typeIndex - 1)
      } else if matches("Object", typeWord), matches(word, "Value"), name > 1,
        matches(words[name - 2], "Object")
      {
        (name, typeIndex) = (name - 2, typeIndex - 1)
      } else if !type.element.isEmpty, word.utf8.count > 2, word.hasSuffix("s"),
        let shorter = withoutElement(words[..<name], type.element, properties)
      {
        name = shorter
      } else if name == words.count, let shorter = withoutSuffix(type.name) {
        type.name = shorter
        typeWords = CamelCaseWords(shorter).words
        typeIndex = typeWords.count
      } else {
        break
      }
    }
    return name
  }

  /// How many words remain before the name of an element in the plural.
  private static func withoutElement(
    _ words: ArraySlice<String>, _ element: String, _ properties: Set<String>
  ) -> Int? {
    let singular = String(words.joined().dropLast())
    let rest = omitTrailing(singular, OmissionType(name: element), .partial, properties)
    guard rest != singular else { return nil }
    return min(CamelCaseWords(rest).words.count, words.count - 1)
  }

  /// A type's name without an ending that says little.
  private static func withoutSuffix(_ name: String) -> String? {
    let last = CamelCaseWords.last(of: name)
    for suffix in ["Type", "Ref", "Mask"] where last == suffix && name.utf8.count > suffix.utf8.count {
      return String(name.dropLast(suffix.utf8.count))
    }
    if name.hasSuffix("D"), name.utf8.count > 1 {
      let stem = name.dropLast()
      let digits = stem.reversed().prefix { $0.isNumber }.count
      if digits > 0, digits < stem.count { return String(stem.dropLast(digits)) }
    }
    return name.hasSuffix("_t") && name.utf8.count > 2 ? String(name.dropLast(2)) : nil
  }

  // MARK: Omitting

  private static func omitFromPrefix(_ name: String, _ type: OmissionType) -> String {
    guard !type.name.isEmpty, let rest = rest(of: name, after: type.name) else { return name }
    let first = CamelCaseWords.first(of: rest)
    guard PartOfSpeech(first) == .preposition, rest.utf8.count > first.utf8.count else { return name }
    let after = String(rest.dropFirst(first.count))
    return first == "By" && CamelCaseWords.first(of: after).hasSuffix("ing") ? after : rest
  }

  private static func omitSelf(from name: String, _ type: OmissionType, _ properties: Set<String>) -> String {
    guard !name.isEmpty, !type.name.isEmpty else { return name }
    var type = type
    type.element = ""
    let words = CamelCaseWords(name).words
    var found: Range<Int>?
    for end in (1...max(words.count, 1)).reversed() where end <= words.count {
      let start = wordsBeforeType(Array(words[..<end]), type, properties)
      if start != end {
        found = start..<end
        break
      }
      while let shorter = withoutSuffix(type.name) { type.name = shorter }
    }
    guard let found, found.lowerBound > 0 else { return name }
    if found.upperBound == words.count, found.count == 1, words[found.lowerBound] == "Error" { return name }
    guard PartOfSpeech(words[found.lowerBound - 1]) == .verb else { return name }
    if isProperty(words[found].joined(), properties) { return name }
    let new = words[..<found.lowerBound].joined() + words[found.upperBound...].joined()
    return SwiftWords.canBeMember(new) && !isVacuous(new) ? new : name
  }

  private static func omitTrailing(
    _ name: String, _ type: OmissionType, _ role: Role, _ properties: Set<String>
  ) -> String {
    guard !name.isEmpty, !type.name.isEmpty else { return name }
    let words = CamelCaseWords(name).words
    let start = wordsBeforeType(words, type, properties)
    guard start < words.count else { return name }
    if start == 0 { return role == .partial || role == .firstParameter ? "" : name }
    if start == words.count - 1, words[start] == "Error" { return name }
    let before = PartOfSpeech(words[start - 1])
    switch role {
    case .property: break
    case .firstParameter, .partial, .subsequentParameter:
      if before == .other { return name }
    case .baseName:
      switch before {
      case .preposition: if start == 1 { return name }
      case .verb, .gerund: if isProperty(words[start...].joined(), properties) { return name }
      case .other: return name
      }
    }
    let new = words[..<start].joined()
    let isName = role == .baseName || role == .property
    return isName && (!SwiftWords.canBeMember(new) || isVacuous(new)) ? name : new
  }

  private static func isVacuous(_ name: String) -> Bool {
    ["get", "for", "set", "using", "with"].contains { name.isSameWord($0) }
  }

  private static func isProperty(_ text: String, _ properties: Set<String>) -> Bool {
    let name = text.lowercasedFirstWord
    if properties.contains(name) { return true }
    if name.hasSuffix("y") { return properties.contains(name.dropLast() + "ies") }
    return properties.contains(name + "s") || properties.contains(name + "es")
  }

  // MARK: Splitting

  /// Divides the base name before its last preposition: what follows becomes the label of the first argument.
  private static func split(_ name: inout Name, _ type: OmissionType, _ parameter: String) {
    guard name.labels[0].isEmpty else { return }
    if type.isBoolean, CamelCaseWords.last(of: name.base) == "Animated" {
      name.base = String(name.base.dropLast("Animated".count))
      name.labels[0] = "animated"
      return
    }
    if CamelCaseWords.first(of: name.base) == "set" { return }
    if parameter == "sender", CamelCaseWords.last(of: type.name) == "Object" { return }
    let words = CamelCaseWords(name.base).words
    guard let found = lastPreposition(words) else { return }
    let preposition = words[found]
    if found > 0, preposition.isSameWord("in"), words[found - 1].isSameWord("plug") { return }
    if found + 1 < words.count, conflicts(preposition, words[found + 1]) { return }
    var start = found
    if found > 0, extends(words[found - 1], preposition) { start -= 1 }
    let after = words[(found + 1)...].joined()
    let isVacuousWord =
      start == found && (preposition.isSameWord("with") || preposition.isSameWord("using"))
      && !(preposition.isSameWord("with") && CamelCaseWords.first(of: after).isSameWord("zone"))
      && (type.hasDefault || type.isFunction)
    let isOnLabel = !["X", "Y", "Z"].contains(after)
    let base = words[..<(isOnLabel || isVacuousWord ? start : found + 1)]
    let label = isOnLabel && !isVacuousWord ? words[start...].joined() : after
    guard let first = base.first else { return }
    let isVacuousBase = isVacuous(first)
    if !SwiftWords.canBeMember(first) || isVacuousBase {
      if base.count == 1 || base.count == 2 && isVacuousBase { return }
    }
    name.labels[0] = label
    name.base = base.joined()
  }

  private static func lastPreposition(_ words: [String]) -> Int? {
    func last(before end: Int) -> Int? { words[..<end].lastIndex { PartOfSpeech($0) == .preposition } }
    guard let found = last(before: words.count) else { return nil }
    guard words[found].isSameWord("of"), let earlier = last(before: found) else { return found }
    return words[earlier].isSameWord("of") || words[earlier].isSameWord("for") ? found : earlier
  }

  private static func conflicts(_ preposition: String, _ next: String) -> Bool {
    let pairs = [
      "with": ["error", "no"], "to": ["visible", "backing"], "from": ["backing"],
    ]
    return pairs.contains { word, others in
      preposition.isSameWord(word) && others.contains { next.isSameWord($0) }
    }
  }

  private static func extends(_ word: String, _ preposition: String) -> Bool {
    let pairs = [
      ("compatible", "with"), ("best", "matching"), ("according", "to"), ("bound", "by"), ("separated", "by"),
    ]
    return pairs.contains { word.isSameWord($0) && preposition.isSameWord($1) }
  }
}
