import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import SwitchControl

@MainActor
@Suite("Points and gestures with switches")
struct PointTests {
  private func session(_ edit: (inout SwitchControlSettings) -> Void = { _ in }) -> SwitchSession {
    let session = SwitchSession([.element("a", frame: CGRect(x: 90, y: 290, width: 20, height: 20))]) {
      $0.scanningStyle = .manual
      $0.tapBehavior = .default
      $0.loops = 0
      edit(&$0)
    }
    return session
  }

  /// Waits until what glides covers a point, and stops it there, pass by pass.
  private func choose(_ point: CGPoint, in session: SwitchSession) {
    for _ in 0..<6 where session.engine?.points.cursor != nil {
      for _ in 0..<10_000 {
        guard let gliding = session.engine?.points.cursor else { return }
        let moving =
          gliding.marks(at: session.session.now, color: "blue", isLarge: false).last?.frame ?? .zero
        let isVertical = moving.height > moving.width
        let value = isVertical ? point.x : point.y
        let range = isVertical ? moving.minX...moving.maxX : moving.minY...moving.maxY
        if range.contains(value) { break }
        session.wait(0.02)
      }
      session.press()
    }
  }

  @Test("A point is chosen in two, four or six presses, within two points of where the line was")
  func choosing() {
    for (selection, presses) in [
      (SwitchControlSettings.PointSelection.single, 2), (.refined, 4), (.precise, 6),
    ] {
      let session = session { $0.pointSelection = selection }
      session.press()
      #expect(session.choose("Point Mode"))
      #expect(session.engine?.points.cursor?.presses == presses)
      let wanted = CGPoint(x: 217, y: 533)
      choose(wanted, in: session)
      #expect(session.overlay.panel?.rows.first == "Tap")
      #expect(session.overlay.marks.map(\.kind) == [.crosshair])
      session.press()
      session.wait(1)
      let touches = session.touches()
      #expect(touches.map(\.phase) == [.began, .ended])
      let point = touches.first?.point ?? .zero
      #expect(abs(point.x - wanted.x) <= 2 && abs(point.y - wanted.y) <= 2, "\(selection): \(point)")
    }
  }

  @Test("Refine Selection looks around the point again; Item Mode leads back to items")
  func refining() {
    let session = session()
    session.press()
    #expect(session.choose("Point Mode"))
    choose(CGPoint(x: 200, y: 400), in: session)
    #expect(session.choose("Refine Selection"))
    #expect(session.engine?.points.cursor?.presses == 2)
    choose(CGPoint(x: 212, y: 390), in: session)
    #expect(session.choose("Item Mode"))
    #expect(session.overlay.panel == nil)
    #expect(session.current == "a")
  }

  @Test("What glides comes round, and disappears after so many rounds")
  func rounds() {
    let session = session { $0.loops = 2 }
    session.press()
    #expect(session.choose("Point Mode"))
    session.wait(300)
    #expect(session.engine?.isHidden == true)
    #expect(session.overlay.marks.isEmpty)
    #expect(session.session.nextDue == nil)
    session.press()
    #expect(session.overlay.marks.isEmpty == false)
  }

