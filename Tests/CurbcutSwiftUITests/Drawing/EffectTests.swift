import CurbcutGraphics
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// What effects make of the picture of a view.
@MainActor
@Suite(.serialized)
struct EffectTests {
  private static let size: CGFloat = 100

  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)
  private let square = CGSize(width: 40, height: 40)

  /// The colours at points of a view on white, as bytes.
  private func colors(_ content: some View, at points: [CGPoint]) -> [[Int]] {
    let hosted = HostedView(
      content.frame(width: Self.size, height: Self.size).background(.white),
      size: CGSize(width: Self.size, height: Self.size))
    let image = hosted.picture
    return points.map { point in
      let found = image?.color(atX: Int(point.x), y: Int(point.y))
      return found.map { [$0.red, $0.green, $0.blue].map { Int(min(max($0 * 255, 0), 255).rounded()) } } ?? []
    }
  }

  private func middle(_ content: some View) -> [Int] {
    colors(content, at: [CGPoint(x: 50, y: 50)]).first ?? []
  }

  /// A quotient of lengths that are still zero is no number, and a view that is scaled or turned by it is shown as it is.
  @Test func effectsByNoNumberAreNone() {
    let (none, nowhere) = (CGFloat.nan, UnitPoint(x: .nan, y: 0.5))
    for view in [
      AnyView(red.scaleEffect(none)), AnyView(red.scaleEffect(0.5, anchor: nowhere)),
      AnyView(red.rotationEffect(.degrees(Double(none)))),
      AnyView(red.rotation3DEffect(.degrees(20), axis: (1, 0, 0), anchor: nowhere)),
      AnyView(red.transformEffect(CGAffineTransform(translationX: none, y: 0))),
    ] {
      #expect(middle(view) == [255, 0, 0])
    }
  }

  // [D] rotation3DEffect(_:axis:anchor:anchorZ:perspective:): the farther edge is shorter
  @Test func whatIsFartherAwayIsSmaller() {
    func heights(_ perspective: CGFloat) -> (left: Int, right: Int) {
      let view = red.frame(width: 80, height: 80)
        .rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0), perspective: perspective)
      func height(_ x: CGFloat) -> Int {
        colors(view, at: (0..<100).map { CGPoint(x: x, y: CGFloat($0)) }).count { $0 == [255, 0, 0] }
      }
      return (height(26), height(70))
    }
    let near = heights(1)
    #expect(near.left > 84 && near.right < 74)
    let far = heights(0)
    #expect(far.left == 80 && far.right == 80)
  }

  @Test func whatIsTurnedInSpaceIsFoundWhereItIsSeen() throws {
    let hosted = HostedView(
      Button {
      } label: {
        Text("Card").frame(width: 80, height: 80)
      }
      .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading),
      size: CGSize(width: 100, height: 100))
    let frame = try #require(hosted.elements.first).accessibilityFrame
    // The other edge is 80 · cos 60° to the side and, from an eye 80 points away, 1 + sin 60° times as far.
    #expect(abs(frame.minX - 10) < 1 && abs(frame.maxX - 10 - 40 / (1 + 0.866)) < 1)
    #expect(abs(frame.height - 80) < 1)
    let seen = CGPoint(x: frame.midX, y: frame.midY)
    #expect(hosted.window.hitTest(seen, with: nil) is TouchArea)
    #expect(!(hosted.window.hitTest(CGPoint(x: 70, y: 50), with: nil) is TouchArea))
  }

  // [D] glassEffectUnion(id:namespace:), GlassEffectContainer
  @Test func piecesOfGlassAreOne() {
    struct Pieces: View {
      let isUnion: Bool
      @Namespace private var space
      var body: some View {
        GlassEffectContainer {
          HStack(spacing: 20) {
            ForEach(0..<2) { _ in
              Color.clear.frame(width: 40, height: 40).glassEffect()
                .glassEffectUnion(id: isUnion ? "pair" : nil, namespace: space)
            }
          }
        }
        .background(.black)
      }
    }
    let between = CGPoint(x: 50, y: 50)
    #expect(colors(Pieces(isUnion: false), at: [between]) == [[0, 0, 0]])
    #expect(colors(Pieces(isUnion: true), at: [between]).first?.first ?? 0 > 60)
  }

  @Test func noRimLiesWherePiecesOfGlassMeet() {
    let pieces = HStack(spacing: -10) {
      Color.clear.frame(width: 40, height: 40).glassEffect(in: .rect)
      Color.clear.frame(width: 40, height: 40).glassEffect(in: .rect)
    }
    // The second begins at 45, within the first, which begins at 15.
    func rim(_ view: some View) -> [[Int]] {
      colors(
        view.frame(width: Self.size, height: Self.size).background(.black),
        at: [44, 45, 30].map { CGPoint(x: $0, y: 50) })
    }
    let one = rim(GlassEffectContainer { pieces })
    #expect(one[0] == one[2] && one[1] == one[2] && one[2] != [0, 0, 0])
    #expect(rim(pieces)[1] != one[1])
  }

  // [D] colorInvert()
  @Test func invertedWhiteIsBlack() {
    #expect(middle(Color.white.colorInvert()) == [0, 0, 0])
    #expect(middle(red.colorInvert()) == [0, 255, 255])
  }

  // [D] blendMode(_:), BlendMode
  @Test(arguments: [
    (BlendMode.normal, [0, 255, 0]), (.multiply, [0, 0, 0]), (.screen, [255, 255, 0]), (.darken, [0, 0, 0]),
    (.lighten, [255, 255, 0]), (.difference, [255, 255, 0]), (.exclusion, [255, 255, 0]),
    (.plusLighter, [255, 255, 0]), (.plusDarker, [0, 0, 0]), (.destinationOver, [255, 0, 0]),
    (.sourceAtop, [0, 255, 0]), (.overlay, [255, 0, 0]), (.hardLight, [0, 255, 0]),
    (.colorBurn, [255, 0, 0]),
    (.colorDodge, [255, 0, 0]),
  ])
  func greenIsMixedWithRed(_ mode: BlendMode, _ expected: [Int]) {
    let mixed = middle(
      ZStack {
        red
        green.blendMode(mode)
      })
    #expect(mixed == expected, "\(mode)")
  }

  // [D] compositingGroup(): what is in the group mixes only with what is in it
  @Test func aGroupKeepsBlendingInside() {
    let inner = ZStack {
      Color.clear
      green.blendMode(.multiply)
    }
    #expect(
      middle(
        ZStack {
          red
          inner.compositingGroup()
        }) == [0, 255, 0])
    #expect(
      middle(
        ZStack {
          red
          inner
        }) == [0, 0, 0])
  }

  // [D] blur(radius:opaque:)
  @Test func aBlurredEdgeIsBetween() {
    let box = Color.black.frame(width: 40, height: 40)
    let soft = colors(
      box.blur(radius: 4),
      at: [CGPoint(x: 50, y: 50), CGPoint(x: 30, y: 50), CGPoint(x: 25, y: 50), CGPoint(x: 2, y: 2)])
    #expect(soft[0][0] < 10)
    #expect((90...165).contains(soft[1][0]))
    #expect(soft[2][0] > soft[1][0] && soft[2][0] < 255)
    #expect(soft[3] == [255, 255, 255])
    // An opaque one has sharp edges.
    let sharp = colors(
      box.blur(radius: 4, opaque: true), at: [CGPoint(x: 31, y: 50), CGPoint(x: 28, y: 50)])
    #expect(sharp == [[0, 0, 0], [255, 255, 255]])
    #expect(colors(box.blur(radius: 0), at: [CGPoint(x: 31, y: 50)]) == [[0, 0, 0]])
  }

  // [D] brightness(_:), contrast(_:), saturation(_:), grayscale(_:), hueRotation(_:)
  @Test func coloursChange() {
    let gray = Color(red: 0.4, green: 0.4, blue: 0.4)
    #expect(middle(Color.black.brightness(1)) == [255, 255, 255])
    #expect(middle(gray.brightness(0.2)) == [153, 153, 153])
    #expect(middle(red.contrast(0)) == [128, 128, 128])
    #expect((76...77).contains(middle(gray.contrast(2))[0]))
    #expect(middle(red.saturation(0)) == middle(red.grayscale(1)))
    #expect(Set(middle(red.grayscale(1))).count == 1)
    #expect(middle(red.saturation(1)) == [255, 0, 0])
    #expect(middle(gray.hueRotation(.degrees(90))) == [102, 102, 102])
    let turned = middle(red.hueRotation(.degrees(120)))
    #expect(turned[1] > turned[0] && turned[1] > turned[2])
    #expect(middle(red.hueRotation(.degrees(360))) == [255, 0, 0])
  }

  // [D] colorMultiply(_:), luminanceToAlpha()
  @Test func coloursAreMultiplied() {
    #expect(middle(red.colorMultiply(green)) == [0, 0, 0])
    #expect(middle(Color.white.colorMultiply(red)) == [255, 0, 0])
    #expect(middle(Color.white.luminanceToAlpha()) == [0, 0, 0])
    #expect(middle(Color.black.luminanceToAlpha()) == [255, 255, 255])
  }

  // [D] Effects change no layout, and nothing that assistive technologies find.
  @Test func effectsChangeNothingButThePicture() throws {
    let plain = try #require(HostedView(Text("Hello")).elements.first?.accessibilityFrame)
    let changed = HostedView(
      Text("Hello").blur(radius: 20).blendMode(.difference).colorInvert().grayscale(1).compositingGroup()
        .luminanceToAlpha().drawingGroup())
    #expect(changed.labels == ["Hello"])
    let frame = try #require(changed.elements.first?.accessibilityFrame)
    #expect(abs(frame.minX - plain.minX) < 0.001 && abs(frame.minY - plain.minY) < 0.001)
    #expect(abs(frame.maxX - plain.maxX) < 0.001 && abs(frame.maxY - plain.maxY) < 0.001)
  }

  // [D] transformEffect(_:) is around the top left corner
  @Test func aTransformIsAroundTheTopLeftCorner() {
    let moved = red.frame(width: 20, height: 20).transformEffect(CGAffineTransform(scaleX: 2, y: 2))
    let seen = colors(moved, at: [CGPoint(x: 75, y: 75), CGPoint(x: 38, y: 38)])
    #expect(seen == [[255, 0, 0], [255, 255, 255]])
    let projected = red.frame(width: 20, height: 20).projectionEffect(
      ProjectionTransform(CGAffineTransform(translationX: 30, y: 0)))
    #expect(colors(projected, at: [CGPoint(x: 80, y: 50)]) == [[255, 0, 0]])
  }

  // [D] VisualEffect has the effects of views
  @Test func visualEffectsChangeThePicture() {
    #expect(middle(Color.black.visualEffect { content, _ in content.brightness(1) }) == [255, 255, 255])
    let soft = colors(
      Color.black.frame(width: 40, height: 40).visualEffect { content, _ in content.blur(radius: 4) },
      at: [CGPoint(x: 27, y: 50)])
    #expect((1...254).contains(soft[0][0]))
  }

  // [D] GraphicsContext.addFilter(_:options:): what is added later comes first
  @Test func aCanvasHasFilters() {
    let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inverted = Canvas { context, _ in
      context.addFilter(.colorInvert())
      context.fill(Path(whole), with: .color(.white))
    }
    #expect(middle(inverted) == [0, 0, 0])
    let drops = Canvas { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: Color(red: 1, green: 0, blue: 0)))
      context.addFilter(.blur(radius: 6))
      context.drawLayer { layer in
        layer.fill(Path(CGRect(x: 20, y: 30, width: 28, height: 40)), with: .color(.black))
        layer.fill(Path(CGRect(x: 52, y: 30, width: 28, height: 40)), with: .color(.black))
      }
    }
    // Two drops that are close become one.
    #expect(middle(drops) == [255, 0, 0])
    #expect(colors(drops, at: [CGPoint(x: 5, y: 50)]) == [[255, 255, 255]])
    let mixed = Canvas { context, _ in
      context.fill(Path(whole), with: .color(Color(red: 1, green: 0, blue: 0)))
      context.blendMode = .multiply
      context.fill(Path(whole), with: .color(Color(red: 0, green: 1, blue: 0)))
    }
    #expect(middle(mixed) == [0, 0, 0])
  }

  // [D] Effects go to their end over time
  @Test func amountsAreAnimated() {
    var effect = PictureEffect(kind: .brightness, amount: 0)
    effect.animatableData = 0.5
    #expect(effect.amount == 0.5)
    var color = ColorMultiplyEffect(Color.Resolved(red: 1, green: 0, blue: 0, opacity: 1))
    #expect(abs(color.animatableData.first.first - 1) < 1e-6)
    color.animatableData.first.first = 0.25
    #expect(color.animatableData.first.first == 0.25)
  }
}
