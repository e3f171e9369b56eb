import Foundation

/// The words of one language in which Voice Control hears and answers, as a file for each language has them (`en.json`).
struct LanguageWords: Decodable, Sendable {
  /// A command, and what is said for it.
  struct Entry: Decodable, Sendable {
    var id: String
    var group: String
    var title: String
    var say: [String]
  }

  /// The parts of a number that is one word.
  struct Compound: Decodable, Sendable {
    /// 1 to 9, as they stand in such a word.
    var ones: [String]
    /// What stands between the ones and the tens.
    var joint: String
    var hundred: String
  }

  var commands: [Entry] = []
  var units: [String: [String]] = [:]
  var directions: [String: [String]] = [:]
  var edges: [String: [String]] = [:]
  var roles: [String: [String]] = [:]
  /// "First" to "tenth"; forms of one divided by `|`.
  var ordinals: [String] = []
  var last: [String] = []
  var articles: [String] = []
  /// The numbers from 0 to 19.
  var small: [String] = []
  /// 20, 30 and so on to 90.
  var tens: [String] = []
  var hundred: [String] = []
  /// How numbers are made of others as one word, in languages that do: "einundzwanzig".
  var compound: Compound?
  var and: [String] = []
  var punctuation: [String: String] = [:]
  /// The punctuation that stands without a space before and after it: "example dot com".
  var gluing: [String] = []
  var dictation: [String: [String]] = [:]
  var spelling: [String: String] = [:]
  var capitals: [String] = []
  var emoji: [String: String] = [:]
  var symbols: [String: String] = [:]
  var ui: [String: String] = [:]
  var groups: [String: String] = [:]

  // The files are embedded in the program, and a test reads them, so that an invalid one never ships.
  static let all: [String: LanguageWords] = [
    "en": PackageResources.en_json, "de": PackageResources.de_json,
  ].compactMapValues { try? JSONDecoder().decode(LanguageWords.self, from: Data($0)).folded }

  /// The words as they are compared: what is heard has no accents, and is in lower case.
  private var folded: LanguageWords {
    func fold(_ list: [String]) -> [String] { list.map(SpokenForm.folded) }
    func keys<Value>(_ list: [String: Value]) -> [String: Value] {
      Dictionary(
        list.sorted { $0.key < $1.key }.map { (SpokenForm.folded($0.key), $0.value) },
        uniquingKeysWith: { first, _ in first })
    }
    var words = self
    for index in words.commands.indices { words.commands[index].say = fold(words.commands[index].say) }
    words.units = units.mapValues(fold)
    words.directions = directions.mapValues(fold)
    words.edges = edges.mapValues(fold)
    words.roles = roles.mapValues(fold)
    words.ordinals = fold(ordinals)
    words.last = fold(last)
    words.articles = fold(articles)
    words.small = fold(small)
    words.tens = fold(tens)
    words.hundred = fold(hundred)
    words.and = fold(and)
    words.compound = compound.map {
      Compound(
        ones: fold($0.ones), joint: SpokenForm.folded($0.joint), hundred: SpokenForm.folded($0.hundred))
    }
    words.punctuation = keys(punctuation)
    words.gluing = fold(gluing)
    words.dictation = dictation.mapValues(fold)
    words.spelling = keys(spelling)
    words.capitals = fold(capitals)
    words.emoji = emoji.mapValues(SpokenForm.folded)
    words.symbols = symbols.mapValues(SpokenForm.folded)
    return words
  }
}
