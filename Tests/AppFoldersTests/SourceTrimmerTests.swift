import Testing

@testable import AppFolders

@Suite("Leaving out what does not build")
struct SourceTrimmerTests {
  private func trim(
    _ text: String, _ faults: [(Int, Int, String)]
  ) -> (text: String, leftOut: [LeftOut])? {
    let messages = faults.map { CompilerMessage(file: "A.swift", line: $0.0, column: $0.1, text: $0.2) }
    let parts = SourceTrimmer(file: "A.swift", text: text).parts(messages, areCauses: true)
    return parts.isEmpty ? nil : (SourceTrimmer.text(text, without: parts), parts.map(\.leftOut))
  }

  private let source = """
    class A: UIView, Missing, Other {
      let x = Gone()
      func f() {
        one()
        if gone() { two() }
        three()
      }
      func g(_ k: Kind) -> Int {
        switch k {
        case .gone: return 1
        case .here: return there()
        }
      }
    }
    """

  @Test("Takes the statement, and nothing else moves")
  func statement() {
    let result = trim(source, [(5, 8, "cannot find 'gone' in scope")])
    #expect(result?.leftOut.map(\.kind) == [.statement])
    #expect(result?.leftOut.map(\.line) == [5])
    #expect(result?.text.contains("gone()") == false)
    #expect(result?.text.contains("    three()") == true)
    #expect(result?.text.utf8.count == source.utf8.count)
  }

  @Test("Takes a protocol that is not there, with its comma")
  func inheritance() {
    let result = trim(source, [(1, 18, "cannot find type 'Missing' in scope")])
    #expect(result?.leftOut.map(\.kind) == [.inheritance])
    #expect(result?.text.hasPrefix("class A: UIView,          Other {") == true)
  }

  @Test("Takes the colon with the only protocol")
  func onlyInheritance() {
    let result = trim("class A: Gone {}", [(1, 10, "cannot find type 'Gone' in scope")])
    #expect(result?.text == "class A       {}")
  }

  @Test("Takes the protocol that a type does not keep")
  func conformance() {
    let result = trim(source, [(1, 7, "type 'A' does not conform to protocol 'Other'")])
    #expect(result?.leftOut.map(\.kind) == [.inheritance])
    #expect(result?.text.hasPrefix("class A: UIView, Missing        {") == true)
  }

  @Test("Takes a member, a case of a switch, a declaration")
  func others() {
    #expect(trim(source, [(2, 11, "cannot find 'Gone' in scope")])?.leftOut.map(\.kind) == [.member])
    #expect(
      trim(source, [(10, 11, "type 'Kind' has no member 'gone'")])?.leftOut.map(\.kind) == [.switchCase])
    #expect(
      trim("extension Gone {}", [(1, 11, "cannot find type 'Gone'")])?.leftOut.map(\.kind) == [.declaration])
  }

  @Test("Takes the outer of two parts inside each other, once")
  func nested() {
    let result = trim(source, [(5, 8, "a"), (5, 17, "b"), (4, 5, "c")])
    #expect(result?.leftOut.map(\.line) == [4, 5])
  }

  @Test(
    "Keeps a function that has lost its way to return, where it may fail or wait",
    arguments: [
      ("async throws", "throw CancellationError()"), ("throws", "throw CancellationError()"),
      ("async", "await withUnsafeContinuation{_ in}"),
    ])
  func lostBody(effects: String, stand: String) {
    let source = """
      struct Client: Service {
        func posts() \(effects) -> [Post] {
          let all = 1
                                      \("")
        }
      }
      """
    let result = trim(source, [(5, 3, "missing return in instance method expected to return '[Post]'")])
    #expect(result?.leftOut.map(\.kind) == [.statement])
    #expect(result?.text.contains("-> [Post] {\(stand)") == true)
    #expect(result?.text.contains("let all") == false)
    #expect(result?.text.utf8.count == source.utf8.count)
  }

  @Test(
    "A function that can only return, and has lost its way to, returns the empty value of its type",
    arguments: [
      ("[Post]", "[]"), ("Post?", "nil"), ("String", "\"\""), ("Bool", "false"), ("CGFloat", "0"),
      ("[Int: Post]", "[:]"),
      ("Set<Post>", "[]"), ("(Int, name: String?)", "(0,nil)"), ("UITableViewCell", ".init()"),
    ])
  func lostValue(type: String, stand: String) {
    for declaration in ["func posts() -> \(type) {", "var posts: \(type) {", "var posts: \(type) { get {"] {
      let source = """
        struct Client {
          \(declaration)
            let all = 1; print("some more", all, all, all)
          }\(declaration.hasSuffix("get {") ? " }" : "")
        }
        """
      let result = trim(source, [(4, 3, "missing return in getter expected to return '\(type)'")])
      #expect(result?.leftOut.map(\.kind) == [.statement])
      #expect(result?.text.contains("{return \(stand) ") == true, "\(result?.text ?? "")")
      #expect(result?.text.utf8.count == source.utf8.count)
    }
  }

  @Test(
    "A function that has lost its way to return goes where no value is empty, or where its absence has a meaning",
    arguments: [
      "func posts() -> Post", "func posts() -> some View", "func posts() rethrows -> Post",
      "override func posts() -> [Post]",
      "func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat",
    ])
  func lostFunction(declaration: String) {
    let source = """
      class Client {
        \(declaration) {
          let all = 1; print("some more", all, all, all)
        }
      }
      """
    let result = trim(source, [(4, 3, "missing return in instance method expected to return '[Post]'")])
    #expect(result?.leftOut.map(\.kind) == [.member])
  }

  @Test("Leaves a case of a switch that has lost its only statement with a break")
  func emptyCase() {
    let result = trim(source, [(11, 24, "cannot find 'there' in scope")])
    #expect(result?.text.contains("case .here: break         ") == true)
  }

  @Test("Finds nothing at a place that is not in the file")
  func outside() { #expect(trim(source, [(99, 1, "x")]) == nil) }

  @Test("In place of a framework that is not there stands UIKit, which it brings along")
  func imports() {
    let result = trim(
      "import GoogleSignIn\nlet a = URL(fileURLWithPath: \"/\")", [(1, 8, "no such module 'GoogleSignIn'")])
    #expect(result?.text.hasPrefix("import UIKit       \nlet a") == true)
    let short = trim("import AF\nlet a = 1", [(1, 8, "no such module 'AF'")])
    #expect(short?.text == "         \nlet a = 1")
  }
}
