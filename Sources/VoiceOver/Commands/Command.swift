/// Everything that VoiceOver can be told to do (Settings › VoiceOver › Commands › All Commands).
///
/// Gestures, keys and braille chords perform commands; the user can change which.
public enum Command: String, Hashable, Sendable, Codable, CaseIterable {
  // MARK: Activate

  /// Performs the default action of the element in focus.
  case activate
  /// Performs the action of a long press, like ``longPress``.
  case secondaryActivate
  /// A long press at the activation point of the element in focus.
  case longPress
  /// Passes the next touch through to the app; a finger that is already held passes through immediately.
  case passThrough

  // MARK: Basic navigation

  /// Moves to the element under the finger, or repeats the one in focus.
  case speakItem
  /// To the next element in reading order.
  case moveToNextItem
  /// To the previous element in reading order.
  case moveToPreviousItem
  /// To the first element of the screen.
  case moveToFirstItem
  /// To the last element of the screen.
  case moveToLastItem
  /// Into the container in focus (navigation style Grouped).
  case moveIn
  /// Out of the container that the cursor entered last.
  case moveOut
  /// The app's most important action; play or pause, answer or hang up when no app handles it.
  case magicTap
  /// Closes a panel of VoiceOver, or else what the app shows: an alert, a popover, a screen.
  case escape

  // MARK: Advanced navigation

  /// To the next heading.
  case nextHeading
  /// To the previous heading.
  case previousHeading
  /// To the next link.
  case nextLink
  /// To the previous link.
  case previousLink
  /// To the next visited link.
  case nextVisitedLink
  /// To the previous visited link.
  case previousVisitedLink
  /// To the next button, field or other control of a form.
  case nextFormControl
  /// To the previous button, field or other control of a form.
  case previousFormControl
  /// To the next image.
  case nextImage
  /// To the previous image.
  case previousImage
  /// To the beginning of the next table.
  case nextTable
  /// To the beginning of the previous table.
  case previousTable
  /// To the beginning of the next list.
  case nextList
  /// To the beginning of the previous list.
  case previousList
  /// To the next heading of the same level as the one in focus.
  case nextSameHeading
  /// To the previous heading of the same level as the one in focus.
  case previousSameHeading
  /// To the next element with the same traits as the one in focus, apart from its state.
  case nextSameItem
  /// To the previous element with the same traits as the one in focus, apart from its state.
  case previousSameItem
  /// To the next element with different traits from the one in focus.
  case nextDifferentItem
  /// To the previous element with different traits from the one in focus.
  case previousDifferentItem
  /// To the next bold text, through a custom rotor of the app: only the app knows how its text is styled.
  case nextBoldText
  /// To the previous bold text, through a custom rotor of the app.
  case previousBoldText
  /// To the next italic text, through a custom rotor of the app.
  case nextItalicText
  /// To the previous italic text, through a custom rotor of the app.
  case previousItalicText
  /// To the next underlined text, through a custom rotor of the app.
  case nextUnderlinedText
  /// To the previous underlined text, through a custom rotor of the app.
  case previousUnderlinedText
  /// To the next plain text, which apps do not report: never found.
  case nextPlainText
  /// To the previous plain text, which apps do not report: never found.
  case previousPlainText
  /// To the next change of text colour, which apps do not report: never found.
  case nextColorChange
  /// To the previous change of text colour, which apps do not report: never found.
  case previousColorChange
  /// To the next change of font, which apps do not report: never found.
  case nextFontChange
  /// To the previous change of font, which apps do not report: never found.
  case previousFontChange
  /// To the next change of style, which apps do not report: never found.
  case nextStyleChange
  /// To the previous change of style, which apps do not report: never found.
  case previousStyleChange
  /// To the next misspelled word of the text in focus.
  case nextMisspelledWord
  /// To the previous misspelled word of the text in focus.
  case previousMisspelledWord
  /// To the next quotation, which only documents have: never found.
  case nextBlockquote
  /// To the previous quotation, which only documents have: never found.
  case previousBlockquote
  /// To the next column of a document: never found.
  case nextColumn
  /// To the previous column of a document: never found.
  case previousColumn
  /// To the next frame of a document: never found.
  case nextFrame
  /// To the previous frame of a document: never found.
  case previousFrame
  /// To the first element of the innermost container around the cursor.
  case topOfContainer
  /// To the last element of the innermost container around the cursor.
  case bottomOfContainer
  /// To the first element of the status bar.
  case moveToStatusBar
  /// To the element in which this one's text continues, or from which it continues.
  case moveToLinkedItem
  /// Lists the elements of the screen, for the user to choose one.
  case showItemChooser
  /// Asks for text, and moves to the next element that contains it.
  case findText
  /// To the next element that contains the text of the last search.
  case findNext
  /// To the previous element that contains the text of the last search.
  case findPrevious

