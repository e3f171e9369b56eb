import CurbcutUIKit
import Foundation
import Synchronization

/// A running inspection with its server, by the clock of the machine.
///
/// A command calls ``run()`` on the main thread; a program that has a main actor of its own calls ``start()`` and
/// ``stop()``.
@MainActor
package final class LiveInspection {
  /// What runs.
  package let inspection: RunningInspection
  private let server: InspectorServer
  private let inbox: PageInbox
  private let clock: @Sendable () -> Double
  private var serving: Task<Void, Never>?
  private var loop: Task<Void, Never>?
  private var isStopped = false

  /// Makes the screen and a server that listens.
  ///
  /// - Parameters:
  ///   - screen: what is inspected.
  ///   - setUp: how the device is set up at first.
  ///   - port: nil or 0 for one that is free.
  ///   - files: the page.
  ///   - pass: lets in who has the cookie of an inspection that this one takes the place of.
  /// - Throws: why the screen cannot be made, or the port cannot be had.
  package init(
    _ screen: any InspectedScreen, setUp: RunningInspection.SetUp = .init(), port: UInt16? = nil,
    files: PageFiles = .builtIn, pass: AccessPass? = nil
  ) throws {
    let began = ProcessInfo.processInfo.systemUptime
    clock = { ProcessInfo.processInfo.systemUptime - began }
    inspection = try RunningInspection(screen, setUp: setUp)
    inbox = PageInbox(clock: clock)
    server = try InspectorServer(port: port ?? pass?.port, files: files, host: inbox, pass: pass)
    inspection.speech.onProgress = { [inbox] in inbox.wake() }
  }

  /// The URL that opens the page, once.
  package var url: String { server.url }

  /// What another process needs to take the place of this one without a page noticing more than a pause.
  package var pass: AccessPass { server.pass }

  // MARK: A command

  /// Serves, and runs the screen, until ``stop()`` is called from within, or for good.
  package func run() {
    serve()
    // The main run loop is where apps expect their work; a task of the main actor would keep it from them.
    inbox.onInput { DispatchQueue.main.async {} }
    while !isStopped {
      let due = step()
      let wait = min(due.map { max(0, $0 - clock()) } ?? Self.longestWait, Self.longestWait)
      // Also when there is more to do at once: what the app put off on the main queue must have its turn.
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: wait))
    }
    serving?.cancel()
  }

  /// How long nobody looks whether there is something to do, in seconds.
  private static let longestWait = 1.0

  private func serve() {
    serving = Task.detached { [server] in await server.run() }
  }

  private func step() -> Double? { inspection.turn(inbox.take(), at: clock()) }

  // MARK: Within a program

  /// Serves, and runs the screen as long as the main actor has time for it.
  package func start() {
    serve()
    let (wakes, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    inbox.onInput { continuation.yield() }
    loop = Task { [weak self] in
      var iterator = wakes.makeAsyncIterator()
      while let self, !isStopped, !Task.isCancelled {
        let due = step()
        let wait = min(due.map { max(0, $0 - clock()) } ?? Self.longestWait, Self.longestWait)
        if wait > 0 {
          let timer = Task {
            // The screen's own clock follows this one.
            try? await Task<Never, Never>._Concurrency::sleep(for: .seconds(wait))
            continuation.yield()
          }
          _ = await iterator.next()
          timer.cancel()
        } else {
          await Task.yield()
        }
      }
      continuation.finish()
    }
  }

  /// Ends it.
  package func stop() async {
    isStopped = true
    inbox.wake()
    loop?.cancel()
    await loop?.value
    serving?.cancel()
    await serving?.value
  }

  /// Ends ``run()`` after the turn in hand.
  package func end() {
    isStopped = true
    inbox.wake()
  }
}
