/// What can be asked of Voice Control (Settings › Accessibility › Voice Control › Commands).
///
/// Follows <https://support.apple.com/guide/iphone/iph2c21a3c88/ios>. A case's name is its key in the file of each
/// language (`en.json`), which says how it is called and what is said for it.
public enum VoiceCommand: String, Hashable, Sendable, Codable, CaseIterable {
  // MARK: Basic navigation
  case wakeUp, goToSleep, turnOff, open, openAppSwitcher, openControlCenter, openNotificationCenter,
    openSpotlight,
    searchFor
  case openSiri, goHome, goBack, escape, showCommands, hideCommands, showVocabulary, cancel, confirm,
    `repeat`, repeatTimes
  case startRecording, stopRecording
  // MARK: Overlays
  case showNames, showNamesContinuously, hideNames, showNumbers, showNumbersContinuously, hideNumbers,
    showGrid
  case showGridContinuously, showGridSized, hideGrid, chooseNumber, zoomInNumber, zoomOutGrid
  // MARK: Basic gestures
  case tap, tapCurrent, doubleTap, longPress, twoFingerTap, swipe, swipeFingers, pan, scroll, scrollToEdge,
    zoomIn
  case zoomOut, rotate, drag, increment, incrementTimes, decrement, decrementTimes, showActions, customAction
  // MARK: Dictation
  case dictationMode, spellingMode, commandMode, numberMode, type, insertEmoji, newLine, newParagraph,
    returnKey
  case insertBefore, insertAfter
  // MARK: Text selection
  case selectThat, selectAll, selectPhrase, selectThrough, selectUnit, selectNext, selectPrevious,
    extendForward
  case extendBack, deselect
  // MARK: Text navigation
  case moveToBeginning, moveToEnd, moveToBeginningOfUnit, moveToEndOfUnit, moveToBeginningOfSelection
  case moveToEndOfSelection, moveForward, moveBack, moveUp, moveDown, moveBefore, moveAfter, nextField,
    previousField
  // MARK: Text editing
  case correctThat, correctPhrase, replacePhrase, replaceThat, undo, redo, cut, copy, paste, capitalizeThat
  case capitalizePhrase, uppercaseThat, uppercasePhrase, lowercaseThat, lowercasePhrase
  // MARK: Text deletion
  case deleteThat, deleteAll, deletePhrase, deleteUnit, deleteNext, deletePrevious
  // MARK: Device
  case volumeUp, volumeDown, mute, unmute, lockScreen, rotateToLandscape, rotateToPortrait, takeScreenshot,
    restart, openShortcut

  /// The groups of Settings › Accessibility › Voice Control › Commands.
  public enum Group: String, Hashable, Sendable, Codable, CaseIterable {
    case basicNavigation, overlays, gestures, dictation, textSelection, textNavigation, textEditing,
      textDeletion
    case device

    /// Whether its commands concern the text that is being edited, and mean nothing elsewhere.
    public var concernsText: Bool {
      switch self {
      case .textSelection, .textNavigation, .textEditing, .textDeletion: true
      case .basicNavigation, .overlays, .gestures, .dictation, .device: false
      }
    }
  }
}
