import Braille
import Testing

@Suite("Text becomes cells, and cells text")
struct BrailleTranslatorTests {
  @Test(
    "Unified English Braille contracts as its rules say",
    arguments: [
      ("the", "⠮"), ("and", "⠯"), ("for", "⠿"), ("of", "⠷"), ("with", "⠾"), ("children", "⠡⠝"),
      ("knowledge", "⠅"), ("braille", "⠃⠗⠇"), ("receive", "⠗⠉⠧"), ("mother", "⠐⠍"), ("character", "⠐⠡"),
      ("day", "⠐⠙"), ("this", "⠹"), ("people", "⠏"), ("The", "⠠⠮"), ("station", "⠌⠁⠰⠝"), ("12", "⠼⠁⠃"),
      ("button", "⠃⠥⠞⠞⠕⠝"), ("Wi-Fi", "⠠⠺⠊⠤⠠⠋⠊"),
    ])
  func contracted(text: String, cells: String) throws {
    let translator = try BrailleTranslator(table: BrailleTable("en-ueb-g2.ctb"))
    #expect(translator.translate(text).unicode == cells)
    #expect(translator.text(of: BrailleTranslation.cells(cells)).lowercased() == text.lowercased())
  }

  @Test(
    "Tables of other languages and codes",
    arguments: [
      ("en-ueb-g1.ctb", "the", "⠞⠓⠑"), ("en-ueb-g1.ctb", "Hello", "⠠⠓⠑⠇⠇⠕"), ("de-g0.utb", "haus", "⠓⠁⠥⠎"),
      ("de-g2.ctb", "und", "⠥"), ("ru-litbrl.ctb", "привет", "⠏⠗⠊⠺⠑⠞"), ("es-g1.ctb", "hola", "⠓⠕⠇⠁"),
      ("fr-bfu-comp6.utb", "été", "⠿⠞⠿"), ("en-us-comp8-ext.utb", "Hi", "⡓⠊"),
    ])
  func languages(table: String, text: String, cells: String) throws {
    #expect(try BrailleTranslator(table: BrailleTable(table)).translate(text).unicode == cells)
  }

  @Test("Each cell knows its place in the text, and each place its cell")
  func positions() throws {
    let translator = try BrailleTranslator(table: BrailleTable("en-ueb-g2.ctb"))
    // "The children": capital sign, "the", blank, "ch", "n".
    let result = translator.translate("The children")
    #expect(result.unicode == "⠠⠮⠀⠡⠝")
    #expect(result.textOffsets == [0, 0, 3, 4, 4])
    #expect(result.cellOffsets == [0, 0, 0, 2, 3, 3, 3, 3, 3, 3, 3, 3, 5])
    #expect(result.cells(for: 12..<12) == 5..<6)
    #expect(result.cells(for: 0..<3) == 0..<2)
    #expect(result.cells(for: 4..<12) == 3..<5)
  }

  @Test("An emoji is written by its name, and all of the name is its place")
  func emoji() throws {
    var translator = try BrailleTranslator(table: BrailleTable("en-ueb-g1.ctb"))
    let result = translator.translate("a😀b")
    #expect(result.cells.count > 10)
    #expect(result.textOffsets.first == 0)
    #expect(result.textOffsets.last == 3)
    #expect(Set(result.textOffsets.dropFirst().dropLast()) == [1])
    #expect(translator.text(of: Array(result.cells[1..<(result.cells.count - 1)])).contains("grinning"))
    translator.namesEmoji = false
    #expect(translator.translate("a😀b").cells.count < result.cells.count)
  }

  @Test("Line ends and other control characters are blanks of one cell")
  func controls() throws {
    let translator = try BrailleTranslator(table: BrailleTable("en-ueb-g1.ctb"))
    #expect(translator.translate("a\nb\u{0}c").unicode == "⠁⠀⠃⠀⠉")
    #expect(translator.translate("").cells.isEmpty)
    #expect(translator.text(of: []).isEmpty)
  }

  @Test("A text of any length and any characters keeps its places in bounds", arguments: 0..<12)
  func fuzz(seed: Int) throws {
    var random = Generator(state: UInt64(seed) &* 7919 &+ 17)
    let tables = [
      "en-ueb-g2.ctb", "en-ueb-g1.ctb", "de-g2.ctb", "ru-litbrl.ctb", "zhcn-g1.ctb", "en-us-comp8-ext.utb",
    ]
    for round in 0..<40 {
      let text = random.text(length: round % 10 == 9 ? 6_000 : Int.random(in: 0...80, using: &random))
      let name = tables[(seed + round) % tables.count]
      let translator = try BrailleTranslator(table: BrailleTable(name))
      let result = translator.translate(text)
      let length = text.utf16.count
      #expect(result.textOffsets.count == result.cells.count)
      #expect(result.cellOffsets.count == length + 1)
      #expect(result.cellOffsets.last == result.cells.count)
      #expect(result.textOffsets.allSatisfy { 0 <= $0 && $0 < max(length, 1) })
      #expect(result.cellOffsets.allSatisfy { 0 <= $0 && $0 <= result.cells.count })
      #expect(zip(result.textOffsets, result.textOffsets.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(zip(result.cellOffsets, result.cellOffsets.dropFirst()).allSatisfy { $0 <= $1 })
      // From text to cell and back one comes to the same place or to the beginning of its contraction.
      for offset in 0..<length where result.cellOffsets[offset] < result.cells.count {
        #expect(result.textOffsets[result.cellOffsets[offset]] <= offset || result.cellOffsets[offset] == 0)
      }
      let typed = (0..<30).map { _ in UInt8.random(in: 0...255, using: &random) }
      _ = translator.text(of: typed)
    }
  }

  @Test("Translators work side by side")
  func threads() async throws {
    try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<16 {
        group.addTask {
          let name = number % 2 == 0 ? "en-ueb-g2.ctb" : "en-ueb-g1.ctb"
          let translator = try BrailleTranslator(table: BrailleTable(name))
          return (0..<50).map { _ in translator.translate("the day").unicode }.joined()
        }
      }
      for try await text in group {
        #expect(text.hasPrefix("⠮⠀⠐⠙⠮") || text.hasPrefix("⠞⠓⠑⠀⠙⠁⠽⠞"))
      }
    }
  }
}

/// Random numbers that are the same each time.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Letters, signs, emoji, marks that combine, right-to-left and Chinese script, and control characters.
  mutating func text(length: Int) -> String {
    let pieces: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0x61...0x7A, 0x61...0x7A, 0x00...0x1F, 0xA0...0x24F, 0x300...0x36F, 0x400...0x4FF,
      0x590...0x6FF, 0x4E00...0x4FFF, 0x1F300...0x1F6FF, 0x200B...0x200F, 0xFE00...0xFE0F, 0x2800...0x28FF,
      0xFFF0...0xFFFF, 0xE0000...0xE007F, 0x10_FF00...0x10_FFFF,
    ]
    var scalars = String.UnicodeScalarView()
    for _ in 0..<length {
      let range = pieces[Int.random(in: 0..<pieces.count, using: &self)]
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &self)) { scalars.append(scalar) }
      if Int.random(in: 0..<6, using: &self) == 0 { scalars.append(" ") }
    }
    return String(scalars)
  }
}
