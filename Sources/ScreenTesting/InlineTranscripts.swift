import Foundation

/// Writes words into the sources of tests, while the tests run.
///
/// Places are those of the file as it was compiled: every time all that was recorded so far is written into that.
package final class InlineTranscripts: Sendable {
  /// Words for a call.
  package struct Edit: Hashable, Sendable {
    /// The name of the function that is called.
    package var function: String
    /// The place of the call, counted from 1.
    package var line, column: Int
    /// The words.
    package var text: String

    package init(function: String, line: Int, column: Int, text: String) {
      self.function = function
      self.line = line
      self.column = column
      self.text = text
    }
  }

  /// Why words could not be written.
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
    package init(_ description: String) { self.description = description }
  }

  /// Puts words into a source: the module that parses Swift sets it when the program is loaded, so that tests need not see
  /// the modules of the parser.
  package static var rewrite: (@Sendable (String, [Edit]) throws -> String)? {
    get { rewriting.withLock { $0 } }
    set { rewriting.withLock { $0 = newValue } }
  }
  private static let rewriting = Locked<(@Sendable (String, [Edit]) throws -> String)?>(nil)

  package static let shared = InlineTranscripts()

  private struct File {
    var original: String
    var written: String
    var edits: [Edit]
  }

  private let files = Locked<[String: File]>([:])

  /// Writes the words for a call into its source.
  ///
  /// - Throws: a ``Failure`` that says why that is not possible.
  package func record(_ edit: Edit, in path: String) throws {
    guard let rewrite = Self.rewrite else {
      throw Failure("The module TranscriptWriter is not linked: depend on the product AccessibilityTesting.")
    }
    try files.withLock { files in
      guard let now = try? String(contentsOfFile: path, encoding: .utf8) else {
        throw Failure("\(path) cannot be read.")
      }
      var file = files[path] ?? File(original: now, written: now, edits: [])
      guard now == file.written else { throw Failure("\(path) has been changed since the tests began.") }
      if let known = file.edits.first(where: { $0.line == edit.line && $0.column == edit.column }) {
        guard known.text != edit.text else { return }
        throw Failure("The same call heard other words before: words in a test are those of one screen.")
      }
      file.edits.append(edit)
      file.written = try rewrite(file.original, file.edits)
      if file.written != now {
        do {
          try file.written.write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
          throw Failure("\(path) cannot be written: \(error.localizedDescription)")
        }
      }
      files[path] = file
    }
  }
}
