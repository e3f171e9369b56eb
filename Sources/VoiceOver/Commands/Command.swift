/// Everything that VoiceOver can be told to do (Settings › VoiceOver › Commands › All Commands).
///
/// Gestures, keys and braille chords stand for commands; which ones, the user may change.
public enum Command: String, Hashable, Sendable, Codable, CaseIterable {
  // MARK: Activate

  /// Does the default action of the element in focus.
  case activate
  /// The action that a long touch would do, as ``longPress``.
  case secondaryActivate
  /// A long touch at the activation point of the element in focus.
  case longPress
  /// The next touch goes to the app as it is; a finger that holds already passes through at once.
  case passThrough

  // MARK: Basic navigation

  /// Moves to the element under the finger, or says the one in focus again.
  case speakItem
  /// To the next element in reading order.
  case moveToNextItem
  /// To the element before in reading order.
  case moveToPreviousItem
  /// To the first element of the screen.
  case moveToFirstItem
  /// To the last element of the screen.
  case moveToLastItem
  /// Into the container in focus (navigation style Grouped).
  case moveIn
  /// Out of the container that was moved into last.
  case moveOut
  /// The app's most wanted action; play or pause, answer or hang up when no app takes it.
  case magicTap
  /// Closes what VoiceOver shows, else what the app shows: an alert, a popover, a screen.
  case escape

  // MARK: Advanced navigation

  /// To the next heading.
  case nextHeading
  /// To the heading before.
  case previousHeading
  /// To the next link.
  case nextLink
  /// To the link before.
  case previousLink
  /// To the next link that was followed already.
  case nextVisitedLink
  /// To the last link before that was followed already.
  case previousVisitedLink
  /// To the next button, field or other control of a form.
  case nextFormControl
  /// To the control of a form before.
  case previousFormControl
  /// To the next image.
  case nextImage
  /// To the image before.
  case previousImage
  /// To the beginning of the next table.
  case nextTable
  /// To the beginning of the table before.
  case previousTable
  /// To the beginning of the next list.
  case nextList
  /// To the beginning of the list before.
  case previousList
  /// To the next heading of the same level as the one in focus.
  case nextSameHeading
  /// To the heading before of the same level as the one in focus.
  case previousSameHeading
  /// To the next element with the same traits as the one in focus, but for its state.
  case nextSameItem
  /// To the element before with the same traits as the one in focus, but for its state.
  case previousSameItem
  /// To the next element with other traits than the one in focus.
  case nextDifferentItem
  /// To the element before with other traits than the one in focus.
  case previousDifferentItem
  /// To the next bold text, by a rotor of the app: nobody else knows how its text is set.
  case nextBoldText
  /// To the bold text before, by a rotor of the app.
  case previousBoldText
  /// To the next italic text, by a rotor of the app.
  case nextItalicText
  /// To the italic text before, by a rotor of the app.
  case previousItalicText
  /// To the next underlined text, by a rotor of the app.
  case nextUnderlinedText
  /// To the underlined text before, by a rotor of the app.
  case previousUnderlinedText
  /// To the next text without style, of which apps do not tell: never found.
  case nextPlainText
  /// To the text without style before, of which apps do not tell: never found.
  case previousPlainText
  /// To the next text of another colour, of which apps do not tell: never found.
  case nextColorChange
  /// To the text of another colour before, of which apps do not tell: never found.
  case previousColorChange
  /// To the next text in another font, of which apps do not tell: never found.
  case nextFontChange
  /// To the text in another font before, of which apps do not tell: never found.
  case previousFontChange
  /// To the next text in another style, of which apps do not tell: never found.
  case nextStyleChange
  /// To the text in another style before, of which apps do not tell: never found.
  case previousStyleChange
  /// To the next misspelled word of the text in focus.
  case nextMisspelledWord
  /// To the misspelled word before, of the text in focus.
  case previousMisspelledWord
  /// To the next quotation, which only documents have: never found.
  case nextBlockquote
  /// To the quotation before, which only documents have: never found.
  case previousBlockquote
  /// To the next column of a document: never found.
  case nextColumn
  /// To the column of a document before: never found.
  case previousColumn
  /// To the next frame of a document: never found.
  case nextFrame
  /// To the frame of a document before: never found.
  case previousFrame
  /// To the first element of the innermost container around the cursor.
  case topOfContainer
  /// To the last element of the innermost container around the cursor.
  case bottomOfContainer
  /// To the first element of the status bar.
  case moveToStatusBar
  /// To the element with which the text of this one goes on, or from which it comes.
  case moveToLinkedItem
  /// Lists the elements of the screen, to choose one.
  case showItemChooser
  /// Asks for text, and moves to the next element that holds it.
  case findText
  /// To the next element that holds the text that was looked for last.
  case findNext
  /// To the element before that holds the text that was looked for last.
  case findPrevious

