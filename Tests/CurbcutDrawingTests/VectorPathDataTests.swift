import Foundation
import Testing

@testable import CurbcutDrawing

@Suite("Path data of SVG")
struct VectorPathDataTests {
  @Test(
    "Every command is drawn, absolute and relative",
    arguments: [
      ("M0 0L10 0V20H0Z", CGRect(x: 0, y: 0, width: 10, height: 20)),
      ("m5,5 l10,0 v20 h-10z m20 0 l1 1", CGRect(x: 5, y: 5, width: 21, height: 20)),
      ("M0 0 10 0 10 30", CGRect(x: 0, y: 0, width: 10, height: 30)),
      ("M1.5.5-2-3e0", CGRect(x: -2, y: -3, width: 3.5, height: 3.5)),
      ("M0 0C0 40 100 40 100 0", CGRect(x: 0, y: 0, width: 100, height: 30)),
      ("M0 0Q50 40 100 0T200 0", CGRect(x: 0, y: -20, width: 200, height: 40)),
      ("M0 0c0 40 100 40 100 0s100-40 100 0", CGRect(x: 0, y: -30, width: 200, height: 60)),
      ("M0 50A50 50 0 0 1 100 50A50 50 0 0 1 0 50z", CGRect(x: 0, y: 0, width: 100, height: 100)),
      ("M0 50a50 50 0 01100 0", CGRect(x: 0, y: 0, width: 100, height: 50)),
      ("M0 0a50 25 90 1 0 50 0", CGRect(x: 0, y: 0, width: 50, height: 50)),
      // Radii too small to reach are enlarged.
      ("M0 0A1 1 0 0 0 100 0", CGRect(x: 0, y: 0, width: 100, height: 50)),
      ("M0 0A0 9 0 0 0 100 0", CGRect(x: 0, y: 0, width: 100, height: 0)),
    ] as [(String, CGRect)])
  func commands(data: String, expected: CGRect) {
    let box = VectorPathData.path(data).boundingBoxOfPath
    for (found, wanted) in [
      (box.minX, expected.minX), (box.minY, expected.minY), (box.maxX, expected.maxX),
      (box.maxY, expected.maxY),
    ] {
      #expect(abs(found - wanted) < 0.3, "\(box)")
    }
  }

  @Test("Everything up to the first mistake is drawn")
  func mistakes() {
    #expect(VectorPathData.path("M0 0L10 10L5").boundingBoxOfPath.width == 10)
    #expect(VectorPathData.path("M0 0L10 10 x L90 90").boundingBoxOfPath.width == 10)
    #expect(VectorPathData.path("L10 10").isEmpty)
    #expect(VectorPathData.path("").isEmpty)
    #expect(VectorPathData.path("M0 0Z 10 10").boundingBoxOfPath.width == 0)
  }

  @Test("No text stops it from ending, or draws what is not finite")
  func fuzz() {
    let seed: UInt64 = 11
    let count = Int(ProcessInfo.processInfo.environment["CURBCUT_FUZZ"] ?? "") ?? 2_000
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    let pieces =
      Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, \n#").map(String.init) + ["1e308", "-0", "00", "é"]
    for round in 0..<count {
      let text = "M0 0" + (0..<next(60)).map { _ in pieces[next(pieces.count)] }.joined()
      let box = VectorPathData.path(text).boundingBoxOfPath
      #expect(
        box.isNull || (box.minX.isFinite && box.minY.isFinite && box.maxX.isFinite && box.maxY.isFinite),
        "seed \(seed), round \(round): \(text)")
    }
  }
}
