/// The settings of Full Keyboard Access (Settings › Accessibility › Keyboards & Typing › Full Keyboard Access), with the
/// defaults of a new iPhone.
///
/// Whether it is on at all is ``Settings/isFullKeyboardAccessEnabled``. Follows
/// <https://support.apple.com/guide/iphone/ipha4375873f/ios>.
public struct FullKeyboardAccessSettings: Hashable, Sendable {
  /// The colour of the ring around the element in focus.
  public enum Color: String, Hashable, Sendable, Codable, CaseIterable {
    /// The tint of the system.
    case `default`
    /// A colour by its name.
    case gray, white, blue, red, green, yellow, orange
  }

  /// Whether the ring disappears when no key is pressed for a while (Auto-Hide).
  public var autoHides = true
  /// After how many seconds without a key the ring disappears, 1 to 60.
  public var autoHideDelay = 15.0
  /// Whether the ring is thicker (Increase Size).
  public var increasesSize = false
  /// Whether the ring has a dark and a light line, so that it shows on any background (High Contrast).
  public var usesHighContrast = false
  /// The colour of the ring.
  public var color: Color = .default
  /// The keys that the user gave to commands, in place of the default ones: by the name of the command, the name of a
  /// key press, such as `control+n` or `tab+h`; empty for no key.
  public var commands: [String: String] = [:]

  /// Creates the settings of a new iPhone.
  public init() {}
}
