import AccessibilityTree
import AssistiveTechnology
import Foundation

extension SpokenContentEngine {
  // MARK: Beginning

  /// Reads the screen from its first content on.
  mutating func readScreen() {
    endReading()
    guard let (index, element) = content(from: 0) else { return }
    controller.isShown = true
    read(Reading(.screen, element, index: index))
  }

  /// Reads what is selected in the field that is being edited.
  mutating func readSelection() {
    endReading()
    guard
      let index = tree.elements.firstIndex(where: { element in
        element.hasDetails && element.details.text?.selection?.isEmpty == false
      })
    else { return }
    let element = tree.elements[index]
    guard let text = element.details.text, let selection = text.selection,
      !element.traits.contains(.secureTextField)
    else { return }
    let selected = AccessibilityText(text.string).part(selection)
    guard !selected.isBlank else { return }
    var reading = Reading(
      .selection, SpokenElement(id: element.id, selected, language: element.details.language), index: index)
    reading.selectionStart = selection.lowerBound
    read(reading)
  }

  /// Reads an element that was touched.
  mutating func readTouched(_ index: Int) {
    guard let element = SpokenElement(tree.elements[index]) else { return }
    endReading()
    read(Reading(.touch, element, index: index))
  }

  private mutating func read(_ new: Reading) {
    reading = new
    speak(from: SpokenElement.Place())
  }

  // MARK: Speaking

  /// Speaks the current element from a place on.
  private mutating func speak(from place: SpokenElement.Place) {
    guard var current = reading else { return }
    current.start = place
    current.place = place
    current.waitsUntil = nil
    current.scrolling = nil
    current.spoken[current.element.id] = current.element.words
    requests.forget()
    current.request = say(
      current.element.utterance(from: place), of: current.element.id, rule: "\(current.source)")
    reading = current
    controller.isPlaying = true
    scrollIntoView(current.element.id)
    show()
  }

  /// Speaks on from the word that was reached, because the voice has changed.
  mutating func speakAgain() {
    guard let current = reading, current.waitsUntil == nil, queue.current?.request.id == current.request
    else {
      return
    }
    let wasPaused = queue.isPaused
    speak(from: current.place)
    if wasPaused {
      effects += queue.togglePause()
      controller.isPlaying = false
    }
  }

  mutating func endReading() {
    guard reading != nil else { return }
    reading = nil
    requests.forget()
    effects += queue.stop()
    controller.isPlaying = false
    if !settings.spokenContent.showsController { controller.isShown = false }
    show()
  }

  private mutating func scrollIntoView(_ id: AccessibilityElement.ID) {
    guard reading?.source == .screen, let index = tree.index(of: id) else { return }
    let frame = tree.elements[index].frame
    let isShown = tree.scrollViews(around: index).allSatisfy { tree.containers[$0].frame.intersects(frame) }
    if !isShown { ask(.scrollToVisible, of: id) }
  }

  // MARK: Progress

  mutating func reached(_ id: Int, _ part: Int, _ offset: Int) {
    guard let current = reading, current.request == id else { return }
    let piece = current.start.piece + part
    guard current.element.pieces.indices.contains(piece) else { return }
    let place = SpokenElement.Place(piece: piece, offset: offset + (part == 0 ? current.start.offset : 0))
    reading?.place = place
    show()
  }

  mutating func readingFinished(_ id: Int) {
    guard let current = reading, current.request == id, current.waitsUntil == nil else { return }
    cause = Cause(.timer, "reading", element: current.element.id)
    guard current.source == .screen else { return endReading() }
    readOn()
  }

  /// Reads the next element, after the page was turned or more of a scroll view was asked for.
  private mutating func readOn() {
    guard let current = reading else { return }
    let index = readIndex
    if let index {
      reading?.index = index
      if tree.elements[index].traits.contains(.causesPageTurn) {
        return ask(.scroll(.next), of: current.element.id, for: .pageTurn)
      }
    }
    leaveOrRead(content(from: index.map { $0 + 1 } ?? current.index))
  }

  /// Reads an element, unless the way to it leads out of a scroll view that may have more to show.
  private mutating func leaveOrRead(_ next: (index: Int, element: SpokenElement)?) {
    guard let current = reading else { return }
    let index = readIndex
    let around = index.map { tree.scrollViews(around: $0) } ?? []
    let nextAround = next.map { tree.scrollViews(around: $0.index) } ?? []
    let left = around.filter { !nextAround.contains($0) }
    func scrolling(_ container: Int?) -> Reading.Scrolling {
      .init(
        container: container.map { tree.containers[$0].id }, next: next?.element.id, nextIndex: next?.index)
    }
    if let outermost = left.last {
      reading?.scrolling = scrolling(outermost)
      // Where a view around both stays, a scroll would go on to it and pass over what comes next.
      if left.count < around.count, let last = tree.elements(in: outermost).last {
        return ask(.revealMore(forward: true), of: tree.elements[last].id, for: .scroll([]))
      }
    } else if let index, let inner = around.first, tree.beforeGap.contains(tree.elements[index].id) {
      // Rows between a pinned header and what comes next do not exist yet.
      reading?.scrolling = scrolling(inner)
      return ask(.revealMore(forward: true), of: tree.elements[index].id, for: .scroll([]))
    } else if next == nil, index != nil {
      // Something above the element may scroll without being a scroll view.
      reading?.scrolling = .init()
    } else {
      return next.map { move(to: $0) } ?? endReading()
    }
    ask(.scroll(.next), of: current.element.id, for: .scroll([.down]))
  }

