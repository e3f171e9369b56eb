/// The settings of Spoken Content (Settings › Accessibility › Spoken Content; Read & Speak since iOS 26), with the defaults
/// of a new iPhone.
///
/// Whether the screen and the selection can be spoken at all is ``Settings/isSpeakScreenEnabled`` and
/// ``Settings/isSpeakSelectionEnabled``. Follows <https://support.apple.com/guide/iphone/iph96b214f0/ios>.
public struct SpokenContentSettings: Hashable, Sendable {
  /// What is highlighted while it is spoken.
  public enum Highlight: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing.
    case off
    /// Each word.
    case words
    /// Each sentence.
    case sentences
    /// Each word, and the sentence that it is in.
    case wordsAndSentences

    /// Whether words are highlighted.
    public var showsWords: Bool { self == .words || self == .wordsAndSentences }
    /// Whether sentences are highlighted.
    public var showsSentences: Bool { self == .sentences || self == .wordsAndSentences }
  }

  /// How a sentence is highlighted.
  public enum HighlightStyle: String, Hashable, Sendable, Codable, CaseIterable {
    /// A line below it.
    case underline
    /// A colour behind it.
    case backgroundColor
  }

  /// The colour of a highlight.
  public enum Color: String, Hashable, Sendable, Codable, CaseIterable {
    /// The tint of the system.
    case `default`
    /// A colour by its name.
    case blue, yellow, green, pink, purple
  }

  /// What the floating speech controller does when it is tapped twice, or held.
  public enum ControllerAction: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing.
    case none
    /// Speaks the screen.
    case speakScreen
    /// Speaks what is touched from now on.
    case speakOnTouch
    /// Reads all content, from the top.
    case readAllContent
  }

  // MARK: Voice

  /// 0 (slow) to 1 (fast).
  public var speakingRate = 0.5
  /// The name of a voice; nil chooses one by language.
  public var voice: String?
  /// The BCP-47 tag of the language of a text that says nothing of its own; nil for the language of apps.
  public var defaultLanguage: String?
  /// Speaks each text in the language that it is written in (Detect Languages).
  public var detectsLanguages = true
  /// Words with custom pronunciations.
  public var pronunciations: [VoiceOverSettings.Pronunciation] = []

  // MARK: Speech controller

  /// Shows the floating controller at all times, not only while the screen is spoken (Speech Controller).
  public var showsController = false
  /// What two taps on the controller do.
  public var doubleTapAction = ControllerAction.none
  /// What holding the controller does.
  public var longPressAction = ControllerAction.none

  // MARK: Highlighting

  /// What is highlighted while it is spoken (Highlight Content).
  public var highlight = Highlight.off
  /// How a sentence is highlighted.
  public var highlightStyle = HighlightStyle.underline
  /// The colour of a highlighted word.
  public var wordColor = Color.default
  /// The colour of a highlighted sentence.
  public var sentenceColor = Color.default

  // MARK: Typing feedback

  /// Speaks each character that is typed (Characters).
  public var speaksCharacters = false
  /// Speaks the word that stands for a character, after a moment (Character Hints).
  public var speaksCharacterHints = false
  /// Speaks each word when it is complete (Speak Words).
  public var speaksWords = false
  /// Speaks what the keyboard corrects or completes (Speak Auto-text).
  public var speaksAutoText = false
  /// Speaks a suggested word while a finger rests on it (Hold to Speak Predictions).
  public var holdsToSpeakPredictions = false

  // MARK: Hover Text

  /// Shows the text under the pointer, or under the focus of a keyboard, enlarged (Hover Text).
  public var isHoverTextEnabled = false

  /// Creates the settings of a new iPhone.
  public init() {}
}
