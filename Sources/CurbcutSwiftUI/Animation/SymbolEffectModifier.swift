import CurbcutUIKit
import Foundation

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
