import Foundation
import Synchronization

/// The kind of a signpost.
///
/// Follows <https://developer.apple.com/documentation/os/ossignposttype>.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A moment.
  public static let event = Self(rawValue: 0)
  /// The beginning of something.
  public static let begin = Self(rawValue: 1)
  /// The end of something.
  public static let end = Self(rawValue: 2)

  var word: String { self == .begin ? "begin" : self == .end ? "end" : "event" }
}

/// Distinguishes overlapping intervals of the same name.
///
/// Follows <https://developer.apple.com/documentation/os/ossignpostid>.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt64
  /// Creates an ID from a number.
  ///
  /// - Parameter value: the number.
  public init(_ value: UInt64) { rawValue = value }
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates a unique ID.
  ///
  /// - Parameter log: the log.
  public init(log: OSLog) { self.init(Self.last.add(1, ordering: .relaxed).newValue) }

  /// Creates an ID from an object's identity.
  ///
  /// - Parameters:
  ///   - log: the log.
  ///   - object: the object.
  public init(log: OSLog, object: AnyObject) {
    self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
  }

  /// The ID for intervals that never overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No ID.
  public static let null = OSSignpostID(0)
  /// An invalid ID.
  public static let invalid = OSSignpostID(UInt64.max)

  private static let last = Atomic<UInt64>(0)
}

/// Writes a signpost to a log.
///
/// Follows <https://developer.apple.com/documentation/os/os_signpost>.
///
/// - Parameters:
///   - type: the kind of the signpost.
///   - dso: the library that writes; ignored.
///   - log: the log.
///   - name: what is being measured.
///   - signpostID: distinguishes overlapping intervals.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  SystemLog.write(log, .default) { "\(name) \(type.word)" }
}

/// Writes a signpost with a message to a log.
///
/// - Parameters:
///   - type: the kind of the signpost.
///   - dso: the library that writes; ignored.
///   - log: the log.
///   - name: what is being measured.
///   - signpostID: distinguishes overlapping intervals.
///   - format: the message, with `%d` and so on for the values.
///   - arguments: the values.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  SystemLog.write(log, .default) { "\(name) \(type.word): \(LogFormat.text("\(format)", arguments))" }
}

/// The state of an interval that has begun but not ended.
///
/// Follows <https://developer.apple.com/documentation/os/ossignpostintervalstate>.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  init(id: OSSignpostID) { self.id = id }
}

/// Writes signposts, for measuring performance.
///
/// Follows <https://developer.apple.com/documentation/os/ossignposter>.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Creates a signposter for the default log.
  public init() { log = .default }
  /// Creates a signposter that writes to the log of a logger.
  ///
  /// - Parameter logger: the logger.
  public init(logger: Logger) { log = logger.log }
  /// Creates a signposter that writes to a log.
  ///
  /// - Parameter logHandle: the log.
  public init(logHandle: OSLog) { log = logHandle }
  /// Creates a signposter for a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: the app, such as `org.example.app`.
  ///   - category: the part.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a signposter for a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: the app, such as `org.example.app`.
  ///   - category: the part.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Whether signposts are recorded.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// Returns a unique ID.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  /// Begins an interval.
  ///
  /// - Parameters:
  ///   - name: what is being measured.
  ///   - id: distinguishes overlapping intervals.
  /// - Returns: the state to pass to `endInterval`.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    SystemLog.write(log, .default) { "\(name) begin" }
    return OSSignpostIntervalState(id: id)
  }

  /// Begins an interval, with a message.
  ///
  /// - Parameters:
  ///   - name: what is being measured.
  ///   - id: distinguishes overlapping intervals.
  ///   - message: the message.
  /// - Returns: the state to pass to `endInterval`.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    SystemLog.write(log, .default) { "\(name) begin: \(message.text)" }
    return OSSignpostIntervalState(id: id)
  }

  /// Ends an interval.
  ///
  /// - Parameters:
  ///   - name: what was measured.
  ///   - state: what `beginInterval` returned.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    SystemLog.write(log, .default) { "\(name) end" }
  }

  /// Ends an interval, with a message.
  ///
  /// - Parameters:
  ///   - name: what was measured.
  ///   - state: what `beginInterval` returned.
  ///   - message: the message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {
    SystemLog.write(log, .default) { "\(name) end: \(message.text)" }
  }

  /// Marks an event.
  ///
  /// - Parameters:
  ///   - name: what happens.
  ///   - id: distinguishes overlapping intervals.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    SystemLog.write(log, .default) { "\(name) event" }
  }

  /// Marks an event, with a message.
  ///
  /// - Parameters:
  ///   - name: what happens.
  ///   - id: distinguishes overlapping intervals.
  ///   - message: the message.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
    SystemLog.write(log, .default) { "\(name) event: \(message.text)" }
  }

  /// Runs a block as an interval.
  ///
  /// - Parameters:
  ///   - name: what is being measured.
  ///   - id: distinguishes overlapping intervals.
  ///   - task: the block.
  /// - Returns: what the block returns.
  /// - Throws: what the block throws.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
}
