import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// What is shown, heard and spoken.
struct FeedbackState: Sendable {
  /// What is drawn now.
  var shown = Overlay()
  /// The number of what is being said; nil for nothing.
  var speaking: Int?
  var utterances = 0
  /// Whether the element in focus is spoken once its attributes have been read again.
  var isDue = false
  /// The request after whose outcome the element in focus is spoken: it may be gone by then; nil for none.
  var awaited: Int?
  /// Why something is said.
  var cause = Cause(.start)
  /// How often the cursor has gone through the menu.
  var menuPasses = 0
  /// Whether the scan tree has groups.
  var groupsItems = true
  /// The fingers that are on the screen, where the screen is a switch.
  var fingers: Set<Int> = []
}

extension SwitchControlEngine {
  /// Tells of the place that the cursor has come to.
  mutating func highlighted() {
    let before = focus
    setFocus(menu == nil && points.cursor == nil ? currentElement?.id : menu?.element)
    play(.itemFocused)
    feedback.awaited = nil
    // An element is asked for its words when the cursor has arrived there, and when it has been used.
    if menu == nil, focus.element != nil, focus != before {
      feedback.isDue = true
    } else if menu == nil, focus.element != nil, isAsking {
      feedback.awaited = requests
    } else {
      speakCurrent()
    }
    draw()
  }

  /// Whether the app is asked for something now.
  private var isAsking: Bool { effects.contains { if case .perform = $0 { true } else { false } } }

  mutating func handle(_ outcome: ActionOutcome) {
    guard feedback.awaited == outcome.request else { return }
    feedback.awaited = nil
    speakCurrent()
  }

  mutating func setFocus(_ element: AccessibilityElement.ID?) {
    guard focus.element != element else { return }
    focus = Focus(element: element)
    effects.append(.focus(focus))
  }

  mutating func arrived(at place: Focus) {
    guard place == focus else { return }
    if feedback.isDue { speakCurrent() }
    draw()
  }

  mutating func play(_ sound: Earcon) { if options.playsSounds { effects.append(.play(sound)) } }

  // MARK: Speech

  /// Says what the cursor is on.
  private mutating func speakCurrent() {
    feedback.isDue = false
    guard options.speaks, !isOnSomethingGone else { return }
    let utterance = utterance()
    guard !utterance.parts.isEmpty else { return }
    if feedback.speaking != nil { effects.append(.stopSpeaking) }
    feedback.utterances += 1
    feedback.speaking = feedback.utterances
    effects.append(
      .speak(
        SpeechRequest(
          id: feedback.utterances, utterance: utterance,
          cause: Cause(
            feedback.cause.source, feedback.cause.name, element: focus.element, rule: "highlighted"),
          contentRate: options.speakingRate)))
  }

  /// What the cursor is on, in the words of Speech, whether Speech is on or off; empty for a cursor that glides or is
  /// hidden, and on what is no longer there.
  ///
  /// - Parameters:
  ///   - tree: the screen.
  ///   - settings: the settings of the device.
  public func words(in tree: ElementTree, settings: Settings) -> Utterance {
    guard isRunning, !isHidden else { return Utterance() }
    var engine = self
    engine.tree = tree
    engine.settings = settings
    return engine.isOnSomethingGone ? Utterance() : engine.utterance()
  }

  /// Whether the screen has changed since the scan tree was built, so that what the cursor is on is no longer there.
  private var isOnSomethingGone: Bool {
    guard menu == nil, points.cursor == nil, case .node(let node) = currentStop, container(of: node) == nil
    else { return false }
    return scanTree.firstItem(in: node).map { element(of: $0) == nil && container(of: $0) == nil } ?? false
  }

  private func utterance() -> Utterance {
    func system(_ text: String) -> Utterance {
      Utterance([.init(.system, AccessibilityText(text))])
    }
    if let menu {
      if menu.rows.indices.contains(menu.selection) { return system(menu.rows[menu.selection].text) }
      return system(menu.title)
    }
    if points.cursor != nil { return Utterance() }
    switch currentStop {
    case .node(let node):
      guard let element = currentElement else { return system(name(ofGroup: node)) }
      return spoken(element)
    case .leave: return system(words.phrase(.leaveGroup))
    case .menuButton, .screen: return system(words.phrase(.scannerMenu))
    }
  }

