import Foundation

/// How new colour is blended with old.
///
/// <https://developer.apple.com/documentation/coregraphics/cgblendmode>
public enum CGBlendMode: Int32, Sendable {
  /// New colour covers old by its alpha.
  case normal
  /// The product of both: never lighter.
  case multiply
  /// The product of both inverses: never darker.
  case screen
  /// Multiplies or screens, as the old colour is dark or light.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Lightens the old colour towards the new one.
  case colorDodge
  /// Darkens the old colour towards the new one.
  case colorBurn
  /// Darkens or lightens gently, as the new colour is dark or light.
  case softLight
  /// Multiplies or screens, as the new colour is dark or light.
  case hardLight
  /// The darker of both subtracted from the lighter.
  case difference
  /// Like difference, with less contrast.
  case exclusion
  /// The new hue, with saturation and luminosity of the old colour.
  case hue
  /// The new saturation, with hue and luminosity of the old colour.
  case saturation
  /// The new hue and saturation, with the luminosity of the old colour.
  case color
  /// The new luminosity, with hue and saturation of the old colour.
  case luminosity
  /// Nothing at all.
  case clear
  /// The new colour alone.
  case copy
  /// The new colour, where there was something.
  case sourceIn
  /// The new colour, where there was nothing.
  case sourceOut
  /// The new colour over the old, where there was something.
  case sourceAtop
  /// The old colour over the new.
  case destinationOver
  /// The old colour, where the new one is.
  case destinationIn
  /// The old colour, where the new one is not.
  case destinationOut
  /// The old colour over the new, where the new one is.
  case destinationAtop
  /// Both, where only one of them is.
  case xor
  /// The sum of what both lack of white.
  case plusDarker
  /// The sum of both.
  case plusLighter
}

/// How finely an image is resampled when it is drawn larger or smaller.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The system's choice; smooth here.
  case `default` = 0
  /// Sharp pixels.
  case none = 1
  /// Fast; smooth here.
  case low = 2
  /// Medium; smooth here.
  case medium = 4
  /// Best; smooth here.
  case high = 3
}

/// Whether a path's area, its outline, or both are drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The area, by the winding rule.
  case fill
  /// The area, by the even-odd rule.
  case eoFill
  /// The outline.
  case stroke
  /// The area by the winding rule, and then the outline.
  case fillStroke
  /// The area by the even-odd rule, and then the outline.
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
