import ArgumentParser

struct ZoomCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "zoom",
    abstract: "Use a screen with Zoom, and keep pictures of what the lens shows.",
    discussion: """
      In a terminal + and - magnify, the arrows move the lens, m opens the menu, and p keeps a picture; what the lens \
      shows is told. The kind of lens and its filter are settings, such as --set zoom.region=window. A script has gestures \
      such as ‘three-finger double tap’ and ‘three-finger drag 195 600 195 300’, and the lines ‘zoom 3’, ‘pan -100 0’, \
      ‘follow "Call"’, ‘choose "Window Zoom"’, ‘key option+command+=’, ‘picture "a.png"’, ‘wait 3’ and ‘expect "…"’ \
      (Documentation/gesture-scripts.md).
      """)

  @OptionGroup var options: ScreenOptions
  @OptionGroup var session: SessionOptions
  var speaks: Bool { session.speaks }
  var playsSound: Bool { session.playsSound }

  /// The orders of a session name pictures as well.
  var outputs: OutputRules {
    var rules = session.outputs
    rules.pictures = "/"
    return rules
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let run = TechnologyRun(options: options, session: session, used: .zoom)
      try run.run { provider, screen in ZoomTerminal(provider, window: screen.window) }
    }
  }
}