  // MARK: Text navigation and editing

  /// Says the character at the cursor, which stays.
  case readCharacter
  /// Says the word at the cursor, which stays.
  case readWord
  /// Says the line at the cursor, which stays.
  case readLine
  /// To the next character of the text in focus.
  case nextCharacter
  /// To the character before, of the text in focus.
  case previousCharacter
  /// To the next word of the text in focus.
  case nextWord
  /// To the word before, of the text in focus.
  case previousWord
  /// To the next line of the text in focus.
  case nextLine
  /// To the line before, of the text in focus.
  case previousLine
  /// From here on, moving through the text selects it, or no longer does.
  case toggleTextSelection
  /// Says what is selected of the text that is being edited.
  case readSelectedText
  /// Says what is known of how the text at the cursor is set.
  case readTextStyle
  /// Takes the last change back: of the text that is being edited, else of the app.
  case undo
  /// Makes the change again that was taken back last.
  case redo
  /// Selects all of the text that is being edited.
  case selectText
  /// Ends the selection; the insertion point stands at its end.
  case deselectText

  // MARK: Rotor

  /// Turns the rotor to the next item.
  case nextRotor
  /// Turns the rotor to the item before.
  case previousRotor
  /// What a swipe down does where the rotor stands: the next heading, a lower value.
  case nextRotorItem
  /// What a swipe up does where the rotor stands: the heading before, a higher value.
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
  /// Scrolls up, page by page, until nothing more comes.
  case scrollToTop
  /// Scrolls down, page by page, until nothing more comes.
  case scrollToBottom

  // MARK: Speech and audio

  /// Reads the screen from its first element on.
  case readFromTop
  /// Reads the screen from the element in focus on.
  case readAll
  /// Holds what is being said, or lets it go on.
  case pauseSpeech
  /// Mutes speech, or lets it be heard again.
  case toggleMute
  /// Says the element in focus with its place in a list, its selected text, and the rows or page that show.
  case readItemSummary
  /// Says the hint of the element in focus, also when hints are off.
  case readHint
  /// Puts what was said last on the pasteboard.
  case copySpeech
  /// Raises the speaking rate by a twentieth of its range.
  case speakFaster
  /// Lowers the speaking rate by a twentieth of its range.
  case speakSlower
  /// Switches VoiceOver's short sounds on or off.
  case toggleSounds
  /// Lists what apps announced, latest first.
  case announcementHistory

  // MARK: VoiceOver

  /// Asks for a label that VoiceOver then says in place of the element's own.
  case labelItem
  /// Makes the screen black, or shows it again.
  case toggleScreenCurtain
  /// Shows what is said at the bottom of the screen, or no longer does.
  case toggleCaptionPanel
  /// Begins or ends help, in which gestures and keys say what they stand for and do nothing.
  case toggleHelp
  /// Lists settings of VoiceOver, to change them in place.
  case showQuickSettings
  /// Switches Quick Nav with arrow keys on or off.
  case toggleQuickNav
  /// Switches Quick Nav with single letters on or off.
  case toggleSingleLetterQuickNav
  /// Keys count as pressed with VO from here on, or no longer do.
  case lockModifiers
  /// Tells what the camera sees. There is no camera here: only the sound of an unknown command.
  case liveRecognition
  /// Opens the settings of VoiceOver.
  case openSettings

  // MARK: System

  /// Goes to the Home Screen.
  case home
  /// Shows the apps that were used last.
  case appSwitcher
  /// Opens Control Center.
  case controlCenter
  /// Opens Notification Center.
  case notificationCenter
  /// Brings the top of the screen within reach of the thumb.
  case reachability
  /// Switches to the next app.
  case nextApp
  /// Switches to the app before.
  case previousApp

  // MARK: Braille

  /// Shows the part of the braille line before; at its beginning, goes to the element before.
  case panLeft
  /// Shows the part of the braille line after; at its end, goes to the next element.
  case panRight
  /// Switches contractions on the braille display on or off.
  case toggleContractedBraille
  /// Lets the braille display move on by itself, or stops it.
  case toggleAutoAdvance
}
