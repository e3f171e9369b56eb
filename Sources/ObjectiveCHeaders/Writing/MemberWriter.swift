/// Writes the members of a class, a protocol or an extension.
struct MemberWriter {
  enum Kind {
    /// Of a protocol: without a body.
    case requirement
    /// Of a class of the app's, with the call that says that the class is used.
    case member(use: String)
    /// Of a class of the system, which an extension cannot give storage.
    case category(of: String)
  }

  let types: TypeTable
  let values: StandInValues
  /// The class or protocol.
  let context: String
  let properties: PropertyNames
  let kind: Kind
  var access: String
  let dynamic: Set<String>
  var root = StandInRoot.object
  /// The selectors and properties that the class has already.
  var inherited: Set<String> = []
  var inheritedInitializers: [ObjCMethod] = []
  var lines: [(lines: [String], place: SourcePlace)] = []
  var skipped: [StandInSource.Skipped] = []
  /// What was declared, by selector and by the name in Swift.
  private var selectors: Set<String> = []
  private var names: Set<String> = []
  private var hasInitializers = false

  init(
    types: TypeTable, values: StandInValues, context: String, properties: PropertyNames, kind: Kind,
    access: String, dynamic: Set<String>
  ) {
    self.types = types
    self.values = values
    self.context = context
    self.properties = properties
    self.kind = kind
    self.access = access
    self.dynamic = dynamic
  }

  var isRequirement: Bool { if case .requirement = kind { true } else { false } }
  private var isCategory: Bool { if case .category = kind { true } else { false } }

  mutating func write(_ members: ObjCMembers) {
    // A class extension may allow to set what the header only allows to read.
    for property in members.properties { write(property) }
    let initializers = members.methods.filter {
      !$0.isStatic && MethodName.isInit($0.pieces[0].name) && !$0.annotation.isUnavailable
    }
    writeInitializers(initializers)
    for method in members.methods where !initializers.contains(method) { write(method) }
  }

  /// Writes what protocols ask for and was not declared.
  mutating func writeRequired(_ members: ObjCMembers, at place: SourcePlace) {
    func placed(_ members: ObjCMembers) -> ObjCMembers {
      var copy = members
      for index in copy.methods.indices { copy.methods[index].place = place }
      for index in copy.properties.indices { copy.properties[index].place = place }
      return copy
    }
    let members = placed(members)
    for property in members.properties { write(property) }
    for method in members.methods where !MethodName.isInit(method.pieces[0].name) { write(method) }
  }

  private mutating func add(_ line: String, _ place: SourcePlace) { lines.append((["  " + line], place)) }

  mutating func skip(_ what: String, _ place: SourcePlace) {
    skipped.append(StandInSource.Skipped(text: what, place: place))
  }

  // MARK: Properties

  /// The name of a property in Swift: that of its getter, where it is true or false.
  static func name(of property: ObjCProperty) -> String {
    if let custom = property.annotation.swiftName { return custom }
    let prefix = property.annotation.isRefined ? "__" : ""
    let isBoolean = property.type.kind == .named("BOOL") || property.type.kind == .named("Boolean")
    return prefix + (isBoolean ? property.getter ?? property.name : property.name)
  }

