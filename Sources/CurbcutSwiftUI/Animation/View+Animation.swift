extension View {
  /// Shows changes of the view with an animation whenever a value changes.
  ///
  /// A change is shown at once, as with animations of no length: what is heard, and where everything comes to stand, is the
  /// same.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/animation(_:value:)>.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// Shows changes of the view with an animation.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View { self }
}
