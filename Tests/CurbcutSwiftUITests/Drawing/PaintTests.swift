import CurbcutGraphics
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// What shapes and texts are drawn with, and what shapes are made of others.
@MainActor
@Suite(.serialized)
struct PaintTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  /// The colours at points of a view of 100 by 100 points on white, as bytes.
  private func colors(_ content: some View, at points: (CGFloat, CGFloat)...) -> [[Int]] {
    let hosted = HostedView(
      content.frame(width: 100, height: 100).background(.white), size: CGSize(width: 100, height: 100))
    let image = hosted.picture
    return points.map { point in
      let found = image?.color(atX: Int(point.0), y: Int(point.1))
      return found.map { [$0.red, $0.green, $0.blue].map { Int(min(max($0 * 255, 0), 255).rounded()) } } ?? []
    }
  }

  /// The documentation of `background(in:fillStyle:)`: the shape is filled with the environment's background style.
  @Test func aShapeBehindAViewHasTheBackgroundStyle() {
    let view = Color.clear.frame(width: 60, height: 60).background(in: Circle()).backgroundStyle(red)
    let white = [255, 255, 255]
    #expect(colors(view, at: (50, 50), (22, 22), (5, 50)) == [[255, 0, 0], white, white])
  }

  /// `foregroundStyle(.linearGradient(…))` and its kin, of colours, stops, a gradient, and a colour's own gradient.
  @Test func gradientsHaveNamesAmongTheStyles() {
    let (two, stops) = (Gradient(colors: [red, blue]), [Gradient.Stop(color: blue, location: 0)])
    func filled(_ style: some ShapeStyle) -> [[Int]] {
      colors(Rectangle().fill(style), at: (4, 50), (95, 50))
    }
    let linear = filled(.linearGradient(two, startPoint: .leading, endPoint: .trailing))
    #expect(linear[0][0] > 240 && linear[1][2] > 240)
    #expect(
      filled(.linearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)) == linear)
    #expect(
      filled(.linearGradient(AnyGradient(two), startPoint: .leading, endPoint: .trailing)) == linear)
    let plain = [[0, 0, 255], [0, 0, 255]]
    #expect(filled(.radialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 9)) == plain)
    #expect(filled(.radialGradient(AnyGradient(Gradient(stops: stops)), endRadius: 9)) == plain)
    #expect(filled(.ellipticalGradient(stops: stops)) == plain)
    #expect(filled(.conicGradient(Gradient(stops: stops), center: .center)) == plain)
    #expect(
      filled(.angularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(90)))
        == plain)
    let turned = filled(.conicGradient(two, center: .center, angle: .degrees(90)))
    #expect(filled(.conicGradient(colors: [red, blue], center: .center, angle: .degrees(90))) == turned)
    #expect(turned[0] != turned[1])
  }

  // [D] MeshGradient
  @Test func aMeshHasTheColoursOfItsPoints() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [red, blue, blue, red])
    let seen = colors(mesh, at: (1, 1), (98, 1), (50, 50), (98, 98))
    #expect(seen[0][0] > 245 && seen[1][2] > 245 && seen[3][0] > 245)
    #expect((110...145).contains(seen[2][0]) && (110...145).contains(seen[2][2]))
    // Too few colours are none.
    let wrong = MeshGradient(width: 3, height: 3, points: [[0, 0]], colors: [red], background: blue)
    #expect(colors(wrong, at: (50, 50)) == [[0, 0, 255]])
    func point(_ x: Float, _ y: Float) -> MeshGradient.BezierPoint {
      let place = SIMD2<Float>(x, y)
      return MeshGradient.BezierPoint(
        position: place, leadingControlPoint: place - [0.3, 0], topControlPoint: place - [0, 0.3],
        trailingControlPoint: place + [0.3, 0], bottomControlPoint: place + [0, 0.3])
    }
    let curved = MeshGradient(
      width: 2, height: 2, bezierPoints: [point(0, 0), point(1, 0), point(0, 1), point(1, 1)],
      colors: [red, red, blue, blue], smoothsColors: false)
    let rows = colors(curved, at: (50, 2), (50, 97))
    #expect(rows[0][0] > 240 && rows[1][2] > 240)
  }

  // [D] AngularGradient: the missing part of the circle is filled with its ends
  @Test func anAngularGradientIsSmoothAndWhole() {
    let half = AngularGradient(
      colors: [red, blue], center: .center, startAngle: .zero, endAngle: .degrees(180))
    let seen = colors(half, at: (95, 51), (50, 95), (5, 51), (20, 20), (80, 20))
    #expect(seen[0][0] > 240 && seen[2][2] > 240)
    #expect((115...140).contains(seen[1][0]))
    #expect(seen[3] == [0, 0, 255] && seen[4] == [255, 0, 0])
  }

  // [D] ImagePaint
  @Test func aPictureIsRepeated() {
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
    }
    let view = Rectangle().fill(.image(Image(uiImage: tile)))
    #expect(colors(view, at: (5, 5), (15, 5), (45, 65), (55, 65)).map { $0[0] } == [255, 0, 255, 0])
    let part = Rectangle().fill(
      ImagePaint(image: Image(uiImage: tile), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1)))
    #expect(colors(part, at: (5, 5), (15, 5)) == [[0, 0, 255], [0, 0, 255]])
    #expect(colors(Rectangle().fill(.image(Image(uiImage: tile), scale: 2)), at: (15, 5))[0][0] == 255)
  }

  // [D] ShapeStyle.shadow(_:)
  @Test func styleHasShadows() {
    let drop = Rectangle().fill(red.shadow(.drop(color: .black, radius: 2, y: 20))).frame(
      width: 40, height: 40)
    let seen = colors(drop, at: (50, 50), (50, 80), (50, 20))
    #expect(seen[0] == [255, 0, 0] && seen[1][0] < 20 && seen[2] == [255, 255, 255])
    let inner = Rectangle().fill(red.shadow(.inner(color: .black, radius: 4))).frame(width: 60, height: 60)
    let edge = colors(inner, at: (50, 50), (21, 50), (15, 50))
    #expect(edge[0][0] > 245 && edge[1][0] < 180 && edge[2] == [255, 255, 255])
  }

  // [D] ShapeStyle.blendMode(_:), opacity(_:)
  @Test func styleMixesWithWhatIsBehind() {
    let mixed = ZStack {
      red
      Rectangle().fill(blue.blendMode(.multiply))
    }
    #expect(colors(mixed, at: (50, 50)) == [[0, 0, 0]])
    let shown = Rectangle().fill(.opacity(0.5)).foregroundStyle(red)
    #expect((126...129).contains(colors(shown, at: (50, 50))[0][1]))
  }

  // [D] Shape.union(_:eoFill:) and its kin
  @Test func shapesAreCombined() {
    let left = Rectangle().size(width: 60, height: 100)
    let right = Rectangle().size(width: 60, height: 100).offset(x: 40)
    func inside(_ shape: some Shape) -> [Bool] {
      let path = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      return [20, 50, 80].map { path.contains(CGPoint(x: $0, y: 50)) }
    }
    #expect(inside(left.union(right)) == [true, true, true])
    #expect(inside(left.intersection(right)) == [false, true, false])
    #expect(inside(left.subtracting(right)) == [true, false, false])
    #expect(inside(left.symmetricDifference(right)) == [true, false, true])
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(left.union(right).path(in: rect).boundingRect == rect)
    // Circles that meet leave a lens.
    let (one, two) = (
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60)),
      Path(ellipseIn: CGRect(x: 30, y: 0, width: 60, height: 60))
    )
    let lens = one.intersection(two).boundingRect
    #expect(abs(lens.minX - 30) < 0.1 && abs(lens.maxX - 60) < 0.1)
    #expect(one.subtracting(one).isEmpty)
    #expect(one.intersection(one).contains(CGPoint(x: 30, y: 30)))
    #expect(
      !one.intersection(Path(CGRect(x: 200, y: 0, width: 5, height: 5))).contains(CGPoint(x: 30, y: 30)))
  }

  // [D] A hole is left out where it is subtracted
  @Test func aHoleIsLeftOut() {
    let ring = Circle().subtracting(Circle().inset(by: 20))
    #expect(
      colors(ring.fill(red), at: (50, 50), (50, 8), (2, 2)) == [
        [255, 255, 255], [255, 0, 0], [255, 255, 255],
      ])
  }

  // [D] Path.lineIntersection(_:eoFill:), lineSubtraction(_:eoFill:)
  @Test func linesAreCut() {
    let line = Path {
      $0.move(to: CGPoint(x: 0, y: 50))
      $0.addLine(to: CGPoint(x: 100, y: 50))
    }
    let box = Path(CGRect(x: 20, y: 20, width: 30, height: 60))
    let inside = line.lineIntersection(box).boundingRect
    #expect(inside.minX == 20 && inside.maxX == 50)
    let outside = Path {
      $0.move(to: CGPoint(x: 0, y: 50))
      $0.addLine(to: CGPoint(x: 20, y: 50))
      $0.move(to: CGPoint(x: 50, y: 50))
      $0.addLine(to: CGPoint(x: 100, y: 50))
    }
    #expect(line.lineSubtraction(box) == outside)
  }

  // [D] RoundedCornerStyle.continuous
  @Test func aContinuousCornerBeginsEarlier() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (round, gentle) = (
      Path(roundedRect: rect, cornerRadius: 20, style: .circular),
      Path(roundedRect: rect, cornerRadius: 20, style: .continuous)
    )
    // Where the circle has already ended, the gentle curve is still inside of the edge.
    #expect(round.contains(CGPoint(x: 20.5, y: 0.05)) && !gentle.contains(CGPoint(x: 20.5, y: 0.05)))
    #expect(gentle.boundingRect == rect)
    // Half circles stay what they are.
    let wide = CGRect(x: 0, y: 0, width: 100, height: 40)
    let (pill, circular) = (
      Capsule(style: .continuous).path(in: wide), Capsule(style: .circular).path(in: wide)
    )
    for x in stride(from: 0.5, to: 20, by: 1.5) {
      for y in stride(from: 0.5, to: 40, by: 1.5) {
        #expect(pill.contains(CGPoint(x: x, y: y)) == circular.contains(CGPoint(x: x, y: y)), "\(x) \(y)")
      }
    }
  }

  // [D] ContainerRelativeShape: smaller by the distance from the container, whose corners it shares
  @Test func aShapeFollowsItsContainer() {
    func corner(_ inset: CGFloat) -> [[Int]] {
      colors(
        ContainerRelativeShape().fill(red).padding(inset).containerShape(
          RoundedRectangle(cornerRadius: 30, style: .circular)), at: (inset + 4, inset + 4), (50, 50))
    }
    #expect(corner(0) == [[255, 255, 255], [255, 0, 0]])
    // With 24 points to the edge, a radius of 6 is left.
    #expect(corner(24) == [[255, 0, 0], [255, 0, 0]])
    #expect(colors(ContainerRelativeShape().fill(red), at: (1, 1)) == [[255, 0, 0]])
  }

  // Food Truck's cards and Backyard Birds' icons, whose backgrounds are as round as their containers
  @Test func aBackgroundStyleFollowsItsContainer() {
    let round = RoundedRectangle(cornerRadius: 30, style: .circular)
    let plain = Color.clear.background(red)
    #expect(colors(plain.containerShape(round), at: (4, 4), (50, 50)) == [[255, 255, 255], [255, 0, 0]])
    #expect(colors(plain, at: (1, 1)) == [[255, 0, 0]])
  }

  // [D] foregroundStyle(_:): symbols have it as texts do
  @Test func aSymbolHasTheColoursOfItsGradient() {
    let gradient = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
    let symbol = Image(systemName: "circle.fill").resizable().foregroundStyle(gradient)
    let seen = colors(symbol, at: (15, 50), (85, 50))
    #expect(seen[0][0] > 150 && seen[0][2] < 100 && seen[1][2] > 150 && seen[1][0] < 100)
  }

  // [D] What is animatable of a text is so as of a shape
  @Test func theColourOfATextGoesToItsEndOverTime() {
    let control = Switch()
    let hosted = HostedView(
      Switched(control: control) {
        Text("MMM").font(.system(size: 40, weight: .black)).foregroundStyle(
          $0 ? Color.white : Color(red: 0, green: 0, blue: 0))
      }, size: CGSize(width: 200, height: 100))
    func darkest() -> Int {
      let image = hosted.picture
      let found = (0..<200).map { x in
        (0..<100).map { y in image?.color(atX: x, y: y)?.red ?? 1 }.min() ?? 1
      }
      return Int(((found.min() ?? 1) * 255).rounded())
    }
    #expect(darkest() == 0)
    withAnimation(.linear(duration: 1)) { control.set(true) }
    hosted.settle()
    #expect(darkest() < 10)
    hosted.advance(by: 0.5)
    #expect((110...145).contains(darkest()))
    hosted.advance(by: 0.6)
    #expect(darkest() == 255)
  }

  // [D] tint(_:) with a gradient
  @Test func aGaugeHasTheGradientOfItsTint() {
    let gauge = Gauge(value: 1) { Text("Speed") }.gaugeStyle(.linearCapacity).labelsHidden()
      .tint(Gradient(colors: [red, blue]))
    let hosted = HostedView(gauge.frame(width: 100), size: CGSize(width: 100, height: 100))
    let image = hosted.picture
    func row(_ x: Int) -> [CGFloat] {
      (0..<100).compactMap { y in
        image?.color(atX: x, y: y).flatMap { $0.green < 0.3 ? $0.red - $0.blue : nil }
      }
    }
    #expect(row(10).contains { $0 > 0.5 })
    #expect(row(90).contains { $0 < -0.5 })
  }

  // [D] buttonBorderShape(.circle)
  @Test func aRoundButtonIsAsWideAsHigh() {
    let button = Button("Add to the list") {}.buttonStyle(.bordered).buttonBorderShape(.circle)
    let frame = HostedView(button).elements.first?.accessibilityFrame ?? .zero
    #expect(frame.width == frame.height && frame.width > 60)
  }

  // [D] allowsTightening(_:): letters move together rather than be left out
  @Test func lettersMoveTogetherToFit() {
    let text = Text("Tightened letters").lineLimit(1).fixedSize()
    let width = HostedView(text).elements.first?.accessibilityFrame.width ?? 0
    /// How much of the picture is dark.
    func ink(_ allows: Bool) -> Int {
      let hosted = HostedView(
        Text("Tightened letters").lineLimit(1).allowsTightening(allows).frame(width: width - 4),
        size: CGSize(width: 300, height: 40))
      let image = hosted.picture
      return (0..<300).reduce(0) { sum, x in
        sum + (0..<40).count { y in (image?.color(atX: x, y: y)?.red ?? 1) < 0.5 }
      }
    }
    #expect(width > 50)
    #expect(ink(true) > ink(false))
  }

  // [D] scrollClipDisabled(_:)
  @Test func whatIsScrolledCanBeSeenBeyondTheEdges() {
    func seen(_ isDisabled: Bool) -> [[Int]] {
      colors(
        ScrollView { red.frame(height: 40).offset(y: -20) }.scrollClipDisabled(isDisabled)
          .frame(height: 40), at: (50, 20))
    }
    #expect(seen(true) == [[255, 0, 0]])
    #expect(seen(false) == [[255, 255, 255]])
  }
}
