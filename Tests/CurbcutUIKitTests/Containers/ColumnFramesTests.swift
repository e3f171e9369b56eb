import CurbcutGraphics
import Foundation
import Testing

@testable import CurbcutUIKit

@Suite("Frames of the columns of a split view")
struct ColumnFramesTests {
  private func arrangement(_ primary: CGFloat?, _ supplementary: CGFloat? = nil) -> ColumnFrames.Arrangement {
    ColumnFrames.Arrangement(
      size: CGSize(width: 1000, height: 700), primary: primary, supplementary: supplementary)
  }

  private func rect(_ x: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(x: x, y: 0, width: width, height: 700)
  }

  @Test func aHiddenListLeavesTheWholeWidth() {
    let frames = ColumnFrames(arrangement(nil))
    #expect(frames.primary == nil && frames.divider == nil && frames.secondDivider == nil)
    #expect(frames.secondary == .init(frame: rect(0, 1000)))
  }

  @Test func columnsStandSideBySideWithALineBetween() {
    let frames = ColumnFrames(arrangement(300, 200))
    #expect(frames.primary?.frame == rect(0, 300))
    #expect(frames.divider == rect(300, 0.5))
    #expect(frames.supplementary?.frame == rect(300.5, 200))
    #expect(frames.secondDivider == rect(500.5, 0.5))
    #expect(frames.secondary == .init(frame: rect(501, 499)))
  }

  @Test func theColumnBesideAFloatingListReachesBelowIt() {
    var floating = arrangement(300)
    floating.isFloating = true
    let two = ColumnFrames(floating)
    #expect(two.divider == nil)
    #expect(
      two.secondary == .init(frame: rect(0, 1000), covered: .init(top: 0, left: 300, bottom: 0, right: 0)))
    floating.supplementary = 200
    let three = ColumnFrames(floating)
    #expect(three.supplementary?.frame == rect(0, 500))
    #expect(three.supplementary?.covered.left == 300)
    #expect(three.secondary == .init(frame: rect(500.5, 499.5)))
  }

  @Test func fromRightToLeftEverythingIsMirrored() {
    var mirrored = arrangement(300)
    (mirrored.isFloating, mirrored.isAtRight) = (true, true)
    let frames = ColumnFrames(mirrored)
    #expect(frames.primary?.frame == rect(700, 300))
    #expect(frames.secondary.frame == rect(0, 1000))
    #expect(frames.secondary.covered == .init(top: 0, left: 0, bottom: 0, right: 300))
  }

  @Test func underAnOverlayTheDetailKeepsTheWholeScreen() {
    for isFloating in [false, true] {
      var overlaid = arrangement(300)
      (overlaid.isFloating, overlaid.isOverlaid) = (isFloating, true)
      #expect(ColumnFrames(overlaid).secondary == .init(frame: rect(0, 1000)))
    }
  }

  @Test func aDisplacedDetailKeepsItsWidthBeyondTheEdge() {
    var displaced = arrangement(300, 200)
    displaced.displacement = 300
    #expect(ColumnFrames(displaced).secondary.frame == rect(501, 799))
  }

  @Test func aListIsNeverWiderThanTheScreen() {
    let frames = ColumnFrames(arrangement(2000))
    #expect(frames.primary?.frame == rect(0, 1000))
    #expect(frames.secondary.frame.width == 0)
  }
}
