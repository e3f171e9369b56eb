import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// How a view's colours mix with those behind it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/blendmode>.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
    difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter

  var platform: CGBlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

/// Mixes a view with what is behind it.
struct BlendModeEffect: VisualEffectModifier {
  var mode: BlendMode

  func apply(to view: UIView, size: CGSize, _ environment: EnvironmentValues) {
    view.show(mode == .normal ? nil : LayerEffects(blendMode: mode.platform))
  }
}

extension View {
  /// Sets how the view's colours mix with those behind it, within the next group around it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/blendmode(_:)>.
  public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendModeEffect(mode: blendMode)) }
}
