import Foundation

/// Colour vision without one kind of cone.
enum ColorVisionDeficiency: String, CaseIterable {
  /// Without the cones for long wavelengths: red and green look alike, and red looks dark.
  case protanopia
  /// Without the cones for medium wavelengths: red and green look alike.
  case deuteranopia
  /// Without the cones for short wavelengths: blue and yellow look alike.
  case tritanopia

  /// How a colour looks to people with this vision.
  ///
  /// The matrices for severity 1 of G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model
  /// for Simulation of Color Vision Deficiency", IEEE TVCG 15 (6), 2009, in linear light.
  func seen(_ color: AuditColor) -> AuditColor {
    let (red, green, blue) = color.linearChannels
    func channel(_ row: [Double]) -> Double {
      AuditColor.gamma(min(max(row[0] * red + row[1] * green + row[2] * blue, 0), 1))
    }
    return AuditColor(
      red: channel(rows[0]), green: channel(rows[1]), blue: channel(rows[2]), alpha: color.alpha)
  }

  private var rows: [[Double]] {
    switch self {
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900],
      ]
    }
  }
}

extension AuditColor {
  /// The channels in linear light.
  var linearChannels: (red: Double, green: Double, blue: Double) {
    func linear(_ channel: Double) -> Double {
      channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    return (linear(red), linear(green), linear(blue))
  }

  /// A channel of sRGB from one in linear light.
  static func gamma(_ channel: Double) -> Double {
    channel <= 0.0031308 ? channel * 12.92 : 1.055 * pow(channel, 1 / 2.4) - 0.055
  }

  /// How different two opaque colours look: the distance in CIELAB (ΔE*ab), where about 2 is just seen.
  ///
  /// Follows CIE 15, with the white of sRGB (D65).
  func difference(from other: AuditColor) -> Double {
    let (a, b) = (lab, other.lab)
    return ((a.l - b.l) * (a.l - b.l) + (a.a - b.a) * (a.a - b.a) + (a.b - b.b) * (a.b - b.b)).squareRoot()
  }

  private var lab: (l: Double, a: Double, b: Double) {
    let (red, green, blue) = linearChannels
    func curve(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    let x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = curve(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = curve((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }
}
