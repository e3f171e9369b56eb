import AccessibilityTree
import AssistiveTechnology
import AssistiveTouch
import DeviceSettings
import Foundation
import KeyboardAccess
import SpokenContent
import SwitchControl
import VoiceControl
import VoiceOver
import Zoom

/// What the technologies promise, whatever happens.
@MainActor
struct Promises {
  /// The first promise that was broken.
  private(set) var problem: String?
  /// What each engine asked to have said, until it hears how that ended.
  private var unfinished: [Int: SpeechRequest] = [:]
  /// The announcements that were posted, and whether VoiceOver ran then.
  private var announced: [(text: String, isHeard: Bool)] = []
  /// What each engine draws.
  private var overlays: [Int: Overlay] = [:]
  private var magnification: Magnification?
  /// How often an engine was woken.
  private(set) var ticks = 0
  /// Whether something is said now because what was said before it is over: it may have waited for long.
  private var hasWaited = false

  static let voiceOver = 0
  static let switchControl = 1
  static let keyboard = 3
  static let content = 4

  mutating func posted(_ text: String, in session: Session) {
    announced.append((text, session.settings.voiceOver.isRunning))
  }

  mutating func watch(_ occurrence: Session.Occurrence, _ session: Session) {
    switch occurrence {
    case .runaway(let event, _): note("a loop of events: \(event)")
    case .event(let event, let engine, _):
      if case .speech = event { hasWaited = true } else { hasWaited = false }
      heard(event, engine)
    case .effect(.speak(let request), let engine, _):
      if unfinished.updateValue(request, forKey: engine) != nil {
        note("\(session.engines[engine].identifier) speaks while it speaks")
      }
      watchWords(request, of: engine, session)
    case .effect(.stopSpeaking, let engine, _): unfinished[engine] = nil
    case .effect(.overlay(let overlay), let engine, _): overlays[engine] = overlay
    case .effect(.magnify(let magnification), _, _): self.magnification = magnification
    case .effect: break
    }
  }

  private mutating func heard(_ event: Event, _ engine: Int) {
    switch event {
    case .start: unfinished[engine] = nil
    case .tick: if engine == 0 { ticks += 1 }
    case .speech(.finished(let id)), .speech(.failed(let id)):
      if unfinished[engine]?.id == id { unfinished[engine] = nil }
    default: break
    }
  }

  /// Labels that are spoken must stand on the screen, for whoever looks at it now.
  private mutating func watchWords(_ request: SpeechRequest, of engine: Int, _ session: Session) {
    switch (engine, request.cause.rule) {
    case (Self.voiceOver, "focus") where !hasWaited, (Self.voiceOver, "reading on"),
      (Self.switchControl, "highlighted"):
      break
    default: return
    }
    let labels = request.utterance.parts.filter { $0.kind == .label }
    guard !labels.isEmpty || engine == Self.voiceOver else { return }
    let tree = session.provider.tree
    guard let id = request.cause.element, let element = tree.element(withID: id) else {
      return note("“\(request.utterance.text())” is said of what is not on the screen")
    }
    let names = session.settings.voiceOver.userLabels.values
    for part in labels where part.text.string != element.label?.string && !names.contains(part.text.string) {
      note("“\(part.text.string)” is said where “\(element.label?.string ?? "")” stands")
    }
  }

  private mutating func note(_ what: String) { problem = problem ?? what }

  // MARK: After each step

  func broken(_ session: Session, _ app: ModelApp) -> String? {
    let tree = session.provider.tree
    let running = Technology.running(in: session.settings)
    for engine in session.engines {
      guard let technology = Technology(engine: engine.identifier) else { continue }
      if let id = engine.focus.element {
        if !running.contains(technology) { return "\(technology) is off and has a focus" }
        if tree.index(of: id) == nil { return "the focus of \(technology) is on what is not on the screen" }
      }
      if running.contains(technology) != Self.isRunning(engine) {
        return "\(technology) does not follow its switch"
      }
    }
    if running.contains(.voiceOver), session.engines[Self.voiceOver].focus.element == nil, !tree.isEmpty {
      return "VoiceOver has no focus on a screen of \(tree.elements.count)"
    }
    if running.contains(.fullKeyboardAccess), session.engines[Self.keyboard].focus.element == nil,
      tree.elements.contains(where: \.isInteractive)
    {
      return "Full Keyboard Access has no focus where something could have it"
    }
    if let content = session.engines[Self.content] as? SpokenContentEngine, !content.highlights.isEmpty,
      unfinished[Self.content] == nil, !content.isWaitingToSpeak
    {
      return "Spoken Content highlights what it does not say"
    }
    if let problem = brokenDrawing(session, tree, running) { return problem }
    if running.contains(.switchControl),
      let scan = session.engines[Self.switchControl] as? SwitchControlEngine
    {
      return broken(scan, tree)
    }
    return nil
  }

