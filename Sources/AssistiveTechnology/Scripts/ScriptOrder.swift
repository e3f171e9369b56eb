import Foundation

/// Something in a ``GestureScript`` that is done to the device rather than to the screen, by whoever plays the script.
public enum ScriptOrder: Hashable, Sendable {
  /// Plays a file of sound to the microphone.
  case hear(String)
  /// Clicks the side button so many times.
  case click(Int)
  /// Enters a passcode; nil for the right one, which no script holds.
  case passcode(String?)
  /// Draws a line around a part of the screen that cannot be used, in screen coordinates.
  case fence(CGRect)
  /// Begins the session that was set up, or resumes it.
  case start
  /// Ends the session.
  case end
  /// Magnifies so many times; 1 for not at all.
  case zoom(Double)
  /// Moves what is magnified with three fingers, in points of the display.
  case pan(CGSize)
  /// Moves the lens to the element with these words.
  case follow(String)
  /// Touches what a technology shows over the screen with these words.
  case choose(String)
  /// Rests the pointer at a point until it counts.
  case rest(CGPoint)
  /// Keeps a picture of what is seen in a file.
  case picture(String)
  /// Has the screen, or the selected text, spoken.
  case speak(SpokenPart)
  /// Selects these words in the text that is being edited.
  case select(String)
  /// Rests the pointer at a point, for a moment, while the key is held that activates Hover Text.
  case hover(CGPoint)

  /// What can be spoken on demand.
  public enum SpokenPart: String, Hashable, Sendable, CaseIterable {
    /// The whole screen, from the top.
    case screen
    /// The selected text.
    case selection
  }

  /// The order as a script writes it.
  public var line: String {
    switch self {
    case .hear(let file): "hear \(ScriptText.quoted(file))"
    case .click(let times): "click \(times)"
    case .passcode(let digits): digits.map { "passcode \(ScriptText.quoted($0))" } ?? "passcode"
    case .fence(let rect): "fence \(rect.minX) \(rect.minY) \(rect.width) \(rect.height)"
    case .start: "start"
    case .end: "end"
    case .zoom(let level): "zoom \(level)"
    case .pan(let fingers): "pan \(fingers.width) \(fingers.height)"
    case .follow(let words): "follow \(ScriptText.quoted(words))"
    case .choose(let words): "choose \(ScriptText.quoted(words))"
    case .rest(let point): "rest \(point.x) \(point.y)"
    case .picture(let file): "picture \(ScriptText.quoted(file))"
    case .speak(let part): "speak \(part.rawValue)"
    case .select(let words): "select \(ScriptText.quoted(words))"
    case .hover(let point): "hover \(point.x) \(point.y)"
    }
  }
}

/// Why an order of a script was not carried out.
public struct ScriptOrderFailure: Error, Hashable, Sendable {
  /// What is wrong, and what was expected.
  public var message: String

  /// Creates a failure with a sentence for the person who wrote the script.
  public init(_ message: String) { self.message = message }
}

/// How a ``GestureScript`` is written.
public enum ScriptText {
  /// A text without its line breaks, for a list in which each line is one thing.
  public static func onOneLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Words in quotes.
  public static func quoted(_ text: String) -> String {
    "\""
      + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\n", with: "\\n") + "\""
  }
}
