import AccessibilityTree
import AssistiveTechnology

extension VoiceOverEngine {
  /// Moves the cursor to an element, by its index in reading order.
  ///
  /// The app is told first; the utterance is composed when the cursor has arrived, from the element's
  /// attributes at that time.
  mutating func moveFocus(
    to index: Int, range: Range<Int>? = nil, speak manner: SpeechManner = .interrupting
  ) {
    let id = tree.elements[index].id
    if focus.element != id {
      cursor.previous = focus.element
      typingFocusMoved(to: id)
    }
    focus = Focus(element: id, range: range)
    cursor.arrival = .speak(manner)
    cursor.arrivalCause = cause
    remember(index)
    scrollIntoView(index)
    effects.append(.focus(focus))
  }

  /// Removes the cursor, because there is no element for it.
  mutating func loseFocus() {
    guard focus.element != nil else { return }
    cursor.previous = focus.element
    focus = Focus(element: nil)
    cursor.arrival = .none
    effects.append(.focus(focus))
    showOverlay()
    showBraille()
  }

  /// Handles the arrival of the cursor: the app has been told, and the element has been read again.
  mutating func arrived(at place: Focus) {
    guard place == focus else { return }
    cause = cursor.arrivalCause
    let arrival = cursor.arrival
    cursor.arrival = .none
    guard let index = focusedIndex else { return focusVanished() }
    remember(index)
    showOverlay()
    rotorFocusChanged(index)
    if case .speak(let manner) = arrival, manner != .silent {
      play(.itemFocused)
      sayFocused(index, manner)
      typingSpoken(tree.elements[index])
    }
    showBraille()
    pollIfNeeded()
  }

  /// The first element to be read.
  func firstElement() -> Int? { tree.elements.indices.first { mayStop(at: $0) } }

  /// The part of the screen that an element is in.
  func surface(of index: Int) -> CursorState.Surface {
    if tree.elements[index].traits.contains(.keyboardKey) { return .keyboard }
    let isInBar = tree.containers(around: index).contains { container in
      switch tree.containers[container].kind {
      case .navigationBar, .toolbar, .tabBar: true
      default: false
      }
    }
    return isInBar ? .bar : .content
  }

  /// The nearest elements after and before an index in the same part of the screen, which may take over the focus if its
  /// element disappears: who deletes the last row is left on the screen that the row was on, not in a bar or on the
  /// keyboard.
  private func neighbours(of index: Int, on surface: CursorState.Surface) -> [AccessibilityElement.ID] {
    let around =
      Array(index + 1..<min(index + 9, max(index + 1, tree.elements.count)))
      + (max(0, index - 8)..<index).reversed()
    return around.filter { self.surface(of: $0) == surface }.map { tree.elements[$0].id }
  }

  mutating func remember(_ index: Int) {
    cursor.index = index
    cursor.surface = surface(of: index)
    cursor.following = neighbours(of: index, on: cursor.surface)
  }

  /// Moves the cursor to the nearest remaining element, because the one in focus is no longer on the screen.
  mutating func focusVanished(speak manner: SpeechManner = .interrupting) {
    guard !tree.isEmpty else { return loseFocus() }
    guard let index = nearestNeighbour() else { return loseFocus() }
    focus = Focus(element: nil)
    moveFocus(to: index, speak: manner)
  }

  private func nearestNeighbour() -> Int? {
    cursor.following.lazy.compactMap { tree.index(of: $0) }.first { mayStop(at: $0) }
      ?? nearest(to: cursor.index) { mayStop(at: $0) && surface(of: $0) == cursor.surface }
      ?? nearest(to: cursor.index) { mayStop(at: $0) }
  }

  private func nearest(to index: Int, where isWanted: (Int) -> Bool) -> Int? {
    let start = min(index, tree.elements.count - 1)
    for distance in 0..<tree.elements.count {
      if start - distance >= 0, isWanted(start - distance) { return start - distance }
      if start + distance < tree.elements.count, isWanted(start + distance) { return start + distance }
    }
    return nil
  }

  /// Scrolls an element into view if a scroll view around it does not show all of it.
  private mutating func scrollIntoView(_ index: Int) {
    let frame = tree.elements[index].frame
    let isShown = tree.containers(around: index).allSatisfy { container in
      let around = tree.containers[container]
      return around.kind != .scrollView || around.frame.contains(frame)
        // An element larger than the scroll view cannot be shown in full.
        || (frame.height > around.frame.height && around.frame.intersects(frame))
        || (frame.width > around.frame.width && around.frame.intersects(frame))
    }
    if !isShown { ask(.scrollToVisible, of: tree.elements[index].id) }
  }

  // MARK: The screen changes

  mutating func screenChanged(_ update: ScreenUpdate) {
    cause = changeCause
    typingElsewhereChanged()
    if let index = fieldThatBegan(in: update) { return moveFocus(to: index) }
    guard let id = focus.element else {
      // A screen that was empty may now have elements.
      if let first = firstElement() { moveFocus(to: first, speak: .queued) }
      return
    }
    switch update {
    case .attributes(let ids):
      guard ids.contains(id) else { return }
      focusedElementChanged()
      if focusedElement?.bounds != cursor.drawn { showOverlay() }
    case .structure:
      itemChooserScreenChanged()
      guard let index = tree.index(of: id) else {
        // The app may have scrolled to what it looked for; the outcome says where the cursor goes.
        return requests.isSearching ? () : focusVanished()
      }
      remember(index)
      focusedElementChanged()
      showOverlay()
    }
  }
}
