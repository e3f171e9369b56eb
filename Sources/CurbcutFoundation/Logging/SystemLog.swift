import Foundation

/// The system's log: what apps write to it reaches the listener, if there is one, and is stored nowhere.
package enum SystemLog {
  /// A message in the log.
  package struct Entry: Hashable, Sendable {
    /// The name of the app or of a part of it, such as `org.example.app`; empty for none.
    package var subsystem: String
    /// The part of the app; empty for none.
    package var category: String
    /// Its level.
    package var level: OSLogType
    /// The message, with private values as `<private>`.
    package var message: String
  }

  private static let heard = HandlerBox<@Sendable (Entry) -> Void>()

  /// Called with every message; nil, the default, for no listener.
  package static var listener: (@Sendable (Entry) -> Void)? {
    get { heard.value }
    set { heard.value = newValue }
  }

  /// Prints every message to standard error, with its subsystem and category.
  package static func printToStandardError() {
    listener = { entry in
      let origin = [entry.subsystem, entry.category].filter { !$0.isEmpty }.joined(separator: ":")
      let line = origin.isEmpty ? entry.message : "[\(origin)] \(entry.message)"
      FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
  }

  static func write(_ log: OSLog, _ level: OSLogType, _ message: () -> String) {
    guard log.isEnabled(type: level), let listener else { return }
    listener(
      Entry(subsystem: log.subsystem, category: log.category, level: level, message: message()))
  }
}

/// The level of a log message.
///
/// Follows <https://developer.apple.com/documentation/os/oslogtype>.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  /// Creates a level from its number.
  ///
  /// - Parameter rawValue: the number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A message that may help to find faults.
  public static let `default` = Self(0)
  /// A message that is helpful but not essential.
  public static let info = Self(1)
  /// A message that is useful during development.
  public static let debug = Self(2)
  /// An error.
  public static let error = Self(16)
  /// A fault: a bug in the app.
  public static let fault = Self(17)
}

/// The log of a part of an app.
///
/// Follows <https://developer.apple.com/documentation/os/oslog>.
public final class OSLog: NSObject, Sendable {
  let subsystem: String
  let category: String
  private let isDisabled: Bool

  /// A category that the system treats specially.
  public struct Category: Hashable, Sendable {
    let name: String
    /// Points of interest for measuring performance.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// Messages that record where they came from.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// Messages that record the call stack.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  /// The default log, which belongs to no subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that drops everything.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
    super.init()
  }

  /// The log of a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: the app, such as `org.example.app`.
  ///   - category: the part.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// The log of a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: the app, such as `org.example.app`.
  ///   - category: the part.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name, isDisabled: false)
  }

  /// Whether messages of a level are logged.
  ///
  /// - Parameter type: the level.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

  /// Whether signposts are recorded.
  public var signpostsEnabled: Bool { !isDisabled && SystemLog.listener != nil }
}
