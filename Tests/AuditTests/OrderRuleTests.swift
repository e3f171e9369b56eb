import AccessibilityTree
import Audit
import Foundation
import Testing

@Suite("reading-order")
struct ReadingOrderTests {
  private static func frame(_ x: Double, _ y: Double, _ width: Double = 150, _ height: Double = 40) -> CGRect
  {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test(
    "What is read next stands below, further on in the line, or at the top of another column",
    arguments: [
      ("down", frame(20, 100), frame(20, 150), AuditJudgement.Verdict.pass),
      ("on in the line", frame(20, 100), frame(200, 100), .pass),
      ("next column", frame(20, 400), frame(200, 100), .pass),
      ("back up", frame(20, 400), frame(20, 100), .needsReview),
      ("back in the line", frame(200, 100), frame(20, 100), .needsReview),
      ("one on the other", frame(20, 100, 200, 200), frame(40, 120), .pass),
      ("a little higher in the line", frame(20, 100), frame(200, 95), .pass),
    ])
  func neighbours(_ what: String, _ first: CGRect, _ second: CGRect, _ expected: AuditJudgement.Verdict) {
    var screen = TestScreen()
    screen.add("First", .staticText, frame: first)
    let next = screen.add("Second", .staticText, frame: second)
    #expect(screen.verdict(ReadingOrder.self, of: next) == expected, "\(what)")
  }

  @Test("From right to left, the line goes the other way")
  func rightToLeft() {
    var screen = TestScreen(language: "ar")
    screen.add("واحد", .staticText, frame: Self.frame(200, 100))
    let next = screen.add("اثنان", .staticText, frame: Self.frame(20, 100))
    #expect(screen.verdict(ReadingOrder.self, of: next) == .pass)
  }

  @Test("The order in which the tree reads counts, not that in which views are drawn")
  func treeOrder() {
    var screen = TestScreen()
    let lower = screen.add("Lower", .staticText, frame: Self.frame(20, 300))
    let upper = screen.add("Upper", .staticText, frame: Self.frame(20, 100))
    #expect(screen.verdict(ReadingOrder.self, of: upper) == .needsReview)
    screen.screen.readingOrder = [upper, lower]
    #expect(screen.verdict(ReadingOrder.self, of: lower) == .pass)
  }

  @Test("What is scrolled and what stands still are not compared")
  func groups() {
    var screen = TestScreen()
    let list = screen.add(nil, kind: .scrollView, exposure: .none) { $1.scrolls = true }
    screen.add("Row", .staticText, frame: Self.frame(16, 70), kind: nil, parent: list)
    let button = screen.add("Add", .button, frame: Self.frame(16, 20))
    #expect(screen.verdict(ReadingOrder.self, of: button) == nil)
  }
}

@Suite("modal-leak")
struct ModalLeakTests {
  private func screen(cover: CGRect, color: String?) -> (TestScreen, cover: Int) {
    var screen = TestScreen()
    let behind = screen.add("Behind", .button)
    let cover = screen.add(nil, frame: cover, exposure: .none) {
      if let color = color.flatMap(AuditColor.init(hex:)) { $1.background = .color(color) }
    }
    screen.screen.appearances[behind].coveredBy = cover
    return (screen, cover)
  }

  @Test(
    "What is read behind a view over the whole screen is a failure; behind a smaller one, to be looked at")
  func covers() {
    let whole = screen(cover: CGRect(x: 0, y: 0, width: 390, height: 844), color: "#00000066")
    #expect(whole.0.verdict(ModalLeak.self, of: whole.cover) == .fail)
    let clear = screen(cover: CGRect(x: 0, y: 0, width: 390, height: 844), color: nil)
    #expect(clear.0.verdict(ModalLeak.self, of: clear.cover) == .needsReview)
    let small = screen(cover: CGRect(x: 0, y: 0, width: 200, height: 200), color: "#FFFFFF")
    #expect(small.0.verdict(ModalLeak.self, of: small.cover) == .needsReview)
  }

  @Test("Where nothing covers anything, all is well")
  func free() {
    var screen = TestScreen()
    let button = screen.add("Add", .button)
    #expect(screen.verdict(ModalLeak.self, of: button) == .pass)
  }
}

@Suite("focus-trap and unreachable-element")
struct WalkRuleTests {
  @Test("An element that the cursor never came to fails, unless the way was not finished")
  func unreached() {
    var screen = TestScreen()
    let met = screen.add("Met", .button)
    let missed = screen.add("Missed", .button)
    #expect(screen.verdict(UnreachableElement.self, of: missed) == nil)
    screen.screen.walk = ScreenWalk(reached: [met])
    #expect(screen.verdict(UnreachableElement.self, of: met) == .pass)
    #expect(screen.verdict(UnreachableElement.self, of: missed) == .fail)
    screen.screen.walk = ScreenWalk(reached: [met], isComplete: false)
    #expect(screen.verdict(UnreachableElement.self, of: missed) == nil)
  }

  @Test("A cursor that goes to and fro is caught")
  func trap() {
    var screen = TestScreen()
    let first = screen.add("First", .button)
    let second = screen.add("Second", .button)
    screen.screen.walk = ScreenWalk(reached: [first, second])
    #expect(screen.verdict(FocusTrap.self, of: nil) == .pass)
    screen.screen.walk = ScreenWalk(reached: [first, second], trap: [first, second])
    #expect(screen.verdict(FocusTrap.self, of: first) == .fail)
    #expect(screen.verdict(UnreachableElement.self, of: second) == nil)
  }
}
