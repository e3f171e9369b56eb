import AssistiveTechnology
import Testing

@Suite("Names of gestures and keys")
struct GestureNameTests {
  @Test("Every gesture has a name of its own, and is found by it")
  func gestures() {
    #expect(Gesture.all.count > 80)
    for gesture in Gesture.all {
      let name = gesture.name ?? ""
      #expect(Gesture(named: name) == gesture)
      #expect(Gesture(named: name.uppercased()) == gesture)
    }
    #expect(Set(Gesture.all.map(\.name)).count == Gesture.all.count)
  }

  @Test("A gesture of one finger may leave the finger out")
  func short() {
    #expect(Gesture(named: "double  tap") == Gesture(.tap(2)))
    #expect(Gesture(named: "swipe right") == Gesture(.swipe(.right)))
    #expect(Gesture(named: "four-finger tap bottom half") == Gesture(.tap(1), fingers: 4, in: .bottomHalf))
    #expect(Gesture(named: "scrub") == nil)
    #expect(Gesture(named: "") == nil)
    #expect(Gesture(.tap(9)).name == nil)
  }

  @Test(
    "Key presses are found by their names",
    arguments: [
      ("vo+right", KeyPress("right", modifiers: [.control, .option])),
      ("control+option+shift+m", KeyPress("m", modifiers: [.control, .option, .shift])),
      ("VO+Command+H", KeyPress("h", modifiers: [.control, .option, .command])),
      ("capslock+-", KeyPress("-", modifiers: .capsLock)),
      ("vo++", KeyPress("+", modifiers: .voiceOver)),
      ("shift+tab", KeyPress("tab", modifiers: .shift, characters: "\t")),
      ("a", KeyPress("a", characters: "a")), ("shift+a", KeyPress("a", modifiers: .shift, characters: "A")),
      ("+", KeyPress("+", characters: "+")), ("space", KeyPress("space", characters: " ")),
    ])
  func keys(name: String, press: KeyPress) {
    #expect(KeyPress(named: name) == press)
    #expect(KeyPress(named: press.name) == press)
  }

  @Test("What is no key has none", arguments: ["", "vo+", "hyper+a", "ab", "vo+rigth", "+a+"])
  func noKeys(name: String) { #expect(KeyPress(named: name) == nil) }
}
