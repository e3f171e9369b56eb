import AppFolders
import Foundation
import Glibc
import Synchronization

/// Shows how far the build of an app is, once it takes more than a second: on one line of a terminal, elsewhere as a line
/// every few seconds.
final class BuildProgress: Sendable {
  private struct State {
    var step = "reading its files"
    var seconds = 0
    var isShown = false
    var isEnded = false
  }

  private let name: String
  private let state = Mutex(State())
  private let isTerminal = isatty(SupervisedProcess.complaints.fileDescriptor) == 1

  /// After how many seconds a line follows another, where they are not overwritten.
  private static let interval = 5

  /// - Parameter name: the name of the app.
  init(name: String) {
    self.name = name
    tick()
  }

  /// What is done now.
  func show(_ step: String) { state.withLock { $0.step = step } }

  /// Ends the display, and clears the line.
  func end() {
    state.withLock { state in
      state.isEnded = true
      if state.isShown, isTerminal { write("\r\u{1B}[K") }
    }
  }

  private func tick() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [self] in
      let goesOn = state.withLock { state in
        guard !state.isEnded else { return false }
        state.seconds += 1
        if isTerminal || (state.seconds - 1) % Self.interval == 0 {
          state.isShown = true
          let line = "\(name): building, \(state.seconds) s: \(state.step)"
          write(isTerminal ? "\r\u{1B}[K\(line)" : "\(line)\n")
        }
        return true
      }
      if goesOn { tick() }
    }
  }

  private func write(_ text: String) { SupervisedProcess.complaints.write(Data(text.utf8)) }
}
