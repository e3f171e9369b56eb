/// Reads the declarations of a header, or of a file that implements them.
///
/// What it does not understand it skips, up to the end of that declaration, and notes.
struct HeaderParser {
  let path: String
  let tokens: [HeaderToken]
  var index = 0
  var depth = 0
  /// Whether types without a word about it cannot be nil here.
  var assumesNonnull = false
  var declarations = ObjCDeclarations()
  /// The values of the constants of enumerations and of macros.
  var constants: [String: Int] = [:]
  /// Whether a macro has parameters.
  let isFunctionMacro: (String) -> Bool

  static let mostDepth = 40

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: the file.
  ///   - path: its path.
  ///   - preprocessor: knows the macros of the files before.
  ///   - constants: the values of the constants of the files before.
  static func read(
    _ text: String, path: String, _ preprocessor: inout HeaderPreprocessor, _ constants: inout [String: Int]
  ) -> ObjCDeclarations {
    let tokens = preprocessor.tokens(in: text, path: path)
    let macros = preprocessor
    var parser = HeaderParser(
      path: path, tokens: tokens, constants: constants, isFunctionMacro: macros.isFunction)
    parser.run()
    constants = parser.constants
    return parser.declarations
  }

  // MARK: Words

  var token: HeaderToken? { index < tokens.count ? tokens[index] : nil }

  func peek(_ offset: Int = 1) -> HeaderToken? {
    index + offset < tokens.count ? tokens[index + offset] : nil
  }

  var place: SourcePlace { SourcePlace(path: path, line: token?.line ?? tokens.last?.line ?? 1) }

  func isAt(_ text: String) -> Bool { token?.isPunctuation(text) == true }

  func isAtWord(_ text: String) -> Bool { token?.kind == .identifier && token?.text == text }

  mutating func take(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    index += 1
    return true
  }

  mutating func takeWord(_ text: String) -> Bool {
    guard isAtWord(text) else { return false }
    index += 1
    return true
  }

  mutating func identifier() -> String? {
    guard let token, token.kind == .identifier else { return nil }
    index += 1
    return token.text
  }

  /// Skips what is in parentheses, brackets or braces, if such begin here.
  ///
  /// - Returns: the words in between.
  @discardableResult
  mutating func skipBalanced() -> [HeaderToken] {
    let pairs = ["(": ")", "[": "]", "{": "}"]
    guard let first = token, first.kind == .punctuation, pairs[first.text] != nil else { return [] }
    let start = index + 1
    var open: [String] = []
    while let token {
      index += 1
      guard token.kind == .punctuation else { continue }
      if let close = pairs[token.text] { open.append(close) }
      if token.text == open.last {
        open.removeLast()
        if open.isEmpty { return Array(tokens[start..<index - 1]) }
      }
    }
    return Array(tokens[min(start, tokens.count)..<tokens.count])
  }

  /// Skips to the end of a declaration: a semicolon, or a body in braces.
  mutating func skipDeclaration() {
    while let token {
      if token.kind == .keyword, Self.beginnings.contains(token.text) { return }
      if take(";") { return }
      if isAt("{") {
        skipBalanced()
        _ = take(";")
        return
      }
      if isAt("(") || isAt("[") { skipBalanced() } else { index += 1 }
    }
  }

  static let beginnings: Set = [
    "@interface", "@protocol", "@implementation", "@end", "@class", "@import", "@property", "@optional",
    "@required",
  ]

  // MARK: Files

  private mutating func run() {
    while let token {
      let start = index
      declaration(token)
      if index == start { index += 1 }
    }
  }

  private mutating func declaration(_ token: HeaderToken) {
    switch (token.kind, token.text) {
    case (.keyword, "@class"): forwardClasses()
    case (.keyword, "@protocol"): protocolDeclaration()
    case (.keyword, "@interface"): interfaceDeclaration(Annotation())
    case (.keyword, "@implementation"): implementation()
    case (.keyword, "@import"), (.keyword, "@compatibility_alias"): skipDeclaration()
    case (.identifier, "NS_ASSUME_NONNULL_BEGIN"), (.identifier, "CF_ASSUME_NONNULL_BEGIN"):
      assumesNonnull = true
      index += 1
    case (.identifier, "NS_ASSUME_NONNULL_END"), (.identifier, "CF_ASSUME_NONNULL_END"):
      assumesNonnull = false
      index += 1
    case (.identifier, "typedef"): typedef()
    case (.identifier, _): namedDeclaration(token)
    case (.punctuation, "}"): index += 1
    default: index += 1
    }
  }

