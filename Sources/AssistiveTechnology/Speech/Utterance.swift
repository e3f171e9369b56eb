import AccessibilityTree

/// What an assistive technology says at one moment, part by part, so that speech, braille and a transcript
/// can each pick what they need.
public struct Utterance: Hashable, Sendable, Codable {
  /// The parts, in the order in which they are said.
  public var parts: [Part]

  /// Creates an utterance of those parts; by default an empty one.
  public init(_ parts: [Part] = []) { self.parts = parts }

  /// Creates an utterance of text that an app announced
  /// (`UIAccessibility.post(notification: .announcement, …)`).
  public init(announcement: AccessibilityText) {
    parts = [Part(.announcement, announcement)]
  }

  /// A piece of an utterance that is said in one way.
  public struct Part: Hashable, Sendable, Codable {
    /// What the part is, so that speech and braille can each treat it in their own way.
    public var kind: Kind
    /// The text, with the speech attributes that the app gave it.
    public var text: AccessibilityText
    /// The BCP-47 language of the words; nil for the user's.
    public var language: String?

    /// Creates a part; `language` is the BCP-47 tag of its words, nil for the user's language.
    public init(_ kind: Kind, _ text: AccessibilityText, language: String? = nil) {
      self.kind = kind
      self.text = text
      self.language = language
    }
  }

  /// What a part is.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The app's name, spoken before anything else in the app.
    case appName
    /// The label of a container that the cursor enters.
    case container
    /// The header of a table's row or column that the cursor enters.
    case tableHeader
    /// What the element is called.
    case label
    /// What the element holds: the text of a field, the position of a slider.
    case value
    /// Custom content of high importance.
    case content
    /// Selected, dimmed, on, is editing, expanded.
    case state
    /// What the element is: "Button".
    case role
    /// "1 of 3", "List start", "Row 2".
    case context
    /// An explanation by the app or VoiceOver.
    case hint
    /// "Actions available".
    case notice
    /// A piece of a text: the character, word or line that the cursor passed over.
    case text
    /// The word that represents a letter: "Alpha".
    case phonetic
    /// What the technology says on its own behalf: "Screen curtain on", the name of a rotor.
    case system
    /// Text that the app announced.
    case announcement
  }

  /// The words in one line.
  ///
  /// - Parameter separator: a space, as XCTest records speech, or ", ", as the caption panel shows it.
  public func text(separator: String = " ") -> String {
    parts.lazy.map(\.text.string).filter { !$0.isEmpty }.joined(separator: separator)
  }

  /// The words in one line, with a comma between the parts, as VoiceOver's caption panel shows them:
  /// `Settings, Heading`.
  ///
  /// This is what every tool shows, and what a script expects.
  public var caption: String {
    text(separator: ", ").split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The utterance without the parts of certain kinds.
  public func without(_ kinds: Set<Kind>) -> Utterance {
    Utterance(parts.filter { !kinds.contains($0.kind) })
  }

  /// The number of characters to which XCTest's VoiceOver service truncates an utterance.
  public static let recordedLength = 64
}
