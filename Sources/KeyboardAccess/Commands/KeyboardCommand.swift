/// What Full Keyboard Access can do, as Settings › Accessibility › Keyboards & Typing › Full Keyboard Access › Commands lists
/// it.
///
/// The keys that a command has on a new iPhone stand in `commands.json`, its title in `words.json`. Follows
/// <https://support.apple.com/guide/iphone/ipha4375873f/ios>.
public enum KeyboardCommand: String, Hashable, Sendable, Codable, CaseIterable {
  // MARK: Basic

  /// Shows every command with its keys.
  case help
  /// Moves to the next stop: an element, or a group as a whole.
  case moveForward
  /// Moves to the stop before.
  case moveBackward
  /// Moves to the nearest item in that direction, or changes the value of an adjustable one.
  case moveUp, moveDown, moveLeft, moveRight
  /// Does what a tap on the element does.
  case activate
  /// Goes to the Home Screen.
  case home

  // MARK: Movement

  /// Moves to the first stop of the screen.
  case moveToBeginning
  /// Moves to the last stop of the screen.
  case moveToEnd
  /// Moves to the next item inside a group.
  case moveToNextItem
  /// Moves to the item before, inside a group.
  case moveToPreviousItem
  /// Looks for an element by its name.
  case find
  /// Moves to the next or the previous group, landmark or bar.
  case nextSection, previousSection
  /// Moves to the first item of the container in focus.
  case enterContainer
  /// Moves to what follows the container around the item in focus.
  case exitContainer
  /// Moves to the next or the previous element of that kind.
  case nextHeading, previousHeading, nextLink, previousLink, nextButton, previousButton, nextCheckbox,
    previousCheckbox, nextTextField, previousTextField, nextImage, previousImage, nextTable, previousTable

  // MARK: Interaction

  /// Goes back: the escape of VoiceOver.
  case goBack
  /// Shows what a long press shows.
  case contextualMenu
  /// Shows the actions of the element.
  case actions

  // MARK: Device

  /// Asks the system for something.
  case appSwitcher, controlCenter, notificationCenter, siri, accessibilityShortcut, restart, analytics
  /// Sends every key to the app, but for this command's own.
  case passThroughMode
  /// Asks the system for something; without keys on a new iPhone.
  case lockScreen, rotateDevice, applePay, emergencySOS, dock, appLibrary, moveToMenuBar, quickNote

  // MARK: Gestures

  /// Offers the gestures, to be made on the element in focus.
  case keyboardGestures
  /// A gesture of one finger on the element in focus.
  case touch, swipeUp, swipeDown, swipeLeft, swipeRight
  /// A gesture of two fingers on the element in focus.
  case zoomIn, zoomOut, rotateLeft, rotateRight, twoFingerTouch, twoFingerSwipeUp, twoFingerSwipeDown,
    twoFingerSwipeLeft, twoFingerSwipeRight
  /// A hard press on the element in focus, which shows what a long press shows.
  case forceTouch
}
