import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import SwitchControl

@MainActor
@Suite("Pressing switches")
struct PressTests {
  private let items: [ScreenPart] = ["a", "b", "c", "d"].map { .element($0) }

  private func session(_ edit: (inout SwitchControlSettings) -> Void) -> SwitchSession {
    SwitchSession(items) {
      $0.scanningStyle = .manual
      edit(&$0)
    }
  }

  @Test("What is held too shortly does not count, except for what cannot be held")
  func hold() {
    let session = session {
      $0.needsHold = true
      $0.holdDuration = 0.5
      $0.switches.append(SwitchAssignment(.sound(.pop), .moveToNextItem))
    }
    session.press(SwitchSession.right, for: 0.4)
    session.wait(1)
    #expect(session.current == "a")
    session.press(SwitchSession.right, for: 0.6)
    #expect(session.current == "b")
    session.press(.sound(.pop))
    #expect(session.current == "c")
  }

  @Test("A press that soon follows another one of the same switch does not count")
  func repeats() {
    let session = session {
      $0.ignoresRepeats = true
      $0.ignoreRepeat = 0.3
    }
    session.press(SwitchSession.right)
    session.wait(0.2)
    session.press(SwitchSession.right)
    #expect(session.current == "b")
    session.press(SwitchSession.left)
    #expect(session.current == "a")
    session.wait(0.2)
    session.press(SwitchSession.right)
    #expect(session.current == "b")
  }

  @Test("A long press has an action of its own, and a short one waits for its release")
  func long() {
    let session = session {
      $0.usesLongPress = true
      $0.switches[0].longAction = .scannerMenu
    }
    session.press(for: 0.9)
    #expect(session.actions() == [.activate])
    session.press(for: 1.1)
    #expect(session.overlay.panel != nil)
    #expect(session.actions().isEmpty)
  }

  @Test("The cursor rests while it is open whether a press is a long one")
  func restsForLongPress() {
    for (rests, expected) in [(true, "a"), (false, "b")] {
      let session = SwitchSession(items) {
        $0.usesLongPress = true
        $0.longPressDuration = 5
        $0.switches[0].longAction = .home
        $0.pausesScanningForLongPress = rests
      }
      session.session.send(.switchPress(SwitchPress(SwitchSession.space)))
      session.wait(1.5)
      #expect(session.current == expected)
    }
  }

  @Test("A move is repeated while its switch is held")
  func moveRepeat() {
    let session = session {
      $0.repeatsMoves = true
      $0.moveRepeat = 0.5
    }
    session.press(SwitchSession.right, for: 1.2)
    #expect(session.current == "d")
    session.wait(5)
    #expect(session.current == "d")
  }

  @Test("Keys and touches are switches where they are assigned, and nothing otherwise")
  func keysAndTouches() throws {
    let session = session { $0.switches.append(SwitchAssignment(.screen, .moveToNextItem)) }
    let point = CGPoint(x: 5, y: 5)
    for finger in [0, 1] { session.session.send(.touch(Touch(finger: finger, phase: .began, point: point))) }
    for finger in [0, 1] { session.session.send(.touch(Touch(finger: finger, phase: .ended, point: point))) }
    #expect(session.current == "b")
    let right = try #require(KeyPress(named: "right"))
    session.session.send(.key(right))
    #expect(session.current == "c")
    let engine = try #require(session.engine)
    #expect(engine.takes(right))
    #expect(!engine.takes(KeyPress("x")))
    #expect(!engine.takes(KeyPress("right", modifiers: .command)))
    session.session.send(.key(KeyPress("x")))
    session.press(.camera(.left))
    #expect(session.current == "c")
  }

  @Test("A finger that is lifted when the screen is no switch any more does not count as down for ever")
  func screenIsNoSwitch() {
    let session = session { $0.switches.append(SwitchAssignment(.screen, .moveToNextItem)) }
    func touch(_ phase: Touch.Phase) {
      session.session.send(.touch(Touch(phase: phase, point: CGPoint(x: 5, y: 5))))
    }
    touch(.began)
    let switches = session.session.settings.switchControl.switches
    session.session.settings.switchControl.switches.removeAll { $0.source == .screen }
    touch(.ended)
    session.session.settings.switchControl.switches = switches
    let before = session.current
    touch(.began)
    #expect(session.current != before)
  }

  @Test("A release that got lost does no harm")
  func lostRelease() {
    let session = session { $0.usesLongPress = true }
    for _ in 0..<3 { session.session.send(.switchPress(SwitchPress(SwitchSession.right))) }
    #expect(session.current == "d")
    session.session.send(.switchPress(SwitchPress(SwitchSession.left, isDown: false)))
    #expect(session.current == "d")
  }

  @Test("Every action of the system asks for what it is called")
  func system() {
    let session = session { _ in }
    for action in SwitchAction.plain { session.session.send(.command(action.name)) }
    #expect(
      session.system == [
        .appSwitcher, .home, .notificationCenter, .controlCenter, .volumeDown, .volumeUp, .siri, .dictation,
        .shortcut,
      ])
  }

  @Test("Stopped, the cursor moves only by hand, until it is resumed")
  func stopScanning() {
    let session = SwitchSession(items)
    session.session.send(.command("stopScanning"))
    session.wait(5)
    #expect(session.current == "a")
    session.press(SwitchSession.right)
    session.wait(5)
    #expect(session.current == "b")
    session.session.send(.command("resumeAutoScanning"))
    session.wait(1)
    #expect(session.current == "c")
  }
}
