import AssistiveTechnology

/// What a chord of braille keys does.
enum BrailleChord: Hashable, Sendable {
  case command(Command)
  case edit(TextEdit)
  /// Extends the selection by one character in that direction.
  case selectText(forward: Bool)

  /// The name of a chord, by which the settings assign a command to it: `space+125`, `78`.
  static func name(dots: UInt8, withSpace: Bool) -> String {
    let numbers = (0..<8).filter { dots & (1 << $0) != 0 }.map { String($0 + 1) }.joined()
    return withSpace ? numbers.isEmpty ? "space" : "space+\(numbers)" : numbers
  }

  /// Parses dots: `125` is dots 1, 2 and 5.
  static func dots(_ numbers: String) -> UInt8 {
    numbers.reduce(0) { bits, digit in
      guard let number = digit.wholeNumberValue, (1...8).contains(number) else { return bits }
      return bits | 1 << UInt8(number - 1)
    }
  }

  /// The chords with the space bar, by their dots.
  ///
  /// Follows <https://support.apple.com/118665>, Common braille commands for VoiceOver navigation.
  static let standard: [UInt8: BrailleChord] = Dictionary(
    uniqueKeysWithValues: table.map { (dots($0.dots), $0.chord) })

  static let table: [(dots: String, chord: BrailleChord)] = [
    // Items
    ("1", .command(.moveToPreviousItem)),
    ("4", .command(.moveToNextItem)),
    ("123", .command(.moveToFirstItem)),
    ("456", .command(.moveToLastItem)),
    ("36", .command(.activate)),
    ("12", .command(.escape)),
    ("234", .command(.moveToStatusBar)),
    ("24", .command(.showItemChooser)),
    ("124", .command(.findText)),
    // Rotor
    ("23", .command(.previousRotor)),
    ("56", .command(.nextRotor)),
    ("3", .command(.previousRotorItem)),
    ("6", .command(.nextRotorItem)),
    // The display
    ("2", .command(.panLeft)),
    ("5", .command(.panRight)),
    ("1245", .command(.toggleContractedBraille)),
    // Pages
    ("3456", .command(.scrollUp)),
    ("1456", .command(.scrollDown)),
    ("246", .command(.scrollLeft)),
    ("135", .command(.scrollRight)),
    ("34", .command(.readItemSummary)),
    // Speech
    ("1235", .command(.readAll)),
    ("2456", .command(.readFromTop)),
    ("1234", .command(.pauseSpeech)),
    ("134", .command(.toggleMute)),
    ("1345", .command(.announcementHistory)),
    // VoiceOver and the system
    ("123456", .command(.toggleScreenCurtain)),
    ("13", .command(.toggleHelp)),
    ("125", .command(.home)),
    ("46", .command(.notificationCenter)),
    ("25", .command(.controlCenter)),
    // Text
    ("145", .edit(.deleteBackward)),
    ("15", .edit(.submit)),
    ("2345", .edit(.insert("\t"))),
    ("1346", .edit(.cut)),
    ("14", .edit(.copy)),
    ("1236", .edit(.paste)),
    ("1356", .edit(.undo)),
    ("2346", .edit(.redo)),
    ("2356", .edit(.selectAll)),
    ("235", .selectText(forward: false)),
    ("256", .selectText(forward: true)),
  ]
}
