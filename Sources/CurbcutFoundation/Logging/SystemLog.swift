import Foundation
import Synchronization

/// The system's log: what apps write into it reaches whoever listens, and nobody else.
package enum SystemLog {
  /// A message in the log.
  package struct Entry: Hashable, Sendable {
    /// The name of the app or its part, as `org.example.app`; empty for none.
    package var subsystem: String
    /// The part of the app; empty for none.
    package var category: String
    /// How important it is.
    package var level: OSLogType
    /// The message; what is private stands as `<private>`.
    package var message: String
  }

  private static let heard = Mutex<(@Sendable (Entry) -> Void)?>(nil)

  /// Hears every message; nil, the default, for nobody.
  package static var listener: (@Sendable (Entry) -> Void)? {
    get { heard.withLock { $0 } }
    set { heard.withLock { $0 = newValue } }
  }

  /// Prints every message on standard error, with its part of the app.
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

/// How important a message of the log is.
///
/// Follows <https://developer.apple.com/documentation/os/oslogtype>.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  /// An importance by its number.
  ///
  /// - Parameter rawValue: the number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// What may help with finding faults.
  public static let `default` = Self(0)
  /// What helps, but is not needed.
  public static let info = Self(1)
  /// What helps while an app is made.
  public static let debug = Self(2)
  /// What went wrong.
  public static let error = Self(16)
  /// What went wrong because the app is.
  public static let fault = Self(17)
}

/// A part of an app that writes into the log.
///
/// Follows <https://developer.apple.com/documentation/os/oslog>.
public final class OSLog: NSObject, Sendable {
  let subsystem: String
  let category: String
  private let isDisabled: Bool

  /// What the system itself does with a part's messages.
  public struct Category: Hashable, Sendable {
    let name: String
    /// Points in time that matter to who measures.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// Messages that hold where they came from.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// Messages that hold the calls that led to them.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  /// The log of what has no part of its own.
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
  ///   - subsystem: the app, as `org.example.app`.
  ///   - category: the part.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// The log of a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: the app, as `org.example.app`.
  ///   - category: the part.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name, isDisabled: false)
  }

  /// Whether messages of an importance are taken.
  ///
  /// - Parameter type: the importance.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

  /// Whether anybody measures.
  public var signpostsEnabled: Bool { !isDisabled && SystemLog.listener != nil }
}
