import Testing

@testable import SourceLowering

@Suite("Selectors are named as the Swift compiler names them")
struct SelectorNameTests {
  @Test(arguments: [
    ("tap", [], "tap"),
    ("tap", [""], "tap:"),
    ("tapped", ["", "event"], "tapped:event:"),
    ("load", ["url"], "loadWithUrl:"),
    ("move", ["to"], "moveTo:"),
    ("move", ["toPoint"], "moveToPoint:"),
    ("handle", ["forEvent", "x"], "handleForEvent:x:"),
    ("moveTo", ["point"], "moveToPoint:"),
    ("play", ["withURL"], "playWithURL:"),
    ("add", ["URL"], "addWithURL:"),
    ("x", ["y", ""], "xWithY::"),
    ("a", ["", "", "b"], "a::b:"),
    ("tour", ["total"], "tourWithTotal:"),
    ("init", ["coder"], "initWithCoder:"),
    ("init", [""], "init:"),
  ])
  func methods(base: String, labels: [String], selector: String) {
    #expect(SelectorNames.method(base, labels: labels) == selector)
  }

  @Test func errorsAndCompletionHandlersCountAsArguments() {
    #expect(SelectorNames.method("save", labels: [], effects: .throws) == "saveAndReturnError:")
    #expect(SelectorNames.method("save", labels: ["to"], effects: .throws) == "saveTo:error:")
    #expect(SelectorNames.method("save", labels: [""], effects: .throws) == "save:error:")
    #expect(SelectorNames.method("load", labels: [], effects: .async) == "loadWithCompletionHandler:")
    #expect(
      SelectorNames.method("load", labels: ["url"], effects: [.async, .throws])
        == "loadWithUrl:completionHandler:")
  }

  @Test func settersBeginWithSet() {
    #expect(SelectorNames.setter("title") == "setTitle:")
    #expect(SelectorNames.setter("isOn") == "setIsOn:")
  }
}
