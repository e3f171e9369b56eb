import Foundation

/// Hue, saturation and brightness, each from 0 to 1.
package struct HueSaturationBrightness {
  package var hue: CGFloat
  package var saturation: CGFloat
  package var brightness: CGFloat

  package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  package init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let highest = max(red, green, blue)
    let range = highest - min(red, green, blue)
    brightness = highest
    saturation = highest > 0 ? range / highest : 0
    guard range > 0 else {
      hue = 0
      return
    }
    var sixth: CGFloat
    if highest == red {
      sixth = (green - blue) / range
    } else if highest == green {
      sixth = 2 + (blue - red) / range
    } else {
      sixth = 4 + (red - green) / range
    }
    if sixth < 0 { sixth += 6 }
    hue = sixth / 6
  }

  package var rgb: (CGFloat, CGFloat, CGFloat) {
    let sixth = (hue == 1 ? 0 : hue) * 6
    let part = sixth - sixth.rounded(.down)
    let p = brightness * (1 - saturation)
    let q = brightness * (1 - saturation * part)
    let t = brightness * (1 - saturation * (1 - part))
    switch Int(sixth) {
    case 0: return (brightness, t, p)
    case 1: return (q, brightness, p)
    case 2: return (p, brightness, t)
    case 3: return (p, q, brightness)
    case 4: return (t, p, brightness)
    default: return (brightness, p, q)
    }
  }
}
