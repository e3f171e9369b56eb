import SourceLowering
import Testing

@Suite("Colours and images that Xcode writes into sources")
struct LiteralTests {
  private func lowered(_ text: String) -> String {
    Lowering(
      files: [SourceFile(path: "/app/Data.swift", text: text)],
      options: LoweringOptions(isLibrary: true, namesOriginalFile: false)
    ).files.map(\.text).joined()
  }

  @Test("A file becomes its place in the bundle")
  func files() {
    let file = lowered("let a = #fileLiteral(resourceName: \"a.txt\"); let b = 1\n")
    #expect(file.hasPrefix("let a = _fileURL    (resourceName: \"a.txt\"); let b = 1\n"))
    #expect(file.contains("\nimport CurbcutFoundation\n"))
  }

  @Test("A file with one needs not import UIKit, as on Apple's platforms")
  func imports() {
    let image = lowered("import Foundation\nlet ad = Ad(image: #imageLiteral(resourceName: \"mug\"))\n")
    #expect(image.contains("UIImage"))
    #expect(image.contains("\nimport CurbcutUIKit\n"))
    #expect(!lowered("import Foundation\nlet ad = 1\n").contains("import CurbcutUIKit"))
  }
}
