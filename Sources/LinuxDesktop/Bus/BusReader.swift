import Foundation

/// Reads the values of a D-Bus message one after the other.
///
/// Follows <https://dbus.freedesktop.org/doc/dbus-specification.html#message-protocol-marshaling>. The caller says what it
/// expects; nothing is allocated for what it skips.
struct BusReader {
  private let bytes: [UInt8]
  private(set) var position: Int
  private var end: Int
  private let isLittleEndian: Bool

  /// Arrays in arrays, and structures in structures, go no deeper; the specification allows 32 of each.
  private static let deepest = 64
  /// The specification allows no longer array.
  private static let longestArray = 1 << 26

  /// - Parameter bytes: a message, or a part of one that begins at a multiple of eight bytes.
  init(_ bytes: [UInt8], from position: Int = 0, isLittleEndian: Bool = true) {
    self.bytes = bytes
    self.position = position
    end = bytes.count
    self.isLittleEndian = isLittleEndian
  }

  var isAtEnd: Bool { position >= end }

  private func failure(_ what: String) -> BusError { .malformed(what, offset: position) }

  mutating func align(to size: Int) throws(BusError) {
    let aligned = (position + size - 1) & ~(size - 1)
    guard aligned <= end else { throw failure("it ends too early") }
    position = aligned
  }

  private mutating func take(_ count: Int) throws(BusError) -> Int {
    guard count >= 0, count <= end - position else { throw failure("it ends too early") }
    defer { position += count }
    return position
  }

  private mutating func number(_ size: Int) throws(BusError) -> UInt64 {
    try align(to: size)
    let start = try take(size)
    var value: UInt64 = 0
    if isLittleEndian {
      for index in stride(from: start + size - 1, through: start, by: -1) {
        value = value << 8 | UInt64(bytes[index])
      }
    } else {
      for index in start..<start + size { value = value << 8 | UInt64(bytes[index]) }
    }
    return value
  }

  mutating func byte() throws(BusError) -> UInt8 { UInt8(truncatingIfNeeded: try number(1)) }
  mutating func uint32() throws(BusError) -> UInt32 { UInt32(truncatingIfNeeded: try number(4)) }
  mutating func int32() throws(BusError) -> Int32 { Int32(truncatingIfNeeded: try number(4)) }
  mutating func double() throws(BusError) -> Double { Double(bitPattern: try number(8)) }

  mutating func bool() throws(BusError) -> Bool {
    switch try uint32() {
    case 0: return false
    case 1: return true
    default: throw failure("a truth value is neither 0 nor 1")
    }
  }

  private mutating func text(_ length: Int) throws(BusError) -> String {
    let start = try take(length)
    guard bytes[try take(1)] == 0 else { throw failure("a string has no end") }
    // What is no UTF-8 is mended rather than refused: a program that got its text wrong should still be heard.
    return String(decoding: bytes[start..<start + length], as: UTF8.self)
  }

  /// A string, or the path of an object.
  mutating func string() throws(BusError) -> String {
    let length = Int(try uint32())
    return try text(length)
  }

  mutating func signature() throws(BusError) -> String {
    let length = Int(try byte())
    return try text(length)
  }

  /// Reads an array.
  ///
  /// - Parameters:
  ///   - alignment: that of the elements.
  ///   - element: reads one element.
  mutating func array(
    alignedTo alignment: Int, _ element: (inout BusReader) throws(BusError) -> Void
  ) throws(BusError) {
    let length = Int(try uint32())
    guard length <= Self.longestArray else { throw failure("an array is too long") }
    try align(to: alignment)
    let outer = end
    guard length <= end - position else { throw failure("an array is longer than the message") }
    end = position + length
    while position < end {
      let before = position
      try element(&self)
      guard position > before else { throw failure("an element of an array is empty") }
    }
    end = outer
  }

  mutating func strings() throws(BusError) -> [String] {
    var result: [String] = []
    try array(alignedTo: 4) { (reader: inout BusReader) throws(BusError) in result.append(try reader.string())
    }
    return result
  }

  /// A variant as a value.
  mutating func variant() throws(BusError) -> BusValue { try variant(depth: 0) }

  private mutating func variant(depth: Int) throws(BusError) -> BusValue {
    let signature = Array(try signature().utf8)
    var rest = signature[...]
    let value = try value(&rest, depth: depth + 1)
    guard rest.isEmpty else { throw failure("a variant holds more than one value") }
    return value
  }

  /// The values of a signature, one after the other.
  mutating func values(_ signature: String) throws(BusError) -> [BusValue] {
    let types = Array(signature.utf8)
    var rest = types[...]
    var result: [BusValue] = []
    while !rest.isEmpty { result.append(try value(&rest, depth: 0)) }
    return result
  }

