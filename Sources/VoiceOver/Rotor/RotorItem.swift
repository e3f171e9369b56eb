import AccessibilityTree

/// An item of the rotor, which decides what a swipe up or down does.
public enum RotorItem: Hashable, Sendable {
  /// One of VoiceOver's own items.
  case system(Kind)
  /// A custom rotor of the app, by its index in the element's list.
  case custom(Int)

  /// VoiceOver's own items. A raw value is the key under which Settings stores the item (Settings › VoiceOver
  /// › Rotor), and that of its name in `words.json`.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    // MARK: Items for the element in focus

    /// Raises or lowers the value of an adjustable element.
    case adjustValue
    /// Goes through the element's actions; a double tap performs the one that was said last.
    case actions
    /// Goes through the custom content of the element.
    case moreContent
    /// Goes through what can be done with the chart around the element; a double tap does it.
    case audioGraph
    /// Goes through Select, Cut, Copy, Paste and the like, while text is being edited; a double tap performs
    /// the one that was said last.
    case edit
    /// Extends and shrinks the selection; swipes to the left and right choose by how much: character, word,
    /// line, all.
    case textSelection
    /// Goes through the misspelled words of the text in focus.
    case misspelledWords

    // MARK: Text

    /// Goes through the text by characters.
    case characters
    /// Goes through the text by words.
    case words
    /// Goes through the text by lines.
    case lines
    /// Goes through the text by sentences.
    case sentences
    /// Goes through the text by paragraphs.
    case paragraphs

    // MARK: Speech and sound

    /// Raises or lowers the speaking rate by a twentieth of its range.
    case speakingRate
    /// Raises or lowers the volume of speech by a twentieth of its range.
    case volume
    /// Chooses when other audio is lowered.
    case audioDucking
    /// Chooses how much punctuation is spoken.
    case punctuation
    /// Switches VoiceOver's short sounds on or off.
    case sounds
    /// Switches hints on or off.
    case hints
    /// Chooses the language of speech from those in Settings.
    case language
    /// Chooses the braille table from those in Settings.
    case brailleTable
    /// Lengthens or shortens the time between lines of braille, by a quarter of a second.
    case brailleAutoAdvance

    // MARK: Elements

    /// Goes from container to container, except plain groups.
    case containers
    /// Goes from heading to heading, of any level.
    case headings
    /// Goes through the headings of level 1.
    case heading1
    /// Goes through the headings of level 2.
    case heading2
    /// Goes through the headings of level 3.
    case heading3
    /// Goes through the headings of level 4.
    case heading4
    /// Goes through the headings of level 5.
    case heading5
    /// Goes through the headings of level 6.
    case heading6
    /// Goes from link to link.
    case links
    /// Goes through buttons, fields and other controls, except links, keys and tabs.
    case formControls
    /// Goes from data table to data table.
    case tables
    /// Goes from list to list.
    case lists
    /// Goes from landmark to landmark.
    case landmarks
    /// Goes through visited links.
    case visitedLinks
    /// Goes through links that have not been visited.
    case nonVisitedLinks
    /// Goes from button to button.
    case buttons
    /// Goes through all fields that text can be typed into.
    case textFields
    /// Goes from search field to search field.
    case searchFields
    /// Goes from image to image.
    case images
    /// Goes through static text.
    case staticText
    /// Goes through bold text, with a custom rotor of the app.
    case boldText
    /// Goes through italic text, with a custom rotor of the app.
    case italicText
    /// Goes through underlined text, with a custom rotor of the app.
    case underlinedText

    // MARK: Other

    /// Zooms an element that supports it: up zooms in.
    case zoom
    /// Goes through the elements with the same traits as the one in focus, apart from its state.
    case sameItem
    /// Moves to the nearest element above or below in the same column.
    case verticalNavigation
    /// Chooses how keys of the on-screen keyboard are entered.
    case typingMode
    /// Switches direct touch areas on or off.
    case directTouch
    /// Chooses whether the cursor stops at containers.
    case navigationStyle
  }
}

extension RotorItem {
  /// Whether a swipe down leads to another element, for a custom rotor too, and changes nothing.
  var movesAmongElements: Bool {
    switch self {
    case .custom: true
    case .system(let kind):
      switch kind {
      case .containers, .headings, .heading1, .heading2, .heading3, .heading4, .heading5, .heading6, .links,
        .formControls, .tables, .lists, .landmarks, .visitedLinks, .nonVisitedLinks, .buttons, .textFields,
        .searchFields, .images, .staticText, .boldText, .italicText, .underlinedText:
        true
      default: false
      }
    }
  }
}

extension RotorItem.Kind {
  /// Whether the item is on the dial wherever it applies, whatever Settings says.
  var isAutomatic: Bool {
    switch self {
    case .adjustValue, .actions, .moreContent, .audioGraph, .edit, .misspelledWords: true
    default: false
    }
  }

  /// The unit of text by which a swipe moves; nil for an item that is not about text.
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

  /// The heading level of the item; nil for any other item.
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

  /// Creates the item that a custom rotor of this type replaces; nil when there is none.
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