  private mutating func namedDeclaration(_ token: HeaderToken) {
    if token.text == "extern", peek()?.kind == .string {
      // The braces of `extern "C" {` hold declarations like those outside.
      index += 2
      _ = take("{")
      return
    }
    let start = index
    var annotation = Annotation()
    annotations(&annotation)
    if self.token?.kind == .keyword, self.token?.text == "@interface" {
      return interfaceDeclaration(annotation)
    }
    if self.token?.kind == .keyword, self.token?.text == "@protocol" {
      return protocolDeclaration(annotation)
    }
    guard let now = self.token, now.kind == .identifier else { return }
    if index > start, Self.beginsMacroDeclaration(now.text) { index = start }
    if Self.beginsMacroDeclaration(now.text) { return macroEnumeration(annotation) }
    let first = index
    if globals(annotation) { return }
    index = first
    declarations.unread.append((now.text, place))
    skipDeclaration()
  }

  private mutating func forwardClasses() {
    index += 1
    while let token, !token.isPunctuation(";"), token.kind != .keyword {
      if token.kind == .identifier { declarations.forwardClasses.insert(token.text) }
      index += 1
    }
    _ = take(";")
  }

  // MARK: Annotations

  /// Reads words that say something of a declaration, if such stand here.
  mutating func annotations(_ annotation: inout Annotation) {
    while let token, token.kind == .identifier {
      guard Annotation.isKnown(token.text) || isUnknownMacro(token) else { return }
      annotate(token, &annotation)
    }
  }

  /// Whether a word in capitals is no type: what follows it cannot follow a type.
  private func isUnknownMacro(_ token: HeaderToken) -> Bool {
    guard Annotation.looksLikeMacro(token.text), !Self.beginsMacroDeclaration(token.text),
      !token.text.hasPrefix("NS_ASSUME_")
    else { return false }
    guard let next = peek() else { return true }
    if next.kind == .keyword || next.isPunctuation(";") || next.isPunctuation(",") { return true }
    if isFunctionMacro(token.text) || next.isPunctuation("(") { return true }
    // Of two words before a name, the first is the macro: `API_EXPORT NSString * const Name;`.
    return next.kind == .identifier
  }

  mutating func annotate(_ token: HeaderToken, _ annotation: inout Annotation) {
    index += 1
    switch token.text {
    case "NS_REFINED_FOR_SWIFT": annotation.isRefined = true
    case "NS_UNAVAILABLE", "UNAVAILABLE_ATTRIBUTE", "__unavailable", "NS_AUTOMATED_REFCOUNT_UNAVAILABLE":
      annotation.isUnavailable = true
    case "NS_DESIGNATED_INITIALIZER": annotation.isDesignated = true
    case "NS_TYPED_ENUM", "NS_TYPED_EXTENSIBLE_ENUM", "NS_STRING_ENUM", "NS_EXTENSIBLE_STRING_ENUM":
      annotation.isTypedEnumeration = true
    case "IBOutlet", "IBOutletCollection": annotation.isOutlet = true
    case "IBInspectable": annotation.isInspectable = true
    case "NS_NOESCAPE", "CF_NOESCAPE": annotation.isNonescaping = true
    case "inline", "__inline", "__inline__", "NS_INLINE", "CF_INLINE", "CG_INLINE", "UIKIT_STATIC_INLINE":
      annotation.isInline = true
    default: break
    }
    guard isAt("("), !Annotation.words.contains(token.text) else { return }
    let words = skipBalanced()
    switch token.text {
    case "NS_SWIFT_NAME", "CF_SWIFT_NAME":
      annotation.swiftName = words.map { $0.kind == .string ? "\"\($0.text)\"" : $0.text }.joined()
    case "NS_SWIFT_UNAVAILABLE", "API_UNAVAILABLE": annotation.isUnavailable = true
    case "__attribute__", "__attribute": attributes(words, &annotation)
    default: break
    }
  }

  private func attributes(_ words: [HeaderToken], _ annotation: inout Annotation) {
    for (number, word) in words.enumerated() {
      switch word.text {
      case "swift_name":
        if number + 2 < words.count, words[number + 2].kind == .string {
          annotation.swiftName = words[number + 2].text
        }
      case "swift_private": annotation.isRefined = true
      case "unavailable": annotation.isUnavailable = true
      case "swift_wrapper", "swift_newtype": annotation.isTypedEnumeration = true
      case "objc_designated_initializer": annotation.isDesignated = true
      case "noescape": annotation.isNonescaping = true
      default: break
      }
    }
  }
}
