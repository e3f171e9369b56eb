import AssistiveTechnology
import Foundation
import Testing

@Suite("Gesture scripts")
struct GestureScriptTests {
  private func parse(_ text: String) throws -> [GestureScript.Statement] {
    try GestureScript.parse(text, file: "test").lines.map(\.statement)
  }

  @Test("Every kind of statement is read, with its line")
  func statements() throws {
    let script = try GestureScript.parse(
      """
      # A walk through the app

      swipe right   # to the next
      Double Tap
      two-finger scrub
      three-finger swipe left
      tap 120 300.5
      touch 1 2
      flick to "Rex"
      rotor non-visited links
      type "a \\"b\\" # c\\n"
      key vo+right
      wait 1.5
      expect "Rex Button"
      expect nothing\r
      one-finger double tap and hold
      """, file: "walk")
    #expect(script.file == "walk")
    #expect(script.lines.map(\.number) == [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
    #expect(
      script.lines.map(\.statement) == [
        .gesture(Gesture(.swipe(.right))), .gesture(Gesture(.tap(2))), .gesture(Gesture(.scrub, fingers: 2)),
        .gesture(Gesture(.swipe(.left), fingers: 3)),
        .gesture(Gesture(.tap(1), at: CGPoint(x: 120, y: 300.5))), .touch(CGPoint(x: 1, y: 2)),
        .flick(to: "Rex"), .rotor("non-visited links"), .type("a \"b\" # c\n"),
        .key(KeyPress("right", modifiers: .voiceOver)),
        .wait(1.5), .expect("Rex Button"), .expect(nil), .gesture(Gesture(.hold(taps: 2))),
      ])
  }

  @Test("Every gesture can be written")
  func gestures() throws {
    for gesture in Gesture.all where gesture.kind != .explore {
      #expect(try parse(gesture.name ?? "") == [.gesture(gesture)])
    }
  }

  @Test(
    "A line that is not understood is told with its place and what was perhaps meant",
    arguments: [
      ("swipe rigth", 1, 1, "swipe right"), ("\n\n  doubel tap", 3, 3, "double tap"),
      ("two finger scrub", 1, 1, "two-finger scrub"), ("exepct \"a\"", 1, 1, "expect"),
      ("expect hello you", 1, 8, "expect \"hello you\""), ("key vo+rigth", 1, 5, "vo+right"),
      ("key contorl+a", 1, 5, "control+a"), ("key", 1, 4, nil), ("touch 12", 1, 9, nil),
      ("touch a 12", 1, 7, nil), ("tap 12", 1, 7, nil), ("tap 1 2 3", 1, 9, nil), ("wait", 1, 5, nil),
      ("wait -1", 1, 6, nil), ("wait nan", 1, 6, nil), ("wait 1e9", 1, 6, nil), ("rotor", 1, 6, nil),
      ("flick", 1, 6, nil), ("flick left", 1, 7, nil), ("flick to Rex", 1, 10, "flick to \"Rex\""),
      ("type \"a", 1, 6, nil), ("type \"a\\q\"", 1, 8, nil), ("type \"a\" b", 1, 10, nil),
      ("\"hello\"", 1, 1, nil), ("touch 1e9 0", 1, 7, nil), ("qqqqqq", 1, 1, nil), ("expect", 1, 7, nil),
    ] as [(String, Int, Int, String?)])
  func errors(text: String, line: Int, column: Int, suggestion: String?) throws {
    let error = #expect(throws: ScriptError.self) { try parse(text) }
    #expect(error?.line == line)
    #expect(error?.column == column)
    #expect(error?.suggestion == suggestion)
    let told = error.map { "\($0)" } ?? ""
    #expect(told.hasPrefix("test:\(line):\(column): error: "))
    #expect(suggestion == nil || told.contains("Did you mean"))
  }

  @Test("No text at all stops the reader")
  func fuzz() {
    var numbers = SeededNumbers(7)
    let words = [
      "swipe", "right", "tap", "\"", "\\", "#", "touch", "1", "-3", "1e400", "key", "vo+", "+", "type",
      "wait",
      "expect", "nothing", "rotor", "two-finger", " ", "\t", "\n", "\r\n", "é", "👩‍👩‍👧", "\0", "nan", "inf",
    ]
    var read = 0
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...9, using: &numbers)
      let parts = (0..<count).map { _ in
        words.randomElement(using: &numbers).map { $0 + (Bool.random(using: &numbers) ? " " : "") } ?? ""
      }
      do throws(ScriptError) {
        _ = try GestureScript.parse(parts.joined())
        read += 1
      } catch {
        #expect(error.line >= 1 && error.column >= 1 && !error.message.isEmpty)
      }
    }
    #expect(read > 50)
  }
}
