/// A method of a class or protocol.
struct ObjCMethod: Hashable, Sendable {
  /// A piece of a selector with the parameter after it.
  struct Piece: Hashable, Sendable {
    var name: String
    var parameter: CType.Parameter?
  }

  var isStatic: Bool
  var result: CType
  var pieces: [Piece]
  var annotation: Annotation
  var isVariadic = false
  var place: SourcePlace

  var parameters: [CType.Parameter] { pieces.compactMap(\.parameter) }

  /// `tableView:didSelectRow:`.
  var selector: String {
    pieces.map { $0.name + ($0.parameter == nil ? "" : ":") }.joined()
  }
}

/// A property.
struct ObjCProperty: Hashable, Sendable {
  var name: String
  var type: CType
  /// The words in parentheses.
  var attributes: Set<String>
  var getter: String?
  var annotation: Annotation
  var place: SourcePlace

  var isStatic: Bool { attributes.contains("class") }
  var isReadonly: Bool { attributes.contains("readonly") }
  var isWeak: Bool { attributes.contains("weak") }
}

/// The members of a class, category or protocol.
struct ObjCMembers: Hashable, Sendable {
  var methods: [ObjCMethod] = []
  var properties: [ObjCProperty] = []

  /// The names that naming takes for those of properties: of properties, and of methods that only give something.
  ///
  /// - Parameter isStatic: whether they are those of the class.
  func propertyNames(isStatic: Bool) -> Set<String> {
    var names = Set(properties.filter { $0.isStatic == isStatic }.map(\.name))
    for method in methods where method.isStatic == isStatic && method.parameters.isEmpty {
      if !method.result.isVoid, method.result.kind != .instancetype { names.insert(method.selector) }
    }
    return names
  }
}

/// The names of the properties of a class, which naming asks for.
struct PropertyNames: Hashable, Sendable {
  var ofInstances: Set<String> = []
  var ofClass: Set<String> = []

  init(_ members: [ObjCMembers] = []) {
    for part in members {
      ofInstances.formUnion(part.propertyNames(isStatic: false))
      ofClass.formUnion(part.propertyNames(isStatic: true))
    }
  }
}

/// What one file declares.
struct ObjCDeclarations: Sendable {
  struct Class: Hashable, Sendable {
    var name: String
    var superclass: String?
    var protocols: [String]
    var parameters: [String]
    var members: ObjCMembers
    var annotation: Annotation
    var place: SourcePlace
  }

  struct Category: Hashable, Sendable {
    var className: String
    /// Empty for an extension of the class, which its own file declares.
    var name: String
    var protocols: [String]
    var members: ObjCMembers
    var place: SourcePlace
  }

  struct ProtocolDeclaration: Hashable, Sendable {
    var name: String
    var protocols: [String]
    var members: ObjCMembers
    var annotation: Annotation
    var place: SourcePlace
  }

  struct Enumeration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      /// One that the macros of Foundation declare, which is one in Swift.
      case closed
      case options
      /// With the name of the domain.
      case error(String)
      /// One of C's own.
      case plain
    }

    struct Case: Hashable, Sendable {
      var name: String
      var value: Int?
      var annotation: Annotation
      var place: SourcePlace
    }

    var kind: Kind
    /// Nil for one whose constants stand alone.
    var name: String?
    /// Nil for the one that C gives it.
    var rawType: CType?
    var cases: [Case]
    var annotation: Annotation
    var place: SourcePlace
  }

  struct Structure: Hashable, Sendable {
    var name: String
    /// Nil for one that is only named.
    var fields: [CType.Parameter]?
    var isUnion: Bool
    var annotation: Annotation
    var place: SourcePlace
  }

  struct Typedef: Hashable, Sendable {
    var name: String
    var type: CType
    var annotation: Annotation
    var place: SourcePlace
  }

  struct Variable: Hashable, Sendable {
    var name: String
    var type: CType
    /// The words of its value, if it is here.
    var value: [HeaderToken]?
    var annotation: Annotation
    var place: SourcePlace
  }

  struct Function: Hashable, Sendable {
    var name: String
    var result: CType
    var parameters: [CType.Parameter]
    var isVariadic: Bool
    var annotation: Annotation
    var place: SourcePlace
  }

  var classes: [Class] = []
  var categories: [Category] = []
  var protocols: [ProtocolDeclaration] = []
  var enumerations: [Enumeration] = []
  var structures: [Structure] = []
  var typedefs: [Typedef] = []
  var variables: [Variable] = []
  var functions: [Function] = []
  /// The classes that are only named.
  var forwardClasses: Set<String> = []
  /// The methods that the file implements, by class.
  var implemented: [String: [ObjCMethod]] = [:]
  /// The properties whose accessors something makes at run time, by class.
  var dynamic: [String: Set<String>] = [:]
  /// The places of what could not be read, each with what it begins with.
  var unread: [(text: String, place: SourcePlace)] = []
  /// The class that `UIApplicationMain` is given.
  var delegateClass: String?
}
