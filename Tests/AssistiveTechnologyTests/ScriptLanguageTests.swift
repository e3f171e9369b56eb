import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@MainActor
@Suite("Scripts of other technologies than VoiceOver")
struct ScriptLanguageTests {
  private func parse(
    _ text: String, _ language: ScriptLanguage
  ) throws -> [GestureScript.Statement] {
    try GestureScript.parse(text, file: "test", language: language).lines.map(\.statement)
  }

  @Test("Switches are pressed and held by their names, and time passes until something is told")
  func switches() throws {
    #expect(
      try parse(
        "press space # once\nhold camera:left 2s\nhold screen 0.5\nwait 3s\nwait for \"Call\"\nexpect nothing",
        .switchControl) == [
          .press(.external("space")), .hold(.camera(.left), 2), .hold(.screen, 0.5), .wait(3),
          .waitFor("Call"),
          .expect(nil),
        ])
  }

  @Test("What is said to Voice Control is a line of its own, as it was written, without its comment")
  func phrases() throws {
    #expect(
      try parse("tap Layla\n\n  type good dog   # dictated\nhear \"a.wav\"\nwait 1", .voiceControl) == [
        .say("tap Layla"), .say("type good dog"), .order(.hear("a.wav")), .wait(1),
      ])
  }

  @Test("Several keys stand on one line")
  func keys() throws {
    #expect(
      try parse("key tab\nkeys shift+tab tab+z space", .keyboardAccess) == [
        .key(KeyPress("tab", characters: "\t")),
        .keys([
          KeyPress("tab", modifiers: .shift, characters: "\t"), KeyPress("z", modifiers: .tab),
          KeyPress("space", characters: " "),
        ]),
      ])
  }

  @Test("What is done to the device is read, and written again as it was read")
  func orders() throws {
    let guided: [ScriptOrder] = [
      .click(3), .fence(CGRect(x: 0, y: 700, width: 390, height: 144)), .passcode(nil), .passcode("000000"),
      .start, .end,
    ]
    let zoom: [ScriptOrder] = [
      .zoom(3), .pan(CGSize(width: -100, height: 0)), .follow("a \"b\""), .choose("Zoom Out"),
      .picture("a.png"),
    ]
    let touch: [ScriptOrder] = [
      .choose("Home"), .rest(CGPoint(x: 20, y: 300)), .click(3),
    ]
    for (orders, language) in [
      (guided, ScriptLanguage.guidedAccess), (zoom, .zoom), (touch, .assistiveTouch),
    ] {
      #expect(try parse(orders.map(\.line).joined(separator: "\n"), language) == orders.map { .order($0) })
    }
  }

  @Test("Fingers that move between two points are read, and written again as they were read")
  func drags() throws {
    let (start, end) = (CGPoint(x: 195, y: 600), CGPoint(x: 195, y: 300.5))
    let drags = [
      ScriptDrag(from: start, to: end), ScriptDrag(from: start, to: end, fingers: 3),
      ScriptDrag(from: start, to: end, taps: 1), ScriptDrag(from: start, to: end, fingers: 3, taps: 2),
    ]
    #expect(try parse(drags.map(\.line).joined(separator: "\n"), .zoom) == drags.map { .drag($0) })
    #expect(
      try parse("three-finger double tap and drag 195 600 195 300.5\ntap 1 2\nthree-finger double tap", .zoom)
        == [
          .drag(ScriptDrag(from: start, to: end, fingers: 3, taps: 1)),
          .gesture(Gesture(.tap(1), at: CGPoint(x: 1, y: 2))), .gesture(Gesture(.tap(2), fingers: 3)),
        ])
  }

  @Test("A drag is made touch by touch, in the time that fingers take")
  func playedDrag() throws {
    let drag = ScriptDrag(
      from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), fingers: 3, taps: 1)
    let session = Session(provider: WrittenScreen([.element("One")]), engines: [Scanner()])
    var touches: [(touch: Touch, time: Double)] = []
    session.observer = { occurrence in
      if case .event(.touch(let touch), _, let context) = occurrence { touches.append((touch, context.now)) }
    }
    session.send(.start(appName: nil, isSwitchedOn: true))
    try ScriptPlayer(session).play(GestureScript([.init(.drag(drag), number: 1)]))
    #expect(touches.map(\.touch) == drag.plan.steps.map(\.touch))
    #expect(touches.filter { $0.touch.phase == .began }.count == 6)
    #expect(touches.filter { $0.touch.phase == .ended }.count == 6)
    #expect((touches.last?.time ?? 0) > 0.6)
    #expect(touches.last.map { abs($0.touch.point.y - 200) < 1e-9 } == true)
  }

  @Test(
    "A line that is not understood is told with its place and what was perhaps meant",
    arguments: [
      ("pres space", .switchControl, 1, "press"), ("press", .switchControl, 6, nil),
      ("press camera:lef", .switchControl, 7, "camera:left"), ("hold space", .switchControl, 11, nil),
      ("hold space 2x", .switchControl, 12, nil), ("swipe right", .switchControl, 1, nil),
      ("wait for Call", .switchControl, 10, "wait for \"Call\""), ("keys", .keyboardAccess, 5, nil),
      ("keys tab tabb", .keyboardAccess, 10, "tab"), ("hear a", .voiceControl, 6, "hear \"a\""),
      ("wait long", .voiceControl, 6, nil), ("click 4", .guidedAccess, 7, nil),
      ("click", .guidedAccess, 6, nil),
      ("fence 1 2 3", .guidedAccess, 12, nil), ("start now", .guidedAccess, 7, nil),
      ("zoom 16", .zoom, 6, nil),
      ("choose Home", .assistiveTouch, 8, "choose \"Home\""), ("rest 12", .assistiveTouch, 8, nil),
      ("drag 1 2 3", .assistiveTouch, 11, nil), ("chose \"Home\"", .assistiveTouch, 1, "choose"),
      ("pan 1", .zoom, 6, nil), ("press space", .zoom, 1, nil), ("drag 1 2 3", .zoom, 11, nil),
      ("three-finger drag 1 2 3 4 5", .zoom, 27, nil), ("drag 1 2 3 4", .voiceOver, 1, nil),
      ("tap and drag 1 2 3 4", .zoom, 1, nil),
      ("choose Menu", .zoom, 8, "choose \"Menu\""),
      ("speak scren", .spokenContent, 7, "screen"), ("speak", .spokenContent, 6, nil),
      ("speak screen now", .spokenContent, 14, nil), ("hover 1", .spokenContent, 8, nil),
      ("select two", .spokenContent, 8, "select \"two\""), ("rotor words", .spokenContent, 1, nil),
    ] as [(String, ScriptLanguage, Int, String?)])
  func errors(text: String, language: ScriptLanguage, column: Int, suggestion: String?) throws {
    let error = #expect(throws: ScriptError.self) { try parse(text, language) }
    #expect(error?.line == 1 && error?.column == column, "\(String(describing: error))")
    #expect(error?.suggestion == suggestion)
  }

  // MARK: Playing

  /// Asks to be woken each second, and tells how often it was: as a cursor that scans by itself.
  private struct Scanner: TechnologyEngine {
    let identifier = "Scanner"
    let focus = Focus(element: nil)
    let isWaitingToSpeak = false
    var count = 0
    var presses: [Double] = []

    mutating func handle(_ event: Event, in context: Context) -> [Effect] {
      switch event {
      case .start: break
      case .tick: count += 1
      case .switchPress:
        presses.append(context.now)
        return []
      default: return []
      }
      return [.copy("stop \(count)"), .wake(at: context.now + 1)]
    }
  }

  /// Tells what is copied.
  private final class Account: SessionOutput, ScriptAccount {
    var told: [ScriptTold] = []
    var orders: [ScriptOrder] = []

    func show(_ effect: Effect, of technology: String, at time: Double) {
      if case .copy(let text) = effect {
        told.append(ScriptTold("\(text), Button", parts: [text, "Button"]))
      }
    }

    func carryOut(_ order: ScriptOrder, in session: Session) throws(ScriptOrderFailure) {
      guard order == .start else { throw ScriptOrderFailure("No.") }
      orders.append(order)
    }
  }

  private func play(_ text: String, language: ScriptLanguage = .switchControl) throws -> (Session, Account) {
    let account = Account()
    let session = Session(
      provider: WrittenScreen([.element("A")]), engines: [Scanner()], outputs: [account])
    session.send(.start(appName: nil, isSwitchedOn: true))
    let script = try GestureScript.parse(text, file: "test", language: language)
    try ScriptPlayer(session, account: account).play(script)
    return (session, account)
  }

  @Test("Time passes only where a script says so, and a press does not wait for the screen")
  func time() throws {
    let (session, _) = try play("wait for \"stop 3\"\npress space\nhold space 2s\nexpect \"stop 4, Button\"")
    let scanner = try #require(session.engines.first as? Scanner)
    #expect(scanner.presses.map { ($0 * 10).rounded() } == [30, 31, 31, 51])
    #expect(session.now < 5.2)
  }

  @Test("What is waited for must come after what was told before, and a wait that is in vain ends")
  func waiting() throws {
    _ = try play("wait for \"stop 1\"\nwait for \"stop 2\"")
    let failure = #expect(throws: ScriptFailure.self) { try play("wait 2\nwait for \"no such stop\"") }
    #expect(failure?.line == 2)
    #expect(failure?.message.hasPrefix("Waited for “no such stop”") == true)
    #expect(throws: ScriptFailure.self) { try play("wait 3\npress space\nexpect \"stop 1, Button\"") }
  }

  @Test("An order goes to whoever tells of the session, and its failure is that of the line")
  func order() throws {
    let (_, account) = try play("start", language: .guidedAccess)
    #expect(account.orders == [.start])
    let failure = #expect(throws: ScriptFailure.self) { try play("start\nend", language: .guidedAccess) }
    #expect(failure?.description == "test:2: error: No.")
  }
}
