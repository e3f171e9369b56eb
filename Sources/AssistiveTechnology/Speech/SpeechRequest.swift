import AccessibilityTree

/// Something that is to be said, and why.
public struct SpeechRequest: Hashable, Sendable, Codable {
  /// Increases with each request of an engine.
  public var id: Int
  /// What is to be said.
  public var utterance: Utterance
  /// Why it is to be said.
  public var cause: Cause
  /// The priority of an announcement; nil for everything else.
  public var priority: AnnouncementPriority?
  /// For spoken content, how fast it is said, 0 (slow) to 1 (fast): its voice, languages and pronunciations are those of the
  /// settings of Spoken Content. Nil for VoiceOver's rate and voice.
  public var contentRate: Double?

  /// Creates a request; `id` must be greater than that of every earlier request of the engine.
  public init(
    id: Int, utterance: Utterance, cause: Cause, priority: AnnouncementPriority? = nil,
    contentRate: Double? = nil
  ) {
    self.id = id
    self.utterance = utterance
    self.cause = cause
    self.priority = priority
    self.contentRate = contentRate
  }
}

/// Why something is said.
public struct Cause: Hashable, Sendable, Codable {
  /// What triggered it.
  public enum Source: String, Hashable, Sendable, Codable {
    /// The technology was switched on or off, or an app opened.
    case start
    /// A gesture on the screen.
    case gesture
    /// A key of a hardware keyboard.
    case key
    /// A chord of braille keys, or a key of a braille display.
    case braille
    /// A switch.
    case switchPress
    /// Words that were heard.
    case phrase
    /// A command, given by its name.
    case command
    /// A notification that the app posted.
    case notification
    /// The element in focus changed by itself.
    case change
    /// Time passed.
    case timer
    /// The outcome of an action.
    case action
    /// A setting changed.
    case setting
  }

  /// What triggered it.
  public var source: Source
  /// The name of the gesture, key, command or notification.
  public var name: String
  /// The element that it is about.
  public var element: AccessibilityElement.ID?
  /// The VoiceOver rule that produced it: `focus`, `value changed`, `announcement`.
  public var rule: String

  /// Creates a cause; name and rule are empty when there is none.
  public init(
    _ source: Source, _ name: String = "", element: AccessibilityElement.ID? = nil, rule: String = ""
  ) {
    self.source = source
    self.name = name
    self.element = element
    self.rule = rule
  }
}
