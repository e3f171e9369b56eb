import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Technologies

/// Collects what happens in a session until the pages are next told of it.
@MainActor
final class SessionNotes: SessionOutput {
  /// Reads the screen. It provides the names of elements for log entries.
  weak var provider: SwitchingProvider?
  /// What VoiceOver draws.
  private(set) var overlay = Overlay()
  /// The messages to send, in order.
  private var messages: [InspectorMessage] = []
  private var entries: [LogMessage.Entry] = []
  /// The latest log entries, for pages that open later.
  private(set) var history: [LogMessage.Entry] = []
  /// Whether something happened that may have changed how the screen looks.
  private(set) var hasChanges = false
  /// Whether the accessibility tree may have changed.
  private(set) var treeMayDiffer = false

  private weak var session: Session?
  private var echoes = EventEchoes()
  private let appFinger = FingerEngine().identifier

  /// The number of log entries to keep for a page that opens later.
  static let historyLimit = 500

  private var time = 0.0
  private var lastSaid = 0
  /// The last utterance; nil before the first.
  private(set) var latest: SaidMessage?
  /// The current utterance: its id for pages, and the id of the engine's request.
  private var current: (id: Int, request: Int)?

  /// Observes the events of a session, too, not only its effects.
  func observe(_ session: Session) {
    self.session = session
    let other = session.observer
    session.observer = { [weak self] occurrence in
      other?(occurrence)
      self?.note(occurrence)
    }
  }

  /// Removes and returns all messages since the last call, oldest first.
  func drain() -> [InspectorMessage] {
    defer {
      messages = []
      entries = []
      hasChanges = false
      treeMayDiffer = false
    }
    return entries.isEmpty ? messages : messages + [.log(LogMessage(entries: entries))]
  }

  /// Adds an entry to the log.
  func add(_ type: LogMessage.EntryType, _ text: String, cause: String? = nil, at time: Double) {
    self.time = time
    let entry = LogMessage.Entry(time: (time * 1000).rounded() / 1000, type: type, text: text, cause: cause)
    entries.append(entry)
    history.append(entry)
    if history.count > Self.historyLimit * 2 { history.removeFirst(history.count - Self.historyLimit) }
    // Without pages nothing takes them, so limit their number.
    if entries.count > Self.historyLimit { entries.removeFirst(entries.count - Self.historyLimit) }
    if messages.count > Self.historyLimit { messages.removeFirst(messages.count - Self.historyLimit) }
  }

  /// Notes a haptic that the app played.
  func felt(_ haptic: some Any) {
    messages.append(.haptic(NameAndTitle(name: "\(haptic)", title: Wording.title("\(haptic)"))))
    add(.haptic, Wording.title("\(haptic)"), cause: "the app", at: time)
  }

  // MARK: Effects

  func show(_ effect: Effect, of technology: String, at time: Double) {
    let technology = Technology(engine: technology) ?? .app
    let isVoiceOver = technology == .voiceOver
    switch effect {
    case .speak(let request): say(request, of: technology, at: time)
    case .stopSpeaking: end(isFinished: false)
    case .play(let earcon):
      messages.append(.sound(NameAndTitle(name: earcon.rawValue, title: Wording.title(earcon.rawValue))))
      add(.sound, Wording.title(earcon.rawValue), at: time)
    case .vibrate(let haptic):
      messages.append(.haptic(NameAndTitle(name: haptic.rawValue, title: Wording.title(haptic.rawValue))))
      add(.haptic, Wording.title(haptic.rawValue), at: time)
    case .overlay(let new): if isVoiceOver { overlay = new }
    case .perform(let request):
      hasChanges = true
      // Asked for each word that is highlighted.
      if case .locateText = request.action { return }
      // The finger itself was noted as an event.
      if case .touch(let touch) = request.action, technology == .app || touch.phase == .moved { return }
      add(.action, Wording.action(request.action, on: name(request.element)), at: time)
    case .system(let request):
      add(.action, "System request: \(Wording.title(request.rawValue))", at: time)
    case .change(let change): add(.setting, "\(change.key) = \(Wording.value(change.value))", at: time)
    case .copy(let text): add(.action, "Copied “\(text)”", at: time)
    case .announcementFinished(let text, succeeded: false):
      add(.notification, "Announcement cut off: \(text.string)", at: time)
    case .braille(let line): add(.braille, line.text, at: time)
    case .magnify: hasChanges = true
    case .pauseSpeaking, .continueSpeaking, .focus, .announcementFinished, .panBraille, .wake: break
    }
  }

