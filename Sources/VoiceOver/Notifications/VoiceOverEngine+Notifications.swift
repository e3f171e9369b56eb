import AccessibilityTree
import AssistiveTechnology

/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/notification>.
extension VoiceOverEngine {
  mutating func handle(_ notification: AppNotification) {
    switch notification {
    case .screenChanged(let argument):
      cause = Cause(.notification, "screenChanged")
      screenChanged(argument)
    case .layoutChanged(let argument):
      cause = Cause(.notification, "layoutChanged")
      layoutChanged(argument)
    case .announcement(let text):
      cause = Cause(.notification, "announcement")
      announce(text)
    case .pageScrolled(let text):
      cause = Cause(.notification, "pageScrolled")
      pageScrolled(text)
    // These two are for Switch Control; VoiceOver ignores them.
    case .pauseTechnology, .resumeTechnology: break
    case .keyboardAppeared: play(.keyboardAppeared)
    case .keyboardDisappeared: play(.keyboardDisappeared)
    // Zoom follows the one, and warns of the other.
    case .zoomFocusChanged, .gestureConflictWithZoom, .speakSelection: break
    }
  }

  // MARK: Screens

  private mutating func screenChanged(_ argument: AppNotification.Argument) {
    play(.screenChanged)
    vibrate(.screenChanged)
    notifications.lastScroll = nil
    closePanels()
    // Who has chosen a tab stays on it, and hears that it is selected.
    if argument == .none, isOnChosenTab { return }
    silence()
    switch argument {
    case .element(let id):
      // What is not on the screen says nothing about where to go.
      guard let index = notifiedElement(id) else { return focusNewScreen(speak: .interrupting) }
      noteVisit()
      arriveAnew(at: index, speak: .interrupting)
    case .text(let text):
      say(Utterance(announcement: text), rule: "screen changed")
      focusNewScreen(speak: .queued)
    case .none:
      focusNewScreen(speak: .interrupting)
    }
  }

  /// Whether the cursor is on a tab with which the person has just done something.
  private var isOnChosenTab: Bool {
    guard let index = focusedIndex, isAfterAction, tree.elements[index].traits.contains(.selected) else {
      return false
    }
    return tree.containers(around: index).contains { tree.containers[$0].kind == .tabBar }
  }

  /// Moves to the first element of a screen, or back to where the cursor was before this screen was covered.
  private mutating func focusNewScreen(speak manner: SpeechManner) {
    if let back = removeVisit() { return arriveAnew(at: back, speak: manner) }
    noteVisit()
    guard let first = fieldOfNewScreen() ?? firstElement() else { return loseFocus() }
    arriveAnew(at: first, speak: manner)
  }

  /// The field into which a new screen lets the person type at once, as that of a new message's addressee. An alert says
  /// first what it is about.
  private func fieldOfNewScreen() -> Int? {
    guard let index = editedIndex, mayStop(at: index) else { return nil }
    let isInAlert = tree.containers(around: index).contains { tree.containers[$0].kind == .alert }
    return isInAlert ? nil : index
  }

  /// Remembers where the cursor was before another screen covered that one. What is still there was not covered, such as
  /// a tab: to see it again says nothing.
  private mutating func noteVisit() {
    guard let id = focus.element, cursor.history.last?.element != id, tree.index(of: id) == nil else {
      return
    }
    cursor.history.append(.init(element: id, index: cursor.index))
    if cursor.history.count > 32 { cursor.history.removeFirst() }
  }

  /// Where the cursor was on a screen that is visible again; nil when this screen was not there before.
  private mutating func removeVisit() -> Int? {
    // If an element of an earlier screen is visible, that screen is no longer covered, unless the cursor has
    // been on the element all the time.
    guard let last = cursor.history.lastIndex(where: { tree.index(of: $0.element) != nil }) else {
      return nil
    }
    let visit = cursor.history[last]
    guard visit.element != focus.element, let index = tree.index(of: visit.element) else { return nil }
    // The element in focus on the screen being left must be gone.
    guard let current = focus.element, tree.index(of: current) == nil else { return nil }
    cursor.history.removeSubrange(last...)
    return index
  }

  /// Moves the cursor there and speaks, even when it was there before.
  private mutating func arriveAnew(at index: Int, speak manner: SpeechManner) {
    moveFocus(to: index, speak: manner)
  }

  /// The element that a notification names; for a container, its first one.
  private func notifiedElement(_ id: AccessibilityElement.ID) -> Int? {
    if let index = tree.index(of: id) { return index }
    guard let container = tree.containers.firstIndex(where: { $0.id == id }) else { return nil }
    return tree.elements(in: container).first { mayStop(at: $0) }
  }

  // MARK: Layout

  private mutating func layoutChanged(_ argument: AppNotification.Argument) {
    play(.layoutChanged)
    switch argument {
    case .element(let id):
      if let index = notifiedElement(id) {
        arriveAnew(at: index, speak: .interrupting)
      } else {
        stayOrMove()
      }
    case .text(let text):
      say(Utterance(announcement: text), rule: "layout changed")
      stayOrMove(speak: .queued)
    case .none: stayOrMove()
    }
  }

  /// Keeps the cursor on its element if that still exists, and speaks what has changed.
  private mutating func stayOrMove(speak manner: SpeechManner = .interrupting) {
    guard focusedIndex != nil else { return focusVanished(speak: manner) }
    guard let element = focusedElement, let before = speaking.spoken, before.element == element.id,
      before != .init(element)
    else { return }
    wakeForChange()
  }

  // MARK: Announcements

  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitypriority> and, for apps written
  /// before iOS 17, the attribute that queues announcements.
  private mutating func announce(_ text: AccessibilityText) {
    guard !text.isEmpty else {
      effects.append(.announcementFinished(text, succeeded: true))
      return
    }
    let attributes = text.runs.map(\.attributes)
    let priority = attributes.lazy.compactMap(\.announcementPriority).first
    let isQueued = attributes.contains { $0.queuesAnnouncement == true }
    let manner: SpeechQueue.Manner =
      switch priority {
      case .low: .whenIdle
      case .high, .default: .interrupting
      case nil: isQueued ? .queued : .interrupting
      }
    speaking.history.append(text.string)
    if speaking.history.count > SpeakingState.historyLimit { speaking.history.removeFirst() }
    showBrailleMessage(text)
    say(
      Utterance(announcement: text), rule: "announcement", manner, priority: priority ?? .default,
      announcement: text)
  }

  /// Says the status of a scroll; the same text again means that there is no more to scroll to.
  private mutating func pageScrolled(_ text: AccessibilityText?) {
    if let text, !text.isEmpty, text.string == notifications.lastScroll {
      play(.boundaryReached)
    } else {
      play(.scrolledPage)
    }
    notifications.lastScroll = text?.string
    if let text, !text.isEmpty, !reading.isActive {
      say(Utterance(announcement: text), rule: "page scrolled")
    }
    followScroll()
  }

  /// After a scroll that moved the element in focus out of sight, moves the cursor to the first visible
  /// element of the scroll view.
  private mutating func followScroll() {
    guard let index = focusedIndex else { return focusVanished(speak: .queued) }
    guard
      let container = tree.containers(around: index).last(where: { tree.containers[$0].kind == .scrollView })
    else { return }
    let window = tree.containers[container].frame
    guard !window.intersects(tree.elements[index].bounds) else { return }
    let shown = tree.elements(in: container).first {
      mayStop(at: $0) && window.contains(tree.elements[$0].bounds.center)
    }
    if let shown { moveFocus(to: shown, speak: .queued) }
  }
}
