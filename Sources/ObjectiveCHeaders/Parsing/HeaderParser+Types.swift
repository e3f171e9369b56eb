extension HeaderParser {
  /// Reads a type up to the stars after it; nil if none stands here.
  mutating func type(_ annotation: inout Annotation) -> CType? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.mostDepth else { return nil }
    var isConstant = false
    var nullability: CType.Nullability?
    qualifiers(&annotation, &isConstant, &nullability)
    guard var type = specifier(&annotation) else { return nil }
    qualifiers(&annotation, &isConstant, &nullability)
    type.isConstant = isConstant
    while isAt("*") {
      index += 1
      var pointer = CType(.pointer(type))
      var own: CType.Nullability?
      qualifiers(&annotation, &pointer.isConstant, &own)
      pointer.nullability = own ?? assumed
      type = pointer
    }
    if let nullability { type.nullability = nullability }
    if type.nullability == nil { type.nullability = assumed }
    return type
  }

  var assumed: CType.Nullability { assumesNonnull ? .nonnull : .unspecified }

  private static let nullabilities: [String: CType.Nullability] = [
    "nullable": .nullable, "_Nullable": .nullable, "__nullable": .nullable, "_Nullable_result": .nullable,
    "nonnull": .nonnull, "_Nonnull": .nonnull, "__nonnull": .nonnull, "null_unspecified": .unspecified,
    "_Null_unspecified": .unspecified, "null_resettable": .unspecified,
  ]

  /// Reads the words around a type that are not its name.
  mutating func qualifiers(
    _ annotation: inout Annotation, _ isConstant: inout Bool, _ nullability: inout CType.Nullability?
  ) {
    while let token, token.kind == .identifier {
      if let found = Self.nullabilities[token.text] {
        nullability = found
        index += 1
      } else if token.text == "const" || token.text == "__const" {
        isConstant = true
        index += 1
      } else if Annotation.isKnown(token.text)
        || Annotation.looksLikeMacro(token.text) && isMacroBesideType(token)
      {
        annotate(token, &annotation)
      } else {
        return
      }
    }
  }

  /// Whether a word in capitals is not the name of the type, because that follows.
  private func isMacroBesideType(_ token: HeaderToken) -> Bool {
    guard !Self.beginsMacroDeclaration(token.text), let next = peek() else { return false }
    guard let after = peek(2) else { return false }
    return next.kind == .identifier && (after.isPunctuation("*") || after.kind == .identifier)
  }

  private static let numbers: Set = ["unsigned", "signed", "long", "short", "int", "char", "double", "float"]

  private mutating func specifier(_ annotation: inout Annotation) -> CType? {
    guard let first = token, first.kind == .identifier else { return nil }
    switch first.text {
    case "struct", "union": return structure(annotation, isUnion: first.text == "union")
    case "enum": return enumeration(annotation)
    case "__typeof__", "typeof", "__typeof":
      index += 1
      skipBalanced()
      return CType(.named("typeof"))
    default: break
    }
    if Self.numbers.contains(first.text) { return number() }
    index += 1
    switch first.text {
    case "id": return CType(.anyObject(names()))
    case "Class":
      _ = names()
      return CType(.anyClass)
    case "instancetype": return CType(.instancetype)
    default:
      var type = CType(.named(first.text))
      if isAt("<") { type.arguments = genericArguments() }
      return type
    }
  }

  /// `unsigned long long`, in one order of words.
  private mutating func number() -> CType {
    var counts: [String: Int] = [:]
    while let token, token.kind == .identifier,
      Self.numbers.contains(token.text) || token.text == "const" || token.text == "volatile"
    {
      counts[token.text, default: 0] += 1
      index += 1
    }
    let sign = counts["unsigned"] != nil ? "unsigned " : ""
    if counts["char"] != nil {
      return CType(.named(counts["signed"] != nil ? "signed char" : sign + "char"))
    }
    if counts["float"] != nil { return CType(.named("float")) }
    if counts["double"] != nil { return CType(.named(counts["long"] != nil ? "long double" : "double")) }
    if counts["short"] != nil { return CType(.named(sign + "short")) }
    switch counts["long"] ?? 0 {
    case 0: return CType(.named(sign + "int"))
    case 1: return CType(.named(sign + "long"))
    default: return CType(.named(sign + "long long"))
    }
  }

  /// The names in angle brackets, if such stand here.
  mutating func names() -> [String] {
    guard take("<") else { return [] }
    var names: [String] = []
    while let token, !token.isPunctuation(">"), !token.isPunctuation(";"), token.kind != .keyword {
      if token.kind == .identifier { names.append(token.text) }
      index += 1
    }
    _ = take(">")
    return names
  }

  private mutating func genericArguments() -> [CType] {
    guard take("<") else { return [] }
    var arguments: [CType] = []
    let start = index
    while let token, !token.isPunctuation(">") {
      var annotation = Annotation()
      guard let type = type(&annotation) else {
        index = start
        skipAngles()
        return []
      }
      var name: String?
      arguments.append(declarator(type, &name))
      guard take(",") || isAt(">") else {
        index = start
        skipAngles()
        return []
      }
    }
    _ = take(">")
    return arguments
  }

  /// Skips to the angle bracket that closes those which are open.
  private mutating func skipAngles() {
    var open = 1
    while let token, open > 0, !token.isPunctuation(";"), token.kind != .keyword {
      if token.isPunctuation("<") { open += 1 }
      if token.isPunctuation(">") { open -= 1 }
      index += 1
    }
  }

  /// Reads what follows the beginning of a type, with the name in its midst.
  mutating func declarator(_ base: CType, _ name: inout String?) -> CType {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.mostDepth else { return base }
    if isAt("("), let mark = mark { return pointerToFunction(base, isBlock: mark == "^", &name) }
    if let token, token.kind == .identifier, !Annotation.isKnown(token.text) {
      name = token.text
      index += 1
    }
    return arrays(base)
  }

  /// The star or caret after a parenthesis and words that say something of it.
  private var mark: String? {
    var ahead = 1
    while let token = peek(ahead), token.kind == .identifier, Annotation.isKnown(token.text) { ahead += 1 }
    guard let token = peek(ahead), token.isPunctuation("^") || token.isPunctuation("*") else { return nil }
    return token.text
  }

  private mutating func arrays(_ base: CType) -> CType {
    var type = base
    var counts: [Int?] = []
    while isAt("[") {
      let words = skipBalanced()
      var expression = ConstantExpression(words) { [constants] in constants[$0] }
      counts.append(expression.value())
    }
    for count in counts.reversed() { type = CType(.array(type, count)) }
    return type
  }

  private mutating func pointerToFunction(_ result: CType, isBlock: Bool, _ name: inout String?) -> CType {
    index += 1
    var annotation = Annotation()
    var isConstant = false
    var nullability: CType.Nullability?
    qualifiers(&annotation, &isConstant, &nullability)
    index += 1
    qualifiers(&annotation, &isConstant, &nullability)
    var inner: String?
    var wrapped: (CType) -> CType = { $0 }
    if isAt("("), let mark = peek(), mark.isPunctuation("^") || mark.isPunctuation("*") {
      // A function that returns a block: rare, and not needed.
      skipBalanced()
    } else if let token, token.kind == .identifier {
      inner = token.text
      index += 1
      if isAt("[") {
        skipBalanced()
        wrapped = { CType(.array($0, nil)) }
      }
    }
    _ = take(")")
    if inner != nil { name = inner }
    guard isAt("(") else {
      // `int (*name)[3]`
      while isAt("[") { skipBalanced() }
      return CType(.pointer(result), nullability: nullability ?? assumed)
    }
    let (parameters, _) = parameters()
    let kind: CType.Kind = isBlock ? .block(result, parameters) : .function(result, parameters)
    var type = CType(kind, nullability: nullability ?? assumed)
    type.isNonescaping = annotation.isNonescaping
    return wrapped(type)
  }

  /// Reads parameters in parentheses.
  mutating func parameters() -> (parameters: [CType.Parameter], isVariadic: Bool) {
    guard take("(") else { return ([], false) }
    var result: [CType.Parameter] = []
    var isVariadic = false
    while let token, !token.isPunctuation(")"), !token.isPunctuation(";"), token.kind != .keyword {
      let start = index
      if take("...") {
        isVariadic = true
      } else {
        var annotation = Annotation()
        if let type = type(&annotation) {
          var name: String?
          var whole = declarator(type, &name)
          annotations(&annotation)
          whole.isNonescaping = whole.isNonescaping || annotation.isNonescaping
          if !(whole.isVoid && name == nil) { result.append(CType.Parameter(type: whole, name: name ?? "")) }
        }
      }
      if !take(","), !isAt(")"), index == start { index += 1 }
    }
    _ = take(")")
    return (result, isVariadic)
  }
}
