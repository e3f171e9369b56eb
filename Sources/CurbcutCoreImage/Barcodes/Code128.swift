import Foundation

/// A barcode of ASCII (ISO/IEC 15417).
struct Code128: Sendable {
  /// The modules, one for each unit of width: whether they are black.
  let bars: [Bool]

  /// Encodes a text; nil for an empty one, and for what is not ASCII.
  init?(_ message: Data) {
    guard !message.isEmpty, message.allSatisfy({ $0 < 128 }) else { return nil }
    let symbols = Self.symbols(Array(message))
    let check = symbols.enumerated().reduce(0) { $0 + $1.element * max(1, $1.offset) } % 103
    bars = (symbols + [check, 106]).flatMap { symbol in
      Self.widths[symbol].enumerated().flatMap { index, width in
        [Bool](repeating: index % 2 == 0, count: width)
      }
    }
  }

  private enum CodeSet: Int {
    /// Capitals and control characters.
    case a = 101
    /// Capitals and small letters.
    case b = 100
    /// Pairs of digits.
    case c = 99
  }

  /// The start, and the symbols of the text: digits in pairs where four or more follow each other.
  private static func symbols(_ text: [UInt8]) -> [Int] {
    var result: [Int] = []
    var current: CodeSet?
    func use(_ set: CodeSet) {
      if current == set { return }
      result.append(current == nil ? [CodeSet.a: 103, .b: 104, .c: 105][set] ?? 104 : set.rawValue)
      current = set
    }
    var index = 0
    while index < text.count {
      let digits = text[index...].prefix { (48...57).contains($0) }.count
      if digits >= 4 || (digits == 2 && text.count == 2) {
        // An odd digit stays before the pairs.
        if digits % 2 == 1 {
          if current == nil || current == .c { use(.b) }
          result.append(Int(text[index]) - 32)
          index += 1
        }
        use(.c)
        for _ in 0..<digits / 2 {
          result.append(Int(text[index] - 48) * 10 + Int(text[index + 1] - 48))
          index += 2
        }
        continue
      }
      let byte = Int(text[index])
      if byte < 32 {
        use(.a)
        result.append(byte + 64)
      } else {
        if byte >= 96 || current != .a { use(.b) }
        result.append(byte - 32)
      }
      index += 1
    }
    return result
  }

  /// The widths of the bars and spaces of each symbol.
  private static let widths: [[Int]] =
    """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 \
    122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 \
    321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 \
    211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 \
    213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 \
    121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 \
    241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 \
    412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 \
    211214 211232 2331112
    """.split(separator: " ").map { $0.compactMap(\.wholeNumberValue) }
}
