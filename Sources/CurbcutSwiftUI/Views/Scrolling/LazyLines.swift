import Foundation

/// The lines of a lazy container, with their places.
@MainActor
struct LazyLines {
  struct Line {
    /// The places of the views in the list.
    var entries: Range<Int>
    var part: ViewListEntry.Part
    var section: ViewListSection?
    /// In points; nil while it is not known.
    var length: CGFloat?
    var start: CGFloat = 0

    func isPinned(_ pinned: PinnedScrollableViews) -> Bool {
      part == .header && pinned.contains(.sectionHeaders)
        || part == .footer && pinned.contains(.sectionFooters)
    }
  }

  /// Lines of one section that follow each other.
  private struct Block {
    let part: ViewListEntry.Part
    let section: ViewListSection?
    let columns: Int
    let firstEntry: Int
    var entryCount: Int
    let firstLine: Int

    var lineCount: Int { (entryCount + columns - 1) / columns }
  }

  let arrangement: LazyArrangement
  let tracks: GridTracks?
  /// The length across the lines, in points.
  let across: CGFloat
  private let gap: CGFloat
  private var blocks: [Block] = []
  private(set) var count = 0
  private(set) var total: CGFloat = 0
  private(set) var guess: CGFloat = 0

  /// The lines of which all views have been made, in order, with their lengths.
  private(set) var measured: [(line: Int, length: CGFloat)] = []
  /// Behind so many measured lines and the distances after them.
  private var sums: [CGFloat] = [0]
  /// How many of the views that were made have been looked at.
  private(set) var seen = 0

  init(_ arrangement: LazyArrangement, entries: ViewListEntries, tracks: GridTracks?, across: CGFloat) {
    self.arrangement = arrangement
    self.tracks = tracks
    self.across = across
    gap = arrangement.distance ?? ViewSpacing.standard
    let columns = max(1, tracks?.tracks.count ?? 1)
    for run in entries.runs {
      if run.part == .row, let last = blocks.last, last.part == .row, last.section === run.section {
        blocks[blocks.count - 1].entryCount += run.count
      } else {
        blocks.append(
          Block(
            part: run.part, section: run.section, columns: run.part == .row ? columns : 1,
            firstEntry: run.start, entryCount: run.count,
            firstLine: blocks.last.map { $0.firstLine + $0.lineCount } ?? 0))
      }
    }
    count = blocks.last.map { $0.firstLine + $0.lineCount } ?? 0
  }

  /// The first line that is neither a header nor a footer.
  var firstRow: Int? { blocks.first { $0.part == .row }?.firstLine }

  /// Takes in views that have been made.
  mutating func take(_ made: ArraySlice<Int>, isMade: (Int) -> Bool) {
    seen += made.count
    for entry in made {
      guard let line = line(of: entry), entries(of: line).allSatisfy(isMade) else { continue }
      let place = measuredCount(before: line)
      if place < measured.count, measured[place].line == line { continue }
      measured.insert((line, 0), at: place)
    }
  }

  mutating func setLength(_ length: CGFloat, ofMeasured index: Int) { measured[index].length = length }

