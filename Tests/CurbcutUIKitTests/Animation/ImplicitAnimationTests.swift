import CurbcutGraphics
import Foundation
import Testing

@testable import CurbcutUIKit

/// Layers of an app's own go evenly to what is set on them, once they have been on the screen.
@MainActor
@Suite("Layers animate by themselves", .serialized)
struct ImplicitAnimationTests {
  private let window = UIKitHost.shared.makeWindow()
  private let layer = CALayer()
  private var clock: HostClock { UIKitHost.shared.clock }

  init() {
    window.isHidden = false
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    window.layer.addSublayer(layer)
    CATransaction.flush()
  }

  private func shownX() throws -> CGFloat { try #require(layer.presentation()).position.x }

  @Test("a change takes a quarter of a second, and the value is there at once")
  func change() throws {
    layer.position.x = 105
    #expect(layer.position.x == 105)
    #expect(layer.animationKeys() == ["position"])
    #expect(try shownX() == 5)
    clock.advance(by: 0.125)
    #expect(try (20..<100).contains(shownX()))
    clock.advance(by: 0.13)
    #expect(try shownX() == 105)
    #expect(layer.animationKeys() == nil)
  }

  @Test("a second change goes on from where the first has come to")
  func again() throws {
    layer.position.x = 105
    clock.advance(by: 0.1)
    let middle = try shownX()
    layer.position.x = 5
    #expect(try abs(shownX() - middle) < 0.001)
    clock.advance(by: 0.3)
    #expect(try shownX() == 5)
  }

  @Test("a frame moves and sizes; what is not animated by itself changes at once")
  func frames() {
    layer.frame = CGRect(x: 50, y: 0, width: 20, height: 10)
    #expect(layer.animationKeys()?.sorted() == ["bounds", "position"])
    layer.removeAllAnimations()
    layer.masksToBounds = true
    layer.contentsGravity = .center
    layer.isHidden = true
    #expect(layer.animationKeys() == nil)
  }

  @Test("a transaction gives length and pace, and can do without", arguments: [true, false])
  func transactions(isExplicit: Bool) throws {
    if isExplicit { CATransaction.begin() }
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position.x = 105
    if isExplicit { CATransaction.commit() }
    clock.advance(by: 1)
    #expect(try abs(shownX() - 55) < 0.01)
    layer.removeAllAnimations()
    if isExplicit { CATransaction.begin() }
    CATransaction.setDisableActions(true)
    layer.position.x = 5
    if isExplicit { CATransaction.commit() }
    #expect(layer.animationKeys() == nil)
    clock.advance(by: 0)
    layer.position.x = 105
    #expect(layer.animationKeys() == ["position"])
  }

  @Test("a completion waits for what a transaction set in motion")
  func completion() {
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    layer.opacity = 0
    CATransaction.commit()
    #expect(!isDone)
    clock.advance(by: 0.3)
    #expect(isDone)
  }

  @Test("what is set while a screen is put together is simply there")
  func newLayers() {
    let new = CALayer()
    new.position.x = 5
    window.layer.addSublayer(new)
    new.position.x = 50
    let inside = CALayer()
    new.addSublayer(inside)
    inside.opacity = 0.5
    #expect(new.animationKeys() == nil)
    #expect(inside.animationKeys() == nil)
    clock.advance(by: 0)
    new.position.x = 60
    inside.opacity = 1
    #expect(new.animationKeys() == ["position"])
    #expect(inside.animationKeys() == ["opacity"])
  }

  @Test("a layer outside of every window changes at once")
  func offScreen() {
    window.isHidden = true
    layer.position.x = 50
    #expect(layer.animationKeys() == nil)
  }

  @Test("the delegate decides first, then the layer's actions, then its class")
  func actions() {
    final class Decider: NSObject, CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "opacity" ? NSNull() : nil
      }
    }
    final class Slow: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        guard event == "borderWidth" else { return nil }
        let animation = CABasicAnimation()
        animation.duration = 9
        return animation
      }
    }
    let decider = Decider()
    let slow = Slow()
    window.layer.addSublayer(slow)
    CATransaction.flush()
    slow.delegate = decider
    slow.actions = ["cornerRadius": NSNull(), "position": CATransition()]
    slow.opacity = 0.5
    slow.cornerRadius = 4
    #expect(slow.animationKeys() == nil)
    slow.position.x = 3
    #expect(slow.animation(forKey: "transition") is CATransition)
    slow.borderWidth = 4
    #expect((slow.animation(forKey: "borderWidth") as? CABasicAnimation)?.duration == 9)
    clock.advance(by: 4.5)
    #expect(slow.presentation()?.borderWidth == 2)
  }

  @Test("a view's layer changes at once, but with the views in an animation of theirs")
  func views() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    CATransaction.flush()
    view.layer.cornerRadius = 4
    view.layer.position.x = 50
    #expect(view.layer.animationKeys() == nil)
    #expect(view.layer.action(forKey: "cornerRadius") == nil)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      view.layer.cornerRadius = 8
      view.layer.borderColor = UIColor.red.cgColor
    }
    #expect(view.layer.animationKeys()?.sorted() == ["borderColor", "cornerRadius"])
    clock.advance(by: 1)
    #expect(try abs(#require(view.layer.presentation()).cornerRadius - 6) < 0.01)
    clock.advance(by: 1.1)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("a shape's line grows by itself")
  func shapes() throws {
    let shape = CAShapeLayer()
    window.layer.addSublayer(shape)
    CATransaction.flush()
    shape.strokeEnd = 0
    #expect(shape.animationKeys() == ["strokeEnd"])
    #expect(shape.presentation()?.strokeEnd == 1)
  }

  @Test("an app's picture of a layer shows where things are, the screen where they seem to be")
  func pictures() throws {
    layer.backgroundColor = UIColor.red.cgColor
    layer.removeAllAnimations()
    layer.position.x = 55
    func isRed(_ draw: (CGContext) -> Void) throws -> Bool {
      let context = try #require(CGContext(width: 100, height: 20, scale: 1))
      draw(context)
      let color = try #require(context.makeImage()?.color(atX: 55, y: 5))
      return color.red > 0.5 && color.green < 0.5
    }
    #expect(try isRed { window.layer.render(in: $0) })
    #expect(try !isRed { window.render(in: $0) })
  }

  @Test("the layers of what shows are themselves what shows")
  func presentations() throws {
    let inside = CALayer()
    layer.addSublayer(inside)
    let shown = try #require(layer.presentation())
    #expect(shown.sublayers?.first?.model() === inside)
    #expect(shown.superlayer?.model() === window.layer)
  }
}
