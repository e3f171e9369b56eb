import AssistiveTechnology

/// Turns chords into text while somebody types.
///
/// In contracted braille a cell means something else with others around it, so a word becomes text when it
/// is finished: by the space bar, the return key, a command. Otherwise each cell becomes text at once, and
/// is put right when the next one gives it another meaning, as a number sign does.
struct BrailleInputTranslator {
  /// The cells of the word that is being typed, which are not yet text.
  var pending: [UInt8] { isContracted ? word : [] }
  private var word: [UInt8] = []
  /// What was made of ``word`` so far; empty while it is pending.
  private var typed = ""
  private var isContracted = false

  /// Delete, as a display's dot 7 has it.
  static let delete = BrailleInput.chord(dots: 0b0100_0000, withSpace: false)

  /// Takes a chord without the space bar.
  mutating func type(_ dots: UInt8, _ code: BrailleCode) -> [BrailleInput] {
    if word.isEmpty { isContracted = code.isInputContracted }
    let isEightDot = code.settings.voiceOver.brailleInput == .uncontractedEightDot
    word.append(isEightDot ? dots : dots & 0b0011_1111)
    return isContracted ? [] : revise(code)
  }

  /// The space bar: the word is finished.
  mutating func space(_ code: BrailleCode) -> [BrailleInput] {
    let text = isContracted ? Self.text(of: word, code) : ""
    forget()
    return [.text(text + " ")]
  }

  /// The word is finished by something else than a space.
  mutating func flush(_ code: BrailleCode) -> [BrailleInput] {
    let text = isContracted ? Self.text(of: word, code) : ""
    forget()
    return text.isEmpty ? [] : [.text(text)]
  }

  /// Takes the last cell back.
  ///
  /// - Returns: nil when nothing of the word is left to take back, so that text is to be deleted.
  mutating func deleteBackward(_ code: BrailleCode) -> [BrailleInput]? {
    guard !word.isEmpty else { return nil }
    word.removeLast()
    return isContracted ? [] : revise(code)
  }

  /// Somebody else changed the text, or it is no longer edited.
  mutating func forget() {
    word = []
    typed = ""
  }

  /// Brings the text up to what the cells mean now.
  private mutating func revise(_ code: BrailleCode) -> [BrailleInput] {
    let text = Self.text(of: word, code)
    let (old, new) = (Array(typed), Array(text))
    let common = zip(old, new).prefix { $0 == $1 }.count
    typed = text
    let deletes = [BrailleInput](repeating: Self.delete, count: old.count - common)
    return deletes + (common < new.count ? [.text(String(new[common...]))] : [])
  }

  /// What cells mean: by the user's table, else by computer braille.
  private static func text(of cells: [UInt8], _ code: BrailleCode) -> String {
    guard !cells.isEmpty else { return "" }
    if let text = code.translator(code.inputTable)?.text(of: cells), !text.isEmpty { return text }
    guard cells.count > 1 || !isPrefix(cells) else { return "" }
    let computer = BrailleTableLibrary.table(for: code.settings.language, contracted: false, eightDot: true)
    return code.translator(computer)?.text(of: cells) ?? ""
  }

  /// Signs that only say how the next cell is to be read: dots 4, 5, 6 in any combination, and the number
  /// sign.
  private static func isPrefix(_ cells: [UInt8]) -> Bool {
    cells.allSatisfy { $0 & 0b0000_0111 == 0 || $0 == 0b0011_1100 }
  }
}
