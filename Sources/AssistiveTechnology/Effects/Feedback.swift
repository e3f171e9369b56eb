/// A short sound that says what happened without words (Settings › VoiceOver › Audio › Sounds & Haptics).
public enum Earcon: String, Hashable, Sendable, Codable, CaseIterable {
  // Interaction
  /// The cursor came to an element.
  case itemFocused
  /// An element took its action.
  case itemActivated
  /// The cursor went on from the first element to the last.
  case navigationWrappedBackwards
  /// The cursor went on from the last element to the first.
  case navigationWrappedForwards
  /// A page was scrolled.
  case scrolledPage
  /// Nothing more comes in that direction.
  case boundaryReached
  /// There is no element under the finger, or none in focus.
  case noItemDiscovered
  /// The cursor came to a group that can be moved into.
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
  /// The rotor was turned to the item before.
  case previousRotor
  /// The rotor was turned to the next item.
  case nextRotor
  /// The touches that follow go to the app.
  case passThrough
  /// A search found nothing, or a list has nothing to show.
  case noResults
  /// Text was recognised in a picture.
  case detectedText
  /// Quick Nav, with arrow keys or single letters, was switched on.
  case quickNavEnabled
  /// Quick Nav, with arrow keys or single letters, was switched off.
  case quickNavDisabled
  /// The gesture, key or command stands for nothing here.
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
  /// A dragged row came to another place.
  case itemReordered
  /// A part of the screen changed.
  case layoutChanged
  // Text
  /// The insertion point moved.
  case insertionPointMoved
  /// Something was typed into a secure text field; what it was is not said.
  case secureTextEntered
  /// The letter is a capital one (Capital Letters set to Play Sound).
  case capitalLetter
  /// Text was deleted.
  case deletedText
  /// The element is a link (Links set to Play Sound).
  case link
  /// The element has actions (Actions set to Play Sound).
  case moreActions
  /// A selection that grew now shrinks, or the other way round.
  case textSelectionDirectionChanged
  // System
  /// The on-screen keyboard came.
  case keyboardAppeared
  /// The on-screen keyboard went away.
  case keyboardDisappeared
  /// The screen was locked.
  case screenLocked
  /// The volume of the device changed.
  case volumeChanged
  /// The screen went black (Screen Curtain).
  case curtainOn
  /// The screen shows again.
  case curtainOff
  // Braille
  /// A braille display was connected.
  case brailleConnected
  /// A braille display was taken away.
  case brailleDisconnected
}

/// A tap or buzz of the device that goes with an event.
public enum Haptic: String, Hashable, Sendable, Codable, CaseIterable {
  /// The cursor came to an element.
  case itemFocused
  /// An element took its action.
  case itemActivated
  /// Nothing more comes in that direction.
  case boundaryReached
  /// A new screen appeared.
  case screenChanged
  /// The touches that follow go to the app.
  case passThrough
  /// A finger that slides in from an edge came to the next stage.
  case edgeStage
  /// What was asked for could not be done.
  case actionFailed
  /// The rotor was turned.
  case rotor
  /// An alert appeared.
  case alert
}