  // MARK: Text navigation and editing

  /// Says the character at the cursor, without moving it.
  case readCharacter
  /// Says the word at the cursor, without moving it.
  case readWord
  /// Says the line at the cursor, without moving it.
  case readLine
  /// To the next character of the text in focus.
  case nextCharacter
  /// To the previous character of the text in focus.
  case previousCharacter
  /// To the next word of the text in focus.
  case nextWord
  /// To the previous word of the text in focus.
  case previousWord
  /// To the next line of the text in focus.
  case nextLine
  /// To the previous line of the text in focus.
  case previousLine
  /// Switches whether moving through text selects it.
  case toggleTextSelection
  /// Says the selection in the text that is being edited.
  case readSelectedText
  /// Says what is known about the style of the text at the cursor.
  case readTextStyle
  /// Undoes the last change: in the text that is being edited, or else in the app.
  case undo
  /// Redoes the change that was undone last.
  case redo
  /// Selects all of the text that is being edited.
  case selectText
  /// Removes the selection; the insertion point is placed at its end.
  case deselectText

  // MARK: Rotor

  /// Turns the rotor to the next item.
  case nextRotor
  /// Turns the rotor to the previous item.
  case previousRotor
  /// What a swipe down does for the current rotor item: the next heading, a lower value.
  case nextRotorItem
  /// What a swipe up does for the current rotor item: the previous heading, a higher value.
  case previousRotorItem

  // MARK: Scrolling

  /// Shows the page to the left.
  case scrollLeft
  /// Shows the page to the right.
  case scrollRight
  /// Shows the page above.
  case scrollUp
  /// Shows the page below.
  case scrollDown
  /// Scrolls up, page by page, to the beginning.
  case scrollToTop
  /// Scrolls down, page by page, to the end.
  case scrollToBottom

  // MARK: Speech and audio

  /// Reads the screen from its first element on.
  case readFromTop
  /// Reads the screen from the element in focus on.
  case readAll
  /// Pauses or continues speech.
  case pauseSpeech
  /// Mutes or unmutes speech.
  case toggleMute
  /// Says the element in focus with its place in a list, its selected text, and the visible rows or page.
  case readItemSummary
  /// Says the hint of the element in focus, even when hints are off.
  case readHint
  /// Copies what was said last to the pasteboard.
  case copySpeech
  /// Raises the speaking rate by a twentieth of its range.
  case speakFaster
  /// Lowers the speaking rate by a twentieth of its range.
  case speakSlower
  /// Switches VoiceOver's short sounds on or off.
  case toggleSounds
  /// Lists the announcements of apps, latest first.
  case announcementHistory

  // MARK: VoiceOver

  /// Asks for a label for the element in focus, which VoiceOver then says in place of its own.
  case labelItem
  /// Switches Screen Curtain on or off.
  case toggleScreenCurtain
  /// Shows or hides the caption panel.
  case toggleCaptionPanel
  /// Begins or ends help, in which gestures and keys are described instead of performed.
  case toggleHelp
  /// Lists settings of VoiceOver, which can be changed in place.
  case showQuickSettings
  /// Switches Quick Nav with arrow keys on or off.
  case toggleQuickNav
  /// Switches Quick Nav with single letters on or off.
  case toggleSingleLetterQuickNav
  /// Switches whether all keys count as pressed with VO.
  case lockModifiers
  /// Describes what the camera sees. There is no camera here: only plays the sound of an unknown command.
  case liveRecognition
  /// Opens the settings of VoiceOver.
  case openSettings

  // MARK: System

  /// Goes to the Home Screen.
  case home
  /// Shows the recently used apps.
  case appSwitcher
  /// Opens Control Center.
  case controlCenter
  /// Opens Notification Center.
  case notificationCenter
  /// Brings the top of the screen within reach (Reachability).
  case reachability
  /// Switches to the next app.
  case nextApp
  /// Switches to the previous app.
  case previousApp
  /// Shows the menu bar of an iPad, or hides it.
  case menuBar

  // MARK: Braille

  /// Shows the previous part of the braille line; at its beginning, moves to the previous element.
  case panLeft
  /// Shows the next part of the braille line; at its end, moves to the next element.
  case panRight
  /// Switches contractions on the braille display on or off.
  case toggleContractedBraille
  /// Starts or stops automatic advancing of the braille display.
  case toggleAutoAdvance
}
