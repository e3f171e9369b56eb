import CurbcutDrawing
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// The lines of a text on their way to be drawn, with what is needed for that.
final class TextLines {
  /// A stretch of characters in one look.
  struct Stretch {
    var range: NSRange
    var ascent: CGFloat
    var descent: CGFloat
    var leading: CGFloat
    var attributes: AttachedTextAttributes?
    /// What it is drawn with, if that is more than a colour.
    var paint: _Paint?
  }

  let attributed: AttributedTextLayout
  let string: NSString
  let stretches: [Stretch]
  let width: CGFloat
  let isRightToLeft: Bool

  var layout: TextLayout { attributed.layout }

  /// - Parameter width: the room in which the lines are aligned, in points.
  @MainActor
  init(_ text: ResolvedText, _ attributed: AttributedTextLayout, width: CGFloat, _ values: EnvironmentValues)
  {
    self.attributed = attributed
    self.width = width
    let drawn = text.drawn
    string = drawn.string as NSString
    isRightToLeft = values.layoutDirection == .rightToLeft
    var found: [Stretch] = []
    drawn.enumerateAttributes(in: NSRange(location: 0, length: drawn.length)) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? text.font
      let core = font.core(for: values.traits)
      found.append(
        Stretch(
          range: range, ascent: core.metrics.ascender, descent: -core.metrics.descender,
          leading: max(0, font.leading), attributes: attributes[.textAttributes] as? AttachedTextAttributes,
          paint: text.paints.first { NSIntersectionRange($0.range, range).length > 0 }?.paint))
    }
    stretches = found
  }

  /// Draws characters of a line.
  @MainActor
  func draw(_ line: Int, _ range: NSRange, _ stretch: Stretch, in context: CGContext, at origin: CGPoint) {
    guard let paint = stretch.paint else {
      return attributed.draw(line: line, range: range, in: context, at: origin, width: width)
    }
    let rect = CGRect(x: origin.x, y: origin.y, width: width, height: layout.size.height)
    paint.draw(in: context, rect) {
      attributed.draw(
        line: line, range: range, in: $0, at: origin, width: width, color: UIColor.black.cgColor)
    }
  }
}

nonisolated extension Text {
  /// A text in its lines, runs and slices of runs, as a ``TextRenderer`` draws it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/text/layout>.
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: TextLines

    /// The place of the first line.
    public var startIndex: Int { 0 }
    /// The place after the last line.
    public var endIndex: Int { lines.layout.lineCount }
    /// A line.
    public subscript(index: Int) -> Line { Line(lines: lines, index: index) }
    /// Whether some of the text is not shown.
    public var isTruncated: Bool { lines.layout.isTruncated }

    public static func == (a: Self, b: Self) -> Bool { a.lines === b.lines }

    /// The place of a character in its text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      let offset: Int

      public static func < (a: Self, b: Self) -> Bool { a.offset < b.offset }
      public func distance(to other: Self) -> Int { other.offset - offset }
      public func advanced(by n: Int) -> Self { CharacterIndex(offset: offset + n) }
    }

    /// How far a piece of text reaches, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// The beginning of the baseline.
      public var origin: CGPoint
      /// The distance to the end.
      public var width: CGFloat
      /// The height above the baseline.
      public var ascent: CGFloat
      /// The depth below the baseline.
      public var descent: CGFloat
      /// The distance to the next line.
      public var leading: CGFloat

      /// Creates bounds of nothing.
      public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0) }

      init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
      }

      /// The rectangle around the text.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// How a piece of a text is drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Letters stand where they are, between pixels as well, as they always do here.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

