import AssistiveTechnology
import VoiceOver

/// The key bindings in a terminal, in the order in which `?` lists them.
struct TerminalCommands {
  struct Entry {
    var keys: [TerminalKey]
    /// The names of the keys.
    var name: String
    /// What the keys do, in words.
    var title: String
    var action: Action
  }

  enum Action {
    case gesture(Gesture)
    case command(Command)
    /// Lists the stops again, lists the keys, or ends the session.
    case stops, help, quit
    /// Types the following keys into the app, up to the escape key.
    case type
  }

  static let all: [Entry] = [
    Entry([.right], "→", "next item", .gesture(Gesture(.swipe(.right)))),
    Entry([.left], "←", "previous item", .gesture(Gesture(.swipe(.left)))),
    Entry([.up], "↑", "flick up: previous in the rotor, or more", .gesture(Gesture(.swipe(.up)))),
    Entry([.down], "↓", "flick down: next in the rotor, or less", .gesture(Gesture(.swipe(.down)))),
    Entry([.enter, .character(" ")], "return, space", "activate (double tap)", .gesture(Gesture(.tap(2)))),
    Entry([.character("r")], "r", "next rotor", .gesture(Gesture(.rotate(clockwise: true), fingers: 2))),
    Entry(
      [.character("R")], "R", "previous rotor", .gesture(Gesture(.rotate(clockwise: false), fingers: 2))),
    Entry([.character("z"), .escape], "z, escape", "escape (two-finger scrub)", .command(.escape)),
    Entry([.character("m")], "m", "magic tap", .command(.magicTap)),
    Entry([.home], "home", "first item", .command(.moveToFirstItem)),
    Entry([.end], "end", "last item", .command(.moveToLastItem)),
    Entry(
      [.pageDown, .character("d")], "page down, d", "scroll down (three-finger swipe up)",
      .command(.scrollDown)),
    Entry([.pageUp, .character("u")], "page up, u", "scroll up", .command(.scrollUp)),
    Entry([.character(">")], ">", "scroll right", .command(.scrollRight)),
    Entry([.character("<")], "<", "scroll left", .command(.scrollLeft)),
    Entry([.character("a")], "a", "read from here", .command(.readAll)),
    Entry([.character("b")], "b", "read from the top", .command(.readFromTop)),
    Entry([.character("p")], "p", "pause or resume speech", .command(.pauseSpeech)),
    Entry([.character("h")], "h", "next heading", .command(.nextHeading)),
    Entry([.character("H")], "H", "previous heading", .command(.previousHeading)),
    Entry([.character("l")], "l", "long press", .command(.longPress)),
    Entry([.character("s")], "s", "item summary", .command(.readItemSummary)),
    Entry([.character("i")], "i", "item chooser", .command(.showItemChooser)),
    Entry([.character("v")], "v", "quick settings", .command(.showQuickSettings)),
    Entry([.character("n")], "n", "announcement history", .command(.announcementHistory)),
    Entry([.character("N")], "N", "name this item", .command(.labelItem)),
    Entry([.character(".")], ".", "say this item again", .command(.speakItem)),
    Entry([.character("c")], "c", "screen curtain", .command(.toggleScreenCurtain)),
    Entry([.character("M")], "M", "mute speech", .command(.toggleMute)),
    Entry([.character("k")], "k", "VoiceOver help: gestures are named", .command(.toggleHelp)),
    Entry([.character("]")], "]", "move in (grouped navigation)", .command(.moveIn)),
    Entry([.character("[")], "[", "move out", .command(.moveOut)),
    Entry([.character("t")], "t", "type text, until escape", .type),
    Entry([.character("=")], "=", "list the stops", .stops),
    Entry([.character("?")], "?", "list these keys", .help),
    Entry([.character("q")], "q", "quit", .quit),
  ]

  static func action(for key: TerminalKey) -> Action? {
    all.first { $0.keys.contains(key) }?.action
  }

  /// One line for each key.
  static var help: String {
    let width = all.map(\.name.count).max() ?? 0
    return all.map { entry in
      "\(entry.name)\(String(repeating: " ", count: width - entry.name.count))  \(entry.title)"
    }.joined(separator: "\n")
  }
}

extension TerminalCommands.Entry {
  init(_ keys: [TerminalKey], _ name: String, _ title: String, _ action: TerminalCommands.Action) {
    self.init(keys: keys, name: name, title: title, action: action)
  }
}
