import Testing

@testable import AppFolders

@Suite("Leaving out what does not build of a SwiftUI view")
struct ViewTrimmingTests {
  private func trim(_ text: String, _ faults: [(String, String)]) -> (text: String, leftOut: [LeftOut]) {
    let messages = faults.map { fault, message in
      let before = text.range(of: fault).map { text[..<$0.lowerBound] } ?? ""
      let line = before.split(separator: "\n", omittingEmptySubsequences: false)
      return CompilerMessage(
        file: "A.swift", line: line.count, column: (line.last?.utf8.count ?? 0) + 1, text: message)
    }
    let parts = SourceTrimmer(file: "A.swift", text: text).parts(messages, areCauses: true)
    let trimmed = SourceTrimmer.text(text, without: parts)
    #expect(trimmed.utf8.count == text.utf8.count)
    return (trimmed, parts.map(\.leftOut))
  }

  /// The text without its white space.
  private func words(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  private func body(_ content: String) -> String {
    "struct A: View {\n  var body: some View {\n\(content)\n  }\n}\n"
  }

  @Test("Takes a modifier out of a chain, and names it with its line")
  func modifier() {
    let source = body("    Text(\"a\")\n      .gone(1) { two() }\n      .bold()")
    let result = trim(source, [("gone", "value of type 'Text' has no member 'gone'")])
    #expect(words(result.text) == words(body("Text(\"a\").bold()")))
    #expect(result.leftOut.map(\.kind) == [.modifier])
    #expect(result.leftOut.map(\.line) == [4])
  }

  @Test("Takes a modifier whose argument is not there, and the inner one of two")
  func arguments() {
    let source = body("    VStack { Text(\"a\").overlay(Gone()) }.padding(gone)")
    let result = trim(
      source,
      [("Gone", "cannot find 'Gone' in scope"), ("gone)", "cannot find 'gone' in scope")])
    #expect(words(result.text) == words(body("VStack { Text(\"a\") }")))
    #expect(result.leftOut.map(\.kind) == [.modifier, .modifier])
  }

  @Test("Takes a statement of a builder, and leaves the views beside it")
  func statement() {
    let source = body("    VStack {\n      Gone()\n      Text(\"a\")\n    }\n    .sheet { Gone2() }")
    let result = trim(
      source, [("Gone()", "cannot find 'Gone' in scope"), ("Gone2", "cannot find 'Gone2' in scope")])
    #expect(words(result.text) == words(body("VStack { Text(\"a\") }.sheet { }")))
    #expect(result.leftOut.map(\.kind) == [.statement, .statement])
  }

  @Test("Takes no heed of what only follows from another error in the same body")
  func consequences() {
    let source = body("    Text(\"a\")\n      .gone()\n      .foregroundStyle(.red)")
    let result = trim(
      source,
      [
        ("gone", "value of type 'Text' has no member 'gone'"),
        ("red", "cannot infer contextual base in reference to member 'red'"),
      ])
    #expect(words(result.text) == words(body("Text(\"a\").foregroundStyle(.red)")))
  }

  /// What the compiler says of a list when its sheet shows a view of a package that is not there.
  @Test("Keeps a list of which another initialiser was taken because of an error in its sheet")
  func otherInitializer() {
    let source = body(
      "    List(people, selection: $chosen) { one in\n      Text(one.name)\n    }\n    .sheet(isPresented: $on) { Scanner() }"
    )
    let result = trim(
      source,
      [
        ("people", "cannot convert value of type '[Person]' to expected argument type 'Range<Int>'"),
        ("name", "value of type 'Int' has no member 'name'"), ("Scanner", "cannot find 'Scanner' in scope"),
      ])
    #expect(
      words(result.text)
        == words(
          body("List(people, selection: $chosen) { one in Text(one.name) }.sheet(isPresented: $on) { }")))
    #expect(result.leftOut.map(\.kind) == [.statement])
  }

  @Test("Removes what may be a consequence when there is no other error")
  func onlyConsequence() {
    let source = body("    Text(\"a\").foregroundStyle(.gone)")
    let result = trim(source, [("gone", "cannot infer contextual base in reference to member 'gone'")])
    #expect(words(result.text) == words(body("Text(\"a\")")))
  }

  @Test("Leaves an empty view where a body or a case has lost its only one")
  func stands() {
    let whole = trim(body("    MissingView()"), [("Missing", "cannot find 'MissingView' in scope")])
    #expect(words(whole.text) == words(body("EmptyView()")))
    let source = body("    switch kind {\n    case .a: MissingView()\n    default: Text(\"b\")\n    }")
    let result = trim(source, [("Missing", "cannot find 'MissingView' in scope")])
    #expect(words(result.text).contains("case.a:EmptyView()default"))
  }

