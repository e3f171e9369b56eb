import CurbcutFoundation

/// The items of a section of a flow layout that are all of one size: where each lies follows from its number, so that a
/// section of any length costs nothing until it shows.
///
/// "Along" is the direction of scrolling, "across" the other one.
struct UniformItems {
  let section: Int
  let count: Int
  /// The size of an item.
  let length: CGFloat
  let breadth: CGFloat
  /// How many items a full line has.
  let perLine: Int
  /// Where the first line begins.
  let start: CGFloat
  /// From one line to the next.
  let step: CGFloat
  /// Where lines begin across.
  let before: CGFloat
  /// What lines may fill across.
  let room: CGFloat

  init(
    section: Int, count: Int, length: CGFloat, breadth: CGFloat, start: CGFloat, before: CGFloat,
    room: CGFloat,
    lineGap: CGFloat, itemGap: CGFloat
  ) {
    self.section = section
    self.count = count
    self.length = length
    self.breadth = breadth
    self.start = start
    self.before = before
    self.room = room
    step = length + lineGap
    let fitting = (room + 0.01 + itemGap) / max(breadth + itemGap, 0.01)
    perLine = fitting.isFinite ? max(1, Int(min(fitting, Double(Int32.max)))) : 1
  }

  var lines: Int { (count + perLine - 1) / perLine }

  /// Where the last line ends.
  var end: CGFloat { count == 0 ? start : start + CGFloat(lines - 1) * step + length }

  /// Where an item begins.
  func place(of item: Int) -> (along: CGFloat, across: CGFloat) {
    let (line, column) = item.quotientAndRemainder(dividingBy: perLine)
    let along = start + CGFloat(line) * step
    // Lines are spread to both edges, the last one as if it were full, so that its items stand below others; an item
    // with a line to itself stands in its middle.
    guard perLine > 1 else { return (along, before + max(0, (room - breadth) / 2)) }
    let spread = (room - CGFloat(perLine) * breadth) / CGFloat(perLine - 1)
    return (along, before + CGFloat(column) * (breadth + spread))
  }

  /// The items of the lines that reach into a stretch.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, step > 0, end > low, start < high else { return 0..<0 }
    let first = max(0, ((low - start - length) / step).rounded(.down) + 1)
    let last = min(CGFloat(lines), ((high - start) / step).rounded(.up))
    guard first < last else { return 0..<0 }
    return min(count, Int(first) * perLine)..<min(count, Int(last) * perLine)
  }
}
