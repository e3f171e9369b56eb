import CurbcutGraphics
import CurbcutUIKit
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// Views that an app draws itself.
@MainActor
@Suite(.serialized)
struct CanvasTests {
  private func picture(_ hosted: HostedView<some View>) -> UIImage {
    UIGraphicsImageRenderer(size: hosted.window.bounds.size).image { _ in
      _ = hosted.window.drawHierarchy(in: hosted.window.bounds, afterScreenUpdates: true)
    }
  }

  // [D] CAV Canvas: not accessible by itself, nor are its symbols
  @Test func aCanvasIsSilentUntilSomethingIsSaidOfIt() {
    let silent = HostedView(
      VStack {
        Canvas { _, _ in
        } symbols: {
          Text("Symbol").tag(1)
        }
        Text("After")
      })
    #expect(silent.labels == ["After"])
    let hosted = HostedView(
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }.accessibilityLabel("Lines of Code"))
    #expect(hosted.labels == ["Lines of Code"])
  }

  // [D] CAV Canvas
  @Test func theChildrenOfACanvasAreViewsThatAreNotDrawn() {
    let hosted = HostedView(
      Canvas { _, _ in }.accessibilityLabel("Lines of Code").accessibilityChildren {
        HStack {
          ForEach(1..<4) {
            Rectangle().accessibilityLabel("Week \($0)").accessibilityValue("\($0 * 10) lines")
          }
        }
      })
    #expect(hosted.labels == ["Week 1", "Week 2", "Week 3"])
    #expect(hosted.elements.map(\.accessibilityValue) == ["10 lines", "20 lines", "30 lines"])
  }

  // [D] GraphicsContext.Shading.style(_:), ShapeStyle.shadow(_:)
  @Test func aPathIsFilledInAStyleWithAShadow() throws {
    let hosted = HostedView(
      Canvas { context, _ in
        context.fill(
          Path(CGRect(x: 10, y: 10, width: 20, height: 60)),
          with: .style(Color.red.shadow(.drop(color: .black, radius: 0, x: 10))))
      }.frame(width: 100, height: 100), size: CGSize(width: 100, height: 100))
    let image = try #require(picture(hosted).cgImage)
    let scale = CGFloat(image.width) / 100
    func colour(_ x: CGFloat) throws -> [Double] {
      let found = try #require(image.color(atX: Int(x * scale), y: Int(40 * scale)))
      return [found.red, found.green, found.blue].map { Double($0) }
    }
    #expect(try colour(20)[0] > 0.9 && colour(20)[2] < 0.4)
    #expect(try colour(35).max() ?? 1 < 0.1)
    #expect(try colour(80) == [1, 1, 1])
  }

  @Test func aCanvasEndsAtItsEdges() throws {
    let hosted = HostedView(
      Canvas { context, _ in
        context.fill(Path(CGRect(x: -50, y: -50, width: 200, height: 200)), with: .color(.red))
      }.frame(width: 40, height: 40), size: CGSize(width: 100, height: 100))
    let image = try #require(picture(hosted).cgImage)
    let scale = CGFloat(image.width) / 100
    let (inside, outside) = (
      image.color(atX: Int(50 * scale), y: Int(50 * scale)),
      image.color(atX: Int(20 * scale), y: Int(50 * scale))
    )
    #expect(try #require(inside).blue < 0.4)
    #expect(try #require(outside).blue == 1)
  }

  @Test func aCanvasIsDrawn() {
    var sizes: [CGSize] = []
    var symbol: CGSize?
    var missing = false
    let hosted = HostedView(
      Canvas { context, size in
        sizes.append(size)
        context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.red))
        var moved = context
        moved.translateBy(x: 10, y: 10)
        moved.stroke(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .foreground, lineWidth: 2)
        context.draw(Text("Title"), at: CGPoint(x: 50, y: 50))
        if let found = context.resolveSymbol(id: "dot") {
          symbol = found.size
          context.draw(found, at: CGPoint(x: 20, y: 20))
        }
        missing = context.resolveSymbol(id: "other") == nil
        context.drawLayer { $0.opacity = 0.5 }
      } symbols: {
        Color.blue.frame(width: 12, height: 8).tag("dot")
      }, size: CGSize(width: 100, height: 80))
    _ = picture(hosted)
    #expect(sizes.contains(CGSize(width: 100, height: 80)))
    #expect(symbol == CGSize(width: 12, height: 8))
    #expect(missing)
  }
}
