import AccessibilityTree
import AssistiveTechnology

/// Follows <https://developer.apple.com/documentation/objectivec/nsobject/uiaccessibility-actions>.
extension VoiceOverEngine {
  // MARK: Requesting actions

  mutating func activate() {
    guard let element = focusedElement else { return play(.unknownCommand) }
    if activateRotorAction() { return }
    silence()
    act()
    ask(.activate, of: element.id, for: .activate)
  }

  mutating func longPress() {
    guard let element = focusedElement else { return play(.unknownCommand) }
    silence()
    act()
    ask(.longPress, of: element.id, for: .longPress)
  }

  mutating func adjust(forward: Bool) {
    guard let element = focusedElement, element.traits.contains(.adjustable),
      !element.traits.contains(.notEnabled)
    else { return reachBoundary() }
    silence()
    act()
    ask(forward ? .increment : .decrement, of: element.id, for: .adjust(forward: forward))
  }

  mutating func escape() {
    if closePanels() { return }
    silence()
    act()
    ask(.escape, of: focus.element, for: .escape)
  }

  mutating func magicTap() {
    silence()
    act()
    ask(.magicTap, of: focus.element, for: .magicTap)
  }

  mutating func scroll(_ direction: ScrollDirection) {
    silence()
    act()
    ask(.scroll(direction), of: focus.element, for: .scroll(direction))
  }

  mutating func performCustomAction(_ number: Int) {
    guard let element = focusedElement, element.details.customActions.indices.contains(number) else {
      return play(.actionFailed)
    }
    silence()
    act()
    ask(.custom(number), of: element.id, for: .custom(name: element.details.customActions[number].name))
  }

  /// Notes that the user acts on the element in focus, so that an immediate change of it is spoken.
  mutating func act() {
    speaking.actedAt = now
    speaking.actedCause = cause
  }

  // MARK: Outcomes

  mutating func handle(_ outcome: ActionOutcome) {
    guard let (purpose, cause) = requests.remove(outcome.request) else { return }
    self.cause = cause
    switch purpose {
    case .activate: activated(outcome.succeeded)
    case .longPress, .drag, .drop:
      if !outcome.succeeded { fail() }
    case .adjust: adjusted(outcome.succeeded)
    case .escape:
      if !outcome.succeeded { reachActionBoundary() }
    case .magicTap:
      if !outcome.succeeded { effects.append(.system(.playPause)) }
    case .scroll:
      if !outcome.succeeded { reachActionBoundary() }
    case .scrollToEnd(let direction, let pages):
      scrolledTowardsEnd(direction, pages: pages, outcome.succeeded)
    case .reveal(let forward, _): revealed(outcome.succeeded, forward: forward)
    case .custom(let name): performedCustomAction(name, outcome.succeeded)
    case .search(let search): searched(search, outcome)
    case .edit(let edit): edited(edit, outcome.succeeded)
    case .key(let press):
      if !outcome.succeeded { appLeft(press) }
    case .pageTurn: pageTurned(outcome.succeeded)
    case .summary(let utterance): saySummary(utterance, scrolled: outcome.found?.text)
    case .zoom:
      if !outcome.succeeded { reachActionBoundary() }
    case .silent: break
    }
  }

  private mutating func activated(_ succeeded: Bool) {
    guard succeeded else { return fail() }
    let traits = focusedElement?.traits ?? []
    if traits.contains(.startsMediaSession) {
      // VoiceOver would speak over the media that the element starts to play.
      speaking.actedAt = nil
      timers.cancel(.change)
      return
    }
    if traits.contains(.playsSound) { return }
    play(.itemActivated)
    vibrate(.itemActivated)
  }

  /// Says the value after an adjustment, even when it stayed the same at the end of the range.
  private mutating func adjusted(_ succeeded: Bool) {
    guard let index = focusedIndex else { return }
    let element = tree.elements[index]
    timers.cancel(.change)
    speaking.spoken = .init(element)
    showBraille()
    let facts = StopFacts(element: element, context: tree.places[index].context)
    say(reader.change(of: facts), rule: "adjusted")
  }

  private mutating func performedCustomAction(_ name: AccessibilityText, _ succeeded: Bool) {
    guard succeeded else { return fail() }
    play(.itemActivated)
    if settings.voiceOver.speaksRotorConfirmation, speech.isSilent {
      say(Utterance([.init(.system, name)]), rule: "action performed")
    }
  }

  private mutating func fail() {
    play(.actionFailed)
    vibrate(.actionFailed)
  }

  /// Signals that nothing handled a scroll or an escape.
  private mutating func reachActionBoundary() {
    play(.boundaryReached)
    vibrate(.boundaryReached)
  }
}
