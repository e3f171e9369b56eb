/// Text translated into cells, with the mapping between both.
public struct BrailleTranslation: Hashable, Sendable {
  /// The dots of each cell as bits: dot 1 is bit 0, dot 8 is bit 7.
  public var cells: [UInt8]
  /// For each cell, the offset in the text that it comes from, in UTF-16 units. Never decreases.
  public var textOffsets: [Int]
  /// For each UTF-16 unit of the text, and for the end of the text, the cell that shows it. Never decreases;
  /// the last one is the number of cells.
  public var cellOffsets: [Int]

  /// Creates an empty translation.
  public init() {
    cells = []
    textOffsets = []
    cellOffsets = [0]
  }

  /// - Parameters:
  ///   - textOffsets: the offset of each cell; offsets that are out of order or past the end are corrected.
  ///   - length: the length of the text, in UTF-16 units.
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
    // A unit inside a contraction is shown by the cell of the unit before it; of several cells for one unit,
    // the first counts.
    var cellOffsets = [Int](repeating: cells.count, count: length + 1)
    var cell = 0
    for unit in 0..<length {
      while cell < offsets.count, offsets[cell] < unit { cell += 1 }
      if cell < offsets.count, offsets[cell] == unit {
        cellOffsets[unit] = cell
      } else {
        // Inside a contraction: the cell of the unit before.
        cellOffsets[unit] = unit == 0 ? 0 : min(cellOffsets[unit - 1], cells.count)
      }
    }
    self.cellOffsets = cellOffsets
  }

  /// The cells as characters of Unicode's braille block.
  public var unicode: String { Self.unicode(cells) }

  /// Cells as characters of Unicode's braille block, which begins at U+2800.
  public static func unicode(_ cells: some Sequence<UInt8>) -> String {
    var result = String.UnicodeScalarView()
    for cell in cells {
      if let scalar = Unicode.Scalar(0x2800 + UInt32(cell)) { result.append(scalar) }
    }
    return String(result)
  }

  /// The cells that characters of the braille block represent; other characters are left out.
  public static func cells(_ unicode: String) -> [UInt8] {
    unicode.unicodeScalars.compactMap {
      (0x2800...0x28FF).contains($0.value) ? UInt8($0.value - 0x2800) : nil
    }
  }

  /// The cells that show a part of the text; for an empty part, the one cell after it.
  public func cells(for range: Range<Int>) -> Range<Int> {
    let last = cellOffsets.count - 1
    let lower = cellOffsets[min(max(range.lowerBound, 0), last)]
    guard !range.isEmpty else { return lower..<(lower + 1) }
    // The range may end inside a contraction, which then belongs to it as a whole.
    let end = min(max(range.upperBound, 0), last)
    var upper = cellOffsets[end]
    if upper <= lower { upper = lower + 1 }
    if end > 0, end < last, cellOffsets[end] == cellOffsets[end - 1] {
      upper = max(upper, cellOffsets[end] + 1)
    }
    return lower..<upper
  }

  /// Appends another translation.
  mutating func append(_ other: BrailleTranslation) {
    let (text, count) = (cellOffsets.count - 1, cells.count)
    cellOffsets.removeLast()
    cells += other.cells
    textOffsets += other.textOffsets.map { $0 + text }
    cellOffsets += other.cellOffsets.map { $0 + count }
  }
}
