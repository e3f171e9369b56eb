import Foundation

/// The words of one language in which Voice Control hears and answers, as `commands.json` has them.
struct LanguageWords: Decodable, Sendable {
  /// A command, and what is said for it.
  struct Entry: Decodable, Sendable {
    var id: String
    var group: String
    var title: String
    var say: [String]
  }

  var commands: [Entry] = []
  var units: [String: [String]] = [:]
  var directions: [String: [String]] = [:]
  var edges: [String: [String]] = [:]
  var roles: [String: [String]] = [:]
  var ordinals: [String] = []
  var last: [String] = []
  var articles: [String] = []
  /// The numbers from 0 to 19.
  var small: [String] = []
  /// 20, 30 and so on to 90.
  var tens: [String] = []
  var hundred: [String] = []
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

  // The file is embedded in the program, and a test reads it, so that an invalid one never ships.
  static let all: [String: LanguageWords] =
    (try? JSONDecoder().decode([String: LanguageWords].self, from: Data(PackageResources.commands_json)))
    ?? [:]
}
