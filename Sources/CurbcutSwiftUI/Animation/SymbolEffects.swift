import Foundation

/// A movement of a symbol.
///
/// Follows <https://developer.apple.com/documentation/symbols/symboleffect>.
public protocol SymbolEffect: Hashable, Sendable {
  /// What is seen.
  var _motion: _SymbolMotion { get }
}

/// A movement that goes on while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// A movement that is shown once, or so many times.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// What is seen of a movement, at its furthest.
public struct _SymbolMotion: Hashable, Sendable {
  var scale = 1.0
  var opacity = 1.0
  var degrees = 0.0
  var offset = 0.0
  /// Whether the furthest state is kept while the movement is active.
  var isKept = false
  /// The seconds of one movement.
  var duration = 0.5
}

/// How often and how fast a movement is shown.
///
/// Follows <https://developer.apple.com/documentation/symbols/symboleffectoptions>.
public struct SymbolEffectOptions: Hashable, Sendable {
  var factor = 1.0
  var count: Int?
  var isEndless = false
  /// The pause before the movement is shown again, in seconds.
  var pause = 0.0

  /// As suits the movement.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions(isEndless: true)
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(count: 1)
  /// Faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(factor: speed) }
  /// So many times.
  @_disfavoredOverload
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(count: count, isEndless: count == nil)
  }
  /// As a behaviour says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  /// As a behaviour says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    changed {
      ($0.count, $0.isEndless, $0.pause) = (behavior.count, behavior.count == nil, behavior.delay)
    }
  }

  /// How a movement is shown again.
  ///
  /// Follows <https://developer.apple.com/documentation/symbols/symboleffectoptions/repeatbehavior>.
  public struct RepeatBehavior: Hashable, Sendable {
    var count: Int?
    var delay: Double

    /// Again and again, without a pause.
    public static let continuous = RepeatBehavior(count: nil, delay: 0)
    /// Again and again, with pauses.
    public static let periodic = RepeatBehavior(count: nil, delay: 1)
    /// So many times, with pauses.
    ///
    /// - Parameters:
    ///   - count: how often; nil for again and again.
    ///   - delay: the pause between, in seconds; nil for the movement's.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 1)
    }
  }
  /// Again and again.
  public var repeating: SymbolEffectOptions { changed { $0.isEndless = true } }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { changed { ($0.count, $0.isEndless) = (1, false) } }
  /// Faster or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions { changed { $0.factor *= speed } }
  /// So many times.
  @_disfavoredOverload
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    changed { ($0.count, $0.isEndless) = (count, count == nil) }
  }

  private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }
}

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
  public let _motion = _SymbolMotion(degrees: 10, duration: 0.3)
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

/// Whether a view does not take part in the movements of the views around it.
private enum SymbolEffectsRemovedKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Shows a movement of the symbols in a view.
struct SymbolEffectModifier: ViewModifier {
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  /// Whether the movement goes on.
  let isActive: Bool
  /// Whose change shows the movement; nil for one that goes on.
  let trigger: AnyHashableValue?
  @State private var amount = 0.0
  @State private var turn = Turn()
  @State private var isRemoved = false
  @Environment(\.accessibilityStatus.reducesMotion) private var reducesMotion

  func body(content: Content) -> some View {
    content.scaleEffect(1 + (motion.scale - 1) * moved)
      .rotationEffect(.degrees(motion.degrees * moved))
      .offset(y: motion.offset * moved)
      .opacity(isRemoved ? 1 : 1 + (motion.opacity - 1) * amount)
      .onPreferenceChange(SymbolEffectsRemovedKey.self) { isRemoved = $0 }
      .onChange(of: isActive, initial: true) { if trigger == nil { follow() } }
      .onChange(of: trigger) { show() }
  }

  /// How far the symbol has moved; not at all where the person does not want motion.
  private var moved: Double { isRemoved || reducesMotion && !motion.isKept ? 0 : amount }

  private var way: Animation { .easeInOut(duration: motion.duration / 2 / max(options.factor, 0.01)) }

  /// Counts the movements, so that one that goes on after a pause knows whether it is still wanted.
  private final class Turn { var number = 0 }

  private func follow() {
    turn.number += 1
    guard isActive else {
      if amount != 0 { withAnimation(way) { amount = 0 } }
      return
    }
    guard !motion.isKept else { return withAnimation(way) { amount = 1 } }
    if let count = options.count { return show(count) }
    if options.pause > 0 { return show(.max) }
    withAnimation(way.repeatForever()) { amount = 1 }
  }

  /// Goes there and back.
  private func show(_ times: Int? = nil) {
    let left = times ?? options.count ?? 1
    let number = turn.number
    guard left > 0 else { return }
    withAnimation(way) {
      amount = 1
    } completion: {
      withAnimation(way) {
        amount = 0
      } completion: {
        guard options.pause > 0, left > 1 else { return show(left - 1) }
        HostTimer.after(options.pause) { if turn.number == number { show(left - 1) } }
      }
    }
  }
}

extension View {
  /// Moves the symbols in the view while the movement is active.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/symboleffect(_:options:isactive:)>.
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(motion: effect._motion, options: options, isActive: isActive, trigger: nil))
  }

  /// Moves the symbols in the view when a value changes.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/symboleffect(_:options:value:)>.
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        motion: effect._motion, options: options, isActive: false, trigger: AnyHashableValue(value)))
  }

  /// Keeps the symbols in the view from the movements that are set around it.
  ///
  /// A view that has both symbols with movements and without does not move at all.
  /// Follows <https://developer.apple.com/documentation/swiftui/view/symboleffectsremoved(_:)>.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformPreference(SymbolEffectsRemovedKey.self) { $0 = $0 || isEnabled }
  }
}
