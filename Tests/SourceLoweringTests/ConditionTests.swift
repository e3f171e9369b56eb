import SourceLowering
import Testing

@Suite("Conditions are settled as on iOS")
struct ConditionTests {
  @Test(arguments: [
    ("os(iOS)", "true   "),
    ("os(macOS)", "false    "),
    ("os(Linux)", "false    "),
    ("!os(watchOS)", "!false      "),
    ("os(iOS) && DEBUG", "true    && DEBUG"),
    ("(os(tvOS) || os(iOS))", "(false    || true   )"),
    ("targetEnvironment(simulator)", "true                        "),
    ("targetEnvironment(macCatalyst)", "false                         "),
    ("canImport(UIKit)", "true            "),
    ("canImport(AppKit)", "false            "),
    ("canImport(PDFKit)", "false            "),
    ("canImport(FoundationNetworking)", "false                          "),
    ("canImport(Other)", "canImport(Other)"),
    ("swift(>=5.9)", "swift(>=5.9)"),
    ("arch(x86_64)", "arch(x86_64)"),
  ])
  func conditions(written: String, lowered expected: String) {
    let text = body("#if \(written)\nlet a = 1\n#endif")
    #expect(text == "#if \(expected)\nlet a = 1\n#endif")
  }

  @Test func whatIsNeverCompiledIsNeitherReadNorChanged() {
    let text = """
      class A: NSObject {
        #if os(macOS)
        @objc func mac() {}
        #elseif os(iOS)
        @objc func phone() {}
        #else
        @objc func other() {}
        #endif
      }
      """
    let result = lowered(text)
    #expect(result.contains("  @objc func mac() {}"))
    #expect(result.contains("        func phone() {}"))
    #expect(result.contains("  @objc func other() {}"))
    #expect(result.contains("c.method(\"phone\")"))
    #expect(!result.contains("c.method(\"mac\")"))
    #expect(!result.contains("c.method(\"other\")"))
  }

  @Test func whatTheCompilerDecidesIsRegisteredUnderTheSameCondition() {
    let text = """
      class A: NSObject {
        #if DEBUG && os(iOS)
        @objc func debug() {}
        #else
        @objc func release() {}
        #endif
      }
      """
    let result = lowered(text)
    #expect(result.contains("#if (DEBUG && true)\n  c.method(\"debug\")"))
    #expect(result.contains("#if !(DEBUG && true)\n  c.method(\"release\")"))
  }

  @Test func definitionsAreTrue() {
    let text = body("#if DEBUG\nlet a = 1\n#endif", options: LoweringOptions(definitions: ["DEBUG"]))
    #expect(text.hasPrefix("#if true \n"))
  }
}
