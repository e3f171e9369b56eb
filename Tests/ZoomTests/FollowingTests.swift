import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing
import VoiceOver

@testable import Zoom

@MainActor
@Suite("What Zoom follows")
struct ZoomFollowingTests {
  /// Whether a place is shown with a quarter of the lens around it, where the screen goes on.
  private func isShown(_ place: CGRect, _ picture: Magnification) -> Bool {
    let seen = picture.visible
    let inner = seen.insetBy(dx: seen.width / 4, dy: seen.height / 4)
    func fits(
      _ low: Double, _ high: Double, _ least: Double, _ most: Double, _ start: Double, _ end: Double,
      _ whole: Double
    )
      -> Bool
    { (low >= least - 1e-6 || start < 1e-6) && (high <= most + 1e-6 || end > whole - 1e-6) }
    return fits(place.minX, place.maxX, inner.minX, inner.maxX, seen.minX, seen.maxX, 390)
      && fits(place.minY, place.maxY, inner.minY, inner.maxY, seen.minY, seen.maxY, 844)
  }

  @Test("What an app reports as its insertion point comes into the lens, and it goes no further than that")
  func reported() {
    let session = ZoomSession { $0.zoom.level = 4 }
    let place = CGRect(x: 300, y: 700, width: 2, height: 20)
    session.session.send(.notification(.zoomFocusChanged(place)))
    #expect(isShown(place, session.picture))
    let before = session.picture
    session.session.send(.notification(.zoomFocusChanged(place.offsetBy(dx: -3, dy: 0))))
    #expect(session.picture == before)
    // Who looks elsewhere is brought back when the app says so again.
    session.drag(150, 150, fingers: 3)
    session.session.send(.notification(.zoomFocusChanged(place)))
    #expect(isShown(place, session.picture))
  }

  @Test("Without Follow Focus, and while fingers move the lens, it stays")
  func stays() {
    let session = ZoomSession { $0.zoom.followsFocus = false }
    let before = session.picture
    let place = CGRect(x: 380, y: 820, width: 2, height: 20)
    session.session.send(.notification(.zoomFocusChanged(place)))
    #expect(session.picture == before)
    session.session.settings.zoom.followsFocus = true
    for finger in 0..<3 { session.put(finger, .began, CGPoint(x: 150 + 40 * Double(finger), y: 400)) }
    session.session.send(.notification(.zoomFocusChanged(place.offsetBy(dx: -1, dy: 0))))
    #expect(session.picture == before)
    for finger in 0..<3 { session.put(finger, .cancelled, CGPoint(x: 150, y: 400)) }
    session.session.send(.notification(.zoomFocusChanged(place)))
    #expect(isShown(place, session.picture) && session.picture != before)
  }

  @Test("The insertion point of a field is followed as it is typed into, even if the app says nothing")
  func typing() {
    let field = CGRect(x: 20, y: 700, width: 350, height: 40)
    let session = ZoomSession([
      .element("Name", [.textEntry, .isEditing], id: 7, value: "", frame: field) {
        $0.text = .init("", selection: 0..<0, isEditable: true)
      }
    ]) { $0.zoom.level = 5 }
    // It is there when Zoom begins.
    #expect(isShown(CGRect(x: 20, y: 700, width: 2, height: 40), session.picture))
    var places: [Double] = []
    for count in [5, 10, 20] {
      session.screen.change(7) {
        $0.details.text = .init(
          String(repeating: "a", count: count), selection: count..<count, isEditable: true)
      }
      session.wait(0.1)
      places.append(session.picture.visible.minX)
    }
    #expect(places == places.sorted() && places[2] > places[0])
    // The user has looked elsewhere; what does not change does not pull the lens back.
    session.drag(200, 300, fingers: 3)
    let elsewhere = session.picture.visible
    session.screen.change(7) { $0.label = "Full Name" }
    session.wait(0.1)
    #expect(session.picture.visible == elsewhere)
  }

  @Test("What is edited is followed, even if nothing is known of its text")
  func unknownText() {
    let frame = CGRect(x: 20, y: 700, width: 20, height: 40)
    let session = ZoomSession([
      .element(AccessibilityElement(id: 7, label: "Name", traits: [.textEntry, .isEditing], frame: frame))
    ]) { $0.zoom.level = 5 }
    #expect(isShown(frame, session.picture))
  }

