extension HeaderParser {
  // MARK: Classes and categories

  mutating func interfaceDeclaration(_ annotation: Annotation) {
    let place = place
    index += 1
    guard let name = identifier() else { return }
    var parameters: [String] = []
    if isAt("<"), isGenericParameters { parameters = genericParameters() }
    if take("(") {
      let category = token?.kind == .identifier ? identifier() ?? "" : ""
      while let token, !token.isPunctuation(")"), token.kind != .keyword { index += 1 }
      _ = take(")")
      let protocols = names()
      var members = ObjCMembers()
      outlets(&members)
      readMembers(&members)
      declarations.categories.append(
        .init(
          className: name, name: category, protocols: protocols, members: members, place: place))
      return
    }
    var superclass: String?
    if take(":") {
      superclass = identifier()
      if isAt("<"), !isProtocolList { _ = names() }
    }
    let protocols = names()
    var members = ObjCMembers()
    outlets(&members)
    readMembers(&members)
    declarations.classes.append(
      .init(
        name: name, superclass: superclass, protocols: protocols, parameters: parameters, members: members,
        annotation: annotation, place: place))
  }

  /// Whether the angle brackets after the name of a class hold its parameters: a superclass or category follows.
  private var isGenericParameters: Bool {
    var ahead = 1
    while let token = peek(ahead), !token.isPunctuation(">"), token.kind != .keyword { ahead += 1 }
    return peek(ahead + 1)?.isPunctuation(":") == true || peek(ahead + 1)?.isPunctuation("(") == true
  }

  /// Whether the angle brackets after the superclass are not followed by others.
  private var isProtocolList: Bool {
    var ahead = 1
    while let token = peek(ahead), !token.isPunctuation(">"), token.kind != .keyword {
      if token.isPunctuation("*") { return false }
      ahead += 1
    }
    return peek(ahead + 1)?.isPunctuation("<") != true
  }

  private mutating func genericParameters() -> [String] {
    var parameters: [String] = []
    guard take("<") else { return [] }
    var isName = true
    while let token, !token.isPunctuation(">"), token.kind != .keyword {
      if token.isPunctuation(",") {
        isName = true
      } else if isName, token.kind == .identifier, !Annotation.isKnown(token.text) {
        parameters.append(token.text)
        isName = false
      }
      index += 1
    }
    _ = take(">")
    return parameters
  }

  /// Reads instance variables, of which only outlets are kept.
  private mutating func outlets(_ members: inout ObjCMembers) {
    guard isAt("{") else { return }
    let start = index
    skipBalanced()
    let end = index
    index = start + 1
    while index < end - 1 {
      let before = index
      let place = place
      if token?.kind == .keyword { index += 1 }
      var annotation = Annotation()
      if let type = type(&annotation) {
        var name: String?
        let whole = declarator(type, &name)
        if annotation.isOutlet, let name {
          members.properties.append(
            ObjCProperty(
              name: name, type: whole, attributes: [], getter: nil, annotation: annotation, place: place))
        }
      }
      while index < end - 1, !take(";") { index += 1 }
      if index == before { index += 1 }
    }
    index = end
  }

  mutating func protocolDeclaration(_ annotation: Annotation = Annotation()) {
    let place = place
    index += 1
    guard let name = identifier() else { return }
    if isAt(";") || isAt(",") { return skipDeclaration() }
    let protocols = names()
    var members = ObjCMembers()
    readMembers(&members)
    declarations.protocols.append(
      .init(name: name, protocols: protocols, members: members, annotation: annotation, place: place))
  }

  // MARK: Members

  private mutating func readMembers(_ members: inout ObjCMembers) {
    var isOptional = false
    while let token {
      let start = index
      switch (token.kind, token.text) {
      case (.keyword, "@end"):
        index += 1
        return
      case (.keyword, "@optional"), (.keyword, "@required"):
        isOptional = token.text == "@optional"
        index += 1
      case (.keyword, "@property"): property(&members, isOptional: isOptional)
      case (.keyword, "@interface"), (.keyword, "@implementation"), (.keyword, "@protocol"): return
      case (.punctuation, "-"), (.punctuation, "+"):
        if var method = method() {
          method.annotation.isOptionalProtocolRequirement = isOptional
          members.methods.append(method)
        } else {
          declarations.unread.append(("method", SourcePlace(path: path, line: token.line)))
        }
        while let token = self.token, token.kind != .keyword, !take(";") {
          if isAt("{") { skipBalanced() } else { index += 1 }
        }
      case (.identifier, "typedef"): typedef()
      case (.identifier, _) where Self.beginsMacroDeclaration(token.text): macroEnumeration(Annotation())
      default: index += 1
      }
      if index == start { index += 1 }
    }
  }

