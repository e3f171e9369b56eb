import AccessibilityTree
import AssistiveTechnology
import DeviceSettings

/// A technology that runs beside others for as long as its setting is on.
///
/// A session starts and stops all of its technologies at once. On a device each is switched by itself, in Settings, by the
/// Accessibility Shortcut or by another technology; so each is handed ``Event/start(appName:isSwitchedOn:)`` and
/// ``Event/stop`` when its setting changes, and nothing while it is off. VoiceOver alone is started and stopped by the session,
/// because it says what has happened, which it can only do before the setting is off.
package struct SwitchedEngine: TechnologyEngine {
  /// The technology itself.
  package private(set) var engine: any TechnologyEngine
  private let technology: Technology
  /// The technology before it was first started.
  private let fresh: any TechnologyEngine
  private var isOn = false

  /// The name of the command that ends every technology but VoiceOver as if it had never run, while its setting stays on. The
  /// next start finds it as new: what is recorded from there on can be played by another one that is new.
  package static let end = "end technologies"

  /// - Parameter engine: a technology that has not been started; nil for one that has no setting is returned.
  package init?(_ engine: any TechnologyEngine) {
    guard let technology = Technology(engine: engine.identifier), technology != .app else { return nil }
    self.engine = engine
    self.technology = technology
    fresh = engine
  }

  package var identifier: String { engine.identifier }
  package var focus: Focus { isOn ? engine.focus : Focus(element: nil) }
  package var isWaitingToSpeak: Bool { isOn && engine.isWaitingToSpeak }
  package var followsOtherCursors: Bool { engine.followsOtherCursors }

  package func readsFocusedElement(on event: Event, in tree: ElementTree) -> Bool {
    isOn && engine.readsFocusedElement(on: event, in: tree)
  }

  package func claims(_ event: Event, in context: Context) -> Bool {
    isOn && engine.claims(event, in: context)
  }

  package mutating func handle(_ event: Event, in context: Context) -> [Effect] {
    switch event {
    case .start(let appName, let isSwitchedOn): return started(appName, isSwitchedOn, in: context)
    case .stop: return stopped(in: context)
    case .settings: return settingsChanged(in: context)
    case .command(Self.end): return end(in: context)
    case .command(let name):
      guard let own = TechnologyCommand(name) else {
        return technology == .voiceOver ? engine.handle(event, in: context) : []
      }
      return isOn && own.technology == technology ? engine.handle(.command(own.name), in: context) : []
    default: return isOn ? engine.handle(event, in: context) : []
    }
  }

  private func isWanted(in context: Context) -> Bool {
    Technology.running(in: context.settings).contains(technology)
  }

  private mutating func started(_ appName: String?, _ isSwitchedOn: Bool, in context: Context) -> [Effect] {
    guard isWanted(in: context) else { return [] }
    // Where VoiceOver was switched on, the others go on.
    guard technology == .voiceOver || !isOn || !isSwitchedOn else { return [] }
    isOn = true
    let own = technology == .voiceOver && isSwitchedOn
    return engine.handle(.start(appName: appName, isSwitchedOn: own), in: context)
  }

  private mutating func stopped(in context: Context) -> [Effect] {
    guard technology == .voiceOver, isOn else { return [] }
    // Whatever it says last is heard to its end.
    return engine.handle(.stop, in: context)
  }

  private mutating func settingsChanged(in context: Context) -> [Effect] {
    guard technology != .voiceOver else { return engine.handle(.settings, in: context) }
    let isWanted = isWanted(in: context)
    guard isWanted != isOn else { return isOn ? engine.handle(.settings, in: context) : [] }
    isOn = isWanted
    return engine.handle(isOn ? .start(appName: nil, isSwitchedOn: true) : .stop, in: context)
  }

  private mutating func end(in context: Context) -> [Effect] {
    guard technology != .voiceOver, isOn else { return [] }
    isOn = false
    let effects = engine.handle(.stop, in: context)
    engine = fresh
    // It is not the user who switches it off.
    return effects.filter { if case .change = $0 { false } else { true } }
  }
}

/// A command for one technology among several, which may have commands of the same name.
package struct TechnologyCommand: Hashable, Sendable {
  /// Whose command it is.
  package var technology: Technology
  /// Its name, as the technology knows it.
  package var name: String

  /// Creates a command for one technology.
  package init(_ technology: Technology, _ name: String) {
    self.technology = technology
    self.name = name
  }

  /// Reads the text of an event; nil for a command that is for no technology in particular.
  init?(_ text: String) {
    guard let slash = text.firstIndex(of: "/"), let technology = Technology(rawValue: String(text[..<slash]))
    else { return nil }
    self.init(technology, String(text[text.index(after: slash)...]))
  }

  /// The event that carries it to ``SwitchedEngine``.
  package var event: Event { .command("\(technology.rawValue)/\(name)") }
}

extension Session {
  /// The technology of a type as it is now, whether it runs alone or is switched beside others; nil when there is none.
  package func engine<Engine: TechnologyEngine>(_ type: Engine.Type) -> Engine? {
    for engine in engines {
      if let engine = engine as? Engine { return engine }
      if let engine = (engine as? SwitchedEngine)?.engine as? Engine { return engine }
    }
    return nil
  }

  /// The place of a technology among the session's; nil when it has none.
  package func place(of technology: Technology) -> Int? {
    engines.firstIndex { Technology(engine: $0.identifier) == technology }
  }
}