  @Test("Who types on a hardware keyboard has the insertion point in the middle")
  func hardwareKeyboard() {
    let session = ZoomSession { $0.zoom.level = 4 }
    session.session.send(.key(KeyPress("a", characters: "a")))
    let place = CGRect(x: 200, y: 500, width: 2, height: 20)
    session.session.send(.notification(.zoomFocusChanged(place)))
    #expect(abs(session.picture.visible.midX - 201) < 1e-6 && abs(session.picture.visible.midY - 510) < 1e-6)
  }

  @Test("The cursor of VoiceOver is followed from element to element")
  func voiceOver() throws {
    let parts: [ScreenPart] = (0..<12).map { number in
      let frame = CGRect(x: number % 2 == 0 ? 20 : 300, y: 60 * number + 60, width: 60, height: 40)
      return .element("Item \(number)", frame: frame)
    }
    let session = ZoomSession(parts, beside: [VoiceOverEngine()]) {
      $0.voiceOver.isRunning = true
      $0.zoom.level = 4
    }
    session.session.settle()
    var met: Set<AccessibilityElement.ID> = []
    for _ in 0..<11 {
      session.session.send(.gesture(Gesture(.swipe(.right))))
      session.session.settle()
      let id = try #require(session.session.engines[0].focus.element)
      met.insert(id)
      let frame = try #require(session.screen.tree.element(withID: id)).frame
      #expect(isShown(frame, session.picture) || frame.width > session.picture.visible.width / 2)
    }
    #expect(met.count > 8)
  }
}

@MainActor
@Suite("Smart Typing")
struct SmartTypingTests {
  private static let keyboard = CGRect(x: 0, y: 553, width: 390, height: 291)

  private static let parts: [ScreenPart] = [
    .element("Name", [.textEntry, .isEditing], id: 1, frame: CGRect(x: 20, y: 500, width: 350, height: 40)) {
      $0.text = .init("", selection: 0..<0, isEditable: true)
    },
    .element("q", .keyboardKey, id: 2, frame: CGRect(x: 0, y: 553, width: 39, height: 50)),
    .element("space", .keyboardKey, id: 3, frame: CGRect(x: 90, y: 794, width: 300, height: 50)),
  ]

  @Test("When the keyboard appears the lens becomes a window above it, and comes back when it goes")
  func window() {
    let session = ZoomSession(Self.parts) { $0.zoom.usesSmartTyping = true }
    session.session.send(.notification(.keyboardAppeared))
    #expect(session.picture.region == .window && session.picture.handle != nil)
    #expect(session.picture.lens.maxY <= Self.keyboard.minY + 1e-6)
    #expect(session.picture.visible.maxY <= Self.keyboard.minY + 1e-6)
    // The field is seen, and a key is pressed where it is.
    #expect(session.picture.visible.intersects(CGRect(x: 20, y: 500, width: 2, height: 40)))
    session.tap(at: CGPoint(x: 20, y: 580))
    #expect(session.touches().allSatisfy { $0.point == CGPoint(x: 20, y: 580) })
    session.session.send(.notification(.keyboardDisappeared))
    #expect(session.picture.region == .fullScreen && session.picture.lens == ZoomSession.whole)
    // It is not what the user chose.
    #expect(session.session.settings.zoom.region == .fullScreen && session.changes.isEmpty)
  }

  @Test("Its handle does not bring the window over the keyboard")
  func handle() throws {
    let session = ZoomSession(Self.parts) {
      $0.zoom.usesSmartTyping = true
      $0.zoom.region = .pinnedBottom
    }
    session.session.send(.notification(.keyboardAppeared))
    let handle = try #require(session.picture.handle)
    session.drag(0, 500, from: CGPoint(x: handle.midX, y: handle.midY))
    #expect(abs(session.picture.lens.maxY - Self.keyboard.minY) < 1e-6)
  }

  @Test("A keyboard whose keys nobody knows is at the bottom")
  func unknownKeys() {
    let session = ZoomSession { $0.zoom.usesSmartTyping = true }
    session.session.send(.notification(.keyboardAppeared))
    #expect(session.picture.region == .window)
    #expect(session.picture.lens.maxY <= 844 * (1 - ZoomMeasures.keyboardShare) + 1e-6)
  }

  @Test("Without it the keyboard is magnified like everything else")
  func off() {
    let session = ZoomSession(Self.parts)
    session.session.send(.notification(.keyboardAppeared))
    #expect(session.picture.region == .fullScreen && session.picture.lens == ZoomSession.whole)
  }
}
