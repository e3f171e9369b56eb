import Foundation

/// The curve around a corner of a rectangle.
struct RoundedCorner {
  /// Where the sides would meet.
  var corner: CGPoint
  /// The ways from there along the side before and along the one after, as long as the radius.
  var before, after: CGVector
  /// 0 for a part of a circle, 1 for a curve that begins gently, as far from the corner as Apple's.
  var smoothness: CGFloat

  /// How far from the corner a gentle curve begins, as a part of the radius.
  private static let reach: CGFloat = 1.528_664_95

  /// How gently a corner can begin, where a side leaves it room, both in points.
  static func smoothness(radius: CGFloat, room: CGFloat) -> CGFloat {
    guard radius > 0 else { return 1 }
    return min(max((room / radius - 1) / (reach - 1), 0), 1)
  }

  /// The points of Apple's curve, as parts of the radius along the side before and the one after: the start, and three
  /// for each of three curves (as measured at `UIBezierPath`,
  /// <https://www.paintcodeapp.com/blogpost/code-for-ios-7-rounded-rectangles>).
  private static let gentle: [(CGFloat, CGFloat)] = [
    (reach, 0), (1.088_492_96, 0), (0.868_406_94, 0), (0.631_493_79, 0.074_911_39),
    (0.372_823_83, 0.169_059_56), (0.169_059_56, 0.372_823_83), (0.074_911_39, 0.631_493_79),
    (0, 0.868_406_94), (0, 1.088_492_96), (0, reach),
  ]

  /// The same for a quarter of a circle.
  private static let circular: [(CGFloat, CGFloat)] = {
    let first = asin(1 - 0.631_493_79)
    let angles: [CGFloat] = [0, first, CGFloat.pi / 2 - first, CGFloat.pi / 2]
    func point(_ angle: CGFloat) -> (CGFloat, CGFloat) { (1 - sin(angle), 1 - cos(angle)) }
    var points = [point(0)]
    for (from, to) in zip(angles, angles.dropFirst()) {
      let length = 4 / 3 * tan((to - from) / 4)
      let (a, b) = (point(from), point(to))
      points.append((a.0 - cos(from) * length, a.1 + sin(from) * length))
      points.append((b.0 + cos(to) * length, b.1 - sin(to) * length))
      points.append(b)
    }
    return points
  }()

  /// Adds the curve, with a line to it.
  func add(to path: inout Path) {
    let points = zip(Self.circular, Self.gentle).map { circular, gentle in
      let along = circular.0 + (gentle.0 - circular.0) * smoothness
      let beyond = circular.1 + (gentle.1 - circular.1) * smoothness
      return CGPoint(
        x: corner.x + before.dx * along + after.dx * beyond,
        y: corner.y + before.dy * along + after.dy * beyond)
    }
    if path.isEmpty { path.move(to: points[0]) } else { path.addLine(to: points[0]) }
    for first in stride(from: 1, to: points.count, by: 3) {
      path.addCurve(to: points[first + 2], control1: points[first], control2: points[first + 1])
    }
  }
}

extension Path {
  /// A rectangle whose corners begin gently; radii in points from the top left corner on, clockwise.
  static func continuous(_ rect: CGRect, _ radii: [CGSize]) -> Path {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    // How the sides that lead away from each corner run, and with what they share their length.
    let ways: [(horizontal: CGFloat, vertical: CGFloat)] = [(1, 1), (-1, 1), (-1, -1), (1, -1)]
    let neighbours = [(1, 3), (0, 2), (3, 1), (2, 0)]
    var path = Path()
    for (index, corner) in corners.enumerated() {
      let radius = radii[index]
      let (besideWidth, besideHeight) = (radii[neighbours[index].0].width, radii[neighbours[index].1].height)
      let smoothness = min(
        RoundedCorner.smoothness(
          radius: radius.width, room: rect.width * radius.width / max(radius.width + besideWidth, 0.001)),
        RoundedCorner.smoothness(
          radius: radius.height, room: rect.height * radius.height / max(radius.height + besideHeight, 0.001))
      )
      let horizontal = CGVector(dx: ways[index].horizontal * radius.width, dy: 0)
      let vertical = CGVector(dx: 0, dy: ways[index].vertical * radius.height)
      // Clockwise, one comes to the first and the third corner along a vertical side.
      let comesDown = index % 2 == 0
      RoundedCorner(
        corner: corner, before: comesDown ? vertical : horizontal, after: comesDown ? horizontal : vertical,
        smoothness: smoothness
      ).add(to: &path)
    }
    path.closeSubpath()
    return path
  }
}
