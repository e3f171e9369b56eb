import CurbcutFoundation
import CurbcutUIKit
import Foundation
import Synchronization

/// A running inspection with its server, in real time.
///
/// A command calls ``run()`` on the main thread; a program that runs the main actor itself calls ``start()`` and
/// ``stop()``.
@MainActor
package final class LiveInspection {
  /// The inspection that runs.
  package let inspection: RunningInspection
  private let server: InspectorServer
  private let inbox: PageInbox
  private let clock: @Sendable () -> Double
  private var serving: Task<Void, Never>?
  private var loop: Task<Void, Never>?
  private var isStopped = false

  /// Creates the screen and a server that listens.
  ///
  /// - Parameters:
  ///   - screen: what is inspected.
  ///   - setUp: the initial state of the device.
  ///   - port: the port; nil or 0 for any free one.
  ///   - files: the page.
  ///   - pass: the pass of an inspection that this one replaces: its pages can reconnect.
  /// - Throws: why the screen cannot be created, or the port is not available.
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
    let aside = DispatchQueue(label: "audit", qos: .utility)
    inspection.audits.perform = { work in aside.async(execute: work) }
    inspection.audits.onResults = { [inbox] in inbox.wake() }
    let hearing = DispatchQueue(label: "hearing", qos: .userInitiated)
    inspection.ears.perform = { work in hearing.async(execute: work) }
    inspection.ears.onResults = { [inbox] in inbox.wake() }
  }

  /// The URL that opens the page. It works once.
  package var url: String { server.url }

  /// What another process needs to replace this one, so that pages notice no more than a pause.
  package var pass: AccessPass { server.pass }

  // MARK: Running as a command

  /// Serves, and runs the screen, until ``end()`` or ``stop()`` is called.
  package func run() {
    serve()
    // Apps expect the main run loop to run; a loop in a main actor task would block it.
    inbox.onInput { DispatchQueue.main.async {} }
    while !isStopped {
      let due = step()
      let wait = min(due.map { max(0, $0 - clock()) } ?? Self.longestWait, Self.longestWait)
      // Even with more to do at once, the main queue must run what the app has dispatched to it.
      MainTurns.note()
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: wait))
    }
    serving?.cancel()
  }

  /// The longest time between two steps, in seconds.
  private static let longestWait = 1.0

  private func serve() {
    serving = Task.detached { [server] in await server.run() }
  }

  private func step() -> Double? { inspection.turn(inbox.drain(), at: clock()) }

  // MARK: Running within a program

  /// Serves, and runs the screen in a task on the main actor.
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
            // `sleep` must be the one of Concurrency, in real time: the screen's own clock is advanced by this loop.
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

  /// Stops the screen and the server, and waits until both have ended.
  package func stop() async {
    isStopped = true
    inbox.wake()
    loop?.cancel()
    await loop?.value
    serving?.cancel()
    await serving?.value
  }

  /// Ends ``run()`` after the current turn.
  package func end() {
    isStopped = true
    inbox.wake()
  }
}
