import DeviceSettings
import Foundation
import Testing

@testable import AssistiveTechnology

@Suite("Gestures that are made touch by touch")
struct TouchPlanTests {
  private let middle = CGPoint(x: 195, y: 422)

  /// What the recogniser of gestures takes the touches for.
  private func recognised(_ plan: TouchPlan) -> [Gesture.Kind: Int] {
    var recognizer = TouchRecognizer()
    var play = TouchPlay(plan, at: 10)
    var found: [Gesture.Kind: Int] = [:]
    while let time = play.next {
      for touch in play.take(until: time) {
        for gesture in recognizer.handle(touch, at: time) { found[gesture.kind] = gesture.fingers }
      }
    }
    #expect(play.down.isEmpty)
    while let due = recognizer.nextDeadline, due < 20 {
      for gesture in recognizer.timeout(at: due) { found[gesture.kind] = gesture.fingers }
    }
    return found
  }

  @Test("The recogniser takes each for what it is called")
  func names() {
    #expect(recognised(.tap(at: middle))[.tap(1)] == 1)
    #expect(recognised(.tap(at: middle, count: 2))[.tap(2)] == 1)
    #expect(recognised(.tap(at: middle, count: 2, fingers: 2))[.tap(2)] == 2)
    for direction in [Gesture.Direction.up, .down, .left, .right] {
      #expect(recognised(.swipe(direction, at: middle))[.swipe(direction)] == 1)
      #expect(recognised(.swipe(direction, at: middle, fingers: 3))[.swipe(direction)] == 3)
    }
    #expect(recognised(.pinch(opening: true, at: middle))[.pinch(opening: true)] == 2)
    #expect(recognised(.pinch(opening: false, at: middle))[.pinch(opening: false)] == 2)
    #expect(recognised(.rotate(clockwise: true, at: middle)).keys.contains(.rotate(clockwise: true)))
    #expect(recognised(.longPress(at: middle))[.explore] != nil)
  }

  @Test("A drag rests first, then passes over points up to its end")
  func drag() throws {
    let end = CGPoint(x: 20, y: 100)
    let plan = TouchPlan.drag(from: middle, to: end, hold: 0.5, duration: 0.4)
    #expect(plan.steps.first == .init(at: 0, Touch(phase: .began, point: middle)))
    #expect(plan.steps.dropFirst().allSatisfy { $0.time > 0.5 })
    #expect(plan.steps.last?.touch == Touch(phase: .ended, point: end))
    #expect(abs(plan.duration - 0.9) < 1e-9)
    #expect(plan.steps.count > 6)
  }

  @Test("Freehand visits every point; without any finger nothing is touched")
  func freehand() {
    let points = [CGPoint(x: 1, y: 1), CGPoint(x: 50, y: 9), CGPoint(x: 70, y: 70)]
    let plan = TouchPlan.freehand([points], duration: 1)
    #expect(points.allSatisfy { point in plan.steps.contains { $0.touch.point == point } })
    #expect(TouchPlan.freehand([], duration: 1).steps.isEmpty)
    #expect(TouchPlan.freehand([[]], duration: 1).steps.isEmpty)
  }

  @Test("Fingers stay on the glass, and those that are down are lifted when a gesture is cut off")
  func bounds() {
    let plan = TouchPlan.pinch(opening: true, at: CGPoint(x: 3, y: 3)).confined(
      to: CGSize(width: 100, height: 100))
    #expect(plan.steps.allSatisfy { $0.touch.point.x >= 1 && $0.touch.point.x <= 99 })
    var play = TouchPlay(plan, at: 0)
    _ = play.take(until: 0.1)
    #expect(play.cancelling.map(\.finger) == [0, 1])
    #expect(play.cancelling.allSatisfy { $0.phase == .cancelled })
  }
}

@Suite("What switches, voices and marks leave in a recording")
struct SwitchAndMarkCodingTests {
  @Test(
    "A source of switches is written as its name, and read from it",
    arguments: [
      "external:space", "external:a:b", "screen", "camera:left", "backTap:triple", "sound:pop",
    ])
  func sources(name: String) throws {
    let source = try #require(SwitchSource(named: name))
    #expect(source.name == name)
    let event = Event.switchPress(SwitchPress(source, isDown: false))
    #expect(try JSONDecoder().decode(Event.self, from: JSONEncoder().encode(event)) == event)
  }

  @Test(
    "What is no name of a switch is refused",
    arguments: ["", "external:", "camera:up", "sound", "key:a"])
  func wrongSources(name: String) {
    #expect(SwitchSource(named: name) == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([SwitchSource].self, from: JSONEncoder().encode([name]))
    }
  }

  @Test("A phrase keeps its alternatives and its confidence")
  func phrases() throws {
    let event = Event.phrase(
      Phrase(
        "tap done", alternatives: [.init("tap dawn", confidence: 0.25)], confidence: 0.5, isFinal: false))
    #expect(try JSONDecoder().decode(Event.self, from: JSONEncoder().encode(event)) == event)
  }

  @Test("An overlay of an old recording has no marks; one without marks is written as before")
  func overlays() throws {
    let old = Data(#"{"isCursorLarge":true,"isCurtained":false,"caption":"a"}"#.utf8)
    let overlay = try JSONDecoder().decode(Overlay.self, from: old)
    #expect(overlay == Overlay(caption: "a", isCursorLarge: true))
    #expect(!String(decoding: try JSONEncoder().encode(overlay), as: UTF8.self).contains("marks"))
    var marked = overlay
    marked.marks = Overlay.Mark.Kind.allCases.map {
      Overlay.Mark($0, CGRect(x: 1, y: 2, width: 3, height: 4), text: "7", color: "blue")
    }
    #expect(try JSONDecoder().decode(Overlay.self, from: JSONEncoder().encode(marked)) == marked)
  }
}
