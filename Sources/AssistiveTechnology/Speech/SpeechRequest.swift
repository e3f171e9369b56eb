import AccessibilityTree

/// Something that is to be said, and why.
public struct SpeechRequest: Hashable, Sendable, Codable {
  /// Grows with each request of an engine.
  public var id: Int
  /// What is to be said.
  public var utterance: Utterance
  /// Why it is to be said.
  public var cause: Cause
  /// The priority of an announcement; nil for everything else.
  public var priority: AnnouncementPriority?

  /// A request; `id` is greater than that of every request of the engine before.
  public init(id: Int, utterance: Utterance, cause: Cause, priority: AnnouncementPriority? = nil) {
    self.id = id
    self.utterance = utterance
    self.cause = cause
    self.priority = priority
  }
}

/// Why something is said.
public struct Cause: Hashable, Sendable, Codable {
  /// What set it off.
  public enum Source: String, Hashable, Sendable, Codable {
    /// The technology was switched on or off, or an app opened.
    case start
    /// A gesture on the screen.
    case gesture
    /// A key of a hardware keyboard.
    case key
    /// A chord of braille keys, or a key of a braille display.
    case braille
    /// A command by its name.
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

  /// What set it off.
  public var source: Source
  /// Which gesture, key, command or notification.
  public var name: String
  /// The element that it is about.
  public var element: AccessibilityElement.ID?
  /// The rule of VoiceOver by which it is said: `focus`, `value changed`, `announcement`.
  public var rule: String

  /// A cause; name and rule are empty where there is nothing to tell.
  public init(
    _ source: Source, _ name: String = "", element: AccessibilityElement.ID? = nil, rule: String = ""
  ) {
    self.source = source
    self.name = name
    self.element = element
    self.rule = rule
  }
}
