import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import SwitchControl
import Technologies
import Testing

/// A technology among others is switched by its setting alone.
@Suite("A technology that is switched by its setting")
struct SwitchedEngineTests {
  private func context(_ change: (inout Settings) -> Void = { _ in }) -> Context {
    var settings = Settings()
    change(&settings)
    return Context(tree: ElementTree(), settings: settings, now: 0)
  }

  private let on: @Sendable (inout Settings) -> Void = { $0.isSwitchControlRunning = true }

  private func isRunning(_ engine: SwitchedEngine) -> Bool {
    (engine.engine as? SwitchControlEngine)?.isRunning ?? false
  }

  @Test("It does not start with the session while its setting is off, and starts when that is switched on")
  func startsWithItsSetting() throws {
    var engine = try #require(SwitchedEngine(SwitchControlEngine()))
    #expect(engine.handle(.start(appName: nil, isSwitchedOn: false), in: context()).isEmpty)
    #expect(!isRunning(engine))
    _ = engine.handle(.settings, in: context(on))
    #expect(isRunning(engine))
    _ = engine.handle(.settings, in: context())
    #expect(!isRunning(engine))
  }

  @Test("Neither the start nor the end of VoiceOver concerns it")
  func goesOnWithoutVoiceOver() throws {
    var engine = try #require(SwitchedEngine(SwitchControlEngine()))
    _ = engine.handle(.settings, in: context(on))
    #expect(engine.handle(.start(appName: nil, isSwitchedOn: true), in: context(on)).isEmpty)
    #expect(engine.handle(.stop, in: context(on)).isEmpty)
    #expect(isRunning(engine))
  }

  @Test("It takes commands that are its own, and none of another technology's")
  func takesItsOwnCommands() throws {
    var engine = try #require(SwitchedEngine(SwitchControlEngine()))
    _ = engine.handle(.settings, in: context(on))
    let home = TechnologyCommand(.switchControl, "home").event
    #expect(engine.handle(home, in: context(on)).contains(.system(.home)))
    for other in [Event.command("home"), TechnologyCommand(.fullKeyboardAccess, "home").event] {
      #expect(!engine.handle(other, in: context(on)).contains(.system(.home)))
    }
  }

  @Test("Ended for a recording, it is as new, and its setting stays on")
  func endsForARecording() throws {
    var engine = try #require(SwitchedEngine(SwitchControlEngine()))
    _ = engine.handle(.settings, in: context(on))
    let effects = engine.handle(.command(SwitchedEngine.end), in: context(on))
    #expect(!effects.contains { if case .change = $0 { true } else { false } })
    #expect(!isRunning(engine))
    _ = engine.handle(.start(appName: nil, isSwitchedOn: false), in: context(on))
    #expect(isRunning(engine))
  }

  @Test("A recording of a whole device is played by technologies that are switched, another by its own alone")
  func recordings() throws {
    let device = TechnologyEngines.ofDevice
    let names = device.map(\.identifier)
    #expect(try TechnologyEngines.recorded(names).contains { $0 is SwitchedEngine })
    #expect(try !TechnologyEngines.recorded([names[1]]).contains { $0 is SwitchedEngine })
    #expect(throws: UnknownTechnology(name: "Telepathy")) { try TechnologyEngines.recorded(["Telepathy"]) }
  }
}
