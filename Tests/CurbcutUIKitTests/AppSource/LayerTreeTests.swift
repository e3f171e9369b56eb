import Foundation
import Testing

@testable import CurbcutUIKit

/// Views and layers are one tree, which is drawn in one way.
@MainActor
@Suite("One tree of layers")
struct LayerTreeTests {
  private func view(_ color: UIColor?, _ x: CGFloat, _ y: CGFloat, _ size: CGFloat = 40) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: size, height: size))
    view.backgroundColor = color
    return view
  }

  private func layer(_ color: UIColor, _ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color.cgColor
    return layer
  }

  /// `r`, `g`, `b`, `w` or `-` for the colour of a pixel, 100 by 100 of them.
  private func pixel(_ x: Int, _ y: Int, of root: UIView) throws -> Character {
    let context = try #require(CGContext(width: 100, height: 100, scale: 1))
    root.layer.render(in: context)
    let ownWay = try name(#require(context.makeImage()), x, y)
    let other = try #require(CGContext(width: 100, height: 100, scale: 1))
    root.render(in: other)
    #expect(try name(#require(other.makeImage()), x, y) == ownWay)
    return ownWay
  }

  private func name(_ image: CGImage, _ x: Int, _ y: Int) throws -> Character {
    let color = try #require(image.color(atX: x, y: y))
    if color.alpha < 0.1 { return "-" }
    switch (color.red > 0.5, color.green > 0.5, color.blue > 0.5) {
    case (true, false, false): return "r"
    case (false, true, false): return "g"
    case (false, false, true): return "b"
    case (true, true, true): return "w"
    default: return "?"
    }
  }

  // MARK: The tree

  @Test("the layer around a view's layer is that of its superview, and holds those of its subviews in order")
  func tree() {
    let root = view(.white, 0, 0, 100)
    let (a, b, c) = (view(.red, 0, 0), view(.green, 0, 0), view(.blue, 0, 0))
    root.addSubview(a)
    root.addSubview(b)
    #expect(a.layer.superlayer === root.layer)
    #expect(root.layer.superlayer == nil)
    #expect(root.layer.sublayers?.map { $0 === a.layer } == [true, false])
    func order() -> [String] {
      let names = [
        ObjectIdentifier(a.layer): "a", ObjectIdentifier(b.layer): "b", ObjectIdentifier(c.layer): "c",
      ]
      return (root.layer.sublayers ?? []).map { names[ObjectIdentifier($0)] ?? "own" }
    }
    root.insertSubview(c, at: 1)
    #expect(order() == ["a", "c", "b"])
    root.bringSubviewToFront(a)
    #expect(order() == ["c", "b", "a"])
    root.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(order() == ["b", "c", "a"])
    root.layer.addSublayer(CALayer())
    root.sendSubviewToBack(a)
    #expect(order() == ["a", "b", "c", "own"])
    c.removeFromSuperview()
    #expect(order() == ["a", "b", "own"])
    #expect(c.layer.superlayer == nil)
    root.addSubview(c)
    #expect(order() == ["a", "b", "own", "c"])
    c.addSubview(b)
    #expect(order() == ["a", "own", "c"])
    #expect(b.layer.superlayer === c.layer)
  }

  @Test("a view's layer that leaves its superlayer takes the view along")
  func leaving() {
    let root = view(.white, 0, 0, 100)
    let child = view(.red, 0, 0)
    root.addSubview(child)
    for layer in root.layer.sublayers ?? [] { layer.removeFromSuperlayer() }
    #expect(child.superview == nil)
    #expect(root.layer.sublayers == nil)
  }

  @Test("a layer that outlives its view is a layer like any other")
  func outliving() {
    var child: UIView? = view(.red, 0, 0)
    let layer = child?.layer
    child = nil
    #expect(layer?.superlayer == nil)
    #expect(layer?.delegate == nil)
    layer?.cornerRadius = 3
    #expect(layer?.cornerRadius == 3)
  }

  @Test("places are converted between the layers of views")
  func converting() {
    let root = view(.white, 0, 0, 100)
    let middle = view(.white, 10, 20)
    let child = view(.white, 5, 5, 10)
    root.addSubview(middle)
    middle.addSubview(child)
    #expect(child.layer.convert(CGPoint(x: 1, y: 2), to: root.layer) == CGPoint(x: 16, y: 27))
    #expect(root.layer.hitTest(CGPoint(x: 16, y: 27)) === child.layer)
  }

  // MARK: Drawing

  @Test("a layer draws the views in it, and what an app adds lies where it was added")
  func drawing() throws {
    let root = view(.white, 0, 0, 100)
    root.addSubview(view(.red, 0, 0))
    #expect(try pixel(10, 10, of: root) == "r")
    #expect(try pixel(90, 90, of: root) == "w")
    root.layer.addSublayer(layer(.green, CGRect(x: 0, y: 0, width: 30, height: 30)))
    #expect(try pixel(10, 10, of: root) == "g")
    root.addSubview(view(.blue, 0, 0, 20))
    #expect(try pixel(10, 10, of: root) == "b")
    #expect(try pixel(25, 25, of: root) == "g")
    root.layer.insertSublayer(layer(.blue, CGRect(x: 0, y: 0, width: 100, height: 100)), at: 0)
    #expect(try pixel(35, 35, of: root) == "r")
    #expect(try pixel(90, 90, of: root) == "b")
  }

  @Test("a layer with a greater z lies in front, a view's too", arguments: [false, true])
  func depth(asksForLayers: Bool) throws {
    let root = view(.white, 0, 0, 100)
    let (red, green) = (view(.red, 0, 0), view(.green, 0, 0))
    root.addSubview(red)
    root.addSubview(green)
    if asksForLayers { _ = root.layer.sublayers }
    #expect(try pixel(10, 10, of: root) == "g")
    red.layer.zPosition = 1
    #expect(try pixel(10, 10, of: root) == "r")
  }

  @Test("a mask shows what lies under its opaque parts, views included")
  func masks() throws {
    let root = view(.white, 0, 0, 100)
    let masked = view(.red, 0, 0, 80)
    masked.addSubview(view(.green, 0, 0, 40))
    root.addSubview(masked)
    let hole = CAShapeLayer()
    hole.path = CGPath(rect: CGRect(x: 10, y: 10, width: 50, height: 50))
    masked.layer.mask = hole
    #expect(try pixel(5, 5, of: root) == "w")
    #expect(try pixel(20, 20, of: root) == "g")
    #expect(try pixel(50, 50, of: root) == "r")
    #expect(try pixel(70, 70, of: root) == "w")
    masked.layer.mask = nil
    #expect(try pixel(70, 70, of: root) == "r")
  }

  @Test("a view masks another")
  func maskView() throws {
    let root = view(.white, 0, 0, 100)
    let masked = view(.red, 20, 20, 60)
    root.addSubview(masked)
    let mask = view(.black, 0, 0, 30)
    masked.mask = mask
    #expect(masked.layer.mask === mask.layer)
    #expect(try pixel(30, 30, of: root) == "r")
    #expect(try pixel(60, 60, of: root) == "w")
    mask.alpha = 0
    #expect(try pixel(30, 30, of: root) == "w")
    masked.mask = nil
    #expect(try pixel(60, 60, of: root) == "r")
  }

  @Test("rounded corners cut subviews off where the layer masks to its bounds")
  func corners() throws {
    let root = view(.white, 0, 0, 100)
    let round = view(.red, 0, 0, 60)
    round.addSubview(view(.green, 0, 0, 60))
    root.addSubview(round)
    round.layer.cornerRadius = 30
    #expect(try pixel(2, 2, of: root) == "g")
    round.layer.masksToBounds = true
    #expect(round.clipsToBounds)
    #expect(try pixel(2, 2, of: root) == "w")
    #expect(try pixel(30, 30, of: root) == "g")
  }

  @Test("a layer draws in its own space, scrolled or not")
  func space() throws {
    let root = view(.white, 0, 0, 100)
    root.addSubview(view(.red, 0, 0))
    root.bounds.origin.y = 20
    let context = try #require(CGContext(width: 100, height: 100, scale: 1))
    root.layer.render(in: context)
    #expect(try name(#require(context.makeImage()), 10, 30) == "r")
    let shown = try #require(CGContext(width: 100, height: 100, scale: 1))
    root.render(in: shown)
    #expect(try name(#require(shown.makeImage()), 10, 30) == "w")
    #expect(try name(#require(shown.makeImage()), 10, 10) == "r")
  }

  @Test("a colour that is taken away is gone from the layer too")
  func background() throws {
    let root = view(.white, 0, 0, 100)
    let child = view(.red, 0, 0)
    root.addSubview(child)
    #expect(try pixel(10, 10, of: root) == "r")
    child.backgroundColor = nil
    #expect(try pixel(10, 10, of: root) == "w")
    child.layer.backgroundColor = UIColor.blue.cgColor
    #expect(try pixel(10, 10, of: root) == "b")
  }
}
