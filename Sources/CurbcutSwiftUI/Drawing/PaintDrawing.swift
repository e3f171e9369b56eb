import CurbcutGraphics
import CurbcutUIKit
import Foundation

extension _Paint {
  /// The colour of what can be drawn only with one.
  var color: UIColor {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops.first?.color ?? .label
    case .image(let picture): picture.tint
    case .styled(let paint, _): paint.color
    }
  }

  /// Whether there is only one colour, without a look of its own.
  var isPlain: Bool {
    if case .color = self { true } else { false }
  }

  /// Draws with the paint what a closure draws in the fill or stroke colour. A gradient and a picture are over a
  /// rectangle.
  @MainActor
  func draw(in context: CGContext, _ rect: CGRect, _ shape: @MainActor (CGContext) -> Void) {
    switch self {
    case .color(let color):
      context.setFillColor(color.cgColor)
      context.setStrokeColor(color.cgColor)
      shape(context)
    case .gradient(let gradient): gradient.draw(in: context, rect) { shape($0) }
    case .image(let picture): context.draw({ picture.draw(in: context, rect) }, over: { shape(context) })
    case .styled(let paint, let look):
      look.draw(in: context, rect) {
        paint.draw(in: context, rect, shape)
      } shape: {
        shape(context)
      }
    }
  }
}
