import Foundation

/// What somebody does with a device, written down line by line.
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
/// Each line is one statement. Blank lines mean nothing, nor does what follows a `#` between words.
/// - A gesture by its name (``Gesture/name``), which may be followed by a point: `double tap`,
///   `three-finger swipe left`, `tap 120 300`. One finger need not be named.
/// - `touch` and a point: a finger comes down there, rests, and is lifted.
/// - `rotor` and a name: turns the rotor to that setting, at most once around.
/// - `key` and a key press (``KeyPress/name``): `vo+right`, `shift+tab`.
/// - `type` and words in quotes: each character is typed on a keyboard.
/// - `wait` and seconds.
/// - `expect` and words in quotes: that was said, as one utterance, after the last thing done and after
///   what was expected before; `expect nothing`: nothing more was said.
///
/// Points are in screen coordinates. In quotes `\"`, `\\` and `\n` stand for a quote, a backslash and a new
/// line.
public struct GestureScript: Sendable, Hashable {
  /// Where the script comes from, for messages.
  public var file: String
  /// The statements, from top to bottom.
  public var lines: [Line]

  /// A script of those lines; `file` is its name for messages.
  public init(_ lines: [Line], file: String = "") {
    self.lines = lines
    self.file = file
  }

  /// A statement and where it stands.
  public struct Line: Sendable, Hashable {
    /// Counts from 1.
    public var number: Int
    /// What the line does or expects.
    public var statement: Statement

    /// A statement on the line of that number, from 1.
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
    /// Turns the rotor to the setting of that name.
    case rotor(String)
    /// Presses a key and lets it go.
    case key(KeyPress)
    /// Types each character on a hardware keyboard.
    case type(String)
    /// In seconds.
    case wait(Double)
    /// The words of one utterance; nil for silence.
    case expect(String?)
  }

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - text: the lines of the script.
  ///   - file: the name for messages.
  /// - Throws: ``ScriptError`` for the first line that is not understood.
  public static func parse(_ text: String, file: String = "script") throws(ScriptError) -> GestureScript {
    var lines: [Line] = []
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      var parser = ScriptLineParser(line, file: file, line: number)
      if let statement = try parser.statement() { lines.append(Line(statement, number: number)) }
    }
    return GestureScript(lines, file: file)
  }
}

/// A line of a script that is not understood.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the script.
  public var file: String
  /// Counts from 1.
  public var line: Int
  /// Counts characters from 1.
  public var column: Int
  /// What is wrong, and what was expected.
  public var message: String
  /// What was perhaps meant.
  public var suggestion: String?

  /// An error at a place in a script; lines and columns count from 1.
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
