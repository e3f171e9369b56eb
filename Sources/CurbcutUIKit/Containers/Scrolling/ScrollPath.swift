import Foundation

/// The animated movement of content along one axis, in points and seconds.
///
/// After the finger is lifted, the content loses the same fraction of its velocity in every unit of time, as
/// documented for
/// [UIScrollView.DecelerationRate](https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct);
/// beyond its edge, a spring pulls it back.
struct ScrollPath {
  /// Where the content comes to rest.
  let end: CGFloat
  /// The time, in seconds, until it comes to rest.
  let duration: TimeInterval
  private let place: (TimeInterval) -> CGFloat

  /// The position of the content at a time, in seconds after the beginning.
  func position(at time: TimeInterval) -> CGFloat { time >= duration ? end : place(time) }

  private init(end: CGFloat, duration: TimeInterval, _ place: @escaping (TimeInterval) -> CGFloat) {
    self.end = end
    self.duration = duration
    self.place = place
  }

  /// Content that does not move.
  static func rest(at place: CGFloat) -> ScrollPath { ScrollPath(end: place, duration: 0) { _ in place } }

  /// Content that is animated to a position, with ease-in and ease-out.
  static func brought(from start: CGFloat, to end: CGFloat, in duration: TimeInterval) -> ScrollPath {
    let pace = CAMediaTimingFunction(name: .easeInEaseOut)
    return ScrollPath(end: end, duration: duration) {
      start + (end - start) * CGFloat(pace.progress(at: $0 / duration))
    }
  }

  /// Content that decelerates after the finger is lifted.
  ///
  /// - Parameters:
  ///   - start: its current position.
  ///   - velocity: its velocity, in points per second.
  ///   - goal: where it would come to rest if it never reached an edge.
  ///   - range: the positions within the edges of the content.
  ///   - rate: the fraction of its velocity that remains after each millisecond.
  ///   - bounces: whether it may briefly overshoot the range.
  static func coasting(
    from start: CGFloat, velocity: CGFloat, to goal: CGFloat, in range: ClosedRange<CGFloat>, rate: CGFloat,
    bounces: Bool
  ) -> ScrollPath {
    if start < range.lowerBound { return back(from: start, velocity: velocity, to: range.lowerBound) }
    if start > range.upperBound { return back(from: start, velocity: velocity, to: range.upperBound) }
    let slowing = -1000 * log(Double(min(max(rate, 0.5), 0.9999)))
    let way = Double(goal - start)
    func coast(_ time: TimeInterval) -> CGFloat { start + CGFloat(way * (1 - exp(-slowing * time))) }
    guard !range.contains(goal) else {
      return ScrollPath(end: goal, duration: log(max(abs(way), step) / step) / slowing, coast)
    }
    let edge = goal < range.lowerBound ? range.lowerBound : range.upperBound
    let left = 1 - Double(edge - start) / way
    let arrival = -log(max(left, 1e-9)) / slowing
    guard bounces else { return ScrollPath(end: edge, duration: arrival, coast) }
    let bounce = back(from: edge, velocity: CGFloat(way * slowing * left), to: edge)
    return ScrollPath(end: edge, duration: arrival + bounce.duration) {
      $0 < arrival ? coast($0) : bounce.position(at: $0 - arrival)
    }
  }

  /// Content that springs back from beyond an edge.
  private static func back(from start: CGFloat, velocity: CGFloat, to edge: CGFloat) -> ScrollPath {
    let (distance, speed) = (Double(start - edge), Double(velocity))
    return ScrollPath(end: edge, duration: 7 / pull) {
      edge + CGFloat((distance + (speed + pull * distance) * $0) * exp(-pull * $0))
    }
  }

  /// Where content with a velocity, in points per second, comes to rest if it reaches no edge.
  static func goal(from start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
    start + velocity / 1000 * rate / (1 - min(rate, 0.9999))
  }

  /// How far the content follows a finger that has pulled it some points beyond its edge: less and less, the
  /// farther it is.
  static func stretch(_ distance: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let far = abs(distance) * 0.55 / length
    return (distance < 0 ? -1 : 1) * (1 - 1 / (far + 1)) * length
  }

  /// The remaining distance, in points, that is too small to see.
  private static let step = 0.5
  /// The rate of the spring beyond the edge, per second.
  private static let pull = 12.0
}
