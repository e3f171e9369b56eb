/// A word that VoiceOver adds to what the app provides for an element.
///
/// A case's name is its key in `words.json`.
public enum Word: String, Hashable, Sendable, CaseIterable {
  /// "Starting help": help begins.
  case startingHelp
  /// "Ending help": help ends.
  case endingHelp
  /// "Quick Nav on": arrow keys move the cursor from now on.
  case quickNavOn
  /// "Quick Nav off": arrow keys go to the app again.
  case quickNavOff
  /// "Single-letter Quick Nav on": single letters move the cursor from now on.
  case singleLetterOn
  /// "Single-letter Quick Nav off": letters go to the app again.
  case singleLetterOff
  /// "VoiceOver keys locked": keys count as pressed with VO from now on.
  case modifiersLocked
  /// "VoiceOver keys unlocked": VO must be pressed again.
  case modifiersUnlocked
  /// "Caption panel on": the caption panel was shown.
  case captionPanelOn
  /// "Caption panel off": the caption panel was hidden.
  case captionPanelOff
  /// "No hint available": the answer when an element has no hint.
  case noHint
  /// "Selected.": a selected element without other words, in the written style.
  case selectedAlone
  /// "Selected: %@": the element is selected; %@ is the rest in the written style.
  case selected
  /// "dimmed": the element is disabled.
  case dimmed
  /// "Button": the role of the element.
  case button
  /// "Back button": role of a navigation bar's back button.
  case backButton
  /// "Back": the label by which a back button is known.
  case back
  /// "Tab": the role of an item of a tab bar.
  case tab
  /// "Heading": the role of the element.
  case heading
  /// "Heading level %@": role of a heading with a level, %@.
  case headingLevel
  /// "Link": the role of the element.
  case link
  /// "Visited": the link has been visited.
  case visited
  /// "adjustable": the value can be changed by swipes.
  case adjustable
  /// "Image": the role of the element.
  case image
  /// "Search field": the role of the element.
  case searchField
  /// "Switch button": the role of the element.
  case switchButton
  /// "on": state of a switch.
  case on
  /// "off": state of a switch.
  case off
  /// "mixed": state of a switch that is neither on nor off.
  case mixed
  /// "%1 %2 of %3.": position in a series: %1 is the element in the written style, %2 the position, %3 the
  /// count.
  case position
  /// "%2 of %3.": the same for an element without other words.
  case positionAlone
  /// "Spans %@ rows": a table cell spans %@ rows.
  case rowSpan
  /// "Spans %@ columns": a table cell spans %@ columns.
  case columnSpan
  /// "Row %@": number of a table row that the cursor enters.
  case row
  /// "Column %@": number of a table column that the cursor enters.
  case column
  /// "List start": first element of a list.
  case listStart
  /// "List end": last element of a list.
  case listEnd
  /// "Landmark": first element of a landmark.
  case landmarkStart
  /// "End": last element of a landmark.
  case landmarkEnd
  /// "Text field": the role of the element.
  case textField
  /// "Secure text field": role of a field that hides its text.
  case secureTextField
  /// "is editing": text is being edited there.
  case isEditing
  /// "Expanded": more is shown.
  case expanded
  /// "Collapsed": more can be shown.
  case collapsed
  /// "Pop up button": role of a button that shows a menu.
  case popUpButton
  /// "Picker Item": role of a wheel of a picker.
  case pickerItem
  /// "Table index": role of the section index of a table.
  case tableIndex
  /// "Draggable": the element can be dragged.
  case draggable
  /// "Alert": the cursor enters an alert.
  case alert
  /// "Actions available": the element has actions.
  case actions
  /// "More content available": the element has custom content.
  case content
  /// "<no results>": a rotor found nothing, in the written style.
  case noResults
  /// "+ %@ More Results...": a rotor found %@ more results than are listed.
  case moreResults
  /// "+ Many More (%@+) Results...": a rotor's search did not end.
  case manyResults
  /// "VoiceOver on": VoiceOver was switched on.
  case voiceOverOn
  /// "VoiceOver off": VoiceOver was switched off.
  case voiceOverOff
  /// "Speech on": speech is no longer muted.
  case speechOn
  /// "Speech off": speech is muted.
  case speechOff
  /// "Screen curtain on": the screen is black.
  case screenCurtainOn
  /// "Screen curtain off": the screen is visible again.
  case screenCurtainOff
  /// "Copied to clipboard": text was copied to the pasteboard.
  case copied
  /// "Insertion point at start": there is nothing before the insertion point.
  case insertionPointAtStart
  /// "Insertion point at end": there is nothing after the insertion point.
  case insertionPointAtEnd
  /// "cap %@": before a capital letter, %@.
  case cap
  /// "bullet": a character of a secure text field.
  case bullet
  /// "%@ bullets": the text of a secure text field of %@ characters.
  case bullets
  /// "%@ deleted": %@ was deleted.
  case deletedText
  /// "%@ selected": %@ was selected.
  case selectedText
  /// "%@ unselected": %@ is no longer selected.
  case unselectedText
  /// "No selection": no text is selected.
  case noSelection
  /// "%@ percent": a percentage.
  case percent
  /// "%@ seconds": a duration.
  case seconds
  /// "Activate": the first of an element's actions, its default one.
  case activateAction
  /// "Text selection on": moving through text now selects it.
  case textSelectionOn
  /// "Text selection off": moving through text no longer selects it.
  case textSelectionOff
  /// "misspelled": the word is misspelled.
  case misspelledText
  /// "Default": no language was chosen or, in the quick settings, no other value.
  case defaultLanguage
  /// "Default": the braille table is chosen by language.
  case defaultTable
  /// "blank": an empty line or text.
  case blankLine
  /// "Item chooser": the item chooser opened.
  case itemChooser
  /// "1 item": a list with one row.
  case oneItem
  /// "%@ items": a list with %@ rows.
  case itemCount
  /// "1 result": a search in a list left one row.
  case oneResult
  /// "%@ results": a search in a list left %@ rows.
  case resultCount
  /// "Quick settings": the quick settings opened.
  case quickSettings
  /// "Label element": the panel that asks for a label opened.
  case labelElement
  /// "Save": the button that saves what was typed.
  case save
  /// "Cancel": the button that closes a panel.
  case cancel
  /// "Find": the button that searches.
  case find
  /// "Find text": the panel that asks for text opened.
  case findText
  /// "%@ not found": no element contains the text %@.
  case notFound
  /// "Announcement history": the list of announcements opened.
  case announcementHistory
  /// "No announcements": nothing has been announced yet.
  case noAnnouncements
  /// "Auto advance on": the braille display advances automatically.
  case autoAdvanceOn
  /// "Auto advance off": the braille display stays until it is panned.
  case autoAdvanceOff
  /// "Contracted braille": text is shown with contractions from now on.
  case contractedBraille
  /// "Uncontracted braille": text is shown without contractions from now on.
  case uncontractedBraille
}

/// A sentence with which VoiceOver explains what to do.
public enum GeneratedHint: String, Hashable, Sendable, CaseIterable {
  /// An adjustable element: swipe up or down.
  case adjust
  /// A switch: double tap to change it.
  case toggle
  /// A text field: double tap to edit.
  case edit
  /// Text that is being edited, or a text area: misspelled words are in the rotor.
  case misspelled
  /// A text area, in the written style: double tap to edit, and misspelled words are in the rotor.
  case textArea
  /// A pop-up button: double tap to activate the picker.
  case picker
  /// A collapsed element: double tap to expand it.
  case expand
  /// An expanded element: double tap to collapse it.
  case collapse
  /// An element that can be dragged: double tap and hold, then drag.
  case drag
}
