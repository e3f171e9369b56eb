import AccessibilityTree
import Foundation

/// What an assistive technology wants done.
public enum Effect: Hashable, Sendable, Codable {
  // MARK: Speech

  /// Say this now. The engine has stopped what was being said before.
  case speak(SpeechRequest)
  /// Be silent at once; nothing more of what was being said.
  case stopSpeaking
  /// Hold what is being said, until it goes on or is stopped.
  case pauseSpeaking
  /// Go on with what was held, from the same place.
  case continueSpeaking
  /// Play a short sound; what is being said goes on.
  case play(Earcon)
  /// Let the device tap or buzz.
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

  /// Show this line on the braille display, in place of the one before.
  case braille(BrailleLine)
  /// Show the next or the previous part of the line on the braille display.
  case panBraille(forward: Bool)
  /// Draw this over the screen, in place of the overlay before.
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

  /// A cursor on an element, or on a part of its text.
  public init(element: AccessibilityElement.ID?, range: Range<Int>? = nil) {
    self.element = element
    self.range = range
  }
}

/// A wish to the system.
public enum SystemRequest: String, Hashable, Sendable, Codable, CaseIterable {
  /// Go to the Home Screen.
  case home
  /// Show the apps that were used last.
  case appSwitcher
  /// Open Control Center.
  case controlCenter
  /// Open Notification Center.
  case notificationCenter
  /// Bring the top of the screen within reach of the thumb (Reachability).
  case reachability
  /// Switch to the next app.
  case nextApp
  /// Switch to the app before.
  case previousApp
  /// Lock the screen.
  case lockScreen
  /// Begin or end dictation.
  case dictation
  /// Take back the last change, where no text is being edited.
  case undo
  /// Make again what was taken back, where no text is being edited.
  case redo
  /// Open the settings of the technology.
  case settings
  /// Go back to where the user came from.
  case back
  /// Do what the Accessibility Shortcut does.
  case shortcut
  /// What a magic tap does when no app takes it: play or pause, answer or hang up.
  case playPause
}

/// A setting that a technology changes on behalf of its user, by the key under which
/// `DeviceSettings` stores it.
public struct SettingChange: Hashable, Sendable, Codable {
  /// The key as in `SettingDefinition.key`: `voiceOver.speakingRate`.
  public var key: String
  /// The new value.
  public var value: Value

  /// A change of one setting. Whether the key is known shows when it is applied.
  public init(key: String, value: Value) {
    self.key = key
    self.value = value
  }

  /// A value that a technology may give a setting.
  public enum Value: Hashable, Sendable, Codable {
    /// On or off.
    case bool(Bool)
    /// A number, in the unit of the setting.
    case number(Double)
    /// A text, or the name of one of several choices.
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

  /// An overlay; by default one that draws nothing.
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
    /// The heading over the list.
    public var title: String
    /// The texts of the rows, from top to bottom.
    public var rows: [String]
    /// The row in focus, by its place from 0; nil when none is.
    public var selection: Int?

    /// A list with its rows from top to bottom.
    public init(title: String, rows: [String], selection: Int? = nil) {
      self.title = title
      self.rows = rows
      self.selection = selection
    }
  }
}
