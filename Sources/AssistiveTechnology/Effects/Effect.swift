import AccessibilityTree
import Foundation

/// Something that an assistive technology asks for.
public enum Effect: Hashable, Sendable, Codable {
  // MARK: Speech

  /// Say this now. The engine has already stopped any earlier speech.
  case speak(SpeechRequest)
  /// Stop speaking immediately and discard the rest.
  case stopSpeaking
  /// Pause speech until it is continued or stopped.
  case pauseSpeaking
  /// Continue paused speech from the same place.
  case continueSpeaking
  /// Play a short sound; speech continues.
  case play(Earcon)
  /// Play a haptic.
  case vibrate(Haptic)

  // MARK: The app

  /// Move the cursor there, and tell the app.
  case focus(Focus)
  /// Ask the app to perform an action.
  case perform(ActionRequest)
  /// Tell the app whether an announcement that it posted was spoken to its end.
  case announcementFinished(AccessibilityText, succeeded: Bool)
  /// Ask the system for something: the Home Screen, the next app.
  case system(SystemRequest)
  /// Change a setting that the user changed through the technology.
  case change(SettingChange)
  /// Put this text on the pasteboard.
  case copy(String)

  // MARK: Display and braille

  /// Show this line on the braille display, in place of the one before.
  case braille(BrailleLine)
  /// Show the next or the previous part of the line on the braille display.
  case panBraille(forward: Bool)
  /// Draw this over the screen, in place of the overlay before.
  case overlay(Overlay)
  /// Magnify the screen like this, in place of the magnification before.
  case magnify(Magnification)

  // MARK: Time

  /// Send an ``Event/tick`` at that time, in seconds since the session began.
  case wake(at: Double)
}

/// Where the cursor is.
public struct Focus: Hashable, Sendable, Codable {
  /// The element in focus; nil when there is none.
  public var element: AccessibilityElement.ID?
  /// The part of the element's text that the cursor is on, in UTF-16 units; nil for the whole element.
  public var range: Range<Int>?

  /// Creates a focus on an element, or on part of its text.
  public init(element: AccessibilityElement.ID?, range: Range<Int>? = nil) {
    self.element = element
    self.range = range
  }
}

/// A request to the system.
public enum SystemRequest: String, Hashable, Sendable, Codable, CaseIterable {
  /// Go to the Home Screen.
  case home
  /// Show the recently used apps.
  case appSwitcher
  /// Open Control Center.
  case controlCenter
  /// Open Notification Center.
  case notificationCenter
  /// Bring the top of the screen within reach (Reachability).
  case reachability
  /// Switch to the next app.
  case nextApp
  /// Switch to the previous app.
  case previousApp
  /// Lock the screen.
  case lockScreen
  /// Begin or end dictation.
  case dictation
  /// Undo the last change, when no text is being edited.
  case undo
  /// Redo what was undone, when no text is being edited.
  case redo
  /// Open the technology's settings.
  case settings
  /// Go back to the previous screen.
  case back
  /// Do what the Accessibility Shortcut does.
  case shortcut
  /// What a magic tap does when no app handles it: play or pause, answer or hang up.
  case playPause
  /// Listen to a request to Siri.
  case siri
  /// Restart the device.
  case restart
  /// Write a report about the state of the device (Analytics).
  case analytics
  /// Turn what is shown by a quarter.
  case rotateDevice
  /// Show the cards of Apple Pay.
  case applePay
  /// Offer to call for help (SOS).
  case emergencySOS
  /// Show the Dock over the app.
  case dock
  /// Show every app (App Library).
  case appLibrary
  /// Show the menu bar of an iPad, or hide it.
  case menuBar
  /// Begin a note over the app (Quick Note).
  case quickNote
  /// Search the device (Spotlight).
  case spotlight
  /// Change the volume by one step, or switch the sound off and on.
  case volumeUp, volumeDown, mute
  /// Switch the sound off, or on, whatever it is.
  case soundOff, soundOn
  /// Keep a picture of the screen.
  case screenshot
  /// Do what shaking the device does.
  case shake
  /// Go to another piece of what is playing.
  case nextTrack, previousTrack
  /// Go on or back by a few seconds in what is playing.
  case skipForward, skipBackward
  /// Play fast, forward or backward.
  case fastForward, rewind
  /// End the app in front.
  case forceQuit
  /// Switch the device off.
  case shutDown
}

/// A change that a technology makes to a setting on behalf of its user, by the key under which
/// `DeviceSettings` stores it.
public struct SettingChange: Hashable, Sendable, Codable {
  /// The key as in `SettingDefinition.key`: `voiceOver.speakingRate`.
  public var key: String
  /// The new value.
  public var value: Value

  /// Creates a change to one setting. The key is not checked until the change is applied.
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
    /// A string, or the name of one of several choices.
    case text(String)
    /// Strings by key: the labels that the user gave to elements.
    case texts([String: String])
  }
}

/// What is drawn over the screen.
public struct Overlay: Hashable, Sendable, Codable {
  /// The frame of the cursor around the element in focus, in screen coordinates; nil for no cursor.
  public var cursor: CGRect?
  /// True for a cursor with a thick line (Large Cursor).
  public var isCursorLarge: Bool
  /// The name of the setting that the rotor shows while it is turned.
  public var rotor: String?
  /// What the caption panel shows.
  public var caption: String?
  /// True while Screen Curtain is on, so that the screen is black.
  public var isCurtained: Bool
  /// A list shown over the screen: the item chooser, quick settings.
  public var panel: Panel?
  /// What else is drawn, from the bottom to the top.
  public var marks: [Mark]

  /// Creates an overlay; by default one that draws nothing.
  public init(
    cursor: CGRect? = nil, rotor: String? = nil, caption: String? = nil, isCurtained: Bool = false,
    panel: Panel? = nil, isCursorLarge: Bool = false, marks: [Mark] = []
  ) {
    self.cursor = cursor
    self.isCursorLarge = isCursorLarge
    self.rotor = rotor
    self.caption = caption
    self.isCurtained = isCurtained
    self.panel = panel
    self.marks = marks
  }

  /// A list to choose from.
  public struct Panel: Hashable, Sendable, Codable {
    /// The heading over the list.
    public var title: String
    /// The texts of the rows, from top to bottom.
    public var rows: [String]
    /// The index of the row in focus, from 0; nil when none is.
    public var selection: Int?

    /// Creates a list with its rows from top to bottom.
    public init(title: String, rows: [String], selection: Int? = nil) {
      self.title = title
      self.rows = rows
      self.selection = selection
    }
  }
}
