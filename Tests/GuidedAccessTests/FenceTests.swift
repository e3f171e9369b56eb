import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestNumbers
import Testing

@testable import GuidedAccess

@Suite("The fence of Guided Access")
struct FenceTests {
  private let box = DisabledRegion.Shape.rectangle(CGRect(x: 100, y: 100, width: 100, height: 100))

  private func touch(_ phase: Touch.Phase, _ x: Double, _ y: Double, finger: Int = 0) -> Event {
    .touch(Touch(finger: finger, phase: phase, point: CGPoint(x: x, y: y)))
  }

  @Test(
    "A finger that comes down in a region stays kept away; one that comes into it is cancelled where it was")
  func touches() throws {
    let session = try runningSession(shapes: [box])
    var fence = Fence()
    for event in [touch(.began, 150, 150), touch(.moved, 50, 50), touch(.ended, 50, 50)] {
      #expect(fence.pass(event: event, of: session) == nil)
    }
    #expect(fence.pass(event: touch(.began, 50, 50), of: session) == touch(.began, 50, 50))
    #expect(fence.pass(event: touch(.moved, 90, 90), of: session) == touch(.moved, 90, 90))
    #expect(fence.pass(event: touch(.moved, 120, 120), of: session) == touch(.cancelled, 90, 90))
    #expect(fence.pass(event: touch(.moved, 300, 300), of: session) == nil)
    #expect(fence.pass(event: touch(.ended, 300, 300), of: session) == nil)
    #expect(fence.pass(event: touch(.began, 300, 300), of: session) == touch(.began, 300, 300))
    #expect(fence.pass(event: touch(.ended, 150, 150), of: session) == touch(.cancelled, 300, 300))
  }

