import Foundation
import Glibc

/// How an app ended, or why it had to be ended.
package struct AppEnding: Codable, Equatable, Sendable {
  /// What happened.
  package enum Kind: Codable, Equatable, Sendable {
    /// A signal, such as that of a `fatalError`.
    case crash(signal: Int32, address: UInt)
    /// An Objective-C exception.
    case exception
    /// A call of `exit` or its kin.
    case exit(status: Int32)
    /// The main queue has had no turn for some seconds.
    case hang(seconds: Double)
    /// It has computed for longer than it may, in seconds of a processor.
    case overtime(seconds: Double)
  }

  /// The name of the app.
  package var name: String
  /// What happened.
  package var kind: Kind
  /// What the app or the runtime said about it, such as the message of a `fatalError`; nil for nothing.
  package var words: String?
  /// The calls of the app's own code that led there, the innermost first.
  package var calls: [AppCall] = []

  /// The exit status of a command that ran the app: 5 when it was stuck, otherwise 4.
  package var status: Int32 { if case .hang = kind { 5 } else { 4 } }

  /// Where in the app's own code it happened: `file:line`; nil if unknown.
  package var place: String? { calls.lazy.compactMap(\.place).first }

  /// What happened, in one line.
  package var statement: String {
    switch kind {
    case .crash(let signal, let address):
      return "\(name) crashed: \(words ?? cause(of: signal, at: address))"
    case .exception:
      return words?.split(separator: "\n").first.map(String.init) ?? "\(name) raised an exception"
    case .exit(let status): return "\(name) ended itself with exit(\(status)), which no app on iOS does"
    case .overtime(let seconds):
      return
        "\(name) has used the processor \(Self.words(for: seconds)), which is all that it may (--processor-time)"
    case .hang(let seconds):
      let wait = Self.words(for: seconds)
      return calls.isEmpty
        ? "\(name) is stuck: its main queue has had no turn \(wait), and none of its own code is running there"
        : "\(name) is stuck: its main queue has had no turn \(wait)"
    }
  }

  private static func words(for seconds: Double) -> String {
    let time = seconds.formatted(.number.precision(.fractionLength(0...1)).locale(Locale(identifier: "en")))
    return "for \(time) \(seconds == 1 ? "second" : "seconds")"
  }

  private func cause(of signal: Int32, at address: UInt) -> String {
    switch signal {
    case SIGSEGV, SIGBUS:
      isEndlessRecursion
        ? "its stack is full (EXC_BAD_ACCESS): \(calls[0].function) calls itself without end"
        : "it used memory that is not its own (EXC_BAD_ACCESS at address 0x\(String(address, radix: 16)))"
    case SIGILL, SIGTRAP: "it came to code that must not be reached (EXC_BREAKPOINT)"
    case SIGFPE: "it divided by zero (EXC_ARITHMETIC)"
    case SIGABRT: "it called abort() (SIGABRT)"
    case SIGKILL: "it was killed (SIGKILL), perhaps because it took all memory"
    default: "signal \(signal) ended it"
    }
  }

  private var isEndlessRecursion: Bool { calls.contains { $0.count > 50 } }

  /// What is known besides the ``statement``, a line each: the calls, or the rest of the report of an exception.
  package var details: [String] {
    guard kind == .exception, let words else { return calls.map(\.description) }
    return words.split(separator: "\n").dropFirst().map {
      String($0).trimmingCharacters(in: .whitespaces)
    }.filter {
      !["(", ")", "*** First throw call stack:"].contains($0) && !$0.hasPrefix("terminating due to")
    }
  }

  /// The whole message for standard error.
  package var text: String {
    if kind == .exception, let words { return words.hasSuffix("\n") ? String(words.dropLast()) : words }
    var lines = ["\(place ?? name): error: \(statement)."]
    if calls.isEmpty, case .crash = kind {
      lines[0] +=
        " None of the calls that led there is the app’s own: it may be a mistake of Curbcut’s, or miss what was left out."
    }
    lines += calls.map { "\t\($0)" }
    return lines.joined(separator: "\n")
  }
}

/// A call of a function of the app's own code.
package struct AppCall: Codable, Equatable, Sendable, CustomStringConvertible {
  /// The function, as Swift writes it: `DogController.viewDidLoad()`.
  package var function: String
  /// `file:line`; nil if unknown.
  package var place: String?
  /// How many calls like this one follow each other.
  package var count = 1

  package var description: String {
    function + (place.map { "  \($0)" } ?? "") + (count > 1 ? "  (\(count) times)" : "")
  }
}
