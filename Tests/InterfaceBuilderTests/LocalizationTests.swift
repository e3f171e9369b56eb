import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Translations of a document")
struct LocalizationTests {
  @Test("The files of a language are found beside Base.lproj, with fallbacks from special to general")
  func folders() throws {
    let folder = try ScratchFolder()
    let document = try folder.write("<document/>", to: "Base.lproj/Main.storyboard")
    try folder.write("\"a.text\" = \"Farbe\"; \"b.text\" = \"Cor\";", to: "pt.lproj/Main.strings")
    try folder.write("\"a.text\" = \"Cor BR\";", to: "pt-BR.lproj/Main.strings")
    let brazil = Localization(document: document, language: "pt_BR", device: "iphone")
    #expect(brazil.text("a", "text") == "Cor BR")
    #expect(brazil.text("b", "text") == "Cor")
    #expect(brazil.text("c", "text") == nil)
    #expect(Localization(document: document, language: "fr", device: "iphone").isEmpty)
  }

  @Test("A string catalog in mul.lproj serves every language")
  func catalog() throws {
    let folder = try ScratchFolder()
    let document = try folder.write("<document/>", to: "Base.lproj/Main.storyboard")
    try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a.text": {"localizations": {
        "zh-Hans": {"stringUnit": {"value": "颜色"}}}}}}
      """, to: "mul.lproj/Main.xcstrings")
    #expect(
      Localization(document: document, language: "zh-Hans-CN", device: "iphone").text("a", "text") == "颜色")
  }
}
