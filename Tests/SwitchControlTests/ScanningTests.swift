import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import SwitchControl

@MainActor
@Suite("Scanning")
struct ScanningTests {
  private let bars: [ScreenPart] = [
    .element("a"), .container(.toolbar, [.element("x"), .element("y"), .element("z")]), .element("b"),
  ]

  @Test("By itself, the cursor goes on after the time of scanning, and longer from the first item")
  func auto() {
    let session = SwitchSession(bars) {
      $0.autoScanningTime = 2
      $0.pausesOnFirstItem = true
      $0.firstItemPause = 0.5
    }
    #expect(session.current == "a")
    session.wait(2.4)
    #expect(session.current == "a")
    session.wait(0.1)
    #expect(session.current == "[x y z]")
    session.wait(2)
    #expect(session.current == "b")
    session.wait(2)
    // Always Tap has its button for the menu at the end.
    #expect(session.current == "badge")
    session.wait(2)
    #expect(session.current == "a")
  }

  @Test("Selecting a group goes into it; the dashed outline behind its last item leads out")
  func groups() {
    let session = SwitchSession(bars) { $0.scanningStyle = .manual }
    #expect(session.walk(1) == ["[x y z]"])
    session.press()
    #expect(session.current == "x")
    #expect(session.walk(3) == ["y", "z", "<x y z>"])
    #expect(session.overlay.marks.first?.kind == .leaveGroupCursor)
    session.press()
    #expect(session.current == "[x y z]")
    #expect(session.walk(1) == ["b"])
    session.press(SwitchSession.left)
    #expect(session.current == "[x y z]")
    #expect(session.actions().isEmpty)
  }

  @Test("Without groups every item is on one level")
  func flat() {
    let session = SwitchSession(bars) {
      $0.scanningStyle = .manual
      $0.groupsItems = false
    }
    #expect(session.current == "a")
    #expect(session.walk(4) == ["x", "y", "z", "b"])
  }

  @Test("After so many passes the cursor disappears; the next press only brings it back")
  func loops() {
    let session = SwitchSession([.element("a"), .element("b")]) {
      $0.loops = 2
      $0.tapBehavior = .default
    }
    session.wait(3.9)
    #expect(session.current == "b")
    session.wait(0.2)
    #expect(session.overlay.marks.isEmpty)
    #expect(session.engine?.isHidden == true)
    #expect(session.session.nextDue == nil)
    session.press()
    #expect(session.current == "a")
    #expect(session.actions().isEmpty)
    session.wait(1)
    #expect(session.current == "b")
    session.press()
    #expect(session.overlay.panel != nil)
  }

  @Test("With no limit to the passes, the cursor goes on for ever")
  func endless() {
    let session = SwitchSession([.element("a"), .element("b")]) { $0.loops = 0 }
    session.wait(600)
    #expect(session.current != nil)
  }

  @Test(
    "In the style of one switch, what the cursor rests on is selected, but nothing before the first press")
  func singleSwitch() {
    let session = SwitchSession([.element("a"), .element("b")]) {
      $0.scanningStyle = .singleSwitchStep
      $0.dwellTime = 1.5
    }
    session.wait(30)
    #expect(session.actions().isEmpty)
    session.press(SwitchSession.right)
    session.wait(1.4)
    session.press(SwitchSession.left)
    session.wait(1.4)
    #expect(session.actions().isEmpty)
    session.wait(0.2)
    #expect(session.actions() == [.activate])
    session.wait(30)
    #expect(session.actions().isEmpty)
  }

  @Test("By hand nothing moves by itself")
  func manual() {
    let session = SwitchSession(bars) { $0.scanningStyle = .manual }
    session.wait(100)
    #expect(session.current == "a")
    #expect(session.session.nextDue == nil)
  }

  @Test("A tap goes to the element; the cursor goes on from the first item, or stays")
  func afterTap() {
    for (choice, expected) in [
      (SwitchControlSettings.FocusedItemAfterTap.firstItem, "a"), (.currentItem, "b"),
    ] {
      let session = SwitchSession(bars) {
        $0.scanningStyle = .manual
        $0.focusedItemAfterTap = choice
      }
      _ = session.walk(2)
      session.press()
      #expect(session.screen.takeRequests().map(\.element) == [5])
      #expect(session.current == expected)
    }
  }

  @Test("Auto Tap taps after a while, and a second press opens the menu in its place")
  func autoTap() {
    let session = SwitchSession([.element("a"), .element("b")]) { $0.tapBehavior = .autoTap }
    session.press()
    session.wait(0.7)
    #expect(session.actions().isEmpty)
    session.wait(0.1)
    #expect(session.actions() == [.activate])
    session.press()
    session.wait(0.3)
    session.press()
    #expect(session.overlay.panel?.title == "a")
    session.wait(0.8)
    #expect(session.actions().isEmpty)
  }

  @Test("Always Tap opens the menu of the item that was used last from the button at the end")
  func menuButton() {
    let session = SwitchSession([.element("a"), .element("b")]) { $0.scanningStyle = .manual }
    session.press(SwitchSession.right)
    session.press()
    _ = session.walk(2)
    #expect(session.current == "badge")
    session.press()
    #expect(session.overlay.panel?.title == "b")
  }

  @Test("Keys of the keyboard are tapped without a menu, and the same key comes next, if the settings say so")
  func keys() {
    let parts: [ScreenPart] = [.element("a"), .element("q", .keyboardKey), .element("w", .keyboardKey)]
    let session = SwitchSession(parts) {
      $0.scanningStyle = .manual
      $0.tapBehavior = .default
      $0.alwaysTapsKeyboardKeys = true
      $0.scansSameKeyAfterTap = true
    }
    _ = session.walk(1)
    session.press()
    #expect(session.actions() == [.activate])
    #expect(session.current == "q")
    #expect(session.overlay.panel == nil)
  }

  @Test("The app pauses and resumes in pairs; the user may resume sooner")
  func pauses() {
    let identifier = "UIAccessibilityNotificationSwitchControlIdentifier"
    let session = SwitchSession([.element("a"), .element("b")])
    session.session.send(.notification(.pauseTechnology(identifier)))
    session.session.send(.notification(.pauseTechnology(identifier)))
    session.session.send(.notification(.resumeTechnology(identifier)))
    session.wait(10)
    #expect(session.current == "a")
    session.session.send(.notification(.resumeTechnology(identifier)))
    session.session.send(.notification(.resumeTechnology(identifier)))
    session.wait(1)
    #expect(session.current == "b")
    session.session.send(.notification(.pauseTechnology(identifier)))
    session.session.send(.notification(.pauseTechnology("another")))
    session.press(SwitchSession.right)
    session.wait(1)
    #expect(session.engine?.pauses == 0)
    #expect(session.current == "a")
  }

  @Test("On a screen without anything to use, selecting opens the menu")
  func empty() {
    let session = SwitchSession([.element("text", .staticText)])
    session.press()
    #expect(session.overlay.panel?.rows.contains("Home") == true)
    #expect(session.choose("Home"))
    #expect(session.system == [.home])
  }

  @Test("Switched off, it leaves nothing on the screen and sleeps")
  func stop() {
    let session = SwitchSession(bars)
    #expect(session.session.settings.isSwitchControlRunning)
    session.session.send(.stop)
    #expect(session.overlay == Overlay())
    #expect(session.session.engines[0].focus.element == nil)
    #expect(!session.session.settings.isSwitchControlRunning)
    session.wait(10)
    session.press()
    #expect(session.overlay == Overlay())
  }
}
