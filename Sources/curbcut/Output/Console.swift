import Foundation

/// The output streams of the command. Results are collected first, so that a failure leaves stdout empty.
enum Console {
  /// Writes results, and nothing else, to stdout.
  static func show(_ text: String) {
    FileHandle.standardOutput.write(Data((text.hasSuffix("\n") || text.isEmpty ? text : text + "\n").utf8))
  }

  /// Writes a warning or an error to stderr.
  static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
