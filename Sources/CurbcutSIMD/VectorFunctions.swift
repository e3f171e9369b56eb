import Foundation

/// A vector of floating-point numbers, for the functions of this module.
///
/// `Double` and `Float` are not: their functions are those of the standard library.
public protocol SIMDFloatingPoint: SIMD where Scalar: FloatingPoint {}

extension SIMD2: SIMDFloatingPoint where Scalar: FloatingPoint {}
extension SIMD3: SIMDFloatingPoint where Scalar: FloatingPoint {}
extension SIMD4: SIMDFloatingPoint where Scalar: FloatingPoint {}
extension SIMD8: SIMDFloatingPoint where Scalar: FloatingPoint {}

/// The sum of the products of each element.
public func dot<Vector: SIMDFloatingPoint>(_ x: Vector, _ y: Vector) -> Vector.Scalar { (x * y).sum() }

/// The square of the length.
public func length_squared<Vector: SIMDFloatingPoint>(_ x: Vector) -> Vector.Scalar { dot(x, x) }

/// The length.
public func length<Vector: SIMDFloatingPoint>(_ x: Vector) -> Vector.Scalar {
  length_squared(x).squareRoot()
}

/// The square of the distance of two points.
public func distance_squared<Vector: SIMDFloatingPoint>(_ x: Vector, _ y: Vector) -> Vector.Scalar {
  length_squared(x - y)
}

/// The distance of two points.
public func distance<Vector: SIMDFloatingPoint>(_ x: Vector, _ y: Vector) -> Vector.Scalar { length(x - y) }

/// The vector of the same direction with the length 1.
public func normalize<Vector: SIMDFloatingPoint>(_ x: Vector) -> Vector { x / length(x) }

/// The vector that is at right angles to both.
public func cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// The vector along the third axis that is at right angles to both.
public func cross<Scalar: FloatingPoint>(_ x: SIMD2<Scalar>, _ y: SIMD2<Scalar>) -> SIMD3<Scalar> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

/// What is between two vectors: the first for 0, the second for 1.
public func mix<Vector: SIMDFloatingPoint>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector {
  x + (y - x) * t
}

/// What is between two vectors, with a part for each element.
public func mix<Vector: SIMDFloatingPoint>(_ x: Vector, _ y: Vector, t: Vector) -> Vector { x + (y - x) * t }

/// The vector with each element no less than one bound, and no more than the other.
public func clamp<Vector: SIMDFloatingPoint>(_ x: Vector, min: Vector.Scalar, max: Vector.Scalar) -> Vector {
  x.clamped(lowerBound: Vector(repeating: min), upperBound: Vector(repeating: max))
}

/// The vector with each element no less than that of one bound, and no more than that of the other.
public func clamp<Vector: SIMDFloatingPoint>(_ x: Vector, min: Vector, max: Vector) -> Vector {
  x.clamped(lowerBound: min, upperBound: max)
}

/// The vector with the value of each element without its sign.
public func abs<Vector: SIMDFloatingPoint>(_ x: Vector) -> Vector { x.replacing(with: -x, where: x .< 0) }

/// The vector that light has after a mirror with a normal of length 1.
public func reflect<Vector: SIMDFloatingPoint>(_ x: Vector, n: Vector) -> Vector { x - n * (2 * dot(x, n)) }

/// How far each element is on a smooth way from 0 at one edge to 1 at the other.
public func smoothstep<Vector: SIMDFloatingPoint>(_ x: Vector, edge0: Vector, edge1: Vector) -> Vector {
  let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
  return t * t * (Vector(repeating: 3) - t * 2)
}

// MARK: Names of C

/// Two numbers of 32 bits.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers of 32 bits.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers of 32 bits.
public typealias simd_float4 = SIMD4<Float>
/// Two numbers of 64 bits.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers of 64 bits.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers of 64 bits.
public typealias simd_double4 = SIMD4<Double>
/// Two whole numbers of 32 bits.
public typealias simd_int2 = SIMD2<Int32>
/// Three whole numbers of 32 bits.
public typealias simd_int3 = SIMD3<Int32>
/// Four whole numbers of 32 bits.
public typealias simd_int4 = SIMD4<Int32>

/// The sum of the products of each element.
public func simd_dot<Vector: SIMDFloatingPoint>(_ x: Vector, _ y: Vector) -> Vector.Scalar { dot(x, y) }
/// The length.
public func simd_length<Vector: SIMDFloatingPoint>(_ x: Vector) -> Vector.Scalar { length(x) }
/// The square of the length.
public func simd_length_squared<Vector: SIMDFloatingPoint>(_ x: Vector) -> Vector.Scalar { length_squared(x) }
/// The distance of two points.
public func simd_distance<Vector: SIMDFloatingPoint>(_ x: Vector, _ y: Vector) -> Vector.Scalar {
  distance(x, y)
}
/// The vector of the same direction with the length 1.
public func simd_normalize<Vector: SIMDFloatingPoint>(_ x: Vector) -> Vector { normalize(x) }
/// The vector that is at right angles to both.
public func simd_cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
  cross(x, y)
}
/// What is between two vectors, with a part for each element.
public func simd_mix<Vector: SIMDFloatingPoint>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector {
  mix(x, y, t: t)
}
/// The vector with each element no less than that of one bound, and no more than that of the other.
public func simd_clamp<Vector: SIMDFloatingPoint>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector {
  clamp(x, min: min, max: max)
}
