import Foundation
import Synchronization

/// The messages that wait to be sent to one page.
///
/// A page that reads slowly must not make the Inspector's memory grow: where only the newest state matters, only the
/// newest message waits; late sound is discarded; and a page for which too much waits all the same is disconnected,
/// since it is sent everything again when it reconnects.
package final class PageOutbox: Sendable {
  /// Which messages a newer message replaces.
  package enum Lane: Hashable, Sendable {
    /// Every message is sent, in order.
    case all
    /// Only the newest message of that name is sent.
    case newest(String)
    /// Samples of speech, of which only ``PageOutbox/mostSound`` wait.
    case sound
  }

  /// The most bytes that may wait; beyond that the page is disconnected.
  static let most = 16_000_000
  /// The most bytes of sound that may wait: two seconds.
  static let mostSound = 88_200

  private let state = Mutex(State())

  private struct State: Sendable {
    var waiting: [(lane: Lane, message: WebSocketMessage, size: Int)] = []
    var size = 0
    var reader: CheckedContinuation<Void, Never>?
    var isClosed = false
    var code = WebSocketCloseCode.normal

    mutating func drop(_ isDropped: (Lane) -> Bool) {
      waiting.removeAll { entry in
        guard isDropped(entry.lane) else { return false }
        size -= entry.size
        return true
      }
    }
  }

  /// Creates an empty outbox.
  package init() {}

  /// Whether nothing more can be sent.
  package var isClosed: Bool { state.withLock { $0.isClosed } }

  /// How many bytes wait.
  package var size: Int { state.withLock { $0.size } }

  /// Appends a text message.
  package func send(_ text: String, _ lane: Lane = .all) { send(.text(text), size: text.utf8.count, lane) }

  /// Appends a binary message.
  package func send(_ data: Data, _ lane: Lane = .all) { send(.binary(data), size: data.count, lane) }

  /// Discards the messages that wait in a lane.
  package func discard(_ lane: Lane) { state.withLock { $0.drop { $0 == lane } } }

  /// Ends the connection after the messages that wait have been sent.
  package func close() { close(.normal) }

  func close(_ code: WebSocketCloseCode) {
    let reader = state.withLock { state in
      if !state.isClosed { state.code = code }
      state.isClosed = true
      defer { state.reader = nil }
      return state.reader
    }
    reader?.resume()
  }

  func send(_ message: WebSocketMessage, size: Int, _ lane: Lane) {
    let reader = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard !state.isClosed else { return nil }
      switch lane {
      case .all: break
      case .newest: state.drop { $0 == lane }
      case .sound:
        let late = state.waiting.lazy.filter { $0.lane == .sound }.map(\.size).reduce(0, +)
        if late + size > Self.mostSound { state.drop { $0 == .sound } }
      }
      state.waiting.append((lane, message, size))
      state.size += size
      if state.size > Self.most {
        state.waiting = []
        state.size = 0
        state.isClosed = true
        state.code = .goingAway
      }
      defer { state.reader = nil }
      return state.reader
    }
    reader?.resume()
  }

  /// The messages to send next, oldest first. It waits until there are some; nil when no more will come.
  func next() async -> [WebSocketMessage]? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isReady = state.withLock { state in
          if !state.waiting.isEmpty || state.isClosed { return true }
          state.reader = continuation
          return false
        }
        if isReady { continuation.resume() }
      }
    } onCancel: {
      close(.goingAway)
    }
    let waiting = takeWaiting()
    return waiting.isEmpty ? nil : waiting
  }

  /// Removes and returns the messages that wait, as bytes, oldest first, for callers without a connection.
  package func takeBytes() -> [Data] {
    takeWaiting().map { message in
      switch message {
      case .text(let text): Data(text.utf8)
      case .binary(let data), .pong(let data): data
      }
    }
  }

  /// Removes and returns the messages that wait, oldest first.
  func takeWaiting() -> [WebSocketMessage] {
    state.withLock { state in
      defer {
        state.waiting = []
        state.size = 0
      }
      return state.waiting.map(\.message)
    }
  }

  /// Why the connection ends.
  var closeCode: WebSocketCloseCode { state.withLock { $0.code } }
}
