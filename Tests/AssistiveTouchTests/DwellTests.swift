import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import AssistiveTouch

@MainActor
@Suite("The pointer and Dwell Control")
struct DwellTests {
  private func session(_ edit: (inout AssistiveTouchSettings) -> Void = { _ in }) -> TouchSession {
    TouchSession([.element("a", frame: CGRect(x: 0, y: 100, width: 390, height: 600))]) {
      $0.usesDwell = true
      edit(&$0)
    }
  }

  @Test("A click touches the app as long as the button is held, and a drag follows the pointer")
  func clicks() {
    let session = TouchSession()
    session.point(.pressed, at(100, 300))
    session.point(.moved, at(120, 300))
    session.point(.released, at(140, 300))
    let touches = session.touches()
    #expect(touches.map(\.phase) == [.began, .moved, .moved, .ended])
    #expect(touches.last?.point == at(140, 300))
    session.click(at(356, 422))
    #expect(session.isMenuOpen && session.touches().isEmpty)
    session.choose("Home")
    #expect(session.system == [.home])
  }

  @Test("Further buttons do what they are set to")
  func buttons() {
    let session = TouchSession()
    session.click(at(100, 300), button: 2)
    #expect(session.system == [.home])
    session.click(at(100, 300), button: 1)
    #expect(session.isMenuOpen)
    #expect(session.touches().isEmpty)
  }

  @Test("Nothing happens by resting unless Dwell Control is on")
  func off() {
    let session = TouchSession()
    session.rest(at(100, 300))
    session.wait(20)
    #expect(session.touches().isEmpty)
  }

  @Test("Resting for the dwell time taps once, where the pointer came to rest")
  func tap() {
    let session = session { $0.dwellTime = 1 }
    session.point(.moved, at(100, 300))
    session.wait(0.5)
    session.point(.moved, at(108, 306))
    session.wait(0.4)
    #expect(session.touches().isEmpty)
    session.wait(0.2)
    #expect(session.touches().map(\.point) == [at(100, 300), at(100, 300)])
    session.wait(10)
    #expect(session.touches().isEmpty)
    // It has to move away first.
    session.rest(at(110, 300))
    #expect(session.touches().isEmpty)
    session.rest(at(160, 300))
    session.wait(0.1)
    #expect(session.touches().count == 2)
  }

  @Test("A pointer that strays further begins to rest anew")
  func tolerance() {
    let session = session {
      $0.dwellTime = 1
      $0.movementTolerance = 10
    }
    for step in 0..<8 {
      session.point(.moved, at(100 + 15 * Double(step), 300))
      session.wait(0.8)
    }
    #expect(session.touches().isEmpty)
  }

  @Test("What is chosen in the menu is done at the next place, then the fallback again")
  func chosen() {
    let session = session { $0.menuItems = [.longPress, .doubleTap] }
    session.rest(at(356, 422))
    #expect(session.isMenuOpen)
    session.rest(session.marks(.menuIcon)[1].frame.middle)
    #expect(session.engine?.chosen == .doubleTap)
    session.rest(at(60, 200))
    session.wait(1)
    #expect(session.touches().filter { $0.phase == .began }.count == 2)
    session.rest(at(60, 400))
    session.wait(1)
    #expect(session.touches().filter { $0.phase == .began }.count == 1)
  }

  @Test("Without a fallback what was chosen stays chosen, and nothing is done before")
  func sticky() {
    let session = session {
      $0.fallbackAction = .none
      $0.menuItems = [.doubleTap]
    }
    session.rest(at(60, 200))
    session.wait(1)
    #expect(session.touches().isEmpty)
    session.rest(at(356, 422))
    session.rest(session.marks(.menuIcon)[0].frame.middle)
    for y in [200.0, 500] {
      session.rest(at(60, y))
      session.wait(1)
      #expect(session.touches().filter { $0.phase == .began }.count == 2)
    }
  }

  @Test("A drag begins where the pointer rests, follows it, and ends where it rests again")
  func drag() {
    let session = session { $0.fallbackAction = .holdAndDrag }
    session.rest(at(100, 200))
    #expect(session.touches().map(\.phase) == [.began])
    session.point(.moved, at(150, 300))
    #expect(session.touches().map(\.phase) == [.moved])
    session.wait(2)
    let end = session.touches()
    #expect(end.map(\.phase) == [.ended] && end[0].point == at(150, 300))
  }

  @Test("Scrolling goes on as long as the pointer rests")
  func scroll() {
    let session = session { $0.fallbackAction = .scrollDown }
    session.rest(at(100, 200))
    session.wait(4)
    let requests = session.screen.takeRequests()
    #expect(requests.map(\.action) == [.scroll(.down), .scroll(.down), .scroll(.down)])
    #expect(requests.allSatisfy { $0.element == 1 })
  }

  @Test(
    "Each corner has its action",
    arguments: [
      (at(2, 2), SystemRequest.home), (at(388, 3), .siri), (at(1, 840), .screenshot),
      (at(389, 843), .controlCenter),
    ])
  func corners(corner: CGPoint, request: SystemRequest) {
    let session = session {
      $0.topLeftCorner = .home
      $0.topRightCorner = .siri
      $0.bottomLeftCorner = .screenshot
      $0.bottomRightCorner = .controlCenter
    }
    session.rest(corner)
    #expect(session.system == [request])
    #expect(session.touches().isEmpty)
  }

  @Test("Paused, resting counts only on what AssistiveTouch shows and in corners, and so can be resumed")
  func pausing() {
    let session = session {
      $0.menuItems = [.pauseDwell]
      $0.topLeftCorner = .pauseDwell
    }
    session.rest(at(2, 2))
    #expect(session.engine?.isDwellPaused == true)
    session.rest(at(100, 300))
    session.wait(1)
    #expect(session.touches().isEmpty)
    session.rest(at(356, 422))
    #expect(session.icons == ["Resume Dwell"])
    session.rest(session.marks(.menuIcon)[0].frame.middle)
    #expect(session.engine?.isDwellPaused == false)
    session.rest(at(100, 300))
    session.wait(1)
    #expect(session.touches().count == 2)
  }

  @Test("Circles are picked up and put down by resting")
  func circles() {
    let session = session { $0.menuItems = [.twoFingers] }
    session.rest(at(356, 422))
    session.rest(session.marks(.menuIcon)[0].frame.middle)
    let circles = session.marks(.touchPoint).map(\.frame.middle)
    #expect(circles.count == 2)
    session.rest(at(20, 700))
    session.wait(1)
    _ = session.touches()
    session.rest(circles[0])
    #expect(session.touches().map(\.phase) == [.began, .began])
    session.rest(at(circles[0].x, circles[0].y + 100))
    #expect(session.touches().map(\.phase) == [.moved, .moved, .ended, .ended])
  }

  @Test("The pointer is shown while it is used, and the button only where that is wanted")
  func shown() {
    let session = TouchSession {
      $0.alwaysShowsMenu = false
      $0.pointerHideDelay = 3
    }
    session.point(.moved, at(100, 300))
    #expect(session.marks(.pointer).count == 1 && session.button == nil)
    session.wait(3)
    #expect(session.marks(.pointer).isEmpty)
    session.point(.moved, at(101, 300))
    #expect(session.marks(.pointer).count == 1)
    session.point(.left, at(101, 300))
    #expect(session.marks(.pointer).isEmpty && session.button != nil)
  }
}
