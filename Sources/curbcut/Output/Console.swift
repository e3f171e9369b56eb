import AppFolders
import Foundation

/// The output streams of the command. Results are collected first, so that a failure leaves stdout empty.
///
/// What an app prints takes other ways: see `AppSupervisor`.
enum Console {
  /// Writes results, and nothing else, to stdout.
  static func show(_ text: String) {
    write(text.hasSuffix("\n") || text.isEmpty ? text : text + "\n", to: SupervisedProcess.results)
  }

  /// Writes a warning or an error to stderr.
  static func complain(_ text: String) { write(text + "\n", to: SupervisedProcess.complaints) }

  /// Whoever reads may take any time for it.
  private static func write(_ text: String, to stream: FileHandle) {
    SupervisedProcess.pausing { stream.write(Data(text.utf8)) }
  }
}
