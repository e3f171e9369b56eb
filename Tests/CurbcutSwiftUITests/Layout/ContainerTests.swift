import CurbcutGraphics
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// Views whose size or place follows from what is around them.
@MainActor
@Suite(.serialized)
struct ContainerTests {
  private func frames(_ content: some View, _ size: CGSize = CGSize(width: 300, height: 200)) -> [String:
    CGRect]
  {
    let hosted = HostedView(content, size: size)
    var found: [String: CGRect] = [:]
    // Those in scroll views as well.
    func walk(_ node: ViewNode) {
      for item in node.accessibilityItems {
        guard let label = item.properties.label?.plain, item.place === node || item.owner === node else {
          continue
        }
        found[label] = node.holder.convert(node.pixelFrame, to: nil)
      }
      node.children.forEach(walk)
    }
    if let root = hosted.surface.root { walk(root) }
    return found
  }

  // [D] containerRelativeFrame(_:count:span:spacing:alignment:)
  @Test func aViewTakesColumnsOfItsScrollView() {
    let found = frames(
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10).accessibilityLabel("one")
          Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
            .accessibilityLabel("two")
        }
      }, CGSize(width: 320, height: 100))
    #expect(found["one"]?.width == 100)
    #expect(found["two"]?.width == 210)
  }

  @Test func aViewIsAsLargeAsItsScreenAllows() {
    let found = frames(
      VStack {
        Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .horizontal ? length / 2 : length / 4
        }
        .accessibilityLabel("a")
      })
    #expect(found["a"]?.size == CGSize(width: 150, height: 50))
  }

  // [D] contentMargins(_:_:for:)
  @Test func marginsKeepScrolledContentClearOfTheEdges() {
    let view = ScrollView { Color.red.frame(height: 20).accessibilityLabel("a") }
      .contentMargins(.leading, 30).contentMargins(.top, 12)
    #expect(frames(view)["a"] == CGRect(x: 30, y: 12, width: 270, height: 20))
    #expect(
      frames(view.environment(\.layoutDirection, .rightToLeft))["a"]
        == CGRect(x: 0, y: 12, width: 270, height: 20))
  }

  // [D] safeAreaPadding(_:_:)
  @Test func paddingOfTheSafeAreaCanBeIgnored() {
    let found = frames(
      ZStack {
        Color.red.accessibilityLabel("a")
        Color.blue.ignoresSafeArea().accessibilityLabel("b")
      }.safeAreaPadding(20))
    #expect(found["a"] == CGRect(x: 20, y: 20, width: 260, height: 160))
  }

  // [D] safeAreaInset(edge:alignment:spacing:content:): nil for the default distance
  @Test func anInsetKeepsItsDistance() {
    let found = frames(
      Color.red.accessibilityLabel("a").safeAreaInset(edge: .bottom) {
        Color.blue.frame(width: 40, height: 30).accessibilityLabel("b")
      })
    #expect(found["a"]?.height == 162)
    #expect(found["b"] == CGRect(x: 130, y: 170, width: 40, height: 30))
  }

  // [D] Layout: leading is right in right-to-left languages, without the layout's doing
  @Test func anAppsLayoutIsMirrored() {
    struct Row: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: proposal.width ?? 100, height: 20)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        for (index, view) in subviews.enumerated() {
          view.place(
            at: CGPoint(x: bounds.minX + CGFloat(index) * 30, y: bounds.minY), proposal: .unspecified)
        }
      }
    }
    let view = Row {
      Color.red.frame(width: 10, height: 10).accessibilityLabel("a")
      Color.red.frame(width: 20, height: 10).accessibilityLabel("b")
    }
    #expect(frames(view)["b"]?.minX == 30)
    let mirrored = frames(view.environment(\.layoutDirection, .rightToLeft))
    #expect(mirrored["a"]?.minX == 290)
    #expect(mirrored["b"]?.minX == 250)
  }

  // [D] explicitAlignment(of:in:proposal:subviews:cache:): by default, the guides of the views are merged
  @Test func guidesAreSeenThroughAnAppsLayout() {
    struct Only: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews[0].sizeThatFits(proposal)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
      }
    }
    let found = frames(
      VStack(alignment: .leading) {
        Only {
          Color.red.frame(width: 50, height: 10).alignmentGuide(.leading) { _ in 20 }.accessibilityLabel("a")
        }
        Color.red.frame(width: 50, height: 10).accessibilityLabel("b")
      })
    #expect((found["b"]?.minX ?? 0) - (found["a"]?.minX ?? 0) == 20)
  }

  // [D] AnyLayout keeps the identity of its views, and is a layout itself
  @Test func aLayoutCanBeExchanged() {
    for isRow in [true, false] {
      let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      let found = frames(
        layout {
          Color.red.accessibilityLabel("a")
          Color.red.accessibilityLabel("b")
        })
      #expect(found["a"]?.width == (isRow ? 150 : 300))
    }
  }

  // [O] a view of a higher priority decides how large a pile is; a divider is as high as its row
  @Test func pilesAndRowsStandAsTheyHaveBecome() {
    let pile = frames(
      ZStack {
        Color.red.accessibilityLabel("back")
        Color.blue.frame(width: 60, height: 40).layoutPriority(1).accessibilityLabel("front")
      })
    #expect(pile["back"]?.size == CGSize(width: 60, height: 40))
    let row = frames(
      HStack {
        Color.red.frame(width: 10, height: 50).accessibilityLabel("a")
        Color.blue.frame(width: 1).accessibilityLabel("line")
      }.fixedSize(horizontal: false, vertical: true))
    #expect(row["line"]?.height == 50)
  }

  // [D] Anchor, overlayPreferenceValue(_:alignment:_:)
  @Test func anchorsGivePlacesInOtherCoordinates() {
    struct Key: PreferenceKey {
      static var defaultValue: Anchor<CGRect>? { nil }
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = nextValue() ?? value
      }
    }
    let found = frames(
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 50)
        Color.red.frame(width: 60, height: 20).anchorPreference(key: Key.self, value: .bounds) { $0 }
      }.padding(10).overlayPreferenceValue(Key.self) { anchor in
        GeometryReader { proxy in
          let place = anchor.map { proxy[$0] } ?? .zero
          Color.blue.frame(width: place.width, height: place.height).accessibilityLabel("found")
            .offset(x: place.minX, y: place.minY)
        }
      })
    #expect(found["found"] == CGRect(x: 120, y: 115, width: 60, height: 20))
  }
}
