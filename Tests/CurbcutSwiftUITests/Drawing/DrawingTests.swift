import CurbcutGraphics
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// What is drawn of shapes, styles and effects.
@MainActor
@Suite(.serialized)
struct DrawingTests {
  /// The colour at a point of a view, as bytes.
  private func color(_ content: some View, at point: CGPoint, size: CGFloat = 100) -> [UInt8] {
    let hosted = HostedView(content, size: CGSize(width: size, height: size))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: size, height: size), format: format).image { _ in
      _ = hosted.window.drawHierarchy(in: hosted.window.bounds, afterScreenUpdates: true)
    }
    let found = image.cgImage?.color(atX: Int(point.x), y: Int(point.y))
    return found.map { [$0.red, $0.green, $0.blue].map { UInt8(min(max($0 * 255, 0), 255)) } } ?? []
  }

  private let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

  // [D] Shape.stroke(_:style:antialiased:) draws with the style, whatever it is
  @Test func aLineHasTheColoursOfItsGradient() {
    let view = Rectangle().inset(by: 10).stroke(gradient, lineWidth: 10)
    let (left, right) = (
      color(view, at: CGPoint(x: 10, y: 50)), color(view, at: CGPoint(x: 90, y: 50))
    )
    #expect(left != right)
    #expect(color(view, at: CGPoint(x: 50, y: 50)) == [255, 255, 255])
  }

  /// The number of colours along a row of a view.
  private func colours(of content: some View) -> Int {
    Set((20..<80).map { color(content, at: CGPoint(x: CGFloat($0), y: 21)) }).count
  }

  // [D] FillStyle.isAntialiased: whether to draw antialiased edges of the shape
  @Test func edgesAreAsSmoothAsTheStyleSays() {
    let circle = Circle().inset(by: 20.5)
    #expect(colours(of: circle.fill(.black)) > 2)
    #expect(colours(of: circle.fill(.black, style: FillStyle(antialiased: false))) == 2)
    #expect(colours(of: circle.stroke(.black, lineWidth: 3)) > 2)
    #expect(colours(of: circle.stroke(.black, lineWidth: 3, antialiased: false)) == 2)
    #expect(colours(of: Color.black.clipShape(circle)) > 2)
    #expect(colours(of: Color.black.clipShape(circle, style: FillStyle(antialiased: false))) == 2)
  }

  // MARK: Buttons

  private var middle: CGPoint { CGPoint(x: 50, y: 50) }
  private var filled: Button<Rectangle> {
    Button {
    } label: {
      Rectangle()
    }
  }

  @Test func aStyleThatIsSetAroundAButtonIsThatOfItsLabel() {
    let red = color(Rectangle().foregroundStyle(.red), at: middle)
    #expect(color(filled, at: middle) != red)
    #expect(color(filled.foregroundStyle(.red), at: middle) == red)
    #expect(color(filled.foregroundColor(.red), at: middle) == red)
    #expect(color(VStack { filled }.foregroundStyle(.red), at: middle) == red)
    #expect(color(filled.buttonStyle(.bordered).foregroundStyle(.red), at: middle) == red)
    #expect(color(filled.buttonStyle(.borderedProminent).foregroundStyle(.red), at: middle) == red)
    let menu = Menu {
    } label: {
      Rectangle()
    }
    #expect(color(menu.foregroundStyle(.red), at: middle) == red)
  }

  @Test func aButtonAmongTheSystemsGreyTextsKeepsItsTint() {
    let tint = color(filled, at: middle)
    let content = LabeledContent {
      filled
    } label: {
      EmptyView()
    }
    #expect(color(content, at: CGPoint(x: 90, y: 50)) == tint)
  }

  // A DisclosureGroup outside of a list is a button in the tint.
  @Test func theLabelOfADisclosureGroupHasTheTint() {
    let group = DisclosureGroup {
      EmptyView()
    } label: {
      Rectangle().frame(width: 60, height: 60)
    }
    #expect(color(group, at: CGPoint(x: 30, y: 50)) == color(filled, at: middle))
  }

  // [D] Shape.trim(from:to:)
  @Test func aPartOfAnOutlineIsDrawn() {
    let whole = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    let half = whole.trimmedPath(from: 0, to: 0.5)
    #expect(half.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(whole.trimmedPath(from: 0, to: 0.25).boundingRect.height == 0)
    #expect(whole.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(whole.trimmedPath(from: 0, to: 1) == whole)
  }

  // [D] Path.strokedPath(_:)
  @Test func aLineIsAnArea() {
    let line = Path {
      $0.move(to: CGPoint(x: 10, y: 10))
      $0.addLine(to: CGPoint(x: 50, y: 10))
      $0.addLine(to: CGPoint(x: 50, y: 50))
    }
    let area = line.strokedPath(StrokeStyle(lineWidth: 10))
    #expect(area.boundingRect == CGRect(x: 10, y: 5, width: 45, height: 45))
    #expect(area.contains(CGPoint(x: 54, y: 6)))
    #expect(!area.contains(CGPoint(x: 30, y: 30)))
    let rounded = line.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .round))
    #expect(!rounded.contains(CGPoint(x: 54.5, y: 5.5)))
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 10, dash: [10, 10]))
    #expect(dashed.contains(CGPoint(x: 15, y: 10)) && !dashed.contains(CGPoint(x: 25, y: 10)))
    let square = line.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .square))
    #expect(square.boundingRect == CGRect(x: 5, y: 5, width: 50, height: 50))
  }

  // [D] LayoutDirectionBehavior: shapes are mirrored
  @Test func shapesAreMirrored() {
    let view = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 20, height: 100))
    }.fill(.red)
    let found = color(view.environment(\.layoutDirection, .rightToLeft), at: CGPoint(x: 90, y: 50))
    #expect(found == color(view, at: CGPoint(x: 10, y: 50)))
    #expect(found != [255, 255, 255])
  }

  // [D] foregroundStyle(_:_:_:), HierarchicalShapeStyle
  @Test func levelsOfTheForegroundAreThoseThatAViewSets() {
    let one = color(
      Rectangle().fill(.secondary).foregroundStyle(.red, .blue), at: CGPoint(x: 50, y: 50))
    #expect(one == color(Color.blue, at: CGPoint(x: 50, y: 50)))
    let weaker = color(Rectangle().fill(.secondary).foregroundStyle(.red), at: CGPoint(x: 50, y: 50))
    #expect(weaker == color(Color.red.opacity(0.5), at: CGPoint(x: 50, y: 50)))
    // A level that is set as the foreground is one of the foreground around.
    let nested = color(
      Rectangle().foregroundStyle(.secondary).foregroundStyle(.red), at: CGPoint(x: 50, y: 50))
    #expect(nested == weaker)
  }

  // [D] shadow(color:radius:x:y:): of all that is in the view
  @Test func aShadowIsThatOfWhatIsDrawn() {
    let view = Circle().fill(.white).frame(width: 40, height: 40).shadow(color: .red, radius: 4, x: 0, y: 20)
    #expect(color(view, at: CGPoint(x: 50, y: 80)) != [255, 255, 255])
    #expect(color(view, at: CGPoint(x: 50, y: 50)) == [255, 255, 255])
    #expect(color(view, at: CGPoint(x: 5, y: 5)) == [255, 255, 255])
  }

  // [D] Material: what is behind is blurred
  @Test func aMaterialBlursWhatIsBehind() {
    let view = ZStack {
      HStack(spacing: 0) {
        Color.black
        Color.white
      }
      Rectangle().fill(.ultraThinMaterial)
    }
    let (left, middle, right) = (
      color(view, at: CGPoint(x: 5, y: 50)), color(view, at: CGPoint(x: 48, y: 50)),
      color(view, at: CGPoint(x: 95, y: 50))
    )
    #expect(left[0] < middle[0] && middle[0] < right[0])
  }

  // [D] visualEffect(_:): what is seen changes by the geometry, the layout does not
  @Test func effectsFollowTheGeometry() {
    let view = Color.red.frame(width: 20, height: 20).visualEffect { content, proxy in
      content.offset(x: proxy.size.width)
    }
    #expect(color(view, at: CGPoint(x: 70, y: 50)) != [255, 255, 255])
    #expect(color(view, at: CGPoint(x: 50, y: 50)) == [255, 255, 255])
  }

  // [D] TimelineView: by the schedule, on the host's clock
  @Test func aTimelineIsMadeAnewAtItsDates() {
    var dates: [Date] = []
    let start = TimelineClock.now
    let hosted = HostedView(
      TimelineView(.periodic(from: start, by: 10)) { context in
        let _ = dates.append(context.date)
        Text("now")
      })
    let first = dates.count
    UIKitHost.shared.advance(by: 10.5)
    hosted.settle()
    #expect(dates.count > first)
    #expect(abs((dates.last?.timeIntervalSince(start) ?? 0) - 10) < 0.01)
  }
}
