import Foundation

/// The distances that a view prefers to its neighbours.
///
/// Two texts stand apart by the leading of the lower one, a text and another view by what keeps the text's line clear of
/// it, others by 8 points; a spacer wants none.
///
/// Follows <https://developer.apple.com/documentation/swiftui/viewspacing>.
public struct ViewSpacing: Equatable, Sendable {
  /// What is wanted at one edge. Neighbours agree by the kinds for which both have a preference, or else by the plain
  /// distance.
  struct Preference: Equatable, Sendable {
    /// What counts between two texts.
    enum Text: Equatable, Sendable {
      /// A view that stands among texts as one of them.
      case distance(CGFloat)
      /// The distance of the text's lines, and how much of it is leading.
      case lines(distance: CGFloat, leading: CGFloat)

      func union(_ other: Text) -> Text {
        switch (self, other) {
        case (.distance(let a), .distance(let b)): .distance(max(a, b))
        case (.distance, .lines): other
        case (.lines, .distance): self
        case (.lines(let a, _), .lines(let b, _)): a < b ? other : self
        }
      }

      /// The distance to the text below.
      func distance(to lower: Text) -> CGFloat {
        switch (self, lower) {
        case (.distance(let a), .distance(let b)): a + b
        case (.distance(let a), _): a
        case (_, .distance(let b)): b
        case (.lines, .lines(_, let leading)): leading
        }
      }
    }

    /// The distance to anything; nil for the standard one.
    var plain: CGFloat?
    /// Of a text to what is above it, or of something to the text below it.
    var aboveText: CGFloat?
    /// Of a text to what is below it, or of something to the text above it.
    var belowText: CGFloat?
    var text: Text?

    func union(_ other: Preference) -> Preference {
      func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
        guard let a else { return b }
        return b.map { max(a, $0) } ?? a
      }
      var result = Preference()
      result.plain = larger(plain, other.plain)
      result.aboveText = larger(aboveText, other.aboveText)
      result.belowText = larger(belowText, other.belowText)
      result.text = text.map { text in other.text.map(text.union) ?? text } ?? other.text
      return result
    }

    func distance(to next: Preference) -> CGFloat {
      var found: CGFloat?
      func consider(_ distance: CGFloat) { found = max(found ?? -.infinity, distance) }
      if let a = aboveText, let b = next.aboveText { consider(a + b) }
      if let a = belowText, let b = next.belowText { consider(a + b) }
      if let a = text, let b = next.text { consider(a.distance(to: b)) }
      if let found { return found }
      switch (plain, next.plain) {
      case (nil, nil): return ViewSpacing.standard
      case (let a?, let b?): return max(a, b)
      case (let one, let other): return one ?? other ?? ViewSpacing.standard
      }
    }

    static let ofTop = Preference(belowText: 0)
    static let ofBottom = Preference(aboveText: 0)
    static let none = Preference(plain: 0)
  }

  var top = Preference.ofTop
  var bottom = Preference.ofBottom
  var leading = Preference()
  var trailing = Preference()
  /// Whether frames and padding around the view leave its preferences, as those of a spacer.
  var outlastsFrames = false

  /// Creates the spacing of a view that has no preferences of its own.
  public init() {}

  /// Without a distance to anything.
  public static let zero = ViewSpacing(all: .none)

  init(all edge: Preference) {
    top = edge
    bottom = edge
    leading = edge
    trailing = edge
  }

  static let standard: CGFloat = 8

  /// The distance in points to the view that follows.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }

  /// Takes over the larger preferences of another spacing.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = top.union(other.top) }
    if edges.contains(.bottom) { bottom = bottom.union(other.bottom) }
    if edges.contains(.leading) { leading = leading.union(other.leading) }
    if edges.contains(.trailing) { trailing = trailing.union(other.trailing) }
  }

  /// The larger preferences of both.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The spacing of something around the view whose edges are no longer those of the view.
  func reset(_ edges: Edge.Set) -> ViewSpacing {
    if outlastsFrames { return self }
    var result = self
    if edges.contains(.top) { result.top = .ofTop }
    if edges.contains(.bottom) { result.bottom = .ofBottom }
    if edges.contains(.leading) { result.leading = Preference() }
    if edges.contains(.trailing) { result.trailing = Preference() }
    return result
  }

  /// The spacing of a container: at each edge the larger preferences of the views that are there.
  @MainActor
  static func union(of children: [ViewNode], edges: (Int) -> Edge.Set) -> ViewSpacing {
    guard !children.isEmpty else { return .zero }
    var whole = ViewSpacing(all: Preference())
    for (index, child) in children.enumerated() { whole.formUnion(child.currentSpacing, edges: edges(index)) }
    return whole
  }
}