  private mutating func write(_ property: ObjCProperty) {
    guard !property.annotation.isUnavailable, !inherited.contains(property.name) else { return }
    let name = Self.name(of: property)
    guard selectors.insert(property.name).inserted, names.insert(name).inserted else { return }
    selectors.insert(property.getter ?? property.name)
    selectors.insert("set\(property.name.prefix(1).uppercased())\(property.name.dropFirst()):")
    var own = property.type
    // Where everything is assumed to be there, clang assumes so of nothing that goes by itself.
    if property.isWeak, own.nullability == .nonnull {
      own.nullability = property.annotation.isOutlet ? .unspecified : .nullable
    }
    if own.kind == .instancetype { own.kind = .pointer(CType(.named(context))) }
    if types.isFunction(own) { own.isNonescaping = true }
    guard var type = types.swift(own, .property) else {
      return skip("the property \(property.name)", property.place)
    }
    let word = property.isStatic ? "static " : ""
    let name_ = SwiftWords.escaped(name)
    if isRequirement {
      let optional = property.annotation.isOptionalProtocolRequirement ? "@objc optional " : ""
      return add(
        "\(optional)\(word)var \(name_): \(type) { get\(property.isReadonly ? "" : " set") }", property.place)
    }
    let marks =
      property.annotation.isOutlet ? "@IBOutlet " : property.annotation.isInspectable ? "@IBInspectable " : ""
    if dynamic.contains(property.name) {
      return add("@NSManaged \(access)var \(name_): \(type)", property.place)
    }
    let isLoose = property.annotation.isOutlet || property.isWeak || !makesObject(own)
    var value =
      isLoose && types.isPointer(own) ? nil : values.value(of: own, triesUnknown: property.isReadonly)
    if value == nil {
      guard types.isPointer(own) else { return skip("the property \(property.name)", property.place) }
      if own.nullability == .nonnull {
        // What is set later is there; what only can be read would not be.
        if property.isReadonly, !property.annotation.isOutlet {
          value = values.value(of: own, triesUnknown: true)
        }
        if value == nil {
          guard !property.isReadonly || property.annotation.isOutlet else {
            return skip("the property \(property.name), whose value cannot be made", property.place)
          }
          own.nullability = .unspecified
          type = types.swift(own, .property) ?? type
        }
      }
    }
    let isWeak = property.isWeak && isReference(own) && !isCategory
    write(
      marks + access, word, name_, type, value: value ?? "nil", isWeak: isWeak, property)
  }

  private mutating func write(
    _ marks: String, _ word: String, _ name: String, _ type: String, value: String, isWeak: Bool,
    _ property: ObjCProperty
  ) {
    let isMade = value.contains("(") && value.hasSuffix(")") && !value.contains("rawValue")
    let key = SwiftWords.literal("\(context).\(property.name)")
    let place = property.place
    if property.isStatic {
      let access = marks.replacing("open ", with: "public ")
      if isCategory || property.isReadonly {
        return add(
          "\(access)static var \(name): \(type) { ObjectiveCStandIns.shared(\(key)) { \(value) } }", place)
      }
      return add("\(access)static var \(name): \(type) = \(value)", place)
    }
    let getter = "ObjectiveCStandIns.value(of: self, \(key)) { \(value) as \(type.optionalSpelling) }"
    if isCategory {
      let setter =
        property.isReadonly ? "" : " set { ObjectiveCStandIns.set(newValue as Any, of: self, \(key)) }"
      return add("\(marks)var \(name): \(type) { get { \(getter) }\(setter) }", place)
    }
    if property.isReadonly, !property.annotation.isOutlet {
      return add("\(marks)var \(name): \(type) { \(isMade ? getter : value) }", place)
    }
    let modifier = isWeak ? "weak " : isMade ? "lazy " : ""
    add("\(marks)\(modifier)var \(name): \(type) = \(value)", place)
  }

  /// Whether a property has an object from the beginning, rather than nil: a text, a collection, a view, or one of the
  /// app's own classes.
  private func makesObject(_ type: CType) -> Bool {
    guard types.isPointer(type) else { return true }
    let plain = types.resolved(type)
    switch plain.nullability ?? .unspecified {
    case .nullable: return false
    case .nonnull: return true
    case .unspecified:
      guard let name = plain.pointee else { return false }
      return ["NSString", "NSArray", "NSDictionary", "NSSet", "NSMutableArray", "NSMutableDictionary"]
        .contains(name)
        || types.classes[name] != nil || name.hasPrefix("UI") && name.hasSuffix("View")
    }
  }

  private func isReference(_ type: CType) -> Bool {
    let plain = types.resolved(type)
    if case .anyObject(let protocols) = plain.kind { return !protocols.isEmpty }
    guard let name = plain.pointee else { return false }
    return SystemTypes.objects[name] == nil && !["NSArray", "NSDictionary", "NSSet"].contains(name)
  }

  // MARK: Methods

