/// A member of a type, as far as Objective-C's rules ask about it.
struct Member {
  enum Kind {
    case method
    case property
    case initializer
  }

  /// One parameter of a method.
  struct Parameter {
    /// The argument label, empty for none.
    var label: String
    /// The name inside of the method.
    var name: String
    /// The type as written, without `@escaping` and the like; `T?` for `T!`.
    var type: String
    /// The type as written.
    var writtenType: String
    /// Whether it is a closure that is only called while the method runs.
    var isNonEscaping = false
    var isInout = false
    var isVariadic = false
    /// What stands behind the equal sign.
    var defaultValue: String?
  }

  var kind: Kind
  var name: String
  var parameters: [Parameter] = []
  /// The result or the property's type, as written; nil for none.
  var type: String?
  /// Whether that type is an optional.
  var isOptionalType = false
  var effects: SelectorNames.Effects = []
  /// What `@objc(name)` says.
  var objcName: String?
  /// What `@objc(name) get` and `set` say.
  var getterName, setterName: String?

  var isMarkedExposed = false
  var isNonObjC = false
  var isSegueAction = false
  var isStatic = false
  var isOverride = false
  var isOptional = false
  var isDynamic = false
  var isSettable = false
  var isImplicitlyUnwrapped = false
  var isUnavailable = false
  /// Private members, and those of their file alone, are exposed only when marked.
  var isFilePrivate = false
  /// Has something that Objective-C cannot call: an `inout`, variadic, generic or opaque parameter.
  var isUncallable = false
  /// The `#if` conditions around it that the compiler decides.
  var conditions: [String] = []
  /// Where its name stands.
  var offset = 0
  /// Where all of its declaration stands.
  var declaration = 0..<0
  var spelling = Spelling()

  /// How the declaration is written, for code that repeats it.
  struct Spelling {
    /// Where the first modifier, else the keyword, begins.
    var start = 0
    /// Where the name ends.
    var nameEnd = 0
    /// The attributes that stay.
    var attributes: [String] = []
    /// The modifiers, `private(set)` with what is in parentheses.
    var modifiers: [String] = []
    var generics = ""
    var effects = ""
    var result = ""
    var condition = ""
  }

  var labels: [String] { parameters.map(\.label) }

  /// The name with its labels, as Swift writes it: `move(to:by:)`; a property's plain name.
  var fullName: String {
    kind == .property ? name : FullName.method(name, labels: labels)
  }

  /// The selector of a method, the getter's of a property.
  var selector: String {
    if kind == .property { return getterName ?? objcName ?? name }
    return objcName ?? SelectorNames.method(name, labels: labels, effects: effects)
  }

  /// The key of a property.
  var key: String { objcName ?? name }

  /// The selector of a property's setter.
  var setter: String { setterName ?? SelectorNames.setter(key) }
}

/// The names of methods with their labels.
enum FullName {
  static func method(_ base: String, labels: [String]) -> String {
    base + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }
}
