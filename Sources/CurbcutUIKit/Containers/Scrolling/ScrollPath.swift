import Foundation

/// How content moves along one axis by itself, in points and seconds.
///
/// Content that a finger has left slows down by the same part of its speed in every moment, as
/// [UIScrollView.DecelerationRate](https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct)
/// says; beyond the end of the content a spring takes it back.
struct ScrollPath {
  /// Where the content comes to rest.
  let end: CGFloat
  /// Seconds until then.
  let duration: TimeInterval
  private let place: (TimeInterval) -> CGFloat

  /// Where the content is, so many seconds after the beginning.
  func position(at time: TimeInterval) -> CGFloat { time >= duration ? end : place(time) }

  private init(end: CGFloat, duration: TimeInterval, _ place: @escaping (TimeInterval) -> CGFloat) {
    self.end = end
    self.duration = duration
    self.place = place
  }

  /// Content that stays.
  static func rest(at place: CGFloat) -> ScrollPath { ScrollPath(end: place, duration: 0) { _ in place } }

  /// Content that is brought to a place, slowly at both ends.
  static func brought(from start: CGFloat, to end: CGFloat, in duration: TimeInterval) -> ScrollPath {
    let pace = CAMediaTimingFunction(name: .easeInEaseOut)
    return ScrollPath(end: end, duration: duration) {
      start + (end - start) * CGFloat(pace.progress(at: $0 / duration))
    }
  }

  /// Content that a finger has left.
  ///
  /// - Parameters:
  ///   - start: where it is.
  ///   - velocity: points a second.
  ///   - goal: where it would come to rest if it had room.
  ///   - range: where there is content.
  ///   - rate: the part of its speed that it keeps in a thousandth of a second.
  ///   - bounces: whether it may go beyond the range for a moment.
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

  /// Content that comes back from beyond the end.
  private static func back(from start: CGFloat, velocity: CGFloat, to edge: CGFloat) -> ScrollPath {
    let (distance, speed) = (Double(start - edge), Double(velocity))
    return ScrollPath(end: edge, duration: 7 / pull) {
      edge + CGFloat((distance + (speed + pull * distance) * $0) * exp(-pull * $0))
    }
  }

  /// Where content comes to rest that has a speed, in points a second, and room.
  static func goal(from start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
    start + velocity / 1000 * rate / (1 - min(rate, 0.9999))
  }

  /// How far content follows a finger that is so many points beyond its end: less and less.
  static func stretch(_ distance: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let far = abs(distance) * 0.55 / length
    return (distance < 0 ? -1 : 1) * (1 - 1 / (far + 1)) * length
  }

  /// Half a point is not seen to move.
  private static let step = 0.5
  /// How hard the spring beyond the end pulls, per second.
  private static let pull = 12.0
}
