import SourceLowering
import Testing

@Suite("Previews in sources")
struct PreviewTests {
  private let kept = LoweringOptions(isLibrary: true, previews: .all)

  @Test("Are removed from an app, and known by their places")
  func removed() {
    let lowering = lowering(
      "import SwiftUI\n#Preview(\"One\") {\n  A()\n}\nstruct A_Previews: PreviewProvider {\n}\n",
      options: LoweringOptions(isLibrary: true))
    let text = lowering.files[0].text
    #expect(!text.contains("Preview(\"One\")"))
    #expect(!text.contains("_register"))
    #expect(lowering.previews.map(\.line) == [2, 5])
    #expect(lowering.previews.map(\.provider) == [nil, "A_Previews"])
  }

  @Test("Become types that make them, each statement at its line and column")
  func places() {
    let source = "import SwiftUI\n\n#Preview(\"One\", traits: .portrait) {\n  A()\n}\nlet b = 1\n"
    let text = Lowering(files: [SourceFile(path: "/app/A.swift", text: source)], options: kept).files[0].text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(line(of: "_Preview(\"One\", traits: .portrait) {", in: lines) == 3)
    #expect(line(of: "  A()", in: lines) == 4)
    #expect(line(of: "let b = 1", in: lines) == 6)
    #expect(
      text.contains(
        "CurbcutSwiftUI.Preview._register(file: \"/app/A.swift\", line: 3) { _CurbcutPreview0.make() }"))
  }

  @Test("With variables become views whose properties these are, wherever they stand")
  func previewable() {
    let source = """
      import SwiftUI
      #Preview {
        @Previewable @State var isOn = true
        let title = "Wi-Fi"
        @Previewable @State var count = 1
        Toggle(title, isOn: $isOn)
      }

      """
    let text = Lowering(files: [SourceFile(path: "/app/A.swift", text: source)], options: kept).files[0].text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.contains("               @State var isOn = true"))
    #expect(line(of: "               @State var isOn = true", in: lines) == 3)
    #expect(line(of: "               @State var count = 1", in: lines) == 5)
    #expect(line(of: "  Toggle(title, isOn: $isOn)", in: lines) == 6)
    #expect(!text.contains("@Previewable"))
  }

  @Test("In a condition are made known under that condition")
  func conditions() {
    let text = lowering(
      "#if SHOWS\n#Preview { A() }\n#endif\n#if DEBUG\nstruct B: PreviewProvider {}\n#endif\n", options: kept
    ).files[0].text
    #expect(text.contains("#if SHOWS\n"))
    #expect(text.components(separatedBy: "#if ").count >= 3)
  }

  @Test("An availability of a version of iOS is dropped")
  func availability() {
    let text = lowering("@available(iOS 17, *)\n#Preview { A() }\n", options: kept).files[0].text
    #expect(!text.contains("@available"))
    #expect(text.contains("_Preview { A() } }}"))
  }

  @Test("Those that nothing at the top of the file can name are left out")
  func unreachable() {
    let text = lowering(
      "struct A<T> {\n  #Preview { B() }\n}\nfunc c() {\n  struct D: PreviewProvider {}\n}\n", options: kept
    ).files[0].text
    #expect(!text.contains("_register"))
  }

  /// The line of the user's file that the first line of a text stands for.
  private func line(of text: String, in lines: [String]) -> Int? {
    guard let index = lines.firstIndex(of: text) else { return nil }
    for (back, line) in lines[..<index].reversed().enumerated() where line.hasPrefix("#sourceLocation(") {
      return line.split(separator: " ").last.flatMap { Int($0.dropLast()) }.map { $0 + back }
    }
    return nil
  }
}
