import AssistiveTechnology

/// The part of a line that a display shows, and how it moves over the line.
///
/// A line that is longer than the display is divided into pages between words. A pure value: translation and
/// the display are handled elsewhere.
public struct BrailleWindow: Sendable {
  /// The number of cells that show text: those of the display without those used for status.
  public private(set) var width = 0
  /// What is shown; nil before the first line.
  public private(set) var line: BrailleLine?
  /// Cells that were typed but are not yet text; they are shown at the insertion point.
  public private(set) var pending: [UInt8] = []

  private var cells: [UInt8] = []
  /// For each cell, its UTF-16 offset in the line's text.
  private var offsets: [Int] = []
  private var pages: [Range<Int>] = [0..<0]
  private var page = 0
  /// The cells of the insertion point or selection.
  private var cursorCells: Range<Int>?
  /// The element of the last line that was not a message, and where its visible page began.
  private var place: (element: UInt64, offset: Int)?

  /// Creates a window without cells, until it is given a line.
  public init() {}

  /// True when part of the line precedes the visible page.
  public var canPanLeft: Bool { page > 0 }
  /// True when part of the line follows the visible page.
  public var canPanRight: Bool { page + 1 < pages.count }

  // MARK: Showing

  /// Shows a line and its cells.
  public mutating func show(
    _ line: BrailleLine, _ translation: BrailleTranslation, width: Int, pending: [UInt8] = []
  ) {
    self.line = line
    self.width = max(width, 1)
    self.pending = line.cursor == nil ? [] : pending
    arrange(translation)
    choosePage()
    notePlace()
  }

  /// Pans to the next or the previous page.
  ///
  /// - Returns: false when there is none in that direction.
  public mutating func pan(forward: Bool) -> Bool {
    let next = forward ? page + 1 : page - 1
    guard pages.indices.contains(next) else { return false }
    page = next
    notePlace()
    return true
  }

  /// The offset in the line's text that a cell shows, in UTF-16 units; nil when there is no line. A cell
  /// after the shown text gives the end of that text.
  public func offset(at cell: Int) -> Int? {
    guard let line, cell >= 0 else { return nil }
    let index = pages[page].lowerBound + cell
    if index < pages[page].upperBound { return offsets[index] }
    return canPanRight ? offsets[pages[page + 1].lowerBound] : line.text.utf16.count
  }

  /// The visible cells, padded with blanks to the full width.
  public var visible: [UInt8] {
    let shown = cells[pages[page]]
    return shown + [UInt8](repeating: 0, count: max(width - shown.count, 0))
  }

  /// The visible cell of the insertion point; nil when it is on another page.
  public var cursor: Int? {
    guard let first = cursorCells?.lowerBound, pages[page].contains(first) else { return nil }
    return first - pages[page].lowerBound
  }

  /// The text that the visible cells show.
  public var visibleText: String {
    guard let line, let first = pages[page].first, let last = pages[page].last else { return "" }
    let units = Array(line.text.utf16)
    let start = min(offsets[first], units.count)
    // Up to the start of the next page, without the spaces in between.
    let end = last + 1 < offsets.count ? offsets[last + 1] : units.count
    guard start < end else { return "" }
    var text = Substring(String(decoding: units[start..<min(end, units.count)], as: UTF16.self))
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  // MARK: Pages

  private mutating func arrange(_ translation: BrailleTranslation) {
    guard let line else { return }
    cells = translation.cells
    offsets = translation.textOffsets
    let length = line.text.utf16.count
    var blanks = cells.map { $0 == 0 }
    cursorCells = nil
    if let cursor = line.cursor {
      var range = translation.cells(for: cursor)
      let at = min(range.lowerBound, cells.count)
      if !pending.isEmpty {
        cells.insert(contentsOf: pending, at: at)
        offsets.insert(contentsOf: pending.map { _ in min(cursor.lowerBound, length) }, at: at)
        blanks.insert(contentsOf: pending.map { _ in false }, at: at)
        range = (at + pending.count)..<(at + pending.count + max(range.count, 1))
      }
      while cells.count < range.upperBound {
        cells.append(0)
        offsets.append(length)
        blanks.append(false)
      }
      for index in range { cells[index] |= 0b1100_0000 }
      blanks[range.lowerBound] = false
      cursorCells = range
    }
    pages = makePages(blanks, of: line)
  }

  private func makePages(_ blanks: [Bool], of line: BrailleLine) -> [Range<Int>] {
    guard !cells.isEmpty else { return [0..<0] }
    var breaks: Set<Int> = []
    for (offset, unit) in line.text.utf16.enumerated() where unit == 0x0A || unit == 0x0D {
      // The cell of a line break is the last of its page.
      if let cell = offsets.lastIndex(where: { $0 == offset }) { breaks.insert(cell + 1) }
    }
    // When the line does not fit, what precedes the element's own text gets a page of its own.
    if cells.count > width, let content = line.content?.lowerBound, content > 0,
      let cell = offsets.firstIndex(where: { $0 >= content })
    {
      breaks.insert(cell)
    }
    var result: [Range<Int>] = []
    var start = 0
    for end in breaks.union([cells.count]).sorted() where end > start {
      split(start..<end, blanks, &result)
      start = end
    }
    return result.isEmpty ? [0..<0] : result
  }

  /// Divides a range of cells into pages between words.
  private func split(_ stretch: Range<Int>, _ blanks: [Bool], _ pages: inout [Range<Int>]) {
    var start = stretch.lowerBound
    while start < stretch.upperBound {
      let limit = start + width
      if stretch.upperBound <= limit { return pages.append(start..<stretch.upperBound) }
      // A blank directly after the page will do as well as one within it.
      let blank = (start + 1...limit).last { blanks[$0] }
      guard let blank else {
        pages.append(start..<limit)
        start = limit
        continue
      }
      pages.append(start..<min(blank + 1, limit))
      start = blank + 1
      while start < stretch.upperBound, blanks[start] { start += 1 }
    }
  }

  private mutating func choosePage() {
    guard let line else { return }
    page = 0
    if line.isMessage { return }
    if let place, place.element == line.element, !line.showsEnd {
      if let cell = offsets.lastIndex(where: { $0 <= place.offset }) { page = pageIndex(of: cell) }
      // The insertion point must always be visible.
      if let cursor = cursorCells?.lowerBound { page = pageIndex(of: cursor) }
    } else if line.showsEnd {
      page = pages.count - 1
    } else if let cursor = cursorCells?.lowerBound {
      page = pageIndex(of: cursor)
    } else if let content = line.content?.lowerBound, let cell = offsets.firstIndex(where: { $0 >= content })
    {
      page = pageIndex(of: cell)
    }
  }

  /// The page that shows a cell, or, for a blank between two pages, the one before it.
  private func pageIndex(of cell: Int) -> Int {
    pages.lastIndex { $0.lowerBound <= cell } ?? 0
  }

  private mutating func notePlace() {
    guard let line, !line.isMessage else { return }
    guard let element = line.element, pages[page].lowerBound < offsets.count else { return place = nil }
    place = (element, offsets[pages[page].lowerBound])
  }
}
