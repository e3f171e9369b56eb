import Foundation

/// Writes into the log for a part of an app.
///
/// Follows <https://developer.apple.com/documentation/os/logger>.
public struct Logger: Sendable {
  private let log: OSLog

  /// A writer for what has no part of its own.
  public init() { log = .default }

  /// A writer for a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: the app, as `org.example.app`.
  ///   - category: the part.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// A writer into a log.
  ///
  /// - Parameter logObj: the log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of the default importance.
  public func log(_ message: OSLogMessage) { write(.default, message) }
  /// Writes a message.
  ///
  /// - Parameters:
  ///   - level: its importance.
  ///   - message: the message.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
  /// Writes what helps while an app is made.
  public func trace(_ message: OSLogMessage) { write(.debug, message) }
  /// Writes what helps while an app is made.
  public func debug(_ message: OSLogMessage) { write(.debug, message) }
  /// Writes what helps, but is not needed.
  public func info(_ message: OSLogMessage) { write(.info, message) }
  /// Writes what may help with finding faults.
  public func notice(_ message: OSLogMessage) { write(.default, message) }
  /// Writes what may go wrong.
  public func warning(_ message: OSLogMessage) { write(.error, message) }
  /// Writes what went wrong.
  public func error(_ message: OSLogMessage) { write(.error, message) }
  /// Writes what went badly wrong.
  public func critical(_ message: OSLogMessage) { write(.fault, message) }
  /// Writes what went wrong because the app is.
  public func fault(_ message: OSLogMessage) { write(.fault, message) }

  private func write(_ level: OSLogType, _ message: OSLogMessage) {
    SystemLog.write(log, level) { message.text }
  }
}

/// Writes a message of the default importance into the default log.
///
/// Follows <https://developer.apple.com/documentation/os/os_log>.
///
/// - Parameter message: the message.
public func os_log(_ message: OSLogMessage) { SystemLog.write(.default, .default) { message.text } }

/// Writes a message into a log.
///
/// - Parameters:
///   - type: its importance.
///   - log: the log.
///   - message: the message.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  SystemLog.write(log, type) { message.text }
}

/// Writes a message with values into a log.
///
/// - Parameters:
///   - message: the message, with `%{public}@`, `%d` and so on for the values; texts and objects without
///     `public` are hidden.
///   - dso: the library that writes, without effect.
///   - log: the log.
///   - type: its importance.
///   - args: the values.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  SystemLog.write(log, type) { LogFormat.text("\(message)", args) }
}

/// Writes a message with values into a log.
///
/// - Parameters:
///   - type: its importance.
///   - dso: the library that writes, without effect.
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

/// The formats of the log, which say who may read a value.
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
