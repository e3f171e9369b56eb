import Foundation
import Testing

@testable import CurbcutUIKit

/// Rows stand where the sum of the heights before them says.
@Suite struct RowGeometryTests {
  @Test(arguments: [0, 1, 2, 7, 64, 1_000])
  func placesAreThoseOfAPlainSum(count: Int) {
    var numbers = SystemRandomNumberGenerator()
    var geometry = RowGeometry(count: count, guess: 44)
    var heights = Array(repeating: CGFloat(44), count: count)
    for _ in 0..<count {
      let row = Int.random(in: 0..<count, using: &numbers)
      heights[row] = CGFloat(Int.random(in: 0...200, using: &numbers)) / 2
      geometry.set(heights[row], of: row, isMeasured: true)
      #expect(geometry.isMeasured(row))
    }
    var top: CGFloat = 0
    for row in heights.indices {
      #expect(geometry.top(of: row) == top && geometry.height(of: row) == heights[row])
      if heights[row] > 0 { #expect(geometry.row(endingBelow: top) == row) }
      top += heights[row]
    }
    #expect(geometry.total == top && geometry.row(endingBelow: top) == count)
  }

  @Test func rowsBetweenTwoHeightsAreThoseOfWhichSomethingShows() {
    let geometry = RowGeometry(count: 100_000, guess: 50)
    #expect(geometry.rows(from: 0, to: 100) == 0..<2)
    #expect(geometry.rows(from: 49, to: 101) == 0..<3)
    #expect(geometry.rows(from: 2_500_000, to: 2_500_060) == 50_000..<50_002)
    #expect(geometry.rows(from: 5_000_000, to: 6_000_000).isEmpty)
    #expect(geometry.rows(from: -100, to: 0).isEmpty)
  }

  @Test func heightsGoWithTheirRows() {
    var geometry = RowGeometry(count: 5, guess: 10)
    geometry.set(30, of: 3, isMeasured: true)
    let moved = geometry.moved(toCount: 6) { $0 + 1 }
    #expect(moved.height(of: 4) == 30 && moved.isMeasured(4) && moved.height(of: 3) == 10)
    #expect(moved.total == 80)
  }
}
