import CurbcutGraphics
import Foundation

/// A shadow, without what casts it.
struct DrawnShadow: Equatable {
  var color: CGColor
  /// In points.
  var radius: CGFloat
  var offset: CGSize

  /// Draws the shadow of what a closure draws.
  func draw(in context: CGContext, of caster: () -> Void) {
    context.saveGState()
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.saveGState()
    context.setShadow(offset: offset, blur: radius * 2, color: color)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    caster()
    context.endTransparencyLayer()
    context.restoreGState()
    // What casts it is drawn by itself.
    context.setBlendMode(.destinationOut)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setBlendMode(.normal)
    caster()
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    context.restoreGState()
  }
}
