/// A word that VoiceOver adds to what the app says of an element.
///
/// A case's name is its key in `words.json`.
public enum Word: String, Hashable, Sendable, CaseIterable {
  case startingHelp, endingHelp, quickNavOn, quickNavOff, singleLetterOn, singleLetterOff
  case modifiersLocked, modifiersUnlocked, captionPanelOn, captionPanelOff, noHint
  case selectedAlone, selected, dimmed, button, backButton, back, tab, heading, headingLevel, link
  case visited, adjustable, image, searchField, switchButton, on, off, mixed, position, positionAlone
  case rowSpan, columnSpan, row, column, listStart, listEnd, landmarkStart, landmarkEnd, textField
  case secureTextField, isEditing, expanded, collapsed, popUpButton, pickerItem, tableIndex
  case draggable, alert, actions, content, noResults, moreResults, manyResults, voiceOverOn
  case voiceOverOff, speechOn, speechOff, screenCurtainOn, screenCurtainOff, copied
  case insertionPointAtStart, insertionPointAtEnd, cap, bullet, bullets, deletedText, selectedText,
    unselectedText
  case noSelection, percent, seconds, activateAction, textSelectionOn, textSelectionOff, misspelledText
  case defaultLanguage, defaultTable, blankLine
  case itemChooser, oneItem, itemCount, oneResult, resultCount, quickSettings
  case labelElement, save, cancel, find, findText, notFound, announcementHistory, noAnnouncements
  case autoAdvanceOn, autoAdvanceOff, contractedBraille, uncontractedBraille
}

/// A sentence by which VoiceOver explains what to do.
public enum GeneratedHint: String, Hashable, Sendable, CaseIterable {
  case adjust, toggle, edit, misspelled, textArea, picker, expand, collapse, drag
}
