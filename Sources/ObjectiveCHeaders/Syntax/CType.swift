/// A type as C or Objective-C writes it.
struct CType: Hashable, Sendable {
  enum Nullability: Hashable, Sendable {
    case nonnull
    case nullable
    /// Said to be neither, or in a header that says nothing of it.
    case unspecified
  }

  indirect enum Kind: Hashable, Sendable {
    /// A number, a structure, or the name of another type; `void` too.
    case named(String)
    /// A pointer in C, or a pointer to an object, which only the name tells apart.
    case pointer(CType)
    /// `id`, with protocols.
    case anyObject([String])
    /// `Class`.
    case anyClass
    case instancetype
    case block(CType, [Parameter])
    case function(CType, [Parameter])
    case array(CType, Int?)
  }

  /// What a function or block takes.
  struct Parameter: Hashable, Sendable {
    var type: CType
    var name: String
  }

  var kind: Kind
  var nullability: Nullability?
  var isConstant = false
  /// The types in angle brackets after the name of a class.
  var arguments: [CType] = []
  /// The protocols in angle brackets: those names that no star follows.
  var protocols: [String] = []
  /// Whether a block does not outlive the call.
  var isNonescaping = false

  init(_ kind: Kind, nullability: Nullability? = nil) {
    self.kind = kind
    self.nullability = nullability
  }

  static let void = CType(.named("void"))

  var isVoid: Bool { kind == .named("void") }

  /// The name of the class that a pointer may lead to.
  var pointee: String? {
    guard case .pointer(let target) = kind, case .named(let name) = target.kind else { return nil }
    return name
  }
}
