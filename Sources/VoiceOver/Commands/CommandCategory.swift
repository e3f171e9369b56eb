/// A group of commands, as All Commands lists them.
public enum CommandCategory: String, Hashable, Sendable, Codable, CaseIterable {
  /// Acting on the element in focus.
  case activate
  /// Moving from element to element.
  case basicNavigation
  /// Moving through text.
  case textNavigation
  /// Moving to elements of one kind, and finding text.
  case advancedNavigation
  /// Selecting and changing text.
  case editing
  /// Turning the rotor, and moving by it.
  case rotor
  /// Scrolling by pages.
  case scrolling
  /// Reading continuously, pausing speech, the speaking rate.
  case speechAndAudio
  /// What VoiceOver shows, and where its speech goes.
  case output
  /// The braille display.
  case braille
  /// VoiceOver itself: help, Quick Nav, settings.
  case voiceOver
  /// The Home Screen, other apps, Control Center.
  case system
}

extension Command {
  /// The category under which All Commands lists the command.
  public var category: CommandCategory {
    switch self {
    case .activate, .secondaryActivate, .longPress, .passThrough: .activate
    case .speakItem, .moveToNextItem, .moveToPreviousItem, .moveToFirstItem, .moveToLastItem, .moveIn,
      .moveOut, .magicTap, .escape:
      .basicNavigation
    case .readCharacter, .readWord, .readLine, .nextCharacter, .previousCharacter, .nextWord,
      .previousWord, .nextLine, .previousLine, .readSelectedText, .readTextStyle:
      .textNavigation
    case .toggleTextSelection, .undo, .redo, .selectText, .deselectText: .editing
    case .nextRotor, .previousRotor, .nextRotorItem, .previousRotorItem: .rotor
    case .scrollLeft, .scrollRight, .scrollUp, .scrollDown, .scrollToTop, .scrollToBottom: .scrolling
    case .readFromTop, .readAll, .pauseSpeech, .readItemSummary, .readHint, .copySpeech, .speakFaster,
      .speakSlower, .announcementHistory:
      .speechAndAudio
    case .toggleMute, .toggleSounds, .toggleScreenCurtain, .toggleCaptionPanel: .output
    case .labelItem, .toggleHelp, .showQuickSettings, .toggleQuickNav, .toggleSingleLetterQuickNav,
      .lockModifiers, .liveRecognition, .openSettings:
      .voiceOver
    case .home, .appSwitcher, .controlCenter, .notificationCenter, .reachability, .nextApp, .previousApp,
      .menuBar:
      .system
    case .panLeft, .panRight, .toggleContractedBraille, .toggleAutoAdvance: .braille
    default: .advancedNavigation
    }
  }

  /// Whether the command silences current speech. Panning a braille display and pausing speech do not.
  var silencesSpeech: Bool { self != .pauseSpeech && category != .braille }
}
