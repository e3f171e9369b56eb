import CurbcutGraphics
import Foundation
import Testing

@testable import CurbcutDrawing

/// Fonts of this machine stand for those of an app: iOS has none of these names.
@Suite("Fonts that an app brings", .serialized)
struct AppFontTests {
  private static let folder = URL(filePath: "/usr/share/fonts")

  private static func file(_ name: String) -> URL? {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return all?.lazy.compactMap { $0 as? URL }.first { $0.lastPathComponent == name }
  }

  @Test("are found by PostScript name and by family, with their own weight and heights")
  func names() throws {
    let bold = try #require(Self.file("DejaVuSansMono-Bold.ttf"))
    let regular = try #require(Self.file("DejaVuSansMono.ttf"))
    #expect(UIFont.addFonts(in: bold) == ["DejaVuSansMono-Bold"])
    #expect(UIFont.addFonts(in: regular) == ["DejaVuSansMono"])
    UIFont.addFonts(in: regular)
    let font = try #require(UIFont(name: "DejaVuSansMono-Bold", size: 20))
    #expect(font.familyName == "DejaVu Sans Mono" && font.fontName == "DejaVuSansMono-Bold")
    #expect(font.core.weight == 0.4)
    // 1901 and −483 of 2048 units, as the file says.
    #expect(abs(font.ascender - 18.564) < 0.01 && abs(font.descender + 4.717) < 0.01)
    let plain = try #require(UIFont(name: "DejaVu Sans Mono", size: 20))
    #expect(plain.fontName == "DejaVuSansMono")
    #expect(UIFont.familyNames.filter { $0 == "DejaVu Sans Mono" }.count == 1)
    #expect(
      UIFont.fontNames(forFamilyName: "DejaVu Sans Mono").sorted() == [
        "DejaVuSansMono", "DejaVuSansMono-Bold",
      ])
    let text = NSAttributedString(string: "iiii", attributes: [.font: plain])
    let wide = NSAttributedString(string: "mmmm", attributes: [.font: plain])
    #expect(text.size().width == wide.size().width)
  }

  @Test("A file that is no font is none")
  func damaged() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).ttf")
    defer { try? FileManager.default.removeItem(at: url) }
    var random = SystemRandomNumberGenerator()
    let font = try #require(Self.file("DejaVuSansMono.ttf").flatMap { try? Data(contentsOf: $0) })
    for length in [0, 3, 12, 40, 200, 400] {
      #expect(FontFile.fonts(in: font.prefix(length)).isEmpty)
    }
    for _ in 0..<20 {
      var damaged = font.prefix(4000)
      for _ in 0..<20 { damaged[Int.random(in: 4..<400, using: &random)] = UInt8.random(in: 0...255) }
      _ = FontFile.fonts(in: damaged)
    }
    try Data("no font".utf8).write(to: url)
    #expect(UIFont.addFonts(in: url).isEmpty)
    #expect(UIFont.addFonts(in: url.appending(path: "none")).isEmpty)
  }
}
