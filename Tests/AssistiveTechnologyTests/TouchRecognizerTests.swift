import AssistiveTechnology
import Foundation
import Testing

@Suite("Raw touches become gestures")
struct TouchRecognizerTests {
  static let screen = CGSize(width: 393, height: 852)

  /// One row of the gesture table: what the fingers do, and what is told of it.
  struct Row: CustomStringConvertible, Sendable {
    var names: [String]
    var move: @Sendable (inout Hand) -> Void

    init(_ names: String..., move: @escaping @Sendable (inout Hand) -> Void) {
      self.names = names
      self.move = move
    }

    var description: String { names.joined(separator: ", ") }
  }

  static let rows: [Row] = taps + swipes + holds + movements + edges

  static let taps: [Row] = (1...4).flatMap { fingers in
    (1...4).map { count in
      Row(Gesture(.tap(count), fingers: fingers).name ?? "") { $0.taps(count, Hand.points(fingers)) }
    }
  }

  static let swipes: [Row] = (1...4).flatMap { fingers in
    [("left", -120.0, 0.0), ("right", 120, 0), ("up", 0, -120), ("down", 0, 120)].map { name, x, y in
      Row("\(["one", "two", "three", "four"][fingers - 1])-finger swipe \(name)") {
        $0.swipe(Hand.points(fingers, x: 150, y: 400), by: x, y)
      }
    }
  }

  static let holds: [Row] = [
    Row("one-finger touch", "one-finger lift") { $0.tap(Hand.points(1), lasting: 0.8) },
    Row("one-finger touch", "one-finger lift") {
      $0.swipe(Hand.points(1), by: 100, 200, lasting: 3)
    },
    Row("one-finger double tap and hold", "pass-through") {
      $0.taps(1, Hand.points(1))
      $0.wait(0.1)
      $0.tap(Hand.points(1), lasting: 1)
    },
    Row("one-finger triple tap and hold") {
      $0.taps(2, Hand.points(1))
      $0.wait(0.1)
      $0.tap(Hand.points(1), lasting: 1)
    },
    Row("two-finger tap and hold") { $0.tap(Hand.points(2), lasting: 1) },
    Row("two-finger double tap and hold") {
      $0.taps(1, Hand.points(2))
      $0.wait(0.1)
      $0.tap(Hand.points(2), lasting: 1)
    },
    Row("three-finger double tap and hold swipe left") { Self.holdAndSwipe(&$0, by: -100) },
    Row("three-finger double tap and hold swipe right") { Self.holdAndSwipe(&$0, by: 100) },
    Row("three-finger double tap and hold") {
      $0.taps(1, Hand.points(3))
      $0.wait(0.1)
      $0.tap(Hand.points(3), lasting: 1)
    },
  ]

  static func holdAndSwipe(_ hand: inout Hand, by x: Double) {
    hand.taps(1, Hand.points(3))
    hand.wait(0.1)
    let paths = Hand.points(3, x: 150).map { point in
      Array(repeating: point, count: 8) + [CGPoint(x: point.x + x, y: point.y)]
    }
    hand.stroke(paths, lasting: 0.9)
  }

  static let movements: [Row] = [
    Row("two-finger rotate clockwise") { $0.stroke(Hand.circle(turning: 36), lasting: 0.3) },
    Row("two-finger rotate counterclockwise") { $0.stroke(Hand.circle(turning: -36), lasting: 0.3) },
    Row(
      "two-finger rotate clockwise", "two-finger rotate clockwise", "two-finger rotate clockwise"
    ) { $0.stroke(Hand.circle(turning: 90), lasting: 0.8) },
    Row("two-finger scrub") { hand in
      let paths = Hand.points(2).map { point in
        [0.0, 90, 0, 90].enumerated().map { CGPoint(x: point.x + $1, y: point.y + Double($0) * 12) }
      }
      hand.stroke(paths, lasting: 0.6)
    },
    Row("two-finger scrub") { hand in
      let paths = Hand.points(2, x: 200).map { point in
        [0.0, -60, 0, -60].map { CGPoint(x: point.x + $0, y: point.y) }
      }
      hand.stroke(paths, lasting: 0.45)
    },
    Row("two-finger pinch out") {
      $0.stroke(
        [
          [CGPoint(x: 180, y: 400), CGPoint(x: 120, y: 380)],
          [CGPoint(x: 220, y: 400), CGPoint(x: 280, y: 420)],
        ], lasting: 0.3)
    },
    Row("two-finger pinch in") {
      $0.stroke(
        [
          [CGPoint(x: 100, y: 400), CGPoint(x: 170, y: 400)],
          [CGPoint(x: 300, y: 400), CGPoint(x: 230, y: 400)],
        ], lasting: 0.3)
    },
  ]

