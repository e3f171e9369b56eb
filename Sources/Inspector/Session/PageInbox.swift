import Foundation
import Synchronization

/// Queues the input from the pages until the main thread takes it.
package final class PageInbox: PageHost {
  /// Something that a page did.
  package enum Input: Sendable {
    case opened(Int, PageOutbox)
    case text(String, from: Int)
    /// Sound of its microphone.
    case samples(Data, from: Int)
    case closed(Int)
  }

  /// The most messages that may wait. A page that sends more than can be handled is disconnected.
  static let most = 10_000
  /// The most bytes of messages that may wait, of all pages together. Since a single message can be long, their number
  /// alone is not a limit.
  static let mostBytes = 8 << 20

  private let state = Mutex(State())

  private struct State: Sendable {
    var inputs: [(time: Double, input: Input)] = []
    /// The total size of the messages in `inputs`.
    var bytes = 0
    var outboxes: [Int: PageOutbox] = [:]
    var wake: (@Sendable () -> Void)?
    var isWoken = false
  }

  private let clock: @Sendable () -> Double

  /// - Parameter clock: the time to stamp inputs with, in seconds since the inspection began.
  package init(clock: @escaping @Sendable () -> Double) { self.clock = clock }

  /// Sets a function to call, on any thread, when there is input: once until the input is taken.
  package func onInput(_ wake: (@Sendable () -> Void)?) { state.withLock { $0.wake = wake } }

  /// Wakes the loop that waits for input, whether there is some or not.
  package func wake() {
    let wake = state.withLock { state -> (@Sendable () -> Void)? in
      guard !state.isWoken else { return nil }
      state.isWoken = true
      return state.wake
    }
    wake?()
  }

  /// Removes and returns all input, oldest first, with its time.
  package func drain() -> [(time: Double, input: Input)] {
    state.withLock { state in
      state.isWoken = false
      defer {
        state.inputs = []
        state.bytes = 0
      }
      return state.inputs
    }
  }

  package func opened(page: Int, outbox: PageOutbox) {
    state.withLock { $0.outboxes[page] = outbox }
    add(.opened(page, outbox))
  }

  package func received(_ text: String, from page: Int) {
    add(.text(text, from: page), size: text.utf8.count, from: page)
  }

  package func received(_ samples: Data, from page: Int) {
    add(.samples(samples, from: page), size: samples.count, from: page)
  }

  private func add(_ input: Input, size: Int, from page: Int) {
    let refused = state.withLock { state -> PageOutbox?? in
      guard state.inputs.count < Self.most, state.bytes + size <= Self.mostBytes else {
        return .some(state.outboxes[page])
      }
      state.bytes += size
      return nil
    }
    if let refused {
      refused?.close(.refused)
    } else {
      add(input)
    }
  }

  package func closed(page: Int) {
    state.withLock { $0.outboxes[page] = nil }
    add(.closed(page))
  }

  private func add(_ input: Input) {
    let time = clock()
    state.withLock { $0.inputs.append((time, input)) }
    wake()
  }
}
