/// The singular and plural of English nouns.
enum EnglishNoun {
  /// The plural of a noun; a noun in the plural stays as it is.
  static func plural(of noun: String) -> String {
    singular(of: noun) == noun ? matchingCase(of: noun, regularPlural(noun.lowercased())) : noun
  }

  /// The singular of a noun; a noun in the singular stays as it is.
  static func singular(of noun: String) -> String {
    let word = noun.lowercased()
    guard !unchanging.contains(word), irregular[word] == nil else { return noun }
    if let known = irregular.first(where: { $0.value == word })?.key { return matchingCase(of: noun, known) }
    guard word.hasSuffix("s"), !["ss", "us", "is"].contains(where: word.hasSuffix) else { return noun }
    var candidates = [String(word.dropLast())]
    if word.hasSuffix("yses") { candidates.insert(word.dropLast(2) + "is", at: 0) }
    if word.hasSuffix("ies") { candidates.insert(word.dropLast(3) + "y", at: 0) }
    if word.hasSuffix("ves") { candidates += [word.dropLast(3) + "f", word.dropLast(3) + "fe"] }
    if word.hasSuffix("es") { candidates.append(String(word.dropLast(2))) }
    let found = candidates.first { $0.count > 1 && regularPlural($0) == word }
    return found.map { matchingCase(of: noun, $0) } ?? noun
  }

  private static func regularPlural(_ word: String) -> String {
    if let known = irregular[word] { return known }
    if unchanging.contains(word) { return word }
    let beforeLast = word.dropLast().last
    switch word.last {
    case "y" where beforeLast.map { !"aeiou".contains($0) } == true: return word.dropLast() + "ies"
    case "o" where inOes.contains(word): return word + "es"
    case "f" where inVes.contains(word): return word.dropLast() + "ves"
    case "e" where inVes.contains(word): return word.dropLast(2) + "ves"
    case "s" where word.hasSuffix("sis"): return word.dropLast(2) + "es"
    case "s", "x", "z": return word + "es"
    case "h" where beforeLast == "s" || beforeLast == "c": return word + "es"
    default: return word + "s"
    }
  }

  private static func matchingCase(of noun: String, _ word: String) -> String {
    if noun.count > 1, noun == noun.uppercased() { return word.uppercased() }
    return noun.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "ox": "oxen", "die": "dice", "datum": "data",
    "medium": "media", "criterion": "criteria", "quiz": "quizzes",
  ]
  private static let unchanging: Set = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "moose", "salmon", "shrimp", "headquarters",
  ]
  private static let inOes: Set = [
    "potato", "tomato", "hero", "echo", "torpedo", "veto", "mosquito", "mango",
  ]
  private static let inVes: Set = [
    "leaf", "knife", "wolf", "shelf", "half", "life", "wife", "loaf", "thief", "calf", "self", "elf", "scarf",
    "bookshelf", "midwife",
  ]
}
