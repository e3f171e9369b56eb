/// The body of a type or of an extension.
final class Container {
  enum Kind {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  let kind: Kind
  /// The names from the outermost type to this one; for an extension, the names as written.
  let path: [String]
  /// The index of its file in the module.
  let file: Int
  /// The body that encloses this one.
  let parent: Container?
  /// The names of the superclass and protocols, as written, without generic arguments.
  var inherited: [String] = []
  var members: [Member] = []
  var isGeneric = false
  /// Whether it is inside a function's body, so that nothing outside can name it.
  var isLocal = false
  /// Whether it is itself one of a function's statements, rather than inside a local type.
  var isStatement = false
  /// Whether it has generic parameters of its own, not only those of the enclosing types.
  var hasOwnParameters = false
  /// Whether it is private to the enclosing type.
  var isPrivateNested = false
  /// The access modifier: `open`, `public` and so on.
  var access: String?
  /// Whether it has `@objcMembers`, or is an extension with `@objc`.
  var exposesMembers = false
  var isObjC = false
  var objcName: String?
  /// The enclosing `#if` conditions that are left to the compiler.
  var conditions: [String] = []
  /// The offsets of its name, or of the extended type's, and of its closing brace, which is -1 if that is missing.
  var offset = 0
  var closingBrace = 0
  /// Whether it, or a type around it, may not be used.
  var isUnavailable = false
  /// Whether it is isolated to a global actor other than the main actor.
  var runsElsewhere = false

  init(kind: Kind, path: [String], file: Int, parent: Container?) {
    self.kind = kind
    self.path = path
    self.file = file
    self.parent = parent
  }

  /// The name with the enclosing types: `Outer.Inner`.
  var name: String { path.joined(separator: ".") }

  /// The name of the type in code within the body.
  var nameInside: String { kind == .extension ? name : path.last ?? name }

  /// Whether code at the top level of the file can name it.
  var isReachableInFile: Bool {
    !isLocal && !isPrivateNested && (parent?.isReachableInFile ?? true)
  }
}
