import Testing

@testable import SourceLowering

@Suite("Declarations kept to their file")
struct FileScopeTests {
  @Test(
    "What is declared at the top level becomes private",
    arguments: [
      ("struct Case: View {}", "private struct Case: View {}"),
      ("@MainActor\nfinal class Model { var n = 0 }", "@MainActor\nprivate final class Model { var n = 0 }"),
      ("public struct A {}", "private struct A {}"),
      ("fileprivate let a = 1", "fileprivate let a = 1"),
      (
        "extension View { func card() -> some View { self } }",
        "private extension View { func card() -> some View { self } }"
      ),
      ("extension A: Equatable {}", "extension A: Equatable {}"),
      ("/// Says what it is.\nenum B {}", "/// Says what it is.\nprivate enum B {}"),
      ("import SwiftUI\nfunc f() {}", "import SwiftUI\nprivate func f() {}"),
    ])
  func becomesPrivate(source: String, expected: String) {
    #expect(FileScope.text(source) == expected)
  }

  @Test("What is declared inside stays as it is")
  func inside() {
    let source = "private struct A {\n  public var n = 0\n  struct B {}\n}"
    #expect(FileScope.text(source) == source)
  }
}
