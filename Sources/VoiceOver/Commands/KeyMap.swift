import AssistiveTechnology

/// Which keys of a hardware keyboard perform which command.
public enum KeyMap {
  /// The commands of keys with the VoiceOver modifier, by their `KeyPress.name`, whichever key the user chose
  /// as the modifier.
  public static let defaults: [String: Command] = {
    var map = single
    for (letter, pair) in searches {
      map["vo+command+\(letter)"] = pair.next
      map["vo+shift+command+\(letter)"] = pair.previous
    }
    return map
  }()

  private static let single: [String: Command] = [
    "vo+right": .moveToNextItem, "vo+left": .moveToPreviousItem,
    "vo+up": .previousRotorItem, "vo+down": .nextRotorItem,
    "vo+command+left": .previousRotor, "vo+command+right": .nextRotor,
    "vo+space": .activate, "vo+shift+m": .longPress, "vo+-": .magicTap, "vo+`": .escape,
    "vo+a": .readAll, "vo+b": .readFromTop,
    "vo+c": .readCharacter, "vo+w": .readWord, "vo+l": .readLine,
    "vo+f": .findText, "vo+g": .findNext, "vo+shift+g": .findPrevious,
    "vo+h": .home, "vo+i": .showItemChooser, "vo+j": .moveToLinkedItem, "vo+k": .toggleHelp,
    "vo+m": .moveToStatusBar, "vo+s": .toggleMute, "vo+t": .readTextStyle, "vo+/": .labelItem,
    "vo+;": .lockModifiers, "vo+n": .announcementHistory, "vo+shift+n": .readHint,
    "vo+v": .showQuickSettings, "vo+q": .toggleSingleLetterQuickNav, "vo+shift+q": .toggleQuickNav,
    "vo+shift+down": .moveIn, "vo+shift+up": .moveOut,
    "vo+home": .moveToFirstItem, "vo+end": .moveToLastItem,
    "vo+shift+home": .topOfContainer, "vo+shift+end": .bottomOfContainer,
    "vo+pageup": .notificationCenter, "vo+pagedown": .controlCenter,
    "vo+return": .toggleTextSelection,
    "vo+fn+-": .toggleScreenCurtain, "vo+f11": .toggleScreenCurtain,
    "vo+f3": .readItemSummary, "vo+f6": .readSelectedText, "vo+f8": .openSettings,
  ]

  /// The letters that search for something: with the VoiceOver modifier and Command, or alone while
  /// single-letter Quick Nav is on. Shift searches backwards.
  public static let searches: [String: (next: Command, previous: Command)] = [
    "h": (.nextHeading, .previousHeading),
    "l": (.nextLink, .previousLink),
    "j": (.nextFormControl, .previousFormControl),
    "g": (.nextImage, .previousImage),
    "t": (.nextTable, .previousTable),
    "x": (.nextList, .previousList),
    "v": (.nextVisitedLink, .previousVisitedLink),
    "m": (.nextSameHeading, .previousSameHeading),
    "s": (.nextSameItem, .previousSameItem),
    "d": (.nextDifferentItem, .previousDifferentItem),
    "b": (.nextBoldText, .previousBoldText),
    "i": (.nextItalicText, .previousItalicText),
    "u": (.nextUnderlinedText, .previousUnderlinedText),
    "p": (.nextPlainText, .previousPlainText),
    "k": (.nextColorChange, .previousColorChange),
    "o": (.nextFontChange, .previousFontChange),
    "c": (.nextStyleChange, .previousStyleChange),
    "e": (.nextMisspelledWord, .previousMisspelledWord),
    "q": (.nextBlockquote, .previousBlockquote),
    "y": (.nextColumn, .previousColumn),
    "f": (.nextFrame, .previousFrame),
  ]

  /// The commands of the arrow keys alone while Quick Nav is on.
  public static let quickNav: [String: Command] = [
    "right": .moveToNextItem, "left": .moveToPreviousItem,
    "up": .previousRotorItem, "down": .nextRotorItem,
    "control+up": .moveToFirstItem, "control+down": .moveToLastItem,
    "option+up": .scrollUp, "option+down": .scrollDown,
    "option+left": .scrollLeft, "option+right": .scrollRight,
  ]

  /// The commands of two arrow keys that are pressed together, with the key names in alphabetical order.
  public static let quickNavPairs: [String: Command] = [
    "down+up": .activate, "left+up": .previousRotor, "right+up": .nextRotor,
  ]

  /// The two arrow keys that switch Quick Nav on and off.
  public static let quickNavSwitch = "left+right"

  /// The system commands of keys without the VoiceOver modifier.
  public static let system: [String: Command] = [
    "command+h": .home, "command+tab": .nextApp, "shift+command+tab": .previousApp,
    "fn+m": .menuBar,
  ]
}
