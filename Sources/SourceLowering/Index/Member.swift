/// A member of a type, with what matters for Objective-C.
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
    /// The name inside the method.
    var name: String
    /// The type as written, without `@escaping` and the like; `T?` for `T!`.
    var type: String
    /// The type as written.
    var writtenType: String
    /// Whether it is a non-escaping closure.
    var isNonEscaping = false
    var isInout = false
    var isVariadic = false
    /// The default value, as written.
    var defaultValue: String?
  }

  var kind: Kind
  var name: String
  var parameters: [Parameter] = []
  /// The method's result type or the property's type, as written; nil if there is none.
  var type: String?
  /// Whether that type is an optional.
  var isOptionalType = false
  var effects: SelectorNames.Effects = []
  /// The name in `@objc(name)`.
  var objcName: String?
  /// The names in `@objc(name) get` and `@objc(name) set`.
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
  /// Whether it is private or file-private. Such a member is exposed only if it is marked.
  var isFilePrivate = false
  /// Whether Objective-C cannot call it, because of an `inout`, variadic, generic or opaque parameter.
  var isUncallable = false
  /// The enclosing `#if` conditions that are left to the compiler.
  var conditions: [String] = []
  /// The offset of its name.
  var offset = 0
  /// The range of the whole declaration.
  var declaration = 0..<0
  var spelling = Spelling()
  /// What is called when a property is set, if there is only one such block and no accessor.
  var observer: Observer?

  /// A `willSet` or `didSet`.
  struct Observer {
    /// Whether it is called afterwards.
    var isAfter: Bool
    /// The name of the other value: `oldValue` or `newValue` unless it is given another.
    var parameter: String
    /// The range of the keyword, with the name.
    var keyword: Range<Int>
    /// The offset of the brace that opens the block with it.
    var brace: Int
  }

  /// The parts of the declaration as written, for code that repeats it.
  struct Spelling {
    /// The offset of the first modifier or, without modifiers, of the keyword.
    var start = 0
    /// The offset of the end of the name.
    var nameEnd = 0
    /// The attributes that a repeated declaration needs.
    var attributes: [String] = []
    /// The modifiers, including `private(set)` with its parentheses.
    var modifiers: [String] = []
    var generics = ""
    var effects = ""
    var result = ""
    var condition = ""
  }

  var labels: [String] { parameters.map(\.label) }

  /// The name of a method with its labels, as in `move(to:by:)`, or the plain name of a property.
  var fullName: String {
    kind == .property ? name : FullName.method(name, labels: labels)
  }

  /// The selector of the method, or of the property's getter.
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
