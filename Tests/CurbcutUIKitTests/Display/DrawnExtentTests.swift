import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("Only what cannot be seen is left out")
struct DrawnExtentTests {
  private func picture(_ root: UIView) throws -> CGImage {
    let context = try #require(CGContext(width: 100, height: 100, scale: 1))
    root.render(in: context)
    return try #require(context.makeImage())
  }

  private func view(_ color: UIColor?, _ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  @Test("what sticks out of a view that is off the page is drawn, at any depth")
  func outsideItsParent() throws {
    let root = view(.white, CGRect(x: 0, y: 0, width: 100, height: 100))
    let far = view(nil, CGRect(x: 500, y: 500, width: 10, height: 10))
    let middle = view(nil, CGRect(x: 300, y: 0, width: 10, height: 10))
    middle.addSubview(view(.red, CGRect(x: -780, y: -480, width: 20, height: 20)))
    far.addSubview(middle)
    root.addSubview(far)
    #expect(try picture(root).color(atX: 25, y: 25)?.green == 0)
    far.clipsToBounds = true
    #expect(try picture(root).color(atX: 25, y: 25)?.green == 1)
  }

  @Test("a shadow is seen of a view that is not")
  func shadows() throws {
    let root = view(.white, CGRect(x: 0, y: 0, width: 100, height: 100))
    let far = view(.white, CGRect(x: 0, y: 200, width: 100, height: 50))
    far.layer.shadowOpacity = 1
    far.layer.shadowRadius = 2
    far.layer.shadowOffset = CGSize(width: 0, height: -150)
    root.addSubview(far)
    #expect(try #require(picture(root).color(atX: 50, y: 70)).red < 0.1)
  }

  @Test("a view that is turned or half transparent is drawn with everything in it")
  func groups() throws {
    let root = view(.white, CGRect(x: 0, y: 0, width: 100, height: 100))
    let faint = view(nil, CGRect(x: 10, y: 10, width: 5, height: 5))
    faint.alpha = 0.5
    faint.addSubview(view(.red, CGRect(x: 60, y: 60, width: 20, height: 20)))
    root.addSubview(faint)
    let turned = view(nil, CGRect(x: 200, y: 0, width: 200, height: 10))
    turned.transform = CGAffineTransform(rotationAngle: .pi)
    turned.addSubview(view(.blue, CGRect(x: 340, y: -40, width: 20, height: 20)))
    root.addSubview(turned)
    let drawn = try picture(root)
    #expect(try abs(#require(drawn.color(atX: 75, y: 75)).green - 0.5) < 0.01)
    #expect(try #require(drawn.color(atX: 50, y: 40)).red < 0.1)
  }

  @Test("extents hold all that is inside, and know when they cannot")
  func extents() throws {
    let root = view(.white, CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view(.red, CGRect(x: 150, y: 20, width: 30, height: 30)))
    let extent = try #require(root.drawnExtent)
    #expect(extent.contains(CGRect(x: 150, y: 20, width: 30, height: 30)))
    #expect(extent.width < 300)
    root.layer.addSublayer(CALayer())
    #expect(root.drawnExtent == nil)
  }
}