  private mutating func write(_ method: ObjCMethod) {
    guard !method.annotation.isUnavailable, !method.isVariadic else { return }
    let selector = (method.isStatic ? "+" : "") + method.selector
    guard !inherited.contains(method.selector), !selectors.contains(selector),
      selectors.insert(selector).inserted
    else { return }
    guard
      let name = MethodName(
        method, context: context, properties: method.isStatic ? properties.ofClass : properties.ofInstances,
        types: types)
    else {
      return skip("the method \(method.selector)", method.place)
    }
    guard let parameters = parameters(name) else {
      return skip("the method \(method.selector)", method.place)
    }
    if name.isInitializer { return writeFactory(method, name, parameters) }
    guard isNew(name, isStatic: method.isStatic) else { return }
    var result = method.result
    if result.kind == .instancetype { result.kind = .pointer(CType(.named(context))) }
    if name.isThrowing { result = types.isPointer(result) ? Self.nonnull(result) : .void }
    guard let type = types.swift(result, .result) else {
      return skip("the method \(method.selector)", method.place)
    }
    let word = method.isStatic ? isRequirement ? "static " : "class " : ""
    let action = method.annotation.isAction ? "@IBAction " : ""
    let arrow = result.isVoid ? "" : " -> \(type)"
    let effects = name.isThrowing ? " throws" : ""
    let head = "func \(SwiftWords.escaped(name.name.base))(\(parameters))\(effects)\(arrow)"
    if isRequirement {
      let optional = method.annotation.isOptionalProtocolRequirement ? "@objc optional " : ""
      return add("\(optional)\(word)\(head)", method.place)
    }
    guard let body = body(method, name, result, type) else {
      return skip("the method \(method.selector), whose result cannot be made", method.place)
    }
    let access = isCategory && access == "open " ? "public " : access
    add("\(action)\(access)\(word)\(head) { \(body) }", method.place)
    if name.hasCompletion { writeAsync(method, name, "\(access)\(word)") }
  }

  private func body(_ method: ObjCMethod, _ name: MethodName, _ result: CType, _ type: String) -> String? {
    var use = ""
    if method.isStatic, case .member(let call) = kind { use = call + "; " }
    if name.isThrowing { return use + "throw CocoaError(.featureUnsupported)" }
    if result.isVoid { return use }
    guard let value = values.value(of: result, triesUnknown: true) else { return nil }
    let isSingle = method.isStatic && name.parameters.isEmpty && value.hasSuffix("()")
    guard isSingle else { return use + "return \(value)" }
    let key = SwiftWords.literal("\(context).\(method.selector)")
    return use + "return ObjectiveCStandIns.shared(\(key)) { \(value) }"
  }

  /// Writes the form of a method that is waited for: it waits for ever, like one that never calls back.
  private mutating func writeAsync(_ method: ObjCMethod, _ name: MethodName, _ head: String) {
    guard let last = name.parameters.last, case .block(_, let results) = last.type.kind else { return }
    var rest = name
    rest.parameters.removeLast()
    rest.defaults.removeLast()
    rest.name.labels.removeLast()
    if rest.parameters.isEmpty {
      for suffix in ["WithCompletionHandler", "WithCompletionBlock", "WithCompletion"]
      where rest.name.base.hasSuffix(suffix) {
        rest.name.base = String(rest.name.base.dropLast(suffix.utf8.count))
      }
    }
    let isThrowing =
      results.last.map { $0.type.pointee == "NSError" && $0.type.nullability != .nonnull } ?? false
    let values = isThrowing ? Array(results.dropLast()) : results
    let isEmptyName = rest.name.base.isEmpty
    let types = values.map { value -> String? in
      var type = value.type
      if isThrowing, self.types.isPointer(type) { type = Self.nonnull(type) }
      type.isNonescaping = true
      return self.types.swift(type, .inner)
    }
    guard !isEmptyName, !types.contains(nil), let parameters = parameters(rest) else { return }
    let names = types.compactMap(\.self)
    let result = names.isEmpty ? "Void" : names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
    add(
      "\(head)func \(SwiftWords.escaped(rest.name.base))(\(parameters)) async\(isThrowing ? " throws" : "") -> \(result) "
        + "{ await withUnsafeContinuation { (_: UnsafeContinuation<\(result), Never>) in } }", method.place)
  }

  private mutating func isNew(_ name: MethodName, isStatic: Bool) -> Bool {
    let whole = name.name.base + "(" + name.name.labels.map { $0 + ":" }.joined() + ")"
    if name.parameters.isEmpty, !isStatic, names.contains(name.name.base) { return false }
    return names.insert((isStatic ? "+" : "") + whole).inserted
  }

  static func nonnull(_ type: CType) -> CType {
    var type = type
    type.nullability = .nonnull
    return type
  }