  static let edges: [Row] = [
    Row("one-finger first stage from bottom edge", "one-finger drag up from bottom edge") {
      $0.swipe([CGPoint(x: 200, y: 845)], by: 0, -100, lasting: 0.8)
    },
    Row(
      "one-finger first stage from bottom edge", "one-finger second stage from bottom edge",
      "one-finger drag up far from bottom edge"
    ) { $0.swipe([CGPoint(x: 200, y: 845)], by: 0, -260, lasting: 1.2) },
    Row("one-finger first stage from bottom edge", "one-finger drag up from bottom edge and back") {
      let path = [845.0, 745, 835].map { CGPoint(x: 200, y: $0) }
      $0.stroke([path], lasting: 1.2)
    },
    Row("one-finger first stage from top edge", "one-finger drag down from top edge") {
      $0.swipe([CGPoint(x: 200, y: 6)], by: 0, 100, lasting: 0.8)
    },
    Row(
      "one-finger first stage from top edge", "one-finger second stage from top edge",
      "one-finger drag down far from top edge"
    ) { $0.swipe([CGPoint(x: 200, y: 6)], by: 0, 260, lasting: 1.2) },
    // A quick one is a flick, wherever it begins.
    Row("one-finger swipe up") { $0.swipe([CGPoint(x: 200, y: 840)], by: 0, -120) },
  ]

  @Test("Each row of the gesture table, by steady and by shaky fingers", arguments: rows)
  func table(row: Row) {
    for steadiness in Steadiness.all {
      var hand = Hand(steadiness)
      row.move(&hand)
      var recognizer = TouchRecognizer(.init(screenSize: Self.screen))
      #expect(recognizer.play(hand.script).told == row.names, "\(steadiness)")
      #expect(recognizer.isAtRest)
    }
  }

  @Test("Fingers that report only where they began and ended make the same taps and swipes")
  func sparse() {
    for row in Self.taps + Self.swipes {
      var hand = Hand(Steadiness(stagger: 0.04, interval: nil))
      row.move(&hand)
      var recognizer = TouchRecognizer()
      #expect(recognizer.play(hand.script).told == row.names)
    }
  }

  // MARK: Times

  private let point = CGPoint(x: 100, y: 100)

  private func tap(_ recognizer: inout TouchRecognizer, at time: Double, _ place: CGPoint? = nil) -> [Gesture]
  {
    let place = place ?? point
    return recognizer.handle(Touch(phase: .began, point: place), at: time)
      + recognizer.handle(Touch(phase: .ended, point: place), at: time + 0.08)
  }

  @Test("Taps belong together within the timeout, and not beyond it", arguments: [0.25, 0.35, 1, 2])
  func timeout(limit: Double) {
    var recognizer = TouchRecognizer(.init(doubleTapTimeout: limit))
    var gestures = tap(&recognizer, at: 0) + tap(&recognizer, at: 0.08 + limit * 0.95)
    #expect(gestures.isEmpty)
    gestures = tap(&recognizer, at: 10)
    #expect(gestures.map(\.kind) == [.tap(2)])
    #expect(recognizer.timeout(at: 10.08 + limit * 0.9).isEmpty)
    #expect(recognizer.timeout(at: 10.08 + limit + 0.001).map(\.kind) == [.tap(1)])
    #expect(recognizer.isAtRest)
  }

  @Test("Taps far from each other are two taps")
  func farTaps() {
    var recognizer = TouchRecognizer()
    var gestures = tap(&recognizer, at: 0) + tap(&recognizer, at: 0.2, CGPoint(x: 300, y: 600))
    gestures += recognizer.timeout(at: 5)
    #expect(gestures.map(\.kind) == [.tap(1), .tap(1)])
    #expect(gestures.map(\.point) == [point, CGPoint(x: 300, y: 600)])
  }

  @Test("Who has tapped as often as means something is not waited for")
  func mostTaps() {
    var recognizer = TouchRecognizer(.init(mostTaps: [1, 2, 4, 4]))
    #expect(tap(&recognizer, at: 0).map(\.kind) == [.tap(1)])
    recognizer.options.mostTaps = [4, 4, 4, 4]
    let gestures = (0..<4).flatMap { tap(&recognizer, at: 1 + Double($0) * 0.2) }
    #expect(gestures.map(\.kind) == [.tap(4)])
    #expect(recognizer.isAtRest)
  }

