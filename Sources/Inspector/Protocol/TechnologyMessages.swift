import AssistiveTechnology
import DeviceSettings
import Foundation

/// An assistive technology besides VoiceOver: whether it is on, what it draws over the screen, and what state it is in.
struct TechnologyMessage: Equatable, Sendable, Encodable {
  var name: String
  var isOn: Bool
  /// What it shows at an edge of the screen.
  var caption: String?
  /// A list over the screen.
  var panel: Panel?
  /// What else it draws, from the bottom to the top.
  var marks: [Mark] = []
  var switchControl: SwitchControlState?
  var voiceControl: VoiceControlState?
  var fullKeyboardAccess: KeyboardState?
  var spokenContent: SpokenState?
  var zoom: ZoomState?
  var assistiveTouch: AssistiveTouchState?
  var guidedAccess: GuidedAccessState?

  struct Panel: Equatable, Sendable, Encodable {
    var title: String
    var rows: [String]
    var selection: Int?
    /// Where the technology itself places it; nil for anywhere.
    var frame: MessageRect?
  }

  struct Mark: Equatable, Sendable, Encodable {
    var kind: String
    var frame: MessageRect
    var text, color: String?
    var isLarge: Bool
    var opacity: Double?
    var style: String?
  }

  struct SwitchControlState: Equatable, Sendable, Encodable {
    /// What the cursor is on, in the words of Speech.
    var words: [String]
    var isHidden, isStopped: Bool
    var recipe: String?
  }

  struct VoiceControlState: Equatable, Sendable, Encodable {
    var isAwake: Bool
    /// What is done with what is no command.
    var mode: String
  }

  struct KeyboardState: Equatable, Sendable, Encodable {
    /// What the ring is on.
    var words: [String]
    var isPassingThrough: Bool
  }

  struct SpokenState: Equatable, Sendable, Encodable {
    var isShown, isCollapsed, isPlaying, speaksOnTouch: Bool
    /// How many times as fast as the settings say.
    var speed: Double
    /// The text that is being read; nil where nothing is highlighted.
    var text: String?
    /// The highlighted parts of the text, from where to where, in UTF-16 units.
    var sentence, word: [Int]?
  }

  struct ZoomState: Equatable, Sendable, Encodable {
    var isMagnified: Bool
    var scale: Double
    /// What the lens shows, in points of the screen, and where it is, in points of the display.
    var visible, lens: MessageRect
    var region, filter: String
    var hasController: Bool
  }

  struct AssistiveTouchState: Equatable, Sendable, Encodable {
    /// What can be tapped of what it draws: its icons, or its button.
    var choices: [String]
    var isMenuOpen, isDwellPaused: Bool
  }

  struct GuidedAccessState: Equatable, Sendable, Encodable {
    /// `off`, `settingUp`, `running`, `locked`, `paused` or `timeIsOver`.
    var state: String
    var hasPasscode: Bool
    var regions: [Region]
    var restrictions: [Restriction]
    /// Until the time is over; nil without a limit.
    var minutesLeft: Int?

    struct Region: Equatable, Sendable, Encodable {
      var id: Int
      var frame: MessageRect
    }

    struct Restriction: Equatable, Sendable, Encodable {
      var identifier, title: String
      var detail: String?
      var isAllowed: Bool
    }
  }
}

/// What a technology that need not speak tells of itself, one line for each thing.
struct ToldMessage: Equatable, Sendable, Encodable {
  var technology: String
  var lines: [String]
  /// Whether these are all lines so far, and not those that follow the ones before.
  var isWhole: Bool
}

/// What can be said to Voice Control now.
struct SayableMessage: Equatable, Sendable, Encodable {
  /// What commands are like, with the names of what is left open in angle brackets.
  var commands: [String]
  /// The names of what is on the screen.
  var names: [String]
}

/// What was heard of what the page's microphone recorded.
struct HeardMessage: Equatable, Sendable, Encodable {
  /// The phrase; nil for sound that is none of what can be said.
  var text: String?
}

/// A technology asked the system for something that no app does.
struct SystemMessage: Equatable, Sendable, Encodable {
  var request, title: String
}

/// What there is to choose from for the technologies, for the first message to a page.
struct TechnologyTables: Equatable, Sendable, Encodable {
  /// What a switch may do, where its presses may come from, and the switches of who has set up none.
  var switchActions, switchSources: [NameAndTitle]
  var standardSwitches: [String: String]
  /// The commands of Full Keyboard Access with their keys.
  var keyboardCommands: [KeyboardSection]

  struct KeyboardSection: Equatable, Sendable, Encodable {
    var title: String
    var commands: [Command]

    struct Command: Equatable, Sendable, Encodable { var name, title, keys: String }
  }
}
