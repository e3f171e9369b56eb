extension StandInWriter {
  // MARK: Enumerations

  mutating func write(_ type: ObjCDeclarations.Enumeration) {
    guard !type.annotation.isUnavailable else { return }
    guard let cName = type.name else { return writeLoose(type) }
    let name = types.swiftName(cName)
    guard isNew(name) else { return }
    let raw = type.rawType.flatMap { types.swift($0, .result) } ?? Self.plainType(type)
    switch type.kind {
    case .plain: writePlain(type, name, raw)
    case .closed:
      add(["@objc \(access)enum \(name): \(raw) {"] + cases(type, cName, raw) + ["}"], at: type.place)
    case .options: writeOptions(type, name, cName, raw)
    case .error(let domain): writeError(type, name, cName, domain)
    }
    if let nested = type.annotation.swiftName, let dot = nested.lastIndex(of: ".") {
      let inner = nested[nested.index(after: dot)...]
      add(["extension \(nested[..<dot]) { \(access)typealias \(inner) = \(cName) }"], at: type.place)
    }
  }

  private static func plainType(_ type: ObjCDeclarations.Enumeration) -> String {
    type.cases.contains { ($0.value ?? 0) < 0 } ? "Int32" : "UInt32"
  }

  private func members(
    _ type: ObjCDeclarations.Enumeration, _ name: String
  ) -> [(name: String, item: ObjCDeclarations.Enumeration.Case)] {
    let plain = type.cases.filter { $0.annotation.swiftName == nil && !$0.annotation.isUnavailable }
    let prefix = EnumerationNames.prefix(of: plain.map(\.name), enumeration: name)
    return type.cases.filter { !$0.annotation.isUnavailable }.map { item in
      (item.annotation.swiftName ?? EnumerationNames.member(item.name, without: prefix), item)
    }
  }

  private mutating func cases(
    _ type: ObjCDeclarations.Enumeration, _ cName: String, _ raw: String
  ) -> [String] {
    var lines: [String] = []
    var (values, names) = ([Int: String](), Set<String>())
    for (name, item) in members(type, cName) {
      let written = SwiftWords.escaped(name)
      guard let value = item.value else {
        skip("the constant \(item.name), whose value is not known", item.place)
        continue
      }
      guard names.insert(name).inserted else { continue }
      if let first = values[value] {
        lines.append("  \(access)static var \(written): Self { .\(SwiftWords.escaped(first)) }")
      } else {
        values[value] = name
        lines.append("  case \(written) = \(Self.number(value, raw))")
      }
    }
    return lines
  }

  /// A number as a literal of a type: that of a type without a sign is never negative.
  private static func number(_ value: Int, _ raw: String) -> String {
    guard value < 0 else { return String(value) }
    switch raw {
    case "UInt", "UInt64": return String(UInt(bitPattern: value))
    case "UInt32": return String(UInt32(truncatingIfNeeded: value))
    case "UInt16": return String(UInt16(truncatingIfNeeded: value))
    case "UInt8": return String(UInt8(truncatingIfNeeded: value))
    default: return String(value)
    }
  }

  private mutating func writeOptions(
    _ type: ObjCDeclarations.Enumeration, _ name: String, _ cName: String, _ raw: String
  ) {
    var lines = [
      "\(access)struct \(name): OptionSet, Hashable {", "  \(access)let rawValue: \(raw)",
      "  \(access)init(rawValue: \(raw)) { self.rawValue = rawValue }",
    ]
    for (member, item) in members(type, cName) {
      guard let value = item.value else {
        skip("the constant \(item.name), whose value is not known", item.place)
        continue
      }
      if value == 0, item.annotation.swiftName == nil { continue }
      lines.append(
        "  \(access)static let \(SwiftWords.escaped(member)) = Self(rawValue: \(Self.number(value, raw)))")
    }
    add(lines + ["}"], at: type.place)
  }

  private mutating func writeError(
    _ type: ObjCDeclarations.Enumeration, _ name: String, _ cName: String, _ domain: String
  ) {
    let outer = name.hasSuffix("Code") ? String(name.dropLast(4)) : name
    var lines = [
      "\(access)struct \(outer): CustomNSError {", "  @objc \(access)enum Code: Int {",
    ]
    lines += cases(type, cName, "Int").map { "  " + $0 }
    lines += [
      "  }", "  \(access)let code: Code", "  \(access)var userInfo: [String: Any]",
      "  \(access)init(_ code: Code, userInfo: [String: Any] = [:]) {",
      "    self.code = code", "    self.userInfo = userInfo", "  }",
      "  \(access)static var errorDomain: String { \(SwiftWords.literal(string(named: domain) ?? domain)) }",
      "  \(access)var errorCode: Int { code.rawValue }",
      "  \(access)var errorUserInfo: [String: Any] { userInfo }",
    ]
    var names: Set<String> = []
    for (member, item) in members(type, cName) where item.value != nil && names.insert(member).inserted {
      lines.append(
        "  \(access)static var \(SwiftWords.escaped(member)): Code { .\(SwiftWords.escaped(member)) }")
    }
    add(lines + ["}"], at: type.place)
  }

  /// An enumeration of C's own: a type around a number, whose constants stand outside.
  private mutating func writePlain(_ type: ObjCDeclarations.Enumeration, _ name: String, _ raw: String) {
    add(
      [
        "\(access)struct \(name): RawRepresentable, Hashable {", "  \(access)var rawValue: \(raw)",
        "  \(access)init(_ rawValue: \(raw)) { self.rawValue = rawValue }",
        "  \(access)init(rawValue: \(raw)) { self.rawValue = rawValue }", "}",
      ], at: type.place)
    for item in type.cases {
      guard let value = item.value, isNew(item.name) else { continue }
      add(
        [
          "\(access)var \(SwiftWords.escaped(item.name)): \(name) { \(name)(rawValue: \(Self.number(value, raw))) }"
        ],
        at: item.place)
    }
  }

  private mutating func writeLoose(_ type: ObjCDeclarations.Enumeration) {
    let raw = type.rawType.flatMap { types.swift($0, .result) } ?? "Int"
    for item in type.cases {
      guard let value = item.value, isNew(item.name) else { continue }
      add(
        ["\(access)var \(SwiftWords.escaped(item.name)): \(raw) { \(Self.number(value, raw)) }"],
        at: item.place)
    }
  }

  // MARK: Structures and typedefs

  mutating func write(_ type: ObjCDeclarations.Structure) {
    guard let fields = type.fields, type.name != HeaderParser.anonymous, !type.annotation.isUnavailable else {
      return
    }
    let name = types.swiftName(type.name)
    guard isNew(name) else { return }
    guard !type.isUnion else { return skip("the union \(type.name)", type.place) }
    var lines = ["\(access)struct \(name) {"]
    var parameters: [String] = []
    for field in fields {
      var own = field.type
      if types.isPointer(own), own.nullability != .nonnull { own.nullability = .nullable }
      own.isNonescaping = true
      guard let swift = types.swift(own, .inner), let value = values.value(of: own) else {
        skip("the field \(type.name).\(field.name)", type.place)
        continue
      }
      let written = SwiftWords.escaped(field.name)
      lines.append("  \(access)var \(written): \(swift) = \(value)")
      let isClosure = own.nullability == .nonnull && types.isFunction(own)
      parameters.append("\(written): \(isClosure ? "@escaping " : "")\(swift)")
    }
    lines.append("  \(access)init() {}")
    if !parameters.isEmpty {
      let body = parameters.map { parameter in
        let word = parameter.prefix { $0 != ":" }
        return "self.\(word) = \(word)"
      }
      lines.append(
        "  \(access)init(\(parameters.joined(separator: ", "))) { \(body.joined(separator: "; ")) }")
    }
    add(lines + ["}"], at: type.place)
  }

  mutating func write(_ typedef: ObjCDeclarations.Typedef) {
    guard !typedef.annotation.isUnavailable else { return }
    let name = types.swiftName(typedef.name)
    guard isNew(name) else { return }
    var target = typedef.type
    target.nullability = .nonnull
    target.isNonescaping = true
    guard let type = types.swift(target, .inner) else {
      return skip("the type \(typedef.name)", typedef.place)
    }
    guard typedef.annotation.isTypedEnumeration else {
      guard type != name else { return }
      return add(["\(access)typealias \(name) = \(type)"], at: typedef.place)
    }
    add(
      [
        "\(access)struct \(name): RawRepresentable, Hashable {", "  \(access)let rawValue: \(type)",
        "  \(access)init(_ rawValue: \(type)) { self.rawValue = rawValue }",
        "  \(access)init(rawValue: \(type)) { self.rawValue = rawValue }", "}",
      ], at: typedef.place)
  }

  // MARK: Constants

  mutating func writeConstants(_ file: ReadFile) {
    for variable in file.declarations.variables { write(variable) }
    for macro in file.macros where !macro.name.hasPrefix("_") {
      guard let (type, value) = ConstantValue.macro(macro.body, named: macroBody, constants),
        isNew(macro.name)
      else {
        continue
      }
      add(["\(access)let \(SwiftWords.escaped(macro.name)): \(type) = \(value)"], at: macro.place)
    }
  }

  private func macroBody(_ name: String) -> [HeaderToken]? {
    files.lazy.flatMap(\.macros).first { $0.name == name }?.body
  }

  /// The words of a constant's value, wherever they stand.
  private func value(named name: String) -> [HeaderToken]? {
    files.lazy.flatMap(\.declarations.variables).first { $0.name == name && $0.value != nil }?.value
  }

  private func string(named name: String) -> String? {
    guard let words = value(named: name), !words.isEmpty, words.allSatisfy({ $0.kind == .string }) else {
      return nil
    }
    return words.map(\.text).joined()
  }

  private mutating func write(_ variable: ObjCDeclarations.Variable) {
    guard !variable.annotation.isUnavailable else { return }
    let custom = variable.annotation.swiftName
    let plain = types.resolved(variable.type)
    // Swift imports no array without a length, as the text with the version that Xcode writes into umbrella headers.
    if case .array(_, nil) = plain.kind { return }
    let isString = plain.pointee == "NSString"
    if case .named(let name) = variable.type.kind,
      types.typedefs[name]?.annotation.isTypedEnumeration == true || name == "NSNotificationName"
        || name == "NSAttributedStringKey"
    {
      return writeMember(variable, of: name)
    }
    if isString, variable.name.hasSuffix("Notification"), variable.name != "Notification", custom == nil {
      return writeMember(variable, of: "NSNotificationName")
    }
    let name = custom.map { String($0.split(separator: ".").last ?? "") } ?? variable.name
    guard isNew(name) else { return }
    guard let type = types.swift(variable.type, .property) else {
      return skip("the variable \(variable.name)", variable.place)
    }
    let words = value(named: variable.name)
    let known = words.flatMap { ConstantValue.text($0, value: value(named:), macro: macroBody) }
    let standard = isString ? SwiftWords.literal(variable.name) : values.value(of: variable.type)
    guard let value = known ?? standard else { return skip("the variable \(variable.name)", variable.place) }
    let isConstant = variable.type.isConstant || variable.annotation.isInline
    add(
      [
        "\(access)\(isConstant ? "let" : "nonisolated(unsafe) var") \(SwiftWords.escaped(name)): \(type) = \(value)"
      ],
      at: variable.place)
  }

  /// Writes a constant as a member of the type that its typedef makes.
  private mutating func writeMember(_ variable: ObjCDeclarations.Variable, of type: String) {
    var base = variable.name
    let isNotification = type == "NSNotificationName"
    if isNotification, base.hasSuffix("Notification"), base != "Notification" {
      base = String(base.dropLast(12))
    }
    let member =
      variable.annotation.swiftName.map { String($0.split(separator: ".").last ?? "") }
      ?? (isNotification ? nil : EnumerationNames.member(base, of: type)) ?? base
    let swift = SystemTypes.values[type] ?? types.swiftName(type)
    guard isNew("\(swift).\(member)") else { return }
    let raw = types.typedefs[type]?.type
    let isString = raw == nil || raw?.pointee == "NSString"
    let words = value(named: variable.name)
    let known = words.flatMap { ConstantValue.text($0, value: value(named:), macro: macroBody) }
    guard
      let value = known
        ?? (isString ? SwiftWords.literal(variable.name) : raw.flatMap { values.value(of: $0) })
    else {
      return skip("the constant \(variable.name)", variable.place)
    }
    add(
      [
        "extension \(swift) { \(access)static let \(SwiftWords.escaped(member)) = \(swift)(rawValue: \(value)) }"
      ],
      at: variable.place)
  }

  // MARK: Functions

  mutating func write(_ function: ObjCDeclarations.Function) {
    guard !function.annotation.isUnavailable, !function.isVariadic, function.name != "main" else { return }
    let custom = function.annotation.swiftName
    var method = MethodName(parameters: function.parameters, base: function.name)
    if let custom, !custom.contains("."), custom.hasSuffix(")") { method.take(custom) }
    guard isNew(method.name.base + "(" + method.name.labels.joined(separator: ":") + ")") else { return }
    var result = function.result
    if types.isPointer(result), result.nullability == nil { result.nullability = .unspecified }
    let writer = MemberWriter(
      types: types, values: values, context: "", properties: PropertyNames(), kind: .member(use: ""),
      access: "",
      dynamic: [])
    guard let parameters = writer.parameters(method), let type = types.swift(result, .result),
      let value = values.value(of: result)
    else { return skip("the function \(function.name)", function.place) }
    note(function.name, .function, function.place)
    let place = "\(function.place.path.split(separator: "/").last ?? ""):\(function.place.line)"
    let use =
      "ObjectiveCStandIns.use(\(SwiftWords.literal(function.name + "()")), at: \(SwiftWords.literal(place)))"
    add(
      [
        "\(access)func \(SwiftWords.escaped(method.name.base))(\(parameters))\(result.isVoid ? "" : " -> \(type)") "
          + "{ \(use)\(result.isVoid ? "" : "; return \(value)") }"
      ], at: function.place)
  }
}
