import CurbcutAccessibility
import CurbcutGraphics
import Foundation
import Testing

@Suite("Braille pictures and tables", .serialized)
struct BrailleTests {
  @Test("A pin keeps its height, between 0 and 1; outside the map there is none")
  func pins() {
    let map = AXBrailleMap(columns: 4, rows: 2)
    #expect(map.dimensions == CGSize(width: 4, height: 2))
    map[CGPoint(x: 3, y: 1)] = 1
    map.setHeight(7, at: CGPoint(x: 0, y: 0))
    map[CGPoint(x: 4, y: 0)] = 1
    map[CGPoint(x: 1, y: 0)] = .nan
    #expect(map.height(at: CGPoint(x: 3, y: 1)) == 1)
    #expect(map[.zero] == 1)
    #expect(map[CGPoint(x: 4, y: 0)] == 0)
    #expect(map[CGPoint(x: 1, y: 0)] == 0)
    let copy = map.copy() as? AXBrailleMap
    map[.zero] = 0
    #expect(copy?[.zero] == 1)
  }

  @Test("Dark parts of a picture stand up")
  func picture() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">
      <rect width="8" height="8" fill="white"/><rect width="4" height="8" fill="black"/></svg>
      """
    let image = try CGImage.decode(Data(svg.utf8))
    let map = AXBrailleMap(columns: 4, rows: 3)
    map.present(image)
    let row = (0..<4).map { map[CGPoint(x: $0, y: 1)] }
    #expect(row.map { $0 > 0.5 } == [true, true, false, false])
    AXBrailleMap(columns: 0, rows: 0).present(image)
  }

  /// Writes each letter as the cell for "a".
  struct OneCell: BrailleTranslationProvider {
    let tables = [
      BrailleTableFacts(
        identifier: "en-test", localizedName: "Test", providerIdentifier: "test",
        localizedProviderName: "Tester", locale: Locale(identifier: "en"), isEightDot: false),
      BrailleTableFacts(
        identifier: "dots", localizedName: "Dots", providerIdentifier: "test",
        localizedProviderName: "Tester", locale: Locale(identifier: "zxx"), isEightDot: true,
        isLanguageAgnostic: true),
    ]
    func defaultTable(for locale: Locale) -> BrailleTableFacts? {
      locale.language.languageCode == .english ? tables[0] : nil
    }
    func braille(for print: String, by table: BrailleTableFacts) -> BrailleAnswer? {
      BrailleAnswer(
        text: String(repeating: "⠁", count: print.count), inputOffsets: Array(0..<print.count))
    }
    func print(for braille: String, by table: BrailleTableFacts) -> BrailleAnswer? { nil }
  }

  @Test("Without a translator there are no tables; with one they are found by name and by locale")
  func tables() throws {
    let before = BrailleTranslation.provider
    defer { BrailleTranslation.provider = before }
    BrailleTranslation.provider = nil
    #expect(AXBrailleTable(identifier: "en-test") == nil)
    #expect(AXBrailleTable.supportedLocales().isEmpty)
    BrailleTranslation.provider = OneCell()
    let table = try #require(AXBrailleTable(identifier: "en-test"))
    #expect(table.localizedName == "Test")
    #expect(!table.isEightDot)
    #expect(table.language.languageCode == .english)
    #expect(AXBrailleTable.defaultTable(for: Locale(identifier: "en_GB")) == table)
    #expect(AXBrailleTable.defaultTable(for: Locale(identifier: "de")) == nil)
    #expect(AXBrailleTable.tables(for: Locale(identifier: "en_US")) == [table])
    #expect(AXBrailleTable.supportedLocales() == [Locale(identifier: "en")])
    #expect(AXBrailleTable.languageAgnosticTables().map(\.identifier) == ["dots"])
    let result = AXBrailleTranslator(brailleTable: table).translatePrintText("hut")
    #expect(result.resultString == "⠁⠁⠁")
    let second = result.resultString.index(after: result.resultString.startIndex)
    #expect(result.inputIndex(forResultIndex: second) == "hut".index(after: "hut".startIndex))
    #expect(result.inputIndex(forResultIndex: result.resultString.endIndex) == nil)
    #expect(AXBrailleTranslator(brailleTable: table).backTranslateBraille("⠁").resultString == "")
  }
}
