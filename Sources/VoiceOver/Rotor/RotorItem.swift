import AccessibilityTree

/// What the rotor can stand on: it decides what a swipe up or down does.
public enum RotorItem: Hashable, Sendable {
  /// An item of VoiceOver's own.
  case system(Kind)
  /// A rotor that the app adds, by its place in the element's list.
  case custom(Int)

  /// The items of VoiceOver's own. A raw value is the key under which Settings stores the item
  /// (Settings › VoiceOver › Rotor), and that of its name in `words.json`.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    // MARK: What belongs to the element in focus

    case adjustValue, actions, moreContent, edit, textSelection, misspelledWords

    // MARK: Its text

    case characters, words, lines, sentences, paragraphs

    // MARK: Speech and sound

    case speakingRate, volume, audioDucking, punctuation, sounds, hints, language
    case brailleTable, brailleAutoAdvance

    // MARK: Elements

    case containers, headings, heading1, heading2, heading3, heading4, heading5, heading6, links
    case formControls, tables, lists, landmarks, visitedLinks, nonVisitedLinks, buttons
    case textFields, searchFields, images, staticText, boldText, italicText, underlinedText

    // MARK: The rest

    case zoom, sameItem, verticalNavigation, typingMode, directTouch, navigationStyle
  }
}

extension RotorItem.Kind {
  /// Stands on the dial wherever it has a meaning, whatever Settings says.
  var isAutomatic: Bool {
    switch self {
    case .adjustValue, .actions, .moreContent, .edit, .misspelledWords: true
    default: false
    }
  }

  /// The pieces through which a swipe moves; nil for an item that is not about text.
  var unit: TextUnit? {
    switch self {
    case .characters: .character
    case .words: .word
    case .lines: .line
    case .sentences: .sentence
    case .paragraphs: .paragraph
    default: nil
    }
  }

  /// The level of the headings that the item goes to; nil for any other item.
  var headingLevel: Int? {
    switch self {
    case .heading1: 1
    case .heading2: 2
    case .heading3: 3
    case .heading4: 4
    case .heading5: 5
    case .heading6: 6
    default: nil
    }
  }

  static let headingLevels: [Self] = [.heading1, .heading2, .heading3, .heading4, .heading5, .heading6]

  /// The item whose place a rotor of the app takes that has this type.
  ///
  /// - Parameter systemType: the raw value of `UIAccessibilityCustomRotor.SystemRotorType`.
  init?(systemType: Int) {
    switch systemType {
    case 1: self = .links
    case 2: self = .visitedLinks
    case 3: self = .headings
    case 4: self = .heading1
    case 5: self = .heading2
    case 6: self = .heading3
    case 7: self = .heading4
    case 8: self = .heading5
    case 9: self = .heading6
    case 10: self = .boldText
    case 11: self = .italicText
    case 12: self = .underlinedText
    case 13: self = .misspelledWords
    case 14: self = .images
    case 15: self = .textFields
    case 16: self = .tables
    case 17: self = .lists
    case 18: self = .landmarks
    default: return nil
    }
  }
}
