import CurbcutFoundation

@testable import CurbcutCoreML

/// Writes models in the wire format of protocol buffers.
struct ModelWriter {
  var bytes: [UInt8] = []

  private mutating func number(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func integer(_ field: Int, _ value: Int64) {
    number(UInt64(field << 3))
    number(UInt64(bitPattern: value))
  }

  mutating func double(_ field: Int, _ value: Double) {
    number(UInt64(field << 3 | 1))
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: value.bitPattern >> UInt64(8 * $0)) }
  }

  mutating func bytes(_ field: Int, _ value: [UInt8]) {
    number(UInt64(field << 3 | 2))
    number(UInt64(value.count))
    bytes += value
  }

  mutating func text(_ field: Int, _ value: String) { bytes(field, Array(value.utf8)) }

  mutating func message(_ field: Int, _ write: (inout ModelWriter) -> Void) {
    var inner = ModelWriter()
    write(&inner)
    bytes(field, inner.bytes)
  }

  mutating func doubles(_ field: Int, _ values: [Double]) {
    bytes(
      field,
      values.flatMap { value in (0..<8).map { UInt8(truncatingIfNeeded: value.bitPattern >> UInt64(8 * $0)) }
      })
  }

  // MARK: Models

  /// The number of a type in a feature's description.
  enum Kind: Int { case int64 = 1, double, string, image, array, dictionary }

  mutating func feature(_ field: Int, _ name: String, _ kind: Kind, count: Int64 = 0) {
    message(field) { feature in
      feature.text(1, name)
      feature.message(3) { type in
        type.message(kind.rawValue) { details in
          if kind == .array {
            if count > 0 { details.integer(1, count) }
            details.integer(2, 65600)
          } else if kind == .dictionary {
            details.message(2) { _ in }
          }
        }
      }
    }
  }

  /// A model with a description and a body.
  static func model(
    _ kind: Int, inputs: [(String, Kind, Int64)], outputs: [(String, Kind, Int64)], predicts: String? = nil,
    shares: String? = nil, _ body: (inout ModelWriter) -> Void
  ) -> [UInt8] {
    var writer = ModelWriter()
    writer.integer(1, 1)
    writer.message(2) { description in
      for (name, kind, count) in inputs { description.feature(1, name, kind, count: count) }
      for (name, kind, count) in outputs { description.feature(10, name, kind, count: count) }
      if let predicts { description.text(11, predicts) }
      if let shares { description.text(12, shares) }
      description.message(100) { $0.text(3, "The author") }
    }
    writer.message(kind, body)
    return writer.bytes
  }

  /// A sleep calculator: a vectorizer and a linear regressor.
  static var sleep: [UInt8] {
    let inputs: [(String, Kind, Int64)] = [
      ("wake", .double, 0), ("estimatedSleep", .double, 0), ("coffee", .int64, 0),
    ]
    let vectorizer = model(602, inputs: inputs, outputs: [("all", .array, 3)]) { body in
      for (name, _, _) in inputs {
        body.message(1) { column in
          column.text(1, name)
          column.integer(2, 1)
        }
      }
    }
    let regressor = model(
      300, inputs: [("all", .array, 3)], outputs: [("actualSleep", .double, 0)], predicts: "actualSleep"
    ) { body in
      body.message(1) { $0.doubles(1, [0.5, 3600, 600]) }
      body.doubles(2, [-100])
    }
    return model(201, inputs: inputs, outputs: [("actualSleep", .double, 0)], predicts: "actualSleep") {
      body in
      body.message(1) { pipeline in
        pipeline.bytes(1, vectorizer)
        pipeline.bytes(1, regressor)
      }
    }
  }
}
