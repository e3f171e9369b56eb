import Foundation

/// How new colour is put over old.
///
/// <https://developer.apple.com/documentation/coregraphics/cgblendmode>
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor
  case plusLighter = 27
}

/// How finely an image is resampled when it is drawn larger or smaller.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case medium = 4
  case high = 3
}

/// What is drawn of a path: its area, its outline, or both.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke
}

/// How a path is stroked. Lengths are in points.
struct StrokeStyle {
  var width: CGFloat = 1
  var cap: CGLineCap = .butt
  var join: CGLineJoin = .miter
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dashLengths: [CGFloat] = []
}

/// A shadow: its offset and blur in points.
struct Shadow {
  var offset: CGSize
  var blur: CGFloat
  var color: CGColor
}
