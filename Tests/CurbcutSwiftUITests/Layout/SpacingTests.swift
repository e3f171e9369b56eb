import CurbcutGraphics
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// The distances that stacks keep where an app asks for none.
@MainActor
@Suite(.serialized)
struct SpacingTests {
  private func frames(_ content: some View) -> [String: CGRect] {
    HostedView(content, size: CGSize(width: 300, height: 300)).frames
  }

  private func gap(_ found: [String: CGRect], _ upper: String = "a", _ lower: String = "b") -> CGFloat {
    guard let a = found[upper], let b = found[lower] else { return .nan }
    return b.minY - a.maxY
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= 0.34 }

  // [R] swiftui-behaviour.md 1.2: headline over subheadline 2.33, subheadline over caption 2
  @Test func textsAreApartByTheLeadingOfTheLowerOne() {
    let found = frames(
      VStack {
        Text("a").font(.headline)
        Text("b").font(.subheadline)
        Text("c").font(.caption)
      })
    #expect(isClose(gap(found), 2.33))
    #expect(isClose(gap(found, "b", "c"), 2))
  }

  // [R] fatbobman, "spacing-of-swiftui": a text between two rectangles is not 8 from either, nor equally far
  // A line and a tenth is kept free: above, from the ascenders, and below, from the height of capitals.
  @Test func aTextKeepsOtherViewsClearOfItsLine() {
    let found = frames(
      VStack {
        Color.red.frame(width: 20, height: 20).accessibilityLabel("above")
        Text("text")
        Color.red.frame(width: 20, height: 20).accessibilityLabel("below")
      })
    #expect(isClose(gap(found, "above", "text"), 6.43))
    #expect(isClose(gap(found, "text", "below"), 10.64))
  }

  @Test func otherViewsAreEightApart() {
    let found = frames(
      VStack {
        Color.red.accessibilityLabel("a")
        Color.red.padding(0).accessibilityLabel("b")
      })
    #expect(gap(found) == 8)
  }

  @Test func aPaddedOrFramedTextIsNoTextToItsNeighbours() {
    let found = frames(
      VStack(spacing: nil) {
        Text("a").frame(height: 30).accessibilityElement(children: .contain)
        Text("b")
      })
    // The frame is 30 high around a line of 20.33.
    #expect(isClose(gap(found), 4.83 + 6.43) == true)
  }

  // [R] SKIP: a spacer has no distance to its neighbours; in a frame it still has none
  @Test func spacersStandWithoutDistances() {
    let found = frames(
      VStack {
        Color.red.accessibilityLabel("a")
        Spacer().frame(height: 20)
        Color.red.accessibilityLabel("b")
      })
    #expect(gap(found) == 20)
  }

  // The spacing of a symbol is that of a text without leading.
  @Test func aSymbolStandsBesideATextAsATextDoes() {
    let found = frames(
      VStack {
        Image(systemName: "star").accessibilityLabel("a")
        Text("b")
      })
    #expect(isClose(gap(found), 0))
  }

  @Test func rowsKeepTextsEightApart() {
    let found = frames(
      HStack {
        Text("a")
        Text("b")
      })
    #expect(isClose((found["b"]?.minX ?? 0) - (found["a"]?.maxX ?? 0), 8))
  }
}
