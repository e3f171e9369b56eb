import Foundation
import Testing

@testable import CurbcutUIKit

/// Where popovers stand.
@Suite struct PopoverPlaceTests {
  private let room = CGRect(x: 10, y: 60, width: 800, height: 1000)

  private func place(
    _ width: CGFloat, _ height: CGFloat, at anchor: CGRect, _ directions: UIPopoverArrowDirection = .any,
    in room: CGRect? = nil, mayOverlap: Bool = false
  ) -> PopoverPlace {
    PopoverPlace(
      of: CGSize(width: width, height: height), at: anchor, in: room ?? self.room, directions: directions,
      mayOverlap: mayOverlap)
  }

  /// `mobium-ios26/ios26-pocketcasts-player-popover.top.xml`.
  @Test func standsAsRecordedAboveAButtonAtTheLowerEdge() {
    let found = place(
      206, 92, at: CGRect(x: 335, y: 801, width: 32, height: 32),
      in: CGRect(x: 10, y: 72, width: 382, height: 758))
    #expect(found.frame == CGRect(x: 186, y: 709, width: 206, height: 92))
    #expect(found.direction == .down)
  }

  @Test func goesBelowWhereItFitsAndElseAbove() {
    let high = CGRect(x: 300, y: 100, width: 40, height: 40)
    #expect(place(200, 300, at: high).frame == CGRect(x: 220, y: 140, width: 200, height: 300))
    let low = CGRect(x: 300, y: 900, width: 40, height: 40)
    #expect(place(200, 300, at: low).frame == CGRect(x: 220, y: 600, width: 200, height: 300))
  }

  @Test func goesToTheSidesThatTheAppPermits() {
    let anchor = CGRect(x: 300, y: 500, width: 40, height: 40)
    #expect(place(200, 300, at: anchor, .left).frame == CGRect(x: 340, y: 370, width: 200, height: 300))
    #expect(place(200, 300, at: anchor, .right).frame == CGRect(x: 100, y: 370, width: 200, height: 300))
    #expect(place(200, 300, at: anchor, .down).direction == .down)
  }

  @Test func doesNotGoWhereThereIsNoRoom() {
    let atTop = CGRect(x: 700, y: 62, width: 40, height: 40)
    let found = place(320, 300, at: atTop, .down)
    #expect(found.direction == .up)
    #expect(found.frame == CGRect(x: 490, y: 102, width: 320, height: 300))
  }

  @Test func isAsHighAsTheRoomBesideItsSource() {
    let anchor = CGRect(x: 300, y: 500, width: 40, height: 40)
    #expect(place(780, 2000, at: anchor).frame.height == 520)
    #expect(
      place(780, 2000, at: anchor, mayOverlap: true).frame == CGRect(x: 10, y: 60, width: 780, height: 1000))
  }
}
