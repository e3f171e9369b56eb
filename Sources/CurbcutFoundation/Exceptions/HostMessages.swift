import Foundation

/// Where the system itself writes, as opposed to the app: standard error, or wherever a host of the app says.
package enum HostMessages {
  /// What is written.
  package enum Kind: Sendable {
    /// A line about something that went wrong.
    case complaint
    /// Nothing yet: an exception ends the app, and the calls that led to it are being looked up, which may take long.
    case exceptionFollows
    /// The report of an uncaught exception, which ends the app.
    case exception
  }

  private static let handler = HandlerBox<@Sendable (Kind, String) -> Void>()

  /// Sets what takes the messages; nil, the default, for standard error.
  package static func setHandler(_ body: (@Sendable (Kind, String) -> Void)?) {
    handler.value = body
  }

  /// Writes a text, which ends with a line break.
  package static func write(_ text: String, _ kind: Kind = .complaint) {
    if let body = handler.value { return body(kind, text) }
    FileHandle.standardError.write(Data(text.utf8))
  }
}