  private mutating func property(_ members: inout ObjCMembers, isOptional: Bool) {
    let place = place
    index += 1
    var annotation = Annotation()
    annotation.isOptionalProtocolRequirement = isOptional
    var attributes: Set<String> = []
    var getter: String?
    var nullability: CType.Nullability?
    if isAt("(") {
      for words in skipBalanced().split(whereSeparator: { $0.isPunctuation(",") }) {
        guard let first = words.first?.text else { continue }
        attributes.insert(first)
        if first == "getter", words.count > 2 { getter = words[words.startIndex + 2].text }
        switch first {
        case "nullable": nullability = .nullable
        case "nonnull": nullability = .nonnull
        case "null_unspecified", "null_resettable": nullability = .unspecified
        default: break
        }
      }
    }
    annotations(&annotation)
    guard let base = type(&annotation) else {
      declarations.unread.append(("@property", place))
      return skipDeclaration()
    }
    repeat {
      var stars = base
      while take("*") { stars = CType(.pointer(stars), nullability: assumed) }
      var name: String?
      var type = declarator(stars, &name)
      if let nullability { type.nullability = nullability }
      annotations(&annotation)
      guard let name else { break }
      members.properties.append(
        ObjCProperty(
          name: name, type: type, attributes: attributes, getter: getter, annotation: annotation, place: place
        )
      )
    } while take(",")
    while let token, token.kind != .keyword, !take(";") { index += 1 }
  }

  /// Reads a method up to its semicolon or body.
  mutating func method() -> ObjCMethod? {
    let place = place
    let isStatic = isAt("+")
    index += 1
    var annotation = Annotation()
    var result = CType(.anyObject([]), nullability: assumed)
    if isAt("(") {
      if peek()?.text == "IBAction" {
        annotation.isAction = true
        result = .void
        skipBalanced()
      } else {
        guard let type = typeInParentheses(&annotation) else { return nil }
        result = type
      }
    }
    annotations(&annotation)
    var pieces: [ObjCMethod.Piece] = []
    var isVariadic = false
    while let token {
      if token.kind == .identifier, !take(":") {
        if !pieces.isEmpty, peek()?.isPunctuation(":") != true {
          let before = index
          annotations(&annotation)
          if index == before { return nil }
          continue
        }
        index += 1
        guard take(":") else {
          pieces.append(.init(name: token.text, parameter: nil))
          break
        }
        guard let parameter = parameter() else { return nil }
        pieces.append(.init(name: token.text, parameter: parameter))
      } else if take(":") {
        guard let parameter = parameter() else { return nil }
        pieces.append(.init(name: "", parameter: parameter))
      } else if take(",") {
        isVariadic = take("...") || isVariadic
      } else {
        break
      }
    }
    annotations(&annotation)
    guard !pieces.isEmpty, isAt(";") || isAt("{") || token == nil || token?.kind == .keyword else {
      return nil
    }
    return ObjCMethod(
      isStatic: isStatic, result: result, pieces: pieces, annotation: annotation, isVariadic: isVariadic,
      place: place)
  }

  private mutating func parameter() -> CType.Parameter? {
    var annotation = Annotation()
    var type = CType(.anyObject([]), nullability: assumed)
    if isAt("(") {
      guard let found = typeInParentheses(&annotation) else { return nil }
      type = found
    }
    // `(void (^)(BOOL))NS_NOESCAPE completion`
    while let token, token.kind == .identifier, Annotation.isKnown(token.text) {
      annotate(token, &annotation)
    }
    type.isNonescaping = type.isNonescaping || annotation.isNonescaping
    guard let name = identifier() else { return nil }
    return CType.Parameter(type: type, name: name)
  }

  private mutating func typeInParentheses(_ annotation: inout Annotation) -> CType? {
    guard take("("), let base = type(&annotation) else { return nil }
    var name: String?
    let type = declarator(base, &name)
    annotations(&annotation)
    return take(")") ? type : nil
  }

  // MARK: Implementations

  /// Reads which methods an implementation has; their bodies are skipped.
  mutating func implementation() {
    index += 1
    guard let name = identifier() else { return }
    if isAt("(") { skipBalanced() }
    if take(":") { index += 1 }
    if isAt("{") { skipBalanced() }
    while let token {
      let start = index
      switch (token.kind, token.text) {
      case (.keyword, "@end"):
        index += 1
        return
      case (.keyword, "@interface"), (.keyword, "@implementation"): return
      case (.keyword, "@dynamic"):
        index += 1
        while let token = self.token, token.kind != .keyword, !take(";") {
          if token.kind == .identifier { declarations.dynamic[name, default: []].insert(token.text) }
          index += 1
        }
      case (.punctuation, "-"), (.punctuation, "+"):
        if let method = method() { declarations.implemented[name, default: []].append(method) }
        while let token = self.token, token.kind != .keyword, !isAt("{"), !take(";") { index += 1 }
        skipBalanced()
      case (.punctuation, "{"): skipBalanced()
      case (.identifier, _):
        // A constant between methods.
        if !globals(Annotation()) {
          index = start
          skipDeclaration()
        }
      default: index += 1
      }
      if index == start { index += 1 }
    }
  }
}
