/// What the headers of an app say of the types that their declarations use.
struct TypeTable {
  private(set) var typedefs: [String: ObjCDeclarations.Typedef] = [:]
  private(set) var classes: [String: ObjCDeclarations.Class] = [:]
  private(set) var protocols: [String: ObjCDeclarations.ProtocolDeclaration] = [:]
  private(set) var enumerations: [String: ObjCDeclarations.Enumeration] = [:]
  private(set) var structures: [String: ObjCDeclarations.Structure] = [:]
  /// The classes that are only named.
  private(set) var forward: Set<String> = []

  /// The classes of whose names the app's own files in Swift have private types.
  private let hidden: Set<String>

  init(_ all: [ObjCDeclarations], hidden: Set<String> = []) {
    self.hidden = hidden
    for file in all {
      for typedef in file.typedefs { typedefs[typedef.name] = typedefs[typedef.name] ?? typedef }
      for type in file.classes { classes[type.name] = classes[type.name] ?? type }
      for type in file.protocols { protocols[type.name] = protocols[type.name] ?? type }
      for type in file.enumerations { if let name = type.name { enumerations[name] = type } }
      for type in file.structures where type.fields != nil { structures[type.name] = type }
      forward.formUnion(file.forwardClasses)
    }
  }

  // MARK: Kinds

  /// The type without the names that typedefs give it.
  func resolved(_ type: CType) -> CType {
    var type = type
    for _ in 0..<16 {
      guard case .named(let name) = type.kind, let typedef = typedefs[name] else { return type }
      let nullability = type.nullability
      type = typedef.type
      type.nullability = nullability ?? type.nullability
    }
    return type
  }

  func isFunction(_ type: CType) -> Bool {
    switch resolved(type).kind {
    case .block, .function: true
    default: false
    }
  }

  func isOptions(_ name: String) -> Bool {
    enumerations[name].map { $0.kind == .options } ?? SystemTypes.options.contains(name)
  }

  /// Whether a value of a type may be nil.
  func isPointer(_ type: CType) -> Bool {
    switch resolved(type).kind {
    case .named: false
    case .array: false
    default: true
    }
  }

  /// Whether a method with such a result says by it that it failed.
  func canThrow(_ result: CType) -> Bool {
    if case .named(let name) = result.kind { return ["BOOL", "bool", "Boolean"].contains(name) }
    return isPointer(result) && result.nullability != .nonnull && !isCPointer(result)
  }

  private func isCPointer(_ type: CType) -> Bool {
    guard case .pointer(let target) = resolved(type).kind else { return false }
    guard case .named(let name) = target.kind else { return true }
    return isValue(name)
  }

  /// Whether a name is that of a number, a structure or an enumeration, of which no pointer is an object.
  private func isValue(_ name: String) -> Bool {
    SystemTypes.values[name] != nil || structures[name] != nil || enumerations[name] != nil
      || SystemTypes.plainValues.contains(name)
  }

  // MARK: Names

  /// The name of an app's own type in Swift.
  func swiftName(_ name: String) -> String {
    let declared: [Annotation?] = [
      classes[name]?.annotation, protocols[name]?.annotation, enumerations[name]?.annotation,
      structures[name]?.annotation, typedefs[name]?.annotation,
    ]
    let custom = declared.lazy.compactMap { $0?.swiftName }.first
    guard let custom, !custom.contains(".") else {
      return hidden.contains(name) && classes[name] != nil ? name + "_ObjectiveC" : name
    }
    return custom
  }

  /// The name in Swift of a protocol, which may not be that of a class.
  func swiftProtocol(_ name: String) -> String {
    name == "NSObject" || classes[name] != nil && protocols[name] != nil ? name + "Protocol" : swiftName(name)
  }

  /// Where a type stands, which decides what an unknown nullability becomes and how closures are written.
  enum Position { case parameter, result, property, inner, element }

  /// A type in Swift; nil for one that has none here.
  func swift(_ type: CType, _ position: Position) -> String? {
    guard let base = base(type, position) else { return nil }
    guard isPointer(type), position != .element else { return base }
    switch type.nullability ?? .unspecified {
    case .nonnull:
      let isEscaping = position == .parameter && isFunction(type) && !type.isNonescaping
      return isEscaping ? "@escaping \(base)" : base
    case .nullable: return Self.wrapped(base) + "?"
    case .unspecified:
      let isNested = position == .inner
      return Self.wrapped(base) + (isNested ? "?" : "!")
    }
  }

