import AssistiveTechnology
import DeviceSettings
import Testing

/// Changes a setting whenever it is told a command.
private struct ChangingEngine: TechnologyEngine {
  var identifier: String { "changing" }
  var focus: Focus { Focus(element: nil) }
  var isWaitingToSpeak: Bool { false }
  /// What the engine saw of the setting.
  private(set) var rates: [Double] = []

  mutating func handle(_ event: Event, in context: Context) -> [Effect] {
    rates.append(context.settings.voiceOver.speakingRate)
    guard case .command(let text) = event, let rate = Double(text) else { return [] }
    return [.change(SettingChange(key: "voiceOver.speakingRate", value: .number(rate)))]
  }
}

@MainActor
@Suite("A session that lives by a store of settings")
struct SettingsStoreSessionTests {
  @Test("Changes go both ways, each told once")
  func bothWays() throws {
    let store = SettingsStore()
    try store.set("boldText", text: "on")
    let session = Session(provider: LabelScreen(["one"]), engines: [ChangingEngine()])
    var told = 0
    let count = store.observe { _ in told += 1 }
    let link = session.follow(store)
    #expect(session.settings.boldText)
    session.send(.command("0.75"))
    #expect(store.settings.voiceOver.speakingRate == 0.75)
    #expect(told == 1)
    try store.set("voiceOver.speakingRate", text: "0.25")
    #expect(session.settings.voiceOver.speakingRate == 0.25)
    #expect((session.engines[0] as? ChangingEngine)?.rates.last == 0.25)
    link.cancel()
    try store.set("voiceOver.speakingRate", text: "1")
    #expect(session.settings.voiceOver.speakingRate == 0.25)
    session.send(.command("0.5"))
    #expect(store.settings.voiceOver.speakingRate == 1)
    count.cancel()
  }

  @Test("A change that a setting cannot take leaves it as it was")
  func impossible() {
    let session = Session(provider: LabelScreen(["one"]), engines: [ChangingEngine()])
    session.send(.command("7"))
    #expect(session.settings == Settings())
  }

  @Test("A store that cannot keep a change says so, and the session has it")
  func readOnly() throws {
    let store = try SettingsStore(path: "/nowhere/at/all.json")
    let session = Session(provider: LabelScreen(["one"]), engines: [ChangingEngine()])
    var failures = 0
    let link = session.follow(store) { _ in failures += 1 }
    session.send(.command("0.75"))
    #expect(failures == 1)
    #expect(session.settings.voiceOver.speakingRate == 0.75)
    link.cancel()
  }
}
