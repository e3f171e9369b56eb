import AccessibilityTree
import Audit
import Foundation
import Testing

@Suite("target-size")
struct TargetSizeTests {
  @Test("44 points, by the smaller of view and element, or by the hit test")
  func size() {
    func verdict(_ width: Double, _ height: Double, touch: CGRect? = nil, element: CGRect? = nil)
      -> AuditJudgement?
    {
      var screen = TestScreen()
      let frame = CGRect(x: 20, y: 100, width: width, height: height)
      let node = screen.add("Add", .button, frame: frame) {
        $1.touchFrame = touch
        if let element { $0.frame = element }
      }
      return screen.judgement(TargetSize.self, of: node)
    }
    #expect(verdict(44, 44)?.verdict == .pass)
    #expect(verdict(43.95, 44)?.verdict == .pass)
    #expect(verdict(43, 44)?.verdict == .fail)
    #expect(verdict(43, 44)?.severity == nil)
    #expect(verdict(27, 60)?.severity == .serious)
    #expect(verdict(16, 16, touch: CGRect(x: 0, y: 80, width: 64, height: 64))?.verdict == .pass)
    #expect(verdict(64, 64, element: CGRect(x: 20, y: 100, width: 16, height: 64))?.verdict == .fail)
  }

  @Test("What is not touched, or cannot be changed, is not judged")
  func exempt() {
    func verdict(_ traits: AccessibilityTraits, kind: ViewKind? = nil) -> AuditJudgement.Verdict? {
      var screen = TestScreen()
      let frame = CGRect(x: 20, y: 100, width: 20, height: 20)
      let node = screen.add("Add", traits, frame: frame, kind: kind)
      return screen.verdict(TargetSize.self, of: node)
    }
    #expect(verdict(.staticText) == nil)
    #expect(verdict([.button, .notEnabled]) == nil)
    #expect(verdict([.button, .toggleButton], kind: .toggle) == nil)
    #expect(verdict(.link) == .fail)
  }
}

@Suite("target-size-minimum")
struct TargetSizeMinimumTests {
  @Test("Space around a small target will do, if there is enough")
  func spacing() {
    func verdict(gap: Double, neighbour: AccessibilityTraits = .button) -> AuditJudgement.Verdict? {
      var screen = TestScreen()
      let node = screen.add("One", .button, frame: CGRect(x: 20, y: 100, width: 16, height: 16))
      screen.add("Two", neighbour, frame: CGRect(x: 36 + gap, y: 100, width: 16, height: 16))
      return screen.verdict(TargetSizeMinimum.self, of: node)
    }
    #expect(verdict(gap: 8) == .pass)
    #expect(verdict(gap: 7) == .fail)
    #expect(verdict(gap: 7, neighbour: .staticText) == .pass)
    #expect(verdict(gap: 7, neighbour: [.button, .notEnabled]) == .pass)
  }

  @Test("What a later control covers is not free, and what is covered altogether is not judged")
  func covered() {
    var screen = TestScreen()
    let lower = screen.add("Lower", .button, frame: CGRect(x: 20, y: 100, width: 80, height: 40))
    screen.add("Upper", .button, frame: CGRect(x: 50, y: 120, width: 80, height: 40))
    let judgement = screen.judgement(TargetSizeMinimum.self, of: lower)
    #expect(judgement?.verdict == .pass)
    #expect(judgement?.figures["freeSize"] == .size(30, 40))
    screen.add(nil, frame: CGRect(x: 0, y: 90, width: 200, height: 100), exposure: .none) {
      $1.background = .color(.white)
    }
    #expect(screen.judgement(TargetSizeMinimum.self, of: lower) == nil)
  }

  @Test("What lies in front is told by the order of drawing, not by the order of the nodes")
  func drawingOrder() {
    var screen = TestScreen()
    let front = screen.add("Front", .button, frame: CGRect(x: 20, y: 100, width: 30, height: 30))
    let back = screen.add("Back", .button, frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    #expect(screen.judgement(TargetSizeMinimum.self, of: front) == nil)
    screen.screen.nodes[front].drawingOrder = 5
    screen.screen.nodes[back].drawingOrder = 4
    #expect(screen.judgement(TargetSizeMinimum.self, of: front)?.figures["freeSize"] == .size(30, 30))
    #expect(screen.judgement(TargetSizeMinimum.self, of: back)?.figures["freeSize"] == .size(170, 30))
  }
}

@Suite("control-overlap")
struct ControlOverlapTests {
  @Test("Controls keep their distance; rows of a list touch")
  func overlap() {
    func verdict(_ other: CGRect) -> AuditJudgement? {
      var screen = TestScreen()
      let node = screen.add("One", .button, frame: CGRect(x: 20, y: 100, width: 160, height: 44))
      screen.add("Two", .button, frame: other)
      return screen.judgement(ControlOverlap.self, of: node)
    }
    #expect(verdict(CGRect(x: 184, y: 100, width: 60, height: 44))?.verdict == .fail)
    #expect(verdict(CGRect(x: 192, y: 100, width: 60, height: 44))?.verdict == .pass)
    #expect(verdict(CGRect(x: 20, y: 144, width: 160, height: 44))?.verdict == .pass)
    #expect(verdict(CGRect(x: 100, y: 120, width: 160, height: 44))?.severity == .serious)
  }
}
