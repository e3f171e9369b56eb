import Foundation

/// Writes log messages for a part of an app.
///
/// Follows <https://developer.apple.com/documentation/os/logger>.
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger for the default log.
  public init() { log = .default }

  /// Creates a logger for a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: the app, such as `org.example.app`.
  ///   - category: the part.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a logger that writes to a log.
  ///
  /// - Parameter logObj: the log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message at the default level.
  public func log(_ message: OSLogMessage) { write(.default, message) }
  /// Writes a message.
  ///
  /// - Parameters:
  ///   - level: its level.
  ///   - message: the message.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
  /// Writes a message that is useful during development.
  public func trace(_ message: OSLogMessage) { write(.debug, message) }
  /// Writes a message that is useful during development.
  public func debug(_ message: OSLogMessage) { write(.debug, message) }
  /// Writes a message that is helpful but not essential.
  public func info(_ message: OSLogMessage) { write(.info, message) }
  /// Writes a message that helps to find faults.
  public func notice(_ message: OSLogMessage) { write(.default, message) }
  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { write(.error, message) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { write(.error, message) }
  /// Writes a critical error.
  public func critical(_ message: OSLogMessage) { write(.fault, message) }
  /// Writes a fault: a bug in the app.
  public func fault(_ message: OSLogMessage) { write(.fault, message) }

  private func write(_ level: OSLogType, _ message: OSLogMessage) {
    SystemLog.write(log, level) { message.text }
  }
}

/// Writes a message at the default level to the default log.
///
/// Follows <https://developer.apple.com/documentation/os/os_log>.
///
/// - Parameter message: the message.
public func os_log(_ message: OSLogMessage) { SystemLog.write(.default, .default) { message.text } }

/// Writes a message to a log.
///
/// - Parameters:
///   - type: its level.
///   - log: the log.
///   - message: the message.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  SystemLog.write(log, type) { message.text }
}

/// Writes a message with values to a log.
///
/// - Parameters:
///   - message: the message, with `%{public}@`, `%d` and so on for the values; strings and objects without `public`
///     are redacted.
///   - dso: the library that writes; ignored.
///   - log: the log.
///   - type: its level.
///   - args: the values.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  SystemLog.write(log, type) { LogFormat.text("\(message)", args) }
}

/// Writes a message with values to a log.
///
/// - Parameters:
///   - type: its level.
///   - dso: the library that writes; ignored.
///   - log: the log.
///   - message: the message, with `%{public}@`, `%d` and so on for the values.
///   - args: the values.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  SystemLog.write(log, type) { LogFormat.text("\(message)", args) }
}

/// Log formats, which say whether a value is public or private.
enum LogFormat {
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    var values: [any CVarArg] = []
    var next = 0
    let plain = format.replacing(/%(?:\{([^}]*)\})?([-+ #0-9.]*(?:hh|h|ll|l|q|z|t|j)?[a-zA-Z@%])/) { match in
      let rest = String(match.2)
      guard rest != "%", next < arguments.count else { return "%\(rest)" }
      let value = arguments[next]
      next += 1
      let isHidden = match.1.map { $0.contains("private") || $0.contains("sensitive") } ?? false
      let isShown = match.1?.contains("public") ?? false
      guard isHidden || (!isShown && (rest.hasSuffix("@") || rest.hasSuffix("s"))) else {
        values.append(value)
        return "%\(rest)"
      }
      return "<private>"
    }
    return String(format: plain, arguments: values)
  }
}