  @Test("A tap that something else follows is told before it")
  func tapThenSwipe() {
    var hand = Hand(Steadiness())
    hand.tap(Hand.points(1))
    hand.wait(0.1)
    hand.swipe(Hand.points(1), by: 120, 0)
    hand.wait(0.1)
    hand.tap(Hand.points(2))
    hand.wait(0.1)
    hand.tap(Hand.points(3))
    var recognizer = TouchRecognizer()
    #expect(
      recognizer.play(hand.script).told == [
        "one-finger tap", "one-finger swipe right", "two-finger tap", "three-finger tap",
      ])
  }

  @Test("A finger that rests explores at once, and again wherever it goes")
  func explore() {
    var recognizer = TouchRecognizer()
    #expect(recognizer.handle(Touch(phase: .began, point: point), at: 0).isEmpty)
    #expect(recognizer.nextDeadline.map { $0 <= 0.25 } == true)
    #expect(recognizer.timeout(at: 0.25) == [Gesture(.explore, at: point)])
    let next = CGPoint(x: 180, y: 300)
    #expect(
      recognizer.handle(Touch(phase: .moved, point: next), at: 0.6) == [Gesture(.explore, at: next)])
    #expect(recognizer.nextDeadline == nil)
    #expect(recognizer.handle(Touch(phase: .ended, point: next), at: 0.9) == [Gesture(.lift, at: next)])
  }

  @Test("The dial goes on turning while the fingers do, back too")
  func dial() {
    var hand = Hand(Steadiness(interval: 1.0 / 60))
    let there = Hand.circle(turning: 100)
    hand.stroke(there.map { $0 + $0.reversed() }, lasting: 2)
    var recognizer = TouchRecognizer()
    let turns = recognizer.play(hand.script).map(\.kind)
    #expect(turns.prefix(4).allSatisfy { $0 == .rotate(clockwise: true) })
    #expect(turns.dropFirst(4).allSatisfy { $0 == .rotate(clockwise: false) })
    #expect(turns.count == 7)
  }

  // MARK: Split taps

  @Test("A split tap is told once for each tap, and the finger goes on exploring")
  func splitTap() {
    var recognizer = TouchRecognizer()
    _ = recognizer.handle(Touch(finger: 1, phase: .began, point: point), at: 0)
    var gestures: [Gesture] = []
    for time in [0.6, 1.2] {
      let other = CGPoint(x: 300, y: 700)
      gestures += recognizer.handle(Touch(finger: 2, phase: .began, point: other), at: time)
      gestures += recognizer.handle(
        Touch(finger: 1, phase: .moved, point: CGPoint(x: 102, y: 101)), at: time + 0.02)
      gestures += recognizer.handle(Touch(finger: 2, phase: .ended, point: other), at: time + 0.1)
    }
    gestures += recognizer.handle(Touch(finger: 1, phase: .ended, point: point), at: 2)
    #expect(
      gestures.told == [
        "one-finger touch", "one-finger split tap", "one-finger split tap", "one-finger touch",
        "one-finger lift",
      ]
        || gestures.told == [
          "one-finger touch", "one-finger split tap", "one-finger split tap", "one-finger lift",
        ])
    #expect(gestures.first { $0.kind == .splitTap }?.point == CGPoint(x: 102, y: 101))
    #expect(recognizer.isAtRest)
  }

  @Test("Fingers that lift almost together have tapped; one that stays explores in the other's place")
  func splitLifts() {
    var recognizer = TouchRecognizer()
    let other = CGPoint(x: 300, y: 700)
    func press(_ explorerUp: Double, _ tapperUp: Double) -> [Gesture] {
      recognizer = TouchRecognizer()
      let touches = [
        (0.0, Touch(finger: 1, phase: .began, point: point)),
        (0.5, Touch(finger: 2, phase: .began, point: other)),
        (explorerUp, Touch(finger: 1, phase: .ended, point: point)),
        (tapperUp, Touch(finger: 2, phase: .ended, point: other)),
      ]
      return recognizer.play(touches.map { TimedTouch(time: $0.0, touch: $0.1) })
    }
    #expect(press(0.6, 0.62).map(\.kind) == [.explore, .splitTap, .lift])
    let moved = press(0.6, 1.2)
    #expect(moved.map(\.kind) == [.explore, .lift, .explore, .lift])
    #expect(moved.map(\.point) == [point, point, other, other])
  }

  // MARK: Pass-through

  @Test("After a double tap and hold every touch goes to the app, in order, until all are lifted")
  func passThrough() {
    var recognizer = TouchRecognizer()
    _ = tap(&recognizer, at: 0)
    var gestures = recognizer.handle(Touch(finger: 7, phase: .began, point: point), at: 0.2)
    gestures += recognizer.timeout(at: 0.75)
    let later: [(Double, Touch)] = [
      (1, Touch(finger: 7, phase: .moved, point: CGPoint(x: 150, y: 100))),
      (1.1, Touch(finger: 8, phase: .began, point: CGPoint(x: 20, y: 20))),
      (1.2, Touch(finger: 7, phase: .ended, point: CGPoint(x: 200, y: 100))),
      (1.3, Touch(finger: 8, phase: .cancelled, point: CGPoint(x: 20, y: 20))),
    ]
    for (time, touch) in later { gestures += recognizer.handle(touch, at: time) }
    let expected =
      [Gesture.Kind.hold(taps: 2), .passThrough(Touch(finger: 7, phase: .began, point: point))]
      + later.map { .passThrough($0.1) }
    #expect(gestures.map(\.kind) == expected)
    #expect(tap(&recognizer, at: 3).isEmpty)
    #expect(recognizer.timeout(at: 4).map(\.kind) == [.tap(1)])
  }

  // MARK: Zoom

  @Test("With Zoom on one tap more of three fingers is waited for")
  func zoom() {
    for count in 1...5 {
      var hand = Hand(Steadiness())
      hand.taps(count, Hand.points(3))
      var recognizer = TouchRecognizer(.init(needsExtraThreeFingerTap: true))
      #expect(recognizer.play(hand.script).map(\.kind) == [.tap(count)])
    }
  }
}
