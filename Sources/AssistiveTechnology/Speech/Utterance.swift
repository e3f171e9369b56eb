import AccessibilityTree

/// What an assistive technology says at one moment, part by part, so that speech, braille and a
/// transcript may each pick what they need.
public struct Utterance: Hashable, Sendable, Codable {
  /// In the order in which they are said.
  public var parts: [Part]

  /// An utterance of those parts; by default nothing at all.
  public init(_ parts: [Part] = []) { self.parts = parts }

  /// Text that an app asked to be said (`UIAccessibility.post(notification: .announcement, …)`).
  public init(announcement: AccessibilityText) {
    parts = [Part(.announcement, announcement)]
  }

  /// A piece of an utterance that is said in one way.
  public struct Part: Hashable, Sendable, Codable {
    /// What the part is, so that speech and braille can treat it in their ways.
    public var kind: Kind
    /// With the speech attributes that the app gave it.
    public var text: AccessibilityText
    /// The BCP-47 language of the words; nil for the user's.
    public var language: String?

    /// A part; `language` is the BCP-47 tag of its words, nil for the user's.
    public init(_ kind: Kind, _ text: AccessibilityText, language: String? = nil) {
      self.kind = kind
      self.text = text
      self.language = language
    }
  }

  /// What a part is.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The app's name, before the first thing that is said of it.
    case appName
    /// The label of a container that is entered.
    case container
    /// The header of a table's row or column that is entered.
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
    /// What the app or VoiceOver explains.
    case hint
    /// "Actions available".
    case notice
    /// A piece of a text: the character, word or line that the cursor passed over.
    case text
    /// The word that stands for a letter: "Alpha".
    case phonetic
    /// What the technology says of itself: "Screen curtain on", the name of a rotor.
    case system
    /// Text that the app wanted said.
    case announcement
  }

  /// The words in one line.
  ///
  /// - Parameter separator: a blank as XCTest records speech, ", " as the caption panel shows it.
  public func text(separator: String = " ") -> String {
    parts.lazy.map(\.text.string).filter { !$0.isEmpty }.joined(separator: separator)
  }

  /// The same without the parts of some kinds.
  public func without(_ kinds: Set<Kind>) -> Utterance {
    Utterance(parts.filter { !kinds.contains($0.kind) })
  }

  /// The most that XCTest's VoiceOver service tells of an utterance, in characters.
  public static let recordedLength = 64
}
