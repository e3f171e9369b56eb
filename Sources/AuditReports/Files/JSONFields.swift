import AccessibilityTree

/// The members of an object, taken out one by one; what is left over is a misspelt key.
struct JSONFields {
  private let members: [PlacedJSON.Member]
  private let file: String
  private let what: String
  /// Where the object begins.
  let line, column: Int

  /// - Parameter what: what the object is, for errors: “the exclusion”.
  init(_ json: PlacedJSON, of file: String, as what: String) throws(ReportFileError) {
    guard case .object(let members) = json.value else {
      throw ReportFileError(
        file: file, line: json.line, column: json.column,
        problem: "\(what) is an object in braces, not \(json.kind)")
    }
    self.members = members
    self.file = file
    self.what = what
    (line, column) = (json.line, json.column)
  }

  /// The members, in their order.
  var all: [PlacedJSON.Member] { members }

  /// Refuses keys that are unknown.
  func check(known: [String]) throws(ReportFileError) {
    for member in members where !known.contains(member.key) {
      let hint = Spelling.nearest(to: member.key, in: known).map { "Did you mean “\($0)”?" }
      throw ReportFileError(
        file: file, line: member.line, column: member.column,
        problem: "\(what) has no key “\(member.key)”",
        advice: hint ?? "It has \(known.joined(separator: ", ")).")
    }
  }

  /// A member; nil when it is not there.
  subscript(key: String) -> PlacedJSON? { members.first { $0.key == key }?.value }

  /// A string; nil when it is not there.
  func string(_ key: String) throws(ReportFileError) -> String? {
    guard let json = self[key] else { return nil }
    guard case .string(let text) = json.value else {
      throw wrong(json, "“\(key)” is a string, not \(json.kind)")
    }
    return text
  }

  /// A string that must be there and say something.
  func text(_ key: String) throws(ReportFileError) -> String {
    guard let text = try string(key) else { throw missing(key) }
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw wrong(self[key], "“\(key)” is empty")
    }
    return text
  }

  /// A number; nil when it is not there.
  func number(_ key: String) throws(ReportFileError) -> Double? {
    guard let json = self[key] else { return nil }
    guard case .number(let number) = json.value else {
      throw wrong(json, "“\(key)” is a number, not \(json.kind)")
    }
    return number
  }

  /// A truth value; nil when it is not there.
  func bool(_ key: String) throws(ReportFileError) -> Bool? {
    guard let json = self[key] else { return nil }
    guard case .bool(let bool) = json.value else {
      throw wrong(json, "“\(key)” is true or false, not \(json.kind)")
    }
    return bool
  }

  /// The members of a list; empty when it is not there.
  func list(_ key: String) throws(ReportFileError) -> [PlacedJSON] {
    guard let json = self[key] else { return [] }
    guard case .array(let values) = json.value else {
      throw wrong(json, "“\(key)” is a list in brackets, not \(json.kind)")
    }
    return values
  }

  /// The strings of a list; empty when it is not there.
  func strings(_ key: String) throws(ReportFileError) -> [String] {
    var strings: [String] = []
    for value in try list(key) {
      guard case .string(let text) = value.value else {
        throw wrong(value, "“\(key)” is a list of strings, and this is \(value.kind)")
      }
      strings.append(text)
    }
    return strings
  }

  /// The error for a key that has to be there.
  func missing(_ key: String, advice: String? = nil) -> ReportFileError {
    ReportFileError(
      file: file, line: line, column: column, problem: "\(what) lacks the key “\(key)”", advice: advice)
  }

  /// An error at a value.
  func wrong(_ json: PlacedJSON?, _ problem: String, advice: String? = nil) -> ReportFileError {
    ReportFileError(
      file: file, line: json?.line ?? line, column: json?.column ?? column, problem: problem, advice: advice)
  }
}

/// Finds what was meant by a misspelt word.
enum Spelling {
  /// The known word that needs the fewest changes; nil if none is similar enough.
  static func nearest(to word: String, in known: [String]) -> String? {
    let plain = Array(word.lowercased().prefix(100))
    let limit = max(2, plain.count / 3)
    return known.compactMap { name in
      EditDistance.between(plain, Array(name.lowercased()), atMost: limit).map { (name: name, changes: $0) }
    }.min { $0.changes < $1.changes }?.name
  }
}
