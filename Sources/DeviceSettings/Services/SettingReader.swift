/// A value inside that of a setting, which cannot be used.
struct SettingFault: Error {
  /// Where it is in the value: `[2].latitude`; empty for the whole.
  var path: String
  /// What was expected, in words.
  var expected: String
  /// What was found, in words.
  var found: String
}

/// Reads the parts of an object that is the value of a setting, or is in it.
struct SettingReader {
  private let object: [String: SettingValue]
  private let path: String

  /// - Parameters:
  ///   - value: what must be an object.
  ///   - path: where it is in the value of the setting.
  ///   - keys: the keys that it may have.
  init(_ value: SettingValue, at path: String, keys: [String]) throws(SettingFault) {
    let known = "an object with any of " + keys.joined(separator: ", ")
    guard case .map(let object) = value else {
      throw SettingFault(path: path, expected: known, found: value.description)
    }
    if let other = object.keys.sorted().first(where: { !keys.contains($0) }) {
      throw SettingFault(path: "\(path).\(other)", expected: known, found: "an unknown key")
    }
    self.object = object
    self.path = path
  }

  private func wrong(_ key: String, _ expected: String) -> SettingFault {
    // What is missing has no place; the object has.
    guard let value = object[key] else {
      return SettingFault(path: path, expected: "\(key), \(expected)", found: "nothing")
    }
    return SettingFault(path: "\(path).\(key)", expected: expected, found: value.description)
  }

  private func has(_ key: String) -> Bool { object[key].map { $0 != SettingValue.none } ?? false }

  func text(_ key: String, _ expected: String = "text") throws(SettingFault) -> String {
    guard case .text(let text) = object[key] else { throw wrong(key, expected) }
    return text
  }

  func optionalText(_ key: String) throws(SettingFault) -> String? { has(key) ? try text(key) : nil }

  func texts(_ key: String) throws(SettingFault) -> [String] {
    guard has(key) else { return [] }
    guard case .list(let list) = object[key] else { throw wrong(key, "a list of texts") }
    var texts: [String] = []
    for (index, value) in list.enumerated() {
      guard case .text(let text) = value else {
        throw SettingFault(path: "\(path).\(key)[\(index)]", expected: "text", found: value.description)
      }
      texts.append(text)
    }
    return texts
  }

  func flag(_ key: String) throws(SettingFault) -> Bool {
    guard has(key) else { return false }
    guard case .bool(let flag) = object[key] else { throw wrong(key, "true or false") }
    return flag
  }

  func number(_ key: String, _ range: ClosedRange<Double>) throws(SettingFault) -> Double {
    guard case .number(let number) = object[key], range.contains(number) else {
      throw wrong(key, Self.expectation(range))
    }
    return number
  }

  func optionalNumber(_ key: String, _ range: ClosedRange<Double>) throws(SettingFault) -> Double? {
    has(key) ? try number(key, range) : nil
  }

  func optionalCount(_ key: String, upTo limit: Int) throws(SettingFault) -> Int? {
    guard let number = try optionalNumber(key, 0...Double(limit)) else { return nil }
    guard number == number.rounded() else { throw wrong(key, "a whole number from 0 to \(limit)") }
    return Int(number)
  }

  func time(_ key: String) throws(SettingFault) -> ServiceTime {
    let expected = "a date or time like 2026-11-30T09:00"
    guard let time = ServiceTime(try text(key, expected)) else { throw wrong(key, expected) }
    return time
  }

  func optionalTime(_ key: String) throws(SettingFault) -> ServiceTime? { has(key) ? try time(key) : nil }

  static func expectation(_ range: ClosedRange<Double>) -> String {
    "a number from \(SettingValue.number(range.lowerBound).description) to "
      + SettingValue.number(range.upperBound).description
  }
}

/// What can be the value of a setting, or an item of a list that is.
protocol SettingObject: Hashable, Sendable {
  /// Reads the value.
  init(_ value: SettingValue, at path: String) throws(SettingFault)
  /// The value as it is written.
  var value: SettingValue { get }
}

extension [String: SettingValue] {
  /// Adds what differs from what a missing key means.
  mutating func put(_ key: String, _ text: String?) { if let text, !text.isEmpty { self[key] = .text(text) } }
  mutating func put(_ key: String, _ number: Double?) { if let number { self[key] = .number(number) } }
  mutating func put(_ key: String, _ count: Int?) { if let count { self[key] = .number(Double(count)) } }
  mutating func put(_ key: String, _ flag: Bool) { if flag { self[key] = .bool(true) } }
  mutating func put(_ key: String, _ texts: [String]) {
    if !texts.isEmpty { self[key] = .list(texts.map { .text($0) }) }
  }
}
