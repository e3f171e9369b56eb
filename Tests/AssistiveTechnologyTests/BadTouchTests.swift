import AssistiveTechnology
import Foundation
import Testing

@Suite("Touches that make no sense")
struct BadTouchTests {
  private let point = CGPoint(x: 100, y: 100)

  @Test("A touch without a beginning, or at no point, is left out")
  func malformed() {
    var recognizer = TouchRecognizer()
    let places = [CGPoint(x: Double.nan, y: 0), CGPoint(x: 0, y: Double.infinity), CGPoint(x: 1e300, y: 0)]
    for place in places {
      #expect(recognizer.handle(Touch(phase: .began, point: place), at: 0).isEmpty)
      #expect(recognizer.handle(Touch(phase: .moved, point: place), at: 0).isEmpty)
      #expect(recognizer.handle(Touch(phase: .ended, point: place), at: 0).isEmpty)
    }
    for phase in [Touch.Phase.moved, .ended, .cancelled] {
      #expect(recognizer.handle(Touch(finger: 3, phase: phase, point: point), at: 1).isEmpty)
    }
    #expect(recognizer.isAtRest)
    #expect(recognizer.nextDeadline == nil)
  }

  @Test("A finger lifted at no point is lifted where it was")
  func liftedNowhere() {
    var recognizer = TouchRecognizer()
    _ = recognizer.handle(Touch(phase: .began, point: point), at: 0)
    _ = recognizer.handle(Touch(phase: .ended, point: CGPoint(x: Double.nan, y: Double.nan)), at: 0.1)
    #expect(recognizer.timeout(at: 1) == [Gesture(.tap(1), at: point)])
  }

  @Test("A finger whose end went missing begins anew")
  func lostEnd() {
    var recognizer = TouchRecognizer()
    _ = recognizer.handle(Touch(phase: .began, point: point), at: 0)
    #expect(recognizer.timeout(at: 1).map(\.kind) == [.explore])
    #expect(recognizer.handle(Touch(phase: .began, point: point), at: 2).map(\.kind) == [.cancel])
    _ = recognizer.handle(Touch(phase: .ended, point: point), at: 2.1)
    #expect(recognizer.timeout(at: 3).map(\.kind) == [.tap(1)])
  }

  @Test("Eleven fingers make no gesture")
  func eleven() {
    var recognizer = TouchRecognizer()
    var gestures: [Gesture] = []
    for finger in 0..<11 {
      gestures += recognizer.handle(Touch(finger: finger, phase: .began, point: point), at: 0)
    }
    for finger in 0..<11 {
      gestures += recognizer.handle(Touch(finger: finger, phase: .ended, point: point), at: 0.1)
    }
    #expect(gestures.isEmpty)
    #expect(recognizer.isAtRest)
  }

  @Test("A touch that the system takes away is no tap, and what it had begun is called off")
  func cancelled() {
    var recognizer = TouchRecognizer()
    _ = recognizer.handle(Touch(phase: .began, point: point), at: 0)
    #expect(recognizer.handle(Touch(phase: .cancelled, point: point), at: 0.1).isEmpty)
    #expect(recognizer.timeout(at: 1).isEmpty)
    _ = recognizer.handle(Touch(phase: .began, point: point), at: 2)
    #expect(recognizer.timeout(at: 3).map(\.kind) == [.explore])
    #expect(recognizer.handle(Touch(phase: .cancelled, point: point), at: 4).map(\.kind) == [.cancel])
    #expect(recognizer.isAtRest)
  }

  @Test("A clock that goes back, or is no number, stands still")
  func clock() {
    var recognizer = TouchRecognizer()
    _ = recognizer.handle(Touch(phase: .began, point: point), at: 5)
    _ = recognizer.handle(Touch(phase: .ended, point: point), at: .nan)
    _ = recognizer.handle(Touch(phase: .began, point: point), at: -3)
    _ = recognizer.handle(Touch(phase: .ended, point: point), at: 5.05)
    #expect(recognizer.timeout(at: 9).map(\.kind) == [.tap(2)])
  }

  @Test("Two hundred thousand random touches never stop the recogniser from coming to rest")
  func random() {
    var numbers = SeededNumbers(2026)
    var recognizer = TouchRecognizer(.init(screenSize: CGSize(width: 393, height: 852)))
    var time = 0.0
    var told = 0
    var explores = 0
    for round in 0..<400 {
      let fingers = Int.random(in: 1...12, using: &numbers)
      for _ in 0..<500 {
        time += Double.random(in: 0...0.2, using: &numbers)
        var touch = Touch(
          finger: Int.random(in: 0..<fingers, using: &numbers), phase: .moved,
          point: CGPoint(
            x: Double.random(in: -20...420, using: &numbers), y: Double.random(in: -20...880, using: &numbers)
          ))
        switch Int.random(in: 0..<20, using: &numbers) {
        case 0..<6: touch.phase = .began
        case 6..<12: touch.phase = .ended
        case 12: touch.phase = .cancelled
        case 13: touch.point.x = .nan
        default: break
        }
        let gestures = recognizer.handle(touch, at: time)
        told += gestures.count
        for gesture in gestures {
          #expect((1...4).contains(gesture.fingers))
          switch gesture.kind {
          // Exploring begins before it ends.
          case .explore: explores = 1
          case .lift: #expect(explores == 1)
          default: break
          }
        }
        if let deadline = recognizer.nextDeadline { #expect(deadline > time) }
      }
      for finger in 0..<12 {
        _ = recognizer.handle(Touch(finger: finger, phase: .ended, point: point), at: time)
      }
      var calls = 0
      while let deadline = recognizer.nextDeadline {
        _ = recognizer.timeout(at: deadline)
        calls += 1
      }
      #expect(calls <= 2, "round \(round)")
      #expect(recognizer.isAtRest, "round \(round)")
      time += 1
    }
    #expect(told > 10_000)
  }
}
