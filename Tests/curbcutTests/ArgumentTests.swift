import Testing

@testable import curbcut

/// Mistakes in what was typed are told apart from nothing-found: status 2, and a way out.
@Suite struct ArgumentTests {
  @Test(arguments: [
    (["raed", "a.storyboard"], "Did you mean “curbcut read”?"),
    (["read"], "<file>"),
    (["read", "a", "--device", "iPhone 26"], "Did you mean “iPhone 16”?"),
    (["read", "a", "--ios", "17"], "There is no such version of iOS here."),
    (["read", "a", "--text-size", "AX9"], "Did you mean “AX1”?"),
    (["read", "a", "--text-size", "enormous"], "There are xSmall,"),
    (["read", "a", "--language", "klingon"], "de, pt-BR"),
    (["read", "a", "--langage", "de"], "Did you mean '--language'?"),
    (["read", "a", "--style", "sopken"], "Did you mean “spoken”?"),
    (["read", "a", "--rate", "3"], "between 0 and 1"),
    (["read", "a", "--voice", "en-usa"], "Did you mean en-us"),
    (["read", "a", "--screen", "x", "--all-screens"], "exclude each other"),
    (["render", "a"], "--output"),
    (["conformance"], "<files>"),
  ])
  func mistakesAreExplained(arguments: [String], says: String) throws {
    let result = try CommandLineTool.run(arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(says))
  }

  @Test func aFileWithoutACommandIsUnderstood() throws {
    let file = CommandLineTool.example("After")
    let result = try CommandLineTool.run(file)
    #expect(result.status == 2)
    #expect(result.errors.contains("curbcut read \(file)"))
  }

  @Test(arguments: [["--help"], ["read", "--help"], ["--version"]])
  func helpGoesToStdout(arguments: [String]) throws {
    let result = try CommandLineTool.run(arguments)
    #expect(result.status == 0)
    #expect(!result.output.isEmpty)
    #expect(result.errors.isEmpty)
  }
}

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("abc", "abc", 0), ("", "abc", 3), ("raed", "read", 1), ("iphone 61", "iphone 16", 1), ("a", "", 1),
  ])
  func distanceCountsChanges(first: String, second: String, changes: Int) {
    #expect(Suggestion.distance(first, second) == changes)
  }

  @Test func farWordsAreNotSuggested() {
    #expect(Suggestion.nearest(to: "banana", in: ["read", "tree"]) == nil)
  }
}
