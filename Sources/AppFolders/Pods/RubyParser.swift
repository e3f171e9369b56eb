/// Makes statements of the words of a Podfile or podspec.
struct RubyParser {
  private let tokens: [RubyToken]
  private var index = 0

  private static let maximumDepth = 40

  init(_ tokens: [RubyToken]) { self.tokens = tokens }

  private var next: RubyToken? { index < tokens.count ? tokens[index] : nil }

  /// The statements until an `end` that belongs to none of them.
  mutating func statements(depth: Int) -> [RubyReader.Statement] {
    var found: [RubyReader.Statement] = []
    while let token = next {
      guard depth < Self.maximumDepth else {
        index = tokens.count
        break
      }
      switch token {
      case .name("end"):
        index += 1
        return found
      case .name(let name) where ["if", "unless", "case", "while", "until", "begin", "for"].contains(name):
        // What depends on a condition is read as if it held, and what follows `else` too.
        skipLine()
        found += statements(depth: depth + 1)
      case .name(let name) where ["else", "elsif", "when", "rescue", "ensure"].contains(name):
        skipLine()
      case .name("def"):
        index += 1
        var statement = RubyReader.Statement(names: ["def"], block: "")
        if case .name(let name)? = next { statement.values = [.text(name)] }
        skipLine()
        statement.body = statements(depth: depth + 1)
        found.append(statement)
      case .name, .symbol:
        if let statement = statement(depth: depth) { found.append(statement) }
      default: index += 1
      }
    }
    return found
  }

  private mutating func skipLine() {
    while let token = next, token != .end { index += 1 }
  }

  private mutating func statement(depth: Int) -> RubyReader.Statement? {
    guard case .name(let first)? = next else {
      index += 1
      return nil
    }
    var statement = RubyReader.Statement(names: [first])
    index += 1
    while case .mark(".")? = next, index + 1 < tokens.count, case .name(let name) = tokens[index + 1] {
      statement.names.append(name)
      index += 2
    }
    // `s.requires_arc = true`, `s.source_files += […]`, `s.dependency('A')`, `config.build_settings['A'] = 'B'`
    if case .mark("[")? = next {
      index += 1
      _ = value(depth: depth)
      if case .mark("]")? = next { index += 1 }
    }
    while case .mark(let mark)? = next, "=+|(".contains(mark) { index += 1 }
    while next != nil, next != .end {
      if case .name("do")? = next {
        index += 1
        readBlock(of: &statement, depth: depth)
        return statement
      }
      if case .name(let word)? = next, ["if", "unless"].contains(word) {
        skipLine()
        break
      }
      let before = index
      statement.values.append(value(depth: depth))
      if case .mark(",")? = next {
        index += 1
        // A list goes on in the next line.
        while next == .end { index += 1 }
      } else if index == before {
        index += 1
      }
    }
    return statement
  }

  private mutating func readBlock(of statement: inout RubyReader.Statement, depth: Int) {
    statement.block = ""
    if case .mark("|")? = next {
      index += 1
      if case .name(let name)? = next { statement.block = name }
      skipLine()
    }
    statement.body = statements(depth: depth + 1)
  }

  private mutating func value(depth: Int) -> RubyReader.Value {
    guard depth < Self.maximumDepth, let token = next else {
      index += 1
      return .unknown
    }
    // Pairs without braces are a dictionary: `:path => '..', branch: 'x'`.
    if case .label = token { return pairs(until: nil, depth: depth) }
    if index + 1 < tokens.count, tokens[index + 1] == .arrow { return pairs(until: nil, depth: depth) }
    index += 1
    var value: RubyReader.Value
    switch token {
    case .text(let text): value = .text(text)
    case .number(let text): value = .text(text)
    case .symbol(let text): value = .symbol(text)
    case .words(let words): value = .array(words.map { .text($0) })
    case .mark("["): value = array(depth: depth + 1)
    case .mark("{"): value = pairs(until: "}", depth: depth + 1)
    case .name(let name): value = name == "true" || name == "false" ? .text(name) : .unknown
    default: value = .unknown
    }
    value = rest(of: value, depth: depth)
    return value
  }

  /// What follows a value: another to be added, or a call that makes another value of it.
  private mutating func rest(of value: RubyReader.Value, depth: Int) -> RubyReader.Value {
    var value = value
    while case .mark(let mark)? = next, "+.".contains(mark) {
      index += 1
      while next == .end { index += 1 }
      if mark == "." {
        if case .name? = next { index += 1 }
        if case .mark("(")? = next { skipParentheses() }
        continue
      }
      let more = self.value(depth: depth + 1)
      switch (value, more) {
      case (.text(let one), .text(let other)): value = .text(one + other)
      case (.array(let one), _): value = .array(one + [more])
      case (.unknown, _): value = more
      default: return value
      }
    }
    return value
  }

  private mutating func skipParentheses() {
    var depth = 0
    while let token = next {
      index += 1
      if token == .mark("(") { depth += 1 }
      if token == .mark(")") {
        depth -= 1
        if depth == 0 { return }
      }
    }
  }

  private mutating func array(depth: Int) -> RubyReader.Value {
    var values: [RubyReader.Value] = []
    while let token = next {
      switch token {
      case .mark("]"):
        index += 1
        return .array(values)
      case .mark(","), .end: index += 1
      default:
        let before = index
        values.append(value(depth: depth))
        if index == before { index += 1 }
      }
    }
    return .array(values)
  }

  private mutating func pairs(until close: Character?, depth: Int) -> RubyReader.Value {
    var values: [String: RubyReader.Value] = [:]
    while let token = next {
      switch token {
      case .mark(let mark) where mark == close:
        index += 1
        return .dictionary(values)
      case .end where close == nil: return .dictionary(values)
      case .end: index += 1
      case .mark(","):
        index += 1
        while next == .end { index += 1 }
      case .label(let key):
        index += 1
        while next == .end { index += 1 }
        values[key] = value(depth: depth + 1)
      case .text(let key), .symbol(let key):
        guard index + 1 < tokens.count, tokens[index + 1] == .arrow else {
          if close == nil { return .dictionary(values) }
          index += 1
          continue
        }
        index += 2
        while next == .end { index += 1 }
        values[key] = value(depth: depth + 1)
      default:
        if close == nil { return .dictionary(values) }
        index += 1
      }
    }
    return .dictionary(values)
  }
}