  @Test("Nothing is fenced off before the session and while it is paused; a finger of before goes on")
  func states() throws {
    var session = try runningSession(shapes: [box])
    var fence = Fence()
    _ = session.tripleClick()
    #expect(fence.pass(event: touch(.began, 50, 50), of: session) == nil)
    _ = session.enter("123456", at: 0)
    #expect(fence.pass(event: touch(.began, 150, 150, finger: 1), of: session) != nil)
    _ = session.start(at: 0)
    #expect(
      fence.pass(event: touch(.moved, 151, 151, finger: 1), of: session)
        == touch(.cancelled, 150, 150, finger: 1))
  }

  @Test(
    "A finger that was kept away stays so until it is lifted, also when its region is freed or the session ends meanwhile"
  )
  func keptAwayForGood() throws {
    var session = try runningSession(shapes: [box])
    var fence = Fence()
    func made(_ phase: Touch.Phase, _ x: Double) -> ActionRequest? {
      let touch = Touch(phase: phase, point: CGPoint(x: x, y: 150))
      return fence.pass(
        request: ActionRequest(number: 1, action: .touch(touch), element: nil), in: ElementTree(), of: session
      )
    }
    #expect(fence.pass(event: touch(.began, 150, 150), of: session) == nil)
    #expect(made(.began, 150) == nil)
    _ = session.tripleClick()
    _ = session.enter("123456", at: 0)
    #expect(fence.pass(event: touch(.moved, 150, 160), of: session) == nil)
    #expect(made(.moved, 160) == nil)
    session.free(1)
    _ = session.start(at: 0)
    #expect(fence.pass(event: touch(.moved, 150, 170), of: session) == nil)
    _ = session.tripleClick()
    _ = session.enter("123456", at: 0)
    _ = session.end()
    #expect(fence.pass(event: touch(.moved, 50, 50), of: session) == nil)
    #expect(fence.pass(event: touch(.ended, 50, 50), of: session) == nil)
    #expect(made(.ended, 50) == nil)
    #expect(fence.pass(event: touch(.began, 150, 150), of: session) == touch(.began, 150, 150))
    #expect(made(.began, 150) != nil)
  }

  @Test("With Touch off no touch and no gesture comes through, but keys and commands do")
  func touchOff() throws {
    let session = try runningSession { $0.allowsTouch = false }
    var fence = Fence()
    #expect(fence.pass(event: touch(.began, 1, 1), of: session) == nil)
    #expect(fence.pass(event: .gesture(Gesture(.swipe(.right))), of: session) == nil)
    #expect(fence.pass(event: .key(KeyPress("tab")), of: session) != nil)
    #expect(fence.pass(event: .command("activate"), of: session) != nil)
  }

  @Test("Gestures in a region and from the edges are kept away, and keys that leave the app")
  func gestures() throws {
    let session = try runningSession(shapes: [box])
    var fence = Fence()
    func passes(_ gesture: Gesture) -> Bool { fence.pass(event: .gesture(gesture), of: session) != nil }
    #expect(!passes(Gesture(.tap(2), at: CGPoint(x: 150, y: 150))))
    #expect(passes(Gesture(.tap(2), at: CGPoint(x: 50, y: 150))))
    #expect(passes(Gesture(.swipe(.right))))
    #expect(!passes(Gesture(.edge(.bottom, stage: 1))))
    func passes(_ name: String) -> Bool {
      KeyPress(named: name).map { fence.pass(event: .key($0), of: session) != nil } ?? false
    }
    #expect(passes("a") && passes("shift+tab") && passes("command+c"))
    #expect(!passes("command+h") && !passes("fn+c") && !passes("command+tab"))
  }

  @Test("What is fenced off for a finger is fenced off for every technology")
  func requests() throws {
    let session = try runningSession(shapes: [box])
    var fence = Fence()
    var tree = ElementTree()
    for (number, origin) in [CGPoint(x: 120, y: 120), CGPoint(x: 0, y: 0)].enumerated() {
      tree = ElementTreeMaker.adding(
        AccessibilityElement(
          id: AccessibilityElement.ID(number + 1), traits: .button,
          frame: CGRect(x: origin.x, y: origin.y, width: 40, height: 40)), to: tree)
    }
    func passes(_ action: Action, _ element: AccessibilityElement.ID?) -> Bool {
      let request = ActionRequest(number: 1, action: action, element: element)
      return fence.pass(request: request, in: tree, of: session) != nil
    }
    for action in [Action.activate, .increment, .custom(0), .longPress, .edit(.insert("a"))] {
      #expect(!passes(action, 1), "\(action)")
      #expect(passes(action, 2), "\(action)")
    }
    #expect(passes(.escape, nil) && passes(.scrollToVisible, 1))
    #expect(!passes(.touch(Touch(phase: .began, point: CGPoint(x: 150, y: 150))), nil))
    #expect(passes(.touch(Touch(finger: 3, phase: .began, point: CGPoint(x: 50, y: 50))), nil))
    let moved = ActionRequest(
      number: 9, action: .touch(Touch(finger: 3, phase: .moved, point: CGPoint(x: 150, y: 150))), element: nil
    )
    #expect(
      fence.pass(request: moved, in: tree, of: session)?.action
        == .touch(Touch(finger: 3, phase: .cancelled, point: CGPoint(x: 50, y: 50))))
  }

  @Test("The system and the buttons do what the options say, and nothing that leaves the app")
  func system() throws {
    let closed = try runningSession()
    let open = try runningSession {
      $0.allowsSideButton = true
      $0.allowsVolumeButtons = true
      $0.allowsMotion = false
      $0.allowsKeyboards = false
      $0.allowsDictionaryLookUp = true
    }
    let fence = Fence()
    func allowed(_ session: GuidedAccessSession) -> Set<Fence.Hardware> {
      Set(Fence.Hardware.allCases.filter { fence.allows($0, of: session) })
    }
    #expect(allowed(closed) == [.rotation, .shake, .softwareKeyboard])
    #expect(allowed(open) == [.sideButton, .volumeButton, .dictionaryLookUp])
    #expect(allowed(GuidedAccessSession()) == Set(Fence.Hardware.allCases))
    let requests = SystemRequest.allCases.filter { fence.allows($0, of: closed) }
    #expect(
      requests == [
        .dictation, .undo, .redo, .back, .playPause, .rotateDevice, .shake, .nextTrack, .previousTrack,
        .skipForward, .skipBackward, .fastForward, .rewind,
      ])
    #expect(fence.allows(.lockScreen, of: open))
  }

  @Test("When the time is over nothing comes through")
  func timeIsOver() throws {
    var session = try runningSession {
      $0.hasTimeLimit = true
      $0.timeLimit = 1
    }
    _ = session.advance(to: 60)
    var fence = Fence()
    for event in [touch(.began, 1, 1), .gesture(Gesture(.tap(2))), .key(KeyPress("a")), .command("activate")]
    {
      #expect(fence.pass(event: event, of: session) == nil)
    }
    #expect(fence.pass(event: .tick, of: session) == .tick)
    let request = ActionRequest(number: 1, action: .escape, element: nil)
    #expect(fence.pass(request: request, in: ElementTree(), of: session) == nil)
  }

  @Test("Whatever fingers do, no touch in a region comes through, and each finger that comes down goes up")
  func chance() throws {
    let shapes: [DisabledRegion.Shape] = [
      box, .ellipse(CGRect(x: 10, y: 200, width: 90, height: 60)),
      .polygon([CGPoint(x: 200, y: 0), CGPoint(x: 300, y: 20), CGPoint(x: 220, y: 90)]),
    ]
    for seed in UInt64(1)...100 {
      var numbers = SeededNumbers(seed: seed)
      var session = try runningSession(shapes: shapes)
      var fence = Fence()
      var down: Set<Int> = []
      for _ in 0..<300 {
        let phase =
          [Touch.Phase.began, .moved, .moved, .ended, .cancelled].randomElement(using: &numbers) ?? .moved
        let touch = Touch(
          finger: Int.random(in: 0...2, using: &numbers), phase: phase,
          point: CGPoint(
            x: Double.random(in: 0...320, using: &numbers), y: Double.random(in: 0...320, using: &numbers)))
        if Int.random(in: 0..<40, using: &numbers) == 0 {
          _ = session.tripleClick()
          if Bool.random(using: &numbers) { session.cancel() } else { _ = session.enter("123456", at: 0) }
          _ = session.start(at: 0)
        }
        guard case .touch(let passed)? = fence.pass(event: .touch(touch), of: session) else { continue }
        #expect(!session.regions.contains { $0.contains(passed.point) }, "seed \(seed)")
        switch passed.phase {
        case .began: down.insert(passed.finger)
        case .moved: #expect(down.contains(passed.finger), "seed \(seed)")
        case .ended, .cancelled: down.remove(passed.finger)
        }
      }
      for finger in 0...2 {
        let lifted = Touch(finger: finger, phase: .ended, point: CGPoint(x: 310, y: 310))
        if case .touch? = fence.pass(event: .touch(lifted), of: session) { down.remove(finger) }
      }
      #expect(down.isEmpty, "seed \(seed)")
    }
  }
}
