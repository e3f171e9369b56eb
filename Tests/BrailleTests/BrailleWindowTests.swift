import AssistiveTechnology
import Testing

@testable import Braille

@Suite("A display shows a line page by page")
struct BrailleWindowTests {
  private func translate(_ text: String) throws -> BrailleTranslation {
    try BrailleTranslator(table: BrailleTable("en-ueb-g1.ctb")).translate(text)
  }

  private func window(_ line: BrailleLine, _ width: Int) throws -> BrailleWindow {
    var window = BrailleWindow()
    window.show(line, try translate(line.text), width: width)
    return window
  }

  /// Pans where there is more.
  private func pan(_ window: inout BrailleWindow, forward: Bool) {
    let panned = window.pan(forward: forward)
    #expect(panned)
  }

  @Test("Pages end between words, and panning goes through all of them")
  func wrap() throws {
    var window = try window(BrailleLine(text: "one two three four"), 10)
    #expect(window.visibleText == "one two")
    #expect(!window.canPanLeft && window.canPanRight)
    pan(&window, forward: true)
    #expect(window.visibleText == "three four")
    let last = window.pan(forward: true)
    #expect(!last)
    pan(&window, forward: false)
    let first = window.pan(forward: false)
    #expect(!first)
    #expect(window.visible.count == 10)
  }

  @Test("A word that is longer than the display is cut")
  func long() throws {
    var window = try window(BrailleLine(text: "abcdefghijkl mn"), 5)
    var shown = [window.visibleText]
    while window.pan(forward: true) { shown.append(window.visibleText) }
    #expect(shown == ["abcde", "fghij", "kl mn"])
  }

  @Test("What stands before the element's own text is one page back")
  func content() throws {
    let line = BrailleLine(text: "Toolbar share btn", element: 1, content: 8..<13)
    var window = try window(line, 12)
    #expect(window.visibleText == "share btn")
    pan(&window, forward: false)
    #expect(window.visibleText == "Toolbar")
    let short = try self.window(line, 40)
    #expect(short.visibleText == "Toolbar share btn")
  }

  @Test("A key over a cell is a place in the text, on every page")
  func routing() throws {
    var window = try window(BrailleLine(text: "one two three four", element: 1), 10)
    #expect(window.offset(at: 0) == 0)
    #expect(window.offset(at: 4) == 4)
    _ = window.pan(forward: true)
    #expect(window.offset(at: 0) == 8)
    #expect(window.offset(at: 6) == 14)
    #expect(window.offset(at: 99) == 18)
    #expect(window.offset(at: -1) == nil)
    #expect(BrailleWindow().offset(at: 0) == nil)
  }

  @Test("The insertion point has dots 7 and 8 and is always in sight")
  func cursor() throws {
    var window = BrailleWindow()
    let text = "one two three four"
    func show(_ cursor: Range<Int>) throws {
      let line = BrailleLine(text: text, element: 1, content: 0..<18, cursor: cursor, status: [.editing])
      window.show(line, try translate(text), width: 10)
    }
    try show(18..<18)
    #expect(window.visibleText.hasSuffix("four"))
    let end = try #require(window.cursor)
    #expect(window.visible[end] == 0b1100_0000)
    try show(0..<0)
    #expect(window.cursor == 0)
    #expect(window.visible[0] & 0b1100_0000 == 0b1100_0000)
    try show(4..<7)
    #expect(
      window.visible.map { $0 & 0b1100_0000 != 0 }.prefix(8) == [
        false, false, false, false, true, true, true, false,
      ])
    for place in 0...18 {
      try show(place..<place)
      #expect(window.cursor != nil, "\(place)")
    }
  }

  @Test("A message is shown from its beginning, and the line comes back where it was")
  func message() throws {
    let line = BrailleLine(text: "one two three four", element: 1, content: 0..<18)
    var window = try window(line, 10)
    _ = window.pan(forward: true)
    window.show(BrailleLine(text: "Saved", isMessage: true), try translate("Saved"), width: 10)
    #expect(window.visibleText == "Saved")
    window.show(line, try translate(line.text), width: 10)
    #expect(window.visibleText == "three four")
    var back = line
    back.element = 2
    window.show(back, try translate(line.text), width: 10)
    #expect(window.visibleText == "one two")
    back.element = 3
    back.showsEnd = true
    window.show(back, try translate(line.text), width: 10)
    #expect(window.visibleText == "three four")
  }

  @Test("A new line in a text begins a new page")
  func lineEnds() throws {
    var window = try window(BrailleLine(text: "ab\ncd", element: 1), 10)
    #expect(window.visibleText == "ab")
    pan(&window, forward: true)
    #expect(window.visibleText == "cd")
  }

  @Test("Any text on any width is shown whole, without a cell too many", arguments: 0..<20)
  func whole(seed: Int) throws {
    var random = Generator(state: UInt64(seed))
    for _ in 0..<20 {
      let text = random.text(length: Int.random(in: 0...60, using: &random))
      let length = text.utf16.count
      let width = Int.random(in: 1...40, using: &random)
      let place = Int.random(in: 0...length, using: &random)
      let line = BrailleLine(
        text: text, element: 1, content: place..<length, cursor: seed % 2 == 0 ? place..<place : nil)
      let translation = try translate(text)
      var window = BrailleWindow()
      window.show(line, translation, width: width, pending: seed % 4 == 0 ? [1, 2, 3] : [])
      if line.cursor != nil { #expect(window.cursor != nil) }
      while window.pan(forward: false) {}
      var dots = 0
      repeat {
        #expect(window.visible.count == width)
        dots += window.visible.reduce(0) { $0 + ($1 & 0b0011_1111).nonzeroBitCount }
        for cell in 0..<width { #expect((0...length).contains(window.offset(at: cell) ?? -1)) }
      } while window.pan(forward: true)
      let all = translation.cells.reduce(0) { $0 + ($1 & 0b0011_1111).nonzeroBitCount }
      #expect(dots == all + window.pending.reduce(0) { $0 + $1.nonzeroBitCount })
    }
  }
}
