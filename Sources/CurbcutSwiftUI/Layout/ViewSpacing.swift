import Foundation

/// The distances that a view prefers to its neighbours.
///
/// Between two texts it is the leading of the lower one, between others 8 points; a spacer wants none.
///
/// Follows <https://developer.apple.com/documentation/swiftui/viewspacing>.
public struct ViewSpacing: Equatable, Sendable {
  /// What is wanted at one edge.
  struct Preference: Equatable, Sendable {
    /// The distance of a text from the one above it, in points; nil for what is not text.
    var text: CGFloat?
    /// Whether there is to be no distance at all.
    var isNone = false

    func union(_ other: Preference) -> Preference {
      Preference(
        text: text.flatMap { text in other.text.map { max(text, $0) } }, isNone: isNone && other.isNone)
    }
  }

  var top = Preference()
  var bottom = Preference()
  var leading = Preference()
  var trailing = Preference()

  /// Creates a spacing without preferences.
  public init() {}

  /// Without a distance to anything.
  public static let zero = ViewSpacing(all: Preference(isNone: true))

  init(all edge: Preference) {
    top = edge
    bottom = edge
    leading = edge
    trailing = edge
  }

  static let standard: CGFloat = 8

  /// The distance in points to the view that follows.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: trailing.isNone || next.leading.isNone ? 0 : Self.standard
    case .vertical:
      if bottom.isNone || next.top.isNone {
        0
      } else if bottom.text != nil, let text = next.top.text {
        text
      } else {
        Self.standard
      }
    }
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
}
