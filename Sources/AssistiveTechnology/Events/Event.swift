import AccessibilityTree
import Foundation

/// An event that an assistive technology handles.
public enum Event: Hashable, Sendable, Codable {
  /// The technology is switched on over a screen.
  /// - Parameters:
  ///   - appName: the name of the frontmost app, which is said first; nil when unknown.
  ///   - isSwitchedOn: true when the user just switched the technology on, so that it announces this.
  case start(appName: String?, isSwitchedOn: Bool)
  /// The technology is switched off.
  case stop
  /// A finger on the screen.
  case touch(Touch)
  /// A gesture that was recognised elsewhere, or comes from a script or a button of a tool.
  case gesture(Gesture)
  /// A key of a hardware keyboard.
  case key(KeyPress)
  /// A chord of braille keys, or a key of a braille display.
  case braille(BrailleInput)
  /// A switch that is pressed or released.
  case switchPress(SwitchPress)
  /// What a pointing device does.
  case pointer(Pointer)
  /// Words that were heard, or typed in place of saying them.
  case phrase(Phrase)
  /// A command by its name, as Settings › VoiceOver › Commands lists it.
  case command(String)
  /// Time has passed; sent when an engine asked to be woken.
  case tick
  /// The screen changed.
  case screen(ScreenUpdate)
  /// The app posted a notification.
  case notification(AppNotification)
  /// The cursor has arrived where an effect sent it: the app has been told, and the element has been read
  /// again.
  case focused(Focus)
  /// The cursor of another technology, by its identifier, has moved; for engines that follow other cursors.
  case cursor(Focus, of: String)
  /// The outcome of an action that the app was asked to perform.
  case outcome(ActionOutcome)
  /// How far speech has come.
  case speech(SpeechProgress)
  /// The settings have changed; the context has the new ones.
  case settings
}

/// How a screen changed between two events.
public enum ScreenUpdate: Hashable, Sendable, Codable {
  /// The elements with these ids have new attributes; none was moved, added or removed.
  case attributes([AccessibilityElement.ID])
  /// The screen was read again.
  case structure
}

/// What an app tells the assistive technologies (`UIAccessibility.post`).
public enum AppNotification: Hashable, Sendable, Codable {
  /// A new screen appeared; the argument says where the focus should go, or what should be said.
  case screenChanged(Argument)
  /// A part of the screen changed; the argument is as for ``screenChanged(_:)``.
  case layoutChanged(Argument)
  /// Text that the app wants to have spoken.
  case announcement(AccessibilityText)
  /// A page was scrolled, with its status in words: "Page 2 of 5". Nil when the app has none.
  case pageScrolled(AccessibilityText?)
  /// Pauses the technology with that identifier.
  case pauseTechnology(String)
  /// Resumes the technology with that identifier.
  case resumeTechnology(String)
  /// The on-screen keyboard appeared or disappeared.
  case keyboardAppeared, keyboardDisappeared
  /// Where the person's attention is, such as the insertion point, in screen coordinates
  /// (`UIAccessibility.zoomFocusChanged`).
  case zoomFocusChanged(CGRect)
  /// The app uses gestures with three fingers, which are Zoom's (`UIAccessibility.registerGestureConflictWithZoom`).
  case gestureConflictWithZoom
  /// The user chose Speak in the menu of the selected text.
  case speakSelection

  /// The argument of a notification.
  public enum Argument: Hashable, Sendable, Codable {
    /// Nothing: the technology decides.
    case none
    /// The element that should get the focus.
    case element(AccessibilityElement.ID)
    /// Text that should be said.
    case text(AccessibilityText)
  }
}

/// The outcome of an action that an engine requested.
public struct ActionOutcome: Hashable, Sendable, Codable {
  /// The number that the engine gave its request.
  public var request: Int
  /// True when the action was handled.
  public var succeeded: Bool
  /// What a search found.
  public var found: FoundItem?
  /// Where the text is that was asked for, a rectangle for each line or part of one, in screen coordinates.
  public var frames: [CGRect]?

  /// Creates the outcome of the request with that number.
  public init(request: Int, succeeded: Bool, found: FoundItem? = nil, frames: [CGRect]? = nil) {
    self.request = request
    self.succeeded = succeeded
    self.found = found
    self.frames = frames
  }

  /// An element, or a range of its text.
  public struct FoundItem: Hashable, Sendable, Codable {
    /// The element that was found, or whose text contains the range.
    public var element: AccessibilityElement.ID
    /// UTF-16 offsets into the element's value, or its label when it has no value.
    public var range: Range<Int>?
    /// The text of the range, when the provider knows it better than the tree does.
    public var text: AccessibilityText?

    /// Creates a result: an element as a whole, or a range of its text.
    public init(
      element: AccessibilityElement.ID, range: Range<Int>? = nil, text: AccessibilityText? = nil
    ) {
      self.element = element
      self.range = range
      self.text = text
    }
  }
}

/// How far the speech of one request has come.
public enum SpeechProgress: Hashable, Sendable, Codable {
  /// The first sound is audible.
  case began(Int)
  /// The word at that UTF-16 offset of that part of the utterance begins.
  case reached(Int, part: Int, offset: Int)
  /// Everything was said.
  case finished(Int)
  /// It could not be said.
  case failed(Int)
}
