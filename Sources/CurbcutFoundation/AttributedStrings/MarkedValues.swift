import Foundation

/// Values in a text whose Markdown is read: they are put in afterwards, so that none of their own is.
package enum MarkedValues {
  /// What stands for a value: a character for private use.
  ///
  /// - Parameter number: the number of the value, from 0.
  package static func mark(_ number: Int) -> String {
    String(UnicodeScalar(0xF0000 + number % 0xFFFD) ?? "\u{F0000}")
  }

  /// A stretch of a text.
  package enum Piece: Equatable {
    /// What is written.
    case text(String)
    /// The place of a value.
    case value(Int)
  }

  /// The stretches of a text.
  ///
  /// - Parameters:
  ///   - text: the text, with marks.
  ///   - count: how many values there are; other marks are text.
  package static func pieces(of text: String, count: Int) -> [Piece] {
    var pieces: [Piece] = []
    var plain = ""
    for scalar in text.unicodeScalars {
      let number = Int(scalar.value) - 0xF0000
      guard number >= 0, number < count else {
        plain.unicodeScalars.append(scalar)
        continue
      }
      if !plain.isEmpty { pieces.append(.text(plain)) }
      plain = ""
      pieces.append(.value(number))
    }
    if !plain.isEmpty { pieces.append(.text(plain)) }
    return pieces
  }
}
