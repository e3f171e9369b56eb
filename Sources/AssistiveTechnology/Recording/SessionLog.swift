import AccessibilityTree
import DeviceSettings
import Foundation

/// A recorded session: what its technologies saw, which events they received, and what they did.
///
/// The format is JSON Lines. The first line identifies it:
/// ```
/// {"format":"curbcut.session","version":1,"engines":[identifier …],"settings":{…}}
/// ```
/// Every other line is an object with one of these keys:
/// - `screen`: the whole tree, with ids, as of the following events;
/// - `elements`: the elements that change from here on, each with its `index` and `id`;
/// - `settings`: the settings from here on;
/// - `screenSize`: the size of the screen from here on, in points;
/// - `event`: an event that an engine received, with `engine`, its index in the list, and `at`, in seconds;
/// - `effect`: what that engine asked for in response, in order, after its event;
/// - `runaway`: an event at which the session gave up, because events kept triggering others endlessly;
/// - `end`: the recording was closed; a log without it was cut off.
public struct SessionLog: Sendable {
  /// The name that identifies the format.
  public static let format = "curbcut.session"
  /// Incremented when the meaning of a key changes, but not for new keys.
  public static let version = 1

  /// The identifiers of the technologies, in the session's order.
  public var engines: [String]
  /// The settings when the session began.
  public var settings: Settings
  /// What happened, in the order of the lines.
  public var entries: [Entry]
  /// False when the log was cut off, as by a crash.
  public var isComplete: Bool

  /// One line after the first.
  public struct Entry: Sendable {
    /// Counts from 1.
    public var line: Int
    /// What the line says.
    public var content: Content
  }

  /// What a line says.
  public enum Content: Sendable {
    /// The screen from here on, as the engines saw it.
    case screen(ElementTree)
    /// The settings from here on.
    case settings(Settings)
    /// The width and height of the screen from here on, in points.
    case screenSize(CGSize)
    /// An engine, by its index in the list, received an event at that time, in seconds since the session
    /// began.
    case event(Event, engine: Int, at: Double)
    /// An engine asked for this, in response to the preceding event.
    case effect(Effect, engine: Int, at: Double)
    /// The session gave up at this event, because events kept triggering others endlessly.
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

/// Every other line of a log: one of the first eight properties is set.
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
  /// Numbers that JSON cannot represent are written as these words, since an app may set any frame.
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
