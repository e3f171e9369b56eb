import AccessibilityTree

/// What is being said, what is waiting to be said, and what interrupts what.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitypriority>: an announcement of high
/// priority interrupts and, once begun, is not interrupted: what arrives meanwhile is said after it. One of
/// default priority interrupts and can be interrupted. One of low priority waits until nothing else is being
/// said, and may be dropped. Each announcement is reported exactly once: as said to its end, or not.
public struct SpeechQueue: Sendable, Equatable {
  /// One thing to be said.
  public struct Item: Sendable, Equatable {
    /// What is to be said, and why.
    public var request: SpeechRequest
    /// The text that the app posted, so that the app can be told whether it was said.
    public var announcement: AccessibilityText?

    /// Creates an item from a request and, for an announcement, the text that the app posted.
    public init(_ request: SpeechRequest, announcement: AccessibilityText? = nil) {
      self.request = request
      self.announcement = announcement
    }
  }

  /// How a new item affects what is being said.
  public enum Manner: Sendable {
    /// Replaces everything that may be interrupted.
    case interrupting
    /// Is said after everything already in the queue.
    case queued
    /// Is said when nothing else remains to be said.
    case whenIdle
  }

  /// What is being said.
  public private(set) var current: Item?
  /// What is said after that, in this order.
  public private(set) var waiting: [Item] = []
  /// What is said when nothing else remains to be said.
  public private(set) var idle: [Item] = []
  /// True while speech is paused.
  public private(set) var isPaused = false
  /// While true, nothing is spoken: items count as said as soon as it is their turn.
  public var isMuted = false

  /// How many low-priority announcements may wait; beyond that, the oldest is dropped.
  static let idleLimit = 8

  /// Creates an empty queue.
  public init() {}

  /// True while a request is being said or is waiting for its turn.
  public func holds(_ id: Int) -> Bool {
    current?.request.id == id || (waiting + idle).contains { $0.request.id == id }
  }

  /// True when nothing is being said and nothing is waiting.
  public var isSilent: Bool { current == nil && waiting.isEmpty && idle.isEmpty }

  /// Adds an item.
  public mutating func add(_ item: Item, _ manner: Manner) -> [Effect] {
    var effects: [Effect] = []
    switch manner {
    case .whenIdle:
      idle.append(item)
      if idle.count > Self.idleLimit { drop(idle.removeFirst(), &effects) }
    case .queued:
      waiting.append(item)
    case .interrupting:
      interrupt(&effects, sparingHigh: true)
      waiting.append(item)
      // Speech that cannot be interrupted must not block everything else because it was paused.
      goOn(&effects)
    }
    advance(&effects)
    return effects
  }

  /// Silences everything, as a gesture does; with `sparingHigh`, high-priority announcements continue.
  public mutating func stop(sparingHigh: Bool = false) -> [Effect] {
    var effects: [Effect] = []
    interrupt(&effects, sparingHigh: sparingHigh)
    for item in idle { drop(item, &effects) }
    idle.removeAll()
    if sparingHigh { goOn(&effects) }
    advance(&effects)
    return effects
  }

  /// Handles the end of a request's speech.
  public mutating func finished(_ id: Int, successfully: Bool = true) -> [Effect] {
    guard let item = current, item.request.id == id else { return [] }
    var effects: [Effect] = []
    current = nil
    isPaused = false
    if let text = item.announcement { effects.append(.announcementFinished(text, succeeded: successfully)) }
    advance(&effects)
    return effects
  }

  /// Pauses or continues speech.
  public mutating func togglePause() -> [Effect] {
    guard current != nil else { return [] }
    isPaused.toggle()
    return [isPaused ? .pauseSpeaking : .continueSpeaking]
  }

  // MARK: Implementation

  /// Drops what is being said and what is waiting for its turn, except what must not be interrupted.
  private mutating func interrupt(_ effects: inout [Effect], sparingHigh: Bool) {
    func isSpared(_ item: Item) -> Bool { sparingHigh && item.request.priority == .high }
    if let item = current, !isSpared(item) {
      effects.append(.stopSpeaking)
      current = nil
      isPaused = false
      drop(item, &effects)
    }
    for item in waiting where !isSpared(item) { drop(item, &effects) }
    waiting.removeAll { !isSpared($0) }
  }

  private mutating func goOn(_ effects: inout [Effect]) {
    guard isPaused else { return }
    isPaused = false
    effects.append(.continueSpeaking)
  }

  private func drop(_ item: Item, _ effects: inout [Effect]) {
    if let text = item.announcement { effects.append(.announcementFinished(text, succeeded: false)) }
  }

  private mutating func advance(_ effects: inout [Effect]) {
    while current == nil {
      let item: Item
      if !waiting.isEmpty {
        item = waiting.removeFirst()
      } else if !idle.isEmpty {
        item = idle.removeFirst()
      } else {
        return
      }
      if isMuted || item.request.utterance.parts.isEmpty {
        if let text = item.announcement { effects.append(.announcementFinished(text, succeeded: true)) }
        continue
      }
      current = item
      effects.append(.speak(item.request))
    }
  }
}
