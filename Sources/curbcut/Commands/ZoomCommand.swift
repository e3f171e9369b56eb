import ArgumentParser

struct ZoomCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "zoom",
    abstract: "Look at a screen through the lens of Zoom, and keep pictures of what it shows.",
    discussion: """
      In a terminal + and - magnify, the arrows move the lens, and p keeps a picture; what the lens shows is told. \
      The kind of lens and its filter are settings, such as --set zoom.region=window. A script has the lines ‘zoom 3’, \
      ‘pan -100 0’, ‘follow "Call"’, ‘picture "a.png"’, ‘wait 3’ and ‘expect "…"’ (Documentation/gesture-scripts.md).
      """)

  @OptionGroup var options: ScreenOptions
  @OptionGroup var session: SessionOptions

  func run() throws {
    try MainActor.assumeIsolated {
      let run = TechnologyRun(options: options, session: session, used: .zoom)
      try run.run { provider, screen in ZoomTerminal(provider, window: screen.window) }
    }
  }
}
