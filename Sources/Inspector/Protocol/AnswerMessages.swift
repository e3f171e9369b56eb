import DeviceSettings
import Foundation

/// The current settings, and what the last change affected.
struct SettingsMessage: Equatable, Sendable, Encodable {
  var values: [String: SettingValue]
  var changed: [String] = []
  var notifications: [String] = []
  var flags: [NameAndValue] = []
  var traits: [NameAndValue] = []
}

/// New entries of the log, oldest first.
struct LogMessage: Equatable, Sendable, Encodable {
  var entries: [Entry]

  struct Entry: Equatable, Sendable, Encodable {
    var time: Double
    var type: EntryType
    var text: String
    var cause: String?
  }

  enum EntryType: String, Equatable, Sendable, Encodable {
    case event, utterance, action, notification, sound, haptic, setting, screen, braille
  }
}

/// Whether the session is being recorded, and how many events have been recorded.
struct RecordingMessage: Equatable, Sendable, Encodable {
  var isRecording: Bool
  var count: Int
}

/// A file for the page to save.
struct FileMessage: Equatable, Sendable, Encodable {
  var name, type, text: String
}

/// The two sides of a comparison, and their differences.
struct ComparisonMessage: Equatable, Sendable, Encodable {
  var before, after: Side
  var changes: [Change]

  struct Side: Equatable, Sendable, Encodable {
    var title: String
    /// A `data:` URL of a PNG.
    var picture: String
    var width, height: Int
    var words: [String]
  }

  struct Change: Equatable, Sendable, Encodable {
    enum ChangeType: String, Equatable, Sendable, Encodable { case added, removed, changed, moved }

    var type: ChangeType
    var element: String
    var attribute, before, after: String?
  }
}

/// The contrast of two colours.
struct ContrastMessage: Equatable, Sendable, Encodable {
  var foreground, background: String
  var ratio: Double
  var passes: Passes
  var suggestions: [Suggestion]

  struct Passes: Equatable, Sendable, Encodable {
    var normalText, largeText, nonText, enhancedNormalText, enhancedLargeText: Bool
  }

  struct Suggestion: Equatable, Sendable, Encodable {
    var color: String
    var ratio: Double
    var `for`: String
  }
}

/// The contrast of every text on the screen.
struct ElementContrastMessage: Equatable, Sendable, Encodable {
  var elements: [Element]

  struct Element: Equatable, Sendable, Encodable {
    /// The element that the text belongs to; nil for a text that is not read.
    var id: String?
    var text: String
    var frame: MessageRect
    var foreground, background: String
    var ratio: Double
    var isLargeText, passes: Bool
  }
}

/// The menu of the Accessibility Shortcut.
struct ShortcutMenuMessage: Equatable, Sendable, Encodable {
  var items: [Item]
  /// What is asked before something is switched on; nil where nothing is.
  var alert: Alert?
  var isGuidedAccess: Bool

  /// The first button cancels.
  struct Alert: Equatable, Sendable, Encodable {
    var title, message: String
    var buttons: [String]
  }

  struct Item: Equatable, Sendable, Encodable {
    var name, title: String
    var isOn: Bool
  }
}

/// The screen was reloaded after files had changed.
struct ReloadedMessage: Equatable, Sendable, Encodable {
  var files: [String]
  var milliseconds: Double
}

/// A request could not be carried out.
struct FailureMessage: Equatable, Sendable, Encodable {
  var message: String
  var place: String?
  /// The kind of the request; nil when the screen itself could not be made, which lasts until it can.
  var request: String?
}

/// What a failure was about works again.
struct MendedMessage: Equatable, Sendable, Encodable {
  /// The kind of the request; nil for the screen itself.
  var request: String?
}
