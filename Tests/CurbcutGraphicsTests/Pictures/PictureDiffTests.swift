import CurbcutGraphics
import Testing

@Suite("Where two pictures differ")
struct PictureDiffTests {
  private func changes(_ spots: [(x: Int, y: Int)], size: (Int, Int) = (200, 150)) throws -> [PixelRect] {
    let old = try drawnPicture(size.0, size.1) { $0.drawMixture(size.0, size.1) }
    let new = try drawnPicture(size.0, size.1) { canvas in
      canvas.drawMixture(size.0, size.1)
      for spot in spots { canvas.fill(0x123456, spot.x, spot.y, 1, 1) }
    }
    return PictureDiff.changes(from: old, to: new)
  }

  @Test("nothing changed: no rectangle")
  func same() throws {
    #expect(try changes([]).isEmpty)
    let picture = try drawnPicture(20, 20)
    #expect(PictureDiff.changes(from: picture, to: picture).isEmpty)
  }

  @Test("one pixel changes its tile, also at the edges that no whole tile reaches")
  func onePixel() throws {
    #expect(try changes([(70, 3)]) == [PixelRect(x: 64, y: 0, width: 64, height: 64)])
    #expect(try changes([(199, 149)]) == [PixelRect(x: 192, y: 128, width: 8, height: 22)])
  }

  @Test("tiles beside and below each other are one rectangle")
  func joined() throws {
    #expect(
      try changes([(10, 10), (70, 60), (10, 70), (70, 70)])
        == [PixelRect(x: 0, y: 0, width: 128, height: 128)])
    #expect(
      try changes([(10, 10), (10, 140)])
        == [
          PixelRect(x: 0, y: 0, width: 64, height: 64), PixelRect(x: 0, y: 128, width: 64, height: 22),
        ])
  }

  @Test("pictures of different sizes differ everywhere")
  func sizes() throws {
    let (old, new) = (try drawnPicture(20, 20), try drawnPicture(30, 10))
    #expect(PictureDiff.changes(from: old, to: new) == [new.bounds])
  }

  @Test("what is painted over the old picture in the rectangles makes the new one", arguments: 0..<8)
  func complete(seed: Int) throws {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let marks = (0..<next(12)).map { _ in (next(190), next(140), 1 + next(30), 1 + next(30)) }
    let old = try drawnPicture(200, 150) { $0.drawMixture(200, 150) }
    let new = try drawnPicture(200, 150) { canvas in
      canvas.drawMixture(200, 150)
      for (x, y, width, height) in marks { canvas.fill(0xABCDEF, x, y, width, height) }
    }
    let places = PictureDiff.changes(from: old, to: new, tile: 16)
    var covered = [Int](repeating: 0, count: 200 * 150)
    for place in places {
      for y in place.y..<place.y + place.height {
        for x in place.x..<place.x + place.width { covered[y * 200 + x] += 1 }
      }
    }
    #expect(covered.allSatisfy { $0 <= 1 })
    var missed = 0
    for y in 0..<150 {
      for x in 0..<200 where old[x, y] != new[x, y] && covered[y * 200 + x] == 0 { missed += 1 }
    }
    #expect(missed == 0)
  }
}
