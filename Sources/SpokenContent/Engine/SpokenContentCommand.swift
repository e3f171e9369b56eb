/// What a person asks of Spoken Content, by a button of the speech controller, a menu, or a gesture.
public enum SpokenContentCommand: String, Hashable, Sendable, Codable, CaseIterable {
  /// Reads the screen from the top, as a two-finger swipe down from the top edge does.
  case speakScreen
  /// Reads the selected text.
  case speakSelection
  /// Reads the whole screen, from the speech controller.
  case readAllContent
  /// Reads what is touched from now on, or no longer.
  case speakOnTouch
  /// Pauses, or goes on.
  case playPause
  /// Goes back to the beginning of the sentence before.
  case rewind
  /// Goes on to the next sentence.
  case fastForward
  /// Speaks faster, slower.
  case faster, slower
  /// Makes the controller small, or large again.
  case collapse
  /// Stops, and closes the controller.
  case close
  /// Taps the controller twice: what the settings say.
  case doubleTapController
  /// Holds the controller: what the settings say.
  case longPressController
}
