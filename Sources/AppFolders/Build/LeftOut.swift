/// A part of an app's source that could not be built, and was left out so that the rest can run.
public struct LeftOut: Hashable, Sendable, Codable {
  /// The kinds of parts.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// A protocol or class in the inheritance clause of a type.
    case inheritance
    /// A macro or property wrapper in front of a declaration.
    case attribute
    /// A modifier of a view, with its arguments.
    case modifier
    /// A case of a switch.
    case switchCase
    /// A statement of a function.
    case statement
    /// A method, property or other member of a type.
    case member
    /// A type, function or variable at the top level of a file.
    case declaration
    /// A whole file.
    case file
    /// A whole module of a package.
    case module
    /// A class in Objective-C: what it declares is there, what it does is not.
    case objectiveCClass
    /// Methods that Objective-C adds to a class.
    case objectiveCCategory
    /// A function in C.
    case cFunction
    /// A declaration of a header that has no counterpart in Swift here.
    case headerDeclaration
  }

  /// The path of the file.
  public var file: String
  /// The line that it begins at, from 1.
  public var line: Int
  /// The kind of part.
  public var kind: Kind
  /// The compiler's message.
  public var reason: String
  /// The line of the compiler's message, from 1.
  public var faultLine: Int
  /// The column of the compiler's message, in UTF-8 bytes, from 1.
  public var faultColumn: Int
  /// The name of the package that the file is part of; nil for the app's own.
  public var package: String?
}
