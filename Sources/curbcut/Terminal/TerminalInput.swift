import AppFolders
import AssistiveTechnology
import Foundation
import Glibc

/// The original settings of the terminal, to be restored however the program ends.
private nonisolated(unsafe) var savedTerminal: termios?

/// Reads keys from a terminal as they are typed, without waiting for the return key.
final class TerminalInput {

  /// Whether the input is a terminal, not a pipe or a file.
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// Turns off line mode and echo until ``restore()``.
  func begin() {
    var settings = termios()
    guard Self.isTerminal, tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    savedTerminal = settings
    // Control-C must not leave the terminal without echo. The handler calls only functions that are listed in
    // signal-safety(7).
    for end in [SIGINT, SIGTERM, SIGHUP] {
      signal(end) { number in
        if var settings = savedTerminal { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }
        _exit(128 + number)
      }
    }
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  /// Asks for something that must not be seen, and reads a line.
  ///
  /// - Returns: nil where nobody can be asked.
  func readSecret(_ question: String) -> String? {
    guard Self.isTerminal else { return nil }
    let wasRaw = savedTerminal != nil
    if !wasRaw { begin() }
    defer { if !wasRaw { restore() } }
    Console.show(question)
    var line = ""
    while true {
      guard case .bytes(let bytes) = read(within: 3600) else { return nil }
      for key in TerminalKey.keys(in: bytes) {
        switch key {
        case .enter: return line
        case .escape: return nil
        case .backspace: line = String(line.dropLast())
        case .character(let character): line.append(character)
        default: break
        }
      }
    }
  }

  func restore() {
    guard var settings = savedTerminal else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    savedTerminal = nil
  }

  /// The result of reading.
  enum Answer: Equatable {
    case bytes([UInt8])
    case nothing
    case end
  }

  /// Reads what is typed.
  ///
  /// - Parameters:
  ///   - seconds: how long to wait for it.
  ///   - other: a socket that ends the wait when something arrives there.
  func read(within seconds: Double, orUntil other: Int32? = nil) -> Answer {
    // One that is below zero is left out.
    var waiting = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: other ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    let wait = Int32(max(0, min(seconds, 3600)) * 1000)
    let ready = SupervisedProcess.pausing { poll(&waiting, 2, wait) }
    guard ready > 0, waiting[0].revents != 0 else { return .nothing }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
    return count > 0 ? .bytes(Array(buffer[..<count])) : .end
  }
}

/// One key of a terminal.
enum TerminalKey: Hashable {
  case character(Character)
  case up, down, left, right, home, end, pageUp, pageDown, escape, enter, tab, backTab, backspace

  /// The keys that some bytes encode. An escape character that begins no known sequence is the escape key.
  static func keys(in bytes: [UInt8]) -> [TerminalKey] {
    let text = Array(String(decoding: bytes, as: UTF8.self))
    var keys: [TerminalKey] = []
    var index = 0
    while index < text.count {
      if text[index] == "\u{1B}" {
        let rest = String(text[(index + 1)...].prefix(3))
        if let (sequence, key) = sequences.first(where: { rest.hasPrefix($0.0) }) {
          keys.append(key)
          index += 1 + sequence.count
          continue
        }
        keys.append(.escape)
      } else {
        keys.append(named[text[index]] ?? .character(text[index]))
      }
      index += 1
    }
    return keys
  }

  private static let named: [Character: TerminalKey] = [
    "\n": .enter, "\r": .enter, "\t": .tab, "\u{7F}": .backspace, "\u{8}": .backspace,
  ]

  private static let sequences: [(String, TerminalKey)] = [
    ("[A", .up), ("[B", .down), ("[C", .right), ("[D", .left), ("OA", .up), ("OB", .down),
    ("OC", .right), ("OD", .left), ("[H", .home), ("[F", .end), ("[1~", .home), ("[4~", .end),
    ("[5~", .pageUp), ("[6~", .pageDown), ("[Z", .backTab),
  ]

  /// The key of a hardware keyboard that it stands for; nil for one that types nothing and moves nothing in a text.
  var press: KeyPress? {
    switch self {
    case .character(let character):
      KeyPress(
        character == " " ? "space" : character.lowercased(), modifiers: character.isUppercase ? .shift : [],
        characters: String(character))
    case .enter: KeyPress("return", characters: "\n")
    case .tab: KeyPress("tab")
    case .backTab: KeyPress("tab", modifiers: .shift)
    case .backspace: KeyPress("delete")
    case .escape: KeyPress("escape")
    case .left: KeyPress("left")
    case .right: KeyPress("right")
    case .up: KeyPress("up")
    case .down: KeyPress("down")
    case .home: KeyPress("home")
    case .end: KeyPress("end")
    case .pageUp, .pageDown: nil
    }
  }
}
