import Foundation
import Synchronization

/// Keeps what servers answer in a HAR file, which a later run is answered from.
package final class NetworkRecorder: Sendable {
  private struct State: Sendable {
    var entries: [HARFile.Entry] = []
    var isWritten = true
  }

  private let writeArchive: @Sendable (Data) throws -> Void
  private let complain: @Sendable (any Error) -> Void
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "CurbcutFoundation.NetworkRecorder")

  /// - Parameters:
  ///   - write: writes the file anew.
  ///   - complain: told why it cannot be written.
  package init(
    write: @escaping @Sendable (Data) throws -> Void, complain: @escaping @Sendable (any Error) -> Void
  ) {
    writeArchive = write
    self.complain = complain
  }

  func record(_ exchange: NetworkExchange, seconds: Double) {
    let start = Date(timeIntervalSinceNow: -seconds).formatted(
      .iso8601.year().month().day().dateSeparator(.dash).time(includingFractionalSeconds: true))
    state.withLock {
      $0.entries.append(HARFile.Entry(exchange, start: start, seconds: seconds))
      $0.isWritten = false
    }
    queue.async { [weak self] in self?.write() }
  }

  /// Waits until all is written.
  package func flush() { queue.sync { write() } }

  /// What came while the last writing went on is written with one more.
  private func write() {
    let entries = state.withLock { state -> [HARFile.Entry]? in
      defer { state.isWritten = true }
      return state.isWritten ? nil : state.entries
    }
    guard let entries else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do { try writeArchive(encoder.encode(HARFile(log: HARFile.Log(entries: entries)))) } catch {
      complain(error)
    }
  }
}
