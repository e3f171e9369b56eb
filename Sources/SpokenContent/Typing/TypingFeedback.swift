import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// What is known of the text that is being typed.
struct TypingFeedback: Sendable {
  /// The field that is being edited, and its text when it was last seen.
  var field: (id: AccessibilityElement.ID, text: String)?
  /// The letter whose word is said when that time has come; nil for none.
  var hint: (letter: Character, at: Double)?

  /// How long typing rests before the word for the last letter is said, in seconds.
  static let hintDelay = 1.0
}

extension SpokenContentEngine {
  private var feedback: SpokenContentSettings { settings.spokenContent }

  /// Whether anything that is typed is spoken; VoiceOver does so itself.
  private var speaksTyping: Bool {
    (feedback.speaksCharacters || feedback.speaksCharacterHints || feedback.speaksWords
      || feedback.speaksAutoText)
      && !settings.voiceOver.isRunning
  }

  /// Looks for the field that is being edited.
  mutating func followTyping() {
    typing.hint = nil
    guard speaksTyping, let element = tree.elements.first(where: { $0.traits.contains(.isEditing) }) else {
      typing.field = nil
      return
    }
    typing.field = (element.id, element.typedText)
  }

  mutating func typingScreenChanged(_ update: ScreenUpdate) {
    guard speaksTyping else { return }
    switch update {
    case .structure:
      guard let field = typing.field, let element = tree.element(withID: field.id),
        element.traits.contains(.isEditing)
      else { return followTyping() }
      textChanged(element)
    case .attributes(let ids):
      for id in ids {
        guard let element = tree.element(withID: id) else { continue }
        if element.traits.contains(.isEditing) {
          if typing.field?.id == id { textChanged(element) } else { typing.field = (id, element.typedText) }
        } else if typing.field?.id == id {
          typing.field = nil
          typing.hint = nil
        }
      }
    }
  }

  private mutating func textChanged(_ element: AccessibilityElement) {
    guard let before = typing.field?.text else { return }
    let text = element.typedText
    typing.field = (element.id, text)
    guard text != before else { return }
    typing.hint = nil
    // What is typed into a password is no one's business.
    guard !element.traits.contains(.secureTextField) else { return }
    let change = TypedChange(from: before, to: text)
    var parts: [Utterance.Part] = []
    let language = element.hasDetails ? element.details.language : nil
    func add(_ words: String) {
      parts.append(.init(.text, AccessibilityText(words), language: language))
    }
    if change.inserted.count == 1, change.removed.isEmpty, let character = change.inserted.first {
      if feedback.speaksCharacters, !character.isWhitespace { add(String(character)) }
      if feedback.speaksCharacterHints, words.phonetic(of: character) != nil {
        typing.hint = (character, now + TypingFeedback.hintDelay)
        effects.append(.wake(at: now + TypingFeedback.hintDelay))
      }
      if feedback.speaksWords, let word = change.endedWord(in: text) { add(word) }
    } else if change.isAutoText {
      if feedback.speaksAutoText, let word = change.word(in: text) { add(word) }
    } else if change.inserted.isEmpty, change.removed.count == 1, feedback.speaksCharacters {
      add(change.removed)
    }
    guard !parts.isEmpty else { return }
    endReading()
    cause = Cause(.change, element: element.id)
    say(Utterance(parts), of: element.id, rule: "typed")
  }

  mutating func sayHintIfDue() {
    guard let hint = typing.hint, now + 1e-9 >= hint.at else { return }
    typing.hint = nil
    let words = words
    guard let word = words.phonetic(of: hint.letter) else { return }
    endReading()
    let part = Utterance.Part(.phonetic, AccessibilityText(word), language: words.language)
    say(Utterance([part]), of: typing.field?.id, rule: "character hint")
  }
}

extension AccessibilityElement {
  /// The text that is being typed.
  var typedText: String {
    if hasDetails {
      if let text = details.text { return text.string }
      if value?.string == details.placeholder { return "" }
    }
    return value?.string ?? ""
  }
}

/// What a change put into a text and took out of it: one piece each.
struct TypedChange: Sendable, Equatable {
  let inserted: String
  let removed: String
  /// Where the inserted piece is, as a count of characters.
  private let start: Int

  init(from old: String, to new: String) {
    let (old, new) = (Array(old), Array(new))
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
    }
    inserted = String(new[start..<(new.count - end)])
    removed = String(old[start..<(old.count - end)])
    self.start = start
  }

  /// Whether the keyboard put something in place of what was typed, or completed it: not what one key does, and not a whole
  /// text.
  var isAutoText: Bool {
    guard !inserted.isEmpty, inserted.contains(where: \.isLetter) else { return false }
    return inserted.count > 1 || !removed.isEmpty
  }

  /// The word that a typed character has ended.
  func endedWord(in text: String) -> String? {
    guard let character = inserted.first, !Self.isPart(character), !Self.joints.contains(character) else {
      return nil
    }
    let word = Array(text)[..<start].reversed().prefix { Self.isPart($0) || Self.joints.contains($0) }
    return word.contains(where: Self.isPart) ? String(word.reversed()) : nil
  }

  /// The word around what was inserted, and the other words that were inserted with it.
  func word(in text: String) -> String? {
    let characters = Array(text)
    var (first, last) = (start, min(characters.count, start + inserted.count))
    while first > 0, Self.isPart(characters[first - 1]) { first -= 1 }
    while last < characters.count, Self.isPart(characters[last]) { last += 1 }
    let word = String(characters[first..<last]).trimmingCharacters(in: .whitespacesAndNewlines)
    return word.isEmpty ? nil : word
  }

  private static let joints: Set<Character> = ["'", "’", "_"]

  private static func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