  @Test("Leaves an empty scene, not an empty view, where an app has lost its only scene")
  func scenes() {
    let source =
      "struct A: App {\n  var body: some Scene {\n    GoneGroup(newDocument: TextFile()) { file in }\n  }\n}\n"
    let result = trim(source, [("GoneGroup", "cannot find 'GoneGroup' in scope")])
    #expect(words(result.text) == "structA:App{varbody:someScene{WindowGroup{EmptyView()}}}")
    let commands = "@CommandsBuilder var more: some Commands { GoneMenu(\"a longer name\") }"
    #expect(
      words(trim(commands, [("GoneMenu", "cannot find 'GoneMenu' in scope")]).text).hasSuffix(
        "{EmptyCommands()}"))
  }

  @Test("Takes the whole declaration where what stands in does not build either")
  func standsThatFail() {
    let source = "struct A: App {\n  var body: some Scene {\n    EmptyView()\n  }\n}\n"
    let message = "static method 'buildExpression' requires that 'EmptyView' conform to 'Scene'"
    #expect(trim(source, [("EmptyView", message)]).leftOut.map(\.kind) == [.statement])
    let stand = "struct A: App {\n  var body: some Scene {\n    WindowGroup{}\n  }\n}\n"
    let result = trim(stand, [("WindowGroup", "no exact matches")])
    #expect(words(result.text) == "structA:App{}")
    #expect(result.leftOut.map(\.kind) == [.member])
  }

  @Test("Takes the whole statement of an action")
  func action() {
    let source = body("    Button(\"a\") {\n      model.gone()\n      model.here()\n    }")
    let result = trim(source, [("gone", "value of type 'Model' has no member 'gone'")])
    #expect(words(result.text) == words(body("Button(\"a\") { model.here() }")))
    #expect(result.leftOut.map(\.kind) == [.statement])
  }

  @Test("Takes a modifier of the content that a view modifier is given")
  func content() {
    let source =
      "struct A: ViewModifier {\n  func body(content: Content) -> some View { content.gone().bold() }\n}"
    let result = trim(source, [("gone", "value of type 'Content' has no member 'gone'")])
    #expect(words(result.text).contains("{content.bold()}"))
  }

  @Test("Takes only the attribute of a class, and the property that has no value without its own")
  func attributes() {
    let source =
      "@Gone(1) class A {\n  @Gone2 var a: Int\n  init() { a = 1 }\n}\nstruct B {\n  @Gone3 var b: [Int]\n}"
    let result = trim(
      source,
      [
        ("Gone(1)", "unknown attribute 'Gone'"), ("Gone2", "unknown attribute 'Gone2'"),
        ("Gone3", "unknown attribute 'Gone3'"),
      ])
    #expect(words(result.text) == "classA{vara:Intinit(){a=1}}structB{}")
    #expect(result.leftOut.map(\.kind) == [.attribute, .attribute, .member])
  }

  @Test("Leaves code that makes no views as it was")
  func otherCode() {
    let source = "class A {\n  func f() {\n    UIView().gone().more()\n  }\n}"
    let result = trim(source, [("gone", "value of type 'UIView' has no member 'gone'")])
    #expect(result.leftOut.map(\.kind) == [.statement])
  }

  @Test("Members of a type are left to the compiler, since the type may make them up")
  func membersOfTypes() {
    let source = """
      struct V: View {
        var body: some View { Text("a").known(Library.made(1)).known(Library.default.made(2)) }
      }
      """
    let known = KnownNames(names: ["known", "Text", "default"])
    #expect(UnknownMembers.messages(in: source, file: "A.swift", known: known).isEmpty)
  }

  @Test("Finds modifiers and arguments that nothing declares, without the compiler")
  func unknown() {
    let source = body(
      """
          Text("a")
            .known().gone(1).mine()
            .known(.gone2).known(.own)
            .background { Text("b").gone3() }
          #if os(macOS)
            .onlyThere()
          #endif
      """)
    var known = KnownNames(names: ["known", "background", "Text"])
    known.insert(
      KnownNames.unqualified(in: "extension View { func mine() -> some View { self } }; enum E { case own }"))
    let messages = UnknownMembers.messages(in: source, file: "A.swift", known: known)
    #expect(
      messages.map(\.text) == [
        "value of type 'some View' has no member 'gone'", "no type has a member 'gone2'",
        "value of type 'some View' has no member 'gone3'",
      ])
    #expect(messages.map(\.missingSymbol) == ["View.gone", ".gone2", "View.gone3"])
    #expect(messages.map(\.line) == [4, 5, 6])
    let parts = SourceTrimmer(file: "A.swift", text: source).parts(messages, areCauses: true)
    let trimmed = SourceTrimmer.text(source, without: parts)
    #expect(
      words(trimmed)
        == words(
          body(
            """
                Text("a").known().mine().known(.own).background { Text("b") }
                #if os(macOS)
                  .onlyThere()
                #endif
            """)))
  }

  @Test("A name used only as a member is not declared by that")
  func unqualified() {
    let names = KnownNames.unqualified(in: "x.gone(.also) ; struct Größe { let z1: Int; case a, b3 }")
    #expect(names.isSuperset(of: ["x", "struct", "z1", "Int", "a", "b3"]))
    #expect(names.isDisjoint(with: ["gone", "also"]))
  }
}