  private static func wrapped(_ base: String) -> String {
    let isComposed = base.contains(" & ") || base.hasPrefix("any ") || base.hasPrefix("@convention")
    return isComposed || base.hasPrefix("(") && base.contains("->") ? "(\(base))" : base
  }

  private func base(_ type: CType, _ position: Position) -> String? {
    switch type.kind {
    case .named(let name): return named(name, type.arguments)
    case .pointer(let target): return pointer(to: target)
    case .anyObject(let protocols): return protocols.isEmpty ? "Any" : composition(protocols)
    case .anyClass: return "AnyClass"
    case .instancetype: return "Self"
    case .block(let result, let parameters): return function(result, parameters)
    case .function(let result, let parameters):
      return function(result, parameters).map { "@convention(c) \($0)" }
    case .array(let element, let count):
      guard position != .parameter else { return pointer(to: element) }
      guard let count, count > 0, count <= 16, let type = swift(element, .inner) else { return nil }
      return count == 1 ? type : "(" + Array(repeating: type, count: count).joined(separator: ", ") + ")"
    }
  }

  private func composition(_ names: [String]) -> String {
    names.map(swiftProtocol).joined(separator: " & ")
  }

  private func named(_ name: String, _ arguments: [CType]) -> String? {
    if name == "typeof" || name == HeaderParser.anonymous || name == "va_list" { return nil }
    if typedefs[name] != nil { return swiftName(name) }
    // `id<P>` of a typedef, or `NSObject<P>` without a star, has no such type.
    return SystemTypes.values[name] ?? swiftName(name)
  }

  private func function(_ result: CType, _ parameters: [CType.Parameter]) -> String? {
    let types = parameters.map { swift($0.type, .inner) }
    guard !types.contains(nil), let result = swift(result, .inner) else { return nil }
    return "(\(types.compactMap(\.self).joined(separator: ", "))) -> \(result)"
  }

  private func pointer(to target: CType) -> String? {
    guard case .named(let name) = target.kind else {
      // Of a pointer to an object only errors are known, which become `throws`.
      if case .pointer(let inner) = target.kind, isCPointer(target), let base = pointer(to: inner) {
        return "UnsafeMutablePointer<\(base)?>"
      }
      return nil
    }
    if name == "void" { return target.isConstant ? "UnsafeRawPointer" : "UnsafeMutableRawPointer" }
    if typedefs[name] != nil, isPointer(CType(.named(name))) { return nil }
    if isValue(name) || typedefs[name] != nil {
      let element = name == "BOOL" ? "ObjCBool" : named(name, [])
      return element.map { (target.isConstant ? "UnsafePointer" : "UnsafeMutablePointer") + "<\($0)>" }
    }
    return object(name, target.arguments)
  }

  /// An object of a class, with the types or protocols in angle brackets.
  private func object(_ name: String, _ arguments: [CType]) -> String? {
    func element(_ index: Int, orElse standard: String) -> String? {
      guard index < arguments.count else { return standard }
      let type = arguments[index]
      if case .anyObject(let protocols) = type.kind, protocols.isEmpty { return standard }
      return swift(type, .element)
    }
    switch name {
    case "NSArray": return element(0, orElse: "Any").map { "[\($0)]" }
    case "NSSet": return element(0, orElse: "AnyHashable").map { "Set<\($0)>" }
    case "NSDictionary":
      guard let key = element(0, orElse: "AnyHashable"), let value = element(1, orElse: "Any") else {
        return nil
      }
      return "[\(key): \(value)]"
    default: break
    }
    let type = SystemTypes.objects[name] ?? swiftName(name)
    guard !arguments.isEmpty else { return type }
    if let own = classes[name], !own.parameters.isEmpty {
      let types = arguments.compactMap { swift($0, .element) }
      return types.count == own.parameters.count ? "\(type)<\(types.joined(separator: ", "))>" : nil
    }
    // What stands in angle brackets without a star are protocols.
    let protocols = arguments.compactMap { argument -> String? in
      guard case .named(let name) = argument.kind else { return nil }
      return swiftProtocol(name)
    }
    return protocols.count == arguments.count ? ([type] + protocols).joined(separator: " & ") : type
  }
}