  @Test("Gestures are made on the item: the recogniser takes each for what it is called")
  func gestures() {
    let expected: [([String], Gesture.Kind, Int)] = [
      (["Double Tap"], .tap(2), 1), (["Flick", "Flick Left"], .swipe(.left), 1),
      (["Flick", "Flick Up"], .swipe(.up), 1), (["Pinch", "Pinch Out"], .pinch(opening: true), 2),
      (["Pinch", "Pinch In"], .pinch(opening: false), 2),
      (["Fingers", "2 Fingers", "Flick", "Flick Down"], .swipe(.down), 2),
      (["Fingers", "2 Fingers", "Tap"], .tap(1), 2), (["Tap and Hold"], .explore, 1),
      (["Rotate", "Rotate Right"], .rotate(clockwise: true), 2),
    ]
    for (rows, kind, fingers) in expected {
      let session = session()
      session.screen.show([.element("a", frame: CGRect(x: 150, y: 400, width: 90, height: 40))])
      var recognizer = TouchRecognizer()
      var found: [Gesture] = []
      session.screen.answer = { request, _ in
        if case .touch(let touch) = request.action {
          found += recognizer.handle(touch, at: session.session.now)
        }
        return true
      }
      session.press()
      for row in ["Gestures"] + rows { #expect(session.choose(row), "\(row)") }
      session.session.settle()
      session.wait(2)
      if let due = recognizer.nextDeadline { found += recognizer.timeout(at: due) }
      #expect(found.contains { $0.kind == kind && $0.fingers == fingers }, "\(rows): \(found)")
      #expect(session.overlay.panel == nil)
    }
  }

  @Test("A drag ends at the point that is chosen; with Hold and Drag the finger rests first")
  func drag() {
    for (row, rests) in [("Drag", false), ("Hold and Drag", true)] {
      let session = session()
      session.press()
      #expect(session.choose("Gestures"))
      #expect(session.choose(row))
      let end = CGPoint(x: 300, y: 700)
      choose(end, in: session)
      let begin = session.session.now
      session.wait(0.5)
      let moved = session.touches()
      #expect(moved.first?.point == CGPoint(x: 100, y: 300))
      #expect(moved.contains { $0.phase == .moved } != rests)
      session.wait(3)
      let last = session.touches().last
      #expect(last?.phase == .ended)
      #expect(abs((last?.point.x ?? 0) - 300) <= 2 && abs((last?.point.y ?? 0) - 700) <= 2, "\(begin)")
      #expect(session.current == "a")
    }
  }

  @Test("A gesture of one's own is drawn point by point, saved, and made again")
  func freehand() throws {
    let session = session()
    session.press()
    for row in ["Gestures", "Freehand", "Add Point"] { #expect(session.choose(row)) }
    choose(CGPoint(x: 300, y: 500), in: session)
    #expect(session.choose("Save"))
    let saved = try #require(session.session.settings.switchControl.savedGestures.first)
    #expect(saved.name == "Gesture 1")
    #expect(saved.fingers.first?.first == CGPoint(x: 100, y: 300))
    #expect(saved.fingers.first?.count == 2)
    session.press()
    for row in ["Gestures", "Saved", "Gesture 1"] { #expect(session.choose(row)) }
    session.wait(2)
    let touches = session.touches()
    #expect(touches.first?.point == CGPoint(x: 100, y: 300))
    #expect(touches.last?.phase == .ended)
  }

  @Test("While a gesture is made the cursor rests; switching off lifts the fingers")
  func interrupted() {
    let session = session()
    session.press()
    for row in ["Gestures", "Pan", "Pan Left"] { #expect(session.choose(row)) }
    session.wait(0.3)
    session.session.send(.stop)
    #expect(session.touches().last?.phase == .cancelled)
  }
}

@MainActor
@Suite("Recipes")
struct RecipeTests {
  private let pages = SwitchRecipe(
    name: "Turn Pages",
    switches: [
      SwitchAssignment(SwitchSession.space, .rightToLeftSwipe),
      SwitchAssignment(SwitchSession.right, .exitRecipe),
    ], timeout: nil)

  private func session(_ recipe: SwitchRecipe) -> SwitchSession {
    SwitchSession([.element("a"), .element("b")]) {
      $0.scanningStyle = .manual
      $0.recipes = [recipe]
      $0.launchRecipe = recipe.name
    }
  }

  @Test("Switches have other actions for a while, until one of them ends it")
  func exit() {
    let session = session(pages)
    #expect(session.engine?.recipe == "Turn Pages")
    session.press()
    session.wait(1)
    let touches = session.touches()
    #expect((touches.last?.point.x ?? 0) < (touches.first?.point.x ?? 0))
    session.press(SwitchSession.right)
    #expect(session.engine?.recipe == nil)
    session.press()
    #expect(session.actions() == [.activate])
  }

  @Test("A recipe ends when no switch is used for so long")
  func timeout() {
    var recipe = pages
    recipe.timeout = 60
    let session = session(recipe)
    session.wait(50)
    session.press()
    session.wait(50)
    #expect(session.engine?.recipe != nil)
    session.wait(11)
    #expect(session.engine?.recipe == nil)
  }

  @Test("A recipe that could not be left is not begun")
  func trap() {
    var recipe = pages
    recipe.switches = [SwitchAssignment(SwitchSession.space, .tapMiddleOfScreen)]
    #expect(session(recipe).engine?.recipe == nil)
  }

  @Test("The menu begins a recipe, and ends it where another switch still selects")
  func menu() {
    var recipe = pages
    recipe.switches = [SwitchAssignment(SwitchSession.left, .tapPoint(x: 10, y: 20))]
    let session = SwitchSession([.element("a")]) {
      $0.scanningStyle = .manual
      $0.tapBehavior = .default
      $0.recipes = [recipe]
    }
    session.press()
    #expect(session.choose("Recipes"))
    #expect(session.choose("Turn Pages"))
    #expect(session.overlay.caption == "Turn Pages")
    session.press(SwitchSession.left)
    session.wait(1)
    #expect(session.touches().first?.point == CGPoint(x: 10, y: 20))
    session.press()
    #expect(session.choose("Exit Recipe"))
    #expect(session.engine?.recipe == nil)
  }
}
