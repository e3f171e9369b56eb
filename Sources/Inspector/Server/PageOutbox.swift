import Foundation
import Synchronization

/// What waits to be sent to one page.
///
/// A page that reads slowly must not make the Inspector grow: of what only its newest state matters, the newest
/// waits; sound that is late is thrown away; and a page that lets too much wait all the same is given up, for it
/// gets everything anew when it comes back.
package final class PageOutbox: Sendable {
  /// How a message gives way to others.
  package enum Lane: Hashable, Sendable {
    /// Each of them counts, in their order.
    case all
    /// Only the newest of that name counts.
    case newest(String)
    /// Samples of speech, of which only ``PageOutbox/mostSound`` wait.
    case sound
  }

  /// The most bytes that wait; behind them the page is given up.
  static let most = 16_000_000
  /// The most bytes of sound that wait: two seconds.
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

  /// Nothing waits yet.
  package init() {}

  /// Whether nothing more can be sent.
  package var isClosed: Bool { state.withLock { $0.isClosed } }

  /// How many bytes wait.
  package var size: Int { state.withLock { $0.size } }

  /// Puts a text message behind the others.
  package func send(_ text: String, _ lane: Lane = .all) { send(.text(text), size: text.utf8.count, lane) }

  /// Puts a binary message behind the others.
  package func send(_ data: Data, _ lane: Lane = .all) { send(.binary(data), size: data.count, lane) }

  /// Throws away what waits in a lane.
  package func discard(_ lane: Lane) { state.withLock { $0.drop { $0 == lane } } }

  /// Ends the connection, once what waits was sent.
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

  /// What is to be sent next, oldest first; waits for something. Nil when nothing more will come.
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

  /// What waits now, as bytes, oldest first: for whoever reads without a connection.
  package func takeBytes() -> [Data] {
    takeWaiting().map { message in
      switch message {
      case .text(let text): Data(text.utf8)
      case .binary(let data), .pong(let data): data
      }
    }
  }

  /// What waits now, oldest first.
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
