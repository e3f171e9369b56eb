import AssistiveTechnology

/// Translates chords into text while the user types.
///
/// In contracted braille the meaning of a cell depends on those around it, so a word becomes text when it is
/// finished: by the space bar, the return key or a command. Otherwise each cell becomes text immediately, and
/// is corrected when the context changes its meaning, as after a number sign.
struct BrailleInputTranslator {
  /// The cells of the word that is being typed, which are not yet text.
  var pending: [UInt8] { isContracted ? word : [] }
  private var word: [UInt8] = []
  /// The text that ``word`` has produced so far; empty while it is pending.
  private var typed = ""
  private var isContracted = false

  /// The chord for Delete: dot 7.
  static let delete = BrailleInput.chord(dots: 0b0100_0000, withSpace: false)

  /// Handles a chord without the space bar.
  mutating func type(_ dots: UInt8, _ code: BrailleCode) -> [BrailleInput] {
    if word.isEmpty { isContracted = code.isInputContracted }
    let isEightDot = code.settings.voiceOver.brailleInput == .uncontractedEightDot
    word.append(isEightDot ? dots : dots & 0b0011_1111)
    return isContracted ? [] : revise(code)
  }

  /// Handles the space bar, which finishes the word.
  mutating func space(_ code: BrailleCode) -> [BrailleInput] {
    let text = isContracted ? Self.text(of: word, code) : ""
    forget()
    return [.text(text + " ")]
  }

  /// Finishes the word without a space.
  mutating func flush(_ code: BrailleCode) -> [BrailleInput] {
    let text = isContracted ? Self.text(of: word, code) : ""
    forget()
    return text.isEmpty ? [] : [.text(text)]
  }

  /// Removes the last cell.
  ///
  /// - Returns: nil when the word has no cells left, so that text should be deleted instead.
  mutating func deleteBackward(_ code: BrailleCode) -> [BrailleInput]? {
    guard !word.isEmpty else { return nil }
    word.removeLast()
    return isContracted ? [] : revise(code)
  }

  /// Forgets the word, because something else changed the text or it is no longer being edited.
  mutating func forget() {
    word = []
    typed = ""
  }

  /// Returns the deletions and insertions that turn the typed text into the current meaning of the cells.
  private mutating func revise(_ code: BrailleCode) -> [BrailleInput] {
    let text = Self.text(of: word, code)
    let (old, new) = (Array(typed), Array(text))
    let common = zip(old, new).prefix { $0 == $1 }.count
    typed = text
    let deletes = [BrailleInput](repeating: Self.delete, count: old.count - common)
    return deletes + (common < new.count ? [.text(String(new[common...]))] : [])
  }

  /// The text of cells, by the user's table or else by computer braille.
  private static func text(of cells: [UInt8], _ code: BrailleCode) -> String {
    guard !cells.isEmpty else { return "" }
    if let text = code.translator(code.inputTable)?.text(of: cells), !text.isEmpty { return text }
    guard cells.count > 1 || !isPrefix(cells) else { return "" }
    let computer = BrailleTableLibrary.table(for: code.settings.language, contracted: false, eightDot: true)
    return code.translator(computer)?.text(of: cells) ?? ""
  }

  /// True for signs that only affect how the next cell is read: dots 4, 5 and 6 in any combination, and the
  /// number sign.
  private static func isPrefix(_ cells: [UInt8]) -> Bool {
    cells.allSatisfy { $0 & 0b0000_0111 == 0 || $0 == 0b0011_1100 }
  }
}
