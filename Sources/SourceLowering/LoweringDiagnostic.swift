/// What could not be lowered: where, what, and what to do about it.
public struct LoweringDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// The lowered code will not compile, or not do what the code does on iOS.
    case error
    /// The lowered code compiles, but part of it behaves differently from iOS, or is left out.
    case warning
  }

  /// What it is about.
  public enum Subject: Hashable, Sendable {
    /// An imported module that exists neither here nor in the app.
    case missingModule(String)
    /// A language construct.
    case construct
  }

  /// The file.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in bytes, from 1, as the compiler counts.
  public var column: Int
  /// How bad it is.
  public var severity: Severity
  /// What it is about.
  public var subject: Subject
  /// The problem, in a sentence.
  public var message: String
  /// What to do about it, in a sentence; empty when the message says it.
  public var remedy: String

  /// The diagnostic in the form that compilers print: `file:line:column: warning: message`.
  public var description: String {
    "\(path):\(line):\(column): \(severity.rawValue): \(message)" + (remedy.isEmpty ? "" : " " + remedy)
  }
}
