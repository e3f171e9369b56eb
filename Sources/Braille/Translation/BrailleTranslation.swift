/// Text as cells, and which belongs to which.
public struct BrailleTranslation: Hashable, Sendable {
  /// The dots of each cell as bits: dot 1 is bit 0, dot 8 is bit 7.
  public var cells: [UInt8]
  /// For each cell, the place in the text that it comes from, in UTF-16 units. Never goes back.
  public var textOffsets: [Int]
  /// For each UTF-16 unit of the text, and for the end of the text, the cell that shows it. Never goes back;
  /// the last one is the number of cells.
  public var cellOffsets: [Int]

  /// The cells of no text: none.
  public init() {
    cells = []
    textOffsets = []
    cellOffsets = [0]
  }

  /// - Parameters:
  ///   - textOffsets: of each cell, not in order perhaps, and past the end perhaps; it is put right.
  ///   - length: of the text, in UTF-16 units.
  init(cells: [UInt8], textOffsets: [Int], length: Int) {
    self.cells = cells
    var offsets: [Int] = []
    offsets.reserveCapacity(cells.count)
    var last = 0
    for offset in textOffsets {
      last = min(max(offset, last), max(length - 1, 0))
      offsets.append(last)
    }
    self.textOffsets = offsets
    // A unit is shown by the last cell that begins at or before it; several cells for one unit begin with
    // the first of them.
    var cellOffsets = [Int](repeating: cells.count, count: length + 1)
    var cell = 0
    for unit in 0..<length {
      while cell < offsets.count, offsets[cell] < unit { cell += 1 }
      if cell < offsets.count, offsets[cell] == unit {
        cellOffsets[unit] = cell
      } else {
        // In the midst of a contraction: the cell before, which is its.
        cellOffsets[unit] = unit == 0 ? 0 : min(cellOffsets[unit - 1], cells.count)
      }
    }
    self.cellOffsets = cellOffsets
  }

  /// The cells as characters of Unicode's braille block.
  public var unicode: String { Self.unicode(cells) }

  /// Cells as characters from U+2800 on.
  public static func unicode(_ cells: some Sequence<UInt8>) -> String {
    var result = String.UnicodeScalarView()
    for cell in cells {
      if let scalar = Unicode.Scalar(0x2800 + UInt32(cell)) { result.append(scalar) }
    }
    return String(result)
  }

  /// The cells that characters of the braille block stand for; others are left out.
  public static func cells(_ unicode: String) -> [UInt8] {
    unicode.unicodeScalars.compactMap {
      (0x2800...0x28FF).contains($0.value) ? UInt8($0.value - 0x2800) : nil
    }
  }

  /// The cells that show a part of the text; an empty part has the one cell that stands after it.
  public func cells(for range: Range<Int>) -> Range<Int> {
    let last = cellOffsets.count - 1
    let lower = cellOffsets[min(max(range.lowerBound, 0), last)]
    guard !range.isEmpty else { return lower..<(lower + 1) }
    // The last unit may be in the midst of a contraction, which belongs to it as a whole.
    let end = min(max(range.upperBound, 0), last)
    var upper = cellOffsets[end]
    if upper <= lower { upper = lower + 1 }
    if end > 0, end < last, cellOffsets[end] == cellOffsets[end - 1] {
      upper = max(upper, cellOffsets[end] + 1)
    }
    return lower..<upper
  }

  /// Adds another one behind this.
  mutating func append(_ other: BrailleTranslation) {
    let (text, count) = (cellOffsets.count - 1, cells.count)
    cellOffsets.removeLast()
    cells += other.cells
    textOffsets += other.textOffsets.map { $0 + text }
    cellOffsets += other.cellOffsets.map { $0 + count }
  }
}
