import CurbcutGraphics
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// Texts that an app draws.
@MainActor
@Suite(.serialized)
struct TextRendererTests {
  private struct Marked: TextAttribute { var name: String }

  /// What a renderer was given.
  private final class Seen: @unchecked Sendable {
    var lines: [[String]] = []
    var marks: [String?] = []
    var bounds: [CGRect] = []
    var isTruncated = false
    var draws = 0
  }

  private struct Watching: TextRenderer {
    let seen: Seen
    var draws = true

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      seen.draws += 1
      seen.isTruncated = layout.isTruncated
      seen.lines = layout.map { line in line.map { run in "\(run.characterIndices.count)" } }
      seen.marks = layout.flatMap { line in line.map { $0[Marked.self]?.name } }
      seen.bounds = layout.map(\.typographicBounds.rect)
      guard draws else { return }
      for line in layout { for run in line { for slice in run { context.draw(slice) } } }
    }
  }

  private func picture(_ view: some View) -> CGImage? {
    HostedView(view.background(.white), size: CGSize(width: 200, height: 80)).picture
  }

  private func darkness(_ image: CGImage?, in rows: Range<Int> = 0..<80) -> Int {
    guard let image else { return -1 }
    var count = 0
    for x in 0..<200 {
      for y in rows where (image.color(atX: x, y: y)?.red ?? 1) < 0.5 { count += 1 }
    }
    return count
  }

  @Test func aRendererFindsLinesRunsSlicesAndAttributes() {
    let seen = Seen()
    let text = Text("Ab ") + Text("cd").customAttribute(Marked(name: "x")).bold() + Text("\nlast")
    _ = picture(text.textRenderer(Watching(seen: seen)))
    #expect(seen.lines == [["3", "2"], ["4"]] || seen.lines == [["3", "2", "1"], ["4"]])
    #expect(seen.marks.contains("x") && seen.marks.contains(nil))
    #expect(seen.bounds.count == 2)
    #expect(seen.bounds[1].minY > seen.bounds[0].minY + 15)
    #expect(seen.bounds.allSatisfy { $0.width > 10 && $0.height > 15 })
    #expect(!seen.isTruncated)
  }

  /// Slice by slice, a text looks as it does when the system draws it.
  @Test func slicesTogetherAreTheText() {
    let plain = darkness(picture(Text("Hello World")))
    let drawn = darkness(picture(Text("Hello World").textRenderer(Watching(seen: Seen()))))
    #expect(plain > 50)
    #expect(abs(plain - drawn) <= plain / 20)
    #expect(darkness(picture(Text("Hello World").textRenderer(Watching(seen: Seen(), draws: false)))) == 0)
  }

  @Test func aTextThatIsCutOffIsTruncated() {
    let seen = Seen()
    _ = picture(
      Text("Many words that do not fit in a line").lineLimit(1).frame(width: 60)
        .textRenderer(Watching(seen: seen)))
    #expect(seen.isTruncated)
  }

  private struct Moving: TextRenderer {
    var offset: CGFloat
    var animatableData: CGFloat {
      get { offset }
      set { offset = newValue }
    }
    var displayPadding: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 40, trailing: 0) }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      context.translateBy(x: 0, y: offset)
      for line in layout { context.draw(line) }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width + 10, height: size.height)
    }
  }

  /// What is drawn outside of the text is seen as far as the padding goes.
  @Test func aRendererMayDrawBesideTheTextAndChangesItsSize() {
    let text = Text("Words").textRenderer(Moving(offset: 30))
    let image = picture(
      VStack(spacing: 0) {
        text; Spacer()
      })
    #expect(darkness(image, in: 0..<25) == 0)
    #expect(darkness(image, in: 30..<60) > 20)
    func width(_ view: some View) -> CGFloat {
      HostedView(view.fixedSize().accessibilityIdentifier("a")).frames["a"]?.width ?? 0
    }
    #expect(isClose(width(text), width(Text("Words")) + 10))
  }

  @Test func aChangedRendererIsAnimated() {
    struct Screen: View {
      @State private var offset: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Text("Words").textRenderer(Moving(offset: offset))
          Spacer()
          Button("Move") { withAnimation(.linear(duration: 1)) { offset = 40 } }
        }
        .background(.white)
      }
    }
    let hosted = HostedView(Screen(), size: CGSize(width: 200, height: 120))
    hosted.activate("Move")
    UIKitHost.shared.advance(by: 0.5)
    hosted.settle()
    // Halfway, it is neither at its old place nor at its new one.
    #expect(darkness(hosted.picture, in: 0..<12) == 0)
    #expect(darkness(hosted.picture, in: 18..<44) > 20)
    UIKitHost.shared.advance(by: 1)
    hosted.settle()
    #expect(darkness(hosted.picture, in: 40..<62) > 20)
  }

  @Test func whatIsReadStays() {
    let hosted = HostedView(
      (Text("Ab ") + Text("cd").customAttribute(Marked(name: "x"))).textRenderer(Watching(seen: Seen())))
    #expect(hosted.labels == ["Ab cd"])
  }
}
