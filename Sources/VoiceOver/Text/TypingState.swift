import AccessibilityTree
import AssistiveTechnology

/// What VoiceOver remembers about text that it moves through or that is being edited.
struct TypingState: Sendable {
  /// The field in focus as last seen, with which typed text is compared.
  var field: Field?
  /// A field that is still being edited although the cursor has left it: a keyboard continues to type there.
  var elsewhere: Field?
  /// The field that was being edited when the screen last changed, whether the cursor is on it or not.
  var edited: AccessibilityElement.ID?
  /// What is said once the app has moved the insertion point.
  var passed: Utterance? { didSet { if passed == nil { passedLetter = nil } } }
  /// The one character that the insertion point passes over.
  var passedLetter: Character?
  /// The fixed end of a selection, while the other end moves; nil while nothing is selected.
  var anchor: Int?
  /// True while moving through text selects it (VO-Return).
  var isSelecting = false
  /// The unit by which the cursor moved last.
  var unit: TextUnit?
  /// The phonetic word for the letter that the cursor rests on.
  var phonetic: AccessibilityText?
  /// Whether there is something to undo or redo, as far as VoiceOver has seen.
  var mayUndo = false
  var mayRedo = false

  /// How long the cursor rests on a letter before its phonetic word is said, in seconds.
  static let phoneticDelay = 1.0
  /// The pitch of deleted text and of capital letters, relative to the voice's own.
  static let deletedPitch = 0.7
  static let capitalPitch = 1.3

  /// A field into which text is typed.
  struct Field: Sendable, Equatable {
    var element: AccessibilityElement.ID
    /// The text; for a secure field, the same number of bullets.
    var text: String
    /// In UTF-16 units; nil when the provider does not report it.
    var selection: Range<Int>?
    var isEditing: Bool
    var isSecure: Bool
    /// Whether the text is what can be edited, not the value, which may contain more, such as the tokens of a search.
    var isExact: Bool
    var value: String?

    /// Whether neither the text nor the place in it changed.
    func isSame(as then: Field) -> Bool {
      text == then.text && selection == then.selection && isEditing == then.isEditing
        && isSecure == then.isSecure && element == then.element
    }

    /// Whether the person changed the text since then. Where only one of the two is exact, the value decides.
    func hasOtherText(than then: Field) -> Bool {
      text != then.text && (isExact == then.isExact || value != then.value)
    }

    /// Creates the field of an element; nil for one without editable text.
    init?(_ element: AccessibilityElement) {
      let content = element.hasDetails ? element.details.text : nil
      guard
        !element.traits.isDisjoint(with: [.textEntry, .secureTextField, .searchField])
          || content?.isEditable == true
      else { return nil }
      self.element = element.id
      isExact = content != nil
      value = element.value?.string
      isEditing = element.traits.contains(.isEditing)
      isSecure = element.traits.contains(.secureTextField)
      text = element.readableText?.string ?? ""
      // An empty field has only one possible insertion point, whether the provider reports it or not.
      let place = content?.selection ?? (text.isEmpty ? 0..<0 : nil)
      selection = isEditing ? place?.clamped(to: 0..<text.utf16.count) : nil
    }
  }
}

extension AccessibilityElement {
  /// The text that a cursor inside the element moves through, without anything that must not be spoken.
  var readableText: AccessibilityText? {
    let content = hasDetails ? details.text : nil
    let isField =
      content?.isEditable == true || !traits.isDisjoint(with: [.textEntry, .secureTextField, .searchField])
    guard isField else { return text }
    var own = content?.string ?? value?.string ?? ""
    if content == nil, hasDetails, own == details.placeholder { own = "" }
    guard traits.contains(.secureTextField) else { return AccessibilityText(own) }
    return AccessibilityText(String(repeating: "•", count: own.utf16.count))
  }
}

extension VoiceOverEngine {
  mutating func typingFocusMoved(to id: AccessibilityElement.ID) {
    timers.cancel(.phonetic)
    let left = typing.field.flatMap { $0.isEditing ? $0 : nil } ?? typing.elsewhere
    let edited = typing.edited
    typing = TypingState()
    typing.edited = edited
    if let left, left.element != id { typing.elsewhere = left }
  }

  /// Starts to follow an element that the cursor has arrived at.
  mutating func typingArrived(at element: AccessibilityElement) {
    guard typing.field?.element != element.id else { return }
    typing.field = TypingState.Field(element)
  }

  /// Says what follows the words of an element when the cursor arrives: where the insertion point is, or the
  /// phonetic word for the letter on a key.
  mutating func typingSpoken(_ element: AccessibilityElement) {
    if let field = TypingState.Field(element), field.isEditing {
      if let place = insertionPointWords(of: field) { saySystem(place, rule: "insertion point", .queued) }
    } else if element.traits.contains(.keyboardKey), let letter = element.label?.string, letter.count == 1,
      let character = letter.first
    {
      waitForPhonetic(of: character)
    }
  }
}