  /// What Switch Control scans is there, and can be used.
  private func broken(_ scan: SwitchControlEngine, _ tree: ElementTree) -> String? {
    for node in scan.scanTree.items(in: 0) {
      let stop = scan.scanTree.nodes[node]
      guard case .item = stop.kind else { continue }
      guard let element = tree.element(withID: stop.id) else {
        return "the scan leads to what is not on the screen"
      }
      if !element.isInteractive {
        return "the scan leads to “\(element.label?.string ?? "")”, which does not respond"
      }
    }
    return nil
  }

  /// What is drawn is drawn by who is on, where things are.
  private func brokenDrawing(_ session: Session, _ tree: ElementTree, _ running: Set<Technology>) -> String? {
    for (index, engine) in session.engines.enumerated() {
      guard let technology = Technology(engine: engine.identifier), let overlay = overlays[index] else {
        continue
      }
      guard running.contains(technology) else {
        if overlay != Overlay() { return "\(technology) is off and draws" }
        continue
      }
      let frames = overlay.marks.map(\.frame) + [overlay.cursor].compactMap { $0 }
      if frames.contains(where: { ![$0.minX, $0.minY, $0.width, $0.height].allSatisfy(\.isFinite) }) {
        return "\(technology) draws nowhere"
      }
      let bounds = engine.focus.element.flatMap { tree.element(withID: $0)?.bounds }
      switch technology {
      case .voiceOver:
        if overlay.cursor != bounds { return "the cursor of VoiceOver is not where its focus is" }
      case .switchControl:
        if let mark = overlay.marks.first, mark.kind == .itemCursor, let bounds, mark.frame != bounds {
          return "the cursor of Switch Control is not where its focus is"
        }
      case .fullKeyboardAccess:
        if let cursor = overlay.cursor, cursor != bounds?.insetBy(dx: -3, dy: -3) {
          return "the ring of Full Keyboard Access is not where its focus is"
        }
      case .voiceControl:
        for mark in overlay.marks where mark.kind == .badge {
          let place = CGPoint(x: mark.frame.midX, y: mark.frame.midY)
          let isThere = tree.elements.contains { $0.bounds.insetBy(dx: -1, dy: -1).contains(place) }
          if !isThere { return "Voice Control names what is not there" }
        }
      default: break
      }
    }
    guard let magnification else { return nil }
    guard running.contains(.zoom) else {
      return magnification.isMagnified ? "Zoom is off and magnifies" : nil
    }
    let screen = CGRect(origin: .zero, size: session.provider.screenSize ?? .zero).insetBy(
      dx: -0.01, dy: -0.01)
    if !(1...15).contains(magnification.scale) || !screen.contains(magnification.visible) {
      return "Zoom shows what is not on the screen"
    }
    return nil
  }

  // MARK: At the end

  func brokenAtEnd(_ session: Session, _ app: ModelApp) -> String? {
    if let finger = app.fingers.first { return "finger \(finger.key) stays on the screen" }
    if let (engine, request) = unfinished.first {
      return "\(session.engines[engine].identifier) waits for the end of “\(request.utterance.text())”"
    }
    for (text, isHeard) in announced {
      let count = app.answers[text] ?? 0
      if count != (isHeard ? 1 : 0) { return "“\(text)” was answered \(count) times" }
    }
    return nil
  }
}

extension Promises {
  private static func isRunning(_ engine: any TechnologyEngine) -> Bool {
    switch engine {
    case let engine as VoiceOverEngine: engine.isRunning
    case let engine as SwitchControlEngine: engine.isRunning
    case let engine as VoiceControlEngine: engine.isRunning
    case let engine as KeyboardAccessEngine: engine.isRunning
    case let engine as SpokenContentEngine: engine.isRunning
    case let engine as ZoomEngine: engine.isRunning
    case let engine as AssistiveTouchEngine: engine.isRunning
    default: true
    }
  }
}
