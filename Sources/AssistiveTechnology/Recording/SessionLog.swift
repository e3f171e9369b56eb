import AccessibilityTree
import DeviceSettings
import Foundation

/// A session as it was recorded: what its technologies saw, what happened to them, and what they did.
///
/// The form is JSON Lines. The first line names it:
/// ```
/// {"format":"curbcut.session","version":1,"engines":[identifier …],"settings":{…}}
/// ```
/// Every other line is an object with one of these keys:
/// - `screen`: the whole tree, with ids, as every event below it finds it;
/// - `elements`: the elements that read otherwise from here on, each with its `index` and `id`;
/// - `settings`: the settings from here on;
/// - `event`: what an engine took, with `engine`, its place in the list, and `at`, in seconds;
/// - `effect`: what that engine asked for in answer, in order, behind its event;
/// - `runaway`: an event at which the session gave up, because one had set off another without end;
/// - `end`: the recording was closed; a log without it was cut off.
public struct SessionLog: Sendable {
  /// The name by which a reader knows the form.
  public static let format = "curbcut.session"
  /// Grows when a key changes its meaning; new keys do not count.
  public static let version = 1

  /// The identifiers of the technologies, in the session's order.
  public var engines: [String]
  /// The settings when the session began.
  public var settings: Settings
  /// What happened, in the order of the lines.
  public var entries: [Entry]
  /// False when the log does not come to an end, as after a crash.
  public var isComplete: Bool

  /// One line behind the first.
  public struct Entry: Sendable {
    /// Counts from 1.
    public var line: Int
    /// What the line says.
    public var content: Content
  }

  /// What a line says.
  public enum Content: Sendable {
    /// The screen as the engines met it from here on.
    case screen(ElementTree)
    /// The settings from here on.
    case settings(Settings)
    /// The width and height of the screen from here on, in points.
    case screenSize(CGSize)
    /// An engine, by its place in the list, took an event at that time, in seconds of the session.
    case event(Event, engine: Int, at: Double)
    /// An engine asked for this, in answer to the event before.
    case effect(Effect, engine: Int, at: Double)
    /// The session gave up at this event, because one had set off another without end.
    case runaway(Event, at: Double)
  }
}

/// The first line of a log.
struct SessionLogHeader: Codable {
  var format = SessionLog.format
  var version = SessionLog.version
  var engines: [String]
  var settings: Settings
}

/// Every other line of a log: one of the first eight is set.
struct SessionLogRecord: Codable {
  var screen: ElementTree?
  var elements: TreeEdits?
  var settings: Settings?
  var screenSize: CGSize?
  var event: Event?
  var effect: Effect?
  var runaway: Event?
  var end: Bool?

  var engine: Int?
  var at: Double?
}

extension SessionLog {
  /// Numbers that JSON does not know are written as these words: an app may set any frame.
  private static let words = (infinity: "inf", negative: "-inf", nan: "nan")

  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.userInfo = ElementTree.recordingInfo
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: words.infinity, negativeInfinity: words.negative, nan: words.nan)
    return encoder
  }

  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.userInfo = ElementTree.recordingInfo
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: words.infinity, negativeInfinity: words.negative, nan: words.nan)
    return decoder
  }
}
