/// Everything that VoiceOver can be told to do (Settings › VoiceOver › Commands › All Commands).
///
/// Gestures, keys and braille chords stand for commands; which ones, the user may change.
public enum Command: String, Hashable, Sendable, Codable, CaseIterable {
  // MARK: Activate

  case activate, secondaryActivate, longPress, passThrough

  // MARK: Basic navigation

  case speakItem, moveToNextItem, moveToPreviousItem, moveToFirstItem, moveToLastItem, moveIn, moveOut
  case magicTap, escape

  // MARK: Advanced navigation

  case nextHeading, previousHeading, nextLink, previousLink, nextVisitedLink, previousVisitedLink
  case nextFormControl, previousFormControl, nextImage, previousImage, nextTable, previousTable
  case nextList, previousList, nextSameHeading, previousSameHeading, nextSameItem, previousSameItem
  case nextDifferentItem, previousDifferentItem, nextBoldText, previousBoldText
  case nextItalicText, previousItalicText, nextUnderlinedText, previousUnderlinedText
  case nextPlainText, previousPlainText, nextColorChange, previousColorChange
  case nextFontChange, previousFontChange, nextStyleChange, previousStyleChange
  case nextMisspelledWord, previousMisspelledWord, nextBlockquote, previousBlockquote
  case nextColumn, previousColumn, nextFrame, previousFrame
  case topOfContainer, bottomOfContainer, moveToStatusBar, moveToLinkedItem
  case showItemChooser, findText, findNext, findPrevious

  // MARK: Text navigation and editing

  case readCharacter, readWord, readLine, nextCharacter, previousCharacter, nextWord, previousWord
  case nextLine, previousLine, toggleTextSelection, readSelectedText, readTextStyle, undo, redo
  case selectText, deselectText

  // MARK: Rotor

  case nextRotor, previousRotor, nextRotorItem, previousRotorItem

  // MARK: Scrolling

  case scrollLeft, scrollRight, scrollUp, scrollDown, scrollToTop, scrollToBottom

  // MARK: Speech and audio

  case readFromTop, readAll, pauseSpeech, toggleMute, readItemSummary, readHint, copySpeech
  case speakFaster, speakSlower, toggleSounds, announcementHistory

  // MARK: VoiceOver

  case labelItem, toggleScreenCurtain, toggleCaptionPanel, toggleHelp, showQuickSettings
  case toggleQuickNav, toggleSingleLetterQuickNav, lockModifiers, liveRecognition, openSettings

  // MARK: System

  case home, appSwitcher, controlCenter, notificationCenter, reachability, nextApp, previousApp

  // MARK: Braille

  case panLeft, panRight, toggleContractedBraille, toggleAutoAdvance
}
