import Foundation
import Synchronization

/// What a point in time is.
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

/// Tells apart what goes on at the same time under one name.
///
/// Follows <https://developer.apple.com/documentation/os/ossignpostid>.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt64
  /// The number itself.
  ///
  /// - Parameter value: the number.
  public init(_ value: UInt64) { rawValue = value }
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A number that no other has.
  ///
  /// - Parameter log: the log.
  public init(log: OSLog) { self.init(Self.last.add(1, ordering: .relaxed).newValue) }

  /// The number of an object.
  ///
  /// - Parameters:
  ///   - log: the log.
  ///   - object: the object.
  public init(log: OSLog, object: AnyObject) {
    self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
  }

  /// For what goes on once at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No number.
  public static let null = OSSignpostID(0)
  /// No number that could be used.
  public static let invalid = OSSignpostID(UInt64.max)

  private static let last = Atomic<UInt64>(0)
}

/// Marks a point in time in a log.
///
/// Follows <https://developer.apple.com/documentation/os/os_signpost>.
///
/// - Parameters:
///   - type: what the point is.
///   - dso: the library that writes, without effect.
///   - log: the log.
///   - name: what goes on.
///   - signpostID: tells apart what goes on at the same time.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  SystemLog.write(log, .default) { "\(name) \(type.word)" }
}

/// Marks a point in time in a log, with words of its own.
///
/// - Parameters:
///   - type: what the point is.
///   - dso: the library that writes, without effect.
///   - log: the log.
///   - name: what goes on.
///   - signpostID: tells apart what goes on at the same time.
///   - format: the words, with `%d` and so on for the values.
///   - arguments: the values.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  SystemLog.write(log, .default) { "\(name) \(type.word): \(LogFormat.text("\(format)", arguments))" }
}

/// What has begun and will end.
///
/// Follows <https://developer.apple.com/documentation/os/ossignpostintervalstate>.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  init(id: OSSignpostID) { self.id = id }
}

/// Marks points in time for who measures.
///
/// Follows <https://developer.apple.com/documentation/os/ossignposter>.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// A marker for what has no part of its own.
  public init() { log = .default }
  /// A marker in a log.
  ///
  /// - Parameter logHandle: the log.
  public init(logHandle: OSLog) { log = logHandle }
  /// A marker for a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: the app, as `org.example.app`.
  ///   - category: the part.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// A marker for a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: the app, as `org.example.app`.
  ///   - category: the part.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Whether anybody measures.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// A number that no other has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  /// Marks the beginning of something.
  ///
  /// - Parameters:
  ///   - name: what goes on.
  ///   - id: tells apart what goes on at the same time.
  /// - Returns: what marks the end.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    SystemLog.write(log, .default) { "\(name) begin" }
    return OSSignpostIntervalState(id: id)
  }

  /// Marks the beginning of something, with words of its own.
  ///
  /// - Parameters:
  ///   - name: what goes on.
  ///   - id: tells apart what goes on at the same time.
  ///   - message: the words.
  /// - Returns: what marks the end.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    SystemLog.write(log, .default) { "\(name) begin: \(message.text)" }
    return OSSignpostIntervalState(id: id)
  }

  /// Marks the end of something.
  ///
  /// - Parameters:
  ///   - name: what went on.
  ///   - state: what its beginning gave.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    SystemLog.write(log, .default) { "\(name) end" }
  }

  /// Marks the end of something, with words of its own.
  ///
  /// - Parameters:
  ///   - name: what went on.
  ///   - state: what its beginning gave.
  ///   - message: the words.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {
    SystemLog.write(log, .default) { "\(name) end: \(message.text)" }
  }

  /// Marks a moment.
  ///
  /// - Parameters:
  ///   - name: what happens.
  ///   - id: tells apart what goes on at the same time.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    SystemLog.write(log, .default) { "\(name) event" }
  }

  /// Marks a moment, with words of its own.
  ///
  /// - Parameters:
  ///   - name: what happens.
  ///   - id: tells apart what goes on at the same time.
  ///   - message: the words.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
    SystemLog.write(log, .default) { "\(name) event: \(message.text)" }
  }

  /// Marks the beginning and the end of a block.
  ///
  /// - Parameters:
  ///   - name: what goes on.
  ///   - id: tells apart what goes on at the same time.
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
