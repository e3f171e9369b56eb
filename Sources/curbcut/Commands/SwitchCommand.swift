import ArgumentParser
import DeviceSettings
import Technologies

struct SwitchCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "switch",
    abstract: "Use a screen with switches, as Switch Control does.",
    discussion: """
      In a terminal keys are the switches: space selects, right and tab move on, left moves back, m opens the menu; the \
      setting switchControl.switches has others. The cursor scans by itself, unless the settings say otherwise \
      (--set switchControl.scanningStyle=manual). Each line is what the cursor has come to, or what was done. \
      A script has the lines ‘press space’, ‘hold space 2s’, ‘wait 3’, ‘wait for "Call"’ and ‘expect "…"’ \
      (Documentation/gesture-scripts.md).
      """)

  @OptionGroup var options: ScreenOptions
  @OptionGroup var session: SessionOptions
  var speaks: Bool { session.speaks }
  var playsSound: Bool { session.playsSound }
  var outputs: OutputRules { session.outputs }

  func run() throws {
    try MainActor.assumeIsolated {
      let run = TechnologyRun(options: options, session: session, used: .switchControl)
      var switches = SwitchAssignment.standard
      try run.run { settings in
        if settings.switchControl.switches.isEmpty { settings.switchControl.switches = switches }
        switches = settings.switchControl.switches
      } make: { provider, _ in
        SwitchTerminal(provider, switches: switches)
      }
    }
  }
}
