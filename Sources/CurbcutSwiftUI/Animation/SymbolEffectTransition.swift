import CurbcutUIKit
import Foundation

/// By a movement of the symbols in the view.
///
/// Follows <https://developer.apple.com/documentation/swiftui/symboleffecttransition>.
nonisolated public struct SymbolEffectTransition: Transition {
  private let motion: _SymbolMotion

  /// Creates the transition.
  public init<T: TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) { motion = effect._motion }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : motion.opacity)
  }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == SymbolEffectTransition {
  /// By a movement of the symbols that suits best.
  public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }
  /// By a movement of the symbols.
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  )
    -> SymbolEffectTransition
  {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
