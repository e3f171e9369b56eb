/// The body of a type or of an extension.
final class Container {
  enum Kind {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  let kind: Kind
  /// The names from the outermost type to this one; of an extension, those it is written with.
  let path: [String]
  /// Which of the module's files it stands in.
  let file: Int
  /// The body that this one stands in.
  let parent: Container?
  /// The names of the superclass and protocols, as written, without generic arguments.
  var inherited: [String] = []
  var members: [Member] = []
  var isGeneric = false
  /// Whether a function's body holds it, so that nothing outside can name it.
  var isLocal = false
  /// Whether it stands among a function's statements itself, rather than within a type that does.
  var isStatement = false
  /// Whether it has generic parameters of its own, beside those of the types around it.
  var hasOwnParameters = false
  /// Whether it is private to the type that it stands in.
  var isPrivateNested = false
  /// What `open`, `public` and so on say.
  var access: String?
  /// `@objcMembers`, or `@objc` of an extension or a protocol.
  var exposesMembers = false
  var isObjC = false
  var objcName: String?
  /// The `#if` conditions around it that the compiler decides.
  var conditions: [String] = []
  /// Where its keyword and its closing brace stand.
  var offset = 0
  var closingBrace = 0
  /// Which of Swift's global actors it runs on, when not the main one.
  var runsElsewhere = false

  init(kind: Kind, path: [String], file: Int, parent: Container?) {
    self.kind = kind
    self.path = path
    self.file = file
    self.parent = parent
  }

  /// The name with its outer types: `Outer.Inner`.
  var name: String { path.joined(separator: ".") }

  /// How code within the body names the type.
  var nameInside: String { kind == .extension ? name : path.last ?? name }

  /// Whether code at the level of the file can name it.
  var isReachableInFile: Bool {
    !isLocal && !isPrivateNested && (parent?.isReachableInFile ?? true)
  }
}
