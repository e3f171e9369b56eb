import Foundation

/// The fields of a message in the wire format of protocol buffers.
///
/// <https://protobuf.dev/programming-guides/encoding/>
struct ProtobufMessage {
  private enum Value {
    case number(UInt64)
    case bytes(ArraySlice<UInt8>)
  }

  private let fields: [(number: Int, value: Value)]

  /// Reads a message.
  ///
  /// - Throws: `ModelFileError` for bytes that are none.
  init(_ bytes: ArraySlice<UInt8>) throws(ModelFileError) {
    var fields: [(Int, Value)] = []
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let key = try Self.number(bytes, &place)
      guard let field = Int(exactly: key >> 3), field > 0 else {
        throw .damaged(place, "a field has no number")
      }
      switch key & 7 {
      case 0: fields.append((field, .number(try Self.number(bytes, &place))))
      case 1: fields.append((field, .number(try Self.fixed(bytes, &place, 8))))
      case 5: fields.append((field, .number(try Self.fixed(bytes, &place, 4))))
      case 2:
        let length = try Self.number(bytes, &place)
        guard length <= UInt64(bytes.endIndex - place) else {
          throw .damaged(place, "a field ends after its message")
        }
        let end = place + Int(length)
        fields.append((field, .bytes(bytes[place..<end])))
        place = end
      default: throw .damaged(place, "a field has the unknown wire type \(key & 7)")
      }
    }
    self.fields = fields
  }

  private static func number(_ bytes: ArraySlice<UInt8>, _ place: inout Int) throws(ModelFileError) -> UInt64
  {
    var result: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      guard place < bytes.endIndex else { throw .damaged(place, "it ends within a number") }
      let byte = bytes[place]
      place += 1
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return result }
    }
    throw .damaged(place, "a number has too many bytes")
  }

  private static func fixed(_ bytes: ArraySlice<UInt8>, _ place: inout Int, _ count: Int)
    throws(ModelFileError) -> UInt64
  {
    guard bytes.endIndex - place >= count else { throw .damaged(place, "it ends within a number") }
    defer { place += count }
    return (0..<count).reduce(0) { $0 | UInt64(bytes[place + $1]) << UInt64(8 * $1) }
  }

  private func last(_ number: Int) -> Value? { fields.last { $0.number == number }?.value }

  private func values(_ number: Int) -> [Value] { fields.filter { $0.number == number }.map(\.value) }

  /// The numbers of the fields that are there.
  var numbers: [Int] { fields.map(\.number) }

  func has(_ number: Int) -> Bool { fields.contains { $0.number == number } }

  /// A whole number; 0 where it is missing.
  func integer(_ number: Int) -> Int64 {
    if case .number(let value)? = last(number) { Int64(bitPattern: value) } else { 0 }
  }

  /// A number of double precision; 0 where it is missing.
  func double(_ number: Int) -> Double {
    if case .number(let value)? = last(number) { Double(bitPattern: value) } else { 0 }
  }

  /// A text; empty where it is missing.
  func text(_ number: Int) -> String {
    if case .bytes(let value)? = last(number) { String(decoding: value, as: UTF8.self) } else { "" }
  }

  func texts(_ number: Int) -> [String] {
    values(number).compactMap {
      if case .bytes(let value) = $0 { String(decoding: value, as: UTF8.self) } else { nil }
    }
  }

  /// A message; nil where it is missing.
  func message(_ number: Int) throws(ModelFileError) -> ProtobufMessage? {
    guard case .bytes(let value)? = last(number) else { return nil }
    return try ProtobufMessage(value)
  }

  func messages(_ number: Int) throws(ModelFileError) -> [ProtobufMessage] {
    var result: [ProtobufMessage] = []
    for case .bytes(let value) in values(number) { result.append(try ProtobufMessage(value)) }
    return result
  }

  /// Numbers of double precision, packed or not.
  func doubles(_ number: Int) throws(ModelFileError) -> [Double] {
    var result: [Double] = []
    for value in values(number) {
      switch value {
      case .number(let bits): result.append(Double(bitPattern: bits))
      case .bytes(let bytes):
        var place = bytes.startIndex
        while place < bytes.endIndex { result.append(Double(bitPattern: try Self.fixed(bytes, &place, 8))) }
      }
    }
    return result
  }

  /// Whole numbers, packed or not.
  func integers(_ number: Int) throws(ModelFileError) -> [Int64] {
    var result: [Int64] = []
    for value in values(number) {
      switch value {
      case .number(let bits): result.append(Int64(bitPattern: bits))
      case .bytes(let bytes):
        var place = bytes.startIndex
        while place < bytes.endIndex { result.append(Int64(bitPattern: try Self.number(bytes, &place))) }
      }
    }
    return result
  }

  /// The entries of a map, as messages of a key and a value.
  func entries(_ number: Int) throws(ModelFileError) -> [ProtobufMessage] { try messages(number) }
}

/// Why a file is no model that is run here.
package enum ModelFileError: Error, CustomStringConvertible {
  /// The bytes are no model; `offset` is where.
  case damaged(_ offset: Int, String)
  /// The model is one of a kind that is not run here.
  case unsupported(String)

  package var description: String {
    switch self {
    case .damaged(let offset, let problem): "the model is damaged: \(problem) (at byte \(offset))"
    case .unsupported(let kind): "\(kind) are not run by Curbcut"
    }
  }
}