  private mutating func value(_ signature: inout ArraySlice<UInt8>, depth: Int) throws(BusError) -> BusValue {
    guard depth < Self.deepest else { throw failure("values are nested too deeply") }
    guard let type = signature.popFirst() else { throw failure("a signature ends too early") }
    switch type {
    case UInt8(ascii: "y"): return .number(Int64(try byte()))
    case UInt8(ascii: "b"): return .bool(try bool())
    case UInt8(ascii: "n"): return .number(Int64(Int16(truncatingIfNeeded: try number(2))))
    case UInt8(ascii: "q"): return .number(Int64(try number(2)))
    case UInt8(ascii: "i"): return .number(Int64(try int32()))
    case UInt8(ascii: "u"), UInt8(ascii: "h"): return .number(Int64(try uint32()))
    case UInt8(ascii: "x"), UInt8(ascii: "t"): return .number(Int64(bitPattern: try number(8)))
    case UInt8(ascii: "d"): return .double(try double())
    case UInt8(ascii: "s"), UInt8(ascii: "o"): return .string(try string())
    case UInt8(ascii: "g"): return .string(try self.signature())
    case UInt8(ascii: "v"): return try variant(depth: depth)
    case UInt8(ascii: "("):
      try align(to: 8)
      return .list(try members(&signature, until: UInt8(ascii: ")"), depth: depth))
    case UInt8(ascii: "{"):
      try align(to: 8)
      return .list(try members(&signature, until: UInt8(ascii: "}"), depth: depth))
    case UInt8(ascii: "a"):
      let element = signature
      guard let first = element.first else { throw failure("a signature ends too early") }
      var list: [BusValue] = []
      var after: ArraySlice<UInt8>?
      try array(alignedTo: Self.alignment(first)) { (reader: inout BusReader) throws(BusError) in
        var type = element
        list.append(try reader.value(&type, depth: depth + 1))
        after = type
      }
      guard let rest = after ?? Self.skip(element, depth: depth + 1) else {
        throw failure("a signature is malformed")
      }
      signature = rest
      return .list(list)
    default: throw failure("there is no type ‘\(Character(UnicodeScalar(type)))’")
    }
  }

  private mutating func members(
    _ signature: inout ArraySlice<UInt8>, until end: UInt8, depth: Int
  ) throws(BusError) -> [BusValue] {
    var list: [BusValue] = []
    while signature.first != end { list.append(try value(&signature, depth: depth + 1)) }
    signature.removeFirst()
    return list
  }

  private static func alignment(_ type: UInt8) -> Int {
    switch type {
    case UInt8(ascii: "y"), UInt8(ascii: "g"), UInt8(ascii: "v"): 1
    case UInt8(ascii: "n"), UInt8(ascii: "q"): 2
    case UInt8(ascii: "x"), UInt8(ascii: "t"), UInt8(ascii: "d"), UInt8(ascii: "("), UInt8(ascii: "{"): 8
    default: 4
    }
  }

  /// What follows one complete type; nil when there is none.
  private static func skip(_ signature: ArraySlice<UInt8>, depth: Int) -> ArraySlice<UInt8>? {
    guard depth < deepest, let type = signature.first else { return nil }
    let rest = signature.dropFirst()
    switch type {
    case UInt8(ascii: "a"): return skip(rest, depth: depth + 1)
    case UInt8(ascii: "("), UInt8(ascii: "{"):
      let end = type == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
      var rest = rest
      while let next = rest.first, next != end {
        guard let after = skip(rest, depth: depth + 1) else { return nil }
        rest = after
      }
      return rest.isEmpty ? nil : rest.dropFirst()
    default: return rest
    }
  }
}

/// A value of a message whose type is not known beforehand.
enum BusValue: Equatable {
  case number(Int64)
  case bool(Bool)
  case double(Double)
  /// A string, the path of an object, or a signature.
  case string(String)
  /// An array, a structure, or an entry of a dictionary.
  case list([BusValue])

  var string: String? { if case .string(let string) = self { string } else { nil } }
  var list: [BusValue]? { if case .list(let list) = self { list } else { nil } }
  var number: Int? { if case .number(let number) = self { Int(number) } else { nil } }
  var double: Double? {
    switch self {
    case .double(let double): double
    case .number(let number): Double(number)
    default: nil
    }
  }

  /// The value of a key, for a dictionary.
  subscript(key: String) -> BusValue? {
    list?.lazy.compactMap { entry -> BusValue? in
      guard let pair = entry.list, pair.count == 2, pair[0].string == key else { return nil }
      return pair[1]
    }.first
  }
}
