/// A short sound that says what happened without words (Settings › VoiceOver › Audio › Sounds & Haptics).
public enum Earcon: String, Hashable, Sendable, Codable, CaseIterable {
  // Interaction
  case itemFocused, itemActivated, navigationWrappedBackwards, navigationWrappedForwards, scrolledPage
  case boundaryReached, noItemDiscovered, interactableGroup, startInteracting, stopInteracting
  case explorationBegan
  // Feedback
  case screenChanged, synchronizedFocus, previousRotor, nextRotor, passThrough, noResults, detectedText
  case quickNavEnabled, quickNavDisabled, unknownCommand, actionFailed
  // App
  case itemLoading, itemLoaded, popoverAppeared, alertAppeared, itemReordered, layoutChanged
  // Text
  case insertionPointMoved, secureTextEntered, capitalLetter, deletedText, link, moreActions
  case textSelectionDirectionChanged
  // System
  case keyboardAppeared, keyboardDisappeared, screenLocked, volumeChanged
  case curtainOn, curtainOff
  // Braille
  case brailleConnected, brailleDisconnected
}

/// A tap or buzz of the device that goes with an event.
public enum Haptic: String, Hashable, Sendable, Codable, CaseIterable {
  case itemFocused, itemActivated, boundaryReached, screenChanged, passThrough, edgeStage, actionFailed
  case rotor, alert
}
