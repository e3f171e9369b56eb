import ArgumentParser

struct KeysCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys",
    abstract: "Use a screen with a keyboard, as with Full Keyboard Access.",
    discussion: """
      The keys of the terminal are those of the keyboard: tab and shift-tab move, the arrows move inside, space activates. \
      Control-T and a key is that key with Tab held, as for the actions with Tab Z; control-D ends. Each line is what \
      the ring has come to, or what was done. A script has the lines ‘key tab’, ‘keys shift+tab tab+z space’, \
      ‘type "hello"’, ‘wait 3’, ‘wait for "Call"’ and ‘expect "…"’ (Documentation/gesture-scripts.md).
      """)

  @OptionGroup var options: ScreenOptions
  @OptionGroup var session: SessionOptions
  var speaks: Bool { session.speaks }
  var playsSound: Bool { session.playsSound }
  var outputs: OutputRules { session.outputs }

  func run() throws {
    try MainActor.assumeIsolated {
      let run = TechnologyRun(options: options, session: session, used: .keyboardAccess)
      try run.run { provider, _ in KeyboardTerminal(provider) }
    }
  }
}
