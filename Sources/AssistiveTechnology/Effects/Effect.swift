import AccessibilityTree
import Foundation

/// What an assistive technology wants done.
public enum Effect: Hashable, Sendable, Codable {
  // MARK: Speech

  /// Say this now. The engine has stopped what was being said before.
  case speak(SpeechRequest)
  /// Be silent at once; nothing more of what was being said.
  case stopSpeaking
  case pauseSpeaking
  case continueSpeaking
  case play(Earcon)
  case vibrate(Haptic)

  // MARK: The app

  /// Put the cursor there, and tell the app.
  case focus(Focus)
  /// Ask the app for an action.
  case perform(ActionRequest)
  /// An announcement that the app posted has been said to its end, or not.
  case announcementFinished(AccessibilityText, succeeded: Bool)
  /// The user wants something of the system: the Home Screen, the next app.
  case system(SystemRequest)
  /// The user changed a setting by the technology itself.
  case change(SettingChange)
  /// Put this text on the pasteboard.
  case copy(String)

  // MARK: What is seen and felt

  case braille(BrailleLine)
  /// Show the next or the previous part of the line on the braille display.
  case panBraille(forward: Bool)
  case overlay(Overlay)

  // MARK: Time

  /// Send a ``Event/tick`` at that time, in seconds of the session.
  case wake(at: Double)
}

/// Where the cursor is.
public struct Focus: Hashable, Sendable, Codable {
  /// Nil when there is nothing to be on.
  public var element: AccessibilityElement.ID?
  /// The part of the element's text that the cursor is on, in UTF-16 units; nil for the whole element.
  public var range: Range<Int>?

  public init(element: AccessibilityElement.ID?, range: Range<Int>? = nil) {
    self.element = element
    self.range = range
  }
}

/// A wish to the system.
public enum SystemRequest: String, Hashable, Sendable, Codable, CaseIterable {
  case home, appSwitcher, controlCenter, notificationCenter, reachability, nextApp, previousApp
  case lockScreen, dictation, undo, redo, settings, back, shortcut
  /// What a magic tap does when no app takes it: play or pause, answer or hang up.
  case playPause
}

/// A setting that a technology changes on behalf of its user, by the key under which
/// `DeviceSettings` stores it.
public struct SettingChange: Hashable, Sendable, Codable {
  public var key: String
  public var value: Value

  public init(key: String, value: Value) {
    self.key = key
    self.value = value
  }

  public enum Value: Hashable, Sendable, Codable {
    case bool(Bool)
    case number(Double)
    case text(String)
    /// Texts by name: the labels that the user gave.
    case texts([String: String])
  }
}

/// What is drawn over the screen.
public struct Overlay: Hashable, Sendable, Codable {
  /// Around the element in focus, in screen coordinates; nil for no cursor.
  public var cursor: CGRect?
  /// True for a cursor with a thick line (Large Cursor).
  public var isCursorLarge: Bool
  /// The name that the rotor shows while it is turned.
  public var rotor: String?
  /// What the caption panel shows.
  public var caption: String?
  /// True while the screen is black.
  public var isCurtained: Bool
  /// A list that lies over the screen: item chooser, quick settings.
  public var panel: Panel?

  public init(
    cursor: CGRect? = nil, rotor: String? = nil, caption: String? = nil, isCurtained: Bool = false,
    panel: Panel? = nil, isCursorLarge: Bool = false
  ) {
    self.cursor = cursor
    self.isCursorLarge = isCursorLarge
    self.rotor = rotor
    self.caption = caption
    self.isCurtained = isCurtained
    self.panel = panel
  }

  /// A list to choose from.
  public struct Panel: Hashable, Sendable, Codable {
    public var title: String
    public var rows: [String]
    public var selection: Int?

    public init(title: String, rows: [String], selection: Int? = nil) {
      self.title = title
      self.rows = rows
      self.selection = selection
    }
  }
}
