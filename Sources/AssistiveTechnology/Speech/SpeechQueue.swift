import AccessibilityTree

/// What is being said, what waits to be said, and what gives way to what.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitypriority>: a high announcement
/// interrupts and, once begun, is not interrupted: what comes meanwhile is said after it. A default one
/// interrupts and can be interrupted. A low one waits until nothing else is said, and may be dropped.
/// Each announcement is reported exactly once: as said to its end, or not.
public struct SpeechQueue: Sendable, Equatable {
  /// One thing to be said.
  public struct Item: Sendable, Equatable {
    /// What is to be said, and why.
    public var request: SpeechRequest
    /// The text that the app posted, so that it can be told what became of it.
    public var announcement: AccessibilityText?

    /// A request, and for an announcement the text that the app posted.
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
  /// What is said after that, in this order.
  public private(set) var waiting: [Item] = []
  /// What waits for silence.
  public private(set) var idle: [Item] = []
  /// True while what is being said is held.
  public private(set) var isPaused = false
  /// While true nothing is said: items count as said as soon as it is their turn.
  public var isMuted = false

  /// How many low announcements may wait; the oldest gives way.
  static let idleLimit = 8

  /// A queue in which nothing is said or waits.
  public init() {}

  /// True while a request is being said or waits for its turn.
  public func holds(_ id: Int) -> Bool {
    current?.request.id == id || (waiting + idle).contains { $0.request.id == id }
  }

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
      interrupt(&effects, sparingHigh: true)
      waiting.append(item)
      // What cannot be interrupted must not keep everything else waiting because it was paused.
      goOn(&effects)
    }
    advance(&effects)
    return effects
  }

  /// Silences everything, as a gesture does; high announcements go on when `sparingHigh`.
  public mutating func stop(sparingHigh: Bool = false) -> [Effect] {
    var effects: [Effect] = []
    interrupt(&effects, sparingHigh: sparingHigh)
    for item in idle { drop(item, &effects) }
    idle.removeAll()
    if sparingHigh { goOn(&effects) }
    advance(&effects)
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
