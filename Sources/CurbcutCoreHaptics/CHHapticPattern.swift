import CurbcutFoundation
import Foundation

/// Events with their times.
///
/// Follows <https://developer.apple.com/documentation/corehaptics/chhapticpattern>.
open class CHHapticPattern: NSObject {
  /// A key of the dictionary of a pattern.
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The version of the format.
    public static let version = Key(rawValue: "Version")
    /// The list of events and changes.
    public static let pattern = Key(rawValue: "Pattern")
    /// An event.
    public static let event = Key(rawValue: "Event")
    /// The kind of an event.
    public static let eventType = Key(rawValue: "EventType")
    /// How long an event lasts.
    public static let eventDuration = Key(rawValue: "EventDuration")
    /// The values of an event.
    public static let eventParameters = Key(rawValue: "EventParameters")
    /// When something is.
    public static let time = Key(rawValue: "Time")
    /// What a value is for.
    public static let parameterID = Key(rawValue: "ParameterID")
    /// A value.
    public static let parameterValue = Key(rawValue: "ParameterValue")
  }

  /// How long the pattern lasts, in seconds: to the end of its last event.
  open private(set) var duration: TimeInterval

  /// Creates a pattern with changes.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    duration = try Self.duration(events)
    super.init()
  }

  /// Creates a pattern with changes over time.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    duration = try Self.duration(events)
    super.init()
  }

  /// Creates the pattern that a dictionary describes.
  ///
  /// - Throws: ``CHHapticError`` where the dictionary has no pattern, or an event of it has no kind.
  public convenience init(dictionary patternDict: [Key: Any]) throws {
    guard let entries = patternDict[.pattern] as? [[Key: Any]] else {
      throw CHHapticError(.invalidPatternDictionary)
    }
    try self.init(entries) { $0.rawValue }
  }

  /// Creates the pattern of a file in AHAP, Apple's format.
  ///
  /// - Throws: ``CHHapticError`` where the file is no pattern; the error of reading it otherwise.
  public convenience init(contentsOf ahapURL: URL) throws {
    let data = try Data(contentsOf: ahapURL)
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let entries = object[Key.pattern.rawValue] as? [[String: Any]]
    else { throw CHHapticError(.invalidPatternData) }
    try self.init(entries) { $0 }
  }

  private convenience init<Name>(_ entries: [[Name: Any]], _ name: (Name) -> String) throws {
    func plain(_ value: Any?) -> [String: Any]? {
      (value as? [Name: Any]).map { Dictionary($0.map { (name($0), $1) }) { first, _ in first } }
    }
    let events = try entries.compactMap { entry -> CHHapticEvent? in
      guard let found = plain(entry)?[Key.event.rawValue] else { return nil }
      guard let event = plain(found), let type = event[Key.eventType.rawValue] as? String else {
        throw CHHapticError(.badEventEntry)
      }
      func number(_ key: Key) -> Double { (event[key.rawValue] as? NSNumber)?.doubleValue ?? 0 }
      return CHHapticEvent(
        eventType: .init(rawValue: type), parameters: [], relativeTime: number(.time),
        duration: number(.eventDuration))
    }
    try self.init(events: events, parameters: [])
  }

  private static func duration(_ events: [CHHapticEvent]) throws -> TimeInterval {
    for event in events {
      guard event.relativeTime >= 0, event.relativeTime.isFinite else {
        throw CHHapticError(.invalidEventTime)
      }
      guard event.duration >= 0, event.duration.isFinite else { throw CHHapticError(.invalidEventDuration) }
    }
    return events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
}
