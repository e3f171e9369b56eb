/// What VoiceOver says for punctuation, by group (Settings › VoiceOver › Verbosity › Punctuation).
enum PunctuationTable {
  enum Group: Hashable, Sendable { case all, some, none }

  /// The English name of a character in a group; nil for one whose pronunciation is left to the voice.
  static func name(of character: Character, in group: Group) -> String? {
    guard let row = rows[character] else { return nil }
    return switch group {
    case .all: row.all
    case .some: row.some
    case .none: row.none
    }
  }

  private struct Row {
    var all: String?
    var some: String?
    var none: String?
  }

  /// Named in all three groups.
  private static let always: [(Character, String)] = [
    ("#", "Number Sign"), ("|", "Vertical Line"), ("~", "Tilde"), ("\\", "Backslash"), ("^", "Caret"),
    ("_", "Underscore"), ("*", "Star"), ("¶", "Pilcrow"), ("§", "Section Sign"),
  ]

  /// Named in the groups All and Some.
  private static let usually: [(Character, String)] = [
    ("¬", "Not"), ("∖", "Set Minus"), ("∘", "Composed With"), ("@", "At"), ("{", "Left Brace"),
    ("}", "Right Brace"), ("%", "Percent"), ("<", "Less Than"), ("=", "Equals"), (">", "Greater Than"),
    ("+", "Plus"), ("/", "Slash"), ("\n", "New Line"), ("\r", "Return"), ("\r\n", "New Line"),
    ("′", "Prime"), ("•", "Bullet"), ("‐", "Hyphen"), ("¡", "Inverted Exclamation Mark"),
    ("¦", "Broken Bar"),
  ]

  /// Named in the group All.
  private static let seldom: [(Character, String)] = [
    ("»", "Right Double Arrows"), ("«", "Left Double Arrows"), ("`", "Grave Accent"),
    ("!", "Exclamation Mark"), ("\"", "Quotation Mark"), ("$", "Dollar Sign"), ("&", "Ampersand"),
    ("'", "Apostrophe"), ("(", "Left Paren"), (")", "Right Paren"), ("[", "Left Square Bracket"),
    ("]", "Right Square Bracket"), ("\t", "Tab"), (":", "Colon"), (";", "Semicolon"),
    ("?", "Question Mark"), (",", "Comma"), ("-", "Hyphen"), (".", "Period"), ("¢", "Cent Sign"),
    ("£", "Pound Sign"), ("¤", "Currency Sign"), ("¥", "Yen Sign"),
  ]

  private static let rows: [Character: Row] = {
    var rows: [Character: Row] = [:]
    for (character, name) in always { rows[character] = Row(all: name, some: name, none: name) }
    for (character, name) in usually { rows[character] = Row(all: name, some: name) }
    for (character, name) in seldom { rows[character] = Row(all: name) }
    return rows
  }()
}