nonisolated extension Text.Layout {
  /// A line of a text: its runs.
  public struct Line: RandomAccessCollection, Equatable {
    let lines: TextLines
    let index: Int
    /// How far the line has been moved.
    private var moved = CGPoint.zero

    init(lines: TextLines, index: Int) {
      self.lines = lines
      self.index = index
    }

    private var line: TextLayout.Line { lines.layout.line(at: index) }

    /// The beginning of the line's baseline, in points.
    public var origin: CGPoint {
      get {
        CGPoint(
          x: lines.layout.x(of: line.range.location, line: index, width: lines.width) + moved.x,
          y: line.baseline + moved.y)
      }
      set {
        let old = origin
        moved.x += newValue.x - old.x
        moved.y += newValue.y - old.y
      }
    }

    /// The parts of the stretches that are in the line.
    private var ranges: [(stretch: Int, range: NSRange)] {
      lines.stretches.indices.compactMap { place in
        let part = NSIntersectionRange(lines.stretches[place].range, line.range)
        return part.length > 0 ? (place, part) : nil
      }
    }

    /// The place of the first run.
    public var startIndex: Int { 0 }
    /// The place after the last run.
    public var endIndex: Int { ranges.count }
    /// A run.
    public subscript(place: Int) -> Run {
      let (stretch, range) = ranges[place]
      return Run(lines: lines, line: index, stretch: stretch, range: range, moved: moved)
    }

    /// How far the line reaches.
    public var typographicBounds: TypographicBounds {
      let runs = map(\.typographicBounds)
      return TypographicBounds(
        origin: CGPoint(x: runs.map(\.origin.x).min() ?? origin.x, y: origin.y), width: line.width,
        ascent: runs.map(\.ascent).max() ?? line.baseline - line.top,
        descent: runs.map(\.descent).max() ?? 0, leading: runs.map(\.leading).max() ?? 0)
    }

    public static func == (a: Self, b: Self) -> Bool {
      a.lines === b.lines && a.index == b.index && a.moved == b.moved
    }
  }

  /// A part of a line in one look: its slices, each as small as what is drawn for a character.
  public struct Run: RandomAccessCollection, Equatable {
    let lines: TextLines
    let line: Int
    let stretch: Int
    let range: NSRange
    let moved: CGPoint

    /// The characters, each with what belongs to it.
    private var clusters: [NSRange] {
      var found: [NSRange] = []
      var offset = range.location
      while offset < NSMaxRange(range) {
        let next = NSIntersectionRange(lines.string.rangeOfComposedCharacterSequence(at: offset), range)
        guard next.length > 0 else { break }
        found.append(next)
        offset = NSMaxRange(next)
      }
      return found
    }

    /// The place of the first slice.
    public var startIndex: Int { 0 }
    /// The place after the last slice.
    public var endIndex: Int { clusters.count }
    /// A slice of one character.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    /// A slice of several characters.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// The value of a type that the app has attached to the run.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      lines.stretches[stretch].attributes?.value(key)
    }

    /// The direction of the layout around the run.
    public var layoutDirection: LayoutDirection { lines.isRightToLeft ? .rightToLeft : .leftToRight }

    /// The places of the characters in the text.
    public var characterIndices: [CharacterIndex] { clusters.map { CharacterIndex(offset: $0.location) } }

    /// How far the run reaches.
    public var typographicBounds: TypographicBounds { bounds(of: range) }

    func bounds(of part: NSRange) -> TypographicBounds {
      let look = lines.stretches[stretch]
      let spans = lines.layout.spans(of: part, line: line, width: lines.width)
      let left = spans.map { Swift.min($0.0, $0.1) }.min() ?? 0
      let right = spans.map { Swift.max($0.0, $0.1) }.max() ?? left
      let baseline = lines.layout.line(at: line).baseline
      return TypographicBounds(
        origin: CGPoint(x: left + moved.x, y: baseline + moved.y), width: right - left, ascent: look.ascent,
        descent: look.descent, leading: look.leading)
    }

    /// The characters of some slices.
    func range(of indices: Range<Int>) -> NSRange {
      let clusters = clusters
      guard let first = clusters[indices].first, let last = clusters[indices].last else {
        return NSRange(location: range.location, length: 0)
      }
      return NSRange(location: first.location, length: NSMaxRange(last) - first.location)
    }

    public static func == (a: Self, b: Self) -> Bool {
      a.lines === b.lines && a.line == b.line && a.range == b.range && a.moved == b.moved
    }
  }

  /// Some characters of a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run.
    public var run: Run
    /// The places of the characters in the run.
    public var indices: Range<Int>

    /// Creates a slice.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

    /// The place of the first character in the run.
    public var startIndex: Int { indices.lowerBound }
    /// The place after the last character.
    public var endIndex: Int { indices.upperBound }
    /// A slice of one character.
    public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
    /// A slice of several characters.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    /// The value of a type that the app has attached to the run.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// The places of the characters in the text.
    public var characterIndices: [CharacterIndex] { Array(run.characterIndices[indices]) }

    /// How far the slice reaches.
    public var typographicBounds: TypographicBounds { run.bounds(of: run.range(of: indices)) }
  }
}

nonisolated extension GraphicsContext {
  /// Draws a line of a text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run of a text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run, run.range)
  }

  /// Draws a slice of a run.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    draw(slice.run, slice.run.range(of: slice.indices))
  }

  private func draw(_ run: Text.Layout.Run, _ range: NSRange) {
    guard range.length > 0 else { return }
    drawing { context in
      let safe = Unchecked((run, context))
      Isolation.onMain {
        let (run, context) = safe.value
        run.lines.draw(run.line, range, run.lines.stretches[run.stretch], in: context, at: run.moved)
      }
    }
  }
}
