import Foundation

/// The lines of a lazy container, with their places.
struct LazyLines {
  struct Line {
    /// The places of the views in the list.
    var entries: [Int]
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

  let arrangement: LazyArrangement
  let tracks: GridTracks?
  /// The length across the lines, in points.
  let across: CGFloat
  var lines: [Line] = []
  private(set) var total: CGFloat = 0
  private(set) var guess: CGFloat = 0

  /// The lines of which all views have been made.
  private(set) var measured: [Int] = []
  /// How many of the views that were made have been looked at.
  private(set) var seen = 0

  /// Takes in views that have been made.
  mutating func take(_ made: ArraySlice<Int>, isMade: (Int) -> Bool) {
    seen += made.count
    for entry in made {
      guard let line = line(of: entry), lines[line].length == nil, lines[line].entries.allSatisfy(isMade)
      else {
        continue
      }
      lines[line].length = 0
      measured.append(line)
    }
  }

  /// The line that a view is in.
  func line(of entry: Int) -> Int? {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if (lines[middle].entries.last ?? 0) < entry { low = middle + 1 } else { high = middle }
    }
    return low < lines.count ? low : nil
  }

  var width: CGFloat { tracks?.total ?? across }

  init(_ arrangement: LazyArrangement, entries: [ViewListEntry], tracks: GridTracks?, across: CGFloat) {
    self.arrangement = arrangement
    self.tracks = tracks
    self.across = across
    let columns = max(1, tracks?.tracks.count ?? 1)
    lines.reserveCapacity(entries.count / columns + 1)
    for (index, entry) in entries.enumerated() {
      if entry.part == .row, columns > 1, let last = lines.last, last.part == .row,
        last.entries.count < columns, last.section === entry.section
      {
        lines[lines.count - 1].entries.append(index)
      } else {
        lines.append(Line(entries: [index], part: entry.part, section: entry.section))
      }
    }
  }

  /// Places the lines; those of unknown length have a guessed one.
  mutating func place(guess: CGFloat) {
    self.guess = guess
    let gap = arrangement.distance ?? ViewSpacing.standard
    var position: CGFloat = 0
    for index in lines.indices {
      lines[index].start = position
      position += (lines[index].length ?? guess) + gap
    }
    total = max(0, position - (lines.isEmpty ? 0 : gap))
  }

  /// The lines that are at least partly between two positions.
  func indices(from low: CGFloat, to high: CGFloat) -> [Int] {
    var (first, end) = (0, lines.count)
    while first < end {
      let middle = (first + end) / 2
      if lines[middle].start + (lines[middle].length ?? guess) > low {
        end = middle
      } else {
        first = middle + 1
      }
    }
    var found: [Int] = []
    // The header of the section that is seen stays at the edge.
    if arrangement.pinned.contains(.sectionHeaders), first < lines.count, let section = lines[first].section {
      if let header = lines[..<first].lastIndex(where: { $0.part == .header && $0.section === section }) {
        found.append(header)
      }
    }
    while first < lines.count, lines[first].start < high {
      found.append(first)
      first += 1
    }
    // So does the footer of the section that is seen last.
    if arrangement.pinned.contains(.sectionFooters), first > 0, first < lines.count,
      let section = lines[first - 1].section,
      let footer = lines[first...].firstIndex(where: { $0.part == .footer && $0.section === section })
    {
      found.append(footer)
    }
    return found
  }

  func span(ofSection section: ViewListSection?) -> ClosedRange<CGFloat>? {
    guard let section, let first = lines.first(where: { $0.section === section }),
      let last = lines.last(where: { $0.section === section })
    else { return nil }
    return first.start...(last.start + (last.length ?? guess))
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
        let count = max(1, Int(((share + gap) / max(1, minimum + gap)).rounded(.down)))
        let one = (share - gap * CGFloat(count - 1)) / CGFloat(count)
        lengths = Array(repeating: min(max(one, minimum), maximum), count: count)
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
