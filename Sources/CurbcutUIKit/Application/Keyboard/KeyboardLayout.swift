import CurbcutFoundation

/// The keys of the on-screen keyboard, in rows, without places.
struct KeyboardLayout: Equatable {
  /// What a key does.
  enum Action: Hashable {
    /// Enters text.
    case text(String)
    case delete, shift, submit
    /// Shows other keys.
    case plane(Plane)
    case nextKeyboard, emoji, dictate
  }

  /// Which keys the keyboard shows.
  enum Plane: Hashable { case letters, numbers, symbols }

  /// A key, and its width as a multiple of a letter's; nil for what is left of the row.
  struct Key: Equatable {
    var action: Action
    var width: CGFloat?

    init(_ action: Action, _ width: CGFloat? = 1) {
      self.action = action
      self.width = width
    }
  }

  var rows: [[Key]]
  /// The number of letters in the widest row, which share the width of the screen.
  var columns: Int
  /// Whether rows of fewer keys fill the width, as those of number pads do.
  var fillsRows = false

  /// A place where every plane of letters and marks has a key.
  enum LastingPlace: Hashable { case shift, delete, switching, space, submit }

  /// Which of these places a key is at; nil for any other.
  func lastingPlace(_ row: Int, _ index: Int) -> LastingPlace? {
    guard rows.count == 4, !fillsRows else { return nil }
    switch (row, index) {
    case (2, 0): return .shift
    case (2, rows[2].count - 1): return .delete
    case (3, 0): return .switching
    case (3, rows[3].count - 1): return .submit
    case (3, _): return rows[3][index].action == .text(" ") ? .space : nil
    default: return nil
    }
  }

  /// The keys for a text input.
  ///
  /// - Parameters:
  ///   - type: the kind of keyboard that the input asks for.
  ///   - language: the tag of the keyboard's language; English letters for one without letters here.
  ///   - hasEmojiKey: whether the emoji key stands beside the space bar, because the key below it switches between
  ///     languages.
  init(_ plane: Plane, for type: UIKeyboardType, language: String, hasEmojiKey: Bool) {
    switch type {
    case .numberPad, .asciiCapableNumberPad: self = .pad(corner: nil)
    case .decimalPad: self = .pad(corner: Self.decimalSeparator(of: language))
    case .phonePad: self = .pad(corner: "+*#")
    default:
      let last = Self.lastRow(plane, type, hasEmojiKey: hasEmojiKey)
      switch plane {
      case .letters: self = .letters(Self.letters(of: language), last: last)
      case .numbers: self = .marks(["1234567890", "-/:;()$&@\""], to: .symbols, last: last)
      case .symbols: self = .marks(["[]{}#%^*+=", "_\\|~<>€£¥•"], to: .numbers, last: last)
      }
    }
  }

  private init(rows: [[Key]], columns: Int, fillsRows: Bool = false) {
    self.rows = rows
    self.columns = columns
    self.fillsRows = fillsRows
  }

  /// The plane that a keyboard opens with.
  static func firstPlane(for type: UIKeyboardType) -> Plane {
    type == .numbersAndPunctuation ? .numbers : .letters
  }

  // MARK: Letters

  private static func keys(_ characters: String) -> [Key] { characters.map { Key(.text(String($0))) } }

  private static func letters(_ rows: [String], last: [Key]) -> KeyboardLayout {
    let columns = max(10, rows.map(\.count).max() ?? 10)
    var third = keys(rows[2])
    // Scripts without capitals have no Shift key.
    let hasCapitals = rows[2] != rows[2].uppercased()
    third.insert(Key(hasCapitals ? .shift : .plane(.numbers), 1.316), at: 0)
    third.append(Key(.delete, 1.316))
    return KeyboardLayout(rows: [keys(rows[0]), keys(rows[1]), third, last], columns: columns)
  }

  private static func marks(_ rows: [String], to other: Plane, last: [Key]) -> KeyboardLayout {
    let third =
      [Key(.plane(other), 1.316)] + ".,?!'".map { Key(.text(String($0)), 1.4) } + [Key(.delete, 1.316)]
    return KeyboardLayout(rows: rows.map(keys) + [third, last], columns: 10)
  }

  /// Recorded on iOS 26 with two languages: numbers 1.25 letters wide, Emoji 1.25, space 5, return 2.5.
  private static func lastRow(_ plane: Plane, _ type: UIKeyboardType, hasEmojiKey: Bool) -> [Key] {
    let switching = Action.plane(plane == .letters ? .numbers : .letters)
    let start = hasEmojiKey ? [Key(switching, 1.25), Key(.emoji, 1.25)] : [Key(switching, 2.5)]
    let middle: [Key] =
      switch type {
      case .URL: [Key(.text("."), nil), Key(.text("/"), nil), Key(.text(".com"), nil)]
      case .emailAddress: [Key(.text(" "), nil), Key(.text("@"), 1.25), Key(.text("."), 1.25)]
      case .twitter: [Key(.text(" "), nil), Key(.text("@"), 1.25), Key(.text("#"), 1.25)]
      case .webSearch: [Key(.text(" "), nil), Key(.text("."), 1.25)]
      default: [Key(.text(" "), nil)]
      }
    return start + middle + [Key(.submit, 2.5)]
  }

  private static func letters(of language: String) -> [String] {
    let matches = [language] + LanguageTag.matches(Array(allLetters.keys), preferred: [language])
    return matches.lazy.compactMap { allLetters[$0] }.first ?? allLetters["en"] ?? ["", "", ""]
  }

  /// The letters of each language, loaded once. A test reads the embedded file, so a mistake in it never ships.
  static let allLetters: [String: [String]] =
    (try? JSONDecoder().decode([String: [String]].self, from: Data(PackageResources.keyboard_letters_json)))
    ?? [:]

  // MARK: Number pads

  /// - Parameter corner: what the key at the lower left enters; nil for none.
  private static func pad(corner: String?) -> KeyboardLayout {
    let digits = ["123", "456", "789"].map(keys)
    let left: [Key] = corner.map { [Key(.text($0))] } ?? []
    return KeyboardLayout(
      rows: digits + [left + [Key(.text("0")), Key(.delete)]], columns: 3, fillsRows: true)
  }

  /// The letters below the digits of a number pad (ITU-T E.161).
  static let lettersOfPad = [
    "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV", "9": "WXYZ",
  ]

  private static func decimalSeparator(of language: String) -> String {
    Locale(identifier: language).decimalSeparator ?? "."
  }
}

extension UIKeyboardType {
  /// Whether the keyboard has a few large keys, without suggestions and other keyboards beside it.
  var isPad: Bool {
    switch self {
    case .numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad: true
    default: false
    }
  }

  /// The keyboard that a device shows for this one: a tablet has no pads, but numbers and punctuation in their place.
  func shown(onTablet isOnTablet: Bool) -> UIKeyboardType {
    isOnTablet && isPad ? .numbersAndPunctuation : self
  }
}
