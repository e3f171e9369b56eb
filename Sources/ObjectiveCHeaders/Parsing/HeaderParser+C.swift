extension HeaderParser {
  private static let enumerationMacros: Set = [
    "NS_ENUM", "NS_CLOSED_ENUM", "NS_OPTIONS", "NS_ERROR_ENUM", "CF_ENUM", "CF_OPTIONS", "CF_CLOSED_ENUM",
    "OBJC_ENUM", "OBJC_OPTIONS", "SWIFT_ENUM",
  ]

  /// Whether a word is a macro that declares an enumeration.
  static func beginsMacroDeclaration(_ word: String) -> Bool { enumerationMacros.contains(word) }

  mutating func typedef() {
    let place = place
    index += 1
    var annotation = Annotation()
    annotations(&annotation)
    if let token, Self.beginsMacroDeclaration(token.text) { return macroEnumeration(annotation) }
    let before = (declarations.enumerations.count, declarations.structures.count)
    guard let base = type(&annotation) else {
      declarations.unread.append(("typedef", place))
      return skipDeclaration()
    }
    repeat {
      var stars = base
      while take("*") { stars = CType(.pointer(stars), nullability: assumed) }
      var name: String?
      var type = declarator(stars, &name)
      if isAt("("), name != nil {
        type = CType(.function(type, parameters().parameters), nullability: assumed)
      }
      annotations(&annotation)
      guard let name else { break }
      add(name, type, annotation, place, before)
    } while take(",")
    if !take(";") { skipDeclaration() }
  }

  /// Adds a typedef, or gives an enumeration or structure without a name its own.
  private mutating func add(
    _ name: String, _ type: CType, _ annotation: Annotation, _ place: SourcePlace, _ before: (Int, Int)
  ) {
    if type.kind == .named(Self.anonymous) {
      if declarations.enumerations.count > before.0, let last = declarations.enumerations.indices.last,
        declarations.enumerations[last].name == nil
      {
        declarations.enumerations[last].name = name
        if annotation.swiftName != nil { declarations.enumerations[last].annotation = annotation }
        return
      }
      if declarations.structures.count > before.1, let last = declarations.structures.indices.last,
        declarations.structures[last].name == Self.anonymous
      {
        declarations.structures[last].name = name
        return
      }
    }
    // `typedef struct Point Point;` says nothing new.
    guard type.kind != .named(name) else { return }
    declarations.typedefs.append(.init(name: name, type: type, annotation: annotation, place: place))
  }

  /// The name of what has none.
  static let anonymous = " "

  // MARK: Enumerations

  /// `NS_ENUM(NSInteger, Name) { … };`
  mutating func macroEnumeration(_ annotation: Annotation) {
    let place = place
    guard let macro = identifier() else { return }
    var arguments = skipBalanced().split { $0.isPunctuation(",") }.map(Array.init)
    var kind = ObjCDeclarations.Enumeration.Kind.closed
    var rawType: CType?
    if macro.hasSuffix("_OPTIONS") { kind = .options }
    if macro == "NS_ERROR_ENUM" {
      kind = .error(arguments.first?.first?.text ?? "")
      if !arguments.isEmpty { arguments.removeFirst() }
      rawType = CType(.named("NSInteger"))
      if arguments.count > 1 { arguments.removeFirst() }
    } else if let words = arguments.first {
      let names = words.filter { $0.kind == .identifier }.map(\.text)
      rawType = CType(.named(names.joined(separator: " ")))
    }
    let name = arguments.count > 1 || macro == "NS_ERROR_ENUM" ? arguments.last?.first?.text : nil
    var own = annotation
    annotations(&own)
    guard isAt("{") else {
      _ = take(";")
      return
    }
    let cases = enumerators()
    annotations(&own)
    if name == nil { kind = .plain }
    declarations.enumerations.append(
      .init(kind: kind, name: name, rawType: rawType, cases: cases, annotation: own, place: place))
    // `typedef NS_ENUM(…) { … } Name;` in old code.
    if let token, token.kind == .identifier, peek()?.isPunctuation(";") == true { index += 1 }
    _ = take(";")
  }

  /// `enum Name : int { … }`, before the name that a typedef gives it.
  mutating func enumeration(_ outer: Annotation) -> CType? {
    let place = place
    index += 1
    var annotation = outer
    annotations(&annotation)
    var name: String?
    if let token, token.kind == .identifier {
      name = token.text
      index += 1
    }
    annotations(&annotation)
    var rawType: CType?
    if take(":") {
      var own = Annotation()
      rawType = type(&own)
    }
    guard isAt("{") else { return CType(.named(name ?? Self.anonymous)) }
    let cases = enumerators()
    annotations(&annotation)
    declarations.enumerations.append(
      .init(kind: .plain, name: name, rawType: rawType, cases: cases, annotation: annotation, place: place))
    return CType(.named(name ?? Self.anonymous))
  }

  private mutating func enumerators() -> [ObjCDeclarations.Enumeration.Case] {
    guard take("{") else { return [] }
    var cases: [ObjCDeclarations.Enumeration.Case] = []
    var next: Int? = 0
    while let token, !token.isPunctuation("}") {
      let start = index
      let place = place
      var annotation = Annotation()
      guard let name = identifier() else {
        index += 1
        continue
      }
      annotations(&annotation)
      if take("=") {
        var words: [HeaderToken] = []
        var open = 0
        while let token = self.token, open > 0 || !token.isPunctuation(",") && !token.isPunctuation("}") {
          if token.isPunctuation("(") { open += 1 }
          if token.isPunctuation(")") { open -= 1 }
          if open == 0, token.kind == .identifier, Annotation.isKnown(token.text) { break }
          words.append(token)
          index += 1
        }
        annotations(&annotation)
        var expression = ConstantExpression(words) { [constants] in constants[$0] }
        next = expression.value()
      }
      cases.append(.init(name: name, value: next, annotation: annotation, place: place))
      if let value = next {
        constants[name] = value
        next = value &+ 1
      }
      if !take(","), !isAt("}"), index == start + 1 { index += 1 }
    }
    _ = take("}")
    return cases
  }

  // MARK: Structures

  mutating func structure(_ outer: Annotation, isUnion: Bool) -> CType? {
    let place = place
    index += 1
    var annotation = outer
    annotations(&annotation)
    let name = token?.kind == .identifier ? identifier() : nil
    annotations(&annotation)
    guard isAt("{") else { return CType(.named(name ?? Self.anonymous)) }
    index += 1
    var fields: [CType.Parameter] = []
    while let token, !token.isPunctuation("}") {
      let start = index
      var own = Annotation()
      let base = type(&own)
      while let base, !isAt(";"), !isAt("}"), self.token != nil {
        let before = index
        var stars = base
        while take("*") { stars = CType(.pointer(stars), nullability: assumed) }
        var field: String?
        let type = declarator(stars, &field)
        if take(":") { index += 1 }
        annotations(&own)
        if let field { fields.append(CType.Parameter(type: type, name: field)) }
        if !take(","), index == before { index += 1 }
      }
      _ = take(";")
      if index == start { index += 1 }
    }
    _ = take("}")
    annotations(&annotation)
    declarations.structures.append(
      .init(
        name: name ?? Self.anonymous, fields: fields, isUnion: isUnion, annotation: annotation,
        place: place))
    return CType(.named(name ?? Self.anonymous))
  }

  // MARK: Variables and functions

  /// Reads variables or a function.
  ///
  /// - Returns: whether such stand here.
  mutating func globals(_ outer: Annotation) -> Bool {
    let place = place
    var annotation = outer
    guard let base = type(&annotation) else { return false }
    // `struct A { … };`
    if take(";") { return true }
    var isFirst = true
    repeat {
      var stars = base
      while take("*") { stars = CType(.pointer(stars), nullability: assumed) }
      var name: String?
      let type = declarator(stars, &name)
      guard let name else { return false }
      if isFirst, isAt("(") { return function(name, type, annotation, place) }
      isFirst = false
      annotations(&annotation)
      var value: [HeaderToken]?
      if take("=") {
        value = []
        while let token, !token.isPunctuation(";"), !token.isPunctuation(",") {
          if isAt("{") || isAt("(") || isAt("[") {
            value?.append(token)
            skipBalanced()
          } else {
            value?.append(token)
            index += 1
          }
        }
      }
      declarations.variables.append(
        .init(name: name, type: type, value: value, annotation: annotation, place: place))
    } while take(",")
    return take(";")
  }

  private mutating func function(
    _ name: String, _ result: CType, _ outer: Annotation, _ place: SourcePlace
  ) -> Bool {
    var annotation = outer
    let (parameters, isVariadic) = parameters()
    annotations(&annotation)
    let hasBody = isAt("{")
    guard hasBody || isAt(";") else { return false }
    if hasBody {
      let body = skipBalanced()
      if name == "main" { declarations.delegateClass = Self.delegateClass(in: body) }
      annotation.isInline = true
    } else {
      index += 1
    }
    declarations.functions.append(
      .init(
        name: name, result: result, parameters: parameters, isVariadic: isVariadic, annotation: annotation,
        place: place))
    return true
  }

  /// The class of the delegate in the words of `main`: `NSStringFromClass([AppDelegate class])`, or its name as a string.
  private static func delegateClass(in body: [HeaderToken]) -> String? {
    guard let call = body.firstIndex(where: { $0.text == "UIApplicationMain" }) else { return nil }
    func named(_ words: ArraySlice<HeaderToken>) -> String? {
      let name = words.indices.last {
        $0 > words.startIndex && words[$0].text == "class" && words[$0 - 1].kind == .identifier
      }
      return name.map { words[$0 - 1].text }
    }
    let words = body[call...]
    if let name = named(words) { return name }
    // Newer templates keep the name in a variable.
    if !words.contains(where: { $0.kind == .string }) { return named(body[...]) }
    return words.last { $0.kind == .string }?.text
  }
}
