import AccessibilityTree
import AssistiveTechnology

/// The state of continuous reading, from the top or from the cursor.
struct ReadingState: Sendable {
  /// The request after whose end the next element is read; nil while VoiceOver is not reading continuously.
  var request: Int?
  var isActive: Bool { request != nil || isTurningPage }
  var isTurningPage = false
  /// What was read on the page before it was turned.
  var page: [AccessibilityText] = []
}

extension VoiceOverEngine {
  /// Reads from the first element on.
  mutating func readFromTop() {
    guard let first = firstElement() else { return reachBoundary() }
    silence()
    read(first)
  }

  /// Reads from the element in focus on.
  mutating func readAll() {
    guard let index = focusedIndex ?? firstElement() else { return reachBoundary() }
    silence()
    read(index)
  }

  mutating func stopReading() {
    reading = ReadingState()
  }

  /// Says one element, without its hints, and continues with the next.
  private mutating func read(_ index: Int) {
    let previous = focusedIndex
    moveFocus(to: index, speak: .silent)
    var utterance = utterance(at: index, from: previous == index ? nil : previous, appName: speaking.appName)
      .without([.hint, .notice])
    if utterance.parts.isEmpty { utterance = self.utterance(at: index, from: previous) }
    speaking.appName = nil
    speaking.spoken = .init(tree.elements[index])
    say(utterance, rule: "reading on", .queued)
    reading.request = speaking.lastRequest
    // Muted speech, or an element without words, ends immediately.
    if !speech.holds(speaking.lastRequest) { readOn() }
  }

  mutating func readingFinished(_ id: Int) {
    guard reading.request == id else { return }
    cause = Cause(.timer, "reading", element: focus.element)
    readOn()
  }

  private mutating func readOn() {
    reading.request = nil
    guard let index = focusedIndex else { return stopReading() }
    let element = tree.elements[index]
    if element.traits.contains(.causesPageTurn) {
      reading.isTurningPage = true
      reading.page = [element.label, element.value].compactMap { $0 }
      return ask(.scroll(.next), of: element.id, for: .pageTurn)
    }
    let next = stop(from: index, forward: true)
    guard let next else { return endReading() }
    read(next)
  }

  /// Continues after a page turn: reads the new page, unless it is the same.
  mutating func pageTurned(_ succeeded: Bool) {
    guard reading.isTurningPage else { return }
    reading.isTurningPage = false
    guard succeeded, let index = focusedIndex else { return continueBehindPage() }
    let element = tree.elements[index]
    let page = [element.label, element.value].compactMap { $0 }
    guard page != reading.page else { return continueBehindPage() }
    read(index)
  }

  private mutating func continueBehindPage() {
    guard let index = focusedIndex, let next = stop(from: index, forward: true) else { return endReading() }
    read(next)
  }

  private mutating func endReading() {
    reading = ReadingState()
    play(.boundaryReached)
  }
}
