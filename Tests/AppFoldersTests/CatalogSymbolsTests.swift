import Foundation
import Testing

@testable import AppFolders

@Suite("Texts of string catalogs have names in Swift")
struct CatalogSymbolsTests {
  @Test(arguments: [
    ("ALPS_DESCRIPTION", "alpsDescription"), ("Landmark title", "landmarkTitle"), ("someKey", "someKey"),
    ("a.b-c", "aBC"), ("2 dogs", "_2Dogs"), ("…", nil),
  ])
  func aKeyBecomesAName(key: String, name: String?) {
    #expect(CatalogSymbols.name(of: key) == name)
  }

  private func text(_ entries: String, table: String = "Localizable", sources: [String] = []) -> String? {
    let catalog = #"{"sourceLanguage": "en", "strings": {\#(entries)}, "version": "1.0"}"#
    return CatalogSymbols([(table: table, data: Data(catalog.utf8))], sources: sources).text
  }

  private func entry(_ key: String, _ value: String, state: String = "manual") -> String {
    #""\#(key)": {"extractionState": "\#(state)", "localizations": {"en": {"stringUnit": {"value": "\#(value)"}}}}"#
  }

  @Test func textsOfTheMainTableAreMembers() {
    let expected = """
      import Foundation
      extension LocalizedStringResource {
        static var helloThere: LocalizedStringResource { LocalizedStringResource("HELLO_THERE", defaultValue: "Hello") }
      }

      """
    #expect(text(entry("HELLO_THERE", "Hello")) == expected)
  }

  @Test func textsOfOtherTablesAreInATypeOfItsName() {
    let text = text(entry("NAME", "Alps"), table: "LandmarkData")
    #expect(text?.contains("  enum LandmarkData {\n    static var name:") == true)
    #expect(text?.contains(#"table: "LandmarkData")"#) == true)
  }

  @Test func placesForValuesBecomeParameters() {
    let text = text(entry("DOGS", "%(count)lld dogs of %@"))
    #expect(text?.contains(#"static func dogs(count: Int, _ arg2: String)"#) == true)
    #expect(text?.contains(#"defaultValue: "\(count) dogs of \(arg2)""#) == true)
  }

  @Test func whatSourcesBroughtAlongHasNoName() {
    #expect(text(entry("Hello", "Hello", state: "extracted_with_value")) == nil)
  }

  @Test func whatTheAppDeclaresComesFirst() {
    #expect(text(entry("HELLO", "Hello"), sources: ["static let hello = 1"]) == nil)
  }
}
