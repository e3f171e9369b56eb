import Foundation

/// The words of a language that rules look for.
public struct AuditWords: Sendable, Decodable {
  /// What each role is called, by the role.
  var roles: [String: Set<String>]
  /// What things are called whose name holds a role word: the buttons of the device.
  var namesWithRole: Set<String>
  /// Role words with which the label of a picture may begin: "Image of …".
  var pictureBeginnings: Set<String>
  /// What headings are called.
  var headings: Set<String>
  /// Labels that say nothing.
  var generic: Set<String>
  /// Labels that say nothing, but are the platform's own on a button that shows a menu.
  var menuTitles: Set<String>
  /// Words that point to something said before.
  var demonstratives: Set<String>
  /// Gestures that are nothing else.
  var gestures: Set<String>
  /// Gestures that are also something else.
  var ambiguousGestures: Set<String>
  /// Gestures without spaces between words.
  var gestureParts: [String]
  /// Verbs as commands.
  var commands: Set<String>
  /// Words that stand before a noun or in its place.
  var determiners: Set<String>
  /// Nouns that take no article.
  var massNouns: Set<String>
  /// Beginnings of hints that say nothing: “allows you to”.
  var permissions: [String]
  /// Abbreviations that end in a full stop.
  var abbreviations: Set<String>

  /// The words of a language; nil when it is not known.
  static func of(_ tag: String) -> AuditWords? { table[tag] }

  /// A language of which no words are known: rules that need them are silent.
  static let unknown = AuditWords()

  private static let table: [String: AuditWords] = {
    // The data are the module's own and were tested; what cannot be read leaves a language out.
    (try? JSONDecoder().decode([String: AuditWords].self, from: Data(PackageResources.words_json))) ?? [:]
  }()

  /// The tags of the known languages.
  static var languages: [String] { table.keys.sorted() }

  private init() {
    roles = [:]
    namesWithRole = []
    pictureBeginnings = []
    headings = []
    generic = []
    menuTitles = []
    demonstratives = []
    gestures = []
    ambiguousGestures = []
    gestureParts = []
    commands = []
    determiners = []
    massNouns = []
    permissions = []
    abbreviations = []
  }

  private enum Key: String, CodingKey {
    case roles, namesWithRole, pictureBeginnings, headings, generic, menuTitles, demonstratives, gestures,
      ambiguousGestures
    case gestureParts, commands, determiners, massNouns, permissions, abbreviations
  }

  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    func words(_ key: Key) throws -> Set<String> {
      try object.decodeIfPresent(Set<String>.self, forKey: key) ?? []
    }
    roles = try object.decodeIfPresent([String: Set<String>].self, forKey: .roles) ?? [:]
    namesWithRole = try words(.namesWithRole)
    pictureBeginnings = try words(.pictureBeginnings)
    headings = try words(.headings)
    generic = try words(.generic)
    menuTitles = try words(.menuTitles)
    demonstratives = try words(.demonstratives)
    gestures = try words(.gestures)
    ambiguousGestures = try words(.ambiguousGestures)
    gestureParts = try object.decodeIfPresent([String].self, forKey: .gestureParts) ?? []
    commands = try words(.commands)
    determiners = try words(.determiners)
    massNouns = try words(.massNouns)
    permissions = try object.decodeIfPresent([String].self, forKey: .permissions) ?? []
    abbreviations = try words(.abbreviations)
  }

  /// Whether a word names one of the roles of a node.
  func names(_ word: Substring, _ roleNames: [String]) -> Bool {
    let word = String(word)
    return roleNames.contains { roles[$0]?.contains(word) ?? false }
  }
}
