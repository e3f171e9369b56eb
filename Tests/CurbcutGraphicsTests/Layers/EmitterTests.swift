import Foundation
import Testing

@testable import CurbcutGraphics

@Suite("Particles", .serialized)
final class EmitterTests {
  private var time = 100.0
  private let layer = CAEmitterLayer()

  init() throws {
    LayerClock.now = { [unowned self] in time }
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
  }

  deinit { LayerClock.now = { 0 } }

  /// A cell that emits white squares of two points to the right.
  private func cell() throws -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = try drawnPicture(2, 2) { $0.fill(0xFFFFFF, 0, 0, 2, 2) }.cgImage
    cell.birthRate = 1
    cell.lifetime = 2
    cell.velocity = 10
    return cell
  }

  /// The columns of the picture's middle row that are lit.
  private func lit(row: Int = 20) throws -> [Int] {
    let picture = try drawnPicture(40, 40) { layer.composite(in: $0.context, showsAnimations: true) }
    return (0..<40).filter { picture[$0, row] & 0xFF_FFFF != 0 }
  }

  @Test("Particles appear at their rate, move, and are gone after their life")
  func flow() throws {
    layer.emitterPosition = CGPoint(x: 5, y: 21)
    layer.emitterCells = [try cell()]
    time = 100.5
    #expect(try lit() == [9, 10], "one, half a second old")
    time = 101.5
    #expect(try lit() == [9, 10, 19, 20], "a second one")
    time = 102.5
    #expect(try lit() == [9, 10, 19, 20], "the first is gone")
    layer.birthRate = 0
    time = 103.5
    #expect(try lit() == [19, 20], "the last lives on after the end")
    time = 105
    #expect(try lit().isEmpty)
  }

  @Test("Chance follows from the seed: the same moment is the same picture")
  func chance() throws {
    let cell = try cell()
    cell.birthRate = 20
    cell.emissionRange = .pi * 2
    layer.emitterPosition = CGPoint(x: 20, y: 20)
    layer.emitterCells = [cell]
    time = 102
    let one = try (0..<40).map { try lit(row: $0) }
    #expect(try (0..<40).map { try lit(row: $0) } == one)
    #expect(one.flatMap { $0 }.count > 40)
    layer.seed = 7
    #expect(try (0..<40).map { try lit(row: $0) } != one)
  }
}
