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
  package var scale = 1.0
  package var opacity = 1.0
  package var degrees = 0.0
  package var offset = 0.0
  /// Whether the furthest state is kept while the movement is active.
  package var isKept = false
  /// The seconds of one movement.
  package var duration = 0.5

  package init(
    scale: Double = 1, opacity: Double = 1, degrees: Double = 0, offset: Double = 0, isKept: Bool = false,
    duration: Double = 0.5
  ) {
    (self.scale, self.opacity, self.degrees, self.offset) = (scale, opacity, degrees, offset)
    (self.isKept, self.duration) = (isKept, duration)
  }
}

/// How often and how fast a movement is shown.
///
/// Follows <https://developer.apple.com/documentation/symbols/symboleffectoptions>.
public struct SymbolEffectOptions: Hashable, Sendable {
  package var factor = 1.0
  package var count: Int?
  package var isEndless = false
  /// The pause before the movement is shown again, in seconds.
  package var pause = 0.0

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
