import Foundation

/// An area with four straight sides, whose colours pass into each other from corner to corner.
package struct ColorPatch: Sendable {
  /// The four corners, one after the other.
  var corners: [CGPoint]
  /// Their colours: red, green, blue and alpha, 0 to 1.
  var colors: [SIMD4<Double>]

  /// Creates an area from its corners and their colours; nil unless there are four.
  package init?(corners: [CGPoint], colors: [SIMD4<Double>]) {
    guard corners.count == 4, colors.count == 4 else { return nil }
    self.corners = corners
    self.colors = colors
  }
}

extension CGContext {
  /// Paints a gradient around a point, once from an angle in radians, in which its ends meet.
  ///
  /// <https://developer.apple.com/documentation/coregraphics/cgcontext/drawconicgradient(_:center:angle:)>
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    drawConicGradient(gradient, center: center, from: angle, to: angle + 2 * .pi)
  }

  /// Paints a gradient around a point, between two angles in radians. In what is missing of the whole circle the first
  /// and the last colour meet in the middle; of more than a circle the last turn is seen.
  package func drawConicGradient(_ gradient: CGGradient, center: CGPoint, from: CGFloat, to: CGFloat) {
    let span = to - from
    guard span.isFinite, from.isFinite, let first = gradient.stops.first, let last = gradient.stops.last
    else {
      return
    }
    let clip = boundingBoxOfClipPath
    // The sides of the sectors are straight, and so nearer to the middle than their ends.
    let reach =
      1.1
      * max(
        hypot(clip.minX - center.x, clip.minY - center.y), hypot(clip.maxX - center.x, clip.minY - center.y),
        hypot(clip.minX - center.x, clip.maxY - center.y), hypot(clip.maxX - center.x, clip.maxY - center.y))
    guard reach.isFinite, reach > 0 else { return }
    var patches: [ColorPatch] = []
    func sector(_ start: CGFloat, _ end: CGFloat, _ a: SIMD4<Double>, _ b: SIMD4<Double>) {
      let steps = max(1, Int((abs(end - start) / (.pi / 30)).rounded(.up)))
      for step in 0..<steps {
        let (p, q) = (CGFloat(step) / CGFloat(steps), CGFloat(step + 1) / CGFloat(steps))
        let (one, two) = (start + (end - start) * p, start + (end - start) * q)
        let (colorA, colorB) = (a + (b - a) * Double(p), a + (b - a) * Double(q))
        func point(_ angle: CGFloat) -> CGPoint {
          CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
        }
        ColorPatch(
          corners: [center, point(one), point(two), center], colors: [colorA, colorA, colorB, colorB]
        ).map { patches.append($0) }
      }
    }
    let direction: CGFloat = span < 0 ? -1 : 1
    let visible = min(abs(span), 2 * .pi)
    let start = to - visible * direction
    // Where in the gradient the last turn begins.
    let offset = abs(span) > 0 ? 1 - visible / abs(span) : 0
    let places =
      [(CGFloat(0), first.color.components4)] + gradient.stops.map { ($0.location, $0.color.components4) }
      + [(CGFloat(1), last.color.components4)]
    for ((low, a), (high, b)) in zip(places, places.dropFirst()) where high > low && high > offset {
      let cut = max(low, offset)
      let begin = a + (b - a) * Double((cut - low) / (high - low))
      let scale = abs(span) * direction
      sector(to - (1 - cut) * scale, to - (1 - high) * scale, begin, b)
    }
    if visible < 2 * .pi - 1e-6 {
      let middle = (2 * .pi - visible) / 2 * direction
      sector(to, to + middle, last.color.components4, last.color.components4)
      sector(start - middle, start, first.color.components4, first.color.components4)
    }
    drawPatches(patches)
  }
}

extension CGColor {
  fileprivate var components4: SIMD4<Double> {
    let value = srgb
    return [Double(value.red), Double(value.green), Double(value.blue), Double(value.alpha)]
  }
}
