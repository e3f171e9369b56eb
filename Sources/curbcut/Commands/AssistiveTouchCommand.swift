import ArgumentParser

struct AssistiveTouchCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "assistivetouch",
    abstract: "Use a screen with the menu, the gestures and the pointer of AssistiveTouch.",
    discussion: """
      In a terminal m opens and closes the menu, 1 to 9 choose its icons, the arrows move the pointer, space clicks, and \
      t clicks the side button three times. What is shown, asked of the system and touched is told. The menu and Dwell \
      Control are settings (--set assistiveTouch.usesDwell=on). A script has the lines ‘choose "Device"’, \
      ‘drag 356 422 20 100’, ‘rest 100 300’, ‘click 3’, gestures such as ‘tap 100 300’, ‘wait 3’ and ‘expect "…"’ \
      (Documentation/gesture-scripts.md).
      """)

  @OptionGroup var options: ScreenOptions
  @OptionGroup var session: SessionOptions
  var speaks: Bool { session.speaks }
  var playsSound: Bool { session.playsSound }
  var outputs: OutputRules { session.outputs }

  func run() throws {
    try MainActor.assumeIsolated {
      let run = TechnologyRun(options: options, session: session, used: .assistiveTouch)
      try run.run { provider, _ in AssistiveTouchTerminal(provider) }
    }
  }
}
