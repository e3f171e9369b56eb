import Foundation

/// The symbol jumps.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var _motion = _SymbolMotion(scale: 1.15, offset: -2)
  /// Upwards.
  public var up: Self { Self() }
  /// Downwards.
  public var down: Self { Self(_motion: _SymbolMotion(scale: 0.85, offset: 2)) }
  /// Layer by layer; the symbols here have one.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
}

/// The symbol pales and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var _motion = _SymbolMotion(opacity: 0.4, duration: 1)
  /// Layer by layer; the symbols here have one.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
}

/// The layers of the symbol pale and come back; the symbols here have one.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var _motion = _SymbolMotion(opacity: 0.4, duration: 0.8)
  /// One layer at a time.
  public var iterative: Self { self }
  /// One layer after the other.
  public var cumulative: Self { self }
  /// There and back.
  public var reversing: Self { self }
  /// Only there.
  public var nonReversing: Self { self }
  /// Layers that are not on are pale.
  public var dimInactiveLayers: Self { self }
  /// Layers that are not on are hidden.
  public var hideInactiveLayers: Self { self }
}

/// The symbol is larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  public private(set) var _motion = _SymbolMotion(scale: 1.1, isKept: true)
  /// Larger.
  public var up: Self { Self() }
  /// Smaller.
  public var down: Self { Self(_motion: _SymbolMotion(scale: 0.9, isKept: true)) }
  /// Layer by layer; the symbols here have one.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
}

/// The symbol goes.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect {
  public let _motion = _SymbolMotion(scale: 0.7, opacity: 0, isKept: true)
  /// Upwards.
  public var up: Self { self }
  /// Downwards.
  public var down: Self { self }
  /// Layer by layer; the symbols here have one.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
}

/// The symbol shakes.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var _motion = _SymbolMotion(degrees: 10, duration: 0.3)
  /// Turning to the right first.
  public var clockwise: Self { Self() }
  /// Turning to the left first.
  public var counterClockwise: Self { Self(_motion: _SymbolMotion(degrees: -10, duration: 0.3)) }
  /// Upwards and back.
  public var up: Self { Self(_motion: _SymbolMotion(offset: -3, duration: 0.3)) }
  /// Downwards and back.
  public var down: Self { Self(_motion: _SymbolMotion(offset: 3, duration: 0.3)) }
  /// To the left and back.
  public var left: Self { self }
  /// To the right and back.
  public var right: Self { self }
  /// In the direction of reading and back.
  public var forward: Self { self }
  /// Against the direction of reading and back.
  public var backward: Self { self }
  /// At an angle, in degrees, and back.
  public func custom(angle: Double) -> Self { self }
  /// Layer by layer; the symbols here have one.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
}

/// The symbol turns.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var _motion = _SymbolMotion(degrees: 360, duration: 1)
  /// To the right.
  public var clockwise: Self { Self() }
  /// To the left.
  public var counterClockwise: Self { Self(_motion: _SymbolMotion(degrees: -360, duration: 1)) }
  /// Layer by layer; the symbols here have one.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
}

/// The symbol grows and shrinks.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var _motion = _SymbolMotion(scale: 1.1, opacity: 0.8, duration: 1.5)
  /// Without paling.
  public var plain: Self { Self(_motion: _SymbolMotion(scale: 1.1, duration: 1.5)) }
  /// While paling.
  public var pulse: Self { Self() }
  /// Layer by layer; the symbols here have one.
  public var byLayer: Self { self }
  /// As a whole.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol pales and comes back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The layers of the symbol pale and come back.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol shakes.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
