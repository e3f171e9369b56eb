/// What could not be lowered: where, what, and what to do about it.
public struct LoweringDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// The lowered code will not compile, or not do what it does on iOS.
    case error
    /// The lowered code compiles; something of it behaves otherwise than on iOS, or is left out.
    case warning
  }

  /// What it is about.
  public enum Subject: Hashable, Sendable {
    /// A module that is imported and exists neither here nor in the app.
    case missingModule(String)
    /// A construct of the language.
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
  /// What is the matter, a sentence.
  public var message: String
  /// What to do about it, a sentence; empty when the message says it.
  public var remedy: String

  /// As compilers print it: `file:line:column: warning: message`.
  public var description: String {
    "\(path):\(line):\(column): \(severity.rawValue): \(message)" + (remedy.isEmpty ? "" : " " + remedy)
  }
}
