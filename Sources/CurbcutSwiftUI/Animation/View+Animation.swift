import Foundation

extension View {
  /// Shows changes of the view with an animation when they come with a change of a value; nil for none.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/animation(_:value:)>.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(
      TransactionModifier(value: value) { if !$0.disablesAnimations { $0.animation = animation } })
  }

  /// Shows every change of the view with an animation; nil for none.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/animation(_:)-1hc0p>.
  public func animation(_ animation: Animation?) -> some View {
    modifier(
      TransactionModifier<Int>(value: nil) { if !$0.disablesAnimations { $0.animation = animation } })
  }

  /// Shows the changes of the modifiers in the closure with an animation; nil for none.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/animation(_:body:)>.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    TransactionBody(
      base: self, change: { if !$0.disablesAnimations { $0.animation = animation } }, content: body)
  }

  /// Changes the transactions of the view and all in it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/transaction(_:)>.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier<Int>(value: nil, change: transform))
  }

  /// Changes the transactions in which a value changes.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/transaction(value:_:)>.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, change: transform))
  }

  /// Changes the transactions for the modifiers in the closure.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/transaction(_:body:)>.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    TransactionBody(base: self, change: transform, content: body)
  }
}
