import Testing

@testable import AppFolders

@Suite("What the compiler says")
struct CompilerMessageTests {
  @Test(
    "Names the symbol that is missing",
    arguments: [
      ("cannot find 'UIFoo' in scope", "UIFoo"),
      ("cannot find type 'UIFoo' in scope; did you mean 'X'?", "UIFoo"),
      ("value of type 'UIView' has no member 'foo'", "UIView.foo"),
      ("value of type 'UIView?' has no member 'foo'", "UIView.foo"),
      ("type 'UIButton.Configuration' has no member 'glass'", "UIButton.Configuration.glass"),
      ("no such module 'MapKit'", "module MapKit"),
      ("'Style' is not a member type of class 'CurbcutUIKit.UITableView'", "UITableView.Style"),
    ])
  func symbols(text: String, symbol: String) {
    let message = CompilerMessage(file: "A.swift", line: 1, column: 1, text: text)
    #expect(message.missingSymbol == symbol)
  }

  @Test("Gives each error once, with its place")
  func errors() {
    let output = """
      /a b/C.swift:12:5: error: cannot find 'x' in scope
          x()
      /a b/C.swift:12:5: error: cannot find 'x' in scope
      /a b/C.swift:13:1: warning: unused
      <unknown>:0: error: stopped
      """
    let errors = CompilerMessage.errors(in: output)
    #expect(
      errors == [CompilerMessage(file: "/a b/C.swift", line: 12, column: 5, text: "cannot find 'x' in scope")]
    )
  }

  @Test("Blames no class whose registration only fails because something else does")
  func consequences() {
    let consequence = "/a/C.swift:9:1: error: '@const' value should be initialized with a compile-time value"
    let cause = "/a/C.swift:12:5: error: cannot find 'x' in scope"
    #expect(CompilerMessage.errors(in: consequence + "\n" + cause).map(\.line) == [12])
    #expect(CompilerMessage.errors(in: consequence).map(\.line) == [9])
  }
}
