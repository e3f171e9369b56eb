import AccessibilityTree

/// Something that is to be said, and why.
public struct SpeechRequest: Hashable, Sendable, Codable {
  /// Grows with each request of an engine.
  public var id: Int
  public var utterance: Utterance
  public var cause: Cause
  /// The priority of an announcement; nil for everything else.
  public var priority: AnnouncementPriority?

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
    case start, gesture, key, braille, command, notification, change, timer, action, setting
  }

  public var source: Source
  /// Which gesture, key, command or notification.
  public var name: String
  /// The element that it is about.
  public var element: AccessibilityElement.ID?
  /// The rule of VoiceOver by which it is said: `focus`, `value changed`, `announcement`.
  public var rule: String

  public init(
    _ source: Source, _ name: String = "", element: AccessibilityElement.ID? = nil, rule: String = ""
  ) {
    self.source = source
    self.name = name
    self.element = element
    self.rule = rule
  }
}
