import AccessibilityTree
import AssistiveTechnology
import Foundation
import Testing

@testable import VoiceOver

@MainActor
@Suite("Practising gestures and keys")
struct CommandsHelpTests {
  private let toggle = Event.gesture(Gesture(.tap(2), fingers: 4))

  private func session() -> FakeSession { FakeSession([.element("One"), .element("Two")]) }

  @Test("In help gestures and keys are named and not performed")
  func practice() {
    let session = session()
    #expect(session.send(toggle) == ["Starting help"])
    #expect(session.send(.gesture(Gesture(.swipe(.right)))) == ["One finger swipe right Move to Next Item"])
    #expect(
      session.send(.gesture(Gesture(.rotate(clockwise: true), fingers: 2))) == [
        "Two finger rotate clockwise Next Rotor"
      ])
    #expect(session.send(.gesture(Gesture(.swipe(.up), fingers: 4))) == ["Four finger swipe up"])
    #expect(
      session.send(.gesture(Gesture(.tap(1), fingers: 4, at: CGPoint(x: 10, y: 900)))) == [
        "Four finger tap in bottom half of screen Move to Last Item"
      ])
    #expect(
      session.send(.key(KeyPress("h", modifiers: [.voiceOver, .command]))) == ["VO Command H Next Heading"])
    #expect(session.send(.key(KeyPress("h", modifiers: [.voiceOver, .command], isDown: false))) == [])
    #expect(session.send(.key(KeyPress("x", characters: "x"))) == ["X"])
    #expect(session.focusedLabel == "One")
    #expect(session.screen.actions == [])
    #expect(session.send(toggle) == ["Ending help"])
    #expect(session.swipe(.right) == ["Two"])
  }

  @Test("A finger that explores is named once, and touches nothing")
  func touch() {
    let session = session()
    session.send(toggle)
    var said: [String] = []
    said += session.send(.gesture(Gesture(.explore, at: CGPoint(x: 10, y: 150))))
    said += session.send(.gesture(Gesture(.explore, at: CGPoint(x: 10, y: 120))))
    said += session.send(.gesture(Gesture(.lift)))
    said += session.send(.gesture(Gesture(.hold(taps: 2))))
    said += session.send(.gesture(Gesture(.passThrough(Touch(phase: .began, point: .zero)))))
    #expect(
      said == ["One finger touch Speak Item", "One finger double tap and hold Pass-Through"])
    #expect(session.screen.actions == [])
  }

  @Test("Escape, the gesture and the key that start it, end it")
  func ends() {
    let ends: [Event] = [
      .gesture(Gesture(.scrub, fingers: 2)), .key(KeyPress("escape")),
      .key(KeyPress("k", modifiers: .voiceOver)), .key(KeyPress("`", modifiers: .voiceOver)), toggle,
    ]
    let session = session()
    for end in ends {
      #expect(session.send(.key(KeyPress("k", modifiers: .voiceOver))) == ["Starting help"])
      #expect(session.send(end) == ["Ending help"])
    }
    #expect(session.screen.actions == [])
  }
}
