import AccessibilityTree

/// What happens to an assistive technology.
public enum Event: Hashable, Sendable, Codable {
  /// The technology is switched on over a screen.
  /// - Parameters:
  ///   - appName: of the app in front; said first. Nil when nobody knows it.
  ///   - isSwitchedOn: true when the user just switched the technology on, so that it says so.
  case start(appName: String?, isSwitchedOn: Bool)
  /// The technology is switched off.
  case stop
  /// A finger on the screen.
  case touch(Touch)
  /// A gesture that somebody else recognised: a script, a button of a tool.
  case gesture(Gesture)
  /// A key of a hardware keyboard.
  case key(KeyPress)
  /// A chord of braille keys, or a key of a braille display.
  case braille(BrailleInput)
  /// A command by its name, as Settings › VoiceOver › Commands lists it.
  case command(String)
  /// Time has passed; an engine gets one when it asked to be woken.
  case tick
  /// The screen changed.
  case screen(ScreenUpdate)
  /// The app posted a notification.
  case notification(AppNotification)
  /// The cursor has arrived where an effect sent it: the app was told, the element read afresh.
  case focused(Focus)
  /// The app carried out an action, or did not.
  case outcome(ActionOutcome)
  /// How far speech has come.
  case speech(SpeechProgress)
  /// Settings are other than before; the context has the new ones.
  case settings
}

/// How a screen changed between two events.
public enum ScreenUpdate: Hashable, Sendable, Codable {
  /// Elements with these ids have other attributes; none moved, came or went.
  case attributes([AccessibilityElement.ID])
  /// The screen was read again.
  case structure
}

/// What an app tells the assistive technologies (`UIAccessibility.post`).
public enum AppNotification: Hashable, Sendable, Codable {
  /// A new screen appeared; the argument is where the focus is to go, or what is to be said.
  case screenChanged(Argument)
  /// A part of the screen changed; the argument is as for ``screenChanged(_:)``.
  case layoutChanged(Argument)
  /// Text that the app wants said.
  case announcement(AccessibilityText)
  /// A page was scrolled, with its status in words: "Page 2 of 5". Nil when the app has none.
  case pageScrolled(AccessibilityText?)
  /// With the identifier of the technology that is to pause.
  case pauseTechnology(String)
  /// With the identifier of the technology that is to go on.
  case resumeTechnology(String)
  /// The on-screen keyboard came or went.
  case keyboardAppeared, keyboardDisappeared

  /// What comes with a notification.
  public enum Argument: Hashable, Sendable, Codable {
    /// Nothing: the technology decides.
    case none
    /// The element that is to get the focus.
    case element(AccessibilityElement.ID)
    /// Text that is to be said.
    case text(AccessibilityText)
  }
}

/// What became of an action that an engine asked for.
public struct ActionOutcome: Hashable, Sendable, Codable {
  /// The number that the engine gave its request.
  public var request: Int
  /// True when somebody took the action.
  public var succeeded: Bool
  /// What a search found.
  public var found: FoundItem?

  /// The outcome of the request with that number.
  public init(request: Int, succeeded: Bool, found: FoundItem? = nil) {
    self.request = request
    self.succeeded = succeeded
    self.found = found
  }

  /// An element, or a range of its text.
  public struct FoundItem: Hashable, Sendable, Codable {
    /// The element that was found, or whose text holds the range.
    public var element: AccessibilityElement.ID
    /// UTF-16 offsets into the element's value, or its label when it has no value.
    public var range: Range<Int>?
    /// The words of the range, when the provider knows them better than the tree does.
    public var text: AccessibilityText?

    /// An element as a whole, or a range of its text.
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
  /// The first sound is heard.
  case began(Int)
  /// The word at that part of the utterance, at that UTF-16 offset of the part, begins.
  case reached(Int, part: Int, offset: Int)
  /// Everything was said.
  case finished(Int)
  /// It could not be said.
  case failed(Int)
}