  private func say(_ request: SpeechRequest, of technology: Technology, at time: Double) {
    end(isFinished: false)
    lastSaid += 1
    current = (lastSaid, request.id)
    let cause = request.cause
    let text = request.utterance.caption
    let said = SaidMessage(
      id: lastSaid, technology: technology.rawValue, time: time, text: text,
      parts: request.utterance.parts.map { .init(text: $0.text.string, role: $0.kind.rawValue) },
      cause: cause.name.isEmpty ? cause.source.rawValue : "\(cause.source.rawValue) \(cause.name)",
      causeText: Wording.cause(cause, of: technology), element: cause.element.map(NodeName.element),
      language: request.utterance.parts.lazy.compactMap(\.language).first ?? language)
    latest = said
    messages.append(.said(said))
    add(.utterance, text, cause: Wording.cause(cause, of: technology), at: time)
  }

  private var language = "en"

  func apply(_ settings: Settings) {
    language = settings.language
    hasChanges = true
  }

  private func end(isFinished: Bool) {
    guard let current else { return }
    self.current = nil
    messages.append(.saidEnd(SaidEndMessage(id: current.id, isFinished: isFinished)))
  }

  // MARK: Events

  private func note(_ occurrence: Session.Occurrence) {
    switch occurrence {
    case .event(let event, let engine, let context):
      let taker = session?.engines[engine].identifier
      guard echoes.isFirst(event, engine: engine) else { return }
      note(event, isForApp: taker == appFinger, in: context)
    case .runaway(_, let time): add(.event, "One event caused too many others; some were dropped", at: time)
    case .effect: break
    }
  }

  private func note(_ event: Event, isForApp: Bool, in context: Context) {
    let time = context.now
    let whose = isForApp ? ", for the app" : ""
    switch event {
    case .touch(let touch):
      hasChanges = true
      guard touch.phase != .moved else { return }
      let place = "\(Int(touch.point.x)) \(Int(touch.point.y))"
      add(.event, "Finger \(Wording.title(touch.phase.rawValue).lowercased()) at \(place)\(whose)", at: time)
    case .gesture(let gesture):
      hasChanges = true
      add(.event, Wording.sentence(gesture.name ?? "touch"), at: time)
    case .key(let press):
      hasChanges = true
      if press.isDown { add(.event, "Key \(press.name)\(whose)", at: time) }
    case .switchPress(let press):
      hasChanges = true
      if press.isDown { add(.event, "Switch \(press.source.name)", at: time) }
    case .pointer(let pointer):
      hasChanges = true
      guard pointer.phase == .pressed else { return }
      add(.event, "Click at \(Int(pointer.point.x)) \(Int(pointer.point.y))", at: time)
    case .phrase(let phrase):
      hasChanges = true
      if phrase.isFinal { add(.event, "Heard “\(phrase.text)”", at: time) }
    case .command(let name): if name != SwitchedEngine.end { add(.event, "Command \(name)", at: time) }
    case .braille: add(.event, "Braille keys", at: time)
    case .start: if context.settings.voiceOver.isRunning { add(.event, "VoiceOver began", at: time) }
    case .stop: add(.event, "VoiceOver ended", at: time)
    case .notification(let notification): add(.notification, Wording.notification(notification), at: time)
    case .outcome(let outcome):
      hasChanges = true
      if !outcome.succeeded { add(.action, "Nothing handled the action", at: time) }
    case .screen(let update):
      hasChanges = true
      treeMayDiffer = true
      if update == .structure { add(.screen, "The screen was read again", at: time) }
    case .focused: treeMayDiffer = true
    case .speech(.finished(let request)):
      if current?.request == request { end(isFinished: true) }
    case .speech(.failed(let request)):
      if current?.request == request { end(isFinished: false) }
    case .speech, .tick, .settings, .cursor: break
    }
  }

  private func name(_ id: AccessibilityElement.ID?) -> String? {
    guard let id, let element = provider?.tree.element(withID: id) else { return nil }
    return element.label?.string ?? element.identifier ?? element.className
  }
}

/// The ids of elements and containers in messages.
enum NodeName {
  static func element(_ id: AccessibilityElement.ID) -> String { "e\(id)" }

  /// The id of a container; by its index if the container itself has no id.
  static func container(_ container: ElementContainer, at index: Int) -> String {
    container.id == 0 ? "c-\(index)" : "c\(container.id)"
  }

  /// The id of the element that a page names; nil for a container, or an invalid name.
  static func elementID(_ name: String) -> AccessibilityElement.ID? {
    name.first == "e" ? AccessibilityElement.ID(name.dropFirst()) : nil
  }
}
