import Testing

@testable import ObjectiveCHeaders

@Suite("Lines of the preprocessor in headers")
struct HeaderPreprocessorTests {
  private func words(_ text: String) -> String {
    var preprocessor = HeaderPreprocessor()
    return preprocessor.tokens(in: text, path: "A.h").map(\.text).joined(separator: " ")
  }

  @Test(
    "take the parts whose conditions hold",
    arguments: [
      ("#if TARGET_OS_IPHONE\na\n#else\nb\n#endif", "a"), ("#if 0\na\n#elif 1\nb\n#else\nc\n#endif", "b"),
      ("#ifdef __OBJC__\na\n#endif", "a"), ("#ifndef X\n#define X\na\n#endif\n#ifdef X\nb\n#endif", "a b"),
      ("#if defined(Y) && Y > 1\na\n#endif\nb", "b"),
      ("#if __has_include(<A/A.h>)\na\n#else\nb\n#endif", "b"),
      ("#if !defined(Z) || 0\n#if UNKNOWN\na\n#endif\nb\n#endif", "b"),
      ("#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 110000\na\n#endif", "a"), ("#if (\na\n#endif\nb", "b"),
      ("#define E extern\nE int x;", "extern int x ;"), ("#define A B\n#define B A\nA", "A"),
      ("a \\\n b // c\n/* d\n e */ f", "a b f"), ("#define M(x) \\\n x x\nM(1)", "M ( 1 )"),
      ("#endif\na", "a"),
    ])
  func conditions(_ text: String, _ wanted: String) { #expect(words(text) == wanted) }

  @Test(
    "calculate",
    arguments: [
      ("1 + 2 * 3", 7), ("(1 << 4) | 1", 17), ("~0", -1), ("0x10 & 0xF0", 16), ("-5 % 3", -2),
      ("'abcd'", 0x6162_6364),
      ("(NSInteger)3", 3), ("1 ? 2", nil), ("1 / 0", nil), ("x", nil), ("017", 15), ("4 >= 4 && 1 != 2", 1),
      ("18446744073709551615u", -1),
    ] as [(String, Int?)])
  func values(_ text: String, _ value: Int?) {
    var expression = ConstantExpression(HeaderLexer.tokens(in: text)) { _ in nil }
    #expect(expression.value() == value)
  }
}
