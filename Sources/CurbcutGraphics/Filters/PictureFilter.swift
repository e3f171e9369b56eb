import Foundation

/// What changes the picture of a layer, or of a transparency layer, before it is shown.
package enum PictureFilter: Equatable, Sendable {
  /// Blurs it; the standard deviation in points.
  case blur(CGFloat)
  /// Changes each pixel by itself.
  case matrix(PixelMatrix)
  /// Puts a shadow behind it; a radius in points that is the standard deviation. Without the picture, only the shadow
  /// is left.
  case shadow(CGColor, radius: CGFloat, offset: CGSize, keepsPicture: Bool)
  /// Makes what is as opaque as that one colour, and the rest clear.
  case alphaThreshold(min: Double, max: Double, CGColor)

  /// How far the picture reaches beyond what it was, in points.
  var reach: CGFloat {
    switch self {
    case .blur(let radius): max(0, radius) * 3 + 1
    case .shadow(_, let radius, let offset, _):
      max(0, radius) * 3 + 1 + max(abs(offset.width), abs(offset.height))
    case .matrix, .alphaThreshold: 0
    }
  }
}

/// How the picture of a layer, with all that is in it, comes to what is behind.
package struct LayerEffects: Equatable, Sendable {
  /// What changes the picture, one after the other.
  package var filters: [PictureFilter]
  /// How its colours mix with those behind.
  package var blendMode: CGBlendMode
  /// Whether nothing beyond the bounds is shown, so that a blurred picture has no soft edges.
  package var isBounded: Bool

  /// Creates effects. Without any, the layer is only drawn as one picture.
  package init(_ filters: [PictureFilter] = [], blendMode: CGBlendMode = .normal, isBounded: Bool = false) {
    self.filters = filters
    self.blendMode = blendMode
    self.isBounded = isBounded
  }

  /// How far the picture reaches beyond what is drawn, in points.
  package var reach: CGFloat { isBounded ? 0 : filters.reduce(0) { $0 + $1.reach } }
}
