import CurbcutGraphics
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// The room that texts take.
@MainActor
@Suite(.serialized)
struct TextLayoutTests {
  private let long = "The quick brown fox jumps over the lazy dog and runs away again"

  private func height(_ content: some View, width: CGFloat = 200) -> CGFloat {
    let hosted = HostedView(content.frame(width: width), size: CGSize(width: 400, height: 800))
    return hosted.elements.first?.accessibilityFrame.height ?? 0
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 0.34 }

  // [R] swiftui-behaviour.md 1.4: further lines are one leading apart
  @Test func linesAreALeadingApart() {
    #expect(isClose(height(Text("a\nb\nc")), 20.33 + 44))
    #expect(isClose(height(Text("a\nb").font(.caption)), 30.33))
  }

  // [D] lineSpacing(_:), Font.leading(_:)
  @Test func linesCanBeFurtherApart() {
    #expect(isClose(height(Text("a\nb\nc").lineSpacing(5)), 74.33))
    #expect(isClose(height(Text("a\nb\nc").font(.body.leading(.tight))), 60.33))
    #expect(isClose(height(Text("a\nb\nc").font(.body.leading(.loose))), 68.33))
  }

  // [D] lineLimit(_:reservesSpace:)
  @Test func roomIsKeptForLines() {
    #expect(isClose(height(Text("a").lineLimit(3, reservesSpace: true)), 64.33))
    #expect(isClose(height(Text("a").lineLimit(2...4)), 42.33))
    #expect(isClose(height(Text(long).lineLimit(2)), 42.33))
  }

  // [D] minimumScaleFactor(_:)
  @Test func lettersBecomeSmallerToFit() {
    let whole = height(Text(long).lineLimit(1))
    let small = height(Text(long).lineLimit(1).minimumScaleFactor(0.5))
    #expect(isClose(whole, 20.33))
    #expect(small < whole && small > whole / 2 - 0.5)
    #expect(isClose(height(Text("a").lineLimit(1).minimumScaleFactor(0.5)), 20.33))
  }

  // [R] measured on macOS 26: the least width is that of the widest word
  @Test func aTextIsNoNarrowerThanItsLongestWord() {
    let widths = [("a longword b", CGFloat?(0)), ("longword", nil)].map { text, proposed in
      let hosted = HostedView(Text(text), size: CGSize(width: 200, height: 300))
      return hosted.surface.root?.size(ProposedViewSize(width: proposed, height: nil)).width ?? 0
    }
    #expect(abs(widths[0] - widths[1]) <= 0.67)
  }

  // [D] AttributedString(markdown:options:baseURL:)
  @Test func markdownIsAnAttributedString() throws {
    let text = try AttributedString(markdown: "**bold** [link](https://a.b)\n\n- one")
    #expect(String(text.characters) == "bold linkone")
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    let hosted = HostedView(Text(text))
    #expect(hosted.labels == ["bold linkone"])
  }

  /// At the width that the text itself asks for, it is as high as at the width that it was offered: 211 to 251 points
  /// are room for the longest line.
  @Test(arguments: [211, 219, 227, 251])
  func wordsInAnotherFontStayWhole(width: Int) {
    let text = Text("Good Example `Toggle` with `.accessibilityLabel` and `.accessibilityValue`")
      .font(.subheadline).bold()
    let hosted = HostedView(text.frame(width: CGFloat(width)), size: CGSize(width: 400, height: 800))
    let own = hosted.elements.first?.accessibilityFrame ?? .zero
    let again = HostedView(text.frame(width: own.width), size: CGSize(width: 400, height: 800))
    #expect(again.elements.first?.accessibilityFrame.height == own.height)
  }
}
