import Foundation

/// A value in a column of a database.
package enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)

  package var isNull: Bool { self == .null }

  /// Whether a column could have the one value in place of the other: some columns make whole numbers of others.
  package func isSame(as other: SQLiteValue) -> Bool {
    switch (self, other) {
    case (.integer, .real), (.real, .integer): real == other.real
    default: self == other
    }
  }

  /// The value as a whole number; nil for another kind of value.
  package var integer: Int64? {
    switch self {
    case .integer(let number): number
    case .real(let number): Int64(exactly: number)
    default: nil
    }
  }

  /// The value as a floating-point number; nil for another kind of value.
  package var real: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    default: nil
    }
  }

  /// The value as a text; nil for another kind of value.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
