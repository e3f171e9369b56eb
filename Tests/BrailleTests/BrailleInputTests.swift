import AssistiveTechnology
import DeviceSettings
import Testing

@testable import Braille

@MainActor
@Suite("Chords become text while text is edited")
struct BrailleInputTests {
  private let display = MemoryBrailleDisplay(cells: 20)

  /// Types cells, a blank being the space bar, and puts the answers together as a text field would.
  private func type(_ cells: String, contracted: Bool, eightDot: Bool = false, language: String = "en")
    -> String
  {
    var settings = Settings()
    settings.language = language
    settings.voiceOver.isBrailleContracted = contracted
    settings.voiceOver.brailleInput =
      eightDot ? .uncontractedEightDot : contracted ? .contracted : .uncontractedSixDot
    let output = BrailleOutput(display)
    output.apply(settings)
    output.show(.braille(editing("")), of: "", at: 0)
    var text = ""
    for dots in BrailleTranslation.cells(cells) {
      let key = BrailleInput.chord(dots: dots, withSpace: dots == 0)
      for event in output.translate(.braille(key)) { apply(event, to: &text) }
    }
    for event in output.translate(.command("escape")) { apply(event, to: &text) }
    return text
  }

  private func apply(_ event: Event, to text: inout String) {
    switch event {
    case .braille(.text(let typed)): text += typed
    case .braille(.chord(dots: 0b0100_0000, withSpace: false)): text = String(text.dropLast())
    default: break
    }
  }

  private func editing(_ text: String) -> BrailleLine {
    let end = text.utf16.count
    return BrailleLine(text: text, element: 1, content: 0..<end, cursor: end..<end, status: [.editing])
  }

  @Test(
    "Contracted words are finished by the space bar",
    arguments: [
      ("⠮⠀⠡⠝⠀", "the children "), ("⠠⠮⠀⠐⠙⠲", "The day."), ("⠃⠀⠉⠀⠼⠁⠃⠀", "but can 12 "), ("⠀", " "), ("", ""),
      ("⠮⡀⠮⠀", "the "),
    ])
  func contracted(cells: String, text: String) {
    #expect(type(cells, contracted: true) == text)
  }

  @Test(
    "Without contractions each cell is text at once, and signs wait for what they are for",
    arguments: [
      ("⠞⠓⠑", "the"), ("⠠⠓⠊⠀⠼⠁⠃⠀⠁", "Hi 12 a"), ("⠁⠃⡀⠉", "ac"), ("⠠⠠⠁⠃", "AB"),
    ])
  func uncontracted(cells: String, text: String) {
    #expect(type(cells, contracted: false) == text)
  }

  @Test("In eight dots dot 7 makes capitals, and every cell is a character")
  func eightDot() {
    #expect(type("⡓⠊⠀⠂", contracted: false, eightDot: true) == "Hi 1")
  }

  @Test("Other languages are typed in their own code")
  func languages() {
    #expect(type("⠏⠗⠊⠺⠑⠞", contracted: false, language: "ru") == "привет")
    #expect(type("⠓⠁⠥⠎", contracted: false, language: "de") == "haus")
  }

  @Test("The cells of an unfinished word show at the insertion point")
  func pending() {
    let output = BrailleOutput(display)
    output.apply(Settings())
    output.show(.braille(editing("a ")), of: "", at: 0)
    #expect(output.translate(.braille(.chord(dots: 0b0010_1110, withSpace: false))).isEmpty)
    #expect(display.unicode == "⠁⠀⠮⣀")
    // Space with dots 4 and 5 only translates.
    #expect(
      output.translate(.braille(.chord(dots: 0b0001_1000, withSpace: true))) == [.braille(.text("the"))])
    output.show(.braille(editing("a the")), of: "", at: 0)
    #expect(display.unicode == "⠁⠀⠮⣀")
  }

  @Test("A chord outside of text goes on as it is, and dots 7 and 8 are keys")
  func keys() {
    let output = BrailleOutput(display)
    output.apply(Settings())
    let chord = Event.braille(.chord(dots: 1, withSpace: false))
    output.show(.braille(BrailleLine(text: "Save btn", element: 2, content: 0..<4)), of: "", at: 0)
    #expect(output.translate(chord) == [chord])
    output.show(.braille(editing("a")), of: "", at: 0)
    let delete = Event.braille(.chord(dots: 0b0100_0000, withSpace: false))
    let enter = Event.braille(.chord(dots: 0b1000_0000, withSpace: false))
    #expect(output.translate(delete) == [delete])
    #expect(output.translate(enter) == [enter])
    _ = output.translate(.braille(.chord(dots: 0b0010_1110, withSpace: false)))
    #expect(output.translate(enter) == [.braille(.text("the")), enter])
    // A field that is left takes its unfinished word along.
    _ = output.translate(.braille(.chord(dots: 0b0010_1110, withSpace: false)))
    output.show(.braille(BrailleLine(text: "Save btn", element: 2, content: 0..<4)), of: "", at: 0)
    #expect(output.translate(enter) == [enter])
  }

  @Test("Status cells stand to the side that the settings name")
  func status() {
    var settings = Settings()
    settings.voiceOver.isBrailleContracted = false
    settings.voiceOver.brailleStatusCell = .left
    let display = MemoryBrailleDisplay(cells: 8)
    let output = BrailleOutput(display)
    output.apply(settings)
    let line = BrailleLine(text: "one two three", element: 1, content: 0..<13, status: [.message])
    output.show(.braille(line), of: "", at: 0)
    #expect(display.frame.cells[0] == 0b1000_0001)
    #expect(display.frame.cells[1] == 0)
    #expect(output.translate(.braille(.routing(cell: 2))) == [.braille(.route(offset: 0))])
    #expect(output.translate(.braille(.routing(cell: 0))).isEmpty)
    #expect(output.translate(.braille(.panRight)).isEmpty)
    #expect(display.text == "two")
    settings.voiceOver.brailleStatusCell = .right
    output.apply(settings)
    #expect(display.frame.cells[7] & 0b0100_0000 != 0)
    let apart = MemoryBrailleDisplay(cells: 8, statusCells: 2)
    let other = BrailleOutput(apart)
    other.apply(settings)
    other.show(.braille(line), of: "", at: 0)
    #expect(apart.frame.statusCells == [0b1000_0001, 0])
    #expect(apart.text == "one two")
  }

  @Test("Without cells nothing is shown and nothing fails")
  func none() {
    let display = MemoryBrailleDisplay(cells: 0)
    let output = BrailleOutput(display)
    output.show(.braille(editing("a")), of: "", at: 0)
    #expect(output.translate(.braille(.routing(cell: 5))).isEmpty)
    #expect(output.translate(.braille(.panRight)) == [.braille(.panned(forward: true))])
    #expect(display.frames.isEmpty)
  }
}
