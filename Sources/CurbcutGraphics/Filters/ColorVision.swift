/// Colour vision without one kind of cone, and the filters that simulate and correct it.
package enum ColorVision: Hashable, Sendable, CaseIterable {
  /// Without the cones for long wavelengths: red and green look alike, and red looks dark.
  case protanopia
  /// Without the cones for medium wavelengths: red and green look alike.
  case deuteranopia
  /// Without the cones for short wavelengths: blue and yellow look alike.
  case tritanopia

  /// How colours look to people with this vision, in linear sRGB.
  ///
  /// The matrices for severity 1 of G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model
  /// for Simulation of Color Vision Deficiency", IEEE TVCG 15 (6), 2009,
  /// <https://www.inf.ufrgs.br/~oliveira/pubs_files/CVD_Simulation/CVD_Simulation.html>.
  package var simulation: ColorMatrix {
    switch self {
    case .protanopia:
      ColorMatrix(
        red: [0.152286, 1.052583, -0.204868], green: [0.114503, 0.786281, 0.099216],
        blue: [-0.003882, -0.048116, 1.051998])
    case .deuteranopia:
      ColorMatrix(
        red: [0.367322, 0.860646, -0.227968], green: [0.280085, 0.672501, 0.047413],
        blue: [-0.011820, 0.042940, 0.968881])
    case .tritanopia:
      ColorMatrix(
        red: [1.255528, -0.076749, -0.178779], green: [-0.078411, 0.930809, 0.147602],
        blue: [0.004733, 0.691367, 0.303900])
    }
  }

  /// Changes colours so that people with this vision can tell them apart; greys are unchanged.
  ///
  /// "Daltonization" as O. Fidaner, P. Lin and N. Ozguven ("Analysis of Color Blindness", Stanford, 2005) describe
  /// it: what the eye misses, which is the colour minus its simulation, is added to the channels that the eye can
  /// distinguish. Their weights (0.7, and 1 for the channel itself) are meant for missing red; for missing blue they
  /// are mirrored. Apple's own filters are of this kind, with unpublished coefficients.
  package var correction: ColorMatrix {
    let identity = ColorMatrix.identity
    let seen = simulation
    let missed = ColorMatrix(
      red: identity.red - seen.red, green: identity.green - seen.green, blue: identity.blue - seen.blue)
    let shift =
      switch self {
      case .protanopia, .deuteranopia: ColorMatrix(red: [0, 0, 0], green: [0.7, 1, 0], blue: [0.7, 0, 1])
      case .tritanopia: ColorMatrix(red: [1, 0, 0.7], green: [0, 1, 0.7], blue: [0, 0, 0])
      }
    let added = missed.followed(by: shift)
    return ColorMatrix(
      red: identity.red + added.red, green: identity.green + added.green, blue: identity.blue + added.blue)
  }
}
