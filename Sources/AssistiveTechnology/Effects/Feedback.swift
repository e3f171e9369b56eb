/// A short sound that conveys what happened without words (Settings › VoiceOver › Audio › Sounds & Haptics).
public enum Earcon: String, Hashable, Sendable, Codable, CaseIterable {
  // Interaction
  /// The cursor moved to an element.
  case itemFocused
  /// An element was activated.
  case itemActivated
  /// The cursor wrapped around from the first element to the last.
  case navigationWrappedBackwards
  /// The cursor wrapped around from the last element to the first.
  case navigationWrappedForwards
  /// A page was scrolled.
  case scrolledPage
  /// There is nothing more in that direction.
  case boundaryReached
  /// There is no element under the finger, or none in focus.
  case noItemDiscovered
  /// The cursor reached a group that it can move into.
  case interactableGroup
  /// The cursor moved into a group, or touches now go to a direct touch area.
  case startInteracting
  /// The cursor moved out of a group.
  case stopInteracting
  /// A finger began to explore the screen.
  case explorationBegan
  // Feedback
  /// A new screen, or a panel of the technology, appeared or went away.
  case screenChanged
  /// The cursor followed the keyboard focus of the app.
  case synchronizedFocus
  /// The rotor was turned to the previous item.
  case previousRotor
  /// The rotor was turned to the next item.
  case nextRotor
  /// The following touches go to the app.
  case passThrough
  /// A search found nothing, or a list has nothing to show.
  case noResults
  /// Text was recognised in a picture.
  case detectedText
  /// Quick Nav, with arrow keys or single letters, was switched on.
  case quickNavEnabled
  /// Quick Nav, with arrow keys or single letters, was switched off.
  case quickNavDisabled
  /// The gesture, key or command does nothing here.
  case unknownCommand
  /// What was asked for could not be done.
  case actionFailed
  // App
  /// An element has begun to load.
  case itemLoading
  /// An element has loaded.
  case itemLoaded
  /// A popover appeared.
  case popoverAppeared
  /// An alert appeared.
  case alertAppeared
  /// A dragged row was moved to another position.
  case itemReordered
  /// A part of the screen changed.
  case layoutChanged
  // Text
  /// The insertion point moved.
  case insertionPointMoved
  /// A character was typed into a secure text field; it is not spoken.
  case secureTextEntered
  /// The letter is a capital (Capital Letters set to Play Sound).
  case capitalLetter
  /// Text was deleted.
  case deletedText
  /// The element is a link (Links set to Play Sound).
  case link
  /// The element has actions (Actions set to Play Sound).
  case moreActions
  /// A growing selection began to shrink, or the other way round.
  case textSelectionDirectionChanged
  // System
  /// The on-screen keyboard appeared.
  case keyboardAppeared
  /// The on-screen keyboard disappeared.
  case keyboardDisappeared
  /// The screen was locked.
  case screenLocked
  /// The volume of the device changed.
  case volumeChanged
  /// The screen went black (Screen Curtain).
  case curtainOn
  /// The screen is visible again.
  case curtainOff
  // Braille
  /// A braille display was connected.
  case brailleConnected
  /// A braille display was disconnected.
  case brailleDisconnected
}

/// A haptic that accompanies an event.
public enum Haptic: String, Hashable, Sendable, Codable, CaseIterable {
  /// The cursor moved to an element.
  case itemFocused
  /// An element was activated.
  case itemActivated
  /// There is nothing more in that direction.
  case boundaryReached
  /// A new screen appeared.
  case screenChanged
  /// The following touches go to the app.
  case passThrough
  /// A finger sliding in from an edge reached the next stage.
  case edgeStage
  /// What was asked for could not be done.
  case actionFailed
  /// The rotor was turned.
  case rotor
  /// An alert appeared.
  case alert
}
