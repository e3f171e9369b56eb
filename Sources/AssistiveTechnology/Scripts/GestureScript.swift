import DeviceSettings
import Foundation

/// A script of what a user does with a device, line by line.
///
/// ```
/// # Opens the second dog.
/// swipe right
/// expect "Rex Button"
/// double tap
/// rotor headings
/// swipe down
/// touch 120 300
/// key vo+right
/// type "good dog"
/// wait 1.5
/// expect nothing
/// ```
/// Each line is one statement. Blank lines are ignored, and so is everything from a `#` that begins a word.
/// - A gesture by its name (``Gesture/name``), optionally followed by a point: `double tap`,
///   `three-finger swipe left`, `tap 120 300`. “one-finger” may be omitted.
/// - `touch` and a point: a finger touches down there, rests, and is lifted.
/// - `flick to` and words in quotes: flicks to the right until they are said, from the top again after the last element.
/// - `rotor` and a name: turns the rotor to that setting, by one full turn at most.
/// - `key` and a key press (``KeyPress/name``): `vo+right`, `shift+tab`.
/// - `type` and words in quotes: types each character on a keyboard.
/// - `wait` and a number of seconds; `wait for` and words in quotes: lets time pass until they are said.
/// - `expect` and words in quotes: expects that this was said, as one utterance, since the last action and
///   after the words expected before; `expect nothing`: expects that nothing more was said.
///
/// A ``ScriptLanguage`` says which of them there are, and which more: `press` and `hold` for switches, `keys` for several keys,
/// `choose` and `rest` for AssistiveTouch, `speak`, `select` and `hover` for Spoken Content, and with Voice Control lines that are said. With AssistiveTouch and Zoom `drag` and
/// two points is a finger that moves from the one to the other, `three-finger drag` and `three-finger double tap and drag` are
/// more of them.
///
/// Points are in screen coordinates. In quotes, `\"`, `\\` and `\n` represent a quote, a backslash and a line
/// break.
public struct GestureScript: Sendable, Hashable {
  /// The name of the script's file, for messages.
  public var file: String
  /// The statements, from top to bottom.
  public var lines: [Line]

  /// Creates a script of those lines; `file` is its name for messages.
  public init(_ lines: [Line], file: String = "") {
    self.lines = lines
    self.file = file
  }

  /// A statement and its line number.
  public struct Line: Sendable, Hashable {
    /// Counts from 1.
    public var number: Int
    /// What the line does or expects.
    public var statement: Statement

    /// Creates a statement on the line with that number, from 1.
    public init(_ statement: Statement, number: Int) {
      self.number = number
      self.statement = statement
    }
  }

  /// What one line does or expects.
  public enum Statement: Sendable, Hashable {
    /// Makes a gesture.
    case gesture(Gesture)
    /// A finger rests at a point and is lifted.
    case touch(CGPoint)
    /// Flicks to the right until an element is said that has those words as its label, or is said so as a whole.
    case flick(to: String)
    /// Turns the rotor to the setting of that name.
    case rotor(String)
    /// Presses and releases a key.
    case key(KeyPress)
    /// Types each character on a hardware keyboard.
    case type(String)
    /// Presses keys one after the other.
    case keys([KeyPress])
    /// Presses a switch and releases it at once.
    case press(SwitchSource)
    /// Holds a switch for so many seconds.
    case hold(SwitchSource, Double)
    /// Says something to Voice Control.
    case say(String)
    /// Does something to the device.
    case order(ScriptOrder)
    /// Moves fingers from one point to another.
    case drag(ScriptDrag)
    /// Lets time pass, in seconds.
    case wait(Double)
    /// Lets time pass until these words are told.
    case waitFor(String)
    /// Expects the words of one utterance; nil expects silence.
    case expect(String?)
  }

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - text: the lines of the script.
  ///   - file: the name for messages.
  ///   - language: which statements there are.
  /// - Throws: ``ScriptError`` for the first invalid line.
  public static func parse(
    _ text: String, file: String = "script", language: ScriptLanguage = .voiceOver
  ) throws(ScriptError) -> GestureScript {
    var lines: [Line] = []
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      var parser = ScriptLineParser(line, file: file, line: number, language: language)
      if let statement = try parser.statement() { lines.append(Line(statement, number: number)) }
    }
    return GestureScript(lines, file: file)
  }
}

/// An invalid line of a script.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the script.
  public var file: String
  /// Counts from 1.
  public var line: Int
  /// Counts characters from 1.
  public var column: Int
  /// What is wrong, and what was expected.
  public var message: String
  /// What may have been meant.
  public var suggestion: String?

  /// Creates an error at a place in a script; lines and columns count from 1.
  public init(file: String, line: Int, column: Int, message: String, suggestion: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.suggestion = suggestion
  }

  /// `script:3:7: error: …`
  public var description: String {
    let hint = suggestion.map { " Did you mean “\($0)”?" } ?? ""
    return "\(file):\(line):\(column): error: \(message)\(hint)"
  }
}
