import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// Texts that are scrolled far away have no view, so that thousands of them take little memory; nobody else notices.
@MainActor
@Suite(.serialized)
struct DistantTextTests {
  private let control = Switch()
  private let room = CGSize(width: 300, height: 400)

  private struct Rows: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<500, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 40) }
        }
      }
    }
  }

  /// The rows whose words are drawn where they can be seen.
  private func seenRows<Content>(_ hosted: HostedView<Content>) -> [String] {
    let window = hosted.window.bounds
    return hosted.views(TextDrawing.self)
      .filter { $0.convert($0.bounds, to: nil).intersects(window) }
      .compactMap { $0.node?.copiedString }
  }

  /// What assistive technologies read in the scroll view.
  private func readLabels<Content>(_ hosted: HostedView<Content>) -> [String] {
    let elements = hosted.views(NodeScrollView.self).first?.accessibilityElements as? [UIResponder]
    return elements?.compactMap(\.accessibilityLabel) ?? []
  }

  @Test func onlyTextsNearTheVisiblePartHaveViews() throws {
    let hosted = HostedView(Rows(), size: room)
    #expect(seenRows(hosted) == (0..<10).map { "Row \($0)" })
    // A screen more on each side.
    #expect(hosted.views(TextDrawing.self).count == 20)
    #expect(readLabels(hosted).count == 500)
    let scroll = try #require(hosted.views(NodeScrollView.self).first)
    scroll.contentOffset.y = 8_020
    hosted.settle()
    #expect(seenRows(hosted) == (200...210).map { "Row \($0)" })
    #expect(hosted.views(TextDrawing.self).count <= 31)
    #expect(readLabels(hosted).count == 500)
    scroll.contentOffset.y = 0
    hosted.settle()
    #expect(seenRows(hosted) == (0..<10).map { "Row \($0)" })
  }

  @Test func aFastFlickShowsTextsAllTheWay() throws {
    let hosted = HostedView(Rows(), size: room)
    let scroll = try #require(hosted.views(NodeScrollView.self).first)
    for offset in stride(from: CGFloat(0), to: 3_000, by: 90) {
      scroll.contentOffset.y = offset
      hosted.window.layoutIfNeeded()
      let first = Int((offset / 40).rounded(.down))
      #expect(seenRows(hosted).first == "Row \(first)")
      #expect(seenRows(hosted).count >= 10)
    }
  }

  @Test func aTextThatComesNearWithALayoutHasAView() {
    let hosted = HostedView(
      Switched(control: control) { isOn in
        ScrollView {
          VStack(spacing: 0) {
            Color.clear.frame(height: isOn ? 100 : 5_000)
            Text("Far")
          }
        }
      }, size: room)
    #expect(hosted.views(TextDrawing.self).isEmpty)
    control.set(true)
    hosted.settle()
    #expect(seenRows(hosted) == ["Far"])
    control.set(false)
    hosted.settle()
    #expect(seenRows(hosted) == [])
  }

  @Test func aTextThatComesFromFarIsSeenOnItsWay() {
    let hosted = HostedView(
      Switched(control: control) { isOn in
        ScrollView {
          VStack(spacing: 0) {
            Color.clear.frame(height: isOn ? 100 : 2_100)
            Text("Far")
          }
        }
      }, size: room)
    #expect(hosted.views(TextDrawing.self).isEmpty)
    withAnimation(.linear(duration: 1)) { control.set(true) }
    hosted.settle()
    hosted.advance(by: 0.9)
    #expect(abs(hosted.place(TextDrawing.self).minY - 300) < 2)
  }

  @Test func aNewTextFadesInWhereItIsSeen() {
    let hosted = HostedView(
      Switched(control: control) { isOn in
        ScrollView { VStack { if isOn { Text("New") } } }
      }, size: room)
    withAnimation(.linear(duration: 1)) { control.set(true) }
    hosted.settle()
    hosted.advance(by: 0.5)
    #expect(seenRows(hosted) == ["New"])
    #expect(hosted.views(PassThroughView.self).contains { abs(Double($0.alpha) - 0.5) < 0.02 })
  }

  @Test func aLargerRoomShowsMore() {
    let hosted = HostedView(Rows(), size: room)
    hosted.window.frame.size.height = 1_600
    hosted.settle()
    #expect(seenRows(hosted) == (0..<40).map { "Row \($0)" })
  }

  @Test func aTextFarAwayIsReadWithItsNewWords() {
    let hosted = HostedView(
      Switched(control: control) { isOn in
        ScrollView {
          VStack {
            Color.clear.frame(height: 5_000)
            Text(isOn ? "After" : "Before")
          }
        }
      }, size: room)
    #expect(readLabels(hosted) == ["Before"])
    control.set(true)
    hosted.settle()
    #expect(readLabels(hosted) == ["After"])
    #expect(hosted.views(TextDrawing.self).isEmpty)
  }
}
