extension CGBlendMode {
  /// The blend mode that a layer's compositing filter names; nil for anything else.
  init?(compositingFilter: Any) {
    guard let name = compositingFilter as? String else { return nil }
    switch name {
    case "normalBlendMode": self = .normal
    case "multiplyBlendMode": self = .multiply
    case "screenBlendMode": self = .screen
    case "overlayBlendMode": self = .overlay
    case "darkenBlendMode": self = .darken
    case "lightenBlendMode": self = .lighten
    case "colorDodgeBlendMode": self = .colorDodge
    case "colorBurnBlendMode": self = .colorBurn
    case "softLightBlendMode": self = .softLight
    case "hardLightBlendMode": self = .hardLight
    case "differenceBlendMode": self = .difference
    case "exclusionBlendMode": self = .exclusion
    case "hueBlendMode": self = .hue
    case "saturationBlendMode": self = .saturation
    case "colorBlendMode": self = .color
    case "luminosityBlendMode": self = .luminosity
    case "plusD": self = .plusDarker
    case "plusL": self = .plusLighter
    default: return nil
    }
  }
}