  /// The parameters as a declaration writes them; nil if one has a type that Swift has not.
  func parameters(_ name: MethodName) -> String? {
    var used: Set<String> = []
    var result: [String] = []
    for (index, parameter) in name.parameters.enumerated() {
      guard let type = types.swift(parameter.type, .parameter) else { return nil }
      let label = index < name.name.labels.count ? name.name.labels[index] : ""
      var own = parameter.name.isEmpty || parameter.name == "_" ? "argument\(index)" : parameter.name
      while !used.insert(own).inserted { own += "_" }
      let written = SwiftWords.escaped(own)
      let both = label == own ? written : "\(SwiftWords.label(label)) \(written)"
      result.append("\(both): \(type)\(isRequirement ? "" : name.defaults[index])")
    }
    return result.joined(separator: ", ")
  }

  // MARK: Initialisers

  private mutating func writeInitializers(_ methods: [ObjCMethod]) {
    var own: [(method: ObjCMethod, name: MethodName, parameters: String)] = []
    let known: Set = isRequirement ? [] : root.selectors
    for method in methods where !known.contains(method.selector) && !method.isVariadic {
      guard selectors.insert(method.selector).inserted else { continue }
      guard
        let name = MethodName(
          method, context: context, properties: method.isStatic ? properties.ofClass : properties.ofInstances,
          types: types),
        let parameters = parameters(name),
        names.insert("init(\(name.name.labels.joined(separator: ":")))").inserted
      else {
        skip("the initialiser \(method.selector)", method.place)
        continue
      }
      own.append((method, name, parameters))
    }
    guard let first = own.first else { return }
    let inheritedSelectors = Set(inheritedInitializers.map(\.selector))
    if case .member = kind, !hasInitializers {
      hasInitializers = true
      for line in root.overrides {
        add(access.replacing("open ", with: "public ") + line, first.method.place)
      }
      for method in inheritedInitializers where !root.selectors.contains(method.selector) {
        guard !methods.contains(where: { $0.selector == method.selector }),
          let name = MethodName(method, context: context, properties: [], types: types),
          let parameters = parameters(name)
        else { continue }
        write(initializer: method, name, parameters, "override ", root.call)
      }
    }
    let isMarked = own.contains(where: \.method.annotation.isDesignated)
    for (method, name, parameters) in own {
      if isRequirement {
        add(
          "\(method.annotation.isOptionalProtocolRequirement ? "@objc optional " : "")init(\(parameters))",
          method.place)
      } else if isCategory || isMarked && !method.annotation.isDesignated {
        writeConvenience(method, name, parameters)
      } else {
        let word = inheritedSelectors.contains(method.selector) ? "override " : ""
        write(initializer: method, name, parameters, word, root.call)
      }
    }
  }

  private mutating func write(
    initializer method: ObjCMethod, _ name: MethodName, _ parameters: String, _ word: String, _ call: String
  ) {
    let effects = name.isThrowing ? " throws" : ""
    add(
      "\(access.replacing("open ", with: "public "))\(word)init\(Self.mark(method, name))(\(parameters))\(effects) { \(call) }",
      method.place)
  }

  /// What a call of an initialiser gives, which may be nil.
  private static func mark(_ method: ObjCMethod, _ name: MethodName) -> String {
    if name.isThrowing { return "" }
    switch method.result.nullability ?? .unspecified {
    case .nonnull: return ""
    case .nullable: return "?"
    case .unspecified: return "!"
    }
  }

  private mutating func writeConvenience(_ method: ObjCMethod, _ name: MethodName, _ parameters: String) {
    let effects = name.isThrowing ? " throws" : ""
    let call = isCategory ? "self.init()" : root.call.replacing("super.", with: "self.")
    let access = access.replacing("open ", with: "public ")
    add(
      "\(access)convenience init\(Self.mark(method, name))(\(parameters))\(effects) { \(call) }", method.place
    )
  }

  private mutating func writeFactory(_ method: ObjCMethod, _ name: MethodName, _ parameters: String) {
    guard !isRequirement else { return }
    guard names.insert("init(\(name.name.labels.joined(separator: ":")))").inserted else { return }
    writeConvenience(method, name, parameters)
  }
}

extension String {
  /// The type with a question mark where it has an exclamation mark, as a cast writes it.
  fileprivate var optionalSpelling: String { hasSuffix("!") ? dropLast() + "?" : self }
}
