import CurbcutSIMD
import Testing

@Suite("Vectors")
struct VectorTests {
  @Test func haveLengthsAndDistances() {
    #expect(CurbcutSIMD.length(SIMD2<Double>(3, 4)) == 5)
    #expect(CurbcutSIMD.distance(SIMD3<Float>(1, 1, 1), SIMD3(1, 4, 5)) == 5)
    #expect(CurbcutSIMD.distance_squared(SIMD2<Double>(0, 0), SIMD2(1, 2)) == 5)
    #expect(simd_normalize(SIMD2<Double>(0, 4)) == SIMD2(0, 1))
  }

  @Test func areMultiplied() {
    #expect(simd_dot(simd_double3(1, 2, 3), simd_double3(4, 5, 6)) == 32)
    #expect(simd_cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == simd_float3(0, 0, 1))
    #expect(CurbcutSIMD.cross(SIMD2<Double>(1, 2), SIMD2(3, 4)) == SIMD3(0, 0, -2))
  }

  @Test func areMixedAndBounded() {
    #expect(CurbcutSIMD.mix(SIMD2<Double>(0, 10), SIMD2(10, 20), t: 0.25) == SIMD2(2.5, 12.5))
    #expect(CurbcutSIMD.clamp(SIMD2<Double>(-1, 3), min: 0, max: 2) == SIMD2(0, 2))
    #expect(CurbcutSIMD.abs(SIMD2<Double>(-1, 3)) == SIMD2(1, 3))
    #expect(CurbcutSIMD.reflect(SIMD2<Double>(1, -1), n: SIMD2(0, 1)) == SIMD2(1, 1))
    #expect(
      CurbcutSIMD.smoothstep(SIMD2<Double>(0.5, 2), edge0: SIMD2(0, 0), edge1: SIMD2(1, 1)) == SIMD2(0.5, 1))
  }
}
