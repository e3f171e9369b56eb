/// Which statements a ``GestureScript`` may have: what somebody does with VoiceOver is not what somebody does with switches.
public struct ScriptLanguage: Sendable, Hashable {
  /// The words that begin a statement.
  public let keywords: [String]
  /// Whether a line may be the name of a gesture.
  public let takesGestures: Bool
  /// Whether a line that is no statement is something that is said.
  public let takesPhrases: Bool
  /// Whether a line may be fingers that move from one point to another.
  public let takesDrags: Bool

  private init(
    _ keywords: [String], takesGestures: Bool = false, takesPhrases: Bool = false, takesDrags: Bool = false
  ) {
    self.keywords = keywords
    self.takesGestures = takesGestures
    self.takesPhrases = takesPhrases
    self.takesDrags = takesDrags
  }

  private static let touching = ["touch", "flick", "rotor", "key", "type"]

  /// What somebody does with VoiceOver.
  public static let voiceOver = ScriptLanguage(touching + ["wait", "expect"], takesGestures: true)
  /// What somebody does with Switch Control.
  public static let switchControl = ScriptLanguage(["press", "hold", "wait", "expect"])
  /// What somebody says to Voice Control, one command on each line.
  public static let voiceControl = ScriptLanguage(["hear", "wait", "expect"], takesPhrases: true)
  /// What somebody does with Full Keyboard Access.
  public static let keyboardAccess = ScriptLanguage(["key", "keys", "type", "wait", "expect"])
  /// What somebody does with a device that runs Guided Access, and with VoiceOver or a finger on it.
  public static let guidedAccess = ScriptLanguage(
    touching + ["click", "passcode", "fence", "start", "end", "wait", "expect"], takesGestures: true)
  /// What somebody does with AssistiveTouch, and with a finger beside it.
  public static let assistiveTouch = ScriptLanguage(
    ["choose", "rest", "click", "wait", "expect"], takesGestures: true, takesDrags: true)
  /// What somebody does with Spoken Content, and with a finger and a keyboard beside it.
  public static let spokenContent = ScriptLanguage(
    ["speak", "choose", "select", "hover", "key", "type", "wait", "expect"], takesGestures: true,
    takesDrags: true)
  /// What somebody does with Zoom.
  public static let zoom = ScriptLanguage(
    ["zoom", "pan", "follow", "choose", "picture", "key", "wait", "expect"], takesGestures: true,
    takesDrags: true)
}
