import Foundation
import Testing

@testable import CurbcutGraphics

@Suite("Text layout")
struct TextLayoutTests {
  private let body = FontDescriptor(size: 17)

  private func layout(
    _ text: String, width: CGFloat? = nil, options: TextLayoutOptions = TextLayoutOptions()
  ) -> TextLayout {
    TextLayout(runs: [TextRun(text: text, font: body)], maxWidth: width, options: options)
  }

  @Test("a line is as high as San Francisco is, whatever font stands in")
  func lineHeight() {
    let one = layout("Hello")
    #expect(abs(one.size.height - 20.287109375) < 0.0001)
    #expect(one.size.roundedUp(toScale: 3).height == 61.0 / 3)
    #expect(layout("مرحبا").size.height == one.size.height)
    #expect(layout("a\nb").size.height == one.size.height * 2)
  }

  @Test("text wraps between words within the width")
  func wraps() {
    let text = "The quick brown fox jumps over the lazy dog"
    let wrapped = layout(text, width: 120)
    #expect(wrapped.lineCount > 2)
    #expect(wrapped.size.width <= 120)
    for line in wrapped.lines.dropFirst() {
      let before = (text as NSString).substring(to: line.range.location)
      #expect(before.hasSuffix(" "))
    }
  }

  @Test("text fits in the width it measured", arguments: ["Edit", "Cancel", "AVAST Tomato", "日本語のテキスト"])
  func fitsItsOwnSize(text: String) {
    let size = layout(text).size.roundedUp(toScale: 3)
    let options = TextLayoutOptions(lineBreak: .truncateTail, maximumLines: 1)
    let again = layout(text, width: size.width, options: options)
    #expect(again.lineCount == 1)
    #expect(!again.isTruncated)
  }

  @Test(
    "truncation keeps to the number of lines and to the width",
    arguments: [
      TextLayoutOptions.LineBreak.truncateHead, .truncateMiddle, .truncateTail,
    ])
  func truncates(mode: TextLayoutOptions.LineBreak) {
    let text = String(repeating: "lorem ipsum ", count: 30)
    for lines in 1...3 {
      let options = TextLayoutOptions(lineBreak: mode, maximumLines: lines)
      let cut = layout(text, width: 150, options: options)
      #expect(cut.lineCount == lines)
      #expect(cut.isTruncated)
      #expect(cut.size.width <= 150.02)
    }
    let short = layout("lorem", width: 150, options: TextLayoutOptions(lineBreak: mode, maximumLines: 1))
    #expect(!short.isTruncated)
  }

  @Test("a cut line is as wide as what is left of it, and words are broken without a hyphen")
  func widthOfCutLine() {
    let options = TextLayoutOptions(lineBreak: .truncateTail, maximumLines: 1)
    let cut = layout("WWWWWWWWWW", width: 100, options: options)
    let shown = ["W…", "WW…", "WWW…", "WWWW…", "WWWWW…"].map { layout($0).size.width }
    #expect(shown.contains { abs($0 - cut.size.width) < 2 })
    let broken = layout("incomprehensibility", width: 80)
    #expect(broken.lines.map(\.range.length).reduce(0, +) == 19)
    let first = layout(String("incomprehensibility".prefix(broken.lines[0].range.length)))
    #expect(abs(first.size.width - broken.lines[0].width) < 0.6)
  }

  @Test("a paragraph after the last line is cut with an ellipsis too")
  func truncatesAtParagraph() {
    let options = TextLayoutOptions(lineBreak: .truncateTail, maximumLines: 1)
    let cut = layout("one\ntwo", width: 300, options: options)
    #expect(cut.lineCount == 1)
    #expect(cut.isTruncated)
    #expect(cut.size.width > layout("one").size.width)
  }

  @Test("kern, larger fonts and bold widen text; line breaks at the end do not add a line")
  func measures() {
    let plain = layout("Hello").size.width
    let kerned = TextLayout(runs: [TextRun(text: "Hello", font: body, kern: 2)], maxWidth: nil)
    #expect(abs(kerned.size.width - plain - 10) < 0.5)
    let bold = FontDescriptor(size: 17, weight: 0.4)
    #expect(TextLayout(runs: [TextRun(text: "Hello", font: bold)], maxWidth: nil).size.width > plain)
    #expect(layout("Hello\n").lineCount == 1)
    #expect(layout("Hello\n", options: TextLayoutOptions(keepsFinalBlankLine: true)).lineCount == 2)
  }

  @Test("carets and offsets agree")
  func caret() {
    let text = layout("Héllo wörld", width: 60)
    #expect(text.lineCount == 2)
    for offset in [0, 1, 3, 6, 8, 11] {
      let caret = text.caret(at: offset)
      #expect(text.offset(at: CGPoint(x: caret.minX + 0.01, y: caret.midY)) == offset)
    }
    let rects = text.rects(of: NSRange(location: 0, length: 11))
    #expect(rects.count == 2)
    #expect(rects.allSatisfy { $0.width > 10 })
  }

  @Test("natural text lies right in right-to-left layouts")
  func alignment() throws {
    let options = TextLayoutOptions(isRightToLeft: true)
    let context = try #require(CGContext(width: 200, height: 30, scale: 1))
    layout("Hello", width: 200, options: options).draw(in: context, at: .zero)
    let image = try #require(context.makeImage())
    #expect(ink(in: image, CGRect(x: 0, y: 0, width: 100, height: 30)) == 0)
    #expect(ink(in: image, CGRect(x: 100, y: 0, width: 100, height: 30)) > 50)
  }

  @Test("a second measurement of the same text is a look-up")
  func cached() {
    let runs = [TextRun(text: "Cached text of some length", font: body)]
    let options = TextLayoutOptions()
    let first = PangoEngine.shared.shape(runs, maxWidth: 90, options: options)
    #expect(PangoEngine.shared.shape(runs, maxWidth: 90, options: options) === first)
    #expect(PangoEngine.shared.shape(runs, maxWidth: 91, options: options) !== first)
  }

  private func ink(in image: CGImage, _ rect: CGRect) -> Int {
    var count = 0
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) where (image.color(atX: x, y: y)?.alpha ?? 0) > 0.3 {
        count += 1
      }
    }
    return count
  }
}