  /// The last of the blocks that begin at or before a place.
  private func block(_ isAtOrBefore: (Block) -> Bool) -> Block? {
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if isAtOrBefore(blocks[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? blocks[low - 1] : nil
  }

  /// The line that a view is in.
  func line(of entry: Int) -> Int? {
    guard let block = block({ $0.firstEntry <= entry }) else { return nil }
    return block.firstLine + (entry - block.firstEntry) / block.columns
  }

  private func entries(of line: Int) -> Range<Int> {
    guard let block = block({ $0.firstLine <= line }) else { return 0..<0 }
    let first = block.firstEntry + (line - block.firstLine) * block.columns
    return first..<min(first + block.columns, block.firstEntry + block.entryCount)
  }

  /// How many lines before one have been measured.
  private func measuredCount(before line: Int) -> Int {
    var (low, high) = (0, measured.count)
    while low < high {
      let middle = (low + high) / 2
      if measured[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func length(of line: Int) -> CGFloat? {
    let index = measuredCount(before: line)
    return index < measured.count && measured[index].line == line ? measured[index].length : nil
  }

  private func start(of line: Int) -> CGFloat {
    let known = measuredCount(before: line)
    return sums[min(known, sums.count - 1)] + CGFloat(line - known) * (guess + gap)
  }

  private func end(of line: Int) -> CGFloat { start(of: line) + (length(of: line) ?? guess) }

  /// A line with its place.
  subscript(line: Int) -> Line {
    let block = block { $0.firstLine <= line }
    return Line(
      entries: entries(of: line), part: block?.part ?? .row, section: block?.section,
      length: length(of: line), start: start(of: line))
  }

  /// The whole length across: a grid takes what is proposed, and more where its columns need it.
  var width: CGFloat { max(across, tracks?.total ?? 0) }

  /// Places the lines; those of unknown length have a guessed one.
  mutating func place(guess: CGFloat) {
    self.guess = guess
    sums = [0]
    sums.reserveCapacity(measured.count + 1)
    var sum: CGFloat = 0
    for line in measured {
      sum += line.length + gap
      sums.append(sum)
    }
    total = max(0, start(of: count) - (count == 0 ? 0 : gap))
  }

  /// The lines that are at least partly between two positions.
  func indices(from low: CGFloat, to high: CGFloat) -> [Int] {
    var (first, end) = (0, count)
    while first < end {
      let middle = (first + end) / 2
      if self.end(of: middle) > low {
        end = middle
      } else {
        first = middle + 1
      }
    }
    var found: [Int] = []
    // The header of the section that is seen stays at the edge.
    if arrangement.pinned.contains(.sectionHeaders), first < count, let section = self[first].section {
      if let header = blocks.last(where: { $0.part == .header && $0.section === section }) {
        let line = header.firstLine + header.lineCount - 1
        if line < first { found.append(line) }
      }
    }
    while first < count, start(of: first) < high {
      found.append(first)
      first += 1
    }
    // So does the footer of the section that is seen last.
    if arrangement.pinned.contains(.sectionFooters), first > 0, first < count,
      let section = self[first - 1].section,
      let footer = blocks.first(where: { $0.part == .footer && $0.section === section }),
      footer.firstLine + footer.lineCount > first
    {
      found.append(max(first, footer.firstLine))
    }
    return found
  }

  /// The lines before and after those that are between two positions.
  func indices(beside shown: [Int], from low: CGFloat) -> (before: Int?, after: Int?) {
    if let first = shown.min(), let last = shown.max() {
      return (first > 0 ? first - 1 : nil, last + 1 < count ? last + 1 : nil)
    }
    guard count > 0 else { return (nil, nil) }
    return end(of: count - 1) <= low ? (count - 1, nil) : (nil, 0)
  }

  func span(ofSection section: ViewListSection?) -> ClosedRange<CGFloat>? {
    guard let section, let first = blocks.first(where: { $0.section === section }),
      let last = blocks.last(where: { $0.section === section })
    else { return nil }
    return start(of: first.firstLine)...end(of: last.firstLine + last.lineCount - 1)
  }

  /// The place of a view across its line.
  func span(_ line: Line, column: Int) -> (start: CGFloat, length: CGFloat) {
    guard line.part == .row, let tracks, column < tracks.tracks.count else { return (0, width) }
    return (tracks.tracks[column].start, tracks.tracks[column].length)
  }

  func proposal(_ line: Line, column: Int) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[arrangement.axis.other] = span(line, column: column).length
    return proposal
  }

  func alignment(_ line: Line, column: Int) -> Alignment {
    guard line.part == .row, let tracks, column < tracks.tracks.count else { return arrangement.alignment }
    return tracks.tracks[column].alignment ?? arrangement.alignment
  }
}

/// The columns of a lazy grid that its items give.
///
/// Fixed items come first; the others share what is left in their order, each limited to its bounds, and an adaptive
/// one holds as many columns as fit.
struct GridTracks {
  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  /// More columns than any screen has.
  private static let mostColumns: CGFloat = 10_000

  private(set) var tracks: [Track] = []
  private(set) var total: CGFloat = 0

  /// Lays out the tracks in the length that is proposed across the lines, in points; nil where nothing is.
  init(_ items: [GridItem], length: CGFloat?) {
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.standard) }
    var remaining = (length ?? 0) - gaps
    var flexible = 0
    for item in items {
      if case .fixed(let size) = item.size { remaining -= size } else { flexible += 1 }
    }
    var position: CGFloat = 0
    for (index, item) in items.enumerated() {
      let gap = item.spacing ?? ViewSpacing.standard
      // Of endless room, an end is left by nobody.
      if remaining.isNaN { remaining = .infinity }
      let share = flexible > 0 ? max(0, remaining) / CGFloat(flexible) : 0
      var lengths: [CGFloat]
      switch item.size {
      case .fixed(let size): lengths = [size]
      case .flexible(let minimum, let maximum):
        let one = length == nil ? minimum : min(max(share, minimum), maximum)
        lengths = [one]
        remaining -= one
        flexible -= 1
      case .adaptive(let minimum, let maximum):
        // Whoever asks how large the grid can be proposes no end of room: then there is one column, as large as it can be.
        let fitting = ((share + gap) / max(1, minimum + gap)).rounded(.down)
        let count = fitting.isFinite ? Int(min(max(1, fitting), Self.mostColumns)) : 1
        let one = (share - gap * CGFloat(count - 1)) / CGFloat(count)
        // The minimum only decides how many there are.
        lengths = Array(repeating: length == nil ? minimum : min(one, maximum), count: count)
        remaining -= lengths.reduce(0, +) + gap * CGFloat(count - 1)
        flexible -= 1
      }
      for (part, one) in lengths.enumerated() {
        tracks.append(Track(start: position, length: one, alignment: item.alignment))
        position += one
        let isLast = index == items.count - 1 && part == lengths.count - 1
        if !isLast { position += gap }
      }
    }
    total = position
  }
}
