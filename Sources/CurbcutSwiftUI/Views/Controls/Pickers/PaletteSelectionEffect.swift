import CurbcutFoundation

/// How a palette marks what is selected.
///
/// Follows <https://developer.apple.com/documentation/swiftui/paletteselectioneffect>.
public struct PaletteSelectionEffect: Sendable, Equatable {
  private enum Kind: Equatable { case automatic, custom, symbolVariant(SymbolVariants) }
  private let kind: Kind

  /// As the system does.
  public static let automatic = PaletteSelectionEffect(kind: .automatic)
  /// Not at all: the app draws it.
  public static let custom = PaletteSelectionEffect(kind: .custom)
  /// By another variant of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .symbolVariant(variant))
  }
}

extension View {
  /// Sets how the palettes in the view mark what is selected. Here they do it as menus do.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/paletteselectioneffect(_:)>.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    if effect != .automatic {
      UnsupportedMembers.wasSet(
        "View.paletteSelectionEffect: a palette marks what is selected as a menu does")
    }
    return self
  }
}
