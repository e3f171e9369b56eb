/// The settings of Voice Control (Settings › Accessibility › Voice Control).
///
/// Whether Voice Control is on at all is ``Settings/isVoiceControlRunning``. Follows
/// <https://support.apple.com/guide/iphone/iph2c21a3c88/ios>.
public struct VoiceControlSettings: Hashable, Sendable {
  /// What is always shown over the screen (Overlay).
  public enum Overlay: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing.
    case none
    /// A number beside each item.
    case itemNumbers
    /// The name beside each item.
    case itemNames
    /// Numbered cells over the whole screen.
    case numberedGrid
  }

  /// The BCP-47 tag of the language in which commands are spoken; nil for the device's.
  public var language: String?
  /// The names of the commands that are switched off (Commands).
  public var disabledCommands: [String] = []
  /// The names of the commands that are carried out only after "Execute" (Confirmation Required).
  public var confirmedCommands: [String] = []
  /// What the user taught Voice Control (Create New Command): the phrase, and what is then done as if it had been said,
  /// several commands divided by semicolons: "sign me" and "type Kind regards".
  public var customCommands: [String: String] = [:]
  /// Words that hearing should know besides those on the screen (Vocabulary).
  public var vocabulary: [String] = []
  /// What was heard is shown at the top of the screen (Show Confirmation).
  public var showsConfirmation = true
  /// A sound is played when a command was understood (Play Sound).
  public var playsSound = false
  /// What can be said is suggested (Show Hints).
  public var showsHints = true
  /// What is always shown over the screen (Overlay).
  public var overlay: Overlay = .none
  /// The columns of the numbered grid, 1 to 20 (Number of Columns).
  public var gridColumns = 4.0
  /// The rows of the numbered grid, 1 to 20 (Number of Rows).
  public var gridRows = 7.0
  /// How sure hearing must be before a command is considered, 0 to 1.
  public var minimumConfidence = 0.3
  /// How sure hearing must be so that a command is carried out without asking, 0 to 1.
  public var confirmationConfidence = 0.5

  /// Creates the settings of a new iPhone.
  public init() {}
}
