import Foundation

/// What is white in the light of a black body, with a tint.
struct WhitePoint {
  /// X and Z for a Y of 1.
  private let x: Double
  private let z: Double

  /// - Parameter vector: the temperature in kelvins, and the tint: 3000 for a distance of 1 from the black bodies in the
  ///   diagram of 1960, towards magenta, as in digital negatives.
  init(_ vector: CIVector) {
    let temperature = min(max(Double(vector.x), 1667), 25_000)
    let (u, v) = Self.chromaticity(temperature)
    let (nextU, nextV) = Self.chromaticity(temperature * 1.001)
    // What stands on the curve at a right angle, upwards.
    let length = max(hypot(nextU - u, nextV - v), 1e-12)
    let (rise, run) = ((u - nextU) / length, (nextV - v) / length)
    let sign: Double = rise < 0 ? -1 : 1
    let offset = -Double(vector.y) / 3000
    let (tintedU, tintedV) = (u + run * sign * offset, v + rise * sign * offset)
    let divisor = 2 * tintedU - 8 * tintedV + 4
    let (cx, cy) = (3 * tintedU / divisor, max(2 * tintedV / divisor, 1e-6))
    x = cx / cy
    z = (1 - cx - cy) / cy
  }

  /// The chromaticity of a black body in the diagram of 1960, by the cubic splines of Kim and others (2002).
  private static func chromaticity(_ t: Double) -> (Double, Double) {
    let (a, b, c) = (1e9 / (t * t * t), 1e6 / (t * t), 1e3 / t)
    let x =
      t <= 4000
      ? -0.2661239 * a - 0.2343589 * b + 0.8776956 * c + 0.179910
      : -3.0258469 * a + 2.1070379 * b + 0.2226347 * c + 0.240390
    let y =
      switch t {
      case ...2222: -1.1063814 * x * x * x - 1.34811020 * x * x + 2.18555832 * x - 0.20219683
      case ...4000: -0.9549476 * x * x * x - 1.37418593 * x * x + 2.09137015 * x - 0.16748867
      default: 3.0817580 * x * x * x - 5.87338670 * x * x + 3.75112997 * x - 0.37001483
      }
    let divisor = -2 * x + 12 * y + 3
    return (4 * x / divisor, 6 * y / divisor)
  }

  private typealias Matrix = [[Double]]

  private static func product(_ a: Matrix, _ b: Matrix) -> Matrix {
    a.map { row in (0..<3).map { column in (0..<3).reduce(0) { $0 + row[$1] * b[$1][column] } } }
  }

  private static let bradford: Matrix = [
    [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296],
  ]
  private static let bradfordBack: Matrix = [
    [0.9869929, -0.1470543, 0.1599627], [0.4323053, 0.5183603, 0.0492912],
    [-0.0085287, 0.0400428, 0.9684867],
  ]
  private static let fromSRGB: Matrix = [
    [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041],
  ]
  private static let toSRGB: Matrix = [
    [3.2404542, -1.5371385, -0.4985314], [-0.9692660, 1.8760108, 0.0415560],
    [0.0556434, -0.2040259, 1.0572252],
  ]

  /// The rows of the matrix that makes linear sRGB with this white into that with another.
  func adaptation(to target: WhitePoint) -> [Pixel] {
    func cones(_ white: WhitePoint) -> [Double] {
      Self.bradford.map { $0[0] * white.x + $0[1] + $0[2] * white.z }
    }
    let (from, to) = (cones(self), cones(target))
    let scale: Matrix = (0..<3).map { row in (0..<3).map { $0 == row ? to[row] / from[row] : 0 } }
    let adapted = Self.product(Self.bradfordBack, Self.product(scale, Self.bradford))
    return Self.product(Self.toSRGB, Self.product(adapted, Self.fromSRGB)).map {
      Pixel(Float($0[0]), Float($0[1]), Float($0[2]), 0)
    }
  }
}
