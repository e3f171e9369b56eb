import AccessibilityTree

/// What is being said, what waits to be said, and what gives way to what.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitypriority>: a high announcement
/// interrupts and cannot be interrupted by others; a default one interrupts and can be; a low one waits
/// until nothing else is said.
public struct SpeechQueue: Sendable, Equatable {
  /// One thing to be said.
  public struct Item: Sendable, Equatable {
    public var request: SpeechRequest
    /// The text that the app posted, so that it can be told what became of it.
    public var announcement: AccessibilityText?

    public init(_ request: SpeechRequest, announcement: AccessibilityText? = nil) {
      self.request = request
      self.announcement = announcement
    }
  }

  /// How a new item meets what is being said.
  public enum Manner: Sendable {
    /// Takes the place of everything that may be interrupted.
    case interrupting
    /// After everything that was to be said before it.
    case queued
    /// When nothing else is to be said.
    case whenIdle
  }

  /// What is being said.
  public private(set) var current: Item?
  public private(set) var waiting: [Item] = []
  /// What waits for silence.
  public private(set) var idle: [Item] = []
  public private(set) var isPaused = false
  /// While true nothing is said: items count as said as soon as it is their turn.
  public var isMuted = false

  /// How many low announcements may wait; the oldest gives way.
  static let idleLimit = 8

  public init() {}

  /// True when nothing is being said and nothing waits.
  public var isSilent: Bool { current == nil && waiting.isEmpty && idle.isEmpty }

  /// Takes an item.
  public mutating func add(_ item: Item, _ manner: Manner) -> [Effect] {
    var effects: [Effect] = []
    switch manner {
    case .whenIdle:
      idle.append(item)
      if idle.count > Self.idleLimit { drop(idle.removeFirst(), &effects) }
    case .queued:
      waiting.append(item)
    case .interrupting:
      let mayInterrupt = !(current?.request.priority == .high && item.announcement != nil)
      if mayInterrupt {
        interrupt(&effects)
        waiting.insert(item, at: 0)
      } else if item.request.priority == .high {
        // Two of the highest priority follow each other.
        waiting.append(item)
      } else {
        drop(item, &effects)
      }
    }
    advance(&effects)
    return effects
  }

  /// Silences everything, as a gesture does; a high announcement goes on when `sparingHigh`.
  public mutating func stop(sparingHigh: Bool = false) -> [Effect] {
    var effects: [Effect] = []
    if sparingHigh, current?.request.priority == .high { return [] }
    interrupt(&effects)
    for item in idle { drop(item, &effects) }
    idle.removeAll()
    isPaused = false
    return effects
  }

  /// The speech of a request has come to its end.
  public mutating func finished(_ id: Int, successfully: Bool = true) -> [Effect] {
    guard let item = current, item.request.id == id else { return [] }
    var effects: [Effect] = []
    current = nil
    isPaused = false
    if let text = item.announcement { effects.append(.announcementFinished(text, succeeded: successfully)) }
    advance(&effects)
    return effects
  }

  /// Holds speech where it is, or goes on.
  public mutating func togglePause() -> [Effect] {
    guard current != nil else { return [] }
    isPaused.toggle()
    return [isPaused ? .pauseSpeaking : .continueSpeaking]
  }

  // MARK: Inside

  /// Ends what is being said and what waits for its turn, save what must not be interrupted.
  private mutating func interrupt(_ effects: inout [Effect]) {
    if let item = current {
      effects.append(.stopSpeaking)
      current = nil
      isPaused = false
      drop(item, &effects)
    }
    let left = waiting
    waiting.removeAll()
    for item in left { drop(item, &effects) }
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