  private mutating func move(to next: (index: Int, element: SpokenElement)) {
    guard var current = reading else { return }
    if current.element.id != next.element.id { current.passed.append(current.element.id) }
    current.element = next.element
    current.index = next.index
    reading = current
    speak(from: SpokenElement.Place())
  }

  /// The index of the element that is read; nil when it is gone.
  private var readIndex: Int? { reading.flatMap { index(of: $0.element.id, near: $0.index) } }

  /// The index of an element, which is looked for where it was: a recording may have the same id twice.
  private func index(of id: AccessibilityElement.ID, near index: Int?) -> Int? {
    if let index, tree.elements.indices.contains(index), tree.elements[index].id == id { return index }
    return tree.index(of: id)
  }

  /// The first content at or after an index.
  private func content(from start: Int) -> (index: Int, element: SpokenElement)? {
    var index = max(0, start)
    while index < tree.elements.count {
      if tree.isContent(index), let element = SpokenElement(tree.elements[index]) { return (index, element) }
      index += 1
    }
    return nil
  }

  // MARK: Turning pages and scrolling

  mutating func pageTurned(_ succeeded: Bool) {
    guard let current = reading else { return }
    let index = readIndex
    if succeeded, let index, let page = SpokenElement(tree.elements[index]),
      page.words != current.element.words
    {
      return move(to: (index, page))
    }
    leaveOrRead(content(from: index.map { $0 + 1 } ?? current.index))
  }

  mutating func scrolled(_ succeeded: Bool, _ left: [ScrollDirection]) {
    guard let current = reading else { return }
    if succeeded {
      if let next = unspoken() { return move(to: next) }
      // New rows may come a moment later.
      reading?.waitsUntil = now + Reading.patience
      return effects.append(.wake(at: now + Reading.patience))
    }
    guard let direction = left.first else { return readBehind() }
    ask(.scroll(direction), of: current.element.id, for: .scroll(Array(left.dropFirst())))
  }

  mutating func waitedLongEnough() {
    guard reading != nil else { return }
    reading?.waitsUntil = nil
    if let next = unspoken() { return move(to: next) }
    readBehind()
  }

  /// Goes on behind the scroll view that has nothing more.
  private mutating func readBehind() {
    let scrolling = reading?.scrolling
    let next = scrolling?.next.flatMap { index(of: $0, near: scrolling?.nextIndex) }
    reading?.scrolling = nil
    guard let next, let element = SpokenElement(tree.elements[next]) else { return endReading() }
    move(to: (next, element))
  }

  /// The first element of the scroll view that was asked for more which has not been read yet, or says something else now.
  private func unspoken() -> (index: Int, element: SpokenElement)? {
    guard let current = reading else { return nil }
    let container = current.scrolling?.container.flatMap { id in tree.containers.firstIndex { $0.id == id } }
    let range = container.map { tree.elements(in: $0) } ?? Array(tree.elements.indices)
    for index in range where tree.isContent(index) {
      guard let element = SpokenElement(tree.elements[index]), element.id != current.scrolling?.next else {
        continue
      }
      guard let before = current.spoken[element.id] else { return (index, element) }
      // A row that was used again shows something else; a clock only goes on.
      if before != element.words, !tree.elements[index].traits.contains(.updatesFrequently) {
        return (index, element)
      }
    }
    return nil
  }

  // MARK: Skipping

  /// Goes to the next or the previous sentence.
  mutating func skip(forward: Bool) {
    guard let current = reading, current.waitsUntil == nil else { return }
    if forward {
      if let place = current.element.sentence(after: current.place) { return speak(from: place) }
      guard current.source == .screen else { return endReading() }
      effects += queue.stop()
      return readOn()
    }
    if let place = current.element.sentence(before: current.place) { return speak(from: place) }
    guard current.source == .screen, let before = previous() else {
      return speak(from: SpokenElement.Place())
    }
    reading?.element = before.element
    reading?.index = before.index
    speak(from: before.element.lastSentence)
  }

  /// The element that was read before the current one, if it is still there.
  private mutating func previous() -> (index: Int, element: SpokenElement)? {
    while let id = reading?.passed.popLast() {
      if let index = tree.index(of: id), let element = SpokenElement(tree.elements[index]) {
        return (index, element)
      }
    }
    return nil
  }

  // MARK: The screen changes

  mutating func screenChanged(_ update: ScreenUpdate) {
    cause = Cause(.change)
    typingScreenChanged(update)
    if case .structure = update { touching.forget() }
    guard let current = reading else { return show() }
    if let index = readIndex { reading?.index = index }
    if current.waitsUntil != nil, let next = unspoken() { move(to: next) }
    show()
  }
}
