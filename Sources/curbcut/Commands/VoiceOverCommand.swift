import ArgumentParser

struct VoiceOverCommand: DesktopCommand {
  static let configuration = CommandConfiguration(
    commandName: "voiceover",
    abstract: "Use a screen with VoiceOver from the keyboard, and hear what it says.",
    discussion: """
      In a terminal the arrow keys flick, return double-taps, r turns the rotor; ? lists the rest. \
      Each line is what is said, after the number of the stop.
      """)

  @OptionGroup var options: ScreenOptions

  @OptionGroup var session: SessionOptions
  var speaks: Bool { session.speaks }
  var playsSound: Bool { session.playsSound }
  var outputs: OutputRules { session.outputs }

  @OptionGroup(title: "Braille")
  var braille: BrailleOptions

  func validate() throws {
    if options.allScreens { throw ValidationError("One screen can be used at a time: give --screen.") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let run = TechnologyRun(
        options: options, session: session, used: .voiceOver, braille: try braille.output())
      guard options.desktopApp == nil else { return try DesktopScreen.use(with: run) }
      try run.run { provider, _ in VoiceOverTerminal(provider: provider) }
    }
  }
}
