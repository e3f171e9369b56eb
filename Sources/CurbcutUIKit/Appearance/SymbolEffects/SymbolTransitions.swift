import Foundation

/// A movement with which a symbol becomes another one.
///
/// Follows <https://developer.apple.com/documentation/symbols/contenttransitionsymboleffect>.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// A movement with which a symbol comes and goes.
///
/// Follows <https://developer.apple.com/documentation/symbols/transitionsymboleffect>.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// The movement that suits best.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(opacity: 0) }
}

/// One symbol takes the place of the other.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  public var _motion: _SymbolMotion { _SymbolMotion(opacity: 0) }
  /// The old one goes down, the new one comes up.
  public var downUp: Self { self }
  /// The old one goes up, the new one comes up.
  public var upUp: Self { self }
  /// The old one goes off, the new one comes up.
  public var offUp: Self { self }
  /// What the symbols have in common stays.
  public struct MagicReplace: ContentTransitionSymbolEffect {
    public var _motion: _SymbolMotion { _SymbolMotion(opacity: 0) }
  }
  /// Keeps what the symbols have in common; where they have nothing, one takes the place of the other.
  ///
  /// - Parameter fallback: how, in that case.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }
  /// Layer by layer; the symbols here have one.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
}

extension ReplaceSymbolEffect {
  /// The old one goes down, the new one comes up.
  public static var downUp: Self { Self() }
  /// The old one goes up, the new one comes up.
  public static var upUp: Self { Self() }
  /// The old one goes off, the new one comes up.
  public static var offUp: Self { Self() }
}

/// The symbol appears.
///
/// Follows <https://developer.apple.com/documentation/symbols/appearsymboleffect>.
public struct AppearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {
  /// While it is active, the symbol is hidden; afterwards it appears.
  public var _motion: _SymbolMotion { _SymbolMotion(opacity: 0, isKept: true) }
  /// From below.
  public var up: Self { self }
  /// From above.
  public var down: Self { self }
  /// Layer by layer; the symbols here have one.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
}

/// The symbol is drawn, line by line.
public struct DrawOnSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {
  /// While it is active, the symbol is hidden; afterwards it is drawn. It fades in here, without its lines.
  public var _motion: _SymbolMotion { _SymbolMotion(opacity: 0, isKept: true) }
  /// Layer by layer; the symbols here have one.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
  /// One line after the other.
  public var individually: Self { self }
}

/// The symbol is taken back, line by line.
public struct DrawOffSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect {
  /// While it is active, the symbol is hidden. It fades out here, without its lines.
  public var _motion: _SymbolMotion { _SymbolMotion(opacity: 0, isKept: true) }
  /// Layer by layer; the symbols here have one.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
  /// One line after the other.
  public var individually: Self { self }
}

extension DisappearSymbolEffect: TransitionSymbolEffect {}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The movement that suits best.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol takes the place of the other.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The symbol is drawn, line by line.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The symbol is taken back, line by line.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