  private func spoken(_ element: AccessibilityElement) -> Utterance {
    var parts: [Utterance.Part] = []
    let language = element.hasDetails ? element.details.language : nil
    if let label = element.label { parts.append(.init(.label, label, language: language)) }
    if let value = element.value, !element.traits.contains(.secureTextField) {
      parts.append(.init(.value, value, language: language))
    }
    if options.speaksItemAttributes {
      parts += words.attributes(of: element.traits).map { .init(.role, AccessibilityText($0)) }
    }
    return Utterance(parts)
  }

  /// A group by its name, or by its first and its last item.
  private func name(ofGroup node: Int) -> String {
    if let index = container(of: node), let label = tree.containers[index].label?.string, !label.isEmpty {
      return "\(words.phrase(.group)), \(label)"
    }
    let labels = [scanTree.firstItem(in: node), lastItem(in: node)].map { item in
      item.flatMap { element(of: $0) }?.label?.string ?? ""
    }
    guard labels.allSatisfy({ !$0.isEmpty }) else { return words.phrase(.group) }
    return "\(words.phrase(.group)), \(words.phrase(.to, labels[0], labels[1]))"
  }

  private func lastItem(in node: Int) -> Int? {
    var next = node
    while scanTree.nodes[next].isGroup {
      guard let last = scanTree.nodes[next].children.last else { return nil }
      next = last
    }
    return next
  }

  mutating func handle(_ progress: SpeechProgress) {
    switch progress {
    case .finished(let id), .failed(let id):
      guard id == feedback.speaking else { return }
      feedback.speaking = nil
      clock.restart()
    case .began, .reached: break
    }
  }

  // MARK: Drawing

  /// Draws the cursor and the menu, if they are others than before.
  mutating func draw() {
    var overlay = Overlay(isCursorLarge: options.isCursorLarge)
    if !isHidden {
      overlay.marks = marks
      overlay.cursor =
        overlay.marks.first {
          [.itemCursor, .groupCursor, .leaveGroupCursor].contains($0.kind)
        }?.frame
      overlay.panel = menu?.panel
    }
    if let recipe { overlay.caption = recipe }
    guard overlay != feedback.shown else { return }
    feedback.shown = overlay
    effects.append(.overlay(overlay))
  }

  private var marks: [Overlay.Mark] {
    let (color, isLarge) = (options.cursorColor.rawValue, options.isCursorLarge)
    if let gliding = points.cursor { return gliding.marks(at: now, color: color, isLarge: isLarge) }
    if let menu {
      guard let frame = menu.frame else { return [] }
      let isPoint = menu.element == nil && menu.scrollArea == nil && points.isOn
      if isPoint { return [.init(.crosshair, frame, color: color, isLarge: isLarge)] }
      return menu.isOnItem ? [.init(.itemCursor, frame, color: color, isLarge: isLarge)] : []
    }
    switch currentStop {
    case .node(let node):
      let kind: Overlay.Mark.Kind = scanTree.nodes[node].isGroup ? .groupCursor : .itemCursor
      return [.init(kind, scanTree.nodes[node].frame, color: color, isLarge: isLarge)]
    case .leave(let node):
      return [.init(.leaveGroupCursor, scanTree.nodes[node].frame, color: color, isLarge: isLarge)]
    case .menuButton:
      let frame = scanTree.nodes[0].frame
      let side = 44.0
      return [
        .init(
          .badge, CGRect(x: frame.midX - side / 2, y: frame.maxY - side, width: side, height: side),
          text: "…", color: color, isLarge: isLarge)
      ]
    case .screen:
      guard let screenSize else { return [] }
      return [.init(.itemCursor, CGRect(origin: .zero, size: screenSize), color: color, isLarge: isLarge)]
    }
  }
}
